"""what seats choose before they are asked, a room of their own for spectators' talk, private notes to a game"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("room", sa.String(length=10), server_default="players", nullable=False))
    op.create_table(
        "chosen_ahead",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_chosen_ahead_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_chosen_ahead")),
    )
    op.create_table(
        "notes",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notes_game_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_notes_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game_id", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_game_id"), "notes", ["game_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_notes_game_id"), table_name="notes")
    op.drop_table("notes")
    op.drop_table("chosen_ahead")
    op.drop_column("chat", "room")

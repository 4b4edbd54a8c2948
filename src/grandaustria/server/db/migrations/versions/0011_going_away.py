"""who is away, seats given up for good, questions to all who play, turns that were taken back"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("seen", sa.Float()))
    op.add_column("games", sa.Column("away_seconds", sa.Integer()))
    op.add_column("games", sa.Column("question", sa.JSON()))
    op.create_table(
        "taken_back",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("notation", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_taken_back_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "revision", "sequence", name=op.f("pk_taken_back")),
    )


def downgrade() -> None:
    op.drop_table("taken_back")
    op.drop_column("games", "question")
    op.drop_column("games", "away_seconds")
    op.drop_column("seats", "seen")
    op.drop_column("seats", "resigned")

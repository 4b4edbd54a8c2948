"""rated games, what somebody is rated, and how every game has changed it; people show it if they want to"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("rated", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("games", sa.Column("ratings", sa.JSON()))
    op.add_column("seats", sa.Column("absent", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("people", sa.Column("show_ratings", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("people", sa.Column("show_page", sa.Boolean(), server_default="0", nullable=False))
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=4), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float()),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ratings_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "players", "pace", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_board", "ratings", ["players", "pace", "rating", "person_id"])
    op.create_table(
        "rating_changes",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=4), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_rating_changes_game_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_rating_changes_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "person_id", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_person", "rating_changes", ["person_id", "at"])


def downgrade() -> None:
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    for column in ("show_page", "show_ratings"):
        op.drop_column("people", column)
    op.drop_column("seats", "absent")
    for column in ("ratings", "rated"):
        op.drop_column("games", column)

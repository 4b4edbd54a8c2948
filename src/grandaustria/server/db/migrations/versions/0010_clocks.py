"""clocks of tables; those that are there have none, so that nothing ever happens at them by itself"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

has_clock = sa.text("clock IS NOT NULL")


def upgrade() -> None:
    op.add_column("games", sa.Column("clock", sa.JSON()))
    op.add_column("games", sa.Column("times", sa.JSON()))
    op.add_column("games", sa.Column("expires", sa.Float()))
    op.add_column("seats", sa.Column("for_turn", sa.Boolean(), nullable=False, server_default="0"))
    op.create_index(
        "ix_games_clocks", "games", ["status", "expires"], sqlite_where=has_clock, postgresql_where=has_clock
    )
    op.create_table(
        "clock_beats",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock_beats")),
    )


def downgrade() -> None:
    op.drop_table("clock_beats")
    op.drop_index("ix_games_clocks", "games")
    op.drop_column("seats", "for_turn")
    op.drop_column("games", "expires")
    op.drop_column("games", "times")
    op.drop_column("games", "clock")

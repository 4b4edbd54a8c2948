"""the game of the day: the days that were played, and who has begun which game"""

import sqlalchemy as sa
from alembic import op

from grandaustria.server.db.migrations.shared_luck import close

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Float()),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
    op.create_table(
        "day_games",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_day_games_day")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_day_games_person_id")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_day_games_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "person_id", name=op.f("pk_day_games")),
        sa.UniqueConstraint("game_id", name=op.f("uq_day_games_game_id")),
    )
    op.create_index("ix_day_games_results", "day_games", ["day", "points"])
    op.create_index("ix_day_games_person_id", "day_games", ["person_id"])


def downgrade() -> None:
    close("SELECT 'day-' || day FROM days")
    op.drop_table("day_games")
    op.drop_table("days")

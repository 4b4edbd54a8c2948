"""which games wait for a bot, so that they are found without looking at all seats"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

waits = sa.text("bot_to_act IS NOT NULL")


def upgrade() -> None:
    op.add_column("games", sa.Column("bot_to_act", sa.String(length=20), nullable=True))
    op.execute(
        "UPDATE games SET bot_to_act = "
        "(SELECT bot FROM seats WHERE seats.game_id = games.id AND seats.seat = games.to_act) "
        "WHERE status = 'running'"
    )
    op.create_index("ix_games_waiting", "games", ["driver"], sqlite_where=waits, postgresql_where=waits)


def downgrade() -> None:
    op.drop_index("ix_games_waiting", "games")
    op.drop_column("games", "bot_to_act")

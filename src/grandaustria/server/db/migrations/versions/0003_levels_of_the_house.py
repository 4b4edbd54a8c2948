"""bots have the names of the house: who was called greedy is the waiter, random play became the page boy"""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NAMES = {"greedy": "waiter", "random": "pageboy"}
FORMER = {"waiter": "greedy", "pageboy": "random", "concierge": "greedy", "director": "greedy"}
"""The version before knows nothing like the last two: the best it has goes on."""

seats = sa.table("seats", sa.column("bot", sa.String))
updates = sa.table("updates", sa.column("game_id"), sa.column("revision"), sa.column("data", sa.JSON))


def upgrade() -> None:
    _rename(NAMES)


def downgrade() -> None:
    _rename(FORMER)


def _rename(names: Mapping[str, str]) -> None:
    for name, other in names.items():
        called = sa.or_(seats.c.bot == name, seats.c.bot.startswith(f"{name}@"))
        op.execute(seats.update().where(called).values(bot=other))
    _retell(names)


def _retell(names: Mapping[str, str]) -> None:
    """Updates about a table say who sits where, and are told again to whoever was away."""
    connection, told = op.get_bind(), sa.cast(updates.c.data, sa.Text)
    mentioned = sa.or_(*(told.contains(f'"{name}') for name in names))
    for row in connection.execute(sa.select(updates).where(mentioned)).all():
        place = (updates.c.game_id == row.game_id, updates.c.revision == row.revision)
        connection.execute(updates.update().where(*place).values(data=_renamed(row.data, names)))


def _renamed(data: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    if "table" not in data:
        return data
    around = [{**seat, "bot": _other(seat["bot"], names)} for seat in data["table"]["seats"]]
    return {**data, "table": {**data["table"], "seats": around}}


def _other(bot: str | None, names: Mapping[str, str]) -> str | None:
    return None if bot is None else names.get(bot.partition("@")[0], bot)

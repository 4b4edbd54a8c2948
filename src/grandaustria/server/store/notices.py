"""What processes tell each other through PostgreSQL: that something happened at a table, when it is committed.

Each table has a channel of its own, so that of the others nothing is heard; one is for what concerns every process. On
SQLite there is nobody to tell.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

REVISION, CHAT, PRESENCE, ENDED, CHOSEN, PLAN = "revision", "chat", "presence", "ended", "chosen", "plan"
HOUSE = ""
"""In the place of a table's id: every process hears it."""
_PREFIX = "grandaustria_"
_TELL = text("SELECT pg_notify(:channel, :payload)")


def channel_of(game_id: str) -> str:
    return f"{_PREFIX}{game_id}"


def table_of(channel: str) -> str:
    return channel.removeprefix(_PREFIX)


async def tell(connection: AsyncConnection, game_ids: Iterable[str], kind: str, *said: object) -> None:
    """Only what has changed and where; whoever hears it looks for himself."""
    payload = ":".join(map(str, (kind, *said)))
    rows = [{"channel": channel_of(game_id), "payload": payload} for game_id in game_ids]
    if rows and connection.dialect.name == "postgresql":
        await connection.execute(_TELL, rows)

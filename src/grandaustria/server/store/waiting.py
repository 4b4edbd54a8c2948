"""Games that wait for a person whose time is up."""

from __future__ import annotations

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, seats

MOST_AT_ONCE = 500

_TO_ACT = and_(seats.c.game_id == games.c.id, seats.c.seat == games.c.to_act)


async def run_out_between(connection: AsyncConnection, since: float, until: float) -> list[tuple[str, int, float]]:
    """Running games whose turn's time ran out in between, with the seat that is late and since when."""
    query = (
        select(games.c.id, games.c.to_act, games.c.due)
        .join(seats, _TO_ACT)
        .where(games.c.status == "running", games.c.due > since, games.c.due <= until, seats.c.bot.is_(None))
        .limit(MOST_AT_ONCE)
    )
    return [(row.id, row.to_act, row.due) for row in await connection.execute(query)]

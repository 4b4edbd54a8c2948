"""Games that wait for somebody: for a bot, or for a person whose time is up."""

from __future__ import annotations

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, seats, updates

MOST_AT_ONCE = 500

_TO_ACT = and_(seats.c.game_id == games.c.id, seats.c.seat == games.c.to_act)


async def for_bots(connection: AsyncConnection, before: float) -> list[tuple[str, int]]:
    """Running games in which nothing has happened since a moment though a bot is to act, with their revisions."""
    last = and_(updates.c.game_id == games.c.id, updates.c.revision == games.c.revision)
    query = (
        select(games.c.id, games.c.revision)
        .join(seats, _TO_ACT)
        .outerjoin(updates, last)
        .where(games.c.status == "running", seats.c.bot.is_not(None))
        .where(func.coalesce(updates.c.at, games.c.turn_since, 0.0) <= before)
    )
    return [(row.id, row.revision) for row in await connection.execute(query)]


async def run_out_between(connection: AsyncConnection, since: float, until: float) -> list[tuple[str, int, float]]:
    """Running games whose turn's time ran out in between, with the seat that is late and since when."""
    query = (
        select(games.c.id, games.c.to_act, games.c.due)
        .join(seats, _TO_ACT)
        .where(games.c.status == "running", games.c.due > since, games.c.due <= until, seats.c.bot.is_(None))
        .limit(MOST_AT_ONCE)
    )
    return [(row.id, row.to_act, row.due) for row in await connection.execute(query)]

"""Games that wait for a person whose time is up."""

from __future__ import annotations

from sqlalchemy import and_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, seats

AT_ONCE = 500
"""Rows read with one query; there may be any number of them."""

_TO_ACT = and_(seats.c.game_id == games.c.id, seats.c.seat == games.c.to_act)


async def run_out_between(connection: AsyncConnection, since: float, until: float) -> list[tuple[str, int, float]]:
    """All running games whose turn's time ran out in between, with the seat that is late and since when."""
    found: list[tuple[str, int, float]] = []
    query = (
        select(games.c.id, games.c.to_act, games.c.due)
        .join(seats, _TO_ACT)
        .where(games.c.status == "running", games.c.due > since, games.c.due <= until, seats.c.bot.is_(None))
        .order_by(games.c.due, games.c.id)
        .limit(AT_ONCE)
    )
    page = query
    while rows := (await connection.execute(page)).all():
        found += [(row.id, row.to_act, row.due) for row in rows]
        # The first condition is what the index is read by, the second one who comes next.
        last = rows[-1]
        page = query.where(games.c.due >= last.due, tuple_(games.c.due, games.c.id) > (last.due, last.id))
    return found

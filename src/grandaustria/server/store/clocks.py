"""Tables whose clocks go, and when they were last seen going."""

from __future__ import annotations

from sqlalchemy import case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.processes import clock_beats
from grandaustria.server.db.schema import games

_GOING = (games.c.status == "running", games.c.clock.is_not(None))
"""An index has those with a clock and no others."""
_THE_ONE = 1


async def expired(connection: AsyncConnection, now: float, most: int = 100) -> list[str]:
    """Games in which the house has to act, those that have waited longest first."""
    query = select(games.c.id).where(*_GOING, games.c.expires <= now).order_by(games.c.expires, games.c.id)
    return list((await connection.execute(query.limit(most))).scalars())


async def any_going(connection: AsyncConnection) -> bool:
    return (await connection.execute(select(games.c.id).where(*_GOING).limit(1))).first() is not None


async def last_beat(connection: AsyncConnection) -> float | None:
    """When clocks were last seen going; nobody else writes it before this transaction ends."""
    return (await connection.execute(select(clock_beats.c.at).with_for_update())).scalar_one_or_none()


async def beat(connection: AsyncConnection, now: float) -> None:
    """They go."""
    changed = await connection.execute(update(clock_beats).values(at=now))
    if not changed.rowcount:
        await connection.execute(insert(clock_beats), [{"id": _THE_ONE, "at": now}])


async def make_up(connection: AsyncConnection, since: float, now: float) -> None:
    """The house was shut for a while: no clock went meanwhile. Of a turn that began later, only what is after that."""
    began = case((games.c.turn_since > since, games.c.turn_since), else_=since)
    later = {column: column + (now - began) for column in (games.c.due, games.c.expires)}
    was_going = (games.c.due.is_not(None), func.coalesce(games.c.expires, games.c.due) > since)
    await connection.execute(update(games).where(*_GOING, *was_going).values(later))

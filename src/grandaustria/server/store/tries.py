"""How often something was tried, for all processes on a database together. What it was tried with is only a hash.

As in `api.pace`, one number is kept for each key: the moment at which the tries so far will have been worked off at an
even pace.
"""

from __future__ import annotations

import math

from sqlalchemy import case, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import tries
from grandaustria.server.db.upsert import upsert

EXACT = 1e-6
"""Seconds since 1970 are not more exact than that."""


async def take(connection: AsyncConnection, key: str, most: int, seconds: float, now: float) -> float:
    """Try once more: 0 if it may be tried, otherwise how long to wait; then nothing has changed."""
    if most <= 0:
        return seconds
    step = seconds / most
    # What lies further ahead than it can was written by a clock that has been set back since.
    passed = or_(tries.c.until < now, tries.c.until > now + seconds + EXACT)
    after = case((passed, now), else_=tries.c.until) + step
    adding = upsert(connection, tries).values(key=key, until=now + step)
    allowed = adding.on_conflict_do_update(
        index_elements=[tries.c.key], set_={"until": after}, where=after <= now + seconds + EXACT
    ).returning(tries.c.until)
    if (await connection.execute(allowed)).scalar_one_or_none() is not None:
        return 0.0
    until = (await connection.execute(select(tries.c.until).where(tries.c.key == key))).scalar_one()
    return float(max(1, math.ceil(until + step - now - seconds)))


async def forget(connection: AsyncConnection, now: float) -> None:
    """Clear away what has been worked off, and what a clock that was wrong has left."""
    await connection.execute(delete(tries).where(or_(tries.c.until < now, tries.c.until > now + 86_400.0)))

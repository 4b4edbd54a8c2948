"""Whether something can be stored: it is, for a moment in which nobody can see it."""

from __future__ import annotations

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server.db.engine import writing
from grandaustria.server.db.processes import presence

NOWHERE = "ready"


async def try_writing(engine: AsyncEngine, process: str) -> None:
    """Write something and take it away again in one transaction, which goes to the disk like any other."""
    async with writing(engine) as connection:
        row = {"game_id": NOWHERE, "process": process, "person_id": NOWHERE}
        await connection.execute(insert(presence), [row])
        await connection.execute(delete(presence).where(presence.c.game_id == NOWHERE, presence.c.process == process))

"""Whether the house is being looked after: one row says since when and why, none that it is not."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.processes import maintenance
from grandaustria.server.db.schema import games

LONGEST_MESSAGE = 300
ONLY = 1
"""The id of the row."""


class Notice(NamedTuple):
    """What operators say about it."""

    since: float
    message: str


async def read_notice(connection: AsyncConnection) -> Notice | None:
    row = (await connection.execute(select(maintenance.c.since, maintenance.c.message))).first()
    return None if row is None else Notice(row.since, row.message)


async def begin(connection: AsyncConnection, message: str, now: float) -> Notice:
    """Say that it is on; it has been since it first was."""
    before = await read_notice(connection)
    notice = Notice(before.since if before else now, message)
    await end(connection)
    await connection.execute(insert(maintenance).values(id=ONLY, **notice._asdict()))
    return notice


async def end(connection: AsyncConnection) -> None:
    await connection.execute(delete(maintenance))


async def turns_under_way(connection: AsyncConnection) -> int:
    """Tables at which somebody is in the middle of a turn."""
    query = select(func.count()).select_from(games).where(games.c.status == "running", games.c.cursor > 0)
    return int((await connection.execute(query)).scalar_one())

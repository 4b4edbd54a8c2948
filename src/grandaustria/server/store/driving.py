"""Which process plays the bots of which table, and which processes there are."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import ColumnElement, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.processes import drivers
from grandaustria.server.db.schema import games
from grandaustria.server.store import presence

Waiting = list[tuple[str, int]]
"""Tables, with their revisions."""

_WAITING = (games.c.status == "running", games.c.bot_to_act.is_not(None))
"""A bot is to act; an index has those and no others."""
# PostgreSQL's own clock is the same for all processes, on whichever machine they run.
_NOW = "extract(epoch FROM clock_timestamp())"
_KEEP = text(
    f"INSERT INTO drivers (process, seen) VALUES (:process, {_NOW}) "
    "ON CONFLICT (process) DO UPDATE SET seen = excluded.seen"
)
# Of one that has been heard of in the future nothing is known either: the clock was set back.
_SILENCES = text(f"SELECT process, abs({_NOW} - seen) FROM drivers")


async def waiting(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> Waiting:
    """The games that wait for a bot."""
    query = select(games.c.id, games.c.revision).where(*_WAITING, *conditions)
    return [(row.id, row.revision) for row in await connection.execute(query)]


def left_by(there: Collection[str]) -> ColumnElement[bool]:
    """Those whose process is none of these; not those whose bots rest."""
    return games.c.driver.is_not(None) & games.c.driver.not_in(sorted(there))


def driven_by(process: str) -> ColumnElement[bool]:
    return games.c.driver == process


def resting(game_ids: Iterable[str]) -> ColumnElement[bool]:
    return games.c.driver.is_(None) & games.c.id.in_(sorted(game_ids))


async def take(connection: AsyncConnection, process: str, *conditions: ColumnElement[bool]) -> None:
    """The games that wait for a bot are this process's from now on."""
    await connection.execute(update(games).where(*_WAITING, *conditions).values(driver=process))


async def rest(connection: AsyncConnection, process: str, game_id: str) -> None:
    """The bots of a game rest, if they are this process's."""
    await connection.execute(update(games).where(games.c.id == game_id, driven_by(process)).values(driver=None))


async def keep(connection: AsyncConnection, process: str) -> None:
    """This process still runs."""
    await connection.execute(_KEEP, {"process": process})


async def silences(connection: AsyncConnection) -> dict[str, float]:
    """For how many seconds each process has not been heard of."""
    return {process: float(seconds) for process, seconds in await connection.execute(_SILENCES)}


async def leave(connection: AsyncConnection, process: str) -> None:
    """A process stops, and whoever had a table open with it is not there any more."""
    await presence.leave(connection, process)
    await connection.execute(delete(drivers).where(drivers.c.process == process))

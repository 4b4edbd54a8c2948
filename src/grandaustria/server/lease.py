"""Exactly one process plays the bots of a table: the one that stored its last step.

Its name stands in the table's row, so that nothing more is written for it. On PostgreSQL each process also says every
second that it still runs. What one has left that was not heard of for a while is taken over by whoever notices first;
a while later its people count as gone, too. On SQLite there is only one process, and what others have left is its own
when it starts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress

import asyncpg
from sqlalchemy import ColumnElement
from sqlalchemy.exc import IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server.db.engine import is_sqlite, reading, writing
from grandaustria.server.db.schema import games
from grandaustria.server.store import driving
from grandaustria.server.store.driving import Waiting

KEEP_SECONDS = 1.0
"""How often a process says that it still runs."""
GONE_SECONDS = 3.0
"""After so long without a word others play on for its bots."""
AWAY_SECONDS = 50.0
"""After so long nobody is present there any more."""
CLEAR_SECONDS = 86_400.0
"""Not earlier: a process that was only slow says again that it runs, and its people are present again."""
AWAY = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What is raised when the database does not answer, or its disk is full."""
MISTAKES = (IntegrityError, ProgrammingError)
"""Those among them that are our own."""


class Lease:
    """Which tables are this process's."""

    def __init__(self, engine: AsyncEngine, process: str, beating: AsyncEngine | None = None) -> None:
        """That this process runs is said on a connection of its own: it must not wait where requests wait."""
        self._engine = engine
        self._beating = beating or engine
        self.process = process
        self._shared = not is_sqlite(engine)
        self._there = {process}
        self.away: frozenset[str] = frozenset()
        """The processes whose people count as gone."""

    async def keep(self) -> bool:
        """Say that this process runs; whether another one has gone since the last time."""
        if not self._shared:
            return False
        async with writing(self._beating) as connection:
            await driving.keep(connection, self.process)
            silences = await driving.silences(connection)
            for process in _silent(silences, CLEAR_SECONDS):
                await driving.leave(connection, process)
        self.away = _silent(silences, AWAY_SECONDS)
        before, self._there = self._there, silences.keys() - _silent(silences, GONE_SECONDS)
        return bool(before - self._there)

    async def end(self) -> None:
        if self._shared:
            with suppress(*AWAY):  # the others will notice by themselves
                async with writing(self._engine) as connection:
                    await driving.leave(connection, self.process)

    async def own(self) -> Waiting:
        """The games that wait for a bot of this process, with what others have left."""
        await self.keep()  # others may have begun since the last time, and have left nothing
        await self._take(driving.left_by(self._there | {self.process}))
        async with reading(self._engine) as connection:
            return await driving.waiting(connection, driving.driven_by(self.process))

    async def wake(self, game_ids: Collection[str]) -> Waiting:
        """Those of these games whose bots rest go on."""
        return await self._take(driving.resting(game_ids)) if game_ids else []

    async def take(self, game_id: str) -> None:
        """The bots of a game that was changed here are played here."""
        async with writing(self._engine) as connection:
            await driving.take(connection, self.process, games.c.id == game_id)

    async def rest(self, game_id: str) -> None:
        async with writing(self._engine) as connection:
            await driving.rest(connection, self.process, game_id)

    async def _take(self, condition: ColumnElement[bool]) -> Waiting:
        """Mostly there is nothing to take, and nothing is written."""
        async with reading(self._engine) as connection:
            found = await driving.waiting(connection, condition)
        if found:
            async with writing(self._engine) as connection:
                await driving.take(connection, self.process, condition)
        return found


def _silent(silences: Mapping[str, float], seconds: float) -> frozenset[str]:
    """Those that have not been heard of for longer than that."""
    return frozenset(process for process, silence in silences.items() if silence > seconds)

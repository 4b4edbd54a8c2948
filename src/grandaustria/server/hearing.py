"""Hearing from other processes: PostgreSQL tells this one what happens at the tables that it is busy with.

That are those that somebody has open here, and those whose bots think here; of thousands of others nothing is heard.
What concerns the whole house is heard as well.
What was said while the line was cut is not kept by anybody: when it is back, all these tables are looked at.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import asyncpg

from grandaustria.server.store.notices import HOUSE, channel_of, table_of

logger = logging.getLogger(__name__)

RECONNECT_SECONDS = 1.0
TIDY_SECONDS = 20.0
ANSWER_SECONDS = 20.0
"""A line on which nothing is answered for so long is dead."""
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised when there is no line to the database."""

Heard = Callable[[str, str], None]
"""Told of a table and what was said of it."""


class Hearing:
    """A connection of its own, that listens at every open table."""

    def __init__(
        self, address: str, tables: Callable[[], Collection[str]], heard: Heard, missed: Callable[[str], Any]
    ) -> None:
        self._address = address
        self._tables = tables
        self._heard = heard
        self._missed = missed
        self._line: asyncpg.Connection[Any] | None = None
        self._attended: set[str] = set()
        self._lock = asyncio.Lock()
        self.begun = asyncio.Event()
        """There is a line; or there is none, and it is asked for again: a house opens without it, too."""

    async def keep(self) -> None:
        """Listen for ever."""
        while True:
            try:
                await self._listen()
            except LOST as error:
                logger.warning("lost the database's notifications: %s", type(error).__name__)
            finally:
                self.begun.set()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def attend(self, game_id: str) -> bool:
        """Hear everything about a table that is open here; whether that is new. Without a line, when that is back."""
        async with self._lock:
            line = self._line
            if line is None or game_id in self._attended:
                return False
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await line.add_listener(channel_of(game_id), self._hear)
            except LOST:
                line.terminate()  # whoever keeps it notices
                return False
            self._attended.add(game_id)
            return True

    async def _listen(self) -> None:
        line = await asyncpg.connect(self._address)
        closed = asyncio.Event()
        line.add_termination_listener(lambda _: closed.set())
        try:
            await line.add_listener(channel_of(HOUSE), self._hear)
            self._line, self._attended = line, set()
            self.begun.set()
            for game_id in self._tables():
                await self.attend(game_id)
                self._missed(game_id)
            while not closed.is_set():
                await self._tidy(line)
                await _within(closed, TIDY_SECONDS)
        finally:
            self._line = None
            await line.close(timeout=1)

    async def _tidy(self, line: asyncpg.Connection[Any]) -> None:
        """What nobody has open any more need not be heard. A line that is dead does not say so: it is asked."""
        async with self._lock:
            await line.execute("SELECT 1", timeout=ANSWER_SECONDS)
            for game_id in self._attended - set(self._tables()):
                await line.remove_listener(channel_of(game_id), self._hear)
                self._attended.discard(game_id)

    def _hear(self, _line: object, _pid: int, channel: str, payload: object) -> None:
        self._heard(table_of(channel), str(payload))


async def _within(happens: asyncio.Event, seconds: float) -> None:
    """Until this happens, but no longer than so many seconds."""
    # wait_for forgets that it was cancelled in the moment in which it happens: nobody could end whoever waits then.
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await happens.wait()

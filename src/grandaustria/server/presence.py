"""Presence across processes: each writes down who has a table open with it, and reads what the others wrote."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.lease import Lease
from grandaustria.server.live import Hub
from grandaustria.server.locks import Locks
from grandaustria.server.paced import Paced
from grandaustria.server.store import presence

logger = logging.getLogger(__name__)

MEND_SECONDS = 15.0
"""How often it is looked whether a process has gone, or something could not be told or read."""
AT_ONCE = 500
AWAY = (SQLAlchemyError, OSError)
"""What is raised when the database does not answer."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Presence:
    """Only where several processes share a database; one alone knows its sockets."""

    def __init__(self, engine: AsyncEngine, hub: Hub, spawn: Spawn, lease: Lease) -> None:
        self._engine = engine
        self._hub = hub
        self._spawn = spawn
        self._lease = lease
        self._process = lease.process
        self._writing = Paced(lambda game_id: self._begin(self._write(game_id)), hub.pause)
        self._looking = Paced(lambda game_id: self._begin(self.look([game_id])), hub.pause)
        self._written: dict[str, set[str]] = {}
        """Whom this process has written down at its tables, as far as it is sure."""
        self._untold: set[str] = set()
        """Tables whose people could not be written down; tried again after a while."""
        self._unseen: set[str] = set()
        """Tables of which it could not be read who has them open elsewhere."""
        self._away = lease.away
        """The processes that had gone when all tables were last looked at."""
        self._locks = Locks()
        self._one_look = asyncio.Lock()
        """One after another: what an earlier look found must not replace what a later one has found."""

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._spawn(work)

    async def open(self) -> None:
        self._hub.on_presence = self._writing.ask
        self._spawn(self._keep_mending(MEND_SECONDS))

    def close(self) -> None:
        self._hub.on_presence = None
        self._writing.close()
        self._looking.close()

    async def _write(self, game_id: str) -> None:
        """What has changed since it was written last; where that is not sure, all."""
        async with self._locks[game_id]:
            before = self._written.pop(game_id, None)
            try:
                async with writing(self._engine) as connection:
                    here = self._hub.here(game_id)
                    came, went = here - (before or set()), None if before is None else before - here
                    await presence.write(connection, self._process, game_id, came, went)
                if here:
                    self._written[game_id] = here
            except AWAY as error:
                logger.warning("presence could not be told: %s", type(error).__name__)
                self._untold.add(game_id)
        await self.look([game_id])

    def heard(self, game_id: str, process: str) -> None:
        """Another process has told that somebody came or went."""
        if process != self._process and self._hub.is_open(game_id):
            self._looking.ask(game_id)

    async def look(self, game_ids: list[str]) -> None:
        """Who has these tables open elsewhere."""
        async with self._one_look:
            try:
                async with reading(self._engine) as connection:
                    found = await presence.elsewhere(connection, game_ids, {self._process, *self._away})
            except AWAY as error:
                logger.warning("presence could not be looked at: %s", type(error).__name__)
                self._unseen.update(game_ids)
                return
            for game_id, people in found.items():
                self._hub.elsewhere(game_id, people)

    async def _keep_mending(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            await self.mend()

    async def mend(self) -> None:
        """What could not be told or read, and where somebody was at a process that has gone, or is back."""
        while self._untold:
            self._writing.ask(self._untold.pop())
        if self._away != self._lease.away:
            self._away = self._lease.away
            self._unseen.update(self._hub.tables())
        tables, self._unseen = sorted(self._unseen), set()
        for start in range(0, len(tables), AT_ONCE):
            await self.look(tables[start : start + AT_ONCE])

"""Presence across processes: each writes down who has a table open with it, and reads what the others wrote."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.live import Hub
from grandaustria.server.locks import Locks
from grandaustria.server.paced import Paced
from grandaustria.server.settings import Services
from grandaustria.server.store import presence

logger = logging.getLogger(__name__)

KEEP_SECONDS = 15.0
"""How often a process says that it still runs."""
FORGET_SECONDS = 50.0
"""After so long without a word, a process is taken for gone, and its people with it."""
CLEAR_SECONDS = 86_400.0
"""Not earlier: a process that was only slow says again that it runs, and its people are present again."""
AT_ONCE = 500
AWAY = (SQLAlchemyError, OSError)
"""What is raised when the database does not answer."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Presence:
    """Only where several processes share a database; one alone knows its sockets."""

    def __init__(self, engine: AsyncEngine, hub: Hub, services: Services, spawn: Spawn, process: str) -> None:
        self._engine = engine
        self._hub = hub
        self._services = services
        self._spawn = spawn
        self._process = process
        self._writing = Paced(lambda game_id: self._begin(self._write(game_id)), hub.pause)
        self._looking = Paced(lambda game_id: self._begin(self.look([game_id])), hub.pause)
        self._written: dict[str, set[str]] = {}
        """Whom this process has written down at its tables, as far as it is sure."""
        self._untold: set[str] = set()
        """Tables whose people could not be written down; tried again when this process next says that it runs."""
        self._locks = Locks()
        self._one_look = asyncio.Lock()
        """One after another: what an earlier look found must not replace what a later one has found."""

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._spawn(work)

    async def open(self) -> None:
        self._hub.on_presence = self._writing.ask
        self._spawn(self._keep_telling())

    async def close(self) -> None:
        self._hub.on_presence = None
        self._writing.close()
        self._looking.close()
        with suppress(*AWAY):  # the others will notice by themselves
            async with writing(self._engine) as connection:
                await presence.leave(connection, self._process)

    async def _write(self, game_id: str) -> None:
        """What has changed since it was written last; where that is not sure, all."""
        async with self._locks[game_id]:
            before = self._written.pop(game_id, None)
            try:
                async with writing(self._engine) as connection:
                    here = self._hub.here(game_id)
                    came, went = here - (before or set()), None if before is None else before - here
                    await presence.write(connection, self._process, game_id, came, went, self._services.now())
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
            since = self._services.now() - FORGET_SECONDS
            try:
                async with reading(self._engine) as connection:
                    found = await presence.elsewhere(connection, self._process, game_ids, since)
            except AWAY as error:  # it is looked at again when this process next says that it runs
                logger.warning("presence could not be looked at: %s", type(error).__name__)
                return
            for game_id, people in found.items():
                self._hub.elsewhere(game_id, people)

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await self.keep()
            except AWAY as error:
                logger.warning("presence could not be kept: %s", type(error).__name__)

    async def keep(self) -> None:
        now = self._services.now()
        async with writing(self._engine) as connection:
            await presence.keep(connection, self._process, now, now - CLEAR_SECONDS)
        while self._untold:
            self._writing.ask(self._untold.pop())
        tables = self._hub.tables()
        for start in range(0, len(tables), AT_ONCE):
            await self.look(tables[start : start + AT_ONCE])

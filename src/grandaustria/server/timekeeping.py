"""Keeps the clocks of tables going: when a time is up, what was agreed happens; while the house is shut, they stand.

Every process looks, and what one of them does the others find done: it is decided under the lock of the table, from
what is stored. Shut means: stopped, killed, or under maintenance. When clocks were last seen going is stored every
second or two, while there are any, so that time in which nobody could play is nobody's loss.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server import clocks
from grandaustria.server.db.engine import is_sqlite, reading, writing
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Host, Table
from grandaustria.server.settings import Services
from grandaustria.server.store import clocks as stored
from grandaustria.server.store import tables
from grandaustria.server.store.play import GameRow

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
BEAT_SECONDS = 2.0
"""How often it is stored that clocks go."""
SILENT_SECONDS = 5.0
"""Where several processes share a database: after so long none of them runs. One alone knows that it did not."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Timekeeper:
    """Looks every second whose time is up."""

    def __init__(self, engine: AsyncEngine, host: Host, services: Services, spawn: Spawn) -> None:
        self._engine = engine
        self._host = host
        self._services = services
        self._spawn = spawn
        self._silence = 0.0 if is_sqlite(engine) else SILENT_SECONDS
        self._beaten = 0.0
        self._shut = True

    async def open(self) -> None:
        await self._try_to_look()  # before anybody moves
        self._spawn(self.keep_looking(LOOK_SECONDS))

    async def look(self) -> list[str]:
        """Let happen what was agreed at the tables where a time is up."""
        if self._host.maintenance.is_on:
            self._shut = True
            return []
        if self._shut:
            await self._make_up()
        now = self._services.now()
        async with reading(self._engine) as connection:
            found = await stored.expired(connection, now)
            going = bool(found) or await stored.any_going(connection)
        if going and abs(now - self._beaten) >= BEAT_SECONDS:
            async with writing(self._engine) as connection:
                await stored.beat(connection, now)
            self._beaten = now
        for game_id in found:
            await self._time_is_up(game_id)
        return found

    async def take_day_off(self, game_id: str, person_id: str) -> Table:
        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            now = self._services.now()
            after = clocks.take_day_off(game, person_id, now)
            return await tables.store_change(connection, game, after, now, day_off=game.seats_of(person_id)[0])

        await self._host.rearrange(game_id, change)
        return await self._host.table(game_id)

    async def _make_up(self) -> None:
        """The house is open again: clocks go on from where they stood when it was last seen open."""
        now = self._services.now()
        async with writing(self._engine) as connection:
            last = await stored.last_beat(connection)
            if last is not None and now - last > self._silence:
                await stored.make_up(connection, last, now)
            await stored.beat(connection, now)
        self._host.forget_rows()
        self._beaten, self._shut = now, False

    async def _time_is_up(self, game_id: str) -> None:
        try:
            await self._host.rearrange(game_id, self._as_agreed)
        except Refusal:  # it has been removed
            logger.info("a game whose time was up has gone: %s", game_id)

    async def _as_agreed(self, connection: AsyncConnection, game: GameRow) -> GameRow:
        now = self._services.now()
        if game.clock is None or not clocks.is_up(game, now):  # somebody has moved meanwhile
            return game
        told = {"seat": game.to_act, "then": game.clock["then"]}
        return await tables.store_change(connection, game, clocks.house_plays(game), now, time_up=told)

    async def keep_looking(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            await self._try_to_look()

    async def _try_to_look(self) -> None:
        try:
            await self.look()
        except Exception:  # a database that is away for a while must not end it
            self._shut = True  # nobody could play meanwhile, either
            logger.exception("could not look whose time is up")

"""Plays the game of the day: begins one for whoever wants to, once, and closes days when they are over.

Nothing happens by a process of its own: whoever asks first makes the day, and every process looks whether one is to be
closed. Both is decided under the lock of the day's row, so that it happens once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server.daily import SETUP, Day, day_at
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import conflict
from grandaustria.server.host import Host
from grandaustria.server.settings import Services
from grandaustria.server.store import days, tables
from grandaustria.server.store.play import GameRow, SeatRow

logger = logging.getLogger(__name__)

LOOK_SECONDS = 60.0

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Days:
    """The days of a house."""

    def __init__(self, engine: AsyncEngine, host: Host, services: Services, spawn: Spawn) -> None:
        self._engine = engine
        self._host = host
        self._services = services
        self._spawn = spawn

    async def open(self) -> None:
        await self._try_to_look()
        self._spawn(self._keep_looking(LOOK_SECONDS))

    def today(self) -> Day:
        """The day as it would be made now."""
        return day_at(self._services.now())

    async def make_today(self, connection: AsyncConnection) -> Day:
        """The day, locked; who waited for the lock until it was over asks for the next one."""
        day = await days.make(connection, self.today(), self._services.now())
        if day.closed is not None or self._services.now() >= day.ends:
            raise conflict("over", "This day is over by now.")
        return day

    async def begin(self, connection: AsyncConnection, day: Day, person_id: str) -> GameRow:
        """Somebody's game of the day, which has begun: it is sealed, and nobody is let in."""
        facts = {
            "id": self._services.new_id(),
            "code": self._services.new_id(),
            "host_id": person_id,
            "created": self._services.now(),
            "public": False,
            "hot_seat": False,
            "luck_id": day.luck,
            "sealed": True,
        }
        game = await tables.add_game(connection, SETUP, seats_of(day, person_id), facts)
        game = await self._host.begin(connection, game)
        await days.enter(connection, day, person_id, game.id)
        return game

    async def look(self) -> None:
        """Close the days that are over, as far as nobody is in the middle of a game that may still be finished."""
        async with reading(self._engine) as connection:
            waiting = await days.not_closed(connection, self.today().name)
        for day in waiting:
            try:
                await self._close(day)
            except Exception:  # it is tried again when one looks the next time; other days do not wait for it
                logger.exception("a day could not be closed: %s", day.name)

    async def _close(self, day: Day) -> None:
        async with reading(self._engine) as connection:
            played = await days.still_played(connection, day)
        if played and self._services.now() < day.closes:
            return
        for game_id in played:
            await self._host.rearrange(game_id, self._unfinished)
        async with writing(self._engine) as connection:
            stored = await days.read(connection, day.name, lock=True)
            if stored is not None and stored.closed is None and not await days.still_played(connection, day):
                await days.close(connection, day, self._services.now())

    async def _unfinished(self, connection: AsyncConnection, game: GameRow) -> GameRow:
        """The time to finish it has passed: it ends without a result."""
        if game.status != "running":
            return game
        now = self._services.now()
        ended = replace(game, question=None, status="ended", finished=now)
        return await tables.store_change(connection, game, ended, now, ended="day")

    async def _keep_looking(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            await self._try_to_look()

    async def _try_to_look(self) -> None:
        try:
            await self.look()
        except Exception:  # a database that is away for a while must not end it
            logger.exception("could not look which days are over")


def seats_of(day: Day, person_id: str) -> tuple[SeatRow, ...]:
    """The person at the seat of the day, its opponent at the other."""
    person, bot = SeatRow(day.seat, person_id, None, False), SeatRow(1 - day.seat, None, day.level, False)
    return (person, bot) if day.seat == 0 else (bot, person)

"""A server that lasts for all browser tests of a process: each finds it empty, with the same luck, and at rest."""

from __future__ import annotations

import logging
import random
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import update

from grandaustria.engine import Position
from grandaustria.server.api.people import Door
from grandaustria.server.db.engine import writing
from grandaustria.server.db.schema import games, metadata
from grandaustria.server.logs import TextLines
from grandaustria.server.logs import logger as requests
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import SecureChance, Services, Settings
from tests.server.running import GENEROUS, Running
from tests.waiting import eventually

CARDS, THOUGHTS = 7, 11
"""Where the luck of the game and that of the bots begin."""
AS_LOGGED = TextLines()
REMEMBERED = 50
"""Requests that a failure tells of."""


class KnownChance(SecureChance):
    """The same cards and dice in every run, so that a failure can be looked at again."""

    def __init__(self) -> None:
        self.rng = random.Random(CARDS)

    def choose(self, position: Position, /) -> int:
        return self.rng.choice(position.chance_outcomes())[0]


class Lasting(Running):
    """On SQLite, with bots that neither wait nor think long."""

    def __init__(self, url: str) -> None:
        settings = Settings(
            url,
            port=0,
            limits=GENEROUS,
            bot_seconds=0.1,
            bot_grace=30.0,
            bot_pause=0.0,
            bots_only_pause=0.0,
        )
        self.asked: deque[str] = deque(maxlen=REMEMBERED)
        """What was asked of it last, as it would stand in its log."""
        self._chance, self._thoughts = KnownChance(), random.Random()
        self.stopped_at: float | None = None
        """For tests of clocks: time stands still there, and goes on when it is told to."""
        seed = lambda: self._thoughts.getrandbits(64)  # noqa: E731
        services = Services(self._now, seed=seed, chance=self._chance, delay=lambda: 0.0)
        super().__init__(settings, services)
        self.app.state.door = Door(settings.limits, Passwords(memory_kib=64))  # cheap to check

    def _now(self) -> float:
        return time.time() if self.stopped_at is None else self.stopped_at

    def begin(self) -> None:
        """Luck begins anew, and time goes on."""
        self.stopped_at = None
        self._chance.rng.seed(CARDS)
        self._thoughts.seed(THOUGHTS)
        self.asked.clear()

    @contextmanager
    def noting(self) -> Iterator[None]:
        """What is asked meanwhile is remembered here instead of logged."""
        requests.setLevel(logging.INFO)
        requests.addFilter(self._note)
        try:
            yield
        finally:
            requests.removeFilter(self._note)
            requests.setLevel(logging.NOTSET)

    def _note(self, record: logging.LogRecord) -> bool:
        self.asked.append(AS_LOGGED.format(record))
        return False

    def sweep(self) -> None:
        """What goes on is ended and waited for, and what was stored is gone: nothing of it is left."""
        self.within(self._sweep())

    def faults(self) -> int:
        """Exceptions that nobody expected, in answering and aside."""
        return int(self.app.state.unexpected) + self.house.failed

    async def _sweep(self) -> None:
        await eventually(lambda: not self._server.server_state.tasks, "requests or sockets went on after the test")
        async with writing(self.house.engine) as connection:
            await connection.execute(update(games).values(status="ended", to_act=None, due=None, expires=None))
        await eventually(lambda: not self.house.bots.driving(), "bots went on after the test")
        async with writing(self.house.engine) as connection:
            for table in reversed(metadata.sorted_tables):
                await connection.execute(table.delete())

"""Maintenance: nothing new begins, and whoever is in the middle of a turn finishes it, bots as well.

Operators say so in the database (`gah admin maintenance`). Every process looks there now and then and remembers what it
saw, so that a move costs nothing more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server.db.engine import reading
from grandaustria.server.errors import Refusal
from grandaustria.server.store.maintenance import Notice, read_notice
from grandaustria.server.store.play import GameRow

logger = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""How long it takes until every process knows."""
RETRY_SECONDS = 60


class Maintenance:
    """What this process knows of it."""

    def __init__(self) -> None:
        self._notice: Notice | None = None

    @property
    def is_on(self) -> bool:
        return self._notice is not None

    def refuse(self) -> None:
        """Refuse to begin something new."""
        if self._notice is not None:
            raise Refusal(
                503,
                "maintenance",
                "The house is being looked after: turns are finished, but nothing new begins.",
                retry_after=RETRY_SECONDS,
                notice=self._notice.message,
            )

    def holds(self, game: GameRow) -> bool:
        """Whether the run of a game has to wait: it has not begun."""
        return self._notice is not None and not game.cursor

    async def look(self, engine: AsyncEngine) -> bool:
        """See how it is now; whether it has just ended."""
        before = self._notice
        async with reading(engine) as connection:
            self._notice = await read_notice(connection)
        if (before is None) != (self._notice is None):
            logger.info("maintenance has %s", "begun" if before is None else "ended")
        return before is not None and self._notice is None

    async def watch(self, engine: AsyncEngine, ended: Callable[[], Awaitable[None]]) -> None:
        """Look again and again; when it has ended, the games that waited for a bot meanwhile are taken up."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if await self.look(engine):
                    await ended()
            except Exception as error:  # a database that is away for a while must not end it
                logger.warning("could not look whether there is maintenance: %s", type(error).__name__)

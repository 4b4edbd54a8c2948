"""The bots at the tables: whenever it is the turn of a seat that a bot plays, its steps are done here.

Whoever changes a table also drives its bots: the process that accepted a step looks whether a bot is next. Two
processes that drive the same game, after a start for instance, do no harm: both may think, but a step is accepted only
for the revision it was thought for, and whoever finds that the table has moved on leaves it to the other. Games whose
process ended meanwhile are found by looking around now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import bots
from grandaustria.engine import View, waiter_action
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Host, Table
from grandaustria.server.settings import Services, Settings
from grandaustria.server.sharing import ALONE, AWAITED, WATCHED, Wish
from grandaustria.server.store import play
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.waiting import for_bots
from grandaustria.server.thinking import BotFault, Think, Thinker, at_once, choice, think

logger = logging.getLogger(__name__)

LOOK_AROUND_SECONDS = 30.0
POSITIONS_PER_SECOND = 500_000
"""That a searching bot looks at, roughly: only to tell short thinking from long."""
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]
Present = Callable[[str], list[str]]


class BotDriver:
    """One task for each game in which a bot is to act, and none for the others."""

    def __init__(
        self,
        engine: AsyncEngine,
        host: Host,
        settings: Settings,
        services: Services,
        spawn: Spawn,
        present: Present,
        work: Think = think,
    ) -> None:
        self._engine = engine
        self._host = host
        self._settings = settings
        self._services = services
        self._spawn = spawn
        self._present = present
        self._work = work
        self._thinker = Thinker(settings.bot_processes, aside=True)
        self._driven: dict[str, _Drive] = {}

    async def open(self) -> None:
        """Go on with every game that waits for a bot."""
        await self.look_around(0.0)
        self._spawn(self._keep_looking())

    async def close(self) -> None:
        await self._thinker.close()

    async def changed(self, game_id: str, revision: int, table: Table | None = None) -> None:
        """A table has a new revision: thoughts about the old one are in vain. Nothing here waits for a bot."""
        drive = self._driven.get(game_id)
        if drive is not None:
            drive.moved_on(revision)
            return
        if table is not None and bot_to_act(table.game) is None:
            return
        drive = self._driven[game_id] = _Drive()
        self._spawn(self._drive(game_id, drive))

    def heard(self, game_id: str, revision: int) -> None:
        """Another process has changed a table, and drives its bots: only thoughts about the old revision end here."""
        drive = self._driven.get(game_id)
        if drive is not None:
            drive.moved_on(revision)

    def driving(self) -> list[str]:
        """The games looked after at this moment."""
        return list(self._driven)

    def processes(self) -> int:
        """In how many the bots think at this moment."""
        return self._thinker.started()

    async def look_around(self, idle: float) -> None:
        """Take up all games that have been waiting for a bot this long."""
        async with reading(self._engine) as connection:
            found = await for_bots(connection, self._services.now() - idle)
        for game_id, revision in found:
            if game_id not in self._driven:
                await self.changed(game_id, revision)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AROUND_SECONDS)
            try:
                await self.look_around(LOOK_AROUND_SECONDS)
            except Exception:  # a database that is away for a while must not end it
                logger.exception("could not look for games that wait for a bot")

    async def _drive(self, game_id: str, drive: _Drive) -> None:
        try:
            while drive.is_wanted():
                table = await self._waiting_table(game_id)
                while table is not None:
                    table = await self._step(table, drive)
        finally:
            del self._driven[game_id]

    async def _waiting_table(self, game_id: str) -> Table | None:
        """The table, if it waits for a bot; most do not, and their position is not even looked at."""
        async with reading(self._engine) as connection:
            game = await play.read_game(connection, game_id)
        if game is None or bot_to_act(game) is None:
            return None
        try:
            table = await self._host.table(game_id)
        except Refusal:  # it has been frozen
            return None
        return table if bot_to_act(table.game) else None

    async def _step(self, table: Table, drive: _Drive) -> Table | None:
        """One step of the bot that is to act; the table after it if a bot goes on."""
        game, level = table.game, bot_to_act(table.game)
        assert level is not None
        kind, action = "confirm", None
        if not table.hosted.is_complete:
            kind, action = "step", await drive.thought(game.revision, self._choice(table, level))
            if action is None:
                return None
        try:
            moved = await self._host.act_for_bot(game.id, game.revision, kind, action)
        except Refusal as refusal:  # it has been frozen
            logger.error("no step for the bot in game %s: %s", game.id, refusal.reason)
            return None
        if moved is None:
            return None
        await asyncio.sleep(self._pause(game))
        return moved if bot_to_act(moved.game) and not drive.is_behind(moved.game.revision) else None

    def _choice(self, table: Table, level: str) -> Coroutine[Any, Any, int]:
        """Thinking about a table as it is now: what is needed of it is taken at once."""
        seat = table.hosted.seat
        assert seat is not None
        return self._think(table.game, level, table.hosted.position.view(seat))

    async def _think(self, game: GameRow, level: str, view: View) -> int:
        """The bot's choice; for a bot that gives no answer, what the waiter would do, which takes no time."""
        seconds = self._settings.bot_seconds
        work = (choice, self._work, level, view, seconds, self._services.seed())
        positions = bots.get(level).budget.nodes
        try:
            if positions is None:
                action = at_once(*work)
            else:
                wish = self._wish(game, min(positions / POSITIONS_PER_SECOND, seconds))
                action = await self._thinker.ask(seconds + self._settings.bot_grace, *work, wish=wish)
            if action not in view.legal_actions():
                raise BotFault(f"it answered {action}, which is not legal")
        except BotFault as fault:
            logger.error("bot %s failed in game %s at revision %d: %s", level, game.id, game.revision, fault)
            return waiter_action(view)
        return action

    def _wish(self, game: GameRow, seconds: float) -> Wish:
        return Wish(game.host_id, game.id, seconds, lambda: self._rank(game))

    def _rank(self, game: GameRow) -> int:
        if self._present(game.id):
            return WATCHED
        return AWAITED if any(seat.person_id and not seat.bot for seat in game.seats) else ALONE

    def _pause(self, game: GameRow) -> float:
        return self._settings.bots_only_pause if self._rank(game) == ALONE else self._settings.bot_pause


class _Drive:
    """What is being thought about a game, and whether there is something new to look at."""

    def __init__(self) -> None:
        self._wanted = True
        self._newest = -1
        self._about = -1
        self._thinking: asyncio.Task[int] | None = None

    def is_wanted(self) -> bool:
        """Whether the table has to be looked at (again)."""
        wanted, self._wanted = self._wanted, False
        return wanted

    def is_behind(self, revision: int) -> bool:
        return self._newest > revision

    def moved_on(self, revision: int) -> None:
        self._wanted = True
        self._newest = max(self._newest, revision)
        if self._thinking is not None and revision > self._about:
            self._thinking.cancel()

    async def thought(self, revision: int, thinking: Coroutine[Any, Any, int]) -> int | None:
        """What came of thinking about a revision; None if the table moved on meanwhile."""
        if self._newest > revision:
            thinking.close()
            return None
        task = asyncio.create_task(thinking)
        self._thinking, self._about = task, revision
        try:
            await asyncio.wait((task,))
            return None if task.cancelled() else task.result()
        finally:
            self._thinking = None
            task.cancel()


def bot_to_act(game: GameRow) -> str | None:
    """The level of the bot whose turn it is, if it is a bot's turn."""
    if game.status != "running" or game.to_act is None:
        return None
    return next((seat.bot for seat in game.seats if seat.seat == game.to_act), None)

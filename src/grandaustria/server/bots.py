"""The bots at the tables: whenever it is the turn of a seat that a bot plays, its steps are done here.

Whoever changes a table also drives its bots: the process that accepted a step looks whether a bot is next. Which
process that is stands in the table's row, and `lease` finds what was left by one that has gone. Whatever happens, a
step is accepted only for the revision it was thought for, and only from the process the table belongs to.

People come first. The steps of all bots take turns, as `sharing` says; tables of bots that nobody looks at get a small
part of the time, and after a while none: they rest until somebody opens them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import bots
from grandaustria.engine import View, waiter_action
from grandaustria.server.db.engine import is_sqlite, reading
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Host, Table
from grandaustria.server.lease import AWAY, KEEP_SECONDS, MISTAKES, Lease
from grandaustria.server.live import Hub
from grandaustria.server.presence import AT_ONCE
from grandaustria.server.settings import Services, Settings
from grandaustria.server.sharing import ALONE, AWAITED, NOBODY_LOOKS, WATCHED, WATCHED_ONLY, Line, Ranks, Wish
from grandaustria.server.store import luck, play, presence
from grandaustria.server.store.driving import Waiting
from grandaustria.server.store.play import GameRow
from grandaustria.server.thinking import BotFault, Think, Thinker, at_once, choice, think

logger = logging.getLogger(__name__)

LOOK_AROUND_SECONDS = 30.0
"""How often all tables are looked at that wait for a bot, in case one was forgotten."""
RETRY_SECONDS = 1.0
"""When the database was away."""
POSITIONS_PER_SECOND = 500_000
"""That the director looks at, roughly: only to tell short thinking from long."""
STEPS_AT_ONCE: tuple[Ranks, ...] = (*(WATCHED_ONLY,) * 4, NOBODY_LOOKS)
"""Few, so that whoever asks something meanwhile waits for few."""
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class BotDriver:
    """One task for each game in which a bot is to act, and none for the others."""

    def __init__(
        self,
        engine: AsyncEngine,
        host: Host,
        lease: Lease,
        settings: Settings,
        services: Services,
        spawn: Spawn,
        hub: Hub,
        work: Think = think,
    ) -> None:
        self._engine = engine
        self._host = host
        self._lease = lease
        self._settings = settings
        self._services = services
        self._spawn = spawn
        self._hub = hub
        self._work = work
        self._thinker = Thinker(settings.bot_processes, aside=True)
        self._steps = Line(enumerate(STEPS_AT_ONCE), services.elapsed)
        self._driven: dict[str, _Drive] = {}
        self._open_elsewhere: set[str] = set()
        """Those of them that somebody looks at from another process."""
        self._opened: set[str] = set()
        """The tables that were open here a moment ago."""
        self._asked: set[str] = set()
        """Those of resting bots that somebody has asked for since."""
        self._alone_since: dict[str, float] = {}
        """Since when nobody has looked at a table that is left to the bots; however often it is taken up anew."""
        self._look_at = 0.0
        """When all tables are to be looked at again."""
        self.on_drive: Callable[[str], Any] | None = None
        """Told when a game is looked after that was not: what others do there is to be heard."""

    async def open(self) -> None:
        """Go on with every game that waits for a bot."""
        await self.look_around()
        self._spawn(self._keep_on(self._beat))  # apart: however long it takes to look, others hear that this one runs
        self._spawn(self._keep_on(self._see))

    async def close(self) -> None:
        await self._lease.end()
        await self._thinker.close()

    async def changed(self, game_id: str, revision: int, table: Table | None = None) -> None:
        """A table has a new revision: thoughts about the old one are in vain. Nothing here waits for a bot."""
        rearranged = table is None  # a step has made the table this process's, other changes have not
        drive = self._driven.get(game_id)
        if drive is not None:
            drive.moved_on(revision, rearranged)
        elif table is None or table.game.bot_to_act is not None:
            self._begin(game_id, rearranged)

    def heard(self, game_id: str, revision: int) -> None:
        """Another process has changed a table, and drives its bots: only thoughts about the old revision end here."""
        drive = self._driven.get(game_id)
        if drive is not None:
            drive.moved_on(revision)

    def asked_for(self, game: GameRow) -> None:
        """Somebody looks at a table, perhaps without a socket: if its bots rest, they go on."""
        if game.driver is None and game.bot_to_act is not None:
            self._asked.add(game.id)

    def driving(self) -> list[str]:
        """The games looked after at this moment."""
        return list(self._driven)

    def processes(self) -> int:
        """In how many the bots think at this moment."""
        return self._thinker.started()

    # Looking around

    async def look_around(self) -> None:
        """Take up all games that wait for a bot of this process, or of one that has gone."""
        self._look_at = self._services.elapsed() + LOOK_AROUND_SECONDS
        self._opened.clear()
        self._take_up(await self._lease.own())
        self._alone_since = {one: since for one, since in self._alone_since.items() if one in self._driven}

    async def look(self) -> None:
        """What is to be done every moment: to say that this process runs, and to see who has come."""
        await self._beat()
        await self._see()

    async def _beat(self) -> None:
        """Say that this process runs; if another has gone, what it has left is looked for."""
        if await self._lease.keep():
            self._look_at = 0.0

    async def _see(self) -> None:
        if self._services.elapsed() >= self._look_at:
            await self.look_around()
        opened, asked = set(self._hub.tables()), set(self._asked)
        self._take_up(await self._lease.wake((opened - self._opened) | asked))
        self._opened = opened
        self._asked -= asked
        await self._look_elsewhere(self._driven)
        self._thinker.line.hand_out()
        self._steps.hand_out()

    async def _keep_on(self, work: Callable[[], Awaitable[None]]) -> None:
        failing = False
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await work()
                failing = False
            except Exception:  # a database that is away for a while must not end it
                self._look_at = 0.0  # nobody knows what was missed
                if not failing:
                    logger.exception("could not look for games that wait for a bot")
                failing = True

    async def _look_elsewhere(self, game_ids: Collection[str]) -> None:
        """Who looks at these tables from other processes."""
        if is_sqlite(self._engine) or not game_ids:
            return
        asked, but_at = list(game_ids), {self._lease.process, *self._lease.away}
        found: dict[str, set[str]] = {}
        async with reading(self._engine) as connection:
            for start in range(0, len(asked), AT_ONCE):
                some = asked[start : start + AT_ONCE]
                found |= await presence.elsewhere(connection, some, but_at)
        self._open_elsewhere &= self._driven.keys()
        self._open_elsewhere -= found.keys()
        self._open_elsewhere |= {game_id for game_id, people in found.items() if people}

    def _take_up(self, waiting: Waiting) -> None:
        for game_id, _ in waiting:
            if game_id not in self._driven:
                self._begin(game_id)

    # Driving a game

    def _begin(self, game_id: str, rearranged: bool = False) -> None:
        drive = self._driven[game_id] = _Drive(rearranged)
        self._alone_since.setdefault(game_id, self._services.elapsed())
        if self.on_drive is not None:
            self.on_drive(game_id)
        self._spawn(self._drive(game_id, drive))

    async def _drive(self, game_id: str, drive: _Drive) -> None:
        try:
            while drive.is_wanted():
                try:
                    await self._play_on(game_id, drive)
                    drive.went_well()
                except AWAY as error:
                    if isinstance(error, MISTAKES):  # which would be made again and again
                        raise
                    drive.failed(game_id, error)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._driven[game_id]

    async def _play_on(self, game_id: str, drive: _Drive) -> None:
        """All steps up to where a person is asked."""
        table = await self._waiting_table(game_id, drive)
        while table is not None:
            if self._is_forgotten(table.game):
                await self._lease.rest(game_id)
                self._alone_since.pop(game_id, None)
                self._opened.discard(game_id)  # somebody may have come in this moment
                return
            table = await self._step(table, drive)

    async def _waiting_table(self, game_id: str, drive: _Drive) -> Table | None:
        """The table, if it waits for a bot of this process; most do not, and their position is not even looked at."""
        async with reading(self._engine) as connection:
            game = await play.read_game(connection, game_id)
        if game is None or game.bot_to_act is None:
            return None
        if game.driver != self._lease.process:
            if not drive.rearranged:
                return None
            await self._lease.take(game_id)
        drive.rearranged = False
        await self._look_elsewhere([game_id])
        try:
            async with self._turn(game):
                table = await self._host.table(game_id)
        except Refusal:  # it has been frozen
            return None
        return table if table.game.bot_to_act else None

    def _is_forgotten(self, game: GameRow) -> bool:
        """Whether only bots play, and nobody has looked for long; for a table that shares its luck others wait."""
        if self._rank(game) != ALONE or game.luck_id is not None:
            self._alone_since.pop(game.id, None)
            return False
        now = self._services.elapsed()
        return now - self._alone_since.setdefault(game.id, now) >= self._settings.bots_only_seconds

    async def _step(self, table: Table, drive: _Drive) -> Table | None:
        """One step of the bot that is to act; the table after it if a bot goes on."""
        game, level = table.game, table.game.bot_to_act
        assert level is not None
        if self._host.maintenance.holds(game):
            return None
        kind, action = "confirm", None
        if not table.hosted.is_complete:
            kind, action = "step", await drive.thought(game.revision, self._choice(table, level))
            if action is None:
                return None
        try:
            async with self._turn(game):
                moved = await self._host.act_for_bot(game.id, game.revision, kind, action)
        except Refusal as refusal:  # it has been frozen
            logger.error("no step for the bot in game %s: %s", game.id, refusal.reason)
            return None
        if moved is None:
            return None
        await asyncio.sleep(self._pause(game))
        return moved if moved.game.bot_to_act and not drive.is_behind(moved.game.revision) else None

    def _choice(self, table: Table, level: str) -> Coroutine[Any, Any, int]:
        """Thinking about a table as it is now: what is needed of it is taken at once."""
        seat = table.hosted.seat
        assert seat is not None
        return self._think(table.game, level, table.hosted.position.view(seat))

    async def _think(self, game: GameRow, level: str, view: View) -> int:
        """The bot's choice; for a bot that gives no answer, what the waiter would do, which takes no time."""
        seconds = self._settings.bot_seconds
        work = (choice, self._work, level, view, seconds, await self._seed(game, view))
        positions = bots.effort(level)
        try:
            if not positions:
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

    async def _seed(self, game: GameRow, view: View) -> int:
        """What a bot draws its own luck from: where tables share theirs, bots share it as well."""
        if game.luck_id is not None:
            async with reading(self._engine) as connection:
                shared = await luck.chance_of(connection, game.luck_id)
            if shared is not None:
                return shared.seed_for(view)
        return self._services.seed()

    @asynccontextmanager
    async def _turn(self, game: GameRow) -> AsyncIterator[None]:
        """When it is a table's turn to do something here, where everybody is answered."""
        async with self._steps.turn(self._wish(game, 0.0)):
            since = self._services.elapsed()
            yield
            if self._rank(game) == ALONE:
                took = self._services.elapsed() - since
                await asyncio.sleep(took / self._settings.bots_only_share - took)

    def _wish(self, game: GameRow, seconds: float) -> Wish:
        return Wish(game.host_id, game.id, seconds, lambda: self._rank(game))

    def _rank(self, game: GameRow) -> int:
        if self._hub.is_open(game.id) or game.id in self._open_elsewhere:
            return WATCHED
        return AWAITED if any(seat.person_id and not seat.bot for seat in game.seats) else ALONE

    def _pause(self, game: GameRow) -> float:
        return self._settings.bots_only_pause if self._rank(game) == ALONE else self._settings.bot_pause


class _Drive:
    """What is being thought about a game, and whether there is something new to look at."""

    def __init__(self, rearranged: bool) -> None:
        self.rearranged = rearranged
        """Whether somebody got up or sat down by way of this process, so that the table is to be taken."""
        self._wanted = True
        self._failing = False
        self._newest = -1
        self._about = -1
        self._thinking: asyncio.Task[int] | None = None

    def is_wanted(self) -> bool:
        """Whether the table has to be looked at (again)."""
        wanted, self._wanted = self._wanted, False
        return wanted

    def is_behind(self, revision: int) -> bool:
        return self._newest > revision

    def moved_on(self, revision: int, rearranged: bool = False) -> None:
        self._wanted = True
        self.rearranged |= rearranged
        self._newest = max(self._newest, revision)
        if self._thinking is not None and revision > self._about:
            self._thinking.cancel()

    def went_well(self) -> None:
        self._failing = False

    def failed(self, game_id: str, error: BaseException) -> None:
        """It has to be tried again; told once, however long it takes."""
        if not self._failing:
            logger.warning("no step for the bots in game %s: %s", game_id, type(error).__name__)
        self._wanted = self._failing = True

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

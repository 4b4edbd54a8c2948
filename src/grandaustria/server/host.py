"""The host: plays the games. One writer per game, one transaction per accepted step, then everybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.engine import ActionError
from grandaustria.play.hosted import Change, HostedGame
from grandaustria.play.move import Move
from grandaustria.play.retrace import retrace
from grandaustria.play.run import Chance
from grandaustria.server import together
from grandaustria.server.changes import CHANGING, after_change, update_of
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden, is_frozen, not_found
from grandaustria.server.locks import Locks
from grandaustria.server.maintenance import Maintenance
from grandaustria.server.settings import Services
from grandaustria.server.store import luck, plans, play, ratings
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.tables import arrangement
from grandaustria.server.telling import Made
from grandaustria.server.visible import may_watch

Json = dict[str, Any]
logger = logging.getLogger(__name__)

KEPT_IN_MEMORY = 2_000
RECENT_SECONDS = 30.0
"""For so long a step is done on the row that was read last: a new name of somebody is told after it at the latest."""
Turning = Callable[[AsyncConnection, GameRow], Awaitable[None]]
Permission = Callable[[AsyncConnection, GameRow], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Request:
    """What a person asks of a game: `step` with an action, `undo`, `redo` or `confirm`."""

    kind: str
    person_id: str
    revision: int
    request_id: str
    action: int | str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it stands: its row and its position; with the update that a request led to, and what was made of it."""

    game: GameRow
    hosted: HostedGame
    update: Json = field(default_factory=dict)
    made: Made = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Kept:
    """A position in memory, and the row it was stored with, read at some moment."""

    revision: int
    hosted: HostedGame
    game: GameRow | None = None
    read: float = 0.0


class Begun(NamedTuple):
    """A game that has just begun, and all that happened at its table so far."""

    game: GameRow
    hosted: HostedGame
    final: list[Move]
    updates: list[Json]


Rearrangement = Callable[[AsyncConnection, GameRow], Awaitable[GameRow]]
Changed = Callable[[str, int, Table | None], Awaitable[None]]
"""A game has a new revision; with the table after it where it is at hand, so that it need not be read again."""


class Host:
    """Keeps positions of recent games in memory, always checked against the database's revision."""

    def __init__(self, engine: AsyncEngine, services: Services, changed: Changed, process: str = "") -> None:
        self._engine = engine
        self._services = services
        self._changed = changed
        self._process = process
        self._cache: OrderedDict[str, Kept] = OrderedDict()
        self._locks = Locks()
        self.maintenance = Maintenance()
        self.on_turn: list[Turning] = []
        """Called in the transaction in which it becomes another run: alerts, deadlines."""

    # Reading

    async def table(self, game_id: str) -> Table:
        """A running or finished game as it stands now."""
        async with self._freezing(), reading(self._engine) as connection:
            game = await play.read_game(connection, game_id)
            if game is None:
                raise not_found("table")
            return Table(game, await self._hosted(connection, game))

    async def look(self, game_id: str) -> tuple[GameRow, HostedGame | None]:
        """A table as it stands, whatever its status; a game that has not begun or is frozen has no position."""
        async with reading(self._engine) as connection:
            game = await play.read_game(connection, game_id)
            if game is None:
                raise not_found("table")
            try:
                return game, await self._hosted(connection, game)
            except (Refusal, play.Unreplayable):
                return game, None

    async def _hosted(self, connection: AsyncConnection, game: GameRow) -> HostedGame:
        if game.started is None:
            raise conflict("not-started", "This game has not begun.")
        if game.status == "frozen":
            raise is_frozen()
        kept = self._cache.get(game.id)
        if kept and kept.revision == game.revision:
            self._cache.move_to_end(game.id)
            return kept.hosted
        hosted = await play.read_hosted(connection, game)
        self._keep(game.id, Kept(game.revision, hosted))
        return hosted

    def _keep(self, game_id: str, kept: Kept) -> None:
        self._cache[game_id] = kept
        self._cache.move_to_end(game_id)
        while len(self._cache) > KEPT_IN_MEMORY:
            self._cache.popitem(last=False)

    def forget(self, game_id: str) -> None:
        self._cache.pop(game_id, None)

    def forget_rows(self) -> None:
        """What was read of games may have been changed aside; positions stay, whose revisions are compared."""
        for game_id, kept in self._cache.items():
            self._cache[game_id] = replace(kept, game=None)

    # A game that no longer replays

    @asynccontextmanager
    async def _freezing(self) -> AsyncIterator[None]:
        """Around a transaction: a game that turns out not to replay is frozen in one of its own."""
        try:
            yield
        except play.Unreplayable as error:
            await self._freeze(error.game.id)
            raise is_frozen() from error

    async def _freeze(self, game_id: str) -> None:
        """Freeze a game, unless it replays after all when nobody else can change it."""
        async with writing(self._engine) as connection:
            game = await play.read_game(connection, game_id, lock=True)
            if game is None or game.status == "frozen":
                return
            try:
                await play.read_hosted(connection, game)
            except play.Unreplayable as error:
                frozen = await play.freeze(connection, game, error.reason, self._services.now())
                logger.error("frozen: %s", error)
            else:
                raise conflict("stale", "The table has changed since you looked.", revision=game.revision)
        self.forget(game_id)
        await self._changed(game_id, frozen.revision, None)

    # Playing

    async def begin(self, connection: AsyncConnection, game: GameRow, first: Sequence[int] = ()) -> GameRow:
        """Set the game up, inside the transaction that starts it, with these first moves; the caller publishes it."""
        now = self._services.now()
        known = await ratings.at_start(connection, game, now)
        running = replace(game, status="running", started=now, ratings=known)
        begun = await asyncio.to_thread(self._begun, running, first, now, await self._chance(connection, game))
        await self._write(connection, game, begun.game, begun.final, begun.updates, now)
        await play.add_steps(connection, game, begun.hosted)
        return begun.game

    def _begun(self, game: GameRow, first: Sequence[int], now: float, chance: Chance) -> Begun:
        final: list[Move] = []
        updates: list[Json] = []
        for hosted, change in retrace(game.setup, first, chance):
            game = after_change(game, hosted, change, now, self._process)
            final += change.final
            updates.append(update_of(game, hosted, change, now))
        return Begun(game, hosted, final, updates)

    async def _chance(self, connection: AsyncConnection, game: GameRow) -> Chance:
        """What decides at a table; the luck that it shares is never kept in memory longer than a step takes."""
        if game.luck_id is None:
            return self._services.chance
        shared = await luck.chance_of(connection, game.luck_id)
        if shared is None:
            raise conflict("over", "This game is over.")
        return shared

    async def act(self, request: Request, game_id: str) -> Table:
        """Do what a person asks, if it may be done; a request repeated is answered with the update it led to."""
        async with self._freezing(), self._locks[game_id]:
            return await self._act_at_once(request, game_id) or await self._act(request, game_id)

    async def _act_at_once(self, request: Request, game_id: str) -> Table | None:
        """A step that nothing has to be read for; None if anything speaks against it, which a look then decides."""
        kept = self._cache.get(game_id)
        if kept is None or kept.game is None or time.monotonic() - kept.read >= RECENT_SECONDS:
            return None
        try:
            self._check(kept.game, kept.hosted, request)
            async with writing(self._engine) as connection:
                table = await self._change_by(request, connection, kept.game, kept.hosted)
        except (Refusal, play.Overtaken, IntegrityError):  # the last of a request that was granted before
            return None
        await self._publish(table, kept.read)
        return table

    async def _act(self, request: Request, game_id: str) -> Table:
        read = time.monotonic()
        async with writing(self._engine) as connection:
            game = await play.read_game(connection, game_id, lock=True)
            if game is None or not may_watch(game, request.person_id, None):
                raise not_found("table")
            before = await play.answered(connection, game_id, request.person_id, request.request_id)
            if before is not None:
                update = await play.read_updates(connection, game_id, before - 1, most=1)
                return Table(game, await self._hosted(connection, game), update[0])
            hosted = await self._hosted(connection, game)
            self._check(game, hosted, request)
            table = await self._change_by(request, connection, game, hosted)
        await self._publish(table, read)
        return table

    async def _change_by(
        self, request: Request, connection: AsyncConnection, game: GameRow, hosted: HostedGame
    ) -> Table:
        """A change that a person has asked for, remembered as answered."""
        table = await self._change(connection, game, hosted, request)
        await play.remember_request(
            connection, game.id, request.person_id, request.request_id, table.update["revision"], self._services.now()
        )
        return table

    async def act_for_bot(self, game_id: str, revision: int, kind: str, action: int | None = None) -> Table | None:
        """A bot's step; None if the game has moved on meanwhile, has to wait, or is played by another process."""

        async def may(_: AsyncConnection, game: GameRow) -> bool:
            return game.revision == revision and game.driver == self._process

        made = await self.act_unasked(game_id, [Request(kind, "", revision, "", action)], may)
        return made[-1] if made else None

    async def act_unasked(self, game_id: str, requests: Sequence[Request], may: Permission) -> list[Table]:
        """Steps that nobody sends, all or none of them, if they still may be done; each is told by itself."""
        read, made = time.monotonic(), list[Table]()
        async with self._freezing(), self._locks[game_id]:
            async with writing(self._engine) as connection:
                game = await play.read_game(connection, game_id, lock=True)
                if game is None or game.status != "running" or self.maintenance.holds(game):
                    return []
                if not await may(connection, game):
                    return []
                hosted = await self._hosted(connection, game)
                for request in requests:
                    made.append(await self._change(connection, game, hosted, request))
                    game, hosted = made[-1].game, made[-1].hosted
            for table in made:
                await self._publish(table, read)
        return made

    async def rearrange(self, game_id: str, change: Rearrangement) -> GameRow:
        """Change a table that need not have begun: the change is made, and stored as an update, in one transaction."""
        async with self._locks[game_id]:
            async with writing(self._engine) as connection:
                game = await play.read_game(connection, game_id, lock=True)
                if game is None:
                    raise not_found("table")
                after = await change(connection, game)
            if after.revision != game.revision:
                kept = self._cache.get(game_id)
                if kept and kept.revision == game.revision:  # nobody has moved
                    self._keep(game_id, Kept(after.revision, kept.hosted))
                await self._changed(game_id, after.revision, None)
        return after

    async def _publish(self, table: Table, read: float) -> None:
        self._keep(table.game.id, Kept(table.game.revision, table.hosted, table.game, read))
        await self._changed(table.game.id, table.game.revision, table)

    def _check(self, game: GameRow, hosted: HostedGame, request: Request) -> None:
        own = game.seats_of(request.person_id)
        if not own:
            raise forbidden("You do not sit at this table.")
        if game.status != "running":
            raise conflict("over", "This game is over.")
        if request.revision != game.revision:
            raise conflict("stale", "The table has changed since you looked.", revision=game.revision)
        if hosted.seat not in own or (request.seat is not None and request.seat != hosted.seat):
            raise Refusal(403, "foreign", "It is another seat's turn.")
        if game.seats[hosted.seat].bot:
            raise Refusal(403, "foreign", "A bot plays this seat now; take it back first.")
        if self.maintenance.holds(game) and not hosted.steps:  # who took all steps back is still in the middle
            self.maintenance.refuse()

    async def _change(self, connection: AsyncConnection, game: GameRow, hosted: HostedGame, request: Request) -> Table:
        ahead = hosted.copy()  # until the change is committed, nobody else sees it
        try:
            change = self._apply(ahead, request, await self._chance(connection, game))
        except ActionError as error:
            raise Refusal(422, "illegal", str(error)) from error
        now = self._services.now()
        changed = after_change(game, ahead, change, now, self._process)
        update = update_of(changed, ahead, change, now)
        if changed.seats != game.seats:  # what the house played for one turn is its player's again
            update["table"] = arrangement(changed)
        changed = await self._write(connection, game, changed, change.final, [update], now)
        if request.person_id and not hosted.steps:  # whoever plays by hand does not play as planned
            await plans.drop(connection, game.id, [change.seat])
        if change.kind in ("step", "end", "confirm"):
            await play.write_steps(connection, game, ahead, stored=len(hosted.steps))
        table = Table(changed, ahead, update)
        return await self._follow(connection, table) if change.kind in ("end", "confirm") else table

    async def _follow(self, connection: AsyncConnection, table: Table) -> Table:
        """What the seat that comes next has chosen ahead is done at once; the update stays that which was asked for."""
        for kind, action in await together.due(connection, table.game, table.hosted):
            after = await self._change(connection, table.game, table.hosted, Request(kind, "", 0, "", action))
            table = replace(table, game=after.game, hosted=after.hosted)
        return table

    def _apply(self, hosted: HostedGame, request: Request, chance: Chance) -> Change:
        if request.kind == "step":
            if request.action is None:
                raise ActionError("an action is missing")
            return hosted.step(request.action, chance)
        if request.kind == "undo":
            return hosted.undo()
        if request.kind == "redo":
            return hosted.redo()
        return hosted.confirm(chance)

    async def _write(
        self,
        connection: AsyncConnection,
        before: GameRow,
        after: GameRow,
        final: Sequence[Move],
        updates: Sequence[Json],
        now: float,
    ) -> GameRow:
        """One transaction's worth: final moves, updates, the game's row, and the ratings, if it is over by it."""
        await play.write_game(connection, before, **{name: getattr(after, name) for name in CHANGING})
        await play.write_seats(connection, before, after)
        await play.append_moves(connection, before, final, now)
        await play.append_updates(connection, before.id, updates, now)
        if after.turn != before.turn:
            for turning in self.on_turn:
                await turning(connection, after)
        await play.notify(connection, before.id, after.revision)
        return await ratings.settle(connection, before, after, now)

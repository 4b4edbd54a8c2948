"""Plans that play themselves: what a person has thought out while others played is done when their turn begins.

When a turn begins, in its transaction, a moment is drawn at random, in the same way whatever is planned. Before it
comes, all that was planned is tried on a copy, from what the seat sees; at the moment itself the first plan that still
holds is played, all of it in one transaction, or the turn is passed. The others see the same as if it was done by
hand. Who has planned is told what became of it, and nobody else. Every process looks, and what one of them does the
others find done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.engine import ActionError, Position, PositionError
from grandaustria.play.passing import is_met, noted
from grandaustria.play.planner import Planner, as_if, rehearsed, still_holds
from grandaustria.server.api.pace import Allowance
from grandaustria.server.db.engine import is_sqlite, reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden
from grandaustria.server.host import Host, Request, Table
from grandaustria.server.live import Hub
from grandaustria.server.seating import need_running
from grandaustria.server.settings import Services
from grandaustria.server.store import notices, play
from grandaustria.server.store import plans as store
from grandaustria.server.store.plans import PlanRow
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import may_plan

logger = logging.getLogger(__name__)

LOOK_SECONDS = 0.25
AHEAD_SECONDS = 1.5
"""So long before its moment a plan is tried: how long that takes, and so how much was planned, nobody can see."""
FIRST, SECOND = PLACES = ("first", "second")
PASS, IMPOSSIBLE, CHANGED = "pass", "impossible", "changed"
NOTHING = ""
"""The seat decides something that is no turn, such as what the emperor takes: what was planned is for a later one. Or
its player has taken back, with the turn already begun, all that was planned."""

Json = dict[str, Any]
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Choice(NamedTuple):
    """What is to be done in a turn, and how that is called; nothing if none of what was planned is possible."""

    became: str
    steps: Sequence[str] = ()


class Plans:
    """Keeps what people plan, and plays it."""

    def __init__(
        self, engine: AsyncEngine, host: Host, hub: Hub, services: Services, spawn: Spawn, per_minute: int
    ) -> None:
        self._engine = engine
        self._host = host
        self._hub = hub
        self._services = services
        self._spawn = spawn
        self.pace = Allowance(per_minute, 60.0)
        self._chosen: dict[str, Choice] = {}
        """What was tried already, by all that was planned and when: who changes it is not played for as before."""

    async def open(self) -> None:
        self._spawn(self._keep_looking(LOOK_SECONDS))

    # Planning

    async def copy(self, game_id: str, person_id: str) -> tuple[Table, Position]:
        """The table, and a copy on which the next turn of a person can be tried."""
        table = await self._host.table(game_id)
        seat = seat_of(table.game, person_id)
        _need_turn(table, seat)
        return table, await asyncio.to_thread(as_if, table.hosted.position, seat)

    async def keep(self, game_id: str, person_id: str, place: str, revision: int, steps: Sequence[str]) -> None:
        """Keep a plan that was tried at this revision."""
        table, start = await self.copy(game_id, person_id)
        if table.game.revision != revision:
            raise stale(table.game)
        try:
            planner = await asyncio.to_thread(rehearsed, start, steps)
        except ActionError as error:
            raise Refusal(422, "illegal", str(error)) from error
        if not planner.is_over or planner.is_open:
            raise Refusal(422, "unfinished", "A plan ends with the turn, and leaves nothing to be chosen on the way.")
        plan = {"base": start.to_line(), "steps": [step.notation for step in planner.steps]}
        await self._write(table.game, person_id, {place: plan})

    async def pass_until(self, game_id: str, person_id: str, until: Json | None) -> None:
        """Pass, unless a plan is possible, until something changes; or no longer."""
        table = await self._host.table(game_id)
        seat, position = seat_of(table.game, person_id), table.hosted.position
        if until is not None:
            _need_turn(table, seat)
            until = dict(noted(until, position, seat))
            if is_met(until, position, seat):
                raise conflict("met", "What is to be waited for is so already.")
        await self._write(table.game, person_id, {"until": until})

    async def _write(self, looked_at: GameRow, person_id: str, values: Json) -> None:
        """With the table locked, so that no turn begins meanwhile."""
        async with writing(self._engine) as connection:
            game = await play.read_game(connection, looked_at.id, lock=True)
            if game is None or game.revision != looked_at.revision:
                raise stale(game or looked_at)
            await store.keep(connection, game.id, seat_of(game, person_id), **values)

    async def read(self, game_id: str, person_id: str) -> PlanRow | None:
        table = await self._host.table(game_id)
        own = table.game.seats_of(person_id)
        if not own:
            raise forbidden("You do not sit at this table.")
        async with reading(self._engine) as connection:
            return await store.read(connection, game_id, own[0])

    async def discard(self, game_id: str, person_id: str) -> None:
        own = (await self._host.table(game_id)).game.seats_of(person_id)
        async with writing(self._engine) as connection:
            await store.drop(connection, game_id, own)

    # Playing

    async def on_turn(self, connection: AsyncConnection, game: GameRow) -> None:
        """In the transaction that begins a turn: when what was planned for it is played."""
        due = self._services.now() + self._services.delay()
        if game.status == "running" and game.to_act is not None and game.seats[game.to_act].bot is None:
            await store.begin(connection, game.id, game.to_act, game.turn, due)

    async def look(self) -> list[str]:
        """Try what is to be played soon, and play what is due."""
        if self._host.maintenance.is_on:
            return []
        now = self._services.now()
        async with reading(self._engine) as connection:
            rows = await store.waiting(connection, now + AHEAD_SECONDS)
        tried = {repr(row): self._chosen.get(repr(row)) or await self._try(row) for row in rows}
        self._chosen = tried
        due = [row for row in rows if row.due is not None and row.due <= now]
        for row in due:
            await self._play(row, tried[repr(row)])
        return [row.game_id for row in due]

    async def _try(self, row: PlanRow) -> Choice:
        """Everything is tried, also what will not be needed."""
        try:
            table = await self._host.table(row.game_id)
        except Refusal:  # it has been frozen
            return Choice(IMPOSSIBLE)
        return await asyncio.to_thread(chosen, row, table.hosted.position)

    async def _play(self, row: PlanRow, choice: Choice) -> None:
        requests = [Request("step", "", 0, "", step) for step in choice.steps]
        settled: list[str] = []

        async def may(connection: AsyncConnection, game: GameRow) -> bool:
            is_now = (game.turn, game.to_act, game.cursor) == (row.turn, row.seat, 0)
            goes_on = choice.became in (PASS, NOTHING)
            if not is_now or not await store.settle(connection, row, choice.became or row.became, goes_on):
                return False
            if choice.became:
                settled.append(f"{choice.became}:{game.seats[row.seat].person_id}")
                await notices.tell(connection, [game.id], notices.PLAN, *settled)
            return True

        try:
            await self._host.act_unasked(row.game_id, requests, may)
        except Refusal as refusal:
            logger.error("a plan in game %s was not played: %s", row.game_id, refusal.reason)
            if choice.steps:
                await self._play(row, Choice(IMPOSSIBLE))
            return
        if is_sqlite(self._engine):  # elsewhere every process hears what is told, this one too
            for said in settled:
                self.heard(row.game_id, said)

    def heard(self, game_id: str, said: str) -> None:
        """Something has become of a plan, here or at another process: whose it was hears of it."""
        became, _, person_id = said.partition(":")
        self._hub.broadcast(game_id, {"type": "plan", "became": became}, to=[person_id])

    async def _keep_looking(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await self.look()
            except Exception:  # a database that is away for a while must not end it
                logger.exception("could not look for plans to be played")


def _need_turn(table: Table, seat: int) -> None:
    if not may_plan(table.game, table.hosted, seat):
        raise conflict("no-turn", "You have no turn ahead with the dice that lie there, or it is your turn now.")


def stale(game: GameRow) -> Refusal:
    return conflict("stale", "The table has changed since you looked.", revision=game.revision)


def seat_of(game: GameRow, person_id: str) -> int:
    """The seat of somebody who may plan there."""
    own = game.seats_of(person_id)
    if not own:
        raise forbidden("You do not sit at this table.")
    need_running(game)
    if game.hot_seat or game.solo is not None:
        raise Refusal(403, "no-plans", "Where you play alone, or at one screen, nothing is planned.")
    if game.seats[own[0]].bot:
        raise forbidden("The house plays your seat; take it back first.")
    return own[0]


def planned(plan: Json | None) -> Planner | None:
    """A plan as it was when it was kept; None if this version cannot read it any more."""
    try:
        return rehearsed(Position.from_line(plan["base"]), plan["steps"]) if plan else None
    except (ActionError, PositionError):
        return None


def chosen(row: PlanRow, position: Position) -> Choice:
    """What is to be done in this position, in which a run of the seat begins."""
    if (position.phase, position.to_move) != ("turn", row.seat) or not (row.first or row.second or row.until):
        return Choice(NOTHING)
    start = as_if(position, row.seat)
    holding = [(place, planned(plan)) for place, plan in zip(PLACES, (row.first, row.second), strict=True)]
    holds = {place: plan for place, plan in holding if plan is not None and still_holds(plan, start)}
    changed = row.until is None or is_met(row.until, start, row.seat)
    for place, plan in holds.items():
        return Choice(place, [step.notation for step in plan.steps])
    if changed:
        return Choice(IMPOSSIBLE if row.until is None else CHANGED)
    return Choice(PASS, ["pass"])

"""Time per turn: what the others may do about a seat that lets them wait too long.

When the time is up nothing happens by itself. The other people at the table decide: to wait on (the time begins anew),
to let a bot play the seat until its person takes it back, or to end the game without a result. One of them is enough,
but a game ends only when all of them want it. A wish to end it lapses when the turn does, and when somebody chooses
to wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server.clocks import due_of
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import conflict, forbidden
from grandaustria.server.host import Host, Table
from grandaustria.server.live import Hub
from grandaustria.server.seating import stand_in
from grandaustria.server.settings import Services
from grandaustria.server.store import tables
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.waiting import run_out_between
from grandaustria.server.visible import is_late

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Deadlines:
    """Tells open tables when a time is up, and carries out what the others decide."""

    def __init__(self, engine: AsyncEngine, host: Host, hub: Hub, services: Services, spawn: Spawn) -> None:
        self._engine = engine
        self._host = host
        self._hub = hub
        self._services = services
        self._spawn = spawn
        self._told_until = services.now()

    async def open(self) -> None:
        self._spawn(self._keep_looking(LOOK_SECONDS))

    async def decide(self, game_id: str, person_id: str, revision: int, choice: str) -> Table:
        """One of the others says what is to be done about the seat that is late."""

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            now = self._services.now()
            seat = check(game, person_id, revision, now)
            after = CHOICES[choice](Case(game, seat, person_id, now))
            told = {"choice": choice, "seat": seat, "by": game.seats_of(person_id)[0]}
            return await tables.store_change(connection, game, after, now, late=told)

        await self._host.rearrange(game_id, change)
        return await self._host.table(game_id)

    async def look(self) -> list[str]:
        """Tell the tables whose time has run out since the last look; every process tells its own sockets."""
        now = self._services.now()
        found: list[tuple[str, int, float]] = []
        if self._hub.tables():
            async with reading(self._engine) as connection:
                found = await run_out_between(connection, self._told_until, now)
        self._told_until = now  # only now: what could not be looked for is looked for the next time
        for game_id, seat, due in found:
            self._hub.broadcast(game_id, {"type": "late", "seat": seat, "since": due})
        return [game_id for game_id, _, _ in found]

    async def _keep_looking(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await self.look()
            except Exception:  # a database that is away for a while must not end it
                logger.exception("could not look for turns whose time is up")


@dataclass(frozen=True, slots=True)
class Case:
    """A seat that is late, and who decides about it."""

    game: GameRow
    seat: int
    person_id: str
    now: float


def check(game: GameRow, person_id: str, revision: int, now: float) -> int:
    """The seat that is late, if this person may decide about it now."""
    own = [seat for seat in game.seats if seat.person_id == person_id]
    if not own:
        raise forbidden("You do not sit at this table.")
    if game.status != "running":
        raise conflict("over", "This game is over.")
    if revision != game.revision:
        raise conflict("stale", "The table has changed since you looked.", revision=game.revision)
    if person_id not in deciding(game):
        raise forbidden("The others decide what is done about a seat that is late, not the one who sits there.")
    if game.to_act is None or not is_late(game, now):
        raise conflict("not-late", "Nobody is late at this table.")
    return game.to_act


def deciding(game: GameRow) -> set[str]:
    """The people who wait for the seat to act: all who play themselves, but for the one who sits there."""
    waiting = {seat.person_id for seat in game.seats if seat.person_id is not None and not seat.bot}
    return waiting - {seat.person_id for seat in game.seats if seat.seat == game.to_act}


def wait_on(case: Case) -> GameRow:
    return replace(case.game, due=due_of(case.game, case.now), end_votes=[])


def let_bot_play(case: Case) -> GameRow:
    level = stand_in(case.game)
    rows = (replace(row, bot=level, given_up=True) if row.seat == case.seat else row for row in case.game.seats)
    return replace(case.game, seats=tuple(rows), end_votes=[])


def end_game(case: Case) -> GameRow:
    """The last of the others who wants it ends it; until then it is only noted."""
    others = deciding(case.game)
    votes = {*case.game.end_votes, case.person_id} & others
    wanting = replace(case.game, end_votes=sorted(votes))
    return replace(wanting, status="ended", finished=case.now) if votes == others else wanting


CHOICES = {"wait": wait_on, "bot": let_bot_play, "end": end_game}

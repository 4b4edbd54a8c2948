"""Tables at which somebody plans: what the tests of plans share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from grandaustria import Luck
from grandaustria.engine import Position
from grandaustria.play.planner import Planner, as_if, has_turn_ahead
from grandaustria.server.db.engine import reading
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.plans import FIRST
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import plans as store
from grandaustria.server.store.plans import PlanRow
from tests.server.houses import (
    Clock,
    add_people,
    begin,
    brisk,
    open_house,
    play_run,
    step,
)

Json = dict[str, Any]
DELAY = 5.0
SEED = 5
ROUND: Json = {"kind": "round"}


@asynccontextmanager
async def a_house(settings: Settings, clock: Clock, delay: Callable[[], float] = lambda: DELAY) -> AsyncIterator[House]:
    services = Services(now=clock, delay=delay, chance=Luck(SEED))  # type: ignore[arg-type]
    async with open_house(brisk(settings), services) as house:
        yield house


async def a_table(house: House, players: int = 2, **facts: Any) -> Table:
    """A game whose rounds have begun, with somebody waiting for a turn."""
    names = ("anna", "bert", "carl")[:players]
    await add_people(house, *names)
    table = await begin(house, *names, **facts)
    while not waits(table):
        table = await play_run(house, table)
    return table


def waits(table: Table) -> list[int]:
    """The seats with a turn ahead, the next one first."""
    acting, everybody = table.game.to_act or 0, len(table.game.seats)
    order = [(acting + i) % everybody for i in range(1, everybody)]
    return [seat for seat in order if has_turn_ahead(table.hosted.position, seat)]


def turn_of(position: Position, seat: int, wanted: str = "die") -> list[str]:
    """A whole turn that begins with a decision of this family, and otherwise with the first thing that is legal."""
    planner = Planner(as_if(position, seat))
    while not planner.is_over:
        notations = [planner.hosted.position.notation(action) for action in planner.legal_actions()]
        first = next((one for one in notations if one.startswith(wanted)), None) if not planner.steps else None
        planner.do(first or ("end" if "end" in notations else notations[0]))
    return [one.notation for one in planner.steps]


async def keep(house: House, table: Table, seat: int, steps: list[str], place: str = FIRST) -> None:
    person = table.game.seats[seat].person_id
    assert person is not None
    await house.plans.keep(table.game.id, person, place, table.game.revision, steps)


async def kept(house: House, table: Table, seat: int) -> PlanRow | None:
    async with reading(house.engine) as connection:
        return await store.read(connection, table.game.id, seat)


async def became(house: House, table: Table, seat: int) -> str | None:
    row = await kept(house, table, seat)
    assert row is not None
    return row.became


async def at(house: House, clock: Clock, seconds: float) -> list[str]:
    clock.now += seconds
    return await house.plans.look()


def run(settings: Settings, time: Clock, play: Callable[[House, Table, int], Any], **facts: Any) -> None:
    """At a table of two, with the seat that waits for its turn."""

    async def playing() -> None:
        async with a_house(settings, time) as house:
            table = await a_table(house, **facts)
            await play(house, table, waits(table)[0])
            assert house.failed == 0

    asyncio.run(playing())


async def other_ends(house: House, table: Table) -> Table:
    """Whoever is to act passes: the dice lie as they lay."""
    return await step(house, table, action=table.hosted.position.parse("pass"))


def taken_next(table: Table) -> int:
    """A face that the one who acts can take, where more than one kind of dice lies."""
    return next(face for face in range(1, 6) if table.hosted.position.dice[face - 1])


def another(table: Table, face: int) -> int:
    return next(one for one in range(1, 6) if table.hosted.position.dice[one - 1] and one != face)


async def take_all(house: House, table: Table, face: int) -> Table:
    """The one who acts takes a die of this face, and ends the turn: those that are left are weaker, or none."""
    acting = table.game.to_act
    assert acting is not None
    for notation in turn_of(table.hosted.position, acting, f"die {face}"):
        table = await step(house, table, action=table.hosted.position.parse(notation))
    return table


async def turn_comes(house: House, table: Table, seat: int) -> Table:
    """The others play until a turn of this seat begins; it confirms what else it is asked."""
    while table.game.to_act != seat or table.hosted.position.phase != "turn":
        table = await play_run(house, table)
    return table

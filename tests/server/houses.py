"""A house without doors: tables made and looked at from inside, for what the server does by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from typing import Any

from sqlalchemy import update

from grandaustria import bots
from grandaustria.engine import Setup
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.processes import drivers
from grandaustria.server.host import Request, Table
from grandaustria.server.house import House
from grandaustria.server.seating import take
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import people, play, tables
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.thinking import Think, think
from tests.waiting import PATIENCE

HOST = "host"
START = 1_000_000.0


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, run to its end."""

    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return run


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


def brisk(settings: Settings, **changes: Any) -> Settings:
    """Nobody has to be able to follow."""
    return replace(settings, bot_pause=0.0, bots_only_pause=0.0, bots_only_share=1.0, **changes)


@asynccontextmanager
async def open_house(settings: Settings, services: Services | None = None, work: Think = think) -> AsyncIterator[House]:
    house = House(settings, services, work)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def driver_of(house: House) -> str:
    """How the process of a house is named where it drives a table's bots."""
    return house.talk.sender


async def last_heard(house: House, ago: float) -> None:
    """A process was heard of for the last time so long ago, by the database's clock."""
    heard = update(drivers).where(drivers.c.process == driver_of(house)).values(seen=drivers.c.seen - ago)
    async with writing(house.engine) as connection:
        await connection.execute(heard)


async def add_people(house: House, *names: str, **facts: Any) -> None:
    """People whose ids are their names."""
    async with writing(house.engine) as connection:
        for name in names:
            await people.add_person(connection, name, name, "en", 0.0)
            if facts:
                await people.change_person(connection, name, **facts)


async def begin(house: House, *around: str, setup: Setup | None = None, **facts: Any) -> Table:
    """A running game: at each seat a bot of this level, or the person of this id."""
    setup = setup or Setup(players=max(len(around), 2))
    rows = [_seat(i, around[i] if i < len(around) else None) for i in range(setup.players)]
    async with reading(house.engine) as connection:
        host_is_there = await people.read_person(connection, HOST) is not None
    if not host_is_there:
        await add_people(house, HOST)
    game_id = facts.pop("id", house.services.new_id())
    row = {
        "id": game_id,
        "code": f"code-{game_id}",
        "host_id": HOST,
        "created": 0.0,
        "public": False,
        "hot_seat": False,
    }
    async with writing(house.engine) as connection:
        game = await tables.add_game(connection, setup, rows, {**row, **facts})
        game = await house.host.begin(connection, game)
    for react in house.on_change:
        await react(game.id, game.revision, None)
    return await house.host.table(game.id)


def _seat(seat: int, who: str | None) -> SeatRow:
    is_bot = who is not None and who.partition("@")[0] in {**bots.LEVELS, **bots.YARDSTICKS}
    return SeatRow(seat, None, who, False) if is_bot else SeatRow(seat, who, None, False)


async def until(house: House, game_id: str, wanted: Callable[[GameRow], bool]) -> Table:
    """Wait for a table to be as wanted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            table = await house.host.table(game_id)
            if wanted(table.game):
                return table
            await asyncio.sleep(0.01)


def to_act(table: Table) -> tuple[int, str]:
    """The seat whose run this is, and who sits there."""
    seat = table.game.to_act
    assert seat is not None
    person = table.game.seats[seat].person_id
    assert person is not None
    return seat, person


async def step(house: House, table: Table, kind: str = "step", action: int | None = None) -> Table:
    """The person to act does something: by default the first thing that is legal."""
    _, person = to_act(table)
    if kind == "step" and action is None:
        action = table.hosted.legal_actions()[0]
    revision = table.game.revision
    return await house.host.act(Request(kind, person, revision, f"request-{revision}", action), table.game.id)


async def play_run(house: House, table: Table) -> Table:
    """The person to act finishes the run, with the first thing that comes."""
    turn = table.game.turn
    while table.game.turn == turn and table.game.status == "running":
        table = await step(house, table, "confirm" if table.hosted.is_complete else "step")
    return table


async def change_seat(house: House, game_id: str, change: Callable[[GameRow], GameRow]) -> GameRow:
    async def changing(connection: Any, game: GameRow) -> GameRow:
        return await tables.store_change(connection, game, change(game), house.services.now())

    return await house.host.rearrange(game_id, changing)


async def take_back(house: House, game_id: str, person: str, seat: int) -> GameRow:
    return await change_seat(house, game_id, lambda game: take(game, person, seat))


async def moves_of(house: House, game_id: str) -> list[str]:
    async with reading(house.engine) as connection:
        return [move.notation for move in await play.read_moves(connection, game_id)]

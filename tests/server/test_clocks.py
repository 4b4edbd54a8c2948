"""Clocks of tables: how time is counted, what happens when it is up, and that no stop of the house changes either."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from grandaustria.server.clocks import DAY, GRACE, LEAST
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Request, Table
from grandaustria.server.house import House
from grandaustria.server.seating import leave
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import clocks as stored
from grandaustria.server.store import maintenance, play
from grandaustria.server.store.play import GameRow
from grandaustria.server.thinking import Think, think
from grandaustria.server.visible import state_for
from tests.server import faulty
from tests.server.houses import (
    Clock,
    add_people,
    begin,
    brisk,
    change_seat,
    open_house,
    play_run,
    step,
    take_back,
    to_act,
    until,
)
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.test_readings import STORED

MINUTE = 60.0
SEARCHING = "director@20"
"""A stand-in that thinks, for ever where its thoughts are made to hang."""
PER_TURN = {"kind": "turn", "seconds": 60, "addition": 0, "days_off": 0, "then": "turn"}
FOR_THE_SEAT = PER_TURN | {"then": "seat"}
WAITING = PER_TURN | {"then": "wait"}
BUDGET = PER_TURN | {"kind": "budget", "seconds": 600, "addition": 20}
OVER_DAYS = PER_TURN | {"kind": "days", "seconds": int(DAY), "days_off": 2}
Json = dict[str, Any]
pytestmark = pytest.mark.usefixtures("looks_when_asked")


@asynccontextmanager
async def a_house(settings: Settings, clock: Clock, work: Think = think) -> AsyncIterator[House]:
    patient = brisk(settings, bot_seconds=faulty.HANG_SECONDS)
    async with open_house(patient, Services(now=clock), work) as house:
        yield house


async def a_table(house: House, clock: Json | None, *people: str, **facts: Any) -> Table:
    names = people or ("anna", "bert")
    await add_people(house, *names)
    return await begin(house, *names, clock=clock, **{"stand_in": "waiter", **facts})


def times(house: House, table: Table) -> list[Any]:
    """What every seat is told to have left."""
    told = state_for(table.game, table.hosted, None, house.services.now())["clock"]
    return [one["left"] for one in told["seats"]]


async def own_run(house: House, table: Table, seat: int) -> Table:
    """The others play on until this seat is to act."""
    while table.game.to_act != seat:
        table = await play_run(house, table)
    return table


@DAILY_ON_SQLITE
def test_every_turn_has_its_time(settings: Settings, clock: Clock) -> None:
    """It runs for the one who decides, whatever is done within the turn, and is whole again for the next."""

    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house, PER_TURN)
            assert (table.game.due, times(house, table)) == (clock.now + MINUTE, [MINUTE, MINUTE])
            first, due = table.game.to_act, table.game.due
            assert first is not None
            clock.now += 40
            table = await step(house, table)
            expected = [MINUTE, MINUTE]
            expected[first] = 20.0
            if table.game.to_act == first and table.game.turn == 1:
                assert (table.game.due, times(house, table)) == (due, expected)
            table = await play_run(house, table)
            assert (table.game.due, times(house, table)) == (clock.now + MINUTE, [MINUTE, MINUTE])

    asyncio.run(play())


@DAILY_ON_SQLITE
def test_a_budget_lasts_for_all_turns(settings: Settings, clock: Clock) -> None:
    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house, BUDGET)
            seat = table.game.to_act
            assert seat is not None
            clock.now += 100
            table = await play_run(house, table)
            assert times(house, table)[seat] == 600 - 100 + 20
            assert times(house, table)[1 - seat] == 600
            table = await own_run(house, table, seat)
            assert table.game.due == clock.now + times(house, table)[seat]

    asyncio.run(play())


def test_the_house_plays_this_turn(settings: Settings, clock: Clock) -> None:
    """Not before the grace is over; then the turn is played to its end, and the seat is its player's again."""

    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house, PER_TURN)
            seat, person = to_act(table)
            clock.now += MINUTE + GRACE - 0.5
            assert await house.timekeeper.look() == []
            clock.now += 0.5
            assert await house.timekeeper.look() == [table.game.id]
            table = await until(house, table.game.id, lambda game: game.turn > 1)
            row = table.game.seats[seat]
            assert (row.person_id, row.bot, row.given_up, row.for_turn) == (person, None, False, False)
            updates = await told(house, table.game)
            begun = next(update for update in updates if "time_up" in update.get("table", {}))
            assert begun["table"]["time_up"] == {"seat": seat, "then": "turn"}
            assert begun["table"]["seats"][seat] == {
                "seat": seat, "person": person, "bot": "waiter", "given_up": True, "for_turn": True
            }  # fmt: skip
            ended = next(update for update in updates if update["revision"] > begun["revision"] and "table" in update)
            assert ended["table"]["seats"][seat]["bot"] is None
            assert await house.timekeeper.look() == []

    asyncio.run(play())


async def told(house: House, game: GameRow) -> list[Json]:
    async with reading(house.engine) as connection:
        return await play.read_updates(connection, game.id, 0)


def test_the_house_takes_the_seat_until_its_player_is_back(settings: Settings, clock: Clock) -> None:
    """Who comes back in the middle of the own turn has a moment at least, never the whole time anew."""

    async def play() -> None:
        async with a_house(settings, clock, faulty.hanging) as house:
            table = await a_table(house, FOR_THE_SEAT, stand_in=SEARCHING)
            seat, person = to_act(table)
            clock.now += MINUTE + GRACE
            await house.timekeeper.look()
            table = await house.host.table(table.game.id)
            assert (table.game.seats[seat].bot, table.game.due, table.game.expires) == (SEARCHING, None, None)
            clock.now += 1_000 * MINUTE
            assert await house.timekeeper.look() == []
            with pytest.raises(Refusal):
                await house.host.act(Request("step", person, table.game.revision, "x", 0), table.game.id)
            game = await take_back(house, table.game.id, person, seat)
            assert (game.seats[seat].bot, game.due) == (None, clock.now + LEAST)
            await play_run(house, await house.host.table(game.id))

    asyncio.run(play())


@DAILY_ON_SQLITE
def test_a_seat_given_up_gathers_no_time(settings: Settings, clock: Clock) -> None:
    """The clock of whoever leaves stands, as it was, until they are back."""

    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house, BUDGET)
            seat, person = to_act(table)
            clock.now += 100
            await change_seat(house, table.game.id, lambda game: leave(game, person))
            table = await until(house, table.game.id, lambda game: game.turn > 1 and game.to_act != seat)
            clock.now += 50
            assert times(house, table)[seat] == 500
            await take_back(house, table.game.id, person, seat)
            table = await house.host.table(table.game.id)
            assert times(house, table)[seat] == 500

    asyncio.run(play())


@DAILY_ON_SQLITE
def test_where_it_was_agreed_to_wait_nothing_happens(settings: Settings, clock: Clock) -> None:
    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house, WAITING)
            seat, _ = to_act(table)
            clock.now += 1_000 * MINUTE
            assert await house.timekeeper.look() == []
            table = await house.host.table(table.game.id)
            state = state_for(table.game, table.hosted, seat, clock.now)
            assert (state["late"], state["clock"]["seats"][seat]["left"], state["clock"]["expires"]) == (False, 0, None)
            other = table.game.seats[1 - seat].person_id
            assert other is not None
            with pytest.raises(Refusal, match="late"):
                await house.deadlines.decide(table.game.id, other, table.game.revision, "end")
            table = await play_run(house, table)
            assert table.game.status == "running"

    asyncio.run(play())


def test_days_off(settings: Settings, clock: Clock) -> None:
    """In the own turn it lasts a day longer, otherwise the next one does; so often, and no more."""

    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house, OVER_DAYS)
            seat, person = to_act(table)
            other = table.game.seats[1 - seat].person_id
            assert other is not None
            table = await house.timekeeper.take_day_off(table.game.id, person)
            assert table.game.due == clock.now + 2 * DAY
            table = await house.timekeeper.take_day_off(table.game.id, other)
            assert times(house, table) == [2 * DAY, 2 * DAY]
            table = await house.timekeeper.take_day_off(table.game.id, person)
            with pytest.raises(Refusal) as refused:
                await house.timekeeper.take_day_off(table.game.id, person)
            assert refused.value.reason == "no-days-off"
            clock.now += 3 * DAY + GRACE - 1
            assert await house.timekeeper.look() == []
            table = await own_run(house, table, 1 - seat)
            assert table.game.due == clock.now + 2 * DAY
            table = await play_run(house, table)
            assert times(house, table)[1 - seat] == DAY

    asyncio.run(play())


def test_who_moves_in_the_last_moment_has_moved(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step within the grace counts, and of several who saw that a time is up one does what was agreed."""
    found = stored.expired

    async def seen_by_three(*arguments: Any) -> list[str]:
        return await found(*arguments) * 3

    async def play() -> None:
        async with a_house(settings, clock, faulty.hanging) as house:
            table = await a_table(house, FOR_THE_SEAT, stand_in=SEARCHING)
            clock.now += MINUTE + GRACE - 0.1
            table = await play_run(house, table)
            assert table.game.due == clock.now + MINUTE
            clock.now += MINUTE + GRACE
            monkeypatch.setattr(stored, "expired", seen_by_three)
            assert await house.timekeeper.look() == [table.game.id] * 3
            after = await house.host.table(table.game.id)
            assert after.game.revision == table.game.revision + 1

    asyncio.run(play())


@pytest.mark.parametrize("away", [0.0, 7.0, 100_000.0])
def test_a_stop_loses_no_time_and_gives_none(settings: Settings, clock: Clock, away: float) -> None:
    """What was spent before is spent, and what passes while nobody can play is nobody's. A kill stores no more."""

    async def before() -> str:
        async with a_house(settings, clock) as house:
            table = await a_table(house, BUDGET)
            clock.now += 100
            table = await own_run(house, await play_run(house, table), to_act(table)[0])
            clock.now += 30
            await house.timekeeper.look()
            left.extend(times(house, table))
            assert left[to_act(table)[0]] == 600 - 100 + 20 - 30
            return table.game.id

    async def since(game_id: str) -> None:
        async with a_house(settings, clock) as house:
            table = await house.host.table(game_id)
            assert times(house, table) == left
            assert await house.timekeeper.look() == []
            await play_run(house, table)

    left: list[float] = []
    game_id = asyncio.run(before())
    clock.now += away
    asyncio.run(since(game_id))


def test_clocks_stand_still_while_the_house_is_looked_after(settings: Settings, clock: Clock) -> None:
    """Also where the house remembers the table from before."""

    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await play_run(house, await a_table(house, BUDGET))
            seat, _ = to_act(table)
            clock.now += 10
            await house.timekeeper.look()
            async with writing(house.engine) as connection:
                await maintenance.begin(connection, "back at ten", clock.now)
            await house.host.maintenance.look(house.engine)
            clock.now += 5_000
            assert await house.timekeeper.look() == []
            async with writing(house.engine) as connection:
                await maintenance.end(connection)
            await house.host.maintenance.look(house.engine)
            assert await house.timekeeper.look() == []
            table = await play_run(house, table)
            assert times(house, table)[seat] == 600 - 10 + 20

    asyncio.run(play())


def test_games_of_an_old_house_never_begin_to_lose_anything(clock: Clock, tmp_path: Path) -> None:
    """Written by version 0.1, one of them with a time per turn that was up long ago: nothing happens by itself."""
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress(STORED.read_bytes()))
    with sqlite3.connect(file) as old:
        [(game_id,)] = old.execute("SELECT id FROM games WHERE status = 'running' LIMIT 1").fetchall()
        old.execute("UPDATE games SET seconds_per_turn = 60, due = 100.0 WHERE id = ?", (game_id,))
    settings = Settings(f"sqlite:///{file.as_posix()}", port=0)

    async def rows(house: House) -> list[Any]:
        async with reading(house.engine) as connection:
            found = await connection.exec_driver_sql("SELECT id, revision, status, due FROM games ORDER BY id")
            around = await connection.exec_driver_sql("SELECT game_id, seat, bot, given_up FROM seats ORDER BY 1, 2")
            return [*map(tuple, found), *map(tuple, around)]

    async def play() -> None:
        async with a_house(settings, clock) as house:
            before = await rows(house)
            for _ in range(3):
                clock.now += 100 * DAY
                assert await house.timekeeper.look() == []
            assert await rows(house) == before
            table = await house.host.table(game_id)
            assert state_for(table.game, table.hosted, 0, clock.now)["late"] is True
            assert (table.game.clock, table.game.times, table.game.expires) == (None, None, None)
            table = await play_run(house, table)
            assert table.game.due == clock.now + 60
            clock.now += 100 * DAY
            assert await house.timekeeper.look() == []

    asyncio.run(play())

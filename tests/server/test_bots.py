"""Bots at the tables: they play to the end, whatever becomes of them, and nobody waits for them."""

from __future__ import annotations

import asyncio
import itertools
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from grandaustria import Setup
from grandaustria.engine import waiter_action
from grandaustria.server.db.engine import reading
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.seating import leave
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import play
from grandaustria.server.thinking import Think
from tests.server import faulty
from tests.server.houses import (
    add_people,
    begin,
    brisk,
    change_seat,
    moves_of,
    open_house,
    play_run,
    step,
    take_back,
    to_act,
    until,
)
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL
from tests.server.running import next_message, running
from tests.waiting import eventually

SEARCHING = "director@20"
"""One that thinks in a process of its own, though not for long."""
EVERY_TABLE = {
    "2": (Setup(players=2), ("waiter", "pageboy")),
    "3": (Setup(players=3, hotels="day"), ("pageboy", "waiter", "waiter")),
    "4 with a draft": (Setup(players=4, staff="draft"), ("waiter", "pageboy", "waiter", "pageboy")),
    "solo": (Setup(players=2, solo="medium"), ("waiter",)),
}


@pytest.mark.parametrize("name", EVERY_TABLE)
@DAILY_ON_SQLITE
def test_bots_play_to_the_end(settings: Settings, name: str) -> None:
    setup, around = EVERY_TABLE[name]

    async def whole_game() -> None:
        async with open_house(brisk(settings), work=faulty.nosy) as house:
            table = await begin(house, *around, setup=setup)
            table = await until(house, table.game.id, lambda game: game.status == "over")
            assert table.game.result is not None
            assert table.hosted.is_over
            async with reading(house.engine) as connection:
                again = await play.read_hosted(connection, table.game)
            assert again.position == table.hosted.position

    asyncio.run(whole_game())


TABLES_TO_OPEN: dict[str, dict[str, object]] = {
    "2": {"players": 2, "seats": ["me", {"bot": "pageboy"}]},
    "3": {"players": 3, "seats": [{"bot": "waiter"}, "me", {"bot": "pageboy"}], "rules": "de2015"},
    "4": {"players": 4, "seats": ["me", {"bot": "waiter"}, {"bot": "waiter"}, {"bot": "pageboy"}], "staff": "draft"},
    "solo": {"solo": "hard", "seats": ["me"]},
}


@pytest.mark.parametrize("name", TABLES_TO_OPEN)
@DAILY_ON_SQLITE
def test_bots_play_to_the_end_after_the_person_has_left(settings: Settings, name: str) -> None:
    with running(brisk(settings)) as server:
        anna = server.guest()
        table = anna.post("/tables", {**TABLES_TO_OPEN[name], "stand_in": "waiter"}, 201)["id"]
        anna.post(f"/tables/{table}/start")
        anna.post(f"/tables/{table}/leave")
        with anna.socket(table) as live:
            while next_message(live, "update")["status"] == "running":
                pass
        state = anna.get(f"/tables/{table}/state")
        assert state["status"] == "over"
        assert len(state["scores"]) == len(state["position"]["seats"])


def test_a_person_among_bots(settings: Settings) -> None:
    async def some_turns() -> None:
        async with open_house(brisk(settings)) as house:
            await add_people(house, "anna")
            table = await begin(house, "waiter", "anna", "pageboy")
            for _ in range(6):
                table = await until(house, table.game.id, lambda game: game.to_act == 1 or game.status == "over")
                table = await play_run(house, table)
            assert table.game.turn > 12

    asyncio.run(some_turns())


@pytest.mark.parametrize("fault", [faulty.raising, faulty.quitting, faulty.dying, faulty.illegal, faulty.speechless])
@DAILY_ON_SQLITE
def test_something_legal_is_done_for_a_bot_that_fails(
    settings: Settings, fault: Think, caplog: pytest.LogCaptureFixture
) -> None:
    async def some_steps() -> None:
        async with open_house(brisk(settings), work=fault) as house:
            table = await begin(house, SEARCHING, SEARCHING)
            position = table.hosted.position
            expected = waiter_action(position.view(position.to_move))
            await until(house, table.game.id, lambda game: game.revision >= 4)
            async with reading(house.engine) as connection:
                actions = await play.read_actions(connection, table.game.id)
            assert actions[table.game.moves] == expected

    with caplog.at_level(logging.ERROR):
        asyncio.run(some_steps())
    assert sum(f"bot {SEARCHING} failed" in record.message for record in caplog.records) >= 3


@DAILY_ON_SQLITE
def test_a_bot_that_hangs_is_replaced_when_its_time_is_up(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def some_steps() -> None:
        limits = brisk(settings, bot_seconds=0.1, bot_grace=0.1)
        async with open_house(limits, work=faulty.hanging) as house:
            table = await begin(house, SEARCHING, SEARCHING)
            await until(house, table.game.id, lambda game: game.revision >= table.game.revision + 2)

    asyncio.run(some_steps())
    assert sum("it was not done after 0.2 s" in record.message for record in caplog.records) >= 2


@DAILY_ON_SQLITE
def test_a_game_comes_to_its_end_with_unreliable_bots(settings: Settings) -> None:
    seeds = itertools.count()

    async def whole_game() -> None:
        async with open_house(brisk(settings), Services(seed=lambda: next(seeds)), faulty.unreliable) as house:
            table = await begin(house, SEARCHING, SEARCHING)
            table = await until(house, table.game.id, lambda game: game.status == "over")
            assert table.hosted.is_over

    asyncio.run(whole_game())
    assert next(seeds) > 100


@DAILY_ON_SQLITE
def test_nobody_waits_for_a_bot_that_hangs(settings: Settings) -> None:
    async def beside_it() -> None:
        async with open_house(brisk(settings, bot_seconds=faulty.HANG_SECONDS), work=faulty.hanging) as house:
            await add_people(house, "anna", "ben")
            stuck = await begin(house, SEARCHING, SEARCHING)
            table = await begin(house, "anna", "ben")
            for _ in range(4):
                table = await play_run(house, table)
            assert (await house.host.table(stuck.game.id)).game.revision == stuck.game.revision
            assert stuck.game.id in house.bots.driving()

    asyncio.run(beside_it())


@DAILY_ON_SQLITE
def test_games_take_turns(settings: Settings) -> None:
    """No game runs away while the others wait. Each look at the clock is a millisecond: all steps take the same."""
    looks = itertools.count()

    async def together() -> list[int]:
        async with open_house(brisk(settings), Services(elapsed=lambda: next(looks) / 1000)) as house:
            ids = [await begin_unseen(house) for _ in range(4)]
            await house.bots.look_around()
            for game_id in ids:
                await until(house, game_id, lambda game: game.revision >= 2)
            await until(house, ids[0], lambda game: game.revision >= 40)
            return [(await house.host.table(game_id)).game.revision for game_id in ids]

    assert min(asyncio.run(together())) >= 10


def test_a_person_takes_the_seat_back_while_the_bot_thinks(settings: Settings, tmp_path: Path) -> None:
    """The thought is given up at once; and when it is done nevertheless, nothing comes of it."""
    held = faulty.Held(tmp_path)

    async def in_time() -> None:
        async with open_house(brisk(settings, bot_seconds=faulty.HANG_SECONDS), work=held) as house:
            await add_people(house, "anna", "ben")
            table = await begin(house, "anna", "ben", stand_in=SEARCHING)
            seat, person = to_act(table)
            await change_seat(house, table.game.id, lambda game: leave(game, person))
            await held.thinks()
            assert house.bots.driving() == [table.game.id]
            taken = await take_back(house, table.game.id, person, seat)
            await no_bot_is_driven(house)
            held.let_go()
            other = await begin(house, SEARCHING, SEARCHING)  # thought about in the same process, so afterwards
            await until(house, other.game.id, lambda game: game.revision > other.game.revision)
            table = await house.host.table(table.game.id)
            assert table.game.revision == taken.revision
            assert (await step(house, table)).game.revision == taken.revision + 1

    asyncio.run(in_time())


async def no_bot_is_driven(house: House) -> None:
    await eventually(lambda: not house.bots.driving())


@ON_POSTGRESQL
def test_a_person_takes_the_seat_back_at_another_process(settings: Settings) -> None:
    async def in_time() -> None:
        patient = brisk(settings, bot_seconds=faulty.HANG_SECONDS)
        async with open_house(patient, work=faulty.hanging) as one, open_house(patient) as other:
            await add_people(one, "anna", "ben")
            table = await begin(one, "anna", "ben", stand_in=SEARCHING)
            seat, person = to_act(table)
            await change_seat(one, table.game.id, lambda game: leave(game, person))
            assert one.bots.driving() == [table.game.id]
            await take_back(other, table.game.id, person, seat)
            await no_bot_is_driven(one)  # the thought is given up, long before it is finished

    asyncio.run(in_time())


def test_a_bot_goes_on_from_the_tentative_steps(settings: Settings) -> None:
    async def take_over() -> None:
        async with open_house(brisk(settings)) as house:
            await add_people(house, "anna", "ben")
            table = await begin(house, "anna", "ben")
            while table.game.cursor == 0:  # play until a step can be taken back
                table = await step(house, table)
            seat, person = to_act(table)
            done = [table.hosted.steps[0].action]
            await change_seat(house, table.game.id, lambda game: leave(game, person))
            after = await until(house, table.game.id, lambda game: game.turn > table.game.turn)
            async with reading(house.engine) as connection:
                actions = await play.read_actions(connection, table.game.id)
            assert actions[table.game.moves : table.game.moves + 1] == done
            assert after.game.seats[seat].given_up

    asyncio.run(take_over())


def test_a_restart_takes_up_all_games_that_wait_for_bots(settings: Settings) -> None:
    async def first() -> list[str]:
        async with open_house(brisk(settings, bot_seconds=faulty.HANG_SECONDS), work=faulty.hanging) as house:
            await add_people(house, "anna", "ben")
            waiting = [(await begin(house, SEARCHING, SEARCHING)).game.id for _ in range(2)]
            await begin(house, "anna", "ben")
            return waiting

    async def second(waiting: list[str]) -> None:
        async with open_house(brisk(settings)) as house:
            assert sorted(house.bots.driving()) == sorted(waiting)
            for game_id in waiting:
                await until(house, game_id, lambda game: game.turn > 3)

    asyncio.run(second(asyncio.run(first())))


def test_a_game_left_by_its_process_is_found(settings: Settings) -> None:
    async def found() -> None:
        async with open_house(brisk(settings)) as house:
            table = await begin_unseen(house)
            await house.bots.look_around()
            assert house.bots.driving() == [table]
            await until(house, table, lambda game: game.revision > 3)

    asyncio.run(found())


async def begin_unseen(house: House) -> str:
    """A game with nobody told about it, as if its process had ended in between."""
    reactions, house.on_change[:] = list(house.on_change), []
    table = await begin(house, "waiter", "waiter")
    house.on_change.extend(reactions)
    return table.game.id


def test_two_processes_that_look_for_the_same_game(settings: Settings) -> None:
    """One step is accepted for each revision, and the game is whole, even where both believe that it is theirs."""

    async def both() -> None:
        async with open_house(brisk(settings)) as one, open_house(brisk(settings)) as other:
            table = await begin(one, "waiter", "pageboy")
            while table.game.status == "running":
                await other.bots.look_around()
                table = await other.host.table(table.game.id)
                await asyncio.sleep(0.02)
            async with reading(one.engine) as connection:
                again = await play.read_hosted(connection, table.game)
                assert await play.count_updates(connection, table.game.id) == table.game.revision
            assert again.position == table.hosted.position
            assert len(await moves_of(one, table.game.id)) == table.game.moves

    asyncio.run(both())


@DAILY_ON_SQLITE
def test_bots_alone_do_not_hurry(settings: Settings) -> None:
    """While nobody looks they pause after every step; beside them, where somebody looks on, they go on."""

    async def beside_each_other() -> int:
        async with open_house(replace(settings, bot_pause=0.0, bots_only_pause=faulty.HANG_SECONDS)) as house:
            alone = await begin(house, "waiter", "waiter")
            watched = await begin(house, "waiter", "waiter")
            house.hub.add(watched.game.id, Listener("anna", 0))
            await until(house, watched.game.id, lambda game: game.revision > watched.game.revision + 10)
            return (await house.host.table(alone.game.id)).game.revision - alone.game.revision

    assert asyncio.run(beside_each_other()) <= 1

"""From when a rated game counts, and who loses by leaving."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grandaustria.server import ratings as rules
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.glicko import Rating, Result, rate
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.seating import leave
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import admin, bans, play, ratings
from grandaustria.server.store.play import GameRow
from tests.server.houses import (
    Clock,
    awaited,
    brisk,
    change_seat,
    open_house,
    play_run,
    step,
    take_back,
    to_act,
    until,
)
from tests.server.planning import DELAY, at, became, keep, other_ends, turn_of, waits
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.rated import (
    AGREED,
    Rated,
    first_die,
    rated_game,
    ratings_of,
    stored_changes,
    with_accounts,
)
from tests.server.running import Running

Json = dict[str, Any]
NEW = {"rating": 1500, "deviation": 350, "provisional": True, "after": None, "change": None}
BEATEN = rate(Rating(), [Result(1500, 350, 0)], 0.0)
"""A newcomer who has lost to a newcomer."""
LOST = round(BEATEN.rating) - 1500


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


# Before it counts


@DAILY_ON_SQLITE
@pytest.mark.parametrize("how", ["give-up", "leave"])
def test_who_goes_before_the_first_die_has_not_lost(server: Running, how: str) -> None:
    table = Rated(server, 3)
    table.people[0].post(f"{table.path}/{how}", {})
    shown = table.table(1)
    assert (shown["status"], shown["rated"]) == ("running", False)
    assert shown["ratings"] == [None, None, None], "nobody shows any here"
    assert sum(one.get("table", {}).get("unrated", False) for one in table.updates()) == 1
    assert stored_changes(server.settings.database_url) == []


@awaited
async def test_nor_has_who_is_late_before_it(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "Bert", made=1)
        clock.now += 10_000
        assert await house.timekeeper.look() == [table.game.id]
        game = (await house.host.table(table.game.id)).game
        assert (game.rated, game.ratings) == (False, None)


@DAILY_ON_SQLITE
def test_all_may_agree_to_end_it_until_it_counts(server: Running) -> None:
    anna, bert = with_accounts(server, "Anna", "Bert")
    table = Rated(server, people=[anna, bert])
    table.ask(0, "end")
    table.answer(1, True)
    assert (table.table()["status"], table.table()["result"]) == ("ended", None)

    table = Rated(server, people=[anna, bert])
    table.ask(0, "end")
    table.until_it_counts()
    question = table.state(1)["question"]["id"]
    refused = ("POST", f"{table.path}/answer", 409, "rated", {"question": question, "agree": True})
    assert bert.refused(*refused) == {"why": "end"}
    table.answer(1, False)
    assert anna.refused("POST", f"{table.path}/ask", 409, "rated", {"what": "end"}) == {"why": "end"}
    assert stored_changes(server.settings.database_url) == []


@awaited
async def test_a_die_that_was_put_back_has_not_been_taken(settings: Settings) -> None:
    async with open_house(settings) as house:
        table = await rated_game(house, "Anna", "Bert", made=first_die() + 1)
        async with reading(house.engine) as connection:
            assert await ratings.counts(connection, table.game)
        table = await step(house, table, "undo")
        await house.leaving.give_up(table.game.id, "Anna")
        assert (await house.host.table(table.game.id)).game.rated is False
        assert await ratings_of(house) == {}


# Who has left


@awaited
async def test_a_seat_that_the_house_finishes_is_lost_whatever_it_makes_of_it(settings: Settings, clock: Clock) -> None:
    """Winning by the points does not help who was not there; who was there comes before them."""
    async with open_house(settings, Services(now=clock)) as house:
        for gone in ("Anna", "Bert"):
            table = await rated_game(house, "Anna", "Bert")
            await change_seat(house, table.game.id, partial(leave, person_id=gone))
            table = await over(house, table.game.id)
            assert changed(table) == {gone: -1, "Bert" if gone == "Anna" else "Anna": 1}


@awaited
async def test_who_is_back_for_the_last_turn_has_not_left(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "Bert", made=first_die() + 2)
        seat, person = to_act(table)
        await change_seat(house, table.game.id, lambda game: leave(game, person))
        table = await until(house, table.game.id, lambda game: game.seats[seat].absent)
        await take_back(house, table.game.id, person, seat)
        table = await house.host.table(table.game.id)
        assert rules.has_left(table.game.seats[seat]) == 1, "the house played the last turn"
        while table.game.to_act != seat:
            table = await play_run(house, table)
        table = await play_run(house, table)
        assert rules.has_left(table.game.seats[seat]) == 0


@DAILY_ON_SQLITE
@pytest.mark.usefixtures("looks_when_asked")
@awaited
async def test_a_turn_that_was_planned_is_an_own_one(settings: Settings, clock: Clock) -> None:
    """The server plays it, but its player has decided it."""
    async with open_house(settings, Services(now=clock, delay=lambda: DELAY)) as house:
        table = await rated_game(house, "Anna", "Bert", made=first_die() + 2)
        seat, person = to_act(table)
        await change_seat(house, table.game.id, lambda game: leave(game, person))
        await until(house, table.game.id, lambda game: game.seats[seat].absent)
        await take_back(house, table.game.id, person, seat)
        table = await house.host.table(table.game.id)
        while seat not in waits(table):
            table = await play_run(house, table)
        assert rules.has_left(table.game.seats[seat]) == 1
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        table = await other_ends(house, table)
        assert await at(house, clock, DELAY) == [table.game.id]
        assert await became(house, table, seat) == "first"
        assert rules.has_left((await house.host.table(table.game.id)).game.seats[seat]) == 0


@awaited
async def test_a_last_turn_that_the_house_played_because_the_time_was_up_is_lost(
    settings: Settings, clock: Clock
) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "Bert", made=-40, clock={**AGREED, "then": "turn"})
        while not changed(table):
            _, person = to_act(table)
            if person == "Anna":
                clock.now += 10_000
                await house.timekeeper.look()
                table = await until(house, table.game.id, partial(is_after, table.game.turn))
            else:
                table = await play_run(house, table)
        assert not any(row.given_up for row in table.game.seats)
        assert changed(table) == {"Anna": -1, "Bert": 1}


@awaited
async def test_at_three_the_others_play_on_and_who_gave_up_comes_last(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "Bert", "Cora")
        await house.leaving.give_up(table.game.id, "Bert")
        assert await ratings_of(house) == {}
        table = await over(house, table.game.id)
        came = rules.ranks(table.game)
        assert came[1] == max(came) > 4
        assert changed(table)["Bert"] == -1


@pytest.mark.parametrize("how", ["deleted", "banned"])
@awaited
async def test_leaving_the_house_dodges_nothing(settings: Settings, clock: Clock, how: str) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "Bert")
        async with writing(house.engine) as connection:
            if how == "deleted":
                await admin.remove_person(connection, "Anna", clock.now)
            else:
                await bans.ban(connection, "Anna", clock.now)
        table = await house.host.table(table.game.id)
        assert (table.game.status, changed(table)) == ("ended", {"Anna": -1, "Bert": 1})
        assert set(await ratings_of(house)) == ({"Bert"} if how == "deleted" else {"Anna", "Bert"})


@awaited
async def test_who_deletes_the_account_among_three_counts_as_rated_at_the_start(
    settings: Settings, clock: Clock
) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "Bert", "Cora")
        async with writing(house.engine) as connection:
            await admin.remove_person(connection, "Anna", clock.now)
        table = await over(house, table.game.id)
        assert set(await ratings_of(house)) == {"Bert", "Cora"}
        assert table.game.ratings is not None
        assert [known.get("after") is None for known in table.game.ratings] == [True, False, False]


@awaited
async def test_an_operators_end_rates_nothing(settings: Settings) -> None:
    async with open_house(settings) as house:
        table = await rated_game(house, "Anna", "Bert")
        async with writing(house.engine) as connection:
            game = await play.read_game(connection, table.game.id, lock=True)
            assert game is not None
            await admin.end_table(connection, game, house.services.now())
        assert (await house.host.table(table.game.id)).game.status == "ended"
        assert await ratings_of(house) == {}


async def over(house: House, game_id: str) -> Table:
    """The house plays for who is not there, the others as it comes."""
    while (table := await house.host.table(game_id)).game.status == "running":
        seat = table.game.to_act
        assert seat is not None
        if table.game.seats[seat].bot is None:
            await play_run(house, table)
        else:
            await until(house, game_id, partial(is_after, table.game.turn))
    return table


def is_after(turn: int, game: GameRow) -> bool:
    return game.turn > turn or game.is_finished


def changed(table: Table) -> dict[str, int]:
    """Whose rating has risen by the game, and whose has fallen."""
    known = table.game.ratings or []
    shown = {row.person_id or "": one for row, one in zip(table.game.seats, known, strict=False) if "after" in one}
    return {name: 1 if one["after"] > one["rating"] else -1 for name, one in shown.items()}


# What is not done at a rated table


def test_no_hints_no_turn_back_and_nobody_strong_for_oneself(server: Running) -> None:
    (anna,) = with_accounts(server, "Anna")
    table = Rated(server, people=[anna], seats=["me", {"bot": "steward"}])
    anna.refused("GET", f"{table.path}/hint", 403, "no-hints")
    refused = ("POST", f"{table.path}/ask", 409, "rated", {"what": "back"})
    assert anna.refused(*refused) == {"why": "back"}
    assert anna.refused("POST", f"{table.path}/seats/0", 409, "rated", {"bot": "master"}) == {"why": "stand-in"}
    assert table.table()["rated"] is True
    anna.post(f"{table.path}/seats/0", {"bot": "apprentice"})
    anna.post(f"{table.path}/seats/0", {"take": True})
    assert table.table()["rated"] is False, "it had not begun to count"

"""Rated games: which can be opened, from when they count, who loses by leaving; and that each counts once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from grandaustria.server import ratings as rules
from grandaustria.server.glicko import Rating, Result, rate
from grandaustria.server.settings import Services, Settings
from tests.server.houses import (
    Clock,
    awaited,
    brisk,
    open_house,
)
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.processes import process
from tests.server.rated import (
    CLOCK,
    Rated,
    changes_of,
    play_out,
    rated_game,
    ratings_of,
    stored_changes,
    with_accounts,
)
from tests.server.running import Running
from tests.server.test_concurrency import at_once, reasons, sending
from tests.server.test_leaving import revive
from tests.server.with_accounts import PASSWORD

Json = dict[str, Any]
NEW = {"rating": 1500, "deviation": 350, "provisional": True, "after": None, "change": None}
BEATEN = rate(Rating(), [Result(1500, 350, 0)], 0.0)
"""A newcomer who has lost to a newcomer."""
LOST = round(BEATEN.rating) - 1500


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


# Which games can be rated

IN_THE_WAY: dict[str, Json] = {
    "clock": {"clock": None},
    "then": {"clock": {**CLOCK, "then": "wait"}},
    "rules": {"rules": {"table": "after"}},
    "hot-seat": {"hot_seat": True},
    "solo": {"solo": "easy", "players": 2},
    "stand-in": {"stand_in": "master"},
    "bot": {"seats": ["me", {"bot": "waiter"}]},
}


@DAILY_ON_SQLITE
@pytest.mark.parametrize("why", IN_THE_WAY)
def test_what_is_in_the_way_is_said_and_nothing_is_opened(server: Running, why: str) -> None:
    (anna,) = with_accounts(server, "Anna")
    wanted = {"rated": True, "clock": CLOCK, **IN_THE_WAY[why]}
    assert anna.refused("POST", "/tables", 409, "rated", wanted) == {"why": why}
    assert anna.get("/me/games")["tables"] == []
    anna.post("/tables", {**wanted, "rated": False}, 201)


@DAILY_ON_SQLITE
def test_everybody_has_an_account(server: Running) -> None:
    guest, (anna,) = server.guest(), with_accounts(server, "Anna")
    wanted = {"rated": True, "clock": CLOCK, "public": True}
    guest.refused("POST", "/tables", 409, "no-account", wanted)
    path = f"/tables/{anna.post('/tables', wanted, 201)['id']}"
    guest.refused("POST", f"{path}/join", 409, "no-account", {})
    guest.refused("POST", f"{path}/seats/1", 409, "no-account", {"take": True})
    guest.post("/me/account", {"name": "Bert", "password": PASSWORD})
    guest.post(f"{path}/join", {})


@DAILY_ON_SQLITE
def test_only_levels_that_are_rated_are_put_on_seats(server: Running) -> None:
    (anna,) = with_accounts(server, "Anna")
    opened = anna.post("/tables", {"rated": True, "clock": CLOCK, "players": 3}, 201)
    assert opened["stand_in"] == "apprentice"
    path = f"/tables/{opened['id']}"
    for level in ("director", "master@100"):
        assert anna.refused("POST", f"{path}/seats/1", 409, "rated", {"bot": level}) == {"why": "bot"}
        assert anna.refused("POST", f"{path}/start", 409, "rated", {"fill": level}) == {"why": "bot"}
    shown = anna.post(f"{path}/seats/1", {"bot": "steward"})
    assert shown["ratings"][1] == {**NEW, "rating": rules.BOTS[3]["steward"], "deviation": 50, "provisional": False}
    assert shown["ratings"][2] is None
    assert anna.post(f"{path}/start", {"fill": "hotelier"})["status"] == "running"


@DAILY_ON_SQLITE
def test_lists_tell_rated_tables_from_others(server: Running) -> None:
    (anna,) = with_accounts(server, "Anna")
    opened = {
        rated: anna.post("/tables", {"rated": rated, "clock": CLOCK, "public": True}, 201)["id"]
        for rated in (True, False)
    }
    for rated, table in opened.items():
        assert [one["id"] for one in anna.get(f"/tables?rated={rated}")["tables"]] == [table]
    assert len(anna.get("/tables")["tables"]) == 2


@DAILY_ON_SQLITE
def test_a_rematch_is_rated_as_well(server: Running) -> None:
    table = Rated(server).until_it_counts()
    table.people[0].post(f"{table.path}/give-up")
    again = table.people[1].post(f"{table.path}/rematch", status=201)
    assert (again["rated"], again["stand_in"], again["ratings"][1]["rating"]) == (True, "apprentice", 1500 - LOST)


# What a game changes


def test_giving_up_is_a_loss_and_is_told_at_once(server: Running) -> None:
    table = Rated(server).until_it_counts()
    assert table.table()["ratings"] == table.state()["ratings"] == [NEW, NEW]
    state = table.people[0].post(f"{table.path}/give-up")
    told = [{**NEW, "after": 1500 + change, "change": change} for change in (LOST, -LOST)]
    assert LOST < -100
    assert state["ratings"] == table.state(1)["ratings"] == table.table(1)["ratings"] == told
    archived = table.people[1].get("/archive?mine=true")["tables"][0]
    assert (archived["ratings"], archived["rated"], archived["pace"]) == (told, True, "live")
    table.people[0].refused("POST", f"{table.path}/give-up", 409, "over")
    changes = stored_changes(server.settings.database_url)
    assert sorted(round(one["after"]) for one in changes) == [1500 + LOST, 1500 - LOST]


def test_both_give_up_at_the_same_moment_and_it_counts_once(server: Running) -> None:
    table = Rated(server).until_it_counts()
    path = f"{table.path}/give-up"
    answers = at_once(*(sending(person, path, {}) for person in table.people))
    assert reasons(answers) == {"granted": 1, "over": 1}
    assert len(stored_changes(server.settings.database_url)) == 2


def test_killed_after_it_counted_it_has_counted_once(database: str, tmp_path: Any) -> None:
    with process(database, tmp_path / "log") as server:
        table = Rated(server).until_it_counts()
        revive(server, table)
        assert table.state()["ratings"] == [NEW, NEW]
        ended = table.people[0].post(f"{table.path}/give-up")
        revive(server, table)
        assert table.state()["ratings"] == ended["ratings"]
        table.people[1].refused("POST", f"{table.path}/give-up", 409, "over")
        page = table.people[0].get(f"/people/{table.people[0].get('/me')['id']}")
        assert [one["after"] for one in page["history"]] == [1500 + LOST]
        assert [(one["rating"], one["games"]) for one in page["ratings"]] == [(1500 + LOST, 1)]


@awaited
async def test_games_that_end_at_the_same_moment_count_one_after_the_other(settings: Settings) -> None:
    """At two houses, which are two processes as far as the database knows."""
    async with open_house(settings) as house, open_house(settings) as other:
        games = [await rated_game(house, "Anna", "Bert") for _ in range(4)]
        ends = [(house, other)[i % 2].leaving.give_up(table.game.id, "Anna") for i, table in enumerate(games)]
        await asyncio.gather(*ends)
        changes = [one for one in await changes_of(house.engine) if one["person_id"] == "Anna"]
        expected = Rating()
        for _ in games:
            expected = rate(expected, [Result(1500, 350, 0)], 0.0)
        chain = sorted(changes, key=lambda one: -one["before"])
        assert [one["before"] for one in chain[1:]] == [one["after"] for one in chain[:-1]]
        assert (await ratings_of(house))["Anna"] == pytest.approx(expected.rating, abs=1.0)


@awaited
async def test_a_game_that_is_played_out_counts_by_its_places(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await play_out(house, await rated_game(house, "Anna", "Bert", "Cora"))
        game = table.game
        assert game.status == "over"
        came = rules.ranks(game)
        for row in game.seats:
            others = [Result(1500, 350, _score(came[row.seat], came[at]), 2 / 3) for at in range(3) if at != row.seat]
            after = rate(Rating(), others, 0.0)
            assert (await ratings_of(house))[row.person_id or ""] == pytest.approx(after.rating)
        assert sorted(came) == [1, 2, 3]


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


@awaited
async def test_computers_keep_their_ratings_and_measure_those_of_people(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        table = await rated_game(house, "Anna", "steward")
        await house.leaving.give_up(table.game.id, "Anna")
        expected = rate(Rating(), [Result(rules.BOTS[2]["steward"], rules.BOT_DEVIATION, 0)], 0.0)
        assert await ratings_of(house) == {"Anna": pytest.approx(expected.rating)}
        shown = rules.shown_at((await house.host.table(table.game.id)).game)
        assert shown is not None
        assert shown[1]["after"] is None


@awaited
async def test_time_without_games_makes_a_rating_less_certain(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        await house.leaving.give_up((await rated_game(house, "Anna", "Bert")).game.id, "Anna")
        first = rate(Rating(), [Result(1500, 350, 0)], 0.0)
        clock.now += 2 * rules.PERIOD
        table = await rated_game(house, "Anna", "steward")
        await house.leaving.give_up(table.game.id, "Anna")
        expected = rate(first, [Result(rules.BOTS[2]["steward"], rules.BOT_DEVIATION, 0)], 2.0)
        assert (await ratings_of(house))["Anna"] == pytest.approx(expected.rating)

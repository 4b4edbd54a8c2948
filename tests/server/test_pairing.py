"""Quick pairing: who wants the same sits down together, once, and is told where; the house takes what is left."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grandaustria.server.api.meeting_shapes import Pairing
from grandaustria.server.db.engine import writing
from grandaustria.server.paces import ELSEWHERE, HERE, PACES
from grandaustria.server.pairing import OFFER_SECONDS
from grandaustria.server.parties import ANSWER_SECONDS
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import maintenance
from grandaustria.server.store import wishes as wishes_of
from grandaustria.server.store.wishes import Kind
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import Running, Visitor, running
from tests.server.seats import person_id
from tests.server.with_accounts import with_account

Json = dict[str, Any]
QUICK: Json = {"players": 2, "pace": "quick"}
THREE: Json = {"players": 3, "pace": "quick"}


def guests(server: Running, number: int) -> list[Visitor]:
    return [server.guest() for _ in range(number)]


def ask(*people: Visitor) -> list[Json]:
    return [person.get("/pairing") for person in people]


def wait(clock: Clock, seconds: float, *people: Visitor) -> None:
    """Time passes, in which these people say that they are still there."""
    until = clock.now + seconds
    while clock.now < until:
        clock.now = min(until, clock.now + HERE / 2)
        ask(*people)


# Sitting down


def test_two_who_want_the_same_sit_down_together(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    waiting = anna.post("/pairing", QUICK)
    assert waiting == {
        "now": clock.now,
        "wish": {**QUICK, "rated": False, "since": clock.now, "until": clock.now + HERE},
        "together": 1,
        "offer_at": clock.now + OFFER_SECONDS,
        "offer": None,
        "table": None,
    }
    clock.now += 5
    paired = ben.post("/pairing", QUICK)
    assert paired["table"]
    assert (paired["together"], paired["wish"]["until"]) == (0, None)
    for person in (anna, ben):
        assert person.get("/pairing")["table"] == paired["table"]
    table = anna.get(f"/tables/{paired['table']}")
    assert (table["status"], table["public"], table["players"], table["rated"]) == ("running", False, 2, False)
    assert [seat["person"]["id"] for seat in table["seats"]] == [person_id(anna), person_id(ben)]
    assert table["host"]["id"] == person_id(anna)
    assert table["clock"] == PACES[0].clock
    server.guest().refused("GET", f"/tables/{paired['table']}", 404, "not-found")
    for person in (anna, ben):
        assert [one["id"] for one in person.get("/me/games")["tables"]] == [paired["table"]]


@DAILY_ON_SQLITE
def test_only_those_who_want_the_same(server: Running) -> None:
    different = (QUICK, THREE, {"players": 2, "pace": "daily"})
    for wish in different:
        assert server.guest().post("/pairing", wish)["together"] == 1
    waiting = server.guest().get("/pairing/paces")["waiting"]
    assert waiting == [
        {**wish, "rated": False, "people": 1} for wish in (QUICK, THREE, {"players": 2, "pace": "daily"})
    ]


@DAILY_ON_SQLITE
def test_a_wish_takes_the_place_of_the_one_before(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)
    clock.now += 1
    assert anna.post("/pairing", THREE)["wish"]["since"] == clock.now
    assert ben.post("/pairing", QUICK)["table"] is None
    assert anna.post("/pairing", QUICK)["table"]


def test_the_same_wish_again_keeps_the_place(server: Running, clock: Clock) -> None:
    anna = server.guest()
    since = anna.post("/pairing", QUICK)["wish"]["since"]
    clock.now += HERE / 2
    assert anna.post("/pairing", QUICK)["wish"] == {
        **QUICK, "rated": False, "since": since, "until": clock.now + HERE,
    }  # fmt: skip


def test_who_is_silent_is_not_waiting_any_more(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)
    clock.now += HERE
    assert ben.post("/pairing", QUICK)["table"] is None
    assert anna.get("/pairing")["wish"] is None  # to ask does not bring it back: who waits has been there
    assert ben.get("/pairing")["together"] == 1
    assert anna.post("/pairing", QUICK)["table"]


def test_to_ask_is_a_sign_of_life(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)
    wait(clock, 3 * HERE, anna)
    assert ben.post("/pairing", QUICK)["table"] == anna.get("/pairing")["table"] is not None


@DAILY_ON_SQLITE
def test_over_days_one_may_be_away_for_longer(server: Running, clock: Clock) -> None:
    wish = {"players": 2, "pace": "daily"}
    anna, ben, max_ = guests(server, 3)
    anna.post("/pairing", wish)
    clock.now += ELSEWHERE - 1
    table = ben.post("/pairing", wish)["table"]
    clock.now += 10 * ELSEWHERE  # who has been seated is told whenever they come back
    assert anna.get("/pairing")["table"] == table is not None
    max_.post("/pairing", wish)
    clock.now += ELSEWHERE
    assert max_.get("/pairing")["wish"] is None


def test_going_away(server: Running) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)
    assert anna.delete("/pairing")["wish"] is None
    assert ben.post("/pairing", QUICK)["table"] is None


def test_going_away_too_late(server: Running) -> None:
    """Whoever has been seated meanwhile learns of it, whatever they ask for."""
    anna, ben, max_, eva = guests(server, 4)
    anna.post("/pairing", QUICK)
    table = ben.post("/pairing", QUICK)["table"]
    assert anna.delete("/pairing")["table"] == table
    assert anna.delete("/pairing")["table"] is None
    max_.post("/pairing", QUICK)
    other = eva.post("/pairing", QUICK)["table"]
    assert max_.post("/pairing", THREE)["table"] == other
    assert max_.post("/pairing", THREE)["table"] is None


@DAILY_ON_SQLITE
def test_a_table_is_told_for_an_hour(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)
    table = ben.post("/pairing", QUICK)["table"]
    clock.now += ELSEWHERE - 1
    assert ben.get("/pairing")["table"] == table
    clock.now += 1
    assert ben.get("/pairing")["table"] is None


@DAILY_ON_SQLITE
def test_names_that_look_the_same_do_not_sit_at_one_table(server: Running) -> None:
    anna, ben, max_ = guests(server, 3)
    for person, name in ((anna, "Sisi"), (ben, "SISI")):
        person.patch("/me", {"name": name})
        assert person.post("/pairing", QUICK)["together"] == 1
    assert max_.post("/pairing", QUICK)["table"] == anna.get("/pairing")["table"] is not None
    assert ben.get("/pairing")["table"] is None


@DAILY_ON_SQLITE
@pytest.mark.parametrize(
    "wish",
    [
        {"players": 1, "pace": "quick"},
        {"players": 5, "pace": "quick"},
        {"players": 2, "pace": "lightning"},
        {"players": 2},
        {**QUICK, "rules": "2015"},
    ],
)
def test_what_cannot_be_wished(server: Running, wish: Json) -> None:
    server.guest().refused("POST", "/pairing", 422, "invalid", wish)


# Rated games


@DAILY_ON_SQLITE
def test_a_rated_game_is_for_accounts(server: Running) -> None:
    server.guest().refused("POST", "/pairing", 409, "no-account", {**QUICK, "rated": True})
    (sisi, _), (franz, _) = with_account(server), with_account(server, "Franz")
    sisi.post("/pairing", {**QUICK, "rated": True})
    assert server.guest().post("/pairing", QUICK)["table"] is None
    table = sisi.get(f"/tables/{franz.post('/pairing', {**QUICK, 'rated': True})['table']}")
    assert (table["rated"], table["pace"], table["stand_in"]) == (True, "live", "apprentice")
    assert [one["rating"] for one in table["ratings"]] == [1500, 1500]


@DAILY_ON_SQLITE
@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.name)
def test_every_pace_can_be_rated(server: Running, clock: Clock, pace: Any) -> None:
    sisi, _ = with_account(server)
    sisi.post("/pairing", {"players": 4, "pace": pace.name, "rated": True})
    wait(clock, OFFER_SECONDS, sisi)
    table = sisi.get(f"/tables/{sisi.post('/pairing/fill')['table']}")
    assert (table["rated"], table["pace"]) == (True, "live" if pace.live else "days")
    assert [seat["bot"] for seat in table["seats"]] == [None, "innkeeper", "innkeeper", "innkeeper"]


# The house offers to take the free seats


@DAILY_ON_SQLITE
def test_after_a_minute_the_house_offers_to_play(server: Running, clock: Clock) -> None:
    anna = server.guest()
    anna.post("/pairing", THREE)
    anna.refused("POST", "/pairing/fill", 409, "not-asked", {})
    wait(clock, OFFER_SECONDS - 1, anna)
    assert anna.get("/pairing")["offer"] is None
    wait(clock, 1, anna)
    offer = {"level": "innkeeper", "seats": 2, "agreed": 0, "accepted": False, "begins": None}
    assert anna.get("/pairing")["offer"] == offer
    table = anna.get(f"/tables/{anna.post('/pairing/fill', {'level': 'master'})['table']}")
    assert [seat["bot"] for seat in table["seats"]] == [None, "master", "master"]
    assert table["status"] == "running"


def test_all_who_wait_together_are_asked(server: Running, clock: Clock) -> None:
    """Also who has not waited for a minute; the first who agrees says who plays."""
    anna, ben = guests(server, 2)
    anna.post("/pairing", THREE)
    wait(clock, OFFER_SECONDS, anna)
    ben.post("/pairing", THREE)
    assert ben.get("/pairing")["offer"]["seats"] == 1
    mine = anna.post("/pairing/fill", {"level": "steward"})
    assert mine["table"] is None
    assert mine["offer"] == {
        "level": "steward", "seats": 1, "agreed": 1, "accepted": True, "begins": clock.now + ANSWER_SECONDS,
    }  # fmt: skip
    assert ben.get("/pairing")["offer"] == {**mine["offer"], "accepted": False}
    table = ben.get(f"/tables/{ben.post('/pairing/fill', {'level': 'master'})['table']}")
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "steward"]
    assert anna.get("/pairing")["table"] == table["id"]


@DAILY_ON_SQLITE
def test_who_does_not_answer_goes_on_waiting(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    for person in (anna, ben):
        person.post("/pairing", THREE)
    wait(clock, OFFER_SECONDS, anna, ben)
    anna.post("/pairing/fill", {})
    wait(clock, ANSWER_SECONDS - 1, ben, anna)
    assert anna.get("/pairing")["table"] is None
    wait(clock, 1, ben, anna)
    table = anna.get(f"/tables/{anna.get('/pairing')['table']}")
    assert [seat["person"] is not None for seat in table["seats"]] == [True, False, False]
    assert (ben.get("/pairing")["table"], ben.get("/pairing")["together"]) == (None, 1)


@DAILY_ON_SQLITE
def test_who_has_agreed_sits_down_with_whoever_comes(server: Running, clock: Clock) -> None:
    anna, ben, max_ = guests(server, 3)
    for person in (anna, ben):
        person.post("/pairing", THREE)
    wait(clock, OFFER_SECONDS, anna, ben)
    anna.post("/pairing/fill", {})
    table = anna.get(f"/tables/{max_.post('/pairing', THREE)['table']}")
    assert [seat["bot"] for seat in table["seats"]] == [None, None, None]


@DAILY_ON_SQLITE
def test_nothing_is_offered_to_who_does_not_wait(server: Running, clock: Clock) -> None:
    anna, ben = guests(server, 2)
    anna.refused("POST", "/pairing/fill", 409, "not-asked", {})
    anna.refused("POST", "/pairing/fill", 422, "invalid", {"level": "director@200000"})
    for person in (anna, ben):
        person.post("/pairing", QUICK)
    anna.refused("POST", "/pairing/fill", 409, "not-asked", {})


# Whom one does not meet


def test_who_has_blocked_somebody_does_not_meet_them(server: Running) -> None:
    anna, ben, max_ = guests(server, 3)
    anna.post(f"/me/blocks/{person_id(ben)}")
    anna.post("/pairing", QUICK)
    assert ben.post("/pairing", QUICK)["table"] is None
    assert max_.post("/pairing", QUICK)["table"] == anna.get("/pairing")["table"]
    assert ben.get("/pairing")["table"] is None


def bare(standing: Json) -> Json:
    return {name: value for name, value in standing.items() if name not in ("now",)}


def test_nobody_learns_that_they_are_blocked(server: Running, clock: Clock) -> None:
    """Whether or not somebody waits who has blocked them, everything they are told is the same."""
    anna, ben, eva = guests(server, 3)
    anna.post(f"/me/blocks/{person_id(ben)}")

    def told() -> list[Any]:
        first = bare(ben.post("/pairing", QUICK))
        answers = [first, bare(ben.get("/pairing")), ben.get("/pairing/paces")]
        ben.delete("/pairing")
        return answers

    alone = told()
    anna.post("/pairing", QUICK)
    assert told() == alone
    ben.post("/pairing", QUICK)
    # And others do not wonder why two who wait for a game of two do not play
    assert eva.get("/pairing/paces")["waiting"] == [{**QUICK, "rated": False, "people": 1}]


# Bounds


@DAILY_ON_SQLITE
def test_nothing_begins_while_the_house_is_looked_after(server: Running, clock: Clock) -> None:
    people = guests(server, 2)

    async def look_after(message: str | None) -> None:
        async with writing(server.house.engine) as connection:
            if message is None:
                await maintenance.end(connection)
            else:
                await maintenance.begin(connection, message, clock.now)
                for person in ids:  # whose wishes came just before it
                    await wishes_of.keep(connection, person, Kind(2, "quick", False), clock.now)
        await server.house.host.maintenance.look(server.house.engine)

    ids = [person_id(person) for person in people]
    server.within(look_after("Back at ten"))
    assert [(one["together"], one["table"]) for one in ask(*people)] == [(2, None)] * 2
    people[0].refused("POST", "/pairing", 503, "maintenance", QUICK)
    people[0].refused("POST", "/pairing/fill", 503, "maintenance", {})
    server.within(look_after(None))
    assert len({one["table"] for one in ask(*people)} - {None}) == 1


@DAILY_ON_SQLITE
@pytest.mark.parametrize("limits", [{"running_tables_per_person": 1}, {"bot_tables_per_guest": 0}])
def test_as_many_games_as_at_other_tables(settings: Settings, services: Services, clock: Clock, limits: Json) -> None:
    with running(replace(settings, limits=replace(settings.limits, **limits)), services) as server:
        anna, ben = guests(server, 2)
        anna.post("/pairing", QUICK)
        clock.now += 1  # who has waited longest is the host
        ben.post("/pairing", QUICK)
        anna.delete("/pairing")
        if "running_tables_per_person" in limits:
            anna.refused("POST", "/pairing", 409, "too-many-tables", QUICK)
        else:
            anna.post("/pairing", THREE)
            wait(clock, OFFER_SECONDS, anna)
            anna.refused("POST", "/pairing/fill", 409, "too-many-bots", {})


@DAILY_ON_SQLITE
def test_answers_have_every_key(server: Running) -> None:
    assert set(server.guest().get("/pairing")) == set(Pairing.model_fields)

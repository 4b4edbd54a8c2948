"""Leaderboards, the pages of people, and all of one's own data: what is in them, and what nobody else sees."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import Setup
from grandaustria.play.places import places
from grandaustria.play.record import result
from grandaustria.server import ratings as rules
from grandaustria.server.db.engine import connect, disconnect, reading, writing
from grandaustria.server.db.schema import people as persons
from grandaustria.server.db.schema import ratings
from grandaustria.server.house import House
from grandaustria.server.settings import Limits, Services, Settings
from grandaustria.server.store import bans, people
from grandaustria.server.store import ratings as stored
from tests.play.games import finished
from tests.server.described import check_described
from tests.server.houses import START, Clock, awaited, brisk, open_house
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.rated import CLOCK, Rated, with_accounts
from tests.server.running import Running, Visitor, running
from tests.server.test_statistics import kept

Json = dict[str, Any]
LIVE = (2, "live")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


async def rated_people(engine: AsyncEngine, *known: tuple[str, float, float], at: float, shows: bool = True) -> None:
    """People with these ratings and deviations, who show them or not."""
    there = [{"id": name, "name": name, "created": 0.0, "show_ratings": shows} for name, _, _ in known]
    rows = [
        {
            "person_id": name, "players": 2, "pace": "live", "rating": rating, "deviation": deviation,
            "volatility": 0.06, "games": 30, "at": at,
        }
        for name, rating, deviation in known
    ]  # fmt: skip
    async with writing(engine) as connection:
        await connection.execute(insert(persons), there)
        await connection.execute(insert(ratings), rows)


async def board(house: House) -> list[str]:
    async with reading(house.engine) as connection:
        return [row.person_id for row in await stored.board(connection, LIVE, house.services.now(), None, 50)]


# Leaderboards


@awaited
async def test_only_who_shows_it_and_is_known_well_enough_is_listed(settings: Settings, clock: Clock) -> None:
    async with open_house(settings, Services(now=clock)) as house:
        await rated_people(house.engine, ("first", 1800, 60), ("second", 1700, 110), at=START)
        await rated_people(house.engine, ("new", 1900, 111), ("last week", 1950, 110), at=START - 600_000)
        await rated_people(house.engine, ("shy", 1990, 50), at=START, shows=False)
        await rated_people(house.engine, ("banned", 1980, 50), ("gone", 1985, 50), at=START)
        assert await board(house) == ["gone", "banned", "first", "second"]
        async with writing(house.engine) as connection:
            await bans.ban(connection, "banned", clock.now)
            await people.delete_person(connection, "gone", clock.now)
        assert await board(house) == ["first", "second"]
        clock.now += 12 * rules.PERIOD
        assert await board(house) == ["first"], "of the other nobody knows enough any more"


def test_a_leaderboard_comes_in_pages_with_places_and_computers(server: Running) -> None:
    async def fill() -> None:
        engine = connect(server.settings.database_url)
        known = [(f"p{i}", rating, 60.0) for i, rating in enumerate((1900.0, 1800.0, 1800.0, 1700.0))]
        await rated_people(engine, *known, at=server.house.services.now())
        await disconnect(engine)

    asyncio.run(fill())
    visitor = server.guest()
    page = visitor.get("/leaderboards?limit=2")
    check_described("Leaderboard", page)
    assert [(one["place"], one["person"]["name"], one["rating"]) for one in page["entries"]] == [
        (1, "p0", 1900),
        (2, "p2", 1800),
    ]
    assert page["bots"] == rules.bots_at(2)
    later = visitor.client.get("/api/v1/leaderboards", params={"limit": 2, "cursor": page["next"]}).json()
    assert [(one["place"], one["person"]["name"]) for one in later["entries"]] == [(2, "p1"), (4, "p3")]
    assert later["next"] is None
    for pool in ("players=3", "pace=days"):
        assert visitor.get(f"/leaderboards?{pool}")["entries"] == []
    for wrong in ("players=1", "players=5", "pace=slow", "cursor=[1]"):
        visitor.refused("GET", f"/leaderboards?{wrong}", 422, "invalid")


@DAILY_ON_SQLITE
def test_the_own_rating_is_told_to_oneself_alone(server: Running) -> None:
    table = Rated(server).until_it_counts()
    table.people[0].post(f"{table.path}/give-up")
    own = table.people[0].get("/leaderboards")
    assert own["you"]["rating"] < 1500
    assert own["you"]["provisional"] is True
    assert own["entries"] == []
    assert server.guest().get("/leaderboards")["you"] is None


# What people show


@DAILY_ON_SQLITE
def test_nobody_is_shown_who_does_not_want_it(server: Running) -> None:
    guest, (anna,) = server.guest(), with_accounts(server, "Anna")
    me = anna.get("/me")
    assert (me["show_ratings"], me["show_page"]) == (False, False)
    guest.refused("GET", f"/people/{me['id']}", 404, "not-found")
    assert anna.patch("/me", {"show_page": True})["show_page"] is True
    assert guest.get(f"/people/{me['id']}")["name"] == "Anna"
    anna.patch("/me", {"show_page": False})
    guest.refused("GET", f"/people/{me['id']}", 404, "not-found")
    for wanted in ("show_page", "show_ratings"):
        guest.refused("PATCH", "/me", 409, "no-account", {wanted: True})
        guest.patch("/me", {wanted: False})
    guest.refused("GET", "/people/nobody", 404, "not-found")


@DAILY_ON_SQLITE
def test_at_a_table_that_is_not_rated_those_are_seen_who_show_theirs(server: Running) -> None:
    anna, bert = with_accounts(server, "Anna", "Bert")
    rated = Rated(server, people=[anna, bert]).until_it_counts()
    anna.post(f"{rated.path}/give-up")
    anna.patch("/me", {"show_ratings": True})
    seats = ["me", "open", {"bot": "waiter"}, {"bot": "steward"}]
    opened = anna.post("/tables", {"clock": CLOCK, "players": 4, "seats": seats, "public": True}, 201)
    bert.post(f"/tables/{opened['id']}/join", {})
    (shown,) = server.guest().get("/tables")["tables"]
    assert [one and one["rating"] for one in shown["ratings"]] == [None, None, None, rules.BOTS[4]["steward"]]
    assert shown["pace"] == "live"
    two = bert.post("/tables", {"clock": CLOCK}, 201)
    anna.post(f"/tables/{two['id']}/join", {"code": two["code"]})
    known = bert.get(f"/tables/{two['id']}")["ratings"]
    assert known[0] is None
    assert known[1]["rating"] == rated.table()["ratings"][0]["after"]


def test_a_page_tells_ratings_results_and_cards_and_no_game_of_others(server: Running) -> None:
    anna, bert = with_accounts(server, "Anna", "Bert")
    ended = []
    for public in (True, False):
        table = Rated(server, people=[anna, bert], public=public).until_it_counts()
        anna.post(f"{table.path}/give-up")
        ended.append(table.id)
    person = f"/people/{bert.get('/me')['id']}"
    bert.patch("/me", {"show_page": True})
    hidden = server.guest().get(person)
    assert (hidden["ratings"], hidden["history"], hidden["games"], hidden["wins"]) == ([], [], 2, 2)
    bert.patch("/me", {"show_ratings": True})
    own, shown = bert.get(person), server.guest().get(person)
    check_described("PersonShown", own)
    assert [one["table"] for one in own["history"]] == ended
    assert [one["table"] for one in shown["history"]] == [ended[0], None]
    assert own["history"][0]["after"] == own["history"][1]["before"]
    assert shown["ratings"] == own["ratings"]
    assert [(one["players"], one["pace"], one["games"]) for one in own["ratings"]] == [(2, "live", 2)]
    assert (own["you"], shown["you"]) == (True, False)


def test_a_page_tells_results_by_level_and_favourite_cards(server: Running) -> None:
    """As the own statistics do, and to whomever it is shown."""
    (anna,) = with_accounts(server, "Anna")
    game = finished(Setup(players=3), 4)
    for level in ("easy", "hard", "hard"):
        kept(server, anna, finished(Setup(solo=level), 3), seat=0)
    kept(server, anna, game, seat=1)
    anna.patch("/me", {"show_page": True})
    shown, own = server.guest().get(f"/people/{anna.get('/me')['id']}"), anna.get("/me/statistics")
    check_described("PersonShown", shown)
    assert [(one["level"], one["games"]) for one in shown["by_level"]] == [("easy", 1), ("hard", 2)]
    assert [(one["players"], one["games"]) for one in shown["by_players"]] == [(1, 3), (3, 1)]
    ended = result(game.position)
    assert ended is not None
    came = places(ended["scores"], ended["winners"])
    beaten = sum(came[1] < other for other in (came[0], came[2]))
    drawn = sum(came[1] == other for other in (came[0], came[2]))
    assert shown["against"] == [
        {"bot": "waiter", "players": 3, "won": beaten, "drawn": drawn, "lost": 2 - beaten - drawn}
    ]
    assert shown["guests"]
    assert shown["staff"]
    assert (shown["guests"], shown["staff"], shown["counted_games"]) == (own["guests"], own["staff"], 4)


# All of one's own data


def test_all_of_ones_own_data_is_one_file(server: Running) -> None:
    anna, bert = with_accounts(server, "Anna", "Bert")
    lost = Rated(server, people=[anna, bert]).until_it_counts()
    anna.post(f"{lost.path}/chat", {"text": "What a view"}, 201)
    bert.post(f"{lost.path}/chat", {"text": "Not mine"}, 201)
    for person, text in ((anna, "Blue rooms first"), (bert, "Not hers")):
        person.post(f"{lost.path}/notes", {"text": text})
    anna.post(f"{lost.path}/give-up")
    running = Rated(server, people=[anna, bert])
    opened = anna.post("/tables", {}, 201)["id"]
    anna.patch("/me", {"webhook": "https://example.org/turn"})
    anna.post("/me/mutes", {"person": bert.get("/me")["id"]})

    response = anna.client.get("/api/v1/me/export")
    assert "attachment" in response.headers["Content-Disposition"]
    found = response.json()
    check_described("Export", found)
    assert found["profile"] == anna.get("/me")
    assert [one["name"] for one in found["mutes"]] == ["Bert"]
    assert [one["text"] for one in found["chat"]] == ["What a view"]
    assert [(one["table"], one["text"]) for one in found["notes"]] == [(lost.id, "Blue rooms first")]
    assert len(found["sessions"]) == 1
    assert (found["ratings"][0]["games"], found["rating_changes"][0]["table"]) == (1, lost.id)
    records = {one["table"]["id"]: one["record"] for one in found["games"]}
    assert records == {lost.id: anna.get(f"{lost.path}/record"), running.id: own_view(anna, running), opened: None}
    assert records[running.id] != own_view(bert, running), "of a running game only what one may know"


@DAILY_ON_SQLITE
def test_whom_one_does_not_want_and_has_asked_for_is_in_it(server: Running) -> None:
    """Blocks, invitations, wishes and reports: one's own, and nothing of those that others have made."""
    anna, bert, cora = with_accounts(server, "Anna", "Bert", "Cora")
    table = Rated(server, 3, people=[anna, bert, cora])
    bert_id, cora_id = (person.get("/me")["id"] for person in (bert, cora))
    said = bert.post(f"{table.path}/chat", {"text": "Rude"}, 201)
    anna.post(f"{table.path}/reports", {"message": said["id"], "text": "See there"}, 201)
    opened = anna.post("/tables", {}, 201)["id"]
    anna.post(f"/tables/{opened}/invite", {"person": cora_id})
    anna.post(f"/me/blocks/{bert_id}")
    anna.post("/pairing", {"players": 3, "pace": "quick"})

    found = anna.get("/me/export")
    check_described("Export", found)
    assert found["blocks"] == [{"id": bert_id, "name": "Bert"}]
    assert [(one["table"], one["person"]) for one in found["invitations"]] == [(opened, cora_id)]
    assert [(one["players"], one["pace"], one["rated"]) for one in found["wishes"]] == [(3, "quick", False)]
    [report] = found["reports"]
    assert (report["table"], report["about"], report["text"]) == (table.id, bert_id, "See there")
    for other in (bert, cora):
        kept_of = other.get("/me/export")
        assert [kept_of[name] for name in ("blocks", "invitations", "wishes", "reports")] == [[], [], [], []]


def own_view(person: Visitor, table: Rated) -> Json:
    return dict(person.get(f"{table.path}/record"))


@DAILY_ON_SQLITE
def test_it_is_not_made_again_and_again(database: str) -> None:
    with running(Settings(database, port=0, limits=Limits(exports_per_hour=2))) as server:
        person = server.guest()
        for _ in range(2):
            person.get("/me/export")
        assert person.refused("GET", "/me/export", 429, "too-many")["retry_after"] > 60
        server.guest().get("/me/export")


@DAILY_ON_SQLITE
def test_who_has_nothing_gets_a_file_as_well(server: Running) -> None:
    found = server.guest().get("/me/export")
    check_described("Export", found)
    assert (found["games"], found["ratings"], found["profile"]["account"]) == ([], [], False)

"""The game of the day: one try each with the same luck, nobody else's to see before it is over, then everybody's."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from grandaustria.server.api.socket import NOT_FOUND
from grandaustria.server.db.daily import day_games, days
from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import games, shared_luck
from grandaustria.server.house import House
from grandaustria.server.settings import Services, Settings
from tests.server.described import check_described, description
from tests.server.houses import Clock, brisk
from tests.server.playing_days import NOON, TODAY, Json, begin, idle, last, moves_of, play
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL
from tests.server.processes import Process
from tests.server.rated import with_accounts
from tests.server.running import Running, Visitor, next_message, running
from tests.server.seats import person_id
from tests.server.test_concurrency import at_once, sending
from tests.server.with_accounts import PASSWORD
from tests.waiting import PATIENCE


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.now = NOON
    return clock


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


def secrets_of(server: Running) -> list[bytes]:
    async def read() -> list[bytes]:
        async with reading(server.house.engine) as connection:
            return list((await connection.execute(select(shared_luck.c.secret))).scalars())

    return list(server.within(read()))


def code_of(server: Running, table: str) -> str:
    async def read() -> str:
        async with reading(server.house.engine) as connection:
            return str((await connection.execute(select(games.c.code).where(games.c.id == table))).scalar_one())

    return str(server.within(read()))


def looks(table: str) -> list[str]:
    """Every address at which something of a table can be read."""
    paths = [path.removeprefix("/api/v1") for path, on in description()["paths"].items() if "get" in on]
    found = [path for path in paths if "{table_id}" in path and "/me/" not in path]
    values = {"{table_id}": table, "{number}": "0", "{seat}": "0", "{room}": "players", "{person_id}": "x"}
    for name, value in values.items():
        found = [path.replace(name, value) for path in found]
    assert len(found) > 10
    assert not [path for path in found if "{" in path]
    return found


def check_hidden(server: Running, viewer: Visitor, owner: Visitor, table: str) -> None:
    """Nobody else learns anything of a game: of no address, by no socket, with no link, in no list."""
    code = code_of(server, table)
    for path in looks(table):
        for asking in (path, f"{path}?code={code}"):
            answer = viewer.client.get(f"/api/v1{asking}")
            nowhere = viewer.client.get(f"/api/v1{asking.replace(table, 'nowhere')}")
            assert (asking, answer.status_code, answer.text) == (asking, nowhere.status_code, nowhere.text)
            assert answer.status_code >= 400
    viewer.get(f"/tables/code/{code}", 404)
    options: tuple[Json, ...] = ({}, {"code": code})
    for option in options:
        with viewer.socket(table, **option) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NOT_FOUND
    page = viewer.get(f"/people/{person_id(owner)}")
    assert (page["games"], page["results"], page["guests"], page["by_players"], page["against"]) == (0, [], [], [], [])
    lists = ("/tables?status=running", "/archive", "/day", "/days", f"/days/{TODAY.name}", "/leaderboards", "/me/games")
    for path in lists:
        told = viewer.client.get(f"/api/v1{path}").text
        assert table not in told
    assert viewer.get(f"/days/{TODAY.name}")["results"] is None


@DAILY_ON_SQLITE
def test_a_day_from_the_first_who_begins_to_the_results(server: Running, clock: Clock) -> None:
    anna, bert, cora, dora = with_accounts(server, "Anna", "Bert", "Cora", "Dora")
    guest = server.guest()
    for person in (anna, bert, cora, dora):
        person.patch("/me", {"show_page": True, "show_ratings": True})
    before = anna.get("/day")
    check_described("DayShown", before)
    assert (before["begun"], before["you"], before["bot"], before["seat"]) == (0, None, TODAY.level, TODAY.seat)
    tables = {person: begin(person) for person in (anna, bert, cora)}
    (secret,) = secrets_of(server)
    for person in tables:
        play(person, tables[person], idle if person is cora else last, 40)
        assert play(person, tables[person])["status"] == "over"
    dora_table = begin(dora)
    play(dora, dora_table, idle, 5)

    # Who plays the same has the same game, opponent included; who does not, the same luck as long as it can be.
    anna_moves, bert_moves, cora_moves = (moves_of(person, tables[person]) for person in (anna, bert, cora))
    assert anna_moves == bert_moves
    assert anna_moves != cora_moves
    assert anna_moves[:12] == moves_of(dora, dora_table)[:12]
    assert [event["begun"] for event in (anna.get("/day"), guest.get("/day"))] == [4, 4]
    assert anna.get("/day")["you"] == {"table": tables[anna], "over": True}
    assert begin(anna) == tables[anna]  # one try
    assert anna.get(f"/tables/{tables[anna]}")["code"] is None
    assert anna.get("/me/statistics")["games"] == 0  # told when the day is over

    # Until the day is over, and nobody is in the middle of a game, nobody else sees anything.
    for viewer in (bert, guest):
        check_hidden(server, viewer, anna, tables[anna])
    check_hidden(server, anna, dora, dora_table)
    clock.now = TODAY.ends + 1
    check_hidden(server, bert, anna, tables[anna])
    dora.get("/day")
    assert begin(dora) != dora_table  # of the next day; the old one can still be finished
    assert play(dora, dora_table, idle, 3)["status"] == "running"
    clock.now = TODAY.closes + 1
    server.within(server.house.days.look())

    # Then everybody does.
    shown = guest.get(f"/days/{TODAY.name}")
    check_described("DayResults", shown)
    results = shown["results"]
    assert {one["person"]["name"]: one["place"] for one in results[:2]}.keys() <= {"Anna", "Bert", "Cora"}
    by_name = {one["person"]["name"]: one for one in results}
    assert by_name["Anna"]["place"] == by_name["Bert"]["place"]
    assert [one["points"] for one in results[:3]] == sorted((one["points"] for one in results[:3]), reverse=True)
    assert (by_name["Dora"]["place"], by_name["Dora"]["points"], results[3]["person"]["name"]) == (None, None, "Dora")
    result = guest.get(f"/tables/{tables[anna]}")
    assert (result["public"], result["sealed"], result["day"]) == (False, False, TODAY.name)
    totals = [score["total"] for score in result["result"]["scores"]]
    assert (by_name["Anna"]["points"], by_name["Anna"]["bot_points"]) == (totals[TODAY.seat], totals[1 - TODAY.seat])
    assert moves_of(guest, tables[cora]) == moves_of(cora, tables[cora]) != cora_moves  # with what was hidden then
    with guest.socket(dora_table) as live:
        assert next_message(live, "state")["status"] == "ended"
    assert guest.get(f"/people/{person_id(anna)}")["games"] == 1
    (past,) = guest.get("/days")["days"]
    assert (past["day"], past["begun"], past["best"]) == (TODAY.name, 4, results[0]["points"])

    found = anna.get("/me/export")
    assert found["days"] == [{"day": TODAY.name, "table": tables[anna], "points": by_name["Anna"]["points"]}]

    # And the secret of that day is gone, and was nowhere.
    left = secrets_of(server)
    assert secret not in left
    told = "".join(
        person.client.get(f"/api/v1{path}").text
        for person in (anna, dora)
        for path in ("/me/export", f"/tables/{tables[anna]}/record", f"/tables/{tables[anna]}/updates", "/day")
    )
    for hidden in (secret, *left):
        assert hidden.hex() not in told
        assert str(hidden) not in told
    assert TODAY.luck not in told


@DAILY_ON_SQLITE
def test_results_are_paged_and_a_day_that_nobody_played_has_none(server: Running, clock: Clock) -> None:
    people = with_accounts(server, "Anna", "Bert", "Cora")
    for person in people:
        table = begin(person)
        person.post(f"/tables/{table}/give-up", {})
    clock.now = TODAY.ends
    first_page = people[0].get(f"/days/{TODAY.name}?limit=2")
    assert len(first_page["results"]) == 2
    second = (
        people[0].client.get(f"/api/v1/days/{TODAY.name}", params={"limit": 2, "cursor": first_page["next"]}).json()
    )
    named = [one["person"]["name"] for page in (first_page, second) for one in page["results"]]
    assert (sorted(named), second["next"]) == (["Anna", "Bert", "Cora"], None)
    assert {one["place"] for one in first_page["results"]} == {None}  # given up: not finished
    people[0].get("/days/2026-11-18", 404)
    people[0].get("/days/2026-13-45", 404)
    people[0].get("/days/yesterday", 422)
    assert people[0].get("/days/2026-11-20")["begun"] == 0
    clock.now = TODAY.ends + 86_400.0
    begin(people[0])
    people[0].get("/days?before=2026-11-19")
    page = people[0].get("/days?limit=1")
    assert ([one["day"] for one in page["days"]], page["next"]) == ([TODAY.name], None)


@DAILY_ON_SQLITE
def test_who_may_not_begin_has_not_begun(server: Running, clock: Clock) -> None:
    guest, (anna,) = server.guest(), with_accounts(server, "Anna")
    guest.refused("POST", "/day", 409, "no-account", {})
    assert guest.get("/day")["begun"] == 0
    guest.post("/me/account", {"name": "Bert", "password": PASSWORD})
    begin(guest)
    assert [one.get("/day")["begun"] for one in (guest, anna)] == [1, 1]
    assert anna.get("/day")["you"] is None


@DAILY_ON_SQLITE
def test_a_game_too_many_is_no_try(settings: Settings, clock: Clock) -> None:
    limits = replace(settings.limits, bot_tables_per_person=1)
    with running(replace(settings, limits=limits), Services(now=clock)) as server:
        (anna,) = with_accounts(server, "Anna")
        table = anna.post("/tables", {"players": 2, "seats": ["me", {"bot": "hotelier"}]}, 201)
        anna.post(f"/tables/{table['id']}/start", {})
        anna.refused("POST", "/day", 409, "too-many-bots", {})
        assert anna.get("/day")["you"] is None
        anna.post(f"/tables/{table['id']}/give-up", {})
        begin(anna)


@DAILY_ON_SQLITE
def test_nobody_helps(server: Running, clock: Clock) -> None:
    """No hints, no bot at the own seat, no way back, nothing tried out while others still play with the same luck."""
    (anna,) = with_accounts(server, "Anna")
    table = begin(anna)
    path = f"/tables/{table}"
    state = play(anna, table, idle, 4)
    anna.refused("GET", f"{path}/hint", 403, "no-hints")
    anna.refused("POST", f"{path}/leave", 409, "sealed", {})
    anna.refused("POST", f"{path}/seats/{TODAY.seat}", 409, "sealed", {"bot": "hotelier"})
    anna.refused("POST", f"{path}/ask", 409, "rated", {"what": "back"})
    anna.refused("POST", f"{path}/ask", 409, "rated", {"what": "end"})
    anna.refused("POST", f"{path}/continue", 409, "running", {"event": 0})
    after = anna.get(f"{path}/state")
    assert (after["revision"], after["status"]) == (state["revision"], "running")
    assert play(anna, table)["status"] == "over"
    anna.refused("POST", f"{path}/continue", 409, "sealed", {"event": 30})
    anna.refused("GET", f"{path}/analysis", 409, "sealed")
    anna.refused("GET", f"{path}/analysis/1", 409, "sealed")
    anna.refused("GET", f"{path}/events/30/hint", 409, "sealed")
    anna.refused("POST", f"{path}/away", 409, "over", {"seat": 1 - TODAY.seat})
    anna.refused("POST", f"{path}/rematch", 409, "sealed")
    clock.now = TODAY.ends
    anna.get("/days")
    assert anna.get(f"{path}/analysis")["turns"]
    anna.post(f"{path}/continue", {"event": 30}, 201)


@DAILY_ON_SQLITE
def test_who_leaves_the_house_has_not_finished(server: Running, clock: Clock) -> None:
    anna, bert = with_accounts(server, "Anna", "Bert")
    begin(anna)
    table = begin(bert)
    assert play(bert, table)["status"] == "over"
    for person in (anna, bert):
        person.ask("DELETE", "/me", body={"password": PASSWORD})
    clock.now = TODAY.ends
    guest = server.guest()
    results = guest.get(f"/days/{TODAY.name}")["results"]
    assert [(one["place"], one["person"]["name"]) for one in results] == [(1, "former guest"), (None, "former guest")]
    assert guest.get(f"/tables/{table}")["status"] == "over"


# Once each


def test_one_try_each_however_often_and_fast_it_is_asked_for(server: Running, clock: Clock) -> None:
    people = with_accounts(server, "Anna", "Bert", "Cora")
    at_once(*(sending(person, "/day", {}) for person in people for _ in range(4)))
    tables = {begin(person) for person in people}
    assert len(tables) == 3
    assert server.within(counted(server.house)) == (1, 3, 3, 1)


async def counted(house: House) -> tuple[int, ...]:
    """Days, tries, games, secrets."""
    async with reading(house.engine) as connection:
        return tuple(
            [len((await connection.execute(select(table))).all()) for table in (days, day_games, games, shared_luck)]
        )


@ON_POSTGRESQL
def test_one_try_each_at_two_processes(pair: list[Process]) -> None:
    """The clock there is the machine's: should a day begin meanwhile, everybody has begun one game of each."""
    one, other = pair
    (anna,) = with_accounts(one, "Anna")
    there = other.keep(Visitor(other.origin))
    there.post("/login", {"name": "Anna", "password": PASSWORD})
    at_once(*(sending(person, "/day", {}) for person in (anna, there) for _ in range(4)))
    tables = anna.get("/me/games")["tables"]
    assert len({table["day"] for table in tables}) == len(tables) >= 1
    assert anna.get("/day")["begun"] == there.get("/day")["begun"] <= 1

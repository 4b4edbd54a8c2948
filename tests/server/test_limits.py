"""What one person may use of the server, and that nothing is kept for those who have gone."""

from __future__ import annotations

import ast
import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grandaustria import Setup
from grandaustria import server as server_package
from grandaustria.server.api.socket import TOO_MANY
from grandaustria.server.locks import Locks
from grandaustria.server.settings import MOST_POSITIONS, Limits, Settings
from tests.play.games import finished
from tests.server.postgresql import ON_SQLITE
from tests.server.running import Running, Visitor, next_message

Json = dict[str, Any]
AGAINST_A_BOT = {"seats": ["me", {"bot": "waiter"}]}


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(
        database,
        port=0,
        limits=Limits(
            running_tables_per_person=2,
            bot_tables_per_guest=1,
            guest_positions=2_000,
            public_tables_per_guest=2,
            records_per_hour=2,
            messages_per_minute=3,
        ),
    )


def seated_with(other: Visitor, host: Visitor) -> str:
    """An open table at which two people sit."""
    table = host.post("/tables", {"players": 2}, 201)
    other.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    return str(table["id"])


@ON_SQLITE
def test_running_tables(server: Running) -> None:
    person = server.guest()
    other = server.guest()
    tables = [seated_with(other, person) for _ in range(3)]
    for table in tables[:2]:
        person.post(f"/tables/{table}/start", {})
    person.refused("POST", f"/tables/{tables[2]}/start", 409, "too-many-tables", {})
    assert person.get(f"/tables/{tables[2]}")["status"] == "open"
    assert server.guest().post("/tables", {"solo": "easy"}, 201)


@ON_SQLITE
def test_running_games_with_bots(server: Running) -> None:
    """Fewer for a guest than with an account; games among people do not count."""
    person = server.guest()
    against_bots = [person.post("/tables", AGAINST_A_BOT, 201)["id"] for _ in range(2)]
    among_people = seated_with(server.guest(), person)
    person.post(f"/tables/{against_bots[0]}/start", {})
    told = person.refused("POST", f"/tables/{against_bots[1]}/start", 409, "too-many-bots", {})
    assert told == {"most": 1}
    assert person.get(f"/tables/{against_bots[1]}")["status"] == "open"
    person.post(f"/tables/{among_people}/start", {})
    other = server.guest()
    other.post("/me/account", {"name": "Anna", "password": "a long password"}, 200)
    for _ in range(2):
        table = other.post("/tables", AGAINST_A_BOT, 201)["id"]
        other.post(f"/tables/{table}/start", {})


@ON_SQLITE
@pytest.mark.parametrize(
    "alone", [{"seats": ["me", "me"], "hot_seat": True}, {"solo": "easy"}], ids=["hot seat", "solo"]
)
def test_games_that_one_person_may_leave_to_the_bots_count_from_the_start(server: Running, alone: Json) -> None:
    """Otherwise any number of them could be begun without bots, and then left."""
    person = server.guest()
    first, second = (person.post("/tables", alone, 201)["id"] for _ in range(2))
    person.post(f"/tables/{first}/start", {})
    person.refused("POST", f"/tables/{second}/start", 409, "too-many-bots", {})
    person.post(f"/tables/{first}/leave", {})
    person.refused("POST", f"/tables/{second}/start", 409, "too-many-bots", {})
    assert person.get(f"/tables/{second}")["status"] == "open"


@ON_SQLITE
def test_how_long_a_bot_may_be_asked_to_think(server: Running) -> None:
    person = server.guest()
    asking = {"bot": "director@2001"}
    assert person.refused("POST", "/tables", 403, "budget", {"seats": ["me", asking]}) == {"most": 2000}
    person.refused("POST", "/tables", 403, "budget", {"stand_in": "director@2001"})
    table = person.post("/tables", {"seats": ["me", {"bot": "director@2000"}]}, 201)["id"]
    person.refused("POST", f"/tables/{table}/seats/1", 403, "budget", asking)
    assert person.get(f"/tables/{table}")["seats"][1]["bot"] == "director@2000"
    person.post(f"/tables/{table}/seats/1", {"open": True})
    person.refused("POST", f"/tables/{table}/start", 403, "budget", {"fill": "director@2001"})
    assert person.get(f"/tables/{table}")["status"] == "open"
    person.post("/me/account", {"name": "Anna", "password": "a long password"}, 200)
    person.post(f"/tables/{table}/start", {"fill": f"director@{MOST_POSITIONS}"})


@ON_SQLITE
def test_a_guest_does_not_begin_what_only_an_account_may_ask_for(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    host.post("/me/account", {"name": "Anna", "password": "a long password"}, 200)
    seats = ["me", "open", {"bot": "director@2001"}]
    table = host.post("/tables", {"players": 3, "seats": seats, "public": True}, 201)["id"]
    guest.post(f"/tables/{table}/join", {})
    host.post(f"/tables/{table}/leave", {})
    guest.refused("POST", f"/tables/{table}/start", 403, "budget", {"fill": "waiter"})
    assert guest.get(f"/tables/{table}")["status"] == "open"


def test_a_house_of_ones_own_is_free() -> None:
    home = Limits().at_home()
    assert home.guest_positions == MOST_POSITIONS
    assert home.bot_tables_per_guest == home.bot_tables_per_person == home.running_tables_per_person


@ON_SQLITE
def test_public_tables_of_a_guest(server: Running) -> None:
    person = server.guest()
    public = {"solo": "easy", "public": True}
    first, second = (person.post("/tables", public, 201)["id"] for _ in range(2))
    person.post(f"/tables/{first}/start", {})  # one that runs is listed as well
    assert person.refused("POST", "/tables", 409, "too-many-public", public) == {"most": 2}
    person.post("/tables", {"solo": "easy"}, 201)
    person.post(f"/tables/{second}/leave", {})
    person.post("/tables", public, 201)
    person.refused("POST", "/tables", 409, "too-many-public", public)
    person.post("/me/account", {"name": "Sisi", "password": "a horse and eleven cakes"})
    person.post("/tables", public, 201)


@ON_SQLITE
def test_records(server: Running) -> None:
    person, record = server.guest(), finished(Setup(players=2), 1).record()
    for _ in range(2):
        person.post("/records", {"record": record}, 201)
    person.refused("POST", "/records", 429, "too-many", {"record": record})
    assert len(person.get("/archive", params={"mine": True})["tables"]) == 2


@ON_SQLITE
def test_records_that_are_none_count_as_well(server: Running) -> None:
    """They are counted before they are replayed: that is the work."""
    person, record = server.guest(), finished(Setup(players=2), 1).record()
    wrong = {"record": {**record, "moves": record["moves"][:-1]}}
    for _ in range(2):
        person.refused("POST", "/records", 422, "record", wrong)
    person.refused("POST", "/records", 429, "too-many", wrong)


@ON_SQLITE
@pytest.mark.usefixtures("all_at_once")
def test_messages_of_a_socket(server: Running) -> None:
    person = server.guest()
    table = person.post("/tables", {}, 201)["id"]
    with person.socket(table) as live:
        for _ in range(3):
            live.send('{"type":"ping"}')
            assert next_message(live, "pong")
        live.send("anything")
        with pytest.raises(ConnectionClosed) as closed:
            next_message(live, "pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_MANY


def test_locks_are_gone_when_nobody_needs_them() -> None:
    locks, order = Locks(), list[int]()

    async def hold(number: int) -> None:
        async with locks["table"]:
            order.append(number)
            await asyncio.sleep(0)
            order.append(number)

    async def hold_all() -> None:
        await asyncio.gather(*(hold(number) for number in range(3)))

    asyncio.run(hold_all())
    gc.collect()
    assert order == [0, 0, 1, 1, 2, 2]
    assert len(locks) == 0


def test_no_exception_is_raised_twice() -> None:
    """One that is kept and raised again would keep the frames of all times before, with the secrets in them."""
    for path in Path(server_package.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name):
                assert not node.exc.id.isupper(), f"{path}: {node.lineno}"

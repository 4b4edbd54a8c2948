"""While a round is played nobody but those at a table learns anything of it; then everybody may look."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from grandaustria.server.api.people import Door
from grandaustria.server.api.socket import NOT_FOUND
from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import games, shared_luck
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Settings
from tests.server.houses import brisk
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.rated import with_accounts
from tests.server.routes import NONE, ROUTES
from tests.server.running import Json, Running, Visitor, running
from tests.waiting import PATIENCE, eventually

pytestmark = DAILY_ON_SQLITE
CLOSED = [path for (method, path), route in ROUTES.items() if method == "GET" and route.refused.get("stranger") == NONE]
OF_TABLES = [path for path in CLOSED if path.startswith("/tables/{table_id}")]


@pytest.fixture
def server(settings: Settings, rounds_when_asked: None) -> Iterator[Running]:
    with running(brisk(settings)) as server:
        server.app.state.door = Door(settings.limits, Passwords(memory_kib=64))
        yield server


@dataclass
class Cup:
    """Four people at two tables; somebody else has opened the tournament, and takes no part in it."""

    server: Running
    host: Visitor
    people: list[Visitor]
    id: str

    def path(self, name: str = "") -> str:
        return f"/tournaments/{self.id}{name}"

    def table_of(self, person: Visitor) -> str:
        return str(person.get(self.path())["you"]["table"])

    def give_up(self, table: str) -> None:
        """Everybody at a table gives up, and the house plays it to its end."""
        players = [person for person in self.people if self.table_of(person) == table]
        for person in players:
            person.post(f"/tables/{table}/give-up")
        is_over = eventually(lambda: players[0].get(f"/tables/{table}")["status"] == "over", "the house stops playing")
        asyncio.run(is_over)

    def look(self) -> None:
        self.server.within(self.server.house.tournaments.look())


@pytest.fixture
def cup(server: Running) -> Cup:
    host, *people = with_accounts(server, "Emil", "Anna", "Ben", "Cora", "Dora")
    form = {"title": "The cup", "pace": "quick", "rounds": 2, "level": "pageboy"}
    cup = Cup(server, host, people, host.post("/tournaments", form, 201)["id"])
    for person in people:
        person.post(cup.path("/join"))
    host.post(cup.path("/start"))
    return cup


async def stored(server: Running) -> tuple[dict[str, str], list[tuple[str, bytes]]]:
    """The secret parts of the links to all tables, and all secrets of luck."""
    async with reading(server.house.engine) as connection:
        codes = {row.id: row.code for row in await connection.execute(select(games.c.id, games.c.code))}
        secrets = await connection.execute(select(shared_luck.c.id, shared_luck.c.secret))
        return codes, [(row.id, bytes(row.secret)) for row in secrets]


def check_closed(cup: Cup, table: str, *outside: Visitor) -> None:
    """None of these learns anything of a table, not even by its link, its number or its socket."""
    code = cup.server.within(stored(cup.server))[0][table]
    for person in outside:
        for path in OF_TABLES:
            asked = path.format(table_id=table, number=1, place="first")
            person.refused("GET", asked, *NONE)
            person.refused("GET", f"{asked}?code={code}", *NONE)
        for name, body in (("join", {}), ("rematch", None), ("continue", {"event": 1}), ("notes", {"text": "?"})):
            person.refused("POST", f"/tables/{table}/{name}", *NONE, body)
        assert person.get(f"/tables/code/{code}", 404)["error"]["reason"] == "not-found"
        for list_of in ("/tables", "/tables?status=running", "/archive", "/me/games", "/me/statistics", "/me/export"):
            assert table not in str(person.get(list_of))
        assert table not in str(person.get(cup.path("/rounds/1")))
        with person.socket(table, code=code) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NOT_FOUND


def test_a_round_is_closed_until_it_is_over(cup: Cup) -> None:
    anna, ben, cora, dora = cup.people
    first, second = cup.table_of(anna), cup.table_of(ben)
    assert (cup.table_of(cora), cup.table_of(dora)) == (first, second)
    stranger = cup.server.guest()
    outside = (ben, dora, cup.host, stranger)
    check_closed(cup, first, *outside)
    check_closed(cup, second, anna, cup.host)
    assert anna.get(f"/tables/{first}")["code"] is None
    assert anna.get(f"/tables/{first}")["tournament"] == {"id": cup.id, "title": "The cup", "round": 1}

    cup.give_up(first)
    check_closed(cup, first, *outside)
    seen = check_own(anna, first)
    shown = stranger.get(cup.path("/rounds/1"))
    assert [(table["table"], table["done"]) for table in shown["tables"]] == [(None, True), (None, False)]
    results = [seat[name] for table in shown["tables"] for seat in table["seats"] for name in ("points", "score")]
    assert results == [None] * 8
    assert {one["points"] for one in stranger.get(cup.path())["standing"]} == {0}
    assert anna.get("/me/statistics")["games"] == 0

    cup.give_up(second)
    cup.look()
    for person in (*outside, anna):
        assert person.get(f"/tables/{first}/state")["status"] == "over"
        moves = person.get(f"/tables/{first}/record")["moves"]
        assert len(moves) == len(seen)
        assert moves != seen  # the cards that were dealt to the other
        assert first not in str(person.get("/archive")) or person is anna
    stranger.refused("GET", f"/tables/{first}/chat", 403, "forbidden")  # the games are open, what was said is not
    over = stranger.get(cup.path("/rounds/1"))
    assert [table["table"] for table in over["tables"]] == [first, second]
    assert all(seat["score"] is not None for table in over["tables"] for seat in table["seats"])
    third = cup.table_of(anna)
    assert third not in (first, second)
    check_closed(cup, third, *(one for one in (*cup.people, cup.host) if cup.table_of(one) != third))


def check_own(person: Visitor, table: str) -> Json:
    """Whose game is over sees what came of it, and no more of it than before: others play with the same luck. What they
    see of its moves."""
    path = f"/tables/{table}"
    own = person.get(path)["you"]["seats"][0]
    state = person.get(f"{path}/state")
    assert state["scores"]
    assert not any(state["position"]["seats"][1 - own]["hand"])  # each a card, of which nothing is told
    person.refused("GET", f"{path}/events/1?seat={1 - own}", 403, "forbidden")
    person.refused("GET", f"{path}/analysis", 409, "sealed")
    person.refused("POST", f"{path}/continue", 409, "sealed", {"event": 1})
    person.refused("POST", f"{path}/rematch", 409, "sealed")
    return person.get(f"{path}/record")["moves"]


def test_a_game_of_a_tournament_counts(cup: Cup) -> None:
    """Nobody is helped, nothing is taken back, nobody ends it alone or together."""
    anna, _, cora, _ = cup.people
    path = f"/tables/{cup.table_of(anna)}"
    for person in (anna, cora):
        person.refused("GET", f"{path}/hint?language=en", 403, "no-hints")
        person.refused("POST", f"{path}/ask", 409, "rated", {"what": "end"})
        person.refused("POST", f"{path}/ask", 409, "rated", {"what": "back"})
    own = anna.get(path)["you"]["seats"][0]
    anna.refused("POST", f"{path}/seats/{own}", 409, "rated", {"bot": "master"})
    anna.post(f"{path}/leave")
    assert anna.get(path)["seats"][own]["bot"] == "apprentice"
    anna.post(f"{path}/seats/{own}", {"take": True})


def test_the_secret_is_told_to_nobody_and_goes_with_its_round(cup: Cup) -> None:
    anna, ben, *_ = cup.people
    _, [(luck_id, secret)] = cup.server.within(stored(cup.server))
    first, second = cup.table_of(anna), cup.table_of(ben)
    told = all_of(cup, anna, first)
    cup.give_up(first)
    told += all_of(cup, anna, first)
    cup.give_up(second)
    cup.look()
    told += all_of(cup, anna, first)
    for hidden in (luck_id, secret.hex(), str(secret), base64.b64encode(secret).decode()):
        assert hidden not in told
    _, [(other_id, other)] = cup.server.within(stored(cup.server))
    assert (other_id, other) != (luck_id, secret)


def all_of(cup: Cup, person: Visitor, table: str) -> str:
    paths = ["", "/state", "/updates", "/record", "/prospects?language=en", "/events/1"]
    asked: list[Any] = [person.get(f"/tables/{table}{path}") for path in paths]
    others = ["/me/export", "/me/games", "/archive", cup.path(), cup.path("/rounds/1"), "/tournaments"]
    return str(asked + [person.get(path) for path in others])

"""Lists of tables: open ones, the own, the archive; page by page, also when there are many."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert

from grandaustria import Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.server.db.engine import writing
from grandaustria.server.db.schema import games, seats
from grandaustria.version import __version__
from tests.conftest import MEASURED
from tests.server.running import Running, Visitor
from tests.server.seats import open_table, person_id, play_to_the_end, start, started
from tests.waiting import PATIENCE

Json = dict[str, Any]
RULES = ("2022", "de2015", "fr2015", "it2015", "own")


def ids(page: Json) -> list[str]:
    return [table["id"] for table in page["tables"]]


def all_pages(visitor: Visitor, path: str, **params: Any) -> list[str]:
    found: list[str] = []
    cursor = None
    while True:
        page = visitor.get(path, params={**params, **({"cursor": cursor} if cursor else {})})
        found += ids(page)
        cursor = page["next"]
        if cursor is None:
            return found


def test_open_tables_are_listed_for_everybody(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    public = [open_table(host, public=True, players=players)["id"] for players in (2, 3, 4, 2, 3)]
    open_table(host)
    assert ids(guest.get("/tables")) == public[::-1]
    assert ids(guest.get("/tables", params={"players": 3})) == [public[4], public[1]]
    assert ids(guest.get("/tables", params={"rules": "de2015"})) == []
    assert all_pages(guest, "/tables", limit=2) == public[::-1]
    assert all(table["code"] is None for table in guest.get("/tables")["tables"])
    start(host, public[0], fill="pageboy")
    assert public[0] not in ids(guest.get("/tables"))
    assert ids(guest.get("/tables", params={"status": "running"})) == [public[0]]


def test_my_games_begin_with_those_that_wait_for_me(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    running = [started(host, anna) for _ in range(4)]
    waiting = open_table(host)
    for person, seat in ((host, 0), (anna, 1)):
        mine = [table["id"] for table in running if table["to_act"] == seat]
        listed = person.get("/me/games")["tables"]
        assert sorted(table["id"] for table in listed[: len(mine)]) == sorted(mine)
        assert [table["your_turn"] for table in listed] == [True] * len(mine) + [False] * (len(listed) - len(mine))
        assert (waiting["id"] in ids({"tables": listed})) is (person is host)
        assert sorted(all_pages(person, "/me/games", limit=1)) == sorted(table["id"] for table in listed)
    assert server.guest().get("/me/games")["tables"] == []


def test_a_cursor_that_was_never_given(server: Running) -> None:
    guest = server.guest()
    for path in ("/tables", "/archive", "/me/games"):
        for cursor in ("x", "[]", "[1]", '["a","b"]', "[1.0,2]", "[[[[", '[7,1.0,"a"]', '[1e999,"a"]' * 2):
            guest.refused("GET", f"{path}?cursor={cursor}", 422, "invalid")


async def fill(server: Running, person: str, others: list[str], running: int, archived: int) -> None:
    """As many games as a large server has, without their moves: lists do not look at them."""
    rng = random.Random(1)
    rows: list[Json] = []
    around: list[Json] = []
    for number in range(running + archived):
        done = number >= running
        players = rng.choice((1, 2, 3, 4))
        setup = Setup(max(players, 2), solo="easy" if players == 1 else None)
        rows.append({
            "id": f"g{number:06}", "code": f"c{number:06}", "host_id": rng.choice(others), "hot_seat": False,
            "status": "over" if done else "running", "public": rng.random() < 0.5, "title": "",
            "setup": setup.to_json(), "rules": rng.choice(RULES), "players": players,
            "engine_version": __version__, "numbering_version": NUMBERING_VERSION, "to_act": None if done else 0,
            "turn_since": float(number), "created": float(number), "started": float(number),
            "finished": float(number) if done else None, "result": {"scores": [], "winners": [0]} if done else None,
        })  # fmt: skip
        sitting = [person if number % 100 == 0 else rng.choice(others), rng.choice(others)]
        around += [{"game_id": rows[-1]["id"], "seat": seat, "person_id": who} for seat, who in enumerate(sitting)]
    async with writing(server.house.engine) as connection:
        await connection.execute(insert(games), rows)
        await connection.execute(insert(seats), around)


def listings(person: Visitor) -> dict[str, float]:
    """How long each list takes, in milliseconds: the best of some."""
    asked = {
        "/tables?status=open": 0, "/tables?status=running": 20, "/tables?status=running&players=4&rules=own": 20,
        "/archive": 20, "/archive?players=3": 20, "/archive?rules=it2015": 20, "/archive?players=1&rules=own": 20,
        "/archive?mine=true": 20, "/archive?limit=100": 100, "/me/games": 50,
    }  # fmt: skip
    best: dict[str, float] = {}
    for path, expected in asked.items():
        for _ in range(5):
            before = time.perf_counter()
            page = person.get(path)
            best[path] = min(best.get(path, 1e9), 1000 * (time.perf_counter() - before))
            assert len(page["tables"]) >= expected * 0.4, path
    return best


def test_pages_of_the_archive_follow_each_other(server: Running) -> None:
    me, others = server.guest(), [server.guest() for _ in range(3)]
    server.within(fill(server, person_id(me), [person_id(other) for other in others], 50, 800))
    everything = all_pages(me, "/archive", limit=90)
    assert everything == sorted(set(everything), reverse=True)
    mine = all_pages(me, "/archive", limit=3, mine=True)
    assert mine == [f"g{number:06}" for number in range(800, 50, -100)]
    assert set(mine) < set(everything)
    stranger = set(all_pages(others[0], "/archive", limit=100))
    assert stranger != set(everything)
    for players, rules in ((3, None), (None, "own"), (1, "de2015")):
        wanted = {name: value for name, value in (("players", players), ("rules", rules)) if value is not None}
        found = me.get("/archive", params={**wanted, "limit": 100})["tables"]
        assert found
        assert all(table[name] == value for table in found for name, value in wanted.items())


@pytest.mark.long
def test_lists_of_many_games(server: Running, record_property: Callable[[str, object], None]) -> None:
    me, others = server.guest(), [server.guest() for _ in range(20)]
    filling = fill(server, person_id(me), [person_id(other) for other in others], 10_000, 100_000)
    server.within(filling, patience=20 * PATIENCE)  # it takes a minute where nobody else computes
    taken = ", ".join(f"{path} {took:.0f}" for path, took in listings(me).items())
    record_property(MEASURED, f"lists with 110,000 games on {server.house.engine.dialect.name}, ms: {taken}")


def test_finished_games_come_into_the_archive(server: Running) -> None:
    host, anna, stranger = server.guest(), server.guest(), server.guest()
    table = started(host, anna, public=True)
    private = started(host, anna)
    for game in (table, private):
        play_to_the_end(server, game["id"])
    assert ids(stranger.get("/archive")) == [table["id"]]
    assert ids(anna.get("/archive")) == [private["id"], table["id"]]
    assert ids(anna.get("/archive", params={"mine": True})) == [private["id"], table["id"]]
    assert host.get("/me/games")["tables"] == []
    shown = stranger.get("/archive")["tables"][0]
    assert len(shown["result"]["scores"]) == 2
    assert [seat for seat, place in enumerate(shown["places"]) if place == 1] == shown["result"]["winners"]


def test_a_rematch_invites_everybody(server: Running) -> None:
    host, anna, stranger = server.guest(), server.guest(), server.guest()
    table = open_table(
        host, seats=["me", "open", {"bot": "pageboy"}], players=3, public=True, rules="fr2015", title="Ring"
    )
    path = f"/tables/{table['id']}"
    anna.post(path + "/join")
    start(host, table["id"])
    host.refused("POST", path + "/rematch", 409, "not-over")
    server.within(_end(server, table["id"]))
    stranger.refused("POST", path + "/rematch", 403, "forbidden")
    again = anna.post(path + "/rematch", status=201)
    assert (again["status"], again["rules"], again["title"], again["rematch_of"]) == (
        "open",
        "fr2015",
        "Ring",
        table["id"],
    )
    assert [bool(seat["person"]) for seat in again["seats"]] == [False, True, False]
    assert again["seats"][2]["bot"] == "pageboy"
    same = host.post(path + "/rematch", status=201)
    assert (same["id"], same["code"]) == (again["id"], again["code"])
    assert host.get(path)["rematch"] == {"id": again["id"], "code": again["code"]}
    assert stranger.get(path)["rematch"] == {"id": again["id"], "code": None}
    told = stranger.get(path + "/updates")["updates"][-1]
    assert (told["kind"], told["table"]["rematch"]) == ("table", again["id"])
    host.post(f"/tables/{again['id']}/join", {"seat": 0})
    anna.post(f"/tables/{again['id']}/leave")
    host.post(f"/tables/{again['id']}/leave")
    assert host.post(path + "/rematch", status=201)["id"] != again["id"]  # that one was closed


def test_a_private_rematch_is_hidden_from_strangers(server: Running) -> None:
    host, anna, stranger = server.guest(), server.guest(), server.guest()
    table = started(host, anna)
    server.within(_end(server, table["id"]))
    again = host.post(f"/tables/{table['id']}/rematch", status=201)
    shown = stranger.get(f"/tables/{table['id']}", params={"code": table["code"]})
    assert shown["rematch"] is None
    assert anna.get(f"/tables/{table['id']}")["rematch"]["code"] == again["code"]


async def _end(server: Running, table_id: str) -> None:
    """End a game before its time, as the players can do when one of them does not come back."""
    async with writing(server.house.engine) as connection:
        query = games.update().where(games.c.id == table_id)
        await connection.execute(query.values(status="ended", finished=server.house.services.now()))
    server.house.host.forget(table_id)

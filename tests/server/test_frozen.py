"""A stored game that no longer replays is frozen: readable, exportable, never altered."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import events, games
from tests.server.running import Running, Visitor, next_message
from tests.server.seats import open_table, play_to_the_end, start, started, step

Json = dict[str, Any]


async def change_stored(server: Running, table_id: str, **columns: Any) -> None:
    async with writing(server.house.engine) as connection:
        await connection.execute(update(games).where(games.c.id == table_id).values(**columns))
    server.house.host.forget(table_id)


async def spoil_move(server: Running, table_id: str, sequence: int) -> None:
    """As if the rules had changed: what was legal then is not any more."""
    async with writing(server.house.engine) as connection:
        where = (events.c.game_id == table_id, events.c.sequence == sequence)
        await connection.execute(update(events).where(*where).values(action=0))
    server.house.host.forget(table_id)


async def stored_moves(server: Running, table_id: str) -> list[Any]:
    async with reading(server.house.engine) as connection:
        query = select(events).where(events.c.game_id == table_id).order_by(events.c.sequence)
        return [tuple(row) for row in await connection.execute(query)]


def assert_frozen(server: Running, person: Visitor, table: Json) -> None:
    path = f"/tables/{table['id']}"
    person.refused("GET", path + "/state", 409, "frozen")
    shown = person.get(path)
    assert shown["status"] == "frozen"
    body = {"revision": shown["revision"], "request_id": "r"}
    for way, more in (("actions", {"action": 1}), ("undo", {}), ("redo", {}), ("confirm", {})):
        person.refused("POST", f"{path}/{way}", 409, "frozen", body | more)
    person.refused("POST", path + "/leave", 409, "frozen")
    person.refused("GET", path + "/events/3", 409, "frozen")
    assert person.get(path + "/updates")["updates"][-1]["kind"] == "frozen"
    assert person.get(path)["revision"] == shown["revision"]  # looking changes nothing
    assert table["id"] in [one["id"] for one in person.get("/me/games")["tables"] + person.get("/archive")["tables"]]


def test_a_running_game_that_no_longer_replays(server: Running) -> None:
    host, anna, watcher = server.guest(), server.guest(), server.guest()
    table = started(host, anna, public=True)
    path = f"/tables/{table['id']}"
    while (state := step([host, anna], table["id"]))["run"]["seat"] == table["to_act"]:
        pass
    before = host.get(path + "/record")
    server.within(spoil_move(server, table["id"], 5))
    kept = server.within(stored_moves(server, table["id"]))
    with watcher.socket(table["id"], since=state["revision"]) as live:
        host.refused("GET", path + "/state", 409, "frozen")
        assert next_message(live, "update")["kind"] == "frozen"
    assert_frozen(server, host, table)
    record = host.get(path + "/record")
    assert (record["seen_by"], record["setup"], record["result"]) == (0, table["setup"], None)
    assert len(record["moves"]) == len(before["moves"])
    # Who saw which card cannot be told without the table: only the own decisions are shown, and what is public.
    assert all("draw staff" not in move or move.endswith("?") for move in record["moves"])
    assert [move for move in before["moves"] if "staff" not in move] == [
        move for move in record["moves"] if "staff" not in move
    ]
    assert watcher.get(path + "/record")["seen_by"] == "public"
    assert server.within(stored_moves(server, table["id"])) == kept


def test_a_finished_game_stays_whole(server: Running) -> None:
    host = server.guest()
    table = start(host, open_table(host, solo="easy")["id"])
    play_to_the_end(server, table["id"])
    path = f"/tables/{table['id']}"
    before = host.get(path + "/record")
    server.within(spoil_move(server, table["id"], 30))
    assert host.get(path + "/record") == before  # this already finds that it does not replay
    assert_frozen(server, host, table)


@pytest.mark.parametrize("step_first", [False, True], ids=["looked at", "played"])
def test_it_is_found_by_playing_too(server: Running, step_first: bool) -> None:
    host = server.guest()
    table = start(host, open_table(host, solo="easy")["id"])
    path = f"/tables/{table['id']}"
    state = host.get(path + "/state")
    server.within(change_stored(server, table["id"], numbering_version=0))
    if step_first:
        body = {"revision": state["revision"], "request_id": "r", "action": state["legal"][0]["action"]}
        host.refused("POST", path + "/actions", 409, "frozen", body)
    else:
        host.refused("GET", path + "/events/0", 409, "frozen")
    assert host.get(path + "/record")["numbering"] == 0
    assert_frozen(server, host, table)


def test_a_set_up_that_is_no_longer_known(server: Running) -> None:
    host = server.guest()
    table = start(host, open_table(host, solo="easy")["id"])
    waiting = open_table(host)
    strange = {**table["setup"], "rules": {"kitchen_hand": "7"}}
    for one in (table, waiting):
        server.within(change_stored(server, one["id"], setup=strange))
    assert_frozen(server, host, table)
    assert host.get(f"/tables/{table['id']}/record")["setup"] == strange
    assert len(host.get("/me/games")["tables"]) == 2
    host.refused("POST", f"/tables/{waiting['id']}/start", 409, "outdated", {"fill": "pageboy"})


def test_rows_that_contradict_each_other(server: Running) -> None:
    host = server.guest()
    spoiled: list[Json] = [{"moves": 1}, {"to_act": 1}, {"status": "over", "finished": 1.0}, {"cursor": 3}]
    for columns in spoiled:
        table = start(host, open_table(host, solo="easy")["id"])
        server.within(change_stored(server, table["id"], **columns))
        assert_frozen(server, host, table)

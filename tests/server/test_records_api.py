"""Records over HTTP: whole games after their end, the own view before it, links to events, and imports."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from grandaustria import Game, Setup
from grandaustria.play.forms import EventData
from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import events
from grandaustria.server.host import Table
from tests.play.games import finished
from tests.server.running import Running, Visitor
from tests.server.seats import open_table, play_to_the_end, start, started, step

Json = dict[str, Any]
SECRET = ("draw staff ", "under ", "keep ")


def secrets_in(record: Json) -> list[str]:
    """The cards of hidden moves, or what stands in their place."""
    return [move.rpartition(" ")[2] for move in record["moves"] if move.startswith(SECRET)]


def position_at(server: Running, table_id: str) -> Table:
    table: Table = server.within(server.house.host.table(table_id))
    return table


def test_a_running_game_is_exported_as_each_may_see_it(server: Running) -> None:
    people = [server.guest(), server.guest(), server.guest()]
    watcher = server.guest()
    table = started(*people, staff="draft", public=True)
    path = f"/tables/{table['id']}/record"
    for _ in range(12):
        step(people, table["id"])
    public = watcher.get(path)
    assert public["seen_by"] == "public"
    assert set(secrets_in(public)) == {"?"}
    for seat, person in enumerate(people):
        own = person.get(path)
        known = [card for card in secrets_in(own) if card != "?"]
        assert (own["seen_by"], own["result"]) == (seat, None)
        assert len(known) >= 6
        hidden = [move for move, seen in zip(own["moves"], public["moves"], strict=True) if move != seen]
        assert len(hidden) == len(known)
    assert "seed" not in json.dumps(public)


def test_steps_that_may_be_taken_back_are_no_part_of_it(server: Running) -> None:
    host = server.guest()
    table = start(host, open_table(host, solo="easy")["id"])
    path = f"/tables/{table['id']}"
    while True:
        before = host.get(path + "/record")
        if step([host], table["id"])["run"]["steps"]:
            break
    assert host.get(path + "/record") == before
    moves = position_at(server, table["id"]).game.moves
    assert host.get(path + f"/events/{moves}")["event"] == moves
    host.refused("GET", path + f"/events/{moves + 1}", 404, "not-found")
    host.refused("GET", path + "/events/-1", 404, "not-found")
    host.refused("GET", path + "/events/99999999999999999999", 404, "not-found")
    host.refused("GET", path + "/events/x", 422, "invalid")


def test_an_event_is_shown_as_each_may_see_it(server: Running) -> None:
    host, anna, watcher = server.guest(), server.guest(), server.guest()
    table = started(host, anna, public=True)
    path = f"/tables/{table['id']}/events"
    position = position_at(server, table["id"]).hosted.position
    moves = table["moves"]
    for seat, person in enumerate((host, anna)):
        shown = person.get(f"{path}/{moves}")
        assert shown["position"] == position.view(seat).to_json()
        assert (shown["seat"], shown["events"]) == (seat, moves)
    assert watcher.get(f"{path}/{moves}")["position"] == position.public_view().to_json()
    for number in range(moves + 1):
        one, other = (person.get(f"{path}/{number}")["move"] for person in (host, anna))
        seen = watcher.get(f"{path}/{number}")["move"]
        if one != other or seen != one:
            assert seen["notation"] == "draw staff ?"
            assert seen in (one, other)
            assert one != other
    start_of_all = watcher.get(f"{path}/0")
    assert (start_of_all["move"], start_of_all["event"]) == (None, 0)


def test_after_the_end_everything_is_open(server: Running) -> None:
    host, anna, watcher, stranger = (server.guest() for _ in range(4))
    table = started(host, anna)
    path = f"/tables/{table['id']}"
    code = {"code": table["code"]}
    play_to_the_end(server, table["id"])
    for way in ("/record", "/events/3", "/updates", ""):
        stranger.refused("GET", path + way, 404, "not-found")
    record = watcher.get(path + "/record", params=code)
    assert record == host.get(path + "/record")
    assert (record["seen_by"], "?" in secrets_in(record)) == ("all", False)
    replayed = Game.from_record(record)
    assert replayed.is_over
    assert record["result"] == host.get(path)["result"]
    middle = watcher.get(path + "/events/40", params=code)
    assert all(0 not in seat["hand"] for seat in middle["position"]["seats"])
    assert middle["position"] == host.get(path + "/events/40")["position"]
    state = watcher.get(path + "/state", params=code)
    assert state["position"] == replayed.position.to_json()
    assert state["legal"] == []
    told = [event for update in watcher.get(path + "/updates", params=code)["updates"] for event in update["events"]]
    hands = [event for event in told if event["name"] == "draws-staff"]
    assert all("cards" in event["arguments"] for event in hands)
    assert told == [without_sight(event) for event in replayed_events(replayed)]


def replayed_events(game: Game) -> list[EventData]:
    return [event.to_json() for event in game.events("all")]


def without_sight(event: Mapping[str, Any]) -> Json:
    return {key: value for key, value in event.items() if key != "visible"}


def test_a_finished_game_is_imported(server: Running) -> None:
    guest, stranger = server.guest(), server.guest()
    game = finished(Setup(3, staff="draft"), 6)
    table = guest.post("/records", {"record": game.record(), "title": "Von früher"}, 201)
    path = f"/tables/{table['id']}"
    assert (table["status"], table["imported"], table["title"]) == ("over", True, "Von früher")
    assert (table["players"], table["moves"], table["you"]) == (3, len(game.log), {"seats": [], "host": True})
    assert guest.get(path + "/record") == game.record()
    assert guest.get(path + "/state")["position"] == game.position.to_json()
    [told] = guest.get(path + "/updates")["updates"]
    assert told["events"] == [without_sight(event) for event in replayed_events(game)]
    assert [one["id"] for one in guest.get("/archive")["tables"]] == [table["id"]]
    assert stranger.get("/archive")["tables"] == []
    stranger.refused("GET", path + "/record", 404, "not-found")
    guest.refused("POST", path + "/rematch", 409, "not-over")
    public = guest.post("/records", {"record": game.record(), "public": True}, 201)
    assert [one["id"] for one in stranger.get("/archive")["tables"]] == [public["id"]]


def test_a_record_that_is_not_believed(server: Running) -> None:
    guest = server.guest()
    game = finished(Setup(2), 3)
    good = game.record()
    assert good["result"] is not None
    started_only = Game(Setup(2), seed=1)
    wrong: list[Any] = [
        {},
        {**good, "moves": good["moves"][:-1]},
        {**good, "moves": [*good["moves"], "pass"]},
        {**good, "moves": ["roll 7", *good["moves"]]},
        {**good, "result": None},
        {**good, "result": {**good["result"], "winners": [0, 1]}},
        {**good, "numbering": 99},
        {**good, "seed": 1},
        {**good, "setup": {"players": 7}},
        started_only.record(),
        game.record(0),
        Game.from_position(started_only.position, seed=1).record(),
    ]
    for data in wrong:
        guest.refused("POST", "/records", 422, "record", {"record": data})
    headers = {"Content-Type": "application/json"}
    lone = json.dumps({"record": {**good, "moves": ["\ud800"], "\ud801": 1}})
    assert guest.post("/records", status=422, content=lone, headers=headers)["error"]["reason"] == "record"
    shapeless: list[Json] = [{"record": []}, {"record": good, "title": "x" * 81}, {}]
    for body in shapeless:
        guest.refused("POST", "/records", 422, "invalid", body)
    large = {**good, "moves": ["pass"] * 300_000}
    guest.refused("POST", "/records", 413, "too-large", {"record": large})
    assert guest.get("/archive")["tables"] == []


def test_what_is_stored_is_only_what_happened(server: Running) -> None:
    """Outcomes of chance are moves like others; there is nothing they could be foretold from."""
    host = server.guest()
    table = start(host, open_table(host, solo="easy")["id"])

    async def stored() -> list[Any]:
        async with reading(server.house.engine) as connection:
            return list((await connection.execute(select(events).order_by(events.c.sequence))).mappings())

    rows = server.within(stored())
    assert [row["sequence"] for row in rows] == list(range(table["moves"]))
    assert {row["seat"] for row in rows} == {-1}
    assert set(rows[0]) == {"game_id", "sequence", "seat", "action", "notation", "at"}


def test_hot_seat_shows_one_hand_at_a_time(server: Running) -> None:
    host: Visitor = server.guest()
    table = start(host, open_table(host, hot_seat=True)["id"])
    acting = host.get(f"/tables/{table['id']}")["to_act"]
    assert host.get(f"/tables/{table['id']}/record")["seen_by"] == acting
    shown = host.get(f"/tables/{table['id']}/events/{table['moves']}")["position"]["seats"]
    assert all(shown[acting]["hand"])
    assert not any(shown[1 - acting]["hand"])

"""Whole games over HTTP and WebSocket: every number of players, rulebook, staff variant and side of the hotels."""

from __future__ import annotations

import asyncio

import pytest

from grandaustria import PRESETS, Game, Setup
from grandaustria.play.move import Move
from grandaustria.server.db.engine import connect, reading
from grandaustria.server.store import play
from tests.play.games import short
from tests.server.described import check_described
from tests.server.driving import Client, Table, seat_people
from tests.server.postgresql import ON_POSTGRESQL, ON_SQLITE
from tests.server.retelling import check_states
from tests.server.running import Running
from tests.setups import every_variant

GAMES = [
    Setup(2, PRESETS["it2015"], "night", "draft"),
    Setup(3, PRESETS["de2015"], ("day_c", "day_a", "day_d"), "intro"),
    Setup(4, PRESETS["fr2015"], "day", "standard"),
    Setup(2, PRESETS["2022"], ("day_b", "night"), "standard", "hard"),
]
"""Every rulebook, number of players, staff variant and side of the hotels; together and alone."""
ASKED_EVERY = 25


def stored_moves(database: str, table: str) -> list[Move]:
    async def look() -> list[Move]:
        engine = connect(database)
        try:
            async with reading(engine) as connection:
                return await play.read_moves(connection, table)
        finally:
            await engine.dispose()

    return asyncio.run(look())


def play_whole_game(server: Running, setup: Setup, seed: int) -> Table:
    people = [server.guest() for _ in range(1 if setup.solo else setup.players)]
    table = seat_people(people, setup, seed, watching=[server.guest()], public=True)
    while not table.is_over:
        table.play(most=ASKED_EVERY)
        if not table.is_over:
            since = table.rng.randrange(table.revision)
            asking = table.rng.choice(table.clients)
            asking.check_answers(since)
            check_described("Prospects", asking.visitor.get(asking.path("prospects")))
    table.disconnect()
    return table


def check_the_end(table: Table, database: str, setup: Setup) -> None:
    """The record is what is stored, leads to the scores, and every state was what its receiver may see of it."""
    record = table.clients[0].visitor.get(table.clients[0].path("record"))
    game = Game.from_record(record)
    assert game.setup == setup
    assert list(game.log) == stored_moves(database, table.clients[0].table)
    scores = [{**score._asdict(), "total": score.total} for score in game.scores()]
    for client in table.clients:
        assert client.state["scores"] == scores
        assert client.ask_state() == client.state
        check_opened(client, game)
        check_described("Updates", {"revision": client.seen, "updates": client.updates})
        for state in client.states.values():
            check_described("State", state)
    shown = check_states(game, table)
    assert shown >= len(table.done) * len(table.clients)


def check_opened(client: Client, game: Game) -> None:
    """After the end everybody may see everything; nothing else about what was told has changed."""
    opened = client.ask_updates(0)
    assert [hide_arguments(update) for update in opened] == [hide_arguments(update) for update in client.updates]
    told: list[object] = []
    for update in opened:
        for event in update["events"]:
            del told[event["index"] :]
            told.append({name: value for name, value in event.items() if name != "index"})
    everything = [event.to_json() for event in game.events("all")]
    assert told == [{name: event[name] for name in ("name", "seat", "effects", "arguments")} for event in everything]


def hide_arguments(update: dict[str, object]) -> dict[str, object]:
    events = update["events"]
    assert isinstance(events, list)
    return {**update, "events": [{**event, "arguments": None} for event in events]}


@pytest.mark.parametrize("setup", GAMES, ids=short)
@ON_SQLITE
def test_a_whole_game(server: Running, database: str, setup: Setup) -> None:
    check_the_end(play_whole_game(server, setup, seed=1), database, setup)


@ON_POSTGRESQL
def test_a_whole_game_on_postgresql(server: Running, database: str) -> None:
    """Daily one, and one of three players at two processes: what is played makes no difference to what is stored."""
    check_the_end(play_whole_game(server, GAMES[0], seed=1), database, GAMES[0])


@ON_SQLITE
def test_a_whole_game_at_one_screen(server: Running, database: str) -> None:
    """Hot seat: one person acts for all seats, and sees with the eyes of the one whose turn it is."""
    setup = Setup(2, PRESETS["fr2015"], "night", "draft")
    host = server.guest()
    opened = host.post("/tables", {**setup.to_json(), "hot_seat": True}, status=201)
    host.post(f"/tables/{opened['id']}/start", {})
    client = Client(host, opened["id"], None)
    client.connect()
    client.hear(host.get(f"/tables/{opened['id']}")["revision"])
    table = OneScreen([client], seed=2)
    table.play()
    assert client.state["status"] == "over"
    game = Game.from_record(host.get(client.path("record")))
    assert list(game.log) == stored_moves(database, client.table)
    assert {doing.seat for doing in table.done} == {0, 1}


class OneScreen(Table):
    """One client who sits everywhere."""

    def at(self, seat: int) -> Client:
        (client,) = self.clients
        client.seat = seat
        return client


@pytest.mark.long
@pytest.mark.parametrize("setup", every_variant(), ids=short)
def test_a_whole_game_of_every_variant(server: Running, database: str, setup: Setup) -> None:
    check_the_end(play_whole_game(server, setup, seed=2), database, setup)

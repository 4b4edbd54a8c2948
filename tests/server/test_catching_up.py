"""Coming back after a while: what was missed can be asked for, and the socket goes on from there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grandaustria import Setup
from grandaustria.server import live
from grandaustria.server.api import socket as socket_of_tables
from grandaustria.server.api.play import seen_table
from grandaustria.server.api.socket import BEHIND, NOT_FOUND
from grandaustria.server.db.engine import is_sqlite, writing
from grandaustria.server.store import admin, play
from grandaustria.server.store.play import GameRow
from tests.server.driving import Client, Table, seat_people
from tests.server.running import Running, next_message
from tests.waiting import PATIENCE


@pytest.fixture
def table(server: Running) -> Table:
    """A game of two after some steps; nobody is connected."""
    table = seat_people([server.guest(), server.guest()], Setup(2), seed=12)
    table.play(most=16)
    table.disconnect()
    return table


def newcomer(table: Table, seat: int) -> Client:
    """A window that has just been opened."""
    client = table.at(seat)
    return Client(client.visitor, client.table, client.seat)


def test_the_socket_tells_what_came_after_the_revision_named(table: Table) -> None:
    for since in (0, 1, 7, table.revision):
        client = newcomer(table, 0)
        client.updates = table.at(0).updates[:since]
        client.connect()
        client.hear(table.revision)
        client.disconnect()
        assert client.updates == table.at(0).updates
        assert client.state == table.at(0).state


def test_asking_and_listening_tell_the_same(table: Table) -> None:
    for seat in (0, 1):
        client = newcomer(table, seat)
        client.catch_up()
        assert client.updates == table.at(seat).updates
        assert client.state == table.at(seat).state


def test_what_happens_while_it_is_asked_for_comes_with_the_next_answer(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The revision of an answer is that of its last update."""
    read = play.read_updates

    async def late(connection: Any, game_id: str, since: int) -> list[Any]:
        found = await read(connection, game_id, since)
        return [*found, {**found[-1], "revision": table.revision + 1}]

    monkeypatch.setattr(play, "read_updates", late)
    client = table.at(0)
    told = client.visitor.get(client.path("updates"))
    assert told["revision"] == told["updates"][-1]["revision"] == table.revision


def test_a_quiet_socket_says_nothing_when_there_is_nothing_new(table: Table) -> None:
    client = table.at(0)
    with client.visitor.socket(client.table, since=table.revision, quiet=True) as socket:
        client.visitor.post(client.path("chat"), {"text": "so much for silence"}, status=201)
        assert [next_message(socket)["type"] for _ in range(2)] == ["presence", "chat"]


def test_what_happens_between_looking_and_listening_is_told(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step is accepted after the socket has looked at the table, and before it listens."""
    client, actor, doing = table.at(0), table.actor(), table.intend()

    async def looked(*asked: Any) -> GameRow:
        game = await seen_table(*asked)
        await asyncio.to_thread(actor.visitor.post, doing.path, doing.body)
        return game

    monkeypatch.setattr(socket_of_tables, "seen_table", looked)
    with client.visitor.socket(client.table, since=table.revision, quiet=True) as socket:
        assert next_message(socket, "update")["revision"] == doing.revision
        assert next_message(socket, "state")["revision"] == doing.revision


def test_whoever_is_ahead_of_the_server_hears_what_happens(table: Table) -> None:
    """A backup was restored: what the window has seen is not known any more, and the game goes on from there."""
    actor = table.actor()
    with actor.visitor.socket(table.at(0).table, since=10_000, quiet=True) as socket:
        assert next_message(socket, "state")["revision"] == table.revision
        doing = table.intend()
        actor.visitor.post(doing.path, doing.body)
        assert next_message(socket, "update")["revision"] == table.revision + 1 == doing.revision


def test_whoever_is_too_far_behind_is_sent_away_and_catches_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "QUEUE", 8)
    client = newcomer(table, 1)
    client.connect()
    with pytest.raises(ConnectionClosed) as closed:
        client.hear(table.revision)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == BEHIND
    client.catch_up()
    client.connect()
    client.hear(table.revision)
    client.disconnect()
    assert client.updates == table.at(1).updates


def test_a_table_that_is_removed_sends_everybody_away(server: Running, table: Table) -> None:
    client = table.at(0)

    async def remove() -> None:
        async with writing(server.house.engine) as connection:
            game = await play.read_game(connection, client.table, lock=True)
            assert game
            await admin.remove_table(connection, game)
        if is_sqlite(server.house.engine):  # there no word passes from the operator's process to the server's
            await server.house.hub.changed(client.table, game.revision + 1)

    with client.visitor.socket(client.table, since=table.revision) as live:
        next_message(live, "state")
        server.within(remove())
        with pytest.raises(ConnectionClosed):
            next_message(live, "never")
    with client.visitor.socket(client.table) as live, pytest.raises(ConnectionClosed) as closed:
        live.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_FOUND


def test_a_spectator_without_the_link_is_told_nothing(server: Running, table: Table) -> None:
    stranger = server.guest()
    stranger.refused("GET", table.at(0).path("updates"), 404, "not-found")
    stranger.refused("GET", table.at(0).path("state"), 404, "not-found")

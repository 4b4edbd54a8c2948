"""Coming back after a while: what was missed can be asked for, and the socket goes on from there."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from grandaustria import Setup
from grandaustria.server import live
from grandaustria.server.api.socket import BEHIND
from tests.server.driving import Client, Table, seat_people
from tests.server.running import Running


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


def test_a_quiet_socket_says_nothing_when_there_is_nothing_new(table: Table) -> None:
    client = table.at(0)
    with client.visitor.socket(client.table, since=table.revision, quiet=True) as socket:
        messages = [socket.recv(timeout=5)]
        with pytest.raises(TimeoutError):
            messages.append(socket.recv(timeout=0.3))
    assert "presence" in str(messages[0])


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


def test_a_spectator_without_the_link_is_told_nothing(server: Running, table: Table) -> None:
    stranger = server.guest()
    stranger.refused("GET", table.at(0).path("updates"), 404, "not-found")
    stranger.refused("GET", table.at(0).path("state"), 404, "not-found")

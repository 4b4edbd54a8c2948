"""Connections that ask for nothing, slowly, or too many at once: everybody else is served all the same."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import h11
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grandaustria.server import entrance, handles, launch
from grandaustria.server.entrance import NO_ROOM, Callers, Line
from grandaustria.server.launch import Launch, configuration
from grandaustria.server.settings import Limits, Settings
from tests.server.running import API, GENEROUS, Running, running
from tests.server.sqlite import empty_house
from tests.server.wires import HALF, HANDSHAKE, Scene, Wire, answer
from tests.waiting import PATIENCE, eventually

BEGUN = f"POST {API}/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{".encode()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The door does not care which database there is."""
    return empty_house(tmp_path)


@contextmanager
def wire(server: Running, said: bytes = b"") -> Iterator[socket.socket]:
    address = (server.settings.host, server.settings.port)
    with socket.create_connection(address, timeout=PATIENCE) as connection:
        connection.sendall(said)
        yield connection


def heard(connection: socket.socket) -> bytes:
    """All that is said until the connection is closed."""
    pieces = []
    with suppress(ConnectionResetError):
        while piece := connection.recv(65_536):
            pieces.append(piece)
    return b"".join(pieces)


# Time


@pytest.mark.parametrize(("said", "state"), [(HALF, h11.IDLE), (b"", h11.IDLE), (BEGUN, h11.SEND_BODY)])
def test_what_is_never_finished_is_given_up(
    server: Running, monkeypatch: pytest.MonkeyPatch, said: bytes, state: Any
) -> None:
    monkeypatch.setitem(entrance.PATIENCE, state, 0.05)
    with wire(server, said) as connection:
        assert heard(connection) == b""
    monkeypatch.undo()
    assert server.visitor().get("/version")


@pytest.fixture
def scene() -> Scene:
    return Scene(Settings("sqlite://"))


def test_each_part_of_a_request_has_its_time_and_an_answer_has_all(scene: Scene) -> None:
    connection, _ = scene.connection()
    assert scene.seconds() == [10.0]
    first = scene.timers[0]
    connection.data_received(HALF)
    assert scene.timers == [first]  # whoever sends a byte now and then gains nothing by it
    connection.data_received(b"Content-Length: 2\r\n\r\n{")
    assert scene.seconds() == [20.0]
    connection.data_received(b"}")
    assert scene.seconds() == []
    for message in answer(200):
        asyncio.run(connection.cycle.send(message))  # type: ignore[arg-type]
    assert scene.seconds() == [scene.config.timeout_keep_alive]
    connection.data_received(b"G")
    assert scene.seconds() == [10.0]


def test_a_connection_that_goes_leaves_nothing_behind(scene: Scene) -> None:
    connection, _ = scene.connection()
    connection.connection_lost(None)
    assert scene.timers == []
    assert scene.callers.here == 0
    scene.callers.room = 0
    _, late = scene.connection()
    assert late.closed  # nobody is left who could make room


# Size


CHUNKED = f"POST {API}/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n".encode()


def test_a_body_in_tiny_pieces_is_not_taken_apart(scene: Scene) -> None:
    connection, transport = scene.connection()
    connection.data_received(CHUNKED)
    connection.data_received(b"400\r\n" + b"x" * 1024 + b"\r\n")
    assert not transport.closed
    connection.data_received(b"1\r\nx\r\n" * 1000)
    assert transport.closed


def test_a_head_without_end_is_given_up(scene: Scene) -> None:
    connection, transport = scene.connection()
    connection.data_received(HALF + b"a: " + b"b" * Limits().header_bytes)
    assert transport.written.startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")
    assert json.loads(transport.written.partition(b"\r\n\r\n")[2])["error"]["reason"] == "too-large"
    assert transport.closed


def test_what_cannot_be_read_is_something_else(scene: Scene) -> None:
    connection, transport = scene.connection()
    connection.data_received(b"\0\r\n\r\n")
    assert transport.written.startswith(b"HTTP/1.1 400 ")
    assert transport.closed


def test_what_was_refused_is_not_read_without_end(scene: Scene) -> None:
    connection, transport = scene.connection()
    connection.data_received(CHUNKED.replace(b"Transfer-Encoding: chunked", b"Content-Length: 99999999"))
    connection.cycle.response_complete = True
    for _ in range(entrance.UNREAD_BYTES // 100_000):
        connection.data_received(bytes(100_000))
    assert not transport.closed
    connection.data_received(b"x")
    assert transport.closed


def test_each_request_is_counted_by_itself(scene: Scene) -> None:
    """The end of one and the beginning of the next may come together."""
    connection, transport = scene.connection()
    head = f"POST {API}/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n".encode()
    connection.data_received(head)
    for _ in range(3):
        first = scene.timers[:]
        for message in answer(413):
            asyncio.run(connection.cycle.send(message))  # type: ignore[arg-type]
        connection.data_received(bytes(2_999_999))
        connection.data_received(b"x" + head)
        assert not transport.closed
        assert not set(first) & set(scene.timers)


def test_little_is_read_at_a_time(scene: Scene) -> None:
    _, transport = scene.connection()
    assert vars(transport)["max_size"] == entrance.READ_BYTES


# Room


@contextmanager
def with_limits(database: str, **limits: int) -> Iterator[Running]:
    with running(Settings(database, port=0, limits=replace(GENEROUS, **limits))) as server:
        yield server


def test_an_address_has_its_share_of_connections(database: str) -> None:
    with with_limits(database, connections_per_address=5) as server, ExitStack() as held:
        halves = [held.enter_context(wire(server, HALF)) for _ in range(5)]
        with wire(server) as late:
            assert heard(late) == NO_ROOM
        halves[0].close()

        async def free() -> None:
            await eventually(lambda: callers_of(server).come("me", "127.0.0.1"))
            callers_of(server).go("me")

        server.within(free())
        assert server.visitor().get("/version")


def callers_of(server: Running) -> Callers:
    found: Callers = server.app.state.callers
    return found


def test_half_sent_headers_of_many_addresses_make_room_for_whoever_asks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handles, "room", lambda: 20)
    with with_limits(database) as server, ExitStack() as held:
        callers_of(server).share = 1000  # as if each came from somewhere else
        halves = [held.enter_context(wire(server, HALF)) for _ in range(60)]
        visitor = server.visitor()
        for _ in range(5):
            assert visitor.get("/version")
        assert heard(halves[0]) == b""
        assert callers_of(server).here <= 21


def test_many_may_wait_where_few_are_taken_in_at_a_time() -> None:
    queues: list[int] = []

    class Listening(socket.socket):
        def listen(self, backlog: int = 0, /) -> None:
            queues.append(backlog)
            super().listen(backlog)

    async def serve(config: uvicorn.Config) -> None:
        with Listening() as door:
            door.bind(("127.0.0.1", 0))
            server = await asyncio.get_running_loop().create_server(asyncio.Protocol, sock=door, backlog=config.backlog)
            server.close()

    config = configuration(Launch(Settings("sqlite://")), FastAPI())
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve(config))
    assert queues == [launch.BACKLOG, launch.QUEUE]


def test_who_asks_is_not_sent_away_for_who_comes(scene: Scene) -> None:
    scene.callers.room = 2
    asking = [scene.connection() for _ in range(2)]
    for connection, _ in asking:
        connection.data_received(HALF + b"\r\n")
    _, late = scene.connection()
    assert (late.written, late.closed) == (NO_ROOM, True)
    assert not any(transport.closed for _, transport in asking)


def test_an_address_never_has_more_than_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handles, "room", lambda: 100)
    callers = Callers(Settings("sqlite://", limits=Limits(connections_per_address=1000)))
    assert [callers.come(Wire(), "2001:db8::1") for _ in range(51)] == [True] * 50 + [False]
    assert not callers.come(Wire(), "2001:db8::2")
    assert callers.come(Wire(), "192.0.2.1")


def test_a_proxy_speaks_for_many() -> None:
    limits = Limits(connections_per_address=1)
    behind = Callers(Settings("sqlite://", limits=limits, public_url="https://hotel.example"))
    assert all(behind.come(Wire(), "127.0.0.1") for _ in range(3))
    assert [behind.come(Wire(), "192.0.2.7", ("192.0.2.9",)) for _ in range(2)] == [True, False]
    assert all(behind.come(Wire(), "192.0.2.9", ("192.0.2.9",)) for _ in range(3))
    alone = Callers(Settings("sqlite://", limits=limits))
    assert [alone.come(Wire(), "127.0.0.1") for _ in range(2)] == [True, False]


def test_a_proxy_is_one_that_the_operator_has_named() -> None:
    """As uvicorn is told of it, by the name of which it knows them."""
    public = Settings("sqlite://", limits=Limits(connections_per_address=1), public_url="https://hotel.example")
    for trusted, admitted in (("192.0.2.7", 3), ("192.0.2.0/24", 3), ("192.0.2.8", 1)):
        scene = Scene(public, trusted)
        transports = [scene.connection()[1] for _ in range(3)]
        assert sum(not transport.closed for transport in transports) == admitted


def test_a_socket_whose_visitor_is_gone_takes_nothing_with_it(scene: Scene) -> None:
    """Where it came from cannot be asked any more: that is remembered."""

    async def come_and_go() -> None:
        connection, transport = scene.connection()
        transport.known.clear()
        connection.data_received(HANDSHAKE)
        line = transport.protocol
        assert isinstance(line, Line)
        assert (line.client, scene.callers.here) == (None, 1)
        line.connection_lost(None)

    asyncio.run(come_and_go())
    assert scene.callers.here == 0
    scene.callers.share = 1
    assert scene.callers.come(Wire(), "192.0.2.7")


# Sockets


def handed_on(server: Running, cookie: str, table: str, address: str) -> ClientConnection:
    """A socket of somebody at this address, by the proxy."""
    origin = Origin("https://hotel.example")
    headers = {"Cookie": f"gah_session={cookie}", "X-Forwarded-For": address}
    target = f"{server.origin.replace('http', 'ws', 1)}{API}/tables/{table}/socket"
    return connect(target, origin=origin, additional_headers=headers, open_timeout=PATIENCE)


def test_guests_of_one_address_share_its_sockets(database: str) -> None:
    settings = Settings(
        database, port=0, public_url="https://hotel.example", limits=replace(GENEROUS, sockets_per_address=3)
    )
    with running(settings) as server:
        guests = [arrive(server) for _ in range(4)]
        headers = {"Cookie": f"gah_session={guests[0]}", "Origin": "https://hotel.example"}
        table = server.visitor(**headers).post("/tables", {"public": True}, 201)["id"]
        with ExitStack() as held:
            sockets = [held.enter_context(handed_on(server, guest, table, "192.0.2.7")) for guest in guests[:3]]
            with pytest.raises(InvalidStatus) as refused:
                handed_on(server, guests[3], table, "192.0.2.7")
            assert refused.value.response.status_code == 429
            assert refused.value.response.headers["Retry-After"] == "10"
            held.enter_context(handed_on(server, guests[3], table, "192.0.2.8"))
            sockets[0].close()
            server.within(eventually(lambda: len(server.house.hub.here(table)) == 3))
            held.enter_context(handed_on(server, guests[0], table, "192.0.2.7"))


def arrive(server: Running) -> str:
    """The cookie of somebody new; it is for TLS, which only the proxy speaks."""
    answer = server.visitor().client.get(f"{API}/me")
    return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]

"""Anything at all over the sockets of a table, while a game goes on there: no game breaks, the server lives on."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection

from grandaustria.server.settings import Settings
from tests.server.running import API, GENEROUS, Json, Running, Visitor, next_message, running
from tests.server.sqlite import empty_house
from tests.waiting import PATIENCE

EVERYDAY, LONG = 25, 400
PING = '{"type":"ping"}'
Act = tuple[str, object]


@dataclass
class Target:
    """A game that one person plays on while others bother the server."""

    server: Running
    player: Visitor
    bother: Visitor
    table: str
    code: str

    def path(self, name: str) -> str:
        return f"/tables/{self.table}/{name}"

    def play_on(self) -> None:
        """One step, heard by a socket as it should be: nothing that came before has broken the game."""
        state = self.player.get(self.path("state"))
        with self.player.socket(self.table, since=state["revision"]) as live:
            assert next_message(live, "state")["revision"] == state["revision"]
            body: Json = {"revision": state["revision"], "request_id": f"r{state['revision']}"}
            if state["run"]["complete"]:
                self.player.post(self.path("confirm"), body)
            else:
                self.player.post(self.path("actions"), {**body, "action": state["legal"][0]["action"]})
            assert next_message(live, "update")["revision"] == state["revision"] + 1
            live.send(PING)
            assert next_message(live, "pong")

    def begin(self) -> None:
        """A game for one person at two seats, and it must not be over before the test is."""
        made = self.player.post("/tables", {"players": 2, "hot_seat": True, "public": True}, 201)
        self.table, self.code = made["id"], made["code"]
        self.player.post(self.path("start"), {})


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    house = empty_house(tmp_path_factory.mktemp("sockets"))
    with running(Settings(house, port=0, limits=GENEROUS)) as server:
        target = Target(server, server.guest(), server.guest(), "", "")
        target.begin()
        yield target
        until = time.monotonic() + PATIENCE
        while server.house.hub.tables() and time.monotonic() < until:
            time.sleep(0.05)  # those who went without a word are missed a little later
        assert server.house.hub.tables() == []
        assert server.visitor().get("/health") == {"status": "ok"}


# What somebody may do with a socket


def say(live: ClientConnection, what: object) -> None:
    live.send(what)  # type: ignore[arg-type]


def break_off(live: ClientConnection, _: object) -> None:
    """Gone without a word."""
    live.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    live.socket.close()


def close(live: ClientConnection, code: object) -> None:
    assert isinstance(code, int)
    live.close(code, "enough")


def control(live: ClientConnection, data: object) -> None:
    assert isinstance(data, bytes)
    live.ping(data[:125])
    live.pong(data[:125])


def fragment(live: ClientConnection, parts: object) -> None:
    assert isinstance(parts, list)
    live.send(iter(parts))


def wire(live: ClientConnection, data: object) -> None:
    """Bytes that are no frames, past the protocol."""
    assert isinstance(data, bytes)
    live.socket.sendall(data)


def listen(live: ClientConnection, _: object) -> None:
    with suppress(TimeoutError):
        live.recv(timeout=0.01)


DOING: dict[str, Callable[[ClientConnection, object], None]] = {
    "say": say,
    "break off": break_off,
    "close": close,
    "control": control,
    "fragment": fragment,
    "wire": wire,
    "listen": listen,
}

JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(["ping", "pong", "update", "state", "chat", "presence", "action", "subscribe", ""])
MESSAGES = st.one_of(
    st.just(PING),
    st.text(),
    st.binary(),
    JSONS.map(json.dumps),
    st.builds(lambda kind, more: json.dumps({"type": kind, "data": more}), KINDS, JSONS),
    st.sampled_from(["x" * 4_097, "\u00e4" * 3_000, b"\x00" * 5_000, "x" * 100_000, "[" * 4_000, '{"type":"ping"} ']),
)
ACTS: st.SearchStrategy[Act] = st.one_of(
    st.tuples(st.just("say"), MESSAGES),
    st.tuples(st.just("listen"), st.none()),
    st.tuples(st.just("close"), st.sampled_from([1000, 1001, 1011, 3000, 4408, 4999])),
    st.tuples(st.just("break off"), st.none()),
    st.tuples(st.just("control"), st.binary(max_size=125)),
    st.tuples(st.just("fragment"), st.lists(st.text(max_size=20), min_size=1, max_size=4)),
    st.tuples(st.just("wire"), st.binary(min_size=1, max_size=200)),
)
SINCE = st.one_of(st.integers(0, 100), st.sampled_from([-1, 10_000_000, 10**30, "x", "", "1e3"]))
VISITS = st.lists(st.tuples(st.booleans(), SINCE, st.lists(ACTS, max_size=6)), min_size=1, max_size=4)


def visit(target: Target, since: object, known: bool, acts: list[Act], stack: ExitStack) -> None:
    """Open a socket and do this and that with it; being refused or sent away is fine."""
    table = target.table if known else "none"
    with suppress(WebSocketException, OSError, EOFError):
        live = stack.enter_context(target.bother.socket(table, since=since, code=target.code))  # type: ignore[arg-type]
        live.close_timeout = 0.1  # a line that was broken off is never closed in good order
        for name, what in acts:
            DOING[name](live, what)


def bothered(target: Target, examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=examples == EVERYDAY,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate,),
    )
    @given(visits=VISITS)
    def check(visits: list[tuple[bool, object, list[Act]]]) -> None:
        with ExitStack() as stack, suppress(ConnectionClosed, OSError):
            for known, since, acts in visits:
                visit(target, since, known, acts, stack)
        if target.player.get(target.path("state"))["status"] != "running":
            target.begin()
        target.play_on()

    check()


def test_whatever_is_said_no_game_breaks(target: Target) -> None:
    bothered(target, EVERYDAY)


@pytest.mark.long
def test_the_same_many_times(target: Target) -> None:
    bothered(target, LONG)


# What the protocol itself does not allow


HANDSHAKES = (
    b"GET %s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET %s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\n\r\n",
    b"GET %s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: \xff\r\n\r\n",
    b"POST %s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 5\r\n\r\n12345",
    b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET %s",
    b"\x16\x03\x01\x02\x00\x01\x00",
)


@pytest.mark.parametrize("handshake", HANDSHAKES)
def test_odd_handshakes(target: Target, handshake: bytes) -> None:
    place = f"{API}/tables/{target.table}/socket".encode()
    with socket.create_connection((target.server.settings.host, target.server.settings.port), timeout=PATIENCE) as line:
        line.sendall(handshake.replace(b"%s", place))
        line.shutdown(socket.SHUT_WR)
        with suppress(OSError):
            answer = line.recv(1_000)
            assert not answer.startswith((b"HTTP/1.1 101", b"HTTP/1.1 5")), answer
    target.play_on()


FRAMES = {
    "a length beyond all": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4),
    "not masked": b"\x81\x05hello",
    "an unknown kind": b"\x8b\x80" + bytes(4),
    "reserved bits": b"\xf1\x80" + bytes(4),
    "half a sign": b"\x81\x81" + bytes(4) + b"\xff",
    "half a frame": b"\x81\xfe\x10",
    "a long close": b"\x88\xfe\x00\xff" + bytes(4) + bytes(255),
    "a closing code that is none": b"\x88\x82" + bytes(4) + struct.pack(">H", 999),
    "a ping that never ends": b"\x09\x80" + bytes(4),
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
def test_odd_frames(target: Target, frame: bytes) -> None:
    with opened(target) as line:
        line.settimeout(0.2)  # half a frame is never answered
        line.sendall(frame)
        with suppress(OSError):
            while line.recv(10_000):
                pass
    target.play_on()


def opened(target: Target, table: str | None = None) -> socket.socket:
    """A line on which the handshake has been done, and nothing else is checked any more."""
    line = socket.create_connection((target.server.settings.host, target.server.settings.port), timeout=PATIENCE)
    head = (
        f"GET {API}/tables/{table or target.table}/socket HTTP/1.1",
        f"Host: {target.server.settings.host}:{target.server.settings.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Origin: {target.server.origin}",
        f"Cookie: gah_session={target.bother.cookie}",
    )
    line.sendall("\r\n".join([*head, "", ""]).encode())
    assert line.recv(20).startswith(b"HTTP/1.1 101")
    return line


@pytest.mark.parametrize("table", ["the table", "none"])
def test_gone_before_the_answer(target: Target, table: str) -> None:
    """Whoever leaves at once is not missed, at whatever moment that is."""
    for _ in range(20):
        line = opened(target, target.table if table == "the table" else table)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    target.play_on()
    assert target.server.app.state.unexpected == 0


def test_many_at_once(target: Target) -> None:
    """As many sockets as somebody may have, and some more; all gone at once without a word."""
    most = target.server.settings.limits.sockets_per_person
    with ExitStack() as stack:
        lines = [stack.enter_context(opened(target)) for _ in range(most + 10)]
        target.play_on()
        assert target.server.house.hub.sockets_of(target.bother.get("/me")["id"]) <= most
        for line in lines[::2]:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    target.play_on()

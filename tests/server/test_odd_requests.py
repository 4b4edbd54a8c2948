"""Requests that have broken other servers: what no document describes, sent byte by byte."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from grandaustria.server.api.answers import Shield
from tests.server.postgresql import ON_SQLITE
from tests.server.running import API, Running, Visitor

NUL = "\x00"
LONE = "\ud800"
ODD_TEXTS = (
    NUL,
    f"a{NUL}b",
    LONE,  # can be written in JSON, or as bytes that are no UTF-8
    "\u202eisiS",
    "\u200b",
    "x" * 5_000,
    "'; DROP TABLE games; --",
    "<script>alert(1)</script>",
    "%s%n%00",
    "\ue000",
    "\U000e0fff",
)


@pytest.fixture
def table(server: Running) -> tuple[Visitor, str]:
    """A running solo game."""
    person = server.guest()
    table = person.post("/tables", {"solo": "easy", "public": True}, 201)["id"]
    person.post(f"/tables/{table}/start", {})
    return person, table


def send(person: Visitor, method: str, path: str, content: bytes | str, kind: str = "application/json") -> int:
    """The status of what a body of any bytes is answered with; never an internal error, always our form."""
    data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    response = person.client.request(method, API + path, content=data, headers={"Content-Type": kind})
    assert response.status_code < 500, (
        f"{method} {path} {content[:100]!r}: {response.status_code} {response.text[:300]}"
    )
    body = response.json()
    assert response.status_code < 300 or set(body) == {"error"}
    return response.status_code


def bodies(text: str, table: str) -> dict[tuple[str, str], dict[str, object]]:
    """Every body with text in it, with this text everywhere."""
    path = f"/tables/{table}"
    return {
        ("PATCH", "/me"): {"name": text},
        ("POST", "/me/email"): {"email": f"{text}@example.org"},
        ("PATCH", "/me  "): {"webhook": f"https://example.org/{text}"},
        ("PATCH", "/me   "): {text: text},
        ("POST", "/me/account"): {"name": text, "password": text},
        ("POST", "/login"): {"name": text, "password": text},
        ("POST", "/recover"): {"name": text, "code": text, "password": text * 8},
        ("POST", "/me/password"): {"old": text, "new": text * 8},
        ("POST", "/me/mutes"): {"person": text},
        ("POST", "/pairing"): {"players": 2, "pace": text},
        ("POST", "/pairing/fill"): {"level": text},
        ("POST", f"{path}/invite"): {"person": text},
        ("POST", "/tables"): {"title": text},
        ("POST", "/tables "): {"rules": {text: text}},
        ("POST", "/tables  "): {"rules": text, "hotels": [text, text]},
        ("POST", f"{path}/join"): {"code": text},
        ("POST", f"{path}/seats/0"): {"bot": text},
        ("POST", f"{path}/actions"): {"revision": 1, "request_id": text, "action": text},
        ("POST", f"{path}/actions "): {"revision": 2, "request_id": text, "action": 34},
        ("POST", f"{path}/undo"): {"revision": 1, "request_id": text},
        ("POST", f"{path}/chat"): {"text": text},
        ("POST", f"{path}/reports"): {"person": text, "text": text},
        ("POST", f"{path}/late"): {"choice": "wait", "revision": 1, "bot": text},
        ("POST", "/records"): {"record": {"format": text, text: text}, "title": text},
        ("POST", "/records "): {"record": {"setup": {text: text}, "moves": [text]}},
    }


def test_odd_texts_in_bodies(table: tuple[Visitor, str]) -> None:
    person, game = table
    for text in ODD_TEXTS:
        for (method, path), body in bodies(text, game).items():
            send(person, method, path.strip(), json.dumps(body))
            send(person, method, path.strip(), json.dumps(body, ensure_ascii=False))


ODD_PLACES = ("%00", "a%00b", "%ff", "%ed%a0%80", "%2e%2e%2f", "x" * 4_000, "%F0%9F%8E%B2", "'--")


def test_odd_texts_in_addresses(table: tuple[Visitor, str]) -> None:
    person, game = table
    for text in ODD_PLACES:
        for path in addresses(text, game):
            response = person.client.get(API + path)
            assert response.status_code < 500, path
            response.json()
        for path in (f"/me/sessions/{text}", f"/me/mutes/{text}", f"/me/blocks/{text}", f"/me/invitations/{text}"):
            assert person.client.delete(API + path).status_code < 500


def addresses(text: str, game: str) -> list[str]:
    """Every address with something in it that is chosen by whoever asks."""
    return [
        f"/tables/{text}",
        f"/tables/{text}/state",
        f"/tables/code/{text}",
        f"/tables/{game}/events/{text}",
        f"/tables/{game}/hint?language={text}",
        f"/tables/{game}/analysis/{text}",
        f"/tables/{game}/state?code={text}",
        f"/tables/{game}/updates?since={text}",
        f"/tables/{game}/chat?since={text}&before={text}&limit={text}",
        f"/tables?status={text}&cursor={text}&rules={text}",
        f"/archive?cursor={text}&mine={text}",
        f"/me/games?cursor={text}",
        f"/me/people?cursor={text}&limit={text}",
    ]


CURSORS = (
    '[1e999,"x"]',
    '[NaN,"x"]',
    '[-1.0e308,"x"]',
    '[1.0,""]',
    "[NaN]",
    "[" * 100,
    '[1,2.0,"x"]',
    '[1,1e999,"x"]',
    '[0,NaN,"x"]',
    '[true,0.5,"x"]',
)


def test_odd_cursors(server: Running) -> None:
    person = server.guest()
    for cursor in CURSORS:
        for path in ("/tables", "/archive", "/me/games"):
            assert person.client.get(API + path, params={"cursor": cursor}).status_code < 500, path


BODIES = (
    b"",
    b"{",
    bytes(range(256)),
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"revision": ' + b"9" * 10_000 + b"}",
    b'{"revision": 1e999, "request_id": "x", "action": NaN}',
    b'"text"',
    b"null",
    b'{"revision": 1, "revision": 2, "request_id": "a", "request_id": "b", "action": 0}',
    '{"revision": 1}'.encode("utf-16"),
    b'"' + b"x" * 1_500_000 + b'"',
)
KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "?")


@ON_SQLITE
def test_odd_bodies(table: tuple[Visitor, str]) -> None:
    person, game = table
    for content in BODIES:
        for path in ("/tables", f"/tables/{game}/actions", f"/tables/{game}/chat", "/login", "/records"):
            for kind in KINDS:
                send(person, "POST", path, content, kind)
        send(person, "PATCH", "/me", content)


@ON_SQLITE
def test_odd_methods(table: tuple[Visitor, str]) -> None:
    person, game = table
    for method in ("HEAD", "OPTIONS", "PUT", "TRACE", "PATCH", "BREW"):
        for path in ("/me", "/tables", f"/tables/{game}/state", f"/tables/{game}/actions", "/nowhere", ""):
            assert person.client.request(method, API + path).status_code < 500


ODD_COOKIES = (
    "gah_session=",
    "gah_session=%00",
    "gah_session=" + "x" * 5_000,
    "gah_session=\xe4",
    "=;=;;",
    "gah_session=a; gah_session=b",
)


@ON_SQLITE
def test_odd_cookies(server: Running) -> None:
    person = server.visitor()
    for cookie in ODD_COOKIES:
        response = person.client.get(f"{API}/me", headers={b"Cookie": cookie.encode("latin-1")})
        person.client.cookies.clear()
        assert response.status_code == 200


ODD_HEADERS = (
    ("User-Agent", "\xff" * 2_000),
    ("Accept-Language", "de;q=x,,;;=" * 200),
    ("X-Forwarded-For", "not an address"),
    ("Host", "[::1"),
    ("Origin", "http://[::1"),
    ("Sec-Fetch-Site", "\xe4"),
)


@ON_SQLITE
def test_odd_headers(server: Running) -> None:
    for name, value in ODD_HEADERS:
        response = server.visitor().client.get(f"{API}/me", headers={name.encode(): value.encode("latin-1")})
        assert response.status_code < 500, name


@ON_SQLITE
def test_odd_lengths(server: Running) -> None:
    """What does not say how long it is, or says it wrongly."""
    for length in ("1e3", "-1", "99999999999999999999999999", "\xb2"):
        with socket.create_connection((server.settings.host, server.settings.port)) as wire:
            head = f"POST {API}/login HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n"
            wire.sendall(head.encode("latin-1"))
            assert b" 4" in wire.recv(100)[:12]
    person = server.guest()
    endless = person.client.post(f"{API}/records", content=(b" " * 100_000 for _ in range(20)))
    assert endless.status_code == 413
    assert person.get("/health") == {"status": "ok"}


@ON_SQLITE
def test_gone_before_the_answer(server: Running) -> None:
    """Whoever leaves in the middle of a request, or before the answer, is not missed."""
    person = server.guest()
    head = f"Host: {server.settings.host}:{server.settings.port}\r\nCookie: gah_session={person.cookie}\r\n"
    requests = (
        f"POST {API}/tables HTTP/1.1\r\n{head}Origin: {server.origin}\r\nContent-Length: 100\r\n\r\n{{",
        f"GET {API}/archive HTTP/1.1\r\n{head}\r\n",
        f"GET {API}/tables/none/socket HTTP/1.1\r\n{head}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    )
    for request in requests * 10:
        with socket.create_connection((server.settings.host, server.settings.port)) as wire:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            wire.sendall(request.encode())
    assert person.get("/health") == {"status": "ok"}


async def accepting(scope: Scope, receive: Receive, send: Send) -> None:
    await WebSocket(scope, receive, send).accept()


async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise OSError("a disk is full")


@pytest.mark.parametrize(("inner", "unexpected"), [(accepting, 0), (broken, 1)])
def test_gone_before_a_socket_is_accepted(inner: ASGIApp, unexpected: int) -> None:
    """That is nobody's fault; other errors of the system are."""
    app = FastAPI()
    app.state.unexpected = 0
    scope: dict[str, Any] = {"type": "websocket", "path": "/", "headers": [], "app": app}
    closed: list[Message] = []

    async def connecting() -> Message:
        return {"type": "websocket.connect"}

    async def gone(message: Message) -> None:
        if message["type"] == "websocket.accept":
            raise ClientDisconnected
        closed.append(message)

    asyncio.run(Shield(inner)(scope, connecting, gone))
    assert app.state.unexpected == unexpected
    assert bool(closed) == bool(unexpected)

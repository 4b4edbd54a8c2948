"""What the guard lets in, and what it says to browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Scope
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from grandaustria.server.api import system
from grandaustria.server.api.guard import address_of, check_origin, origins_of
from grandaustria.server.api.pace import Allowance
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Limits, Settings
from tests.server.running import Running, running
from tests.server.sqlite import empty_house
from tests.waiting import PATIENCE

HERE = "http://127.0.0.1:8150"
LOCAL = Settings("sqlite://")
PUBLIC = Settings("sqlite://", public_url="https://hotel.example.org")


def asked(method: str = "POST", peer: str = "192.0.2.7", kind: str = "http", **headers: str) -> Scope:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "method": method, "client": (peer, 1), "headers": [(b"host", b"x:1"), *pairs]}


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The guard does not care which database there is."""
    return empty_house(tmp_path)


# Origin


@pytest.mark.parametrize(
    "scope",
    [
        asked(origin=HERE, cookie="a=b"),
        asked(origin=HERE),
        asked(origin="http://localhost:8150", cookie="a=b"),
        asked(cookie="a=b", sec_fetch_site="same-origin"),
        asked(),
        asked("GET", cookie="a=b"),
        asked("GET", cookie="a=b", origin="https://evil.example"),
        asked("GET", cookie="a=b", sec_fetch_site="cross-site", sec_fetch_mode="navigate"),
        asked(kind="websocket", cookie="a=b", origin=HERE),
    ],
)
def test_asked_by_our_own_page_or_a_program(scope: Scope) -> None:
    check_origin(scope, LOCAL)


@pytest.mark.parametrize(
    "scope",
    [
        asked(origin="https://evil.example", cookie="a=b"),
        asked(origin="https://evil.example"),
        asked(origin="null", cookie="a=b"),
        asked(origin="", cookie="a=b"),
        asked(origin=HERE + ".evil.example", cookie="a=b"),
        asked(origin="http://127.0.0.1:8151", cookie="a=b"),
        asked(origin="https://127.0.0.1:8150", cookie="a=b"),
        asked(origin="http://x:1", cookie="a=b"),
        asked(origin=HERE, cookie="a=b", sec_fetch_site="cross-site"),
        asked(cookie="a=b"),
        asked(cookie="a=b", sec_fetch_site="none"),
        asked(cookie="a=b", sec_fetch_site="same-site"),
        asked("DELETE", cookie="a=b"),
        asked("GET", sec_fetch_site="cross-site", sec_fetch_mode="no-cors"),
        asked("POST", sec_fetch_site="cross-site", sec_fetch_mode="navigate"),
        asked(kind="websocket", cookie="a=b"),
        asked(kind="websocket", cookie="a=b", origin="https://evil.example"),
    ],
)
def test_asked_by_another_site(scope: Scope) -> None:
    with pytest.raises(Refusal) as refused:
        check_origin(scope, LOCAL)
    assert (refused.value.status, refused.value.reason) == (403, "origin")


def test_the_names_a_server_is_known_by() -> None:
    assert origins_of(PUBLIC, "x:1") == {"https://hotel.example.org"}
    assert "http://x:1" in origins_of(Settings("sqlite://", host="0.0.0.0"), "x:1")
    shared = Settings("sqlite://", host="0.0.0.0", port=1, public_url="http://192.168.1.7:1")
    assert origins_of(shared, "192.168.1.7:1") == {"http://192.168.1.7:1"}
    assert origins_of(shared, "x:1") == {"http://192.168.1.7:1"}
    assert origins_of(shared, "127.0.0.1:1") == {"http://192.168.1.7:1", "http://127.0.0.1:1"}
    assert "http://x:1" not in origins_of(LOCAL, "x:1")
    assert origins_of(Settings("sqlite://", host="192.0.2.1", port=80), "x:1") == {"http://192.0.2.1:80"}


def test_another_sites_page_over_http(server: Running) -> None:
    guest = server.guest()
    before = guest.get("/me")
    answer = guest.client.patch("/api/v1/me", json={"name": "Mallory"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "origin")
    assert guest.get("/me") == before


def test_another_sites_form_makes_nobody(server: Running) -> None:
    answer = httpx.post(f"{server.origin}/api/v1/logout", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_another_sites_socket(server: Running) -> None:
    guest = server.guest()
    address = f"{server.origin.replace('http', 'ws')}/api/v1/tables/none/socket"
    headers = {"Cookie": f"gah_session={guest.cookie}"}
    for origin in (Origin("https://evil.example"), None):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403


# Address


@pytest.mark.parametrize(
    ("settings", "scope", "address"),
    [
        (LOCAL, asked(), "192.0.2.7"),
        (LOCAL, asked(peer="127.0.0.1", x_forwarded_for="198.51.100.1"), "127.0.0.1"),
        (PUBLIC, asked(peer="192.0.2.7", x_forwarded_for="198.51.100.1"), "192.0.2.7"),
        (PUBLIC, asked(peer="127.0.0.1", x_forwarded_for="198.51.100.1"), "198.51.100.1"),
        (PUBLIC, asked(peer="127.0.0.1", x_forwarded_for="203.0.113.9, 198.51.100.1"), "198.51.100.1"),
        (PUBLIC, asked(peer="127.0.0.1", x_forwarded_for="<script>"), "unknown"),
        (PUBLIC, asked(peer="127.0.0.1"), "127.0.0.1"),
        (LOCAL, asked(peer="2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64"),
        (LOCAL, asked(peer="::ffff:192.0.2.7"), "192.0.2.7"),
        (LOCAL, asked(peer="fe80::1%eth0"), "fe80::/64"),
    ],
)
def test_whose_limits_count(settings: Settings, scope: Scope, address: str) -> None:
    assert address_of(scope, settings) == address


# Pace


def test_an_allowance_is_used_up_and_comes_back() -> None:
    now = 0.0
    allowance = Allowance(3, 60.0, lambda: now)
    for _ in range(3):
        allowance.take("a")
    with pytest.raises(Refusal) as refused:
        allowance.take("a")
    assert (refused.value.status, refused.value.details) == (429, {"retry_after": 20})
    allowance.take("b")
    now = 19.0
    with pytest.raises(Refusal):
        allowance.take("a")
    now = 20.0
    allowance.take("a")
    with pytest.raises(Refusal):
        allowance.take("a")
    now = 1000.0
    for _ in range(3):
        allowance.take("a")


def test_nothing_is_allowed() -> None:
    with pytest.raises(Refusal) as refused:
        Allowance(0, 60.0).take("a")
    assert refused.value.details == {"retry_after": 60}


@pytest.fixture
def strict(database: str, all_at_once: None) -> Iterator[Running]:
    limits = Limits(requests_per_minute=20, actions_per_minute=5, people_per_address_and_hour=3, body_bytes=1000)
    with running(Settings(database, port=0, limits=limits)) as server:
        yield server


def test_a_person_has_a_pace(strict: Running) -> None:
    guest, other = strict.guest(), strict.guest()
    for _ in range(5):
        guest.patch("/me", {"name": "Anna"})
    guest.refused("PATCH", "/me", 429, "too-many", {"name": "Bert"})
    assert guest.get("/me")["name"] == "Anna"
    answers = [guest.client.get("/api/v1/me") for _ in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert int(answers[-1].headers["retry-after"]) >= 1
    other.get("/me")


def test_an_address_has_a_pace(strict: Running) -> None:
    visitor = strict.visitor()
    statuses = [visitor.client.get("/api/v1/version").status_code for _ in range(110)]
    assert set(statuses[:100]) == {200}
    assert statuses[-1] == 429


def test_an_address_brings_so_many_people(strict: Running) -> None:
    for _ in range(3):
        strict.guest()
    late = strict.visitor()
    late.refused("GET", "/me", 429, "too-many")
    assert late.cookie is None


# Size


def test_what_is_too_large(strict: Running) -> None:
    guest = strict.guest()
    details = guest.refused("PATCH", "/me", 413, "too-large", {"name": "x" * 2000})
    assert details == {"most": 1000}


def test_what_comes_in_pieces_is_counted(strict: Running) -> None:
    guest = strict.guest()

    def pieces() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"x" * 100
        yield b'"}'

    answer = guest.client.patch("/api/v1/me", content=pieces(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (413, "too-large")


@pytest.mark.parametrize("length", ["-1", "abc", "9" * 50, "1e3", "²"])
def test_a_length_that_is_none(strict: Running, length: str) -> None:
    assert raw(strict, f"POST /api/v1/logout HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n") in (400, 413)


def raw(server: Running, text: str) -> int:
    """The status of the answer to a request no client would send."""

    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection(server.settings.host, server.settings.port)
        writer.write(text.encode())
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.close()
        await writer.wait_closed()
        return line

    return int(asyncio.run(ask()).split()[1])


# What every answer says


def test_headers_of_every_answer(server: Running) -> None:
    visitor = server.visitor()
    for path in ("/api/v1/me", "/api/v1/health", "/api/v1/nothing", "/nothing", "/api"):
        headers = visitor.client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        elsewhere = visitor.client.get(path, headers={"Host": "192.0.2.7:8150"}).headers
        assert "cross-origin-opener-policy" not in elsewhere
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers
        assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_behind_tls(settings: Settings) -> None:
    with running(replace(settings, public_url="https://hotel.example.org")) as server:
        answer = httpx.get(f"{server.origin}/api/v1/me")
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "; Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/api/v1/nothing", None, 404, "not-found"),
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("PUT", "/api/v1/me", None, 405, "method"),
        ("TRACE", "/api/v1/me", None, 405, "method"),
        ("PATCH", "/api/v1/me", b"{", 422, "invalid"),
        ("PATCH", "/api/v1/me", b"\xff\xfe", 422, "invalid"),
        ("PATCH", "/api/v1/me", b"[" * 15_000, 400, "invalid"),
        ("POST", "/api/v1/login", b'{"name": 1e999, "password": NaN}', 422, "invalid"),
        ("DELETE", "/api/v1/me/sessions/%00", None, 422, "invalid"),
    ],
)
def test_every_error_has_the_same_shape(
    server: Running, method: str, path: str, body: bytes | None, status: int, reason: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = server.guest().client.request(method, path, content=body, headers=headers)
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert set(error) == {"reason", "message", "details"}
    assert error["reason"] == reason


def test_what_nobody_expected_is_counted_and_not_told(settings: Settings) -> None:
    with running(settings, unexpected=1) as server:

        @server.app.get("/api/v1/broken")
        async def broken() -> Any:
            raise ZeroDivisionError("a secret of the house")

        answer = server.guest().client.get("/api/v1/broken")
        assert (answer.status_code, answer.json()["error"]["reason"]) == (500, "internal")
        assert "secret" not in answer.text
        assert "x-content-type-options" in answer.headers


def test_health_needs_the_database(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> Any:
        raise OSError("no database")

    visitor = server.visitor()
    assert visitor.get("/health") == {"status": "ok"}
    monkeypatch.setattr(system, "reading", broken)
    visitor.refused("GET", "/health", 503, "unavailable")
    assert visitor.cookie is None

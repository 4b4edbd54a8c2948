"""What a request may bring: by its size it is refused before it is read, so that nobody waits for what one sends."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from grandaustria.server.api.guard import check_head
from grandaustria.server.api.records import NewRecord
from grandaustria.server.api.table_forms import MOST_KEYS
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Limits
from tests.server.running import API, Running
from tests.server.sqlite import empty_house
from tests.waiting import PATIENCE

MANY_KEYS = {f"key {number}": number for number in range(75_000)}


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The door does not care which database there is."""
    return empty_house(tmp_path)


@pytest.mark.parametrize(("method", "path"), [("POST", "/tables"), ("PATCH", "/me"), ("POST", "/login")])
def test_many_keys_are_refused_before_they_are_read(
    server: Running, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    def read(_: object) -> object:
        raise AssertionError("it was read")

    guest = server.guest()
    monkeypatch.setattr(json, "loads", read)
    body = json.dumps(MANY_KEYS).encode()
    response = guest.client.request(method, API + path, content=body, headers={"Content-Type": "application/json"})
    monkeypatch.undo()
    assert response.status_code == 413
    assert response.json()["error"] == {
        "reason": "too-large",
        "message": "At most 16000 bytes can be sent at once.",
        "details": {"most": Limits().body_bytes},
    }


def test_what_people_send_fits(server: Running) -> None:
    """The longest there is: a message of signs that are written as twelve bytes each."""
    guest = server.guest()
    table = guest.post("/tables", {"title": "\U0001f3e8" * 80, "public": True}, 201)["id"]
    guest.post(f"/tables/{table}/chat", {"text": "\U0001f3e8" * Limits().chat_length}, 201)


def test_a_record_may_be_longer_but_not_without_end(server: Running) -> None:
    guest = server.guest()
    guest.refused("POST", "/records", 422, "record", {"record": {"format": "x" * 100_000}})
    most = guest.refused("POST", "/records", 413, "too-large", {"record": {"format": "x" * 1_000_000}})
    assert most == {"most": Limits().record_bytes}


def test_a_great_many_unknown_keys_are_one_mistake(server: Running) -> None:
    """Each told by itself they would take as long as hundreds of requests."""
    assert len(NewRecord.model_fields) < MOST_KEYS
    unknown = dict(list(MANY_KEYS.items())[:50_000])
    fields = server.guest().refused("POST", "/records", 422, "invalid", unknown)["fields"]
    assert [field["field"] for field in fields] == ["body"]
    assert "50000 keys" in fields[0]["problem"]


# Headers


def ask(server: Running, head: str, body: str = "") -> str:
    """All that is answered to these bytes."""
    with socket.create_connection((server.settings.host, server.settings.port), timeout=PATIENCE) as wire:
        wire.sendall((head + "\r\n" + body).encode("latin-1"))
        wire.shutdown(socket.SHUT_WR)
        answered = b""
        while piece := wire.recv(65_536):
            answered += piece
    return answered.decode()


VERSION = f"GET {API}/version HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
HANDSHAKE = (
    f"GET {API}/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize("asked", [VERSION, HANDSHAKE], ids=["request", "handshake"])
@pytest.mark.parametrize("more", ["a: b\r\n" * 200, f"a: {'b' * 8_100}\r\n"], ids=["many", "long"])
def test_too_much_in_the_headers(server: Running, asked: str, more: str) -> None:
    answer = ask(server, asked + more)
    assert answer.startswith("HTTP/1.1 431 ")
    assert '"reason":"too-large"' in answer


def test_so_many_headers_pass(server: Running) -> None:
    assert ask(server, VERSION + "a: b\r\n" * (Limits().headers - 2)).startswith("HTTP/1.1 200 ")


def test_an_address_counts_as_the_headers_do() -> None:
    scope = {"type": "http", "headers": [], "raw_path": b"/", "query_string": b"x" * Limits().header_bytes}
    with pytest.raises(Refusal) as refused:
        check_head(scope, Limits())
    assert refused.value.status == 431


def test_two_lengths_are_none(server: Running) -> None:
    """What follows is no request of its own, whichever of them another reader would believe."""
    smuggled = f"0\r\n\r\nGET {API}/version HTTP/1.1\r\nHost: x\r\n\r\n"
    lengths = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"
    answer = ask(server, f"POST {API}/logout HTTP/1.1\r\nHost: x\r\n{lengths}", smuggled)
    assert answer.startswith("HTTP/1.1 400 ")
    assert '"reason":"invalid"' in answer
    assert answer.count("HTTP/1.1 ") == 1

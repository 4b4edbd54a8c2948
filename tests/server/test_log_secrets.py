"""Logs tell what happened, never a secret: at the most talkative level, in both forms."""

from __future__ import annotations

import base64
import logging
from collections.abc import Iterator

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server import logs
from grandaustria.server.db.engine import writing
from grandaustria.server.db.schema import shared_luck
from grandaustria.server.house import House
from grandaustria.server.store import luck, people
from tests.server.houses import begin
from tests.server.running import Running, next_message

PASSWORD, OTHER = "eleven cakes for Sisi", "twelve cakes for Franz"
OURS = ("websockets.client", "httpcore", "httpx", "hypothesis", "schemathesis")
"""What the visitors of the tests log, in the same process."""


CHANGED = ("", *logs.QUIET, "httpx", "httpcore", "aiosqlite", "sqlalchemy")
"""Loggers whose level is set when logging is configured."""


class Kept(logging.Handler):
    """Everything that would be written, in all forms."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(OURS):
            self.lines += [form().format(record) for form in (logs.JsonLines, logs.TextLines)]


@pytest.fixture
def kept() -> Iterator[Kept]:
    """The log of a server whose operator wants to know everything."""
    root, handler = logging.getLogger(), Kept()
    before = {name: logging.getLogger(name).level for name in CHANGED}
    handlers = list(root.handlers)
    logs.configure("debug", "json")
    root.handlers = [handler]
    yield handler
    root.handlers = handlers
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def test_no_secret_is_logged(kept: Kept, server: Running) -> None:
    person, other = server.guest(), server.guest()
    secrets = [PASSWORD, OTHER, person.cookie, other.cookie]
    secrets.append(person.post("/me/account", {"name": "Sisi", "password": PASSWORD})["recovery_code"])
    person.refused("POST", "/me/email", 409, "no-mail", {"email": "sisi@example.org"})
    person.patch("/me", {"webhook": "https://example.org/secret-hook"})
    other.refused("POST", "/login", 403, "wrong", {"name": "Sisi", "password": OTHER})
    other.refused("POST", "/recover", 403, "wrong", {"name": "Sisi", "code": "7K2QX-M0F4T", "password": OTHER})
    other.refused("POST", "/me/account", 409, "name-taken", {"name": "Sisi", "password": OTHER})
    person.post("/me/password", {"old": PASSWORD, "new": OTHER})
    table = person.post("/tables", {"players": 2}, 201)
    path = f"/tables/{table['id']}"
    secrets += [table["code"], "7K2QX-M0F4T", "sisi@example.org", "secret-hook", "among us"]
    other.get(f"/tables/code/{table['code']}")
    other.post(f"{path}/join", {"code": table["code"]})
    person.post(f"{path}/start", {})
    with server.guest().socket(table["id"], code=table["code"]) as live:
        next_message(live, "state")
        person.post(f"{path}/chat", {"text": "among us"}, 201)
    state = next(state for state in (one.get(f"{path}/state") for one in (person, other)) if state["legal"])
    for action in (999, state["legal"][0]["action"]):
        for one in (person, other):
            body = {"revision": state["revision"], "request_id": "r", "action": action}
            one.client.post(f"/api/v1{path}/actions", json=body)
    told = "\n".join(kept.lines)
    assert table["id"] in told  # it does tell something
    for secret in secrets:
        assert secret is not None
        assert secret not in told


def test_shared_luck_is_neither_logged_nor_told(kept: Kept, server: Running) -> None:
    """Not the secret, in any form, and not whose luck it is: while its player plays, and is refused."""
    person = server.guest()
    secret, table = server.within(sealed_table(server.house, person.get("/me")["id"]))
    path = f"/tables/{table}"
    shown = [person.get(path), person.get(f"{path}/updates"), person.get(f"{path}/record"), person.get("/me/export")]
    for number in range(4):
        state = person.get(f"{path}/state")
        for action in (999, *(legal["action"] for legal in state["legal"][:1])):
            body = {"revision": state["revision"], "request_id": f"r{number}", "action": action}
            shown.append(person.client.post(f"/api/v1{path}/actions", json=body).json())
    server.within(without_luck(server.house))
    told = "\n".join([*kept.lines, *map(str, shown)])
    assert table in told
    for hidden in (secret.hex(), str(secret), base64.b64encode(secret).decode(), "event-1"):
        assert hidden not in told


async def sealed_table(house: House, person_id: str) -> tuple[bytes, str]:
    async with writing(house.engine) as connection:
        await luck.make(connection, "event-1", 0.0)
        secret: bytes = (await connection.execute(select(shared_luck.c.secret))).scalar_one()
    table = await begin(house, person_id, "innkeeper", luck_id="event-1", sealed=True)
    return secret, table.game.id


async def without_luck(house: House) -> None:
    """Even what fails in the middle of it says nothing."""
    async with writing(house.engine) as connection:
        with pytest.raises(IntegrityError):
            await luck.make(connection, "event-1", 0.0)


def test_an_unexpected_error_tells_no_values(kept: Kept, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The statement that failed is logged, but not what was in it; the answer says nothing at all."""

    async def broken(connection: AsyncConnection, key: str) -> None:
        await connection.execute(text("SELECT * FROM nowhere WHERE name = :name"), {"name": key})

    person = server.guest()
    monkeypatch.setattr(people, "read_account", broken)
    answer = person.post("/login", {"name": "Wenzeslaus", "password": PASSWORD}, 500)
    assert answer["error"]["details"] == {}
    assert "nowhere" not in str(answer)
    told = "\n".join(kept.lines)
    assert "nowhere" in told
    assert PASSWORD not in told
    assert "wenzeslaus" not in told
    server.app.state.unexpected -= 1

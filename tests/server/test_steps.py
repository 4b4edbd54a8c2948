"""Steps come by a shorter way than other requests; nobody can tell which way one has come."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from fastapi import routing
from fastapi.dependencies.utils import solve_dependencies

from grandaustria.server.api import steps
from tests.server.postgresql import ON_SQLITE
from tests.server.running import API, Json, Running, Visitor
from tests.waiting import eventually

JSON = "application/json"
IN_WORDS = "?language=de&prospects=true"
NUMBERS = itertools.count()


@pytest.fixture
def table(server: Running) -> tuple[Visitor, str]:
    """A person at both seats of a running game."""
    person = server.guest()
    table = person.post("/tables", {"players": 2, "hot_seat": True}, 201)["id"]
    person.post(f"/tables/{table}/start", {})
    return person, table


def body_of(person: Visitor, table: str) -> Json:
    """The first thing that is legal."""
    state = person.get(f"/tables/{table}/state")
    return {
        "revision": state["revision"],
        "request_id": f"r{next(NUMBERS)}",
        "action": state["legal"][0]["action"],
    }


def send(person: Visitor, path: str, body: Json, kind: str | None = JSON, **options: Any) -> httpx.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {} if kind is None else {"Content-Type": kind}
    return person.client.post(API + path, content=content, headers=headers, **options)


@pytest.fixture
def fastapi_is_asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of all that goes the way of every request."""
    asked: list[str] = []
    solve = solve_dependencies

    async def noting(*, request: Any, **options: Any) -> Any:
        asked.append(request.scope["path"])
        return await solve(request=request, **options)

    monkeypatch.setattr(routing, "solve_dependencies", noting)
    return asked


@ON_SQLITE
def test_a_step_goes_no_other_way(table: tuple[Visitor, str], fastapi_is_asked: list[str]) -> None:
    person, name = table
    body = body_of(person, name)
    fastapi_is_asked.clear()
    answer = send(person, f"/tables/{name}/actions{IN_WORDS}", body)
    assert answer.status_code == 200
    assert answer.json()["accepted"]["revision"] == answer.json()["revision"] == body["revision"] + 1
    assert answer.json()["prospects"]["seats"]
    taken = send(person, f"/tables/{name}/undo", {**body, "revision": body["revision"] + 1, "request_id": "back"})
    assert taken.status_code in (200, 422)  # unless something was revealed
    assert fastapi_is_asked == []


ODD: dict[str, Callable[[Visitor, str, Json], httpx.Response]] = {
    "no such table": lambda person, _, body: send(person, "/tables/nowhere/actions", body),
    "a table that cannot be": lambda person, _, body: send(person, "/tables/no%20where/actions", body),
    "a name too long": lambda person, _, body: send(person, f"/tables/{'x' * 33}/actions", body),
    "stale": lambda person, table, body: send(person, f"/tables/{table}/actions", {**body, "revision": 0}),
    "another's turn": lambda person, table, body: send(person, f"/tables/{table}/actions", {**body, "seat": 3}),
    "illegal": lambda person, table, body: send(person, f"/tables/{table}/actions", {**body, "action": 999}),
    "no action": lambda person, table, body: send(person, f"/tables/{table}/confirm", {**body, "action": None}),
    "nothing to redo": lambda person, table, body: send(person, f"/tables/{table}/redo", body),
    "out of bounds": lambda person, table, body: send(person, f"/tables/{table}/actions", {**body, "action": 1001}),
    "no number": lambda person, table, body: send(person, f"/tables/{table}/actions", {**body, "revision": "one"}),
    "a key too few": lambda person, table, body: send(person, f"/tables/{table}/undo", {"revision": 1}),
    "an odd id": lambda person, table, body: send(person, f"/tables/{table}/undo", {**body, "request_id": "\u00e4"}),
    "no object": lambda person, table, _: send(person, f"/tables/{table}/actions", [1]),
    "no JSON": lambda person, table, _: send(person, f"/tables/{table}/actions", b'{"revision":'),
    "nothing": lambda person, table, _: send(person, f"/tables/{table}/actions", b""),
    "not said to be JSON": lambda person, table, body: send(person, f"/tables/{table}/actions", body, None),
    "said to be a form": lambda person, table, body: send(
        person, f"/tables/{table}/actions", body, "application/x-www-form-urlencoded"
    ),
    "in no language": lambda person, table, body: send(person, f"/tables/{table}/actions?language=xx", body),
    "by another method": lambda person, table, _: person.client.put(f"{API}/tables/{table}/actions"),
}


@ON_SQLITE
@pytest.mark.parametrize("odd", ODD)
def test_what_is_refused_is_refused_in_the_same_words(
    table: tuple[Visitor, str], odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, name = table
    body = body_of(person, name)
    here = ODD[odd](person, name, body)
    monkeypatch.setattr(steps, "QUERIES", {})
    there = ODD[odd](person, name, body)
    assert here.status_code == there.status_code >= 400
    assert here.json() == there.json()
    told = {"x-request-id", "date"}
    assert {key: here.headers[key] for key in here.headers if key not in told} == {
        key: there.headers[key] for key in there.headers if key not in told
    }


@ON_SQLITE
@pytest.mark.parametrize(
    ("query", "kind", "usual"),
    [
        ("", JSON, False),
        (IN_WORDS, JSON, False),
        ("?prospects=true&language=de", JSON, True),
        ("?language=de", JSON, True),
        (IN_WORDS, f"{JSON}; charset=utf-8", True),
    ],
)
def test_what_is_granted_is_granted_whichever_way_it_is_asked(
    table: tuple[Visitor, str], fastapi_is_asked: list[str], query: str, kind: str, usual: bool
) -> None:
    person, name = table
    path, body = f"/tables/{name}/actions", body_of(person, name)
    fastapi_is_asked.clear()
    first = send(person, path + query, body, kind)
    assert fastapi_is_asked == ([API + path] if usual else [])
    again = send(person, f"{path}{query}&code=none" if query else f"{path}?code=none", body, kind)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()  # a repeated request is answered as the first time


@ON_SQLITE
def test_a_body_in_pieces_goes_the_usual_way(table: tuple[Visitor, str], fastapi_is_asked: list[str]) -> None:
    person, name = table
    text = json.dumps(body_of(person, name)).encode()
    fastapi_is_asked.clear()
    pieces = iter([text[:10], text[10:]])
    answer = person.client.post(f"{API}/tables/{name}/actions", content=pieces, headers={"Content-Type": JSON})
    assert answer.status_code == 200
    assert fastapi_is_asked


@ON_SQLITE
def test_it_is_logged_like_any_other(table: tuple[Visitor, str], caplog: pytest.LogCaptureFixture) -> None:
    person, name = table

    def facts() -> list[Json]:
        """Of the steps; what came before them may be logged as late as they are, after its answer."""
        found = [one for one in caplog.records if getattr(one, "route", "").endswith("/actions")]
        return [{key: getattr(one, key) for key in ("method", "route", "status", "table", "person")} for one in found]

    with caplog.at_level("INFO", "grandaustria.requests"):
        for query in ("", "?code=none"):
            send(person, f"/tables/{name}/actions{query}", body_of(person, name))
        asyncio.run(eventually(lambda: len(facts()) == 2))
    first, second = facts()
    assert first == second
    assert first["table"] == name

"""docs/server.md is true: its requests work, and its tables are those of the server."""

from __future__ import annotations

import ast
import json
import re
import shlex
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grandaustria.cli import admin
from grandaustria.server import metrics
from grandaustria.server.api import socket
from grandaustria.server.app import PREFIX, create_app
from grandaustria.server.scraping import Tables
from grandaustria.server.settings import Limits, Settings
from tests.docs.test_docs import ROOT, blocks, page, plain, rows
from tests.server.running import GENEROUS, Running, Visitor, running
from tests.waiting import PATIENCE

TEXT = page("server.md")
SOURCES = sorted((ROOT / "src" / "grandaustria" / "server").rglob("*.py"))
METHODS = ("get", "post", "patch", "put", "delete")
BODY_MEANS = "POST"


# Tables


def test_every_endpoint_is_named_and_every_named_one_exists() -> None:
    paths = create_app(Settings("sqlite:///unused.db")).openapi()["paths"]
    served = {(method.upper(), path) for path, methods in paths.items() for method in METHODS if method in methods}
    written = {(row[0], PREFIX + plain(row[1])) for row in rows(TEXT, "### Endpoints")}
    assert written - {("socket", f"{PREFIX}/tables/{{table_id}}/socket")} == served


def test_the_limits_are_those_of_the_server() -> None:
    written = {plain(row[0]): int(row[1]) for row in rows(TEXT, "### Limits")}
    assert written == {name: getattr(Limits(), name) for name in Limits.__dataclass_fields__}


def calls(name: str) -> Iterator[list[Any]]:
    """The first arguments of all calls of a function in the server, as far as they are plain values."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield [value.value if isinstance(value, ast.Constant) else None for value in node.args]


def test_the_reasons_are_those_of_the_server() -> None:
    given: dict[str, set[str]] = {}
    found = [(status, reason) for status, reason, *_ in calls("Refusal")]
    for status, reason in [*found, *((409, reason) for reason, *_ in calls("conflict"))]:
        if reason is not None:
            given.setdefault(reason, set()).add("any" if status is None else str(status))
    assert {plain(row[0]): set(row[1].split(", ")) for row in rows(TEXT, "### Refusals")} == given


def test_the_figures_are_those_that_are_counted() -> None:
    written = {plain(row[0]).removesuffix("_total") for row in rows(TEXT, "### Metrics")}
    counted = [*metrics.REGISTRY.collect(), *Tables("sqlite://").collect()]
    assert written == {figure.name for figure in counted}


def test_the_codes_are_those_of_the_socket() -> None:
    written = {int(row[0]) for row in rows(TEXT, "| code | because | then |")}
    ours = {value for value in vars(socket).values() if isinstance(value, int) and value >= 4000}
    assert {code for code in written if code >= 4000} == ours


def test_the_variables_are_those_of_the_command() -> None:
    sources = [
        (ROOT / "src" / "grandaustria" / "cli" / name).read_text(encoding="utf-8")
        for name in ("serve.py", "database.py")
    ]
    read = {f"GAH_{name}" for text in sources for name in re.findall(r'(?:from_environment|_truth)\("(\w+)"', text)}
    read |= {name for text in sources for name in re.findall(r'"(GAH_\w+)"', text)}
    assert {plain(row[1]) for row in rows(TEXT, "### Arguments")} == read


def test_the_tasks_are_those_of_the_command() -> None:
    written = [plain(row[0]).split()[2] for row in rows(TEXT, "### Operators' tasks")]
    assert sorted(written) == sorted(task.name for subject in admin.SUBJECTS for task in subject.TASKS)


def test_a_server_is_installed_with_its_extra() -> None:
    lines = [line for block in blocks(TEXT, "sh") for line in block.splitlines() if "pip install" in line]
    assert len(lines) == 3
    assert [line for line in lines if "[table]" not in line] == []


# Requests


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(Settings(f"sqlite:///{tmp_path.as_posix()}/house.db", port=0, limits=GENEROUS)) as server:
        yield server


class Reader:
    """Does what a reader does: types the requests one after the other, with the table and revision of their own."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._names = {"HOTEL": PREFIX}
        self.done: list[tuple[str, str]] = []

    def type(self, line: str) -> None:
        if line.startswith("ask "):
            if "/actions" in line:
                self._await_turn()
            method, path, body = self._request(line)
            response = self._visitor.client.request(method, path, json=body)
            assert response.is_success, f"{line}: {response.text}"
            self._learn(response.json())
            self.done.append((method, path))

    def _await_turn(self) -> None:
        """The bot may be the first."""
        end = time.monotonic() + PATIENCE
        state: Any = {"legal": []}
        while not state["legal"] and time.monotonic() < end:
            state = self._visitor.get(f"/tables/{self._names['TABLE']}/state")
        assert state["legal"], state
        self._learn(state)

    def _request(self, line: str) -> tuple[str, str, Any]:
        words = shlex.split(re.sub(r"\$(\w+)", lambda found: self._names[found.group(1)], line))[1:]
        given: dict[str, str] = {}
        while words:
            word = words.pop(0)
            given["path" if not word.startswith("-") else word] = word if not word.startswith("-") else words.pop(0)
        body = json.loads(given["-d"]) if "-d" in given else None
        return given.get("-X", "GET" if body is None else BODY_MEANS), given["path"], body

    def _learn(self, answer: Any) -> None:
        """What the page tells the reader to take from an answer."""
        if "code" in answer:
            self._names["TABLE"] = answer["id"]
        if "revision" in answer:
            self._names["REVISION"] = str(answer["revision"])


def requests() -> list[str]:
    section = TEXT[TEXT.index("### A game in ten requests") : TEXT.index("### Endpoints")]
    return [line for block in blocks(section, "sh") for line in block.splitlines()]


def test_the_requests_work(server: Running) -> None:
    reader = Reader(server.visitor())
    for line in requests():
        reader.type(line)
    assert len(reader.done) >= 10
    assert {method for method, _ in reader.done} == {"GET", "POST", "PATCH"}


def test_the_state_has_the_keys_that_are_shown(server: Running) -> None:
    (shown,) = (json.loads(block) for block in blocks(TEXT[TEXT.index("### A game in ten") :], "json"))
    guest = server.guest()
    table = guest.post("/tables", {"seats": ["me", {"bot": "waiter"}]}, 201)["id"]
    guest.post(f"/tables/{table}/start", {})
    state = guest.get(f"/tables/{table}/state")
    assert set(state) == set(shown)
    assert set(state["run"]) == set(shown["run"])
    assert shown["position"].items() <= state["position"].items()


def test_the_sent_kinds_are_described(server: Running) -> None:
    guest = server.guest()
    table = guest.post("/tables", {"seats": ["me", {"bot": "waiter"}]}, 201)["id"]
    described = {plain(row[0]) for row in rows(TEXT, "| `type` | holds |")}
    assert described >= {"update", "state", "presence", "chat", "pong"}
    with guest.socket(table) as live:
        live.send('{"type":"ping"}')
        guest.post(f"/tables/{table}/start", {})
        guest.post(f"/tables/{table}/chat", {"text": "Grüß Gott"}, 201)
        seen: set[str] = set()
        while not seen >= {"update", "state", "presence", "chat", "pong"}:
            seen.add(json.loads(live.recv(timeout=PATIENCE))["type"])
    assert seen <= described

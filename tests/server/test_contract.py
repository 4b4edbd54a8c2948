"""Whoever wrote a program for version 0.1 of the interface can go on using it: keys are added, none goes or narrows."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server import promise
from tests.server.contract import broken
from tests.server.described import description

Json = dict[str, Any]
DOCUMENTS: dict[str, Json] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(promise.FIXTURES.glob("openapi-*.json"))
}
"""What was promised: the interface of version 0.1, and that of 0.2, in which positions, events, records and messages of
sockets have their types. More is promised by `python -m tests.server.promise VERSION`."""
VERSION_0_1 = DOCUMENTS["openapi-0.1"]
VERSION_0_2 = DOCUMENTS["openapi-0.2"]


@pytest.mark.parametrize("promised", DOCUMENTS.values(), ids=DOCUMENTS.keys())
def test_everything_that_was_promised_is_kept(promised: Json) -> None:
    assert broken(promised, description()) == []


LOST: dict[str, tuple[Callable[[Json], Any], str]] = {
    "a key of a position": (lambda new: at(new, "SeatData", "properties").pop("krones"), "krones is gone"),
    "a key of a message": (lambda new: at(new, "Presence", "properties").pop("count"), "count is gone"),
    "a kind of message": (lambda new: at(new, "Heard", "anyOf").pop(), "socket: Pong is gone"),
}


@pytest.mark.parametrize(("change", "reason"), LOST.values(), ids=LOST.keys())
def test_nothing_that_has_a_type_can_go(change: Callable[[Json], Any], reason: str) -> None:
    new = copy.deepcopy(VERSION_0_2)
    change(new)
    assert any(reason in one for one in broken(VERSION_0_2, new))


def test_a_promise_is_never_written_again(tmp_path: Path) -> None:
    promise.keep("0.3", tmp_path)
    assert json.loads((tmp_path / "openapi-0.3.json").read_text(encoding="utf-8")) == description()
    with pytest.raises(FileExistsError):
        promise.keep("0.3", tmp_path)


def schemas(document: Json) -> Any:
    return document["components"]["schemas"]


def at(document: Json, name: str, *path: str) -> Any:
    """A part of a schema."""
    found: Any = schemas(document)[name]
    for key in path:
        found = found[key]
    return found


CHANGES: dict[str, tuple[Callable[[Json], Any], str]] = {
    "an operation less": (lambda new: new["paths"].pop("/api/v1/version"), "get /api/v1/version is gone"),
    "an answer less": (lambda new: new["paths"]["/api/v1/tables"]["post"]["responses"].pop("201"), "201 is gone"),
    "a key less": (lambda new: at(new, "Run", "properties").pop("can_undo"), "can_undo is gone"),
    "a key that may be missing": (lambda new: at(new, "Run", "required").remove("steps"), "steps may be missing"),
    "another kind": (lambda new: at(new, "Run", "properties", "steps").update(type="string"), "may be string"),
    "a limit": (lambda new: at(new, "NewTable", "properties", "players").update(maximum=3), "maximum is stricter"),
    "a request that must say more": (lambda new: at(new, "NewTable").update(required=["title"]), "title must be given"),
    "a choice less": (lambda new: at(new, "NewTable", "properties", "staff", "enum").pop(), "fewer values"),
}


@pytest.mark.parametrize(("change", "reason"), CHANGES.values(), ids=CHANGES.keys())
def test_what_is_broken_is_found(change: Callable[[Json], Any], reason: str) -> None:
    new = copy.deepcopy(VERSION_0_1)
    change(new)
    found = broken(VERSION_0_1, new)
    assert any(reason in one for one in found), found


def test_what_is_added_breaks_nothing() -> None:
    new = copy.deepcopy(VERSION_0_1)
    schemas(new)["Run"]["properties"]["patience"] = {"type": "integer"}
    schemas(new)["Run"]["required"].append("patience")
    schemas(new)["NewTable"]["properties"]["music"] = {"type": "boolean", "default": False}
    new["paths"]["/api/v1/weather"] = {"get": {"responses": {}}}
    assert broken(VERSION_0_1, new) == []

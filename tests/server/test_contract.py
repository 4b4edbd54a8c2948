"""Whoever wrote a program for version 0.1 of the interface can go on using it: keys are added, none goes or narrows."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.contract import broken
from tests.server.running import description

Json = dict[str, Any]
FIXTURES = Path(__file__).parents[1] / "fixtures"
DOCUMENTS: dict[str, Json] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FIXTURES.glob("openapi-*.json"))
}
"""What was promised: the interface of version 0.1, and that in which positions, events and records got their types."""
VERSION_0_1 = DOCUMENTS["openapi-0.1"]


@pytest.mark.parametrize("promised", DOCUMENTS.values(), ids=DOCUMENTS.keys())
def test_everything_that_was_promised_is_kept(promised: Json) -> None:
    assert broken(promised, description()) == []


def test_a_key_of_a_position_cannot_go() -> None:
    new = copy.deepcopy(DOCUMENTS["openapi-typed"])
    at(new, "SeatData", "properties").pop("krones")
    assert any("krones is gone" in one for one in broken(DOCUMENTS["openapi-typed"], new))


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

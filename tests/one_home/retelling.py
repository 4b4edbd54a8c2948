"""Tells scenes in a fresh process, on data in which numbers were changed before anything was read.

Nothing of the package may be imported before that.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

Json = dict[str, Any]
Changes = Mapping[str, Any]
"""New values by the way to them in the data: `action.six_price`, `staff.17.alternative.cost`."""


@dataclass(frozen=True)
class Scene:
    """A position of a seat, actions that lead on from it, an action to look at, and what is said of it."""

    seat: Json
    action: str
    said: Json
    """By who says it (`voices.py`). Of the log one sentence, of the prospects and of what the page is given by the way
    to it, of card texts a part by their number."""
    before: tuple[str, ...] = ()
    table: Json = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)
    refused_with: Json = field(default_factory=dict)
    """What the seat has in the position in which the action is refused."""


def retold(changes: Changes, scenes: Sequence[Scene]) -> list[Json]:
    """What everybody says of each scene."""
    _read(changes)
    voices = importlib.import_module("tests.one_home.voices")
    return [voices.all_of(scene) for scene in scenes]


def _read(changes: Changes) -> None:
    """Import the package, with changed numbers in what it reads."""
    read = tomllib.loads

    def changed(text: str) -> Json:
        content = read(text)
        for way, value in changes.items():
            _put(content, way.split("."), value)
        return content

    with mock.patch("tomllib.loads", changed):
        importlib.import_module("grandaustria")


def _put(content: Json, way: list[str], value: Any) -> None:
    """Change a value where it is; files that do not hold it stay as they are."""
    *steps, last = way
    place: Any = content
    for step in steps:
        place = _at(place, step)
    if isinstance(place, dict) and last in place:
        place[last] = value


def _at(place: Any, step: str) -> Any:
    if isinstance(place, list):
        return next((one for one in place if str(one.get("number", one.get("id"))) == step), None)
    return place.get(step) if isinstance(place, dict) else None

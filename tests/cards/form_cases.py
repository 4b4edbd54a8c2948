"""Plays cases in a fresh process, on cards that were changed before the engine read them.

Nothing of the package may be imported here before that.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from unittest import mock

Entries = Mapping[int | str, Mapping[str, Any]]
IDLE = (44, 45, 46, 47, 48)
"""End-of-game cards of cost 9 in every batch: to be hired, drawn, dismissed."""
CHECKED_IN = {"blue": 49, "red": 50, "yellow": 51, "green": 52}
"""Guests who bring nothing, by colour."""
ORDERS = {1: 53, 2: 54, 3: 55, 4: 56}
"""Guests who bring nothing, by the items they order."""
WAITING = 57
"""A guest in the cafe who waits for one item of each food."""


class Case(NamedTuple):
    place: str
    """Where the form stands: reward, bonus, penalty, condition, or the timing of a staff card."""
    card: int | str
    texts: tuple[str, ...]


class Batch(NamedTuple):
    changes: Mapping[str, Any]
    """New fields of the entries of each table of the data: staff, guest, tile, objective."""
    cases: Sequence[Case]


def complaints(batch: Batch) -> list[str]:
    """What is not as each case says."""
    _read(batch.changes)
    scenes: Any = importlib.import_module("tests.cards.form_scenes")
    found: list[str] = scenes.complaints(batch.cases)
    return found


def _read(changes: Mapping[str, Entries]) -> None:
    read = tomllib.loads

    def changed(text: str) -> dict[str, Any]:
        content = read(text)
        for table, entries in changes.items():
            found = content.get(table)
            for entry in found if isinstance(found, list) else ():
                if (name := entry.get("number", entry.get("id"))) in entries:
                    for optional in ("alternative", "option"):
                        entry.pop(optional, None)
                    entry.update(entries[name])
        return content

    with mock.patch("tomllib.loads", changed):
        importlib.import_module("grandaustria")

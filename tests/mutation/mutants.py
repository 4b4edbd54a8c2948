"""Mutants of the game: one field of one component takes the value that another component has there.

Nothing of the package may be imported here: a mutant is put into the data before the engine reads it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CARDS = Path(__file__).parents[2] / "src" / "grandaustria" / "cards"
Content = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """Where components of one kind lie, which fields are mutated, and how many others give their value."""

    file: str
    table: str
    key: str
    donors: dict[str, int]
    alike: str = ""
    """Only components that agree in this field give their values."""


KINDS = {
    "staff": Kind("staff.toml", "staff", "number", {"effect": 6}, alike="timing"),
    "guest": Kind("guests.toml", "guest", "number", {"reward": 3, "order": 1, "points": 1, "colour": 1}),
    "objective": Kind("objectives.toml", "objective", "number", {"condition": 3}),
    "tile": Kind("tiles.toml", "tile", "id", {"bonus": 3, "penalty": 3}),
    "solo": Kind("solo.toml", "card", "number", {"guests": 1, "die": 1, "actions": 1, "hand": 1}),
}


GO_BY_OPTIONS = ("effect", "reward", "penalty")
"""Fields that take the option along by which they go."""


@dataclass(frozen=True)
class Mutant:
    kind: str
    entry: int | str
    field: str
    donor: int | str

    @property
    def component(self) -> tuple[str, int | str]:
        """The component as tests name it: a tile has two sides."""
        return self.kind, f"{self.entry} {self.field}" if self.kind == "tile" else self.entry

    def __str__(self) -> str:
        return f"{self.kind} {self.entry}: {self.field} of {self.donor}"

    def damage(self, content: Content) -> Content:
        """Put the mutant into what was read of the file that holds its component; leave other files alone."""
        kind = KINDS[self.kind]
        if isinstance(content.get(kind.table), list):
            entries = {entry[kind.key]: entry for entry in content[kind.table]}
            entry, donor = entries[self.entry], entries[self.donor]
            taken = (self.field, "option") if self.field in GO_BY_OPTIONS else (self.field,)
            for field in taken:
                entry.pop(field, None)
            entry.update({field: donor[field] for field in taken if field in donor})
        return content


def mutants_of(name: str) -> Iterator[Mutant]:
    """For each component the values of those that follow it, each value once."""
    kind = KINDS[name]
    entries = tomllib.loads((CARDS / kind.file).read_text(encoding="utf-8"))[kind.table]
    for place, entry in enumerate(entries):
        others = [one for one in entries[place + 1 :] + entries[:place] if one.get(kind.alike) == entry.get(kind.alike)]
        for field, most in kind.donors.items():
            donors = _with_different_values(entry, others, field)
            yield from (Mutant(name, entry[kind.key], field, donor[kind.key]) for donor in donors[:most])


def _with_different_values(entry: Content, others: list[Content], field: str) -> list[Content]:
    """One component for each value that differs; the parts of a reward may stand in any order."""
    seen = [_value(entry, field)]
    donors = []
    for other in others:
        if _value(other, field) not in seen:
            seen.append(_value(other, field))
            donors.append(other)
    return donors


def _value(entry: Content, field: str) -> Any:
    unordered: Callable[[Any], Any] = sorted if field == "reward" else lambda value: value
    return unordered(entry[field])

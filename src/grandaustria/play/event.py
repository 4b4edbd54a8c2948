"""Events: what happened, as data. Sentences are made of them elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from grandaustria.play.forms import ArgumentsData, EventData, LineData

Effects = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Line:
    """Events of a run that belong together, as far as they have happened: where the first stands, and all as one."""

    row: int
    name: str
    arguments: Mapping[str, Any]
    effects: Effects

    def to_json(self) -> LineData:
        """The line as plain data."""
        return {
            "row": self.row,
            "name": self.name,
            "arguments": cast(ArgumentsData, dict(self.arguments)),
            "effects": dict(self.effects),
        }


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `arguments` are plain data: numbers of cards and rooms, names of colours, counts. `effects` are what it
    changed for the seat: `krones`, `emperor`, each food, and points by source (`points.guests`). `visible`
    names the seats that may see an argument; an argument not named there is public. `line` is the one it goes on with,
    if it does (`play/lines.py`).
    """

    index: int
    name: str
    seat: int | None = None
    arguments: Mapping[str, Any] = field(default_factory=dict)
    effects: Effects = field(default_factory=dict)
    visible: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    line: Line | None = field(default=None, compare=False)

    def to_json(self) -> EventData:
        """The event as plain data."""
        data: EventData = {
            "index": self.index,
            "name": self.name,
            "seat": self.seat,
            "arguments": cast(ArgumentsData, dict(self.arguments)),
            "effects": dict(self.effects),
            "visible": {name: list(seats) for name, seats in self.visible.items()},
        }
        if self.line is not None:
            data["line"] = self.line.to_json()
        return data


def tell(name: str, seat: int | None = None, effects: Effects | None = None, **arguments: Any) -> Event:
    """An event that has no place in a log yet."""
    return Event(-1, name, seat, arguments, effects or {})


def tell_cards(name: str, seat: int, cards: list[int], seats: frozenset[int] | None = None) -> Event:
    """An event about staff cards that only some seats may see: the seat itself, if no others are named."""
    sighted = tuple(sorted(frozenset([seat]) if seats is None else seats))
    return Event(-1, name, seat, {"cards": cards, "count": len(cards)}, {}, {"cards": sighted})

"""What can be counted of a seat: for objectives, and for staff that scores at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from grandaustria.cards import COLOURS, COLUMNS, FLOORS, HOTELS, ROOMS, Objective, room_groups

_FLOORS = tuple(range(floor * COLUMNS, (floor + 1) * COLUMNS) for floor in range(FLOORS))
_COLUMNS = tuple(range(column, ROOMS, COLUMNS) for column in range(COLUMNS))


@dataclass(frozen=True)
class Tally:
    """A seat, as a position has it."""

    seat: Mapping[str, Any]

    @cached_property
    def layout(self) -> tuple[str, ...]:
        return HOTELS.layouts[self.seat["hotel"]]

    @cached_property
    def occupied(self) -> frozenset[int]:
        return frozenset(self.seat["occupied"])

    def of(self, kind: str) -> int:
        """How many there are of a kind."""
        return _COUNTS[kind](self)

    def occupied_of(self, colour: str) -> int:
        return sum(self.layout[room] == colour for room in self.occupied)

    def full(self, sets: Iterable[Iterable[int]]) -> int:
        """How many of these sets of rooms are fully occupied."""
        return sum(self.occupied.issuperset(rooms) for rooms in sets)

    def rooms_of(self, colour: str) -> list[int]:
        return [room for room in range(ROOMS) if self.layout[room] == colour]


_COUNTS: Mapping[str, Callable[[Tally], int]] = {
    "krones": lambda tally: int(tally.seat["krones"]),
    "emperor": lambda tally: int(tally.seat["emperor"]),
    "staff": lambda tally: len(tally.seat["played"]),
    "tiles": lambda tally: len(tally.seat["prepared"]) + len(tally.occupied),
    "rooms": lambda tally: len(tally.occupied),
    "floors": lambda tally: tally.full(_FLOORS),
    "columns": lambda tally: tally.full(_COLUMNS),
    "groups": lambda tally: tally.full(room_groups(tally.layout)),
    "colours": lambda tally: tally.full(tally.rooms_of(colour) for colour in COLOURS),
    "sets": lambda tally: min(tally.occupied_of(colour) for colour in COLOURS),
    "blue": lambda tally: tally.occupied_of("blue"),
    "red": lambda tally: tally.occupied_of("red"),
    "yellow": lambda tally: tally.occupied_of("yellow"),
}


class Progress(NamedTuple):
    """How far a condition is fulfilled."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def progress(objective: Objective, seat: Mapping[str, Any]) -> Progress:
    """How far a seat is with an objective; of rooms beyond what a colour needs, none counts for another."""
    tally = Tally(seat)
    if objective.kind != "rooms":
        return Progress(tally.of(objective.kind), objective.amount)
    wanted = zip(COLOURS, objective.rooms, strict=True)
    return Progress(sum(min(tally.of(colour), n) for colour, n in wanted), sum(objective.rooms))

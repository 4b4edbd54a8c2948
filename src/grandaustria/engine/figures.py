"""What can be asked of a table: small results, each field as the rules count it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """What is being decided."""

    name: str
    """A frame (with the action of a die: `die-3`) or a phase (docs/engine.md)."""
    amount: int
    """How many of it, or the strength of a die's action; 0 where nothing is counted."""
    begun: bool
    """The rooms of a 3 have been begun."""
    occupies: bool
    """The room that is prepared is occupied at once."""
    food: tuple[int, int, int, int]
    """Food that may be placed, or was chosen so far."""
    guest: int
    """Whose reward it is; 0 for none."""
    divided: tuple[str, ...]
    """The two kinds that a strength is divided between: `("strudel", "cake")`; empty where nothing is."""


class Die(NamedTuple):
    """The dice of one face, as a seat would take one of them now."""

    face: int
    dice: int
    strength: int
    """0 without a die, as boosted."""
    boosted: int
    staff: int
    """How much of the strength is the staff's."""
    fee: int
    boosted_price: int
    """Fee and boost together."""


class CafeTable(NamedTuple):
    """A guest in a cafe."""

    guest: int
    served: tuple[int, int, int, int]
    """What lies on the card: strudel, cake, wine, coffee."""


class Room(NamedTuple):
    """A room of a hotel, counted from the bottom left."""

    number: int
    floor: int
    colour: str
    state: str
    """closed, prepared or occupied"""


class Hotel(NamedTuple):
    """The hotel of a seat."""

    layout: str
    rooms: tuple[Room, ...]


class Turn(NamedTuple):
    """A number on a turn-order tile."""

    number: int
    seat: int
    taken: bool


class Claim(NamedTuple):
    """How far a seat is with an objective; `points` is what its disc brings or has brought."""

    number: int
    have: int
    need: int
    met: bool
    points: int
    claimed: bool


class Group(NamedTuple):
    """A group of rooms and its occupancy bonus."""

    rooms: tuple[int, ...]
    colour: str
    kind: str
    amount: int
    occupied: int
    paid: bool


class Scoring(NamedTuple):
    """The emperor's scoring that is under way or comes next: what each space of the track brings and leads to."""

    round: int
    tile: str
    back: int
    outcomes: tuple[str, ...]
    points: tuple[int, ...]


class Outlook(NamedTuple):
    """What the scoring would bring a seat: `outcome` is bonus, penalty, nothing, or spared by its staff."""

    after: int
    points: int
    outcome: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not possible: the id of a message in the catalogues, and its arguments, numbers and names."""

    id: str
    arguments: Mapping[str, Any]


def because(message_id: str, **arguments: Any) -> Reason:
    """A refusal: its message, and the numbers that message tells."""
    return Reason(message_id, arguments)

"""The one table of what stands where in an observation. The engine writes the same layout (engine/observe.pxi)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from grandaustria.engine._engine import OBSERVED_FROM
from grandaustria.vocabulary import (
    CHOICES,
    FOODS,
    FRAMES,
    GUEST_COLOURS,
    LAYOUTS,
    LEVELS,
    OPTION_PLACES,
    PHASES,
    REWARD_KINDS,
    ROOMS,
    STAFF_VARIANTS,
    TABLES,
    TURN_FLAGS,
)

SEATS = 4
POINTS_FROM: int = OBSERVED_FROM
"""What is added to points, since penalties can lead below zero."""
_NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")
_SIZES = {option: OPTION_PLACES[option].size for option in CHOICES}
_CHOICES = ", ".join(f"`{option}` one of {dict(enumerate(_NUMBERS)).get(n, n)}" for option, n in _SIZES.items())


@dataclass(frozen=True, slots=True)
class Field:
    """Some bytes of one meaning: what they are divided by to lie around 0 to 1, and where they stand."""

    name: str
    shape: tuple[int, ...]
    scale: int
    meaning: str
    offset: int = 0

    @property
    def size(self) -> int:
        """How many bytes one of them has, repetitions of its block aside."""
        return int(np.prod(self.shape, dtype=int))


@dataclass(frozen=True, slots=True)
class Block:
    """Fields that come several times."""

    name: str
    times: int
    parts: tuple[Field | Block, ...]


def _one(name: str, scale: int, meaning: str) -> Field:
    return Field(name, (), scale, meaning)


def _many(name: str, count: int, scale: int, meaning: str) -> Field:
    return Field(name, (count,), scale, meaning)


_GUEST: tuple[Field, ...] = (
    _one("number", 56, "1 to 56, the card's number less 48; 0: nobody"),
    _many("colour", len(GUEST_COLOURS), 1, f"one of {', '.join(GUEST_COLOURS)}"),
    _many("missing", len(FOODS), 3, f"items still to be served: {', '.join(FOODS)}"),
    _one("points", 10, "points at check-in"),
    _many("reward", len(REWARD_KINDS), 4, f"amounts: {', '.join(REWARD_KINDS)}"),
)

_SEAT: tuple[Field | Block, ...] = (
    _one("present", 1, "there is such a seat"),
    _one("actor", 1, "its turn or choice is under way"),
    _many("order", 4, 1, "one of four: its place in the turn order of this round"),
    _one("numbers", 2, "turn-order numbers covered: turns taken in this round"),
    _one("passed", 1, "it has passed"),
    _one("krones", 20, "krones"),
    _one("emperor", 13, "space on the emperor track"),
    _many("points", 2, 100, f"points so far: both bytes together, less {POINTS_FROM}"),
    _many("kitchen", len(FOODS), 5, f"items: {', '.join(FOODS)}"),
    _many("claimed", 9, 1, "objective by objective: claimed first, second, third"),
    _many("layout", len(LAYOUTS), 1, f"one of {', '.join(LAYOUTS)}"),
    _many("prepared", ROOMS, 1, "rooms prepared, from the bottom left"),
    _many("occupied", ROOMS, 1, "rooms occupied"),
    _many("groups_paid", 10, 1, "room groups whose bonus was gained, by their lowest rooms"),
    _many("played", 48, 1, "staff played, by number; 2: in readings 1, hired just now, acts from the next event on"),
    _many("used", 8, 1, "once-per-round staff used in this round, in order among such cards"),
    _one("hand_size", 6, "staff cards in hand"),
    _many("hand", 48, 1, "of these the cards the observing seat knows: its own all"),
    _one("under_offer", 10, "cards it put under the staff deck out of offers"),
    _one("under_hand", 10, "and out of its hand"),
    Block("cafe", TABLES, _GUEST),
)

LAYOUT: tuple[Field | Block, ...] = (
    _many("players", 3, 1, "one of 2, 3, 4 players"),
    _many("solo", len(LEVELS), 1, f"one of {', '.join(LEVELS)}, in a solo game; Leopold is the other seat"),
    _many("staff_variant", len(STAFF_VARIANTS), 1, f"one of {', '.join(STAFF_VARIANTS)}"),
    _many(
        "rules",
        sum(place.size for place in OPTION_PLACES.values()),
        1,
        f"rule options off their first value, {_CHOICES} at the end (docs/rules.md)",
    ),
    _many("round", 8, 1, "one of eight: 0 during set-up, 1 to 7"),
    _many("phase", len(PHASES), 1, f"one of {', '.join(PHASES)}"),
    _one("count", 24, "steps done in this phase"),
    _one("chance", 1, "chance is to decide"),
    _many("turn", len(TURN_FLAGS), 1, f"of the turn under way: {', '.join(TURN_FLAGS)}"),
    _one("extra_turns", 1, "extra turns still to come"),
    _many("dice", 6, 4, "dice on the action spaces"),
    _one("to_roll", 14, "dice still to be rolled"),
    _one("dustbin", 4, "dice lost in this round"),
    _one("rolls", 4, "rolls made in this round"),
    Field("tiles", (3, 4), 1, "emperor tiles A, B, C: one of four each"),
    Field("objectives", (3, 4), 1, "objectives A, B, C: one of four each"),
    _many("asked", len(FRAMES), 1, "one of the frames (docs/engine.md): what is being asked; the first: none"),
    _many("pending", len(FRAMES), 1, "how many frames of each kind are pending"),
    _many("pending_food", len(FOODS), 3, f"food just gained: {', '.join(FOODS)}"),
    _many("strength", 6, 6, "strength of the action under way, at its die"),
    Field("stack", (4, 4), 16, "the frames themselves from the top: kind, a, b, c"),
    Block("queue", 5, _GUEST),
    _many("guest_deck", 56, 1, "guests still in the deck"),
    _one("reshuffles", 1, "how often their discard pile became the deck"),
    _one("staff_deck", 48, "cards in the staff deck, without those put under it"),
    _many("unseen", 48, 1, "staff cards whose place the seat does not know"),
    _many("offer", 48, 1, "cards to choose from: an offer, a draft pack"),
    _one("hidden_offer", 3, "cards another seat chooses from"),
    _many("under", 48, 48, "place under the staff deck, 1 comes first, of the cards the seat knows there"),
    _one("hands_mixed", 1, "a card put under the deck out of a hand has been drawn again"),
    Field("draft", (4, 6), 48, "draft packs as the seat remembers them, its first one first: card numbers"),
    _many("leopold_deck", 20, 1, "Leopold's cards not yet turned"),
    _many("leopold_markers", 3, 3, "his progress on the objectives A, B, C"),
    _one("leopold_staff", 6, "his staff cards still face down"),
    Block("seats", SEATS, _SEAT),
)
"""Everything in order. The seat that observes is the first of the seats, the others follow in seat order."""


def _type_of(parts: tuple[Field | Block, ...]) -> np.dtype[Any]:
    """The layout as NumPy has it."""
    return np.dtype(
        [
            (part.name, _type_of(part.parts), (part.times,))
            if isinstance(part, Block)
            else (part.name, np.uint8, part.shape)
            for part in parts
        ]
    )


DTYPE = _type_of(LAYOUT)


def _flat(parts: tuple[Field | Block, ...], path: str, times: tuple[int, ...], start: int) -> Iterator[Field]:
    """Every field by its full name, with the place of its first byte and its repetitions in front of its shape."""
    for part in parts:
        if isinstance(part, Block):
            yield from _flat(part.parts, f"{path}{part.name}.", (*times, part.times), start)
            start += part.times * _type_of(part.parts).itemsize
        else:
            yield replace(part, name=path + part.name, shape=(*times, *part.shape), offset=start)
            start += part.size


FIELDS = tuple(_flat(LAYOUT, "", (), 0))
"""Every field, by names such as `seats.cafe.number`."""


def part_of(record: np.ndarray[Any, Any], name: str) -> np.ndarray[Any, Any]:
    """A field of an array of DTYPE."""
    for step in name.split("."):
        record = record[step]
    return record

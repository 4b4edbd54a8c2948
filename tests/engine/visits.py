"""A guest's visit, from the complete order to the last part of his reward, where every reward shows.

The host has ten krones, staff worth 4, 5 and 6 krones in hand, two free tables beside the guest, rooms of
every colour prepared and others to prepare: a reward that gave more, less or else would leave a trace.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import compose, legal, seat

HOTEL = [0, 1, 2, 5, 10]
ROOMS = {"blue": [0, 10], "yellow": [1, 5], "red": [2], "green": HOTEL}
ROOM = {"blue": 10, "yellow": 1, "red": 2, "green": 2}  # none completes a group
HAND = [25, 26, 48]


@dataclass(frozen=True)
class Visit:
    """What is printed on the card, what the host does with the reward, and what that changes."""

    guest: int
    colour: str
    order: str
    points: int
    actions: tuple[str, ...] = ()
    gains: Mapping[str, Any] = field(default_factory=dict)
    """Differences of the host beyond the guest's points and room, as `changes` names them."""
    table: Mapping[str, Any] = field(default_factory=dict)
    """What else lies on the table differently afterwards, by its place in the JSON."""


def each(visits: list[Visit]) -> list[Any]:
    """The visits as parameters, each marked with its guest."""
    return [pytest.param(v, marks=component("guest", v.guest), id=f"guest-{v.guest}") for v in visits]


def arrived(visit: Visit, served: str) -> Position:
    """The guest sits in the cafe with these items before him."""
    return compose(seat(prepared=HOTEL, hand=HAND, cafe=[(visit.guest, served)]))


def check_ins(position: Position) -> list[str]:
    return [action for action in legal(position) if action.startswith("check-in")]


def without(entries: list[int], *gone: int) -> list[int]:
    return [entry for entry in entries if entry not in gone]


def food(letters: str) -> dict[str, Any]:
    """These items in the kitchen, which was empty."""
    return {"kitchen": [letters.count(letter) for letter in "scwk"]}


def hired(*staff: int, krones: int, hand: list[int] | None = None) -> dict[str, Any]:
    """These cards played at a total price, out of the hand (which may have grown before)."""
    difference = {"krones": krones} if krones else {}
    return {"hand": without(hand or HAND, *staff), "played": sorted(staff), **difference}


def prepared(colour: str, *rooms: int, krones: int) -> dict[str, Any]:
    """These rooms prepared at a total price; the guest lives where guests of his colour move in."""
    difference = {"krones": krones} if krones else {}
    return {"prepared": sorted([*without(HOTEL, ROOM[colour]), *rooms]), **difference}


def occupied(colour: str, room: int) -> dict[str, Any]:
    """Another prepared room occupied."""
    lived_in = ROOM[colour]
    return {"prepared": without(HOTEL, lived_in, room), "occupied": sorted([lived_in, room])}


def seated(*guests: int) -> dict[str, Any]:
    """These guests sit in the cafe, with nothing served."""
    tables = [{"guest": guest, "served": [0, 0, 0, 0]} for guest in guests]
    return {"cafe": [*tables, *[None] * (3 - len(tables))]}

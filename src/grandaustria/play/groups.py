"""Groups of rooms: which rooms they are, how full, and what they bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from grandaustria.cards import HOTELS, room_groups

BONUS_KINDS: Mapping[str, str] = {"blue": "points", "red": "krones", "yellow": "emperor"}
"""What the groups of each colour bring when they are full."""

Json = dict[str, Any]


def groups_of(seat: Mapping[str, Any]) -> list[Json]:
    """The groups of a seat's hotel by their lowest rooms, as a position has the seat."""
    occupied, paid = frozenset(seat["occupied"]), seat["groups_paid"]
    return [
        {**group, "occupied": len(occupied.intersection(group["rooms"])), "paid": place in paid}
        for place, group in enumerate(_groups(seat["hotel"]))
    ]


@lru_cache
def _groups(hotel: str) -> Sequence[Json]:
    layout = HOTELS.layouts[hotel]
    return tuple(_group(layout[min(rooms)], sorted(rooms)) for rooms in room_groups(layout))


def _group(colour: str, rooms: list[int]) -> Json:
    return {
        "rooms": rooms,
        "colour": colour,
        "bonus": {BONUS_KINDS[colour]: HOTELS.group_bonus[colour][len(rooms) - 1]},
    }

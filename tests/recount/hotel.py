"""A hotel recounted room by room: groups, floors, columns, colours, and the objectives' conditions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.recount.facts import CONDITION, FLOOR_POINTS, GROUP_BONUS, LAYOUT

Json = Mapping[str, Any]
FLOORS = [set(range(5 * floor, 5 * floor + 5)) for floor in range(4)]
COLUMNS = [set(range(column, 20, 5)) for column in range(5)]


def neighbours(room: int) -> set[int]:
    floor, column = divmod(room, 5)
    around = ((floor + 1, column), (floor - 1, column), (floor, column + 1), (floor, column - 1))
    return {5 * f + c for f, c in around if 0 <= f < 4 and 0 <= c < 5}


def _groups(layout: list[str]) -> list[set[int]]:
    """Connected rooms of one colour, in the order of their lowest room."""
    groups: list[set[int]] = []
    for start in range(20):
        if any(start in group for group in groups):
            continue
        group, border = {start}, {start}
        while border:
            border = {n for room in border for n in neighbours(room) if layout[n] == layout[start]} - group
            group |= border
        groups.append(group)
    return groups


GROUPS = {name: _groups(layout) for name, layout in LAYOUT.items()}


def rooms_of(seat: Json, colour: str) -> set[int]:
    return {room for room in range(20) if LAYOUT[seat["hotel"]][room] == colour}


def occupied(seat: Json, colour: str) -> int:
    return len(set(seat["occupied"]) & rooms_of(seat, colour))


def full(seat: Json, areas: Iterable[set[int]]) -> int:
    """How many of these areas are fully occupied."""
    return sum(area <= set(seat["occupied"]) for area in areas)


def full_groups(seat: Json) -> list[int]:
    return [i for i, group in enumerate(GROUPS[seat["hotel"]]) if group <= set(seat["occupied"])]


def group_bonus(seat: Json, group: int) -> tuple[str, int]:
    """The colour of a group and what its occupancy bonus gives."""
    rooms = GROUPS[seat["hotel"]][group]
    colour = LAYOUT[seat["hotel"]][min(rooms)]
    return colour, GROUP_BONUS[colour][len(rooms) - 1]


def sets(seat: Json) -> int:
    return min(occupied(seat, colour) for colour in ("blue", "red", "yellow"))


def floor_points(seat: Json) -> int:
    return sum(FLOOR_POINTS[room // 5] for room in seat["occupied"])


def holds(objective: int, seat: Json) -> bool:
    """Does the condition of this objective hold now?"""
    what, *rest = CONDITION[objective]
    if what == "rooms":
        wanted = dict(zip(rest[::2], map(int, rest[1::2]), strict=True))
        return all(occupied(seat, colour) >= n for colour, n in wanted.items())
    have = {
        "krones": seat["krones"],
        "tiles": len({*seat["prepared"], *seat["occupied"]}),
        "staff": len(seat["played"]),
        "emperor": seat["emperor"],
        "floors": full(seat, FLOORS),
        "columns": full(seat, COLUMNS),
        "groups": len(full_groups(seat)),
        "colours": full(seat, [rooms_of(seat, colour) for colour in ("blue", "red", "yellow")]),
    }
    return bool(have[what] >= int(rest[0]))

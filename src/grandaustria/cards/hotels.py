"""Reads hotels.toml: prices, points, the supply of room tiles and the five layouts."""

from __future__ import annotations

from collections import Counter
from functools import cache
from types import MappingProxyType

from grandaustria.cards.model import Hotels
from grandaustria.cards.table import Table, naming
from grandaustria.vocabulary import COLOURS, COLUMNS, FLOORS, LAYOUTS, ROOMS

NIGHT, *DAYS = LAYOUTS
GROUP_SIZES = (4, 3, 3, 2, 2, 2, 1, 1, 1, 1)
_COLOUR_LETTERS = {colour[0].upper(): colour for colour in COLOURS}


@cache
def neighbours(room: int) -> tuple[int, ...]:
    """The rooms orthogonally next to a room."""
    floor, column = divmod(room, COLUMNS)
    around = ((floor - 1, column), (floor, column - 1), (floor, column + 1), (floor + 1, column))
    return tuple(f * COLUMNS + c for f, c in around if 0 <= f < FLOORS and 0 <= c < COLUMNS)


@cache
def room_groups(layout: tuple[str, ...]) -> tuple[frozenset[int], ...]:
    """The maximal connected sets of rooms of one colour, ordered by their lowest room."""
    groups: list[frozenset[int]] = []
    for start in range(ROOMS):
        if not any(start in group for group in groups):
            groups.append(_connected(layout, start))
    return tuple(groups)


def _connected(layout: tuple[str, ...], start: int) -> frozenset[int]:
    found, open_rooms = {start}, [start]
    while open_rooms:
        for room in neighbours(open_rooms.pop()):
            if room not in found and layout[room] == layout[start]:
                found.add(room)
                open_rooms.append(room)
    return frozenset(found)


def read_hotels(content: object) -> Hotels:
    """Prices, points and layouts; there have to be tiles enough for each of them."""
    table = Table(content)
    table.number("floors", FLOORS, FLOORS)
    table.number("columns", COLUMNS, COLUMNS)
    hotels = Hotels(
        floors=FLOORS,
        columns=COLUMNS,
        price=table.numbers("price", 0, 9, FLOORS),
        final_points=table.numbers("final_points", 0, 9, FLOORS),
        printed_points=_printed_points(table.table("printed_points")),
        group_bonus=_group_bonus(table.table("group_bonus")),
        tiles=_supply(table.table("tiles")),
        layouts=_layouts(table.table("layouts")),
    )
    table.finish()
    _check_supply(hotels)
    return hotels


def _printed_points(table: Table) -> tuple[int, ...]:
    points = [0] * ROOMS
    with naming("printed_points"):
        for key in table.remaining():
            if key not in map(str, range(ROOMS)):
                raise ValueError(f"room must be 0..{ROOMS - 1}, not {key}")
            points[int(key)] = table.number(key, 1, 9)
    return tuple(points)


def _group_bonus(table: Table) -> MappingProxyType[str, tuple[int, ...]]:
    with naming("group_bonus"):
        bonus = {colour: table.numbers(colour, 1, 99, max(GROUP_SIZES)) for colour in COLOURS}
        table.finish()
    return MappingProxyType(bonus)


def _supply(table: Table) -> MappingProxyType[str, int]:
    with naming("tiles"):
        tiles = {colour: table.number(colour, 1, 99) for colour in COLOURS}
        table.finish()
    return MappingProxyType(tiles)


def _layouts(table: Table) -> MappingProxyType[str, tuple[str, ...]]:
    layouts: dict[str, tuple[str, ...]] = {}
    for name in LAYOUTS:
        with naming("layouts"):
            floors = table.texts(name, FLOORS)
        with naming(f"layout {name}"):
            layouts[name] = _layout(floors)
    with naming("layouts"):
        table.finish()
    return MappingProxyType(layouts)


def _layout(floors: tuple[str, ...]) -> tuple[str, ...]:
    for floor, letters in enumerate(floors, 1):
        if len(letters) != COLUMNS or not set(letters) <= set(_COLOUR_LETTERS):
            raise ValueError(f"floor {floor} must be {COLUMNS} letters of BRY, not {letters!r}")
    layout = tuple(_COLOUR_LETTERS[letter] for letters in floors for letter in letters)
    sizes = tuple(sorted(map(len, room_groups(layout)), reverse=True))
    if sizes != GROUP_SIZES:
        raise ValueError(f"groups must have the sizes {GROUP_SIZES}, not {sizes}")
    return layout


def _check_supply(hotels: Hotels) -> None:
    night = Counter(hotels.layouts[NIGHT] * len(DAYS))
    day = Counter(room for name in DAYS for room in hotels.layouts[name])
    for colour in COLOURS:
        needed = max(night[colour], day[colour])
        if needed > hotels.tiles[colour]:
            raise ValueError(f"tiles: {colour} must be at least {needed} for four hotels")

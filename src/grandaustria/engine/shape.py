"""The shape of a position as JSON: the right keys with the right kinds of values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from grandaustria import cards
from grandaustria.engine import pending
from grandaustria.vocabulary import (
    GUEST_NUMBERS,
    LAYOUTS,
    OBJECTIVE_NUMBERS,
    PHASES,
    POINT_SOURCES,
    ROOMS,
    STAFF_NUMBERS,
    TABLES,
    TURN_FLAGS,
)

ROUND_STAFF = {card.number for card in cards.STAFF if card.timing == "round"}
BYTE = 255
LAST_SPACE = len(cards.BOARD.emperor_points) - 1


class Fault(NamedTuple):
    """A reason against a position; what is only out of range can still be read, so that other reasons show."""

    reason: str
    readable: bool = False


Faults = Iterator[Fault]
Shape = Callable[[object, str], Faults]


def faults(data: Mapping[str, Any]) -> Faults:
    """Everything that is wrong with the shape of a position."""
    return _shape(data, _TABLE, "position")


def _number(low: int, high: int) -> Shape:
    def check(value: object, where: str) -> Faults:
        if type(value) is not int:
            yield Fault(f"{where}: {value!r} is not a whole number")
        elif not low <= value <= high:
            yield Fault(f"{where}: {value!r} is not a whole number from {low} to {high}", readable=True)

    return check


def _one_of(values: Iterable[object]) -> Shape:
    allowed = tuple(values)

    def check(value: object, where: str) -> Faults:
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            yield Fault(f"{where}: {value!r} is not possible here")

    return check


def _flag(value: object, where: str) -> Faults:
    if not isinstance(value, bool):
        yield Fault(f"{where}: {value!r} is not true or false")


def _anything(value: object, where: str) -> Faults:
    yield from ()


def _list(item: Shape, least: int = 0, most: int = 64) -> Shape:
    def check(value: object, where: str) -> Faults:
        if not isinstance(value, list | tuple):
            yield Fault(f"{where}: expected a list")
        elif not least <= len(value) <= most:
            expected = str(least) if least == most else f"{least} to {most}"
            yield Fault(f"{where}: {len(value)} entries, expected {expected}")
        else:
            for i, entry in enumerate(value):
                yield from item(entry, f"{where}[{i}]")

    return check


def _or_none(shape: Shape) -> Shape:
    def check(value: object, where: str) -> Faults:
        if value is not None:
            yield from shape(value, where)

    return check


def _object(keys: Mapping[str, Shape], required: bool = False) -> Shape:
    def check(value: object, where: str) -> Faults:
        if not isinstance(value, Mapping):
            yield Fault(f"{where}: expected an object")
            return
        yield from _shape(value, keys, where)
        if required:
            yield from (Fault(f"{where}: {key} is missing") for key in keys if key not in value)

    return check


def _shape(value: Mapping[str, Any], keys: Mapping[str, Shape], where: str) -> Faults:
    for key, entry in value.items():
        if key not in keys:
            yield Fault(f"{where}: unknown key {key!r}", readable=True)
        else:
            yield from keys[key](entry, f"{where}.{key}" if where != "position" else key)


_STAFF = _number(STAFF_NUMBERS[0], STAFF_NUMBERS[-1])
_STAFF_LIST = _list(_STAFF, most=len(STAFF_NUMBERS))
_OBJECTIVE = _number(OBJECTIVE_NUMBERS[0], OBJECTIVE_NUMBERS[-1])
_GUEST = _number(GUEST_NUMBERS[0], GUEST_NUMBERS[-1])
_ROOM_LIST = _list(_number(0, ROOMS - 1), most=ROOMS)
_CAFE_TABLE = _object({"guest": _GUEST, "served": _list(_number(0, 4), 4, 4)}, required=True)
_SEAT = {
    "hotel": _one_of(LAYOUTS), "krones": _number(0, cards.BOARD.krones_maximum), "emperor": _number(0, LAST_SPACE),
    "points": _object({source: _number(-32768, 32767) for source in POINT_SOURCES}),
    "kitchen": _list(_number(0, BYTE), 4, 4), "cafe": _list(_or_none(_CAFE_TABLE), TABLES, TABLES),
    "prepared": _ROOM_LIST, "occupied": _ROOM_LIST, "groups_paid": _list(_number(0, 9), most=10), "hand": _STAFF_LIST,
    "played": _STAFF_LIST, "used": _list(_one_of(sorted(ROUND_STAFF))), "known": _STAFF_LIST, "numbers": _number(0, 2),
}  # fmt: skip
_TURN = {**dict.fromkeys(TURN_FLAGS, _flag), "extra_turns": _number(0, BYTE)}
_UNDER = {"card": _STAFF, "by": _number(0, 3), "from_hand": _flag}
_FRAME = {
    "frame": _one_of(pending.FRAMES),
    "a": _number(0, BYTE),
    "b": _number(0, BYTE),
    "c": _number(0, BYTE),
}
_LEOPOLD = {
    "deck": _list(_one_of(card.number for card in cards.LEOPOLD), most=20),
    "staff": _STAFF_LIST,
    "markers": _list(_number(0, 3), 3, 3),
}
_TABLE: Mapping[str, Shape] = {
    "format": _one_of(["grandaustria-position"]), "version": _one_of([1]), "setup": _anything, "phase": _one_of(PHASES),
    "round": _number(0, cards.BOARD.rounds), "first": _number(0, 3), "actor": _number(0, 3), "count": _number(0, 24),
    "turn": _object(_TURN), "tiles": _list(_or_none(_one_of(tile.id for tile in cards.TILES)), 3, 3),
    "objectives": _list(_or_none(_OBJECTIVE), 3, 3), "claims": _list(_list(_number(0, 3), most=3), 3, 3),
    "dice": _list(_number(0, 14), 6, 6), "to_roll": _number(0, 14), "dustbin": _number(0, 14),
    "rolls": _number(0, 14), "passed": _list(_flag, 2, 4), "queue": _list(_one_of((0, *GUEST_NUMBERS)), 5, 5),
    "guest_discard": _list(_GUEST, most=56), "guest_deck": _number(0, 56), "reshuffles": _number(0, BYTE),
    "staff_deck": _number(0, 48), "staff_under": _list(_object(_UNDER, required=True), most=48),
    "hands_mixed": _flag, "staff_removed": _STAFF_LIST, "offer": _STAFF_LIST, "fresh": _STAFF_LIST,
    "draft": _list(_list(_number(0, 48), 6, 6), most=4), "leopold": _or_none(_object(_LEOPOLD, required=True)),
    "pending": _list(_object(_FRAME, required=True), most=pending.MOST_FRAMES), "seats": _list(_object(_SEAT), 2, 4),
}  # fmt: skip

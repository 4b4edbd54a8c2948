"""Actions as text, and back. One notation for each action, read in the context of a position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from grandaustria.cards import FOODS
from grandaustria.engine.errors import ActionError
from grandaustria.engine.setup import LAYOUTS

if TYPE_CHECKING:
    from grandaustria.engine._engine import Board

NUMBERING_VERSION = 1

# Families of actions: name, first number, how many, how the place in the family is written.
# The numbers are part of the public format: never change one, only add.
FAMILIES: tuple[tuple[str, int, int, str], ...] = (
    ("end", 0, 1, ""),
    ("pass", 1, 1, ""),
    ("done", 2, 1, ""),
    ("pay", 3, 1, ""),
    ("suffer", 4, 2, "count"),
    ("bonus", 6, 1, ""),
    ("reward", 7, 2, "count"),
    ("die", 16, 6, "count"),
    ("die", 22, 6, "boosted"),
    ("action", 28, 6, "count"),
    ("guest", 34, 5, "count"),
    ("claim", 39, 3, "letter"),
    ("food", 42, 4, "food"),
    ("place", 46, 12, "item"),
    ("serve", 58, 12, "item"),
    ("complete", 70, 3, "table"),
    ("split", 73, 17, "number"),
    ("prepare", 90, 20, "number"),
    ("occupy", 110, 20, "number"),
    ("remove", 130, 20, "number"),
    ("check-in", 150, 60, "room"),
    ("hire", 210, 48, "count"),
    ("under", 258, 48, "count"),
    ("keep", 306, 48, "count"),
    ("use", 354, 48, "count"),
    ("dismiss", 402, 48, "count"),
    ("roll", 512, 6, "count"),
    ("first", 518, 4, "count"),
    ("hotel", 522, 5, "layout"),
    ("tile", 528, 12, "tile"),
    ("objective", 540, 12, "objective"),
    ("draw guest", 552, 56, "guest"),
    ("draw staff", 608, 48, "count"),
    ("leopold", 656, 20, "leopold"),
)

_FAMILY_OF = {first + k: (name, k, kind) for name, first, count, kind in FAMILIES for k in range(count)}
NUMBERS = frozenset(_FAMILY_OF)
CHANCE_NUMBERS = frozenset(number for number in NUMBERS if number >= 512)


def family(action: int) -> tuple[str, int]:
    """The family of an action and its place in it: `(“die”, 3)` is a 4, unboosted."""
    if action not in _FAMILY_OF:
        raise ActionError(f"there is no action {action!r}")
    name, k, kind = _FAMILY_OF[action]
    return ("boosted die" if kind == "boosted" else name), k


_FIRST = {family(first)[0]: first for _, first, _, _ in FAMILIES}


def number_of(name: str, k: int) -> int:
    """The action in a place of a family: the other way round."""
    return _FIRST[name] + k


def _guest_at(board: Board, table: int) -> str:
    number = board.cafe(board.actor)[table]
    return str(number) if number else f"table {table + 1}"


_WRITERS: dict[str, Callable[[Board, int], str]] = {
    "": lambda _board, _k: "",
    "count": lambda _board, k: f" {k + 1}",
    "boosted": lambda _board, k: f" {k + 1}+",
    "number": lambda _board, k: f" {k}",
    "letter": lambda _board, k: f" {'ABC'[k]}",
    "food": lambda _board, k: f" {FOODS[k]}",
    "item": lambda board, k: f" {FOODS[k // 3]} {_guest_at(board, k % 3)}",
    "table": lambda board, k: f" {_guest_at(board, k)}",
    "room": lambda board, k: f" {_guest_at(board, k // 20)} room {k % 20}",
    "layout": lambda _board, k: f" {LAYOUTS[k]}",
    "tile": lambda _board, k: f" {'ABC'[k // 4]}{k % 4 + 1}",
    "objective": lambda _board, k: f" {105 + k}",
    "guest": lambda _board, k: f" {49 + k}",
    "leopold": lambda _board, k: f" {193 + k}",
}


def write(board: Board, action: int) -> str:
    """The notation of an action for the seat to move.

    Cafe tables are named by the guest that sits there; an empty one is `table 1` to `table 3`.
    """
    if type(action) is not int or action not in _FAMILY_OF:
        raise ActionError(f"there is no action {action!r}")
    name, k, kind = _FAMILY_OF[action]
    return name + _WRITERS[kind](board, k)


_NAMED = r"(?P<guest>\d{2,3}|table [123])"
_READERS: dict[str, str] = {
    "": "",
    "count": r" (?P<count>\d{1,2})",
    "boosted": r" (?P<count>\d{1,2})\+",
    "number": r" (?P<number>\d{1,2})",
    "letter": r" (?P<letter>[ABC])",
    "food": rf" (?P<food>{'|'.join(FOODS)})",
    "item": rf" (?P<food>{'|'.join(FOODS)}) {_NAMED}",
    "table": f" {_NAMED}",
    "room": rf" {_NAMED} room (?P<number>\d{{1,2}})",
    "layout": rf" (?P<layout>{'|'.join(LAYOUTS)})",
    "tile": r" (?P<letter>[ABC])(?P<tile>[1234])",
    "objective": r" (?P<objective>\d{3})",
    "guest": r" (?P<card>\d{2,3})",
    "leopold": r" (?P<leopold>\d{3})",
}
_PATTERNS = tuple(
    (re.compile(re.escape(name) + _READERS[kind], re.ASCII), first, count, kind)
    for name, first, count, kind in FAMILIES
)
LONGEST = 64


def parse(board: Board, text: object) -> int:
    """The number of an action from its notation. Whether it is legal now is not asked."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ActionError("an action is a short text such as 'die 4+' or 'hire 22'")
    plain = " ".join(text.split())
    for pattern, first, count, kind in _PATTERNS:
        match = pattern.fullmatch(plain)
        if match:
            k = _place(board, kind, match.groupdict())
            if not 0 <= k < count:
                raise ActionError(f"{plain!r} names something that is not in the game")
            return first + k
    raise ActionError(f"{plain!r} is not an action; try 'die 4+', 'guest 2', 'hire 22', 'check-in 63 room 10'")


def _place(board: Board, kind: str, found: dict[str, str | None]) -> int:
    value = {key: text for key, text in found.items() if text is not None}
    number = {key: int(text) for key, text in value.items() if text.isdigit()}
    readers: dict[str, Callable[[], int]] = {
        "": lambda: 0,
        "count": lambda: number["count"] - 1,
        "boosted": lambda: number["count"] - 1,
        "number": lambda: number["number"],
        "letter": lambda: "ABC".index(value["letter"]),
        "food": lambda: FOODS.index(value["food"]),
        "item": lambda: 3 * FOODS.index(value["food"]) + _table_of(board, value["guest"]),
        "table": lambda: _table_of(board, value["guest"]),
        "room": lambda: _room(_table_of(board, value["guest"]), number["number"]),
        "layout": lambda: LAYOUTS.index(value["layout"]),
        "tile": lambda: 4 * "ABC".index(value["letter"]) + number["tile"] - 1,
        "objective": lambda: number["objective"] - 105,
        "guest": lambda: number["card"] - 49,
        "leopold": lambda: number["leopold"] - 193,
    }
    return readers[kind]()


def _room(table: int, room: int) -> int:
    return 20 * table + room if room < 20 else -1


def _table_of(board: Board, guest: str) -> int:
    if guest.startswith("table"):
        return int(guest[-1]) - 1
    tables = board.cafe(board.actor)
    if int(guest) not in tables:
        raise ActionError(f"guest {guest} does not sit in this cafe")
    return tables.index(int(guest))


def why_illegal(board: Board, action: int) -> str:
    """A sentence that says why an action that is not legal is not."""
    # Sentences are read from the catalogues only when something is refused.
    from grandaustria.engine.reasons import reason, sentence

    why = reason(board, action)
    written = write(board, action) if action in NUMBERS else str(action)
    return f"{written}: {sentence(why)}" if why else written

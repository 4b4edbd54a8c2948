"""Positions put together by hand: a table in mid-game, of which only what matters has to be named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grandaustria.cards import foods
from grandaustria.engine.errors import PositionError
from grandaustria.engine.forms import SetupData
from grandaustria.engine.setup import Rules
from grandaustria.vocabulary import GUEST_NUMBERS, TABLES

ROUND = 2
DICE = (2, 2, 2, 2, 2, 0)
PREPARED = (0, 1, 5)


def seat(**fields: Any) -> dict[str, Any]:
    """A seat with ten krones and three prepared rooms at the bottom left; name what should differ.

    The keys are those of a seat's JSON. `kitchen` may be letters; a table of `cafe` may be a guest's number, or the
    number with what was served, in letters.

    >>> seat(kitchen="ssw", cafe=[60, (61, "c")])["kitchen"]
    [2, 0, 1, 0]
    """
    occupied = fields.get("occupied")
    free = [room for room in PREPARED if not isinstance(occupied, list | tuple) or room not in occupied]
    given = {"prepared": free, **fields}
    if isinstance(given.get("cafe"), list | tuple):
        tables = [_cafe_table(entry) for entry in given["cafe"]]
        given["cafe"] = tables + [None] * (TABLES - len(tables))
    if isinstance(given.get("kitchen"), str):
        given["kitchen"] = _counts(given["kitchen"])
    return given


def composed(seats: Sequence[Mapping[str, Any]], **table: Any) -> dict[str, Any]:
    """The JSON of a position in the second round, seat 0 to move, two dice on each of the spaces 1 to 5.

    What is not understood here is left as it is, for the check of the position to name.
    """
    setup = {key: _plain(table.pop(key)) for key in SetupData.__annotations__ if key in table}
    players = setup.get("players")
    missing = (players if players in (2, 3, 4) else 2) - len(seats)
    everyone = [seat(**fields) for fields in [*seats, *[{}] * missing]]
    queue = {} if "queue" in table else {"queue": _free_guests(everyone, table.get("guest_discard", []))}
    return {"setup": setup, "round": ROUND, "dice": list(DICE), "seats": everyone, **queue, **table}


def _plain(value: Any) -> Any:
    """Rules and layouts as JSON has them."""
    if isinstance(value, Rules):
        return value.to_json()
    return list(value) if isinstance(value, tuple) else dict(value) if isinstance(value, Mapping) else value


def _counts(letters: str) -> list[int]:
    try:
        return list(foods(letters))
    except ValueError as error:
        raise PositionError(f"{letters!r}: {error}") from None


def _cafe_table(entry: Any) -> Any:
    if type(entry) is int:
        return {"guest": entry, "served": [0, 0, 0, 0]}
    if isinstance(entry, tuple) and len(entry) == 2 and isinstance(entry[1], str):
        return {"guest": entry[0], "served": _counts(entry[1])}
    return entry


def _free_guests(seats: Sequence[Mapping[str, Any]], discard: object) -> list[int]:
    """Who is nowhere else waits in the queue."""
    cafes = [one["cafe"] for one in seats if isinstance(one.get("cafe"), list)]
    sitting = [table.get("guest") for cafe in cafes for table in cafe if isinstance(table, Mapping)]
    elsewhere = [*sitting, *(discard if isinstance(discard, list | tuple) else [])]
    return [number for number in reversed(GUEST_NUMBERS) if number not in elsewhere][:5]

"""Positions put together by hand: a table in mid-game, of which only what matters has to be named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grandaustria.cards import FOOD_LETTERS
from grandaustria.engine.setup import Rules, Setup
from grandaustria.vocabulary import GUEST_NUMBERS, READINGS, TABLES

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
    given = {"prepared": list(PREPARED), **fields}
    if "occupied" in given:
        given["prepared"] = [room for room in given["prepared"] if room not in given["occupied"]]
    if "cafe" in given:
        tables = [_cafe_table(entry) for entry in given["cafe"]]
        given["cafe"] = tables + [None] * (TABLES - len(tables))
    if isinstance(given.get("kitchen"), str):
        given["kitchen"] = _counts(given["kitchen"])
    return given


def composed(
    seats: Sequence[Mapping[str, Any]],
    players: int = 2,
    rules: str | Rules | Mapping[str, str] = "2022",
    hotels: str | Sequence[str] = "night",
    staff: str = "standard",
    solo: str | None = None,
    readings: int = READINGS[-1],
    **table: Any,
) -> dict[str, Any]:
    """The JSON of a position in the second round, seat 0 to move, two dice on each of the spaces 1 to 5."""
    chosen = rules if isinstance(rules, Rules) else Rules.from_json(rules if isinstance(rules, str) else dict(rules))
    named = hotels if isinstance(hotels, str) else tuple(hotels)
    setup = Setup(players=players, rules=chosen, hotels=named, staff=staff, solo=solo, readings=readings)
    everyone = [seat(**fields) for fields in [*seats, *[{}] * (players - len(seats))]]
    queue = {} if "queue" in table else {"queue": _free_guests(everyone, table.get("guest_discard", []))}
    return {"setup": setup.to_json(), "round": ROUND, "dice": list(DICE), "seats": everyone, **queue, **table}


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in FOOD_LETTERS]


def _cafe_table(entry: Any) -> Any:
    if isinstance(entry, int):
        return {"guest": entry, "served": [0, 0, 0, 0]}
    if isinstance(entry, tuple):
        return {"guest": entry[0], "served": _counts(entry[1])}
    return entry


def _free_guests(seats: Sequence[Mapping[str, Any]], discard: Sequence[int]) -> list[int]:
    """Who is nowhere else waits in the queue."""
    taken = {table["guest"] for one in seats for table in one.get("cafe", []) if table} | set(discard)
    return [number for number in reversed(GUEST_NUMBERS) if number not in taken][:5]

"""Composed positions for tests: a table in mid-game, a few actions, and what they changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria import CHANCE, Luck, Position, Rules, Setup
from grandaustria.engine.notation import family

CHANCE_FAMILIES = {"roll", "first", "hotel", "tile", "objective", "draw guest", "draw staff", "leopold"}
DICE = (2, 2, 2, 2, 2, 0)


def seat(**fields: Any) -> dict[str, Any]:
    """A seat with ten krones, three prepared rooms bottom left, nothing else; name what should differ.

    `cafe` may be a list of guest numbers (nothing served), (number, "ssw") pairs (served so), or full entries;
    `kitchen` may be letters.
    """
    given = {"prepared": [0, 1, 5], **fields}
    if "occupied" in given:
        given["prepared"] = [room for room in given["prepared"] if room not in given["occupied"]]
    if "cafe" in given:
        tables = [_cafe_table(entry) for entry in given["cafe"]]
        given["cafe"] = tables + [None] * (3 - len(tables))
    if isinstance(given.get("kitchen"), str):
        given["kitchen"] = _counts(given["kitchen"])
    return given


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in "scwk"]


def _cafe_table(entry: Any) -> Any:
    if isinstance(entry, int):
        return {"guest": entry, "served": [0, 0, 0, 0]}
    if isinstance(entry, tuple):
        return {"guest": entry[0], "served": _counts(entry[1])}
    return entry


def compose(
    *seats: Mapping[str, Any],
    players: int = 2,
    rules: str | Rules | Mapping[str, str] = "2022",
    hotels: Any = "night",
    staff: str = "standard",
    solo: str | None = None,
    **table: Any,
) -> Position:
    """A position in round 2, seat 0 to move, two dice on each of the spaces 1 to 5; name what should differ."""
    chosen = rules if isinstance(rules, Rules) else Rules.from_json(rules if isinstance(rules, str) else dict(rules))
    setup = Setup(players=players, rules=chosen, hotels=hotels, staff=staff, solo=solo)
    everyone = [*seats, *(seat() for _ in range(players - len(seats)))]
    if "queue" not in table:
        table["queue"] = _free_guests(everyone, table.get("guest_discard", []))
    data = {"setup": setup.to_json(), "round": 2, "dice": list(DICE), "seats": everyone, **table}
    return Position.from_json(data)


def _free_guests(seats: list[Any], discard: list[int]) -> list[int]:
    taken = {table["guest"] for one in seats for table in one.get("cafe", []) if table} | set(discard)
    return [number for number in range(104, 48, -1) if number not in taken][:5]


def play(position: Position, *actions: str) -> Position:
    """Apply actions by notation to a copy. Chance that is not named is decided by a fixed seed."""
    after = position.copy()
    luck = Luck(0)
    for text in actions:
        while after.to_move == CHANCE and family(after.parse(text))[0] not in CHANCE_FAMILIES:
            after.apply(luck.choose(after))
        after.apply(after.parse(text))
    return after


def legal(position: Position) -> list[str]:
    """The legal actions in notation."""
    return [position.notation(action) for action in position.legal_actions()]


def changes(before: Position, after: Position, of: int = 0) -> dict[str, Any]:
    """What changed for a seat: differences for numbers (points by source as `points.guests`), new values else."""
    old, new = _flat(before.to_json()["seats"][of]), _flat(after.to_json()["seats"][of])
    return {key: _difference(old[key], new[key]) for key in old if old[key] != new[key]}


def _flat(fields: Mapping[str, Any]) -> dict[str, Any]:
    points = {f"points.{source}": n for source, n in fields["points"].items()}
    return {**{key: value for key, value in fields.items() if key != "points"}, **points}


def _difference(old: Any, new: Any) -> Any:
    return new - old if isinstance(old, int) else new

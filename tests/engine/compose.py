"""A few actions from a composed position, and what they changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria import CHANCE, Luck, Position
from grandaustria.engine import compose as composing
from grandaustria.engine.compose import DICE
from grandaustria.engine.notation import family

__all__ = ["DICE", "changes", "compose", "legal", "play", "seat"]

CHANCE_FAMILIES = {"roll", "first", "hotel", "tile", "objective", "draw guest", "draw staff", "leopold"}
compose = Position.compose


def seat(**fields: Any) -> dict[str, Any]:
    """A seat of a composed position; of the rooms named as prepared those are, that are not occupied."""
    given = {**fields}
    if "prepared" in given and "occupied" in given:
        given["prepared"] = [room for room in given["prepared"] if room not in given["occupied"]]
    return composing.seat(**given)


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

"""Positions in which the emperor is about to score, for the tests of his tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from grandaustria import Position
from tests.engine.compose import compose

ROUND = {"A": 3, "B": 5, "C": 7}
ON_BONUS = {"A": 6, "B": 8, "C": 10}
"""The space from which a disc moves back to 3, where the bonus begins."""
ON_NOTHING = {"A": 4, "B": 6, "C": 8}
SPACE_SCORED: dict[str, dict[str, int]] = {
    "A": {"points.emperor": 4, "emperor": -3},
    "B": {"points.emperor": 5, "emperor": -5},
    "C": {"points.emperor": 6, "emperor": -7},
}
"""What the disc does for a seat that stood on the space of ON_BONUS."""
TILES = ["A1", "B1", "C1"]


class Scoring(NamedTuple):
    before: Position
    """The same table while turns are still being taken."""
    after: Position
    """The first choice of the scoring, or its end."""


def scoring(tile: str, *seats: Mapping[str, Any], **table: Any) -> Scoring:
    """The emperor scores with this tile, seat 0 first; seats not given gain and lose nothing."""
    group = tile[0]
    tiles = [tile if one[0] == group else one for one in TILES]
    players = table.get("players", 2)
    neutral = [{"emperor": ON_NOTHING[group]}] * (players - len(seats))
    first = (1 - ROUND[group]) % players
    common = {"round": ROUND[group], "first": first, "tiles": tiles, **table}
    before = compose(*seats, *neutral, phase="turn", **common)
    return Scoring(before, compose(*seats, *neutral, phase="emperor", **common))

"""One entry of a game's log."""

from __future__ import annotations

from typing import NamedTuple


class Move(NamedTuple):
    """A decision of a seat, or an outcome of chance (seat CHANCE)."""

    seat: int
    action: int
    notation: str

"""The points of one seat, by source."""

from __future__ import annotations

from typing import NamedTuple

from grandaustria.vocabulary import POINT_SOURCES


class Score(NamedTuple):
    """Points so far (POINT_SOURCES) and what final scoring adds to them as things stand."""

    guests: int
    staff: int
    emperor: int
    tiles: int
    objectives: int
    groups: int
    rooms: int
    staff_end: int
    floors: int
    krones: int
    kitchen: int
    cafe: int

    @property
    def in_play(self) -> int:
        """The points on the track."""
        return sum(self[: len(POINT_SOURCES)])

    @property
    def total(self) -> int:
        """The final score if the game ended now."""
        return sum(self)

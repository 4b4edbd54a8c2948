"""What the games of a match say, as figures and as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grandaustria.arena.pictures import match_picture
from grandaustria.arena.playing import Outcome
from grandaustria.arena.rating import ratings
from grandaustria.arena.statistics import summary


@dataclass(frozen=True)
class Report:
    """Win rates, scores, times and ratings of every bot; notebooks show it as a drawing."""

    figures: dict[str, Any]

    def drawn(self) -> str:
        """Ratings with their intervals, and scores by source."""
        return match_picture(self.figures)

    def _repr_svg_(self) -> str:
        return self.drawn()


def report_on(outcomes: Sequence[Outcome]) -> Report:
    """All figures of these games."""
    rated = ratings(outcomes)
    result = summary(outcomes)
    for entry in result["results"]:
        rating, spread = rated.get(entry["bot"], (0.0, 0.0))  # there is none where a bot played only itself
        entry["rating"], entry["rating_ci"] = round(rating), [round(rating - spread), round(rating + spread)]
    return Report(result)

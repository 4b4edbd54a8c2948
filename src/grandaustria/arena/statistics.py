"""What many games say: win rates with intervals, means, and ratings of many bots at once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from grandaustria.arena.playing import TURNS_OF_A_SEAT, Outcome

Z = 1.959964
"""Standard deviations on either side of the mean that hold 95 %."""

LATE = 4
"""Turns of a seat in two rounds."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate.

    >>> low, high = wilson(95, 100)
    >>> round(low, 3), round(high, 3)
    (0.888, 0.978)
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share lies; 0 where there is none.

    >>> percentile([5.0, 1.0, 3.0], 0.5)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Tally:
    """One bot's games. A shared victory counts as a part of one."""

    games: int = 0
    wins: float = 0.0
    scores: list[dict[str, int]] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """Of them, those of the last two rounds."""
    lost: int = 0
    """Turns that were lost for good."""

    def add(self, outcome: Outcome, bot: str) -> None:
        """A game that is over, for every seat of this bot."""
        for seat, name in enumerate(outcome.seats):
            if name == bot:
                self.games += 1
                self.wins += (seat in outcome.winners) / len(outcome.winners)
                self.scores.append(outcome.scores[seat])
                self.turns += outcome.turns[seat]
                self.late += outcome.turns[seat][-LATE:]
                self.lost += outcome.lost[seat]

    def to_json(self, bot: str) -> dict[str, Any]:
        """What its games say: win rate with its interval, mean scores by source, turns lost for good, seconds for a
        turn."""
        low, high = wilson(self.wins, self.games)
        sources = list(self.scores[0]) if self.scores else []
        means = {source: round(fmean(score[source] for score in self.scores), 2) for source in sources}
        return {
            "bot": bot,
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "ci": [round(low, 4), round(high, 4)],
            "mean_score": means.pop("total", 0.0),
            "by_source": means,
            "turns_lost": self.lost,
            "lost_of_100": round(100 * self.lost / (TURNS_OF_A_SEAT * self.games), 2) if self.games else 0.0,
            "seconds_per_turn": round(fmean(self.turns), 4) if self.turns else 0.0,
            "seconds_per_turn_median": round(percentile(self.turns, 0.5), 4),
            "seconds_per_turn_p95": round(percentile(self.turns, 0.95), 4),
            "seconds_per_late_turn_median": round(percentile(self.late, 0.5), 4),
            "seconds_per_late_turn_p95": round(percentile(self.late, 0.95), 4),
        }


def tallies(outcomes: Iterable[Outcome]) -> dict[str, Tally]:
    """By bot, in the order in which they are first met. Seats of the same bot are counted together.

    A game between a bot and itself says nothing about who wins, but its scores and times count.
    """
    found: dict[str, Tally] = {}
    for outcome in outcomes:
        for bot in dict.fromkeys(outcome.seats):
            found.setdefault(bot, Tally()).add(outcome, bot)
    return found


def mean_winner(outcomes: Sequence[Outcome]) -> float:
    """The mean of the best score of each game; 0 without games."""
    return fmean(max(score["total"] for score in outcome.scores) for outcome in outcomes) if outcomes else 0.0


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything the arena reports, as plain data."""
    results = [tally.to_json(bot) for bot, tally in tallies(outcomes).items()]
    return {"games": len(outcomes), "mean_winner": round(mean_winner(outcomes), 2), "results": results}

"""Measuring side by side: contestants take turns in short slices, so that noise disturbs all alike."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured: slices of each contestant, and about how long each takes."""

    repetitions: int
    slice_seconds: float


FULL = Effort(repetitions=15, slice_seconds=0.25)
TRIALS = 3
QUICK = Effort(repetitions=3, slice_seconds=0.02)


@dataclass(frozen=True, slots=True)
class Slice:
    """One turn of a contestant. Games may stand for anything that is repeated, copies for instance."""

    seconds: float
    games: int
    decisions: float
    processor_seconds: float = 0.0
    """What this process had of the processor; less than `seconds` on a busy machine."""

    @property
    def processor_share(self) -> float:
        """Of the time on the clock; far below 1 the machine was busy with something else."""
        return self.processor_seconds / self.seconds

    @property
    def microseconds_per_game(self) -> float:
        """By the clock."""
        return self.seconds / self.games * 1e6

    @property
    def microseconds_per_decision(self) -> float:
        """By the clock."""
        return self.seconds / self.decisions * 1e6

    @property
    def decisions_per_game(self) -> float:
        """Games of different length are compared by decision."""
        return self.decisions / self.games


Play = Callable[[int], float]
"""Plays so many games and returns how many decisions were taken."""
Figure = Callable[[Slice], float]


def timed(play: Play, games: int) -> Slice:
    """Play so many games, and note what they took on the clock and of the processor."""
    started, processor = time.perf_counter(), time.process_time()
    decisions = play(games)
    return Slice(time.perf_counter() - started, games, decisions, time.process_time() - processor)


def games_for(play: Play, seconds: float) -> int:
    """About how many games fill a slice of that length.

    The best of some trials counts: one that had to wait for the processor would make the slices too short,
    and short slices measure the waiting.
    """
    games = 1
    while True:
        best = min(timed(play, games).seconds for _ in range(TRIALS))
        if best >= seconds / 4:
            return max(1, round(games * seconds / best))
        games *= 4


def alternate(
    contestants: Mapping[str, Play], effort: Effort, games_of_each: int | None = None
) -> dict[str, list[Slice]]:
    """The slices of each contestant; they take turns, in the opposite order every other time.

    Slices take about equally long, or have so many games each.
    """
    games = {name: games_of_each or games_for(play, effort.slice_seconds) for name, play in contestants.items()}
    slices: dict[str, list[Slice]] = {name: [] for name in contestants}
    order = list(contestants)
    for _ in range(effort.repetitions):
        for name in order:
            slices[name].append(timed(contestants[name], games[name]))
        order.reverse()
    return slices


def middle(slices: Sequence[Slice], figure: Figure) -> float:
    """The median of a figure over the slices."""
    return median(figure(one) for one in slices)


def ratio(ours: Sequence[Slice], theirs: Sequence[Slice], figure: Figure) -> float:
    """How many times their figure ours is: the median over slices that ran one after the other."""
    return median(figure(a) / figure(b) for a, b in zip(ours, theirs, strict=True))

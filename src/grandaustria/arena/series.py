"""Many games of the bots that the engine itself plays, at full speed, and what they add up to."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from grandaustria.arena.pictures import Shares, series_picture
from grandaustria.engine import Score, Setup, simulate
from grandaustria.texts import text

NATIVE = ("random", "waiter")
"""The bots that the engine itself plays."""
CHUNKS_PER_WORKER = 50
LARGEST_CHUNK = 1000
MOST_CHUNKS = 100_000
DIGEST_BITS = 64
SOURCES = len(Score._fields)


@dataclass(frozen=True, slots=True)
class Totals:
    """What native simulation counts; totals of parts of a series add up to those of the series."""

    games: int = 0
    decisions: int = 0
    score: int = 0
    winner: int = 0
    digest: int = 0

    def __add__(self, other: Totals) -> Totals:
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            self.score + other.score,
            self.winner + other.winner,
            (self.digest + other.digest) % 2**DIGEST_BITS,
        )


class Series:
    """Games of a series that were played; notebooks show how the scores spread, and where the points come from.

    >>> played = play_series(Setup(), seed=1, games=20, bots=("waiter", "random"), scored=True)
    >>> sum(played.spreads[0].values())
    20
    """

    def __init__(self, setup: Setup, bots: Sequence[str]) -> None:
        self.setup, self.bots, self.totals = setup, tuple(bots), Totals()
        self.spreads: list[Counter[int]] = [Counter() for _ in bots]
        """For each seat how often it had which score; empty if scores were not wanted."""
        self.sums: list[Counter[str]] = [Counter() for _ in bots]
        """For each seat the points of all games, by source."""

    def add(self, totals: Totals, points: array[int]) -> None:
        """What a part of the series adds."""
        self.totals += totals
        for seat in range(len(self.bots)) if points else ():
            row = len(self.bots) * SOURCES
            columns = [points[seat * SOURCES + source :: row] for source in range(SOURCES)]
            self.spreads[seat].update(map(sum, zip(*columns, strict=True)))
            for source, column in zip(Score._fields, columns, strict=True):
                self.sums[seat][source] += sum(column)

    def drawn(self) -> str:
        """The drawing; ValueError if scores were not wanted."""
        if not self.spreads[0]:
            raise ValueError("there are no scores to draw: play with scored=True")
        names = [text("leopold") if self.setup.solo and seat else bot for seat, bot in enumerate(self.bots)]
        games = self.totals.games
        means = [{source: total[source] / games for source in Score._fields} for total in self.sums]
        return series_picture(f"{games:,} games", names, self.spreads, Shares(names, means))

    def _repr_svg_(self) -> str:
        return self.drawn()


def play_series(
    setup: Setup,
    seed: int,
    games: int,
    bots: Sequence[str],
    workers: int = 1,
    *,
    scored: bool = False,
    report: Callable[[int], None] = lambda _: None,
) -> Series:
    """The games 0..games-1 of a series, in chunks on threads; `report` is told how many are over.

    `bots` names one of NATIVE for each seat. The scores of every seat are kept if they are wanted, which takes longer.
    """
    size = max(1, min(games // (workers * CHUNKS_PER_WORKER), LARGEST_CHUNK), games // MOST_CHUNKS)
    series = Series(setup, bots)

    def play(first: int) -> tuple[Totals, array[int]]:
        count = min(size, games - first)
        points = array("h", bytes(2 * count * len(bots) * SOURCES)) if scored else array("h")
        return Totals(*simulate(setup, seed, first, count, bots, points if scored else None)), points

    pool = ThreadPoolExecutor(workers)
    try:
        for totals, points in pool.map(play, range(0, games, size)):
            series.add(totals, points)
            report(series.totals.games)
    finally:
        pool.shutdown(cancel_futures=True)
    return series

"""Comparing turns by samples of what may come of them, within a budget: what the bots that search share.

The turns that do worse are dropped, half of them at a time, and what is left of the budget goes to the others. Samples
are numbered, and each has its own luck: what comes of it is the same on any number of threads.
"""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import ClassVar

from grandaustria.bots.protocol import Budget, choices, luck
from grandaustria.engine import View

BATCH = 4
"""Samples played between two looks at the budget."""
FEWEST = 8
"""Samples after which somebody may be surely behind; then at every doubling."""

Spent = Callable[[int], float]
"""The share of the budget that is spent, given the positions looked at."""
Turn = tuple[int, ...]
"""Actions one after the other, at least the first of a turn."""
Sample = Callable[[Sequence[Turn], int], tuple[list[int], int]]
"""What turns are worth in the sample of this number, and how many positions were looked at."""


class Searcher(ABC):
    """A bot that compares turns within a budget."""

    name: ClassVar[str]
    usual: ClassVar[Budget]
    weight: ClassVar[int] = 1
    """What a position takes, in positions of the director."""
    sure: ClassVar[int | None] = None
    """By how many standard errors a turn must be behind to be dropped at once."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or self.usual

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """The first step of the turn that did best in the samples that the budget allows."""
        actions = choices(view)
        if len(actions) == 1:
            return actions[0]
        seed = luck(rng).getrandbits(64)
        given = budget or self.budget
        spent = clock(given if given.nodes or given.seconds else self.budget)
        trusted, nodes = self.proposed(view, seed)
        return compare(trusted, partial(self.sample, view, seed), spent, nodes, given.threads, self.sure)[0][0]

    @abstractmethod
    def proposed(self, view: View, seed: int) -> tuple[Mapping[Turn, int], int]:
        """The turns to be compared, the best first, with what each counts for before the first sample; and how many
        positions were looked at."""

    @abstractmethod
    def sample(self, view: View, seed: int, turns: Sequence[Turn], number: int) -> tuple[list[int], int]:
        """What these turns are worth in one of the things that may come, and how many positions were looked at."""


def clock(budget: Budget) -> Spent:
    """Whichever of its limits is nearer."""
    started, nodes, seconds = time.perf_counter(), budget.nodes or math.inf, budget.seconds or math.inf
    return lambda looked: max(looked / nodes, (time.perf_counter() - started) / seconds)


def compare(
    trusted: Mapping[Turn, int], sample: Sample, spent: Spent, nodes: int, threads: int = 1, sure: int | None = None
) -> list[Turn]:
    """Those turns that were compared to the end, the best first: as far as it takes to know which action is best.

    With `sure`, who is behind by so many standard errors is not waited for.
    """
    worth = {turn: [value] for turn, value in trusted.items()}
    few, first, phases = list(trusted), 0, max(1, (len(trusted) - 1).bit_length())
    with ThreadPoolExecutor(threads) as pool:
        for phase in range(phases):
            few = few[: max(2, len(trusted) >> phase)]
            while len({turn[0] for turn in few}) > 1 and spent(nodes) < (phase + 1) / phases:
                for found, looked in pool.map(partial(sample, few), range(first, first + BATCH)):
                    nodes += max(1, looked)  # at the end of a game there may be nothing to look at
                    for turn, value in zip(few, found, strict=True):
                        worth[turn].append(value)
                first += BATCH
                few.sort(key=lambda turn: (-sum(worth[turn]), turn))
                if sure and first >= FEWEST and first & (first - 1) == 0:
                    best = worth[few[0]]
                    few = [turn for turn in few if not is_behind(worth[turn], best, sure)]
    return few


def is_behind(worth: Sequence[int], best: Sequence[int], sure: int) -> bool:
    """Whether by so many standard errors of what the samples differ by; the first entries are no samples.

    >>> is_behind([0, 5, 5, 5], [0, 10, 11, 10], sure=4), is_behind([0, 5, 5, 5], [0, 10, 30, -5], sure=4)
    (True, False)
    """
    before, *gaps = (more - less for more, less in zip(best, worth, strict=True))
    count, total = len(gaps), sum(gaps)
    spread = count * sum(gap * gap for gap in gaps) - total * total
    return before + total > 0 and (before + total) ** 2 * (count - 1) > sure * sure * spread

"""The director: compares the best turns by playing on from their ends.

Every sample deals the cards its seat does not know anew, and plays on for each turn with the same luck. The turns that
do worse are dropped, half of them at a time, and what is left of the budget goes to the others.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from grandaustria.bots.planning import Plan, plans
from grandaustria.bots.protocol import Budget, choices, luck
from grandaustria.engine import View, play_on

DEALS, BREADTH = 3, 40
"""What proposes turns: so many deals of the unknown cards are planned for, so many turns followed at a time."""
CANDIDATES = 4
WITHIN = 1200
"""Hundredths of a point by which a turn may be behind the best plan and still be compared."""
TRUST = 2
"""As many samples the plan's own value counts for."""
BATCH = 4
"""Samples played between two looks at the budget."""
WIDTH = 16
"""Of the turns that are planned in each sample."""

Spent = Callable[[int], float]
"""The share of the budget that is spent, given the positions looked at."""


class Director:
    """Compares the best turns by playing on from their ends."""

    name = "director"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(nodes=30_000)

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        actions = choices(view)
        if len(actions) == 1:
            return actions[0]
        seed = luck(rng).getrandbits(64)
        given = budget or self.budget
        spent = clock(given if given.nodes or given.seconds else self.budget)
        found, nodes = plans(view, seed, DEALS, BREADTH)
        return compare(view, candidates(found), seed, spent, nodes, given.threads)[0]


def candidates(found: Sequence[Plan]) -> list[Plan]:
    """The best plans, and none that is another one in other order."""
    ends = {plan.end: plan for plan in reversed(found)}
    different = [plan for plan in found if ends[plan.end] is plan]
    return [plan for plan in different[:CANDIDATES] if plan.value >= found[0].value - WITHIN]


def clock(budget: Budget) -> Spent:
    """Whichever of its limits is nearer."""
    started, nodes, seconds = time.perf_counter(), budget.nodes or math.inf, budget.seconds or math.inf
    return lambda looked: max(looked / nodes, (time.perf_counter() - started) / seconds)


def compare(view: View, left: Sequence[Plan], seed: int, spent: Spent, nodes: int, threads: int = 1) -> list[int]:
    """Their actions, the best first. The worse half is dropped again and again."""
    totals = {plan.action: TRUST * plan.value for plan in left}
    order, first, phases = [plan.action for plan in left], 0, max(1, (len(left) - 1).bit_length())
    with ThreadPoolExecutor(threads) as pool:
        for phase in range(phases):
            few = order[: max(2, len(left) >> phase)]
            while len(few) > 1 and spent(nodes) < (phase + 1) / phases:
                for sums, looked in pool.map(partial(sample, view, few, seed), range(first, first + BATCH)):
                    nodes += looked
                    for action, (_, lead) in zip(few, sums, strict=True):
                        totals[action] += lead
                first += BATCH
            order[: len(few)] = sorted(few, key=lambda action: (-totals[action], action))
    return order


def sample(view: View, actions: Sequence[int], seed: int, number: int) -> tuple[list[tuple[int, int]], int]:
    """Everybody has one more turn."""
    return play_on(view, actions, seed, number, WIDTH, view.players)

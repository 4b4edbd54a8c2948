"""The director: compares the best turns by playing on from their ends.

Every sample deals the cards its seat does not know anew, and plays on for each turn with the same luck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandaustria.bots.comparing import Searcher, Turn
from grandaustria.bots.planning import Plan, plans
from grandaustria.bots.protocol import Budget
from grandaustria.engine import View, play_on

DEALS, BREADTH = 3, 40
"""What proposes turns: so many deals of the unknown cards are planned for, so many turns followed at a time."""
CANDIDATES = 4
WITHIN = 1200
"""Hundredths of a point by which a turn may be behind the best plan and still be compared."""
TRUST = 2
"""As many samples the plan's own value counts for."""
WIDTH = 16
"""Of the turns that are planned in each sample."""


class Director(Searcher):
    """Compares the best turns by playing on from their ends."""

    name = "director"
    usual = Budget(nodes=30_000)

    def proposed(self, view: View, seed: int) -> tuple[Mapping[Turn, int], int]:
        """The most promising first steps, with what the plans behind them are worth."""
        found, nodes = plans(view, seed, DEALS, BREADTH)
        return {(plan.action,): TRUST * plan.value for plan in candidates(found)}, nodes

    def sample(self, view: View, seed: int, turns: Sequence[Turn], number: int) -> tuple[list[int], int]:
        """How far ahead each is when everybody had one more turn."""
        return play_on(view, [turn[0] for turn in turns], seed, number, WIDTH, view.players)


def candidates(found: Sequence[Plan]) -> list[Plan]:
    """The best plans, and none that is another one in other order."""
    ends = {plan.end: plan for plan in reversed(found)}
    different = [plan for plan in found if ends[plan.end] is plan]
    return [plan for plan in different[:CANDIDATES] if plan.value >= found[0].value - WITHIN]

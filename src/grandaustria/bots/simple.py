"""The bots that look one step ahead, or not at all."""

from __future__ import annotations

from random import Random

from grandaustria.bots.protocol import Budget, choices, luck
from grandaustria.engine import View, step_values, waiter_action

TASTE = 400
"""Hundredths of a point by which what the page boy does may be worse than what the waiter would do."""


class RandomBot:
    """Any legal action, all equally likely. A yardstick, not an opponent."""

    name = "random"
    budget = Budget()

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """Any legal action, all with the same chance."""
        return luck(rng).choice(choices(view))


class PageBoy:
    """Anything that is not plainly foolish, all equally likely: for children, and for a first game that is won."""

    name = "pageboy"
    budget = Budget()

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """By luck, among what is not plainly worse than the best one step ahead."""
        actions = choices(view)
        values = step_values(view)
        best = max(values)
        return luck(rng).choice(
            [action for action, value in zip(actions, values, strict=True) if value >= best - TASTE]
        )


class Waiter:
    """What stands best one step ahead, by the engine's evaluation.

    It is the yardstick of all others and does not change.
    """

    name = "waiter"
    budget = Budget()

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """What is worth most one step ahead; the same every time."""
        return waiter_action(view)

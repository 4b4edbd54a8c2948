"""The two first bots: one that does anything, one that does what looks best at once."""

from __future__ import annotations

from random import Random

from grandaustria.bots.protocol import Budget
from grandaustria.engine import ActionError, View


class RandomBot:
    """Any legal action, all equally likely."""

    name = "random"

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        actions = view.legal_actions()
        if not actions:
            raise ActionError("it is not this seat's decision")
        return rng.choice(actions)


class GreedyBot:
    """The action after which its seat stands best, by the engine's evaluation, looking one step ahead."""

    name = "greedy"

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        return view.greedy_action()

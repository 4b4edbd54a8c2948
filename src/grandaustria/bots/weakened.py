"""Levels for people: the learned network, weakened as people are weak.

It misjudges what an action is worth and overlooks some, but it wants to play: it passes only where the network itself
would. All in whole numbers: with the same luck it is the same choice on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from grandaustria.bots import learned
from grandaustria.bots.protocol import Budget, choices, luck
from grandaustria.engine import View
from grandaustria.engine.notation import number_of

PASS = number_of("pass")
ONE = 1 << 30
"""In what the network answers."""
ROLLS = 4
"""Of 16 bits, added up: nearly a bell."""
SPREAD = 37_837
"""Of what they add up to: 65,536 times the root of a third."""
ENOUGH = 12
"""Points by which somebody who is kind wants to be ahead of the others in the end."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """What makes a level weaker than the network."""

    misjudged: int = 0
    """Spread of what preferences, the logarithms of odds, are off by: in hundredths."""
    overlooked: int = 0
    """Actions of a hundred that are not thought of."""
    kindly: int = 0
    """By how much it misjudges while it is far enough ahead; 0 for no kindness."""


class Weakened:
    """The learned network with a weakness."""

    budget = Budget()

    def __init__(self, name: str, weakness: Weakness) -> None:
        self.name, self.weakness = name, weakness

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """What the network prefers, as far as this level sees it."""
        actions = choices(view)
        if len(actions) == 1:
            return actions[0]
        lots, preferences = luck(rng), learned.judge().preferences(view)
        best = actions[preferences.index(max(preferences))]
        spread = self._misjudged(view)
        seen = {
            action: preference + misjudgement(spread, lots)
            for action, preference in zip(actions, preferences, strict=True)
            if (action != PASS or best == PASS) and lots.getrandbits(16) % 100 >= self.weakness.overlooked
        }
        return max(seen, key=seen.__getitem__, default=best)

    def _misjudged(self, view: View) -> int:
        kindly = self.weakness.kindly
        return kindly if kindly and expected_lead(view) > ENOUGH * ONE // 100 else self.weakness.misjudged


def misjudgement(spread: int, lots: Random) -> int:
    """By how much a preference is off, where the spread is in hundredths."""
    off = sum(lots.getrandbits(16) for _ in range(ROLLS)) - (ROLLS << 15)
    return off * spread * ONE // (SPREAD * 100)


def expected_lead(view: View) -> int:
    """Over the others' mean at the end, if all went on as the network would; in hundreds of points."""
    assert view.seat is not None
    points = [sum(seat.points.values()) for seat in view.seats]
    own = points.pop(view.seat)
    to_come, others_to_come, _ = learned.judge().outlook(view)
    return (own * len(points) - sum(points)) * ONE // (100 * len(points)) + to_come - others_to_come

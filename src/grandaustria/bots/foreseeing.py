"""The master: compares turns that the learned network prefers by playing on from them as it prefers.

Every sample deals the cards its seat does not know anew and gives every turn the same luck; each seat goes on by what
it may see. What is expected a few turns later, or the end of the game, is what a turn is worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandaustria.bots import learned
from grandaustria.bots.comparing import Searcher, Turn
from grandaustria.bots.protocol import Budget
from grandaustria.engine import View, foresee, propose

LINES = 8
"""Turns compared at most."""
UNIT = 1 << 16
WITHIN = 4 * UNIT
"""What a turn may lose of the network's preference, all its decisions added up, and still be compared."""
TRUST = 8
"""As many samples the preference counts for."""
WORTH = 100
"""Hundredths of a point that a preference is taken for."""
TURNS = 2
"""Of everybody, after the one under way, before the network says what to expect."""


class Master(Searcher):
    """Compares the turns it has learned to prefer by playing on from them."""

    name = "master"
    usual = Budget(nodes=5000)
    weight = 14
    sure = 4

    def proposed(self, view: View, seed: int) -> tuple[Mapping[Turn, int], int]:
        """Turns that the learned network prefers, with how far each lies behind its favourite."""
        learned.judge()
        found, nodes = propose(view, seed, LINES, WITHIN)
        return {turn: -lost * TRUST * WORTH // UNIT for lost, turn in found}, nodes

    def sample(self, view: View, seed: int, turns: Sequence[Turn], number: int) -> tuple[list[int], int]:
        """By how much each turn is ahead some turns later, once the hidden cards are dealt anew."""
        found, nodes = self.foreseen(view, seed, turns, number)
        return [lead for lead, _, _ in found], nodes

    def foreseen(
        self, view: View, seed: int, turns: Sequence[Turn], number: int
    ) -> tuple[list[tuple[int, int, int]], int]:
        """All that a sample says of each turn: lead, score and margin."""
        return foresee(view, turns, seed, number, TURNS * view.players)

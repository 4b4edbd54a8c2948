"""What the master would do: a hint for the seat that is to decide, from nothing but what it may see."""

from __future__ import annotations

from grandaustria.analysis.turns import RankedTurn, analyse
from grandaustria.bots import Budget
from grandaustria.engine import View

TURNS = 3
"""That a hint names."""
HINT = Budget(nodes=7_500)
"""Somebody waits for it; positions alone, so that the same question has the same answer."""


def best_turns(view: View) -> list[RankedTurn]:
    """The best turns, the best first."""
    return analyse(view, HINT)[:TURNS]

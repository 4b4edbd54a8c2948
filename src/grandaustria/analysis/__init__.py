"""What a position promises, and what a finished game might have been, judged from what a seat knew."""

from grandaustria.analysis.games import TurnPlayed, TurnReport, analyse_game, judge, turns_of
from grandaustria.analysis.outlooks import BUDGET, Outlook, outlook
from grandaustria.analysis.steps import along
from grandaustria.analysis.turns import RankedTurn, analyse

__all__ = [
    "BUDGET", "Outlook", "RankedTurn", "TurnPlayed", "TurnReport", "along", "analyse", "analyse_game", "judge",
    "outlook", "turns_of",
]  # fmt: skip

"""The rules: positions, what is legal, what it does. No dice are rolled here, no bot or server is known."""

from grandaustria.engine._engine import CHANCE, OVER, Luck, Position, View, game_seed, simulate
from grandaustria.engine.errors import ActionError, PositionError, RecordError
from grandaustria.engine.score import Score
from grandaustria.engine.setup import PRESETS, RULE_VALUES, Rules, Setup

__all__ = [
    "CHANCE", "OVER", "PRESETS", "RULE_VALUES", "ActionError", "Luck", "Position", "PositionError", "RecordError",
    "Rules", "Score", "Setup", "View", "game_seed", "simulate",
]  # fmt: skip

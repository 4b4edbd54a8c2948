"""The rules: positions, what is legal, what it does. No dice are rolled here, no rule knows of a bot or server."""

from grandaustria.engine._engine import (
    CHANCE,
    GROUP_BONUS_KINDS,
    OVER,
    Board,
    Judge,
    Luck,
    Position,
    SeatBoard,
    View,
    foresee,
    game_seed,
    plan_actions,
    play_on,
    propose,
    rank_of,
    read_learned,
    read_network,
    simulate,
    step_values,
    waiter_action,
)
from grandaustria.engine.errors import ActionError, PositionError, RecordError
from grandaustria.engine.score import Score
from grandaustria.engine.setup import PRESETS, Rules, Setup
from grandaustria.vocabulary import RULE_VALUES

__all__ = [
    "CHANCE", "GROUP_BONUS_KINDS", "OVER", "PRESETS", "RULE_VALUES", "ActionError", "Board", "Judge", "Luck",
    "Position", "PositionError", "RecordError", "Rules", "Score", "SeatBoard",
    "Setup", "View", "foresee", "game_seed", "plan_actions",
    "play_on", "propose", "rank_of", "read_learned", "read_network", "simulate", "step_values",
    "waiter_action",
]  # fmt: skip

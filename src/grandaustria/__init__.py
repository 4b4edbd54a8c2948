"""Grand Austria Hotel: an exact, fast engine.

>>> from grandaustria import Luck, Position, Setup
>>> position, luck = Position(Setup(players=2)), Luck(seed=1)
>>> luck.resolve(position)
>>> [position.notation(action) for action in position.legal_actions()]
['guest 1', 'guest 2', 'guest 3', 'guest 4', 'guest 5']
"""

from grandaustria.engine import (
    CHANCE,
    OVER,
    PRESETS,
    ActionError,
    Luck,
    Position,
    PositionError,
    RecordError,
    Rules,
    Score,
    Setup,
    View,
)
from grandaustria.play import Event, Game, render
from grandaustria.version import __version__

__all__ = [
    "CHANCE", "OVER", "PRESETS", "ActionError", "Event", "Game", "Luck", "Position", "PositionError",
    "RecordError", "Rules", "Score", "Setup", "View", "__version__", "render",
]  # fmt: skip

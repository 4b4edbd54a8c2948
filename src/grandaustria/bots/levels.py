"""The levels people choose from, as data: each wins 70 to 80 % of its games against the one below.

`python tools/levels.py` measures that, and finds the weaknesses anew where the network has changed.
"""

from __future__ import annotations

from grandaustria.bots.foreseeing import Master
from grandaustria.bots.protocol import Bot
from grandaustria.bots.weakened import Weakened, Weakness

WEAKNESSES = {
    "apprentice": Weakness(misjudged=515, overlooked=7, kindly=3000),
    "steward": Weakness(misjudged=545, overlooked=8),
    "innkeeper": Weakness(misjudged=365, overlooked=4),
    "hotelier": Weakness(),
}
LEVELS: dict[str, Bot] = {name: Weakened(name, weakness) for name, weakness in WEAKNESSES.items()}
"""The simplest first."""
LEVELS[Master.name] = Master()

"""Opponents. Each sees only what its seat may see.

>>> import random
>>> from grandaustria import Luck, Position, bots
>>> bots.names()
('random', 'greedy')
>>> position, luck, rng = Position(), Luck(seed=1), random.Random(1)
>>> greedy = bots.get("greedy")
>>> while not position.is_over:
...     luck.resolve(position)
...     if not position.is_over:
...         position.apply(greedy.choose(position.view(position.to_move), bots.Budget(), rng))
>>> len(position.winners()) >= 1
True
"""

from grandaustria.bots.protocol import Bot, Budget
from grandaustria.bots.simple import GreedyBot, RandomBot

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}


def names() -> tuple[str, ...]:
    """The names of all bots, the simplest first."""
    return tuple(_BOTS)


def get(name: str) -> Bot:
    """The bot of this name."""
    if name not in _BOTS:
        raise ValueError(f"there is no bot {name!r}; choose one of {', '.join(_BOTS)}")
    return _BOTS[name]


__all__ = ["Bot", "Budget", "get", "names"]

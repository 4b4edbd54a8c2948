"""Opponents. Each sees only what its seat may see.

>>> import random
>>> from grandaustria import Luck, Position, bots
>>> bots.names()
('apprentice', 'steward', 'innkeeper', 'hotelier', 'master')
>>> position, luck, rng = Position(), Luck(seed=1), random.Random(1)
>>> waiter = bots.get("waiter")
>>> while not position.is_over:
...     luck.resolve(position)
...     if not position.is_over:
...         position.apply(waiter.choose(position.view(position.to_move), waiter.budget, rng))
>>> len(position.winners()) >= 1
True

Who searches may be asked for with another budget, in positions looked at:

>>> bots.get("director@5000").budget.nodes
5000
"""

from grandaustria.bots.comparing import Searcher
from grandaustria.bots.foreseeing import Master
from grandaustria.bots.learned import Learned
from grandaustria.bots.levels import LEVELS
from grandaustria.bots.planning import Concierge
from grandaustria.bots.protocol import Bot, Budget
from grandaustria.bots.searching import Director
from grandaustria.bots.simple import PageBoy, RandomBot, Waiter

YARDSTICKS: dict[str, Bot] = {bot.name: bot for bot in (PageBoy(), Waiter(), Concierge(), Director(), Learned())}
"""The levels of former versions, and the bare network: not offered any more, and they play as ever."""
_OTHERS: dict[str, Bot] = {RandomBot.name: RandomBot()}
_WITH_BUDGET: dict[str, type[Searcher]] = {searcher.name: searcher for searcher in (Director, Master)}


def names() -> tuple[str, ...]:
    """The names of the levels, the simplest first."""
    return tuple(LEVELS)


def get(name: str) -> Bot:
    """The bot of this name: a level, a yardstick, `random`; who searches, also with a budget behind an @."""
    level, at, nodes = name.partition("@")
    if at and level in _WITH_BUDGET and nodes.isascii() and nodes.isdigit() and int(nodes):
        return _WITH_BUDGET[level](Budget(nodes=int(nodes)))
    known = LEVELS | YARDSTICKS | _OTHERS
    if name not in known:
        raise ValueError(f"there is no bot {name!r}; choose one of {', '.join(known)}, {Director.name}@10000")
    return known[name]


def effort(name: str) -> int:
    """What a choice takes at most, roughly, in positions of the director; 0 for whoever does not search.

    >>> effort("waiter"), effort("director@5000"), effort("master@5000")
    (0, 5000, 70000)
    """
    bot = get(name)
    return (bot.budget.nodes or 0) * (bot.weight if isinstance(bot, Searcher) else 1)


__all__ = ["LEVELS", "YARDSTICKS", "Bot", "Budget", "effort", "get", "names"]

"""Who plays whom: lineups of bots, every one from every seat, with the same luck for all seatings of a set; alone,
every bot against Leopold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice

LEOPOLD = "leopold"
"""Who has the other seat where one plays alone; no bot, the rules play him."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a match: which bot sits where, and the number of its luck."""

    index: int
    seats: tuple[str, ...]
    luck: int


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The groups that play each other.

    Fewer bots than seats: the first sits once, the others fill the rest in turn. More: every choice of them.

    >>> lineups(["director", "waiter"], 4)
    [('director', 'waiter', 'waiter', 'waiter')]
    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if len(bots) > players:
        return list(combinations(bots, players))
    first, *rest = bots
    others = rest or [first]
    return [(first, *(others[place % len(others)] for place in range(players - 1)))]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every bot once on every seat; the same seating is not played twice."""
    turned = [lineup[-shift:] + lineup[:-shift] for shift in range(len(lineup))]
    return list(dict.fromkeys(turned))


def pairings(bots: Sequence[str], players: int, games: int, *, solo: bool = False) -> list[Pairing]:
    """The games of a match, set by set: all lineups from all seats with one luck, then the next luck.

    In a solo game there is one seat to sit on, and every bot plays Leopold for itself.

    >>> [(pairing.seats, pairing.luck) for pairing in pairings(["a", "b"], 2, 3)]
    [(('a', 'b'), 0), (('b', 'a'), 0), (('a', 'b'), 1)]
    >>> [(pairing.seats, pairing.luck) for pairing in pairings(["a", "b"], 2, 3, solo=True)]
    [(('a', 'leopold'), 0), (('b', 'leopold'), 0), (('a', 'leopold'), 1)]
    """
    seatings = [seats for lineup in lineups(bots, players) for seats in rotations(lineup)]
    if solo:
        seatings = [(bot, LEOPOLD) for bot in bots]
    endless = ((seats, luck) for luck in range(games) for seats in seatings)
    return [Pairing(index, seats, luck) for index, (seats, luck) in enumerate(islice(endless, games))]

"""Who meets whom in a tournament, as pure functions: round robins, and rounds by the Swiss system.

A round robin of tables of two follows the Berger tables (FIDE Handbook C.05, annex 1). A Swiss round begins as the
Dutch system does (C.04.3): those with the same points are a group, in the order of their standing; it is folded, so
that the upper half meets the lower one (at larger tables each part of it), and who is left over goes on into the next
group. Then people of two tables change places, the nearest first, as long as that lessens how often somebody meets
somebody again. At tables of two nobody does: whoever sits at a table with somebody met before finds another one to
change with, up to `most_rounds`, since both together have more than half of all pairs to choose from (Dirac).

Nobody is ever left without a game: a tournament is filled up with players of the house when it starts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby, permutations

SWISS, ROUND_ROBIN = METHODS = ("swiss", "round-robin")
MOST_ROUNDS = 15
FEWEST_TABLES = 2
"""At which the same luck can be compared."""

Number = int
Group = tuple[Number, ...]
"""Who sits at a table, by their numbers in the tournament, in the order of the seats."""


@dataclass(frozen=True, slots=True)
class Past:
    """What pairing needs to know of somebody: what they have, whom they have met, and where they have sat."""

    number: Number
    points: int = 0
    met: Mapping[Number, int] = field(default_factory=dict)
    sat: Sequence[int] = ()
    """The seat of each round, the first first."""


def places_needed(entries: int, players: int) -> int:
    """For so many there have to be places, so that all sit at full tables."""
    tables = max(FEWEST_TABLES, -(-entries // players))
    return tables * players


def most_rounds(method: str, entries: int, players: int) -> int:
    """How many rounds so many can play: everybody against everybody once, or without meeting anybody twice."""
    if method == ROUND_ROBIN:
        return entries - 1
    return min(MOST_ROUNDS, entries // 2) if players == len(("each", "other")) else MOST_ROUNDS


def round_robin(entries: int, number: int) -> list[Group]:
    """The tables of a round, from 1, by the Berger tables: of an even number of entries, the last of whom stays."""
    last = entries - 1
    turned = (number - 1) * entries // 2 % last
    first = (last, turned) if (number - 1) % 2 else (turned, last)
    return [first, *(((turned + i) % last, (turned - i) % last) for i in range(1, entries // 2))]


def swiss(standing: Sequence[Past], players: int) -> list[Group]:
    """The tables of the next round for all of these, who are in the order of their standing, the best first."""
    tables = mended(folded(standing, players))
    return [seated(table) for table in tables]


def folded(standing: Sequence[Past], players: int) -> list[list[Past]]:
    """Those with the same points meet, each part of the group the next one."""
    tables: list[list[Past]] = []
    rest: list[Past] = []
    for _, group in groupby(standing, lambda one: one.points):
        rest += group
        depth = len(rest) // players
        now, rest = rest[: depth * players], rest[depth * players :]
        tables += [now[place::depth] for place in range(depth)]
    return tables


def mended(tables: list[list[Past]]) -> list[list[Past]]:
    """The same with as few repeated meetings as can be had by changing places, two people at a time."""
    tables = [list(table) for table in tables]
    while any(_mend(tables, place) for place in range(len(tables))):
        pass
    return tables


def _mend(tables: list[list[Past]], place: int) -> bool:
    """Change places between a table with repeated meetings and the nearest one with which that lessens them."""
    table, before = tables[place], repeats(tables[place])
    if not before:
        return False
    for other in sorted(range(len(tables)), key=lambda other: (abs(other - place), -other)):
        if other == place:
            continue
        both = before + repeats(tables[other])
        changed = [_exchanged(table, tables[other], i, j) for i in range(len(table)) for j in range(len(table))]
        best = min(changed, key=lambda two: repeats(two[0]) + repeats(two[1]))
        if repeats(best[0]) + repeats(best[1]) < both:
            tables[place], tables[other] = best
            return True
    return False


def _exchanged(one: list[Past], other: list[Past], i: int, j: int) -> tuple[list[Past], list[Past]]:
    return [*one[:i], other[j], *one[i + 1 :]], [*other[:j], one[i], *other[j + 1 :]]


def repeats(table: Sequence[Past]) -> int:
    """How often those at a table have met each other."""
    return sum(one.met.get(other.number, 0) for one, other in combinations(table, 2))


def seated(table: Sequence[Past]) -> Group:
    """In which order they sit: each where they have sat least often, and if it can be not where they sat last."""
    return tuple(one.number for one in min(permutations(table), key=_strain))


def _strain(order: Sequence[Past]) -> tuple[int, int]:
    often = sum((one.sat.count(seat) - _least(one, len(order))) ** 2 for seat, one in enumerate(order))
    again = sum(bool(one.sat) and one.sat[-1] == seat for seat, one in enumerate(order))
    return often, again


def _least(one: Past, players: int) -> int:
    return min(one.sat.count(seat) for seat in range(players))

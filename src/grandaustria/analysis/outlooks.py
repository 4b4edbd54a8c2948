"""What is expected at the end of a game, from samples of what may come.

A sample deals the cards a seat does not know, and everybody plays on as the master foresees it: two more turns of each,
as the learned network prefers, which then says what is to come.

>>> from grandaustria import Luck, Position
>>> position, luck = Position(), Luck(seed=1)
>>> luck.resolve(position)
>>> 0 < outlook(position.view(0), Budget(nodes=500)).chance < 1
True
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from grandaustria.bots import Budget, learned
from grandaustria.bots.comparing import Spent, Turn, clock
from grandaustria.bots.foreseeing import TURNS
from grandaustria.cards import BOARD
from grandaustria.engine import View, foresee

BUDGET = Budget(nodes=15_000)
"""For one turn: less than half a second."""
TURNS_A_ROUND = 2
LEAST_SAMPLES = 4
SPREAD = 8.5
"""By how many points the margin at the end differs from that of a sample, for the root of the turns a seat has still to
play; measured (docs/analysis.md)."""
OVERTAKING = {2: 0.0, 3: 0.5, 4: 0.6}
"""Points of margin lost with each of these turns, by the number of players: of several others the best in the end need
not be the one who was expected to be."""

Sample = tuple[int, int]
"""Points and margin over the best other seat, in hundredths."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is expected for a seat at the end of the game."""

    score: float
    margin: float
    """Points ahead of the best other seat."""
    chance: float
    """Of winning, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Line:
    """A turn to be looked at, or a part of one."""

    actions: Turn
    end: View
    """What the seat sees after it, or where chance goes on with it."""


def outlook(view: View, budget: Budget = BUDGET, seed: int = 1) -> Outlook:
    """What is expected for the seat if everybody plays on from here."""
    return look_ahead(view, [Line((), view)], seed, clock(budget))[0]


def look_ahead(view: View, lines: Sequence[Line], seed: int, spent: Spent, nodes: int = 0) -> list[Outlook]:
    """What is expected of turns that begin here, with the same luck for all, as often as the budget allows."""
    samples: list[list[Sample]] = [[] for _ in lines]
    while len(samples[0]) < LEAST_SAMPLES or spent(nodes) < 1:
        found, looked = sample(view, lines, seed, len(samples[0]))
        nodes += looked
        for kept, one in zip(samples, found, strict=True):
            kept.append(one)
    return [expected(line.end, kept) for line, kept in zip(lines, samples, strict=True)]


def sample(view: View, lines: Sequence[Line], seed: int, number: int) -> tuple[list[Sample], int]:
    """One of the things that may come of these turns, and how many positions were looked at: at least one."""
    learned.judge()
    found, nodes = foresee(view, [line.actions for line in lines], seed, number, TURNS * view.players)
    return [(score, margin) for _, score, margin in found], max(1, nodes)


def expected(end: View, samples: Sequence[Sample]) -> Outlook:
    """What so many ways the game may go on promise together, where a turn has ended so."""
    left, level = turns_left(end), 0.0 if end.setup.solo else 0.5
    margins = [margin / 100 - OVERTAKING[end.players] * left for _, margin in samples]
    spread = SPREAD * math.sqrt(left)
    chances = [chance_of(margin, spread, level) for margin in margins]
    return Outlook(fmean(score / 100 for score, _ in samples), fmean(margins), fmean(chances))


def turns_left(view: View) -> float:
    """That each of those who decide has still to play, on average."""
    if view.is_over:
        return 0.0
    deciding = 1 if view.setup.solo else view.players
    taken = sum(own.numbers for own in view.seats[:deciding])
    return TURNS_A_ROUND * (BOARD.rounds + 1 - max(view.round, 1)) - taken / deciding


def chance_of(margin: float, spread: float, level: float = 0.5) -> float:
    """Of winning; where both are level in the end, money and food decide, but against Leopold one has lost.

    >>> chance_of(3.0, 0.0), chance_of(0.0, 0.0), chance_of(0.0, 10.0), round(chance_of(10.0, 10.0), 2)
    (1.0, 0.5, 0.5, 0.84)
    """
    if spread:
        return 0.5 + 0.5 * math.erf(margin / (spread * math.sqrt(2)))
    return float(margin > 0) if margin else level

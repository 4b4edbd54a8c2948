"""What is expected at the end of a game, from samples of what may come.

A sample deals the cards a seat does not know, and everybody plays on as planned: for one round, in the last round to
the end. The network says what is expected from there.

>>> from grandaustria import Luck, Position
>>> position, luck = Position(), Luck(seed=1)
>>> luck.resolve(position)
>>> 0 < outlook(position.view(0), Budget(nodes=2000)).chance < 1
True
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from grandaustria.bots import Budget, network
from grandaustria.bots.comparing import Spent, clock
from grandaustria.bots.searching import WIDTH
from grandaustria.cards import BOARD
from grandaustria.engine import View, play_on

BUDGET = Budget(nodes=300_000)
"""For one turn: some seconds on an old machine, less than one on a new one."""
TURNS_A_ROUND = 2
TO_THE_END = 1000
LEAST_SAMPLES = 4
SPREADS = (0.0, 6.0, 11.0, 20.0, 23.0, 25.0, 27.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0)
"""By how many points the lead at the end differs from that of a sample, by the turns a seat has still to play; measured
(docs/analysis.md)."""
OVERTAKING = {2: 0.0, 3: 0.9, 4: 1.5}
"""Points of lead lost with each of these turns, by the number of players: of several others the best in the end need
not be the one who was expected to be."""
MISSED_ALONE = 2.0
"""Points that samples of a solo game, which are played to the end in haste, miss with each turn."""

Sample = tuple[int, int]
"""Points and lead over the best other seat, in hundredths."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is expected for a seat at the end of the game."""

    score: float
    margin: float
    """Points ahead of the best other seat."""
    chance: float
    """Of winning, 0 to 1."""


def outlook(view: View, budget: Budget = BUDGET, seed: int = 1) -> Outlook:
    """What is expected for the seat if everybody plays on from here."""
    network.ready()
    return look_ahead([Standpoint(view)], seed, clock(budget))[0]


class Standpoint:
    """What a seat sees at a moment from which it looks ahead: usually the end of its turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        deciding = 1 if view.setup.solo else view.players
        a_round = TURNS_A_ROUND * deciding
        taken = sum(own.numbers for own in view.seats[:deciding])
        left = a_round * (BOARD.rounds + 1 - max(view.round, 1)) - taken
        to_come = 0.0 if view.is_over else left / deciding
        solo = view.setup.solo is not None
        far = left > a_round and not solo  # of Leopold the network knows nothing
        self._turns = a_round if far else TO_THE_END
        self._spread = between(SPREADS, to_come if far else min(to_come, TURNS_A_ROUND))
        self._missed = MISSED_ALONE * to_come if solo else 0.0
        self._overtaken = OVERTAKING[view.players] * to_come
        self._level = 0.0 if solo else 0.5

    def sample(self, seed: int, number: int) -> tuple[Sample, int]:
        """One of the things that may come, and how many positions were looked at."""
        (found,), nodes = play_on(self.view, [], seed, number, WIDTH, self._turns)
        return found, nodes

    def expected(self, samples: Sequence[Sample]) -> Outlook:
        """What so many ways the game may go on promise together: score, lead and chance."""
        leads = [lead / 100 + self._missed - self._overtaken for _, lead in samples]
        score = fmean(score / 100 for score, _ in samples) + self._missed
        return Outlook(score, fmean(leads), fmean(chance_of(lead, self._spread, self._level) for lead in leads))


def between(table: Sequence[float], place: float) -> float:
    """A table read between its entries.

    >>> between((0.0, 6.0, 11.0), 0.5), between((0.0, 6.0, 11.0), 2)
    (3.0, 11.0)
    """
    low = math.floor(place)
    share = place - low
    return table[low] + share * (table[low + 1] - table[low]) if share else table[low]


def chance_of(lead: float, spread: float, level: float = 0.5) -> float:
    """Of winning; where both are level in the end, money and food decide, but against Leopold one has lost.

    >>> chance_of(3.0, 0.0), chance_of(0.0, 0.0), chance_of(0.0, 10.0), round(chance_of(10.0, 10.0), 2)
    (1.0, 0.5, 0.5, 0.84)
    """
    if spread:
        return 0.5 + 0.5 * math.erf(lead / (spread * math.sqrt(2)))
    return float(lead > 0) if lead else level


def look_ahead(points: Sequence[Standpoint], seed: int, spent: Spent, nodes: int = 0) -> list[Outlook]:
    """What is expected from each, with the same luck for all, as often as the budget allows."""
    samples: list[list[Sample]] = [[] for _ in points]
    while len(samples[0]) < LEAST_SAMPLES or spent(nodes) < 1:
        number = len(samples[0])
        for point, found in zip(points, samples, strict=True):
            sample, looked = point.sample(seed, number)
            found.append(sample)
            nodes += max(1, looked)
    return [point.expected(found) for point, found in zip(points, samples, strict=True)]

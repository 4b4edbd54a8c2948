"""Games that the master plays against himself, with what he found out about each decision: targets for a network."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grandaustria import Luck, Position, Setup, View
from grandaustria.bots import Budget, learned
from grandaustria.bots.comparing import Turn
from grandaustria.bots.foreseeing import LINES, TRUST, Master
from grandaustria.engine import game_seed
from grandaustria.research.games import ACTIONS
from grandaustria.research.observation import SIZE, observe
from grandaustria.research.policy import OUTLOOK, POINTS
from grandaustria.research.training.tables import Shares, drawn

HUNDREDTHS = 100
ONE = 1 << 30
"""In what the engine's network answers."""
NONE = -1
"""Where fewer than `LINES` actions were compared."""
LEAST_ERROR = 1.0
"""Of a sum of hundredths: where all samples agree, whoever is behind at all is surely behind."""
Foreseen = tuple[int, int, int]
"""Lead, score and margin at the end, in hundredths of points."""


@dataclass(frozen=True)
class Playing:
    """All that decides what is played and kept."""

    seed: int
    nodes: int
    """Positions looked at for a choice."""
    shares: Shares
    opening: int
    """Decisions by lot, as the network has them, before the master takes over: any number up to this."""
    explore: float
    """Share of the choices in which not the best, but any action that may be the best is done, as likely as it is."""
    others: float
    """Share of the decisions that are kept of those in which there was nothing to compare."""


class Weighed(NamedTuple):
    """What was found out about the first actions of the turns that were compared, the best first."""

    actions: tuple[int, ...]
    shares: tuple[float, ...]
    """How likely each is the best."""
    behind: tuple[float, ...]
    """Points that are lost with it."""
    foreseen: tuple[float, float]
    """Of the best: points at the end, and those of the others on average, in hundreds."""


class Decisions(NamedTuple):
    """A row for each decision that is kept."""

    game: NDArray[np.int32]
    seen: NDArray[np.uint8]
    legal: NDArray[np.uint8]
    """Eight actions in a byte, as `np.packbits` has them."""
    actions: NDArray[np.int16]
    """Those compared, the best first, then `NONE`."""
    shares: NDArray[np.float16]
    behind: NDArray[np.float16]
    foreseen: NDArray[np.float32]
    """Of no numbers where nothing was compared."""
    outcome: NDArray[np.float32]
    """What came of the game: the seat's points, those of the others on average, in hundreds, and its share of the
    victory."""


class Weigher(Master):
    """A master who keeps what he found out about his last choice."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.trusted: Mapping[Turn, int] = {}
        self.samples: dict[Turn, list[Foreseen]] = {}

    def proposed(self, view: View, seed: int) -> tuple[Mapping[Turn, int], int]:
        self.trusted, nodes = super().proposed(view, seed)
        self.samples = {turn: [] for turn in self.trusted}
        return self.trusted, nodes

    def foreseen(self, view: View, seed: int, turns: Sequence[Turn], number: int) -> tuple[list[Foreseen], int]:
        found, nodes = super().foreseen(view, seed, turns, number)
        for turn, sample in zip(turns, found, strict=True):
            self.samples[turn].append(sample)
        return found, nodes

    def weighed(self) -> Weighed | None:
        """None if there was nothing to compare: every turn began with the same action. Turns that the budget left
        without a single sample are not among those compared."""
        sampled = {turn: found for turn, found in self.samples.items() if found}
        return weighed(self.trusted, sampled) if sampled else None


def weighed(trusted: Mapping[Turn, int], samples: Mapping[Turn, Sequence[Foreseen]]) -> Weighed:
    """Every turn against the best one, in the samples that both had: those have the same luck."""
    leads = {turn: [lead for lead, _, _ in found] for turn, found in samples.items()}
    most = max(map(len, leads.values()))
    compared_to_the_end = (turn for turn, found in leads.items() if len(found) == most)
    best = min(compared_to_the_end, key=lambda turn: (-trusted[turn] - sum(leads[turn]), turn))
    odds: dict[int, float] = {}
    behind: dict[int, float] = {}
    for turn, found in leads.items():
        gaps = [own - other for own, other in zip(found, leads[best], strict=False)]
        likely, lost = against_the_best(trusted[turn] - trusted[best], gaps)
        odds[turn[0]] = max(likely, odds.get(turn[0], 0.0))
        behind[turn[0]] = min(lost, behind.get(turn[0], math.inf))
    actions = sorted(odds, key=lambda action: (action != best[0], -odds[action], action))
    total = sum(odds.values())
    scores, others = [score for _, score, _ in samples[best]], [score - lead for lead, score, _ in samples[best]]
    return Weighed(
        tuple(actions),
        tuple(odds[action] / total for action in actions),
        tuple(behind[action] for action in actions),
        (_hundreds(scores), _hundreds(others)),
    )


def against_the_best(before: int, gaps: Sequence[int]) -> tuple[float, float]:
    """How likely a turn is better after all, as odds, and how many points it is behind: by what it was trusted more or
    less before, which counts as `TRUST` samples, and by the gaps in samples of both.

    >>> odds, behind = against_the_best(-400, [-300, 100, -300, 100])
    >>> f"{odds:.3f} {behind:.3f}"
    '0.043 0.667'
    """
    count, total = len(gaps), before + sum(gaps)
    mean = sum(gaps) / count
    error = math.sqrt(count / (count - 1) * sum((gap - mean) ** 2 for gap in gaps))
    chance = 0.5 * math.erfc(-min(0, total) / max(error, LEAST_ERROR) / math.sqrt(2))
    return chance / (1 - chance), max(0, -total) / (TRUST + count) / HUNDREDTHS


def _hundreds(found: Sequence[int]) -> float:
    return sum(found) / len(found) / (POINTS * HUNDREDTHS)


def play(playing: Playing, number: int) -> tuple[int, Decisions]:
    """The game of this number: the same on every machine."""
    seed = game_seed(playing.seed, number)
    luck, position = Luck(seed), Position(table(playing, number))
    lots, master = Random(f"{seed} searched"), Weigher(Budget(nodes=playing.nodes))
    opening = lots.randint(0, playing.opening)
    kept: list[tuple[View, Weighed | None]] = []
    luck.resolve(position)
    while not position.is_over:
        view = position.view(position.to_move)
        actions = view.legal_actions()
        if len(actions) == 1:
            action = actions[0]
        elif opening:
            opening, action = opening - 1, by_lot(view, lots)
        else:
            action, found = master.choose(view, rng=lots), master.weighed()
            if found and lots.random() < playing.explore:
                action = lots.choices(found.actions, found.shares)[0]
            if found or lots.random() < playing.others:
                kept.append((view, found))
        position.apply(action)
        luck.resolve(position)
    return number, rows(number, kept, outcomes(position))


def table(playing: Playing, number: int) -> Setup:
    return drawn(playing.shares, 1, game_seed(playing.seed, number))[0]


def by_lot(view: View, lots: Random) -> int:
    """An action as likely as the network has it."""
    preferences = learned.judge().preferences(view)
    odds = [math.exp((preference - max(preferences)) / ONE) for preference in preferences]
    return lots.choices(view.legal_actions(), odds)[0]


def outcomes(position: Position) -> list[tuple[float, float, float]]:
    """What came of a game for each seat, as `Decisions.outcome` has it."""
    scores, winners = [score.total / POINTS for score in position.scores()], position.winners()
    return [
        (score, (sum(scores) - score) / (len(scores) - 1), (seat in winners) / len(winners))
        for seat, score in enumerate(scores)
    ]


def rows(number: int, kept: Sequence[tuple[View, Weighed | None]], came: Sequence[tuple[float, ...]]) -> Decisions:
    legal = np.zeros((len(kept), ACTIONS), np.uint8)
    for row, (view, _) in zip(legal, kept, strict=True):
        row[list(view.legal_actions())] = 1
    actions, shares, behind = (
        _table(len(kept), kind, fill) for kind, fill in ((np.int16, NONE), (np.float16, 0), (np.float16, 0))
    )
    foreseen = np.full((len(kept), 2), np.nan, np.float32)
    for n, (_, found) in enumerate(kept):
        if found:
            compared = slice(len(found.actions))
            actions[n, compared], shares[n, compared], behind[n, compared] = found[:3]
            foreseen[n] = found.foreseen
    seen, outcome = np.zeros((len(kept), SIZE), np.uint8), np.zeros((len(kept), len(OUTLOOK)), np.float32)
    for n, (view, _) in enumerate(kept):
        seen[n], outcome[n] = observe(view, view.to_move), came[view.to_move]
    game = np.full(len(kept), number, np.int32)
    return Decisions(game, seen, np.packbits(legal, axis=1), actions, shares, behind, foreseen, outcome)


def _table(count: int, kind: Any, fill: int) -> NDArray[Any]:
    return np.full((count, LINES), fill, kind)

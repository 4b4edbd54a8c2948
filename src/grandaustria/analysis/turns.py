"""The turns a seat could play, by what is expected of them.

>>> from grandaustria import Luck, Position
>>> position, luck = Position(), Luck(seed=1)
>>> luck.resolve(position)
>>> best, *_ = analyse(position.view(position.to_move), Budget(nodes=500))
>>> best.actions[0] in position.legal_actions()
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from grandaustria.analysis.outlooks import BUDGET, Line, Outlook, look_ahead, sample
from grandaustria.bots import Budget, learned
from grandaustria.bots.comparing import BATCH, Spent, clock
from grandaustria.bots.foreseeing import LINES, UNIT
from grandaustria.engine import CHANCE, ActionError, Luck, Position, View, propose

COMPARING = 1 / 3
"""The share of the budget that goes into finding the best turns; the rest says what is expected of them."""
OTHER_LUCKS = 3
WITHIN = 64 * UNIT
"""What a turn may lose of the network's preference and still be compared: far more than for the master itself, since
people come into positions that it never would, and want to see what else there is."""

Sight = Callable[[Position, int], View]
"""What a seat is shown of a position: what it may know, or all cards open."""


@dataclass(frozen=True, slots=True)
class RankedTurn:
    """A turn, from the next decision to its end or to what chance has yet to show, and what is expected of it."""

    actions: tuple[int, ...]
    outlook: Outlook


def analyse(view: View, budget: Budget = BUDGET, seed: int = 1, most: int = 5) -> list[RankedTurn]:
    """The best turns found for the seat, the best first; ActionError if it is not its decision."""
    if not view.legal_actions():
        raise ActionError("it is not this seat's decision")
    found, nodes = best_first(view, lines(view, seed), seed, spent := clock(budget))
    outlooks = look_ahead(view, found[:most], seed + 1, spent, nodes)
    ranked = [RankedTurn(line.actions, expected) for line, expected in zip(found, outlooks, strict=False)]
    return sorted(ranked, key=lambda turn: -turn.outlook.margin)


def lines(view: View, seed: int, see: Sight = Position.view) -> list[Line]:
    """Turns that the learned network prefers and that lead to different positions, the most preferred first."""
    learned.judge()
    found: dict[View, Line] = {}
    for _, actions in propose(view, seed, LINES, WITHIN)[0]:
        end = end_of(view, actions, seed, see)
        found.setdefault(end, Line(foreseen(view, actions, seed), end))
    return list(found.values())


def end_of(view: View, actions: Sequence[int], seed: int, see: Sight) -> View:
    """What the seat sees when it has played these actions, or as many as there are before chance shows something."""
    position = view.deal(Random(seed))
    for action in actions:
        if position.to_move == CHANCE:
            break
        position.apply(action)
    return see(position, view.to_move)


def foreseen(view: View, actions: Sequence[int], seed: int) -> tuple[int, ...]:
    """So much of a turn as is possible whatever chance shows, as far as a few tries can tell."""
    return tuple(actions[: min(possible(view, actions, seed + luck) for luck in range(OTHER_LUCKS))])


def possible(view: View, actions: Sequence[int], seed: int) -> int:
    """How many of these actions are legal one after the other."""
    position, luck = view.deal(Random(seed)), Luck(seed)
    for done, action in enumerate(actions):
        luck.resolve(position)
        if not position.is_legal(action):
            return done
        position.apply(action)
    return len(actions)


def best_first(view: View, found: Sequence[Line], seed: int, spent: Spent) -> tuple[list[Line], int]:
    """These turns, the best first, and how many positions were looked at: the worse half is dropped again and again."""
    totals, order, nodes = [0] * len(found), list(range(len(found))), 0
    numbers, phases = batches(), max(1, (len(found) - 1).bit_length())
    for phase in range(phases):
        few = order[: max(2, len(found) >> phase)]
        while len(few) > 1 and (not nodes or spent(nodes) < COMPARING * (phase + 1) / phases):
            for number in next(numbers):
                samples, looked = sample(view, [found[place] for place in few], seed, number)
                nodes += looked
                for place, (_, margin) in zip(few, samples, strict=True):
                    totals[place] += margin
        order[: len(few)] = sorted(few, key=lambda place: (-totals[place], place))
    return [found[place] for place in order], nodes


def batches() -> Iterator[range]:
    """Samples are taken so many at once, without end."""
    first = 0
    while True:
        yield range(first, first + BATCH)
        first += BATCH

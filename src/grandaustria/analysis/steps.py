"""Turns step by step: each decision with the position it is made in, as far as it can be known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from grandaustria.analysis.games import TurnPlayed, start_of
from grandaustria.engine import CHANCE, Position
from grandaustria.engine.notation import family
from grandaustria.play import Game

Step = tuple[Position, int]
"""A decision, and the position it is made in."""


def along(game: Game, turn: TurnPlayed, actions: Sequence[int]) -> Iterator[Step]:
    """A turn that was played, or another instead of it: as far as they are the same, chance shows what it did then."""
    return steps(start_of(game, turn), _with_chance(game, turn, actions))


def _with_chance(game: Game, turn: TurnPlayed, actions: Sequence[int]) -> list[int]:
    """These decisions, with what chance showed between those that were made."""
    found, rest = list[int](), list(actions)
    for move in game.log[turn.first : turn.last + 1]:
        if move.seat == CHANCE:
            found.append(move.action)
        elif rest and rest[0] == move.action:
            found.append(rest.pop(0))
        else:
            break
    return [*found, *rest]


def steps(position: Position, actions: Iterable[int]) -> Iterator[Step]:
    """The decisions among these actions; if chance has to decide and is not among them, the rest is left out, but for
    the guest who joins the queue: it makes no difference to the rest of a turn who that is, unless one is taken."""
    position, seat, unknown = position.copy(), position.to_move, False
    for action in actions:
        if position.to_move == CHANCE and action in dict(position.chance_outcomes()):
            position.apply(action)
            continue
        unknown = _fill_queue(position) or unknown
        if position.to_move != seat or not position.is_legal(action) or (unknown and family(action)[0] == "guest"):
            return
        yield position.copy(), action
        position.apply(action)


def _fill_queue(position: Position) -> bool:
    """Let anybody join the queue where a guest is awaited; whether one was."""
    filled = False
    while position.to_move == CHANCE:
        outcome, _ = position.chance_outcomes()[0]
        if family(outcome)[0] != "draw guest":
            break
        position.apply(outcome)
        filled = True
    return filled

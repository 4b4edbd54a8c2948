"""Turns in words: each decision as it is offered at the table, in the position in which it arises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from grandaustria.analysis import TurnPlayed
from grandaustria.engine import CHANCE, Position
from grandaustria.engine.notation import family
from grandaustria.engine.situation import Situation
from grandaustria.play.choices import told_choice
from grandaustria.play.event import Event
from grandaustria.play.game import Game
from grandaustria.play.hosted import HostedGame
from grandaustria.play.narrator import Narrator
from grandaustria.play.visibility import seen
from grandaustria.server.visible import Speech

Json = dict[str, Any]


def planned(hosted: HostedGame, actions: Sequence[int], speech: Speech) -> list[Json]:
    """A turn that the seat to act at a table could play."""
    begun = hosted.foresee(actions[0]).events
    return list(_told(hosted.position, actions, speech, begun))


def played(game: Game, turn: TurnPlayed, speech: Speech) -> list[Json]:
    """A turn of a game as it was played."""
    moves = game.log[turn.first : turn.last + 1]
    return list(_told(_before(game, turn), [move.action for move in moves], speech))


def missed(game: Game, turn: TurnPlayed, actions: Sequence[int], speech: Speech) -> list[Json]:
    """A turn that could have been played instead; as far as it is the one that was, chance shows what it did then."""
    return list(_told(_before(game, turn), _with_chance(game, turn, actions), speech))


def _before(game: Game, turn: TurnPlayed) -> Position:
    position = game.start
    for move in game.log[: turn.first]:
        position.apply(move.action)
    return position


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


def _told(
    position: Position, actions: Iterable[int], speech: Speech, begun: Sequence[Event] | None = None
) -> Iterator[Json]:
    """The decisions among these actions; if chance has to decide and is not among them, the rest is left out, but for
    the guest who joins the queue: it makes no difference to the rest of a turn who that is, unless one is taken.

    `begun` are the events of the first, where something has happened in its turn before.
    """
    position, seat, last, unknown = position.copy(), position.to_move, "", False
    for action in actions:
        if position.to_move == CHANCE and action in dict(position.chance_outcomes()):
            position.apply(action)
            continue
        unknown = _fill_queue(position) or unknown
        if position.to_move != seat or not position.is_legal(action) or (unknown and family(action)[0] == "guest"):
            return
        events = Narrator(position).foretell(action, last) if begun is None else begun
        begun, last = None, events[-1].name if events else last
        yield _step(position, action, events, speech)
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


def _step(position: Position, action: int, events: Iterable[Event], speech: Speech) -> Json:
    seat = position.to_move
    shown = [seen(event, seat) for event in events]
    told = told_choice(Situation(position.view(seat).to_json()), action, shown, speech.language, speech.names)
    return {"action": action, "notation": position.notation(action), "text": told.text}

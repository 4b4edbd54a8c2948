"""The events of a game, told when they are asked for and cut back when moves are undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from grandaustria.engine import CHANCE, Position
from grandaustria.play.event import Event
from grandaustria.play.move import Move
from grandaustria.play.narrator import Narrator
from grandaustria.play.tell_setup import tell_beginning


class Story:
    """All events so far, and how many of them each move brought."""

    def __init__(self, start: Position, composed: bool) -> None:
        self._narrator = Narrator(start)
        self._events: list[Event] = []
        self._append(tell_beginning(start, composed))
        self._ends: list[int] = []
        self._first = len(self._events)

    def told(self, moves: Sequence[Move]) -> list[Event]:
        """The events up to the last of these moves."""
        for move in moves[len(self._ends) :]:
            self._append(self._narrator.tell(move.action, self._events[-1].name))
            self._ends.append(len(self._events))
        return list(self._events)

    def _append(self, events: Iterable[Event]) -> None:
        for event in events:
            self._events.append(replace(event, index=len(self._events)))

    def cut(self, moves: int, position: Position) -> None:
        """Forget what came after so many moves; the position is the one they lead to."""
        if moves >= len(self._ends):
            return
        del self._ends[moves:]
        del self._events[self._ends[-1] if self._ends else self._first :]
        self._narrator = Narrator(position)


def told_by_last(start: Position, moves: Sequence[Move]) -> list[Event]:
    """The events of the last of these moves, counted from 0; without any move, what is told before the first.

    How a move is told depends on little that came before it: what was decided last, and what chance has revealed since.
    """
    if not moves:
        return _counted(tell_beginning(start, composed=False))
    begin = _decision_before(moves)
    position = start.copy()
    for move in moves[:begin]:
        position.apply(move.action)
    narrator, last = Narrator(position), ""
    events: list[Event] = []
    for move in moves[begin:]:
        events = narrator.tell(move.action, last)
        last = events[-1].name if events else last
    return _counted(events)


def _decision_before(moves: Sequence[Move]) -> int:
    """Where the decision stands before the one that the last move belongs to; the beginning, if there is none."""
    decisions = [place for place, move in enumerate(moves) if move.seat != CHANCE]
    return decisions[-2] if len(decisions) > 1 else 0


def _counted(events: Iterable[Event]) -> list[Event]:
    return [replace(event, index=index) for index, event in enumerate(events)]

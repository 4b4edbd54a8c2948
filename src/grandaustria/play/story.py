"""The events of a game, told when they are asked for and cut back when moves are undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from grandaustria.engine import Position
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

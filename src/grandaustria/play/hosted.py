"""A game at a hosted table: final moves, and the run of one seat's decisions that is tentative until it ends.

Everybody sees each step of the run at once; its player takes steps back and forth again. `end` and `pass` end a turn;
other runs are confirmed, unless nothing of them could be taken back.
Nothing here does I/O: whoever keeps the game stores what each change says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from grandaustria.engine import CHANCE, ActionError, Position, Setup
from grandaustria.engine.forms import PositionData
from grandaustria.play.event import Event
from grandaustria.play.lines import Open, in_lines, outlasting
from grandaustria.play.move import Move
from grandaustria.play.narrator import Narrator
from grandaustria.play.run import Chance, Decision, Run, decided, ends_turn
from grandaustria.play.tell_setup import tell_beginning
from grandaustria.play.then import Then, then_of


class Step(NamedTuple):
    """A tentative decision, what chance revealed with it, and how many events tell of it."""

    action: int
    outcomes: tuple[int, ...]
    told: int


class Prospect(NamedTuple):
    """What a decision would lead to: the events to be told, and whether it could not be taken back.

    `then` says what would lie differently on the table, of what its seat sees; nothing where something is revealed, or
    somebody else comes next.
    """

    action: int
    events: tuple[Event, ...]
    final: bool
    then: Then | None


@dataclass(frozen=True, slots=True)
class Change:
    """What a call changed: moves that became final, and the events to tell (none for undo)."""

    kind: str
    seat: int
    final: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()


class HostedGame:
    """The state of a hosted table; every method either changes it as a whole or raises ActionError.

    >>> from grandaustria import Luck
    >>> luck = Luck(1)
    >>> game, beginning = HostedGame.begin(Setup(players=2), luck)
    >>> game.seat, game.step("guest 2", luck).kind  # the guest who follows is revealed: final at once
    (0, 'confirm')
    >>> game.seat
    1
    """

    def __init__(self, position: Position, told: int) -> None:
        self._begin_run(position)
        self._told = told
        self._ended: int | None = None
        """Whose turn was ended last, if nothing was decided by chance since."""

    def _begin_run(self, position: Position, lines: Open | None = None) -> None:
        self._run = Run(position)
        self._told_by: list[int] = []
        """How many events tell of each step."""
        self._lasts = [""]
        """The name of the last event of the run at each of its positions; the next one may be told differently."""
        self._lines: list[Open] = [lines or {}]
        """The lines that may go on at each of its positions."""

    @classmethod
    def begin(cls, setup: Setup, chance: Chance) -> tuple[HostedGame, Change]:
        """A new game, set up as far as chance decides it."""
        game = cls(Position(setup), 0)
        opening = game._numbered(tell_beginning(game.position, composed=False))
        moves, events = game._let_chance_decide(chance)
        return game, Change("begin", CHANCE, moves, (*opening, *events))

    @classmethod
    def restore(cls, setup: Setup, final: Iterable[int], steps: Sequence[Step], cursor: int, told: int) -> HostedGame:
        """The same table again, from what was stored; `told` counts the events told of final moves."""
        position, ended = Position(setup), None
        for action in final:
            ended = position.to_move if ends_turn(action) else None
            position.apply(action)
        game = cls(position, told)
        game._ended = ended
        for step in steps:
            place = game.cursor
            game._narrate(place, game._run.repeat((step.action, *step.outcomes)))
        game._run.turn_back(cursor)
        game._told_by = [step.told for step in steps]
        game._told = told + sum(game._told_by[:cursor])
        return game

    def copy(self) -> HostedGame:
        """The same table once more, to be changed on its own."""
        twin = HostedGame(self._run.start, self._told)
        twin._run, twin._told_by, twin._lasts = self._run.copy(), list(self._told_by), list(self._lasts)
        twin._lines, twin._ended = list(self._lines), self._ended
        return twin

    # Reading

    @property
    def position(self) -> Position:
        """The table as everybody sees it, tentative steps included."""
        return self._run.position

    @property
    def start(self) -> Position:
        """The table as the run under way has found it."""
        return self._run.start

    @property
    def steps(self) -> tuple[Step, ...]:
        """The decisions of the run under way, with the outcomes of chance and how many events each told."""
        each = zip(self._run.decisions, self._told_by, strict=True)
        return tuple(Step(decision.action, decision.outcomes, told) for decision, told in each)

    @property
    def cursor(self) -> int:
        """How many of the steps are done; those beyond can be redone."""
        return self._run.cursor

    @property
    def moves(self) -> list[Move]:
        """What was done in the run under way, outcomes of chance included."""
        return self._run.moves()

    @property
    def told(self) -> int:
        """How many events have been told from the beginning of the game."""
        return self._told

    @property
    def seat(self) -> int | None:
        """The seat whose run this is; None at the end."""
        return self._run.seat

    @property
    def is_over(self) -> bool:
        """Nobody decides any more."""
        return self.seat is None

    @property
    def is_complete(self) -> bool:
        """The run has no decision left and waits to be confirmed."""
        return self._run.is_complete

    @property
    def can_undo(self) -> bool:
        """Not past a decision that revealed something."""
        return self._run.can_undo

    @property
    def can_redo(self) -> bool:
        """As long as nothing else was decided after undoing."""
        return self._run.can_redo

    @property
    def turn_ended(self) -> int | None:
        """The seat whose turn has just ended and could be taken up again: nothing was revealed since, to anybody."""
        revealed = any(decision.reveals for decision in self._run.decisions)
        return None if self.is_over or revealed else self._ended

    @property
    def die_done(self) -> bool:
        """Whether the action of the die is over, whatever is decided after it."""
        return self._run.die_done

    def legal_actions(self) -> list[int]:
        """Of the seat whose run this is; none while the run waits to be confirmed."""
        return [] if self.is_complete else self.position.legal_actions()

    def new_guests(self) -> list[int]:
        """Guests who have come into the cafe of the acting seat during its run."""
        start = self._run.start
        seat = start.actor
        return [guest for guest in self.position.cafe(seat) if guest and guest not in start.cafe(seat)]

    def foresee(self, action: int, table: PositionData | None = None) -> Prospect:
        """What a legal decision would lead to by itself; nothing is changed, and chance decides nothing.

        Whoever asks for several gives what lies on the table, which is then read only once.
        """
        before = table or self.position.to_json()
        narrator, last = Narrator(self.position, before), self._lasts[self.cursor]
        told, after = narrator.foretell(action, last)
        events = tuple(replace(event, index=self._told + i) for i, event in enumerate(told))
        final = self._run.is_final(action, narrator.position)
        then = None if final or after["actor"] != before["actor"] else then_of(before, after, before["actor"])
        return Prospect(action, events, final, then)

    # Changing

    def step(self, action: int | str, chance: Chance) -> Change:
        """Do a decision. What it reveals is decided at once; what follows the run only when the run is final."""
        seat = self._acting()
        if self.is_complete:
            raise ActionError("these choices are complete: confirm them or take one back")
        place = self.cursor
        decision = self._run.do(action, chance)
        events = self._narrate(place, decision)
        self._told_by[place:] = [len(events)]
        if not self._run.is_closed:
            return Change("step", seat, (), events)
        return self._finish("end" if ends_turn(decision.action) else "confirm", seat, events, chance)

    def undo(self) -> Change:
        """Take back the last decision of the run, with what was told of it."""
        seat = self._acting()
        self._run.undo()
        self._told -= self._told_by[self.cursor]
        return Change("undo", seat)

    def redo(self) -> Change:
        """Do again what was taken back, with the same outcomes."""
        seat = self._acting()
        decision = self._run.redo()
        return Change("redo", seat, (), self._narrate(self.cursor - 1, decision))

    def confirm(self, chance: Chance) -> Change:
        """Make a complete run final, with all that chance decides next."""
        seat = self._acting()
        if not self.is_complete:
            raise ActionError("there are still choices to make before these can be confirmed")
        return self._finish("confirm", seat, (), chance)

    def _acting(self) -> int:
        if self.seat is None:
            raise ActionError("the game is over")
        return self.seat

    def _finish(self, kind: str, seat: int, events: tuple[Event, ...], chance: Chance) -> Change:
        moves = self._run.moves()
        self._begin_run(self.position.copy(), outlasting(events, self._lines[-1]) if self.cursor == 1 else {})
        following, more = self._let_chance_decide(chance)
        self._ended = seat if kind == "end" and not following else None
        return Change(kind, seat, (*moves, *following), (*events, *more))

    def _let_chance_decide(self, chance: Chance) -> tuple[tuple[Move, ...], tuple[Event, ...]]:
        narrator = Narrator(self.position)
        moves = decided(self.position, chance)
        events = [event for move in moves for event in narrator.tell(move.action, "")]
        return tuple(moves), in_lines(self._numbered(events), {})[0]

    def _narrate(self, place: int, decision: Decision) -> tuple[Event, ...]:
        """The events of a step that is made in this place of the run."""
        narrator, last = Narrator(self._run.before(place)), self._lasts[place]
        events: list[Event] = []
        for move in decision.moves:
            events += narrator.tell(move.action, last)
            last = events[-1].name if events else last
        told, lines = in_lines(self._numbered(events), self._lines[place])
        self._lasts[place + 1 :], self._lines[place + 1 :] = [last], [lines]
        return told

    def _numbered(self, events: Iterable[Event]) -> tuple[Event, ...]:
        numbered = tuple(replace(event, index=self._told + i) for i, event in enumerate(events))
        self._told += len(numbered)
        return numbered

"""A game at a hosted table: final moves, and the run of one seat's decisions that is tentative until it ends.

A run is the consecutive decisions of one seat: a turn, or its choices at set-up, in the draft, at the emperor's
scoring. Everybody sees each step at once; its player takes steps back and forth again, never past something that was
revealed. `end` and `pass` end a turn; other runs are confirmed, unless nothing of them could be taken back.
Nothing here does I/O: whoever keeps the game stores what each change says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from grandaustria.engine import CHANCE, ActionError, Position, Setup
from grandaustria.play.event import Event
from grandaustria.play.game import ENDS_TURN, Chance, passes_packs_on
from grandaustria.play.move import Move
from grandaustria.play.narrator import Narrator
from grandaustria.play.tell_setup import tell_beginning


class Step(NamedTuple):
    """A tentative decision, what chance revealed with it, and how many events tell of it."""

    action: int
    outcomes: tuple[int, ...]
    told: int


class Prospect(NamedTuple):
    """What a decision would lead to: the events to be told, and whether it could not be taken back."""

    action: int
    events: tuple[Event, ...]
    final: bool


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
        self._positions = [position]
        self._steps: list[Step] = []
        self._cursor = 0
        self._told = told
        self._lasts = [""]
        """The name of the last event of the run at each of its positions; the next one may be told differently."""

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
        position = Position(setup)
        for action in final:
            position.apply(action)
        game = cls(position, told)
        for step in steps:
            after = game._positions[-1].copy()
            for action in (step.action, *step.outcomes):
                after.apply(action)
            game._narrate(len(game._positions) - 1, (step.action, *step.outcomes))
            game._positions.append(after)
        game._steps, game._cursor = list(steps), cursor
        game._told = told + sum(step.told for step in steps[:cursor])
        return game

    def copy(self) -> HostedGame:
        """The same table once more, to be changed on its own; positions are never changed once they stand here."""
        twin = HostedGame(self._positions[0], self._told)
        twin._positions, twin._lasts = list(self._positions), list(self._lasts)
        twin._steps, twin._cursor = list(self._steps), self._cursor
        return twin

    # Reading

    @property
    def position(self) -> Position:
        """The table as everybody sees it, tentative steps included."""
        return self._positions[self._cursor]

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def cursor(self) -> int:
        """How many of the steps are done; those beyond can be redone."""
        return self._cursor

    @property
    def told(self) -> int:
        return self._told

    @property
    def seat(self) -> int | None:
        """The seat whose run this is; None at the end."""
        mover = self._positions[0].to_move
        return mover if mover >= 0 else None

    @property
    def is_over(self) -> bool:
        return self.seat is None

    @property
    def is_complete(self) -> bool:
        """The run has no decision left and waits to be confirmed."""
        return self._cursor > 0 and _run_ends(self._positions[0], self.position)

    @property
    def can_undo(self) -> bool:
        return self._cursor > 0 and not self._steps[self._cursor - 1].outcomes

    @property
    def can_redo(self) -> bool:
        return self._cursor < len(self._steps)

    def legal_actions(self) -> list[int]:
        """Of the seat whose run this is; none while the run waits to be confirmed."""
        return [] if self.is_complete else self.position.legal_actions()

    def new_guests(self) -> list[int]:
        """Guests who have come into the cafe of the acting seat during its run."""
        start = self._positions[0]
        seat = start.actor
        return [guest for guest in self.position.cafe(seat) if guest and guest not in start.cafe(seat)]

    def foresee(self, action: int) -> Prospect:
        """What a legal decision would lead to by itself; nothing is changed, and chance decides nothing."""
        before, last = self.position, self._lasts[self._cursor]
        narrator = Narrator(before)
        told = narrator.foretell(action, last)
        events = tuple(replace(event, index=self._told + i) for i, event in enumerate(told))
        return Prospect(action, events, self._is_final(action, narrator.position))

    def _is_final(self, action: int, after: Position) -> bool:
        """Whether a decision that leads there could not be taken back."""
        before = self.position
        return (
            before.notation(action) in ENDS_TURN or passes_packs_on(before) or _awaits_chance(after, self._positions[0])
        )

    # Changing

    def step(self, action: int | str, chance: Chance) -> Change:
        """Do a decision. What it reveals is decided at once; what follows the run only when the run is final."""
        seat = self._acting()
        if self.is_complete:
            raise ActionError("these choices are complete: confirm them or take one back")
        before = self.position
        number = before.parse(action) if isinstance(action, str) else action
        after = before.copy()
        after.apply(number)
        outcomes = _revealed(after, self._positions[0], chance)
        events = self._narrate(self._cursor, (number, *outcomes))
        del self._steps[self._cursor :], self._positions[self._cursor + 1 :]
        self._steps.append(Step(number, outcomes, len(events)))
        self._positions.append(after)
        self._cursor += 1
        if before.notation(number) in ENDS_TURN:
            return self._finish("end", seat, events, chance)
        revealed = bool(outcomes) or passes_packs_on(before)
        if revealed and _run_ends(self._positions[0], after):  # nothing of it could be taken back
            return self._finish("confirm", seat, events, chance)
        return Change("step", seat, (), events)

    def undo(self) -> Change:
        seat = self._acting()
        if not self.can_undo:
            raise ActionError("there is nothing to take back: the turn has just begun, or something was revealed")
        self._cursor -= 1
        self._told -= self._steps[self._cursor].told
        return Change("undo", seat)

    def redo(self) -> Change:
        seat = self._acting()
        if not self.can_redo:
            raise ActionError("there is nothing to do again")
        step = self._steps[self._cursor]
        events = self._narrate(self._cursor, (step.action, *step.outcomes))
        self._cursor += 1
        return Change("redo", seat, (), events)

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
        moves: list[Move] = []
        for i, step in enumerate(self._steps[: self._cursor]):
            position = self._positions[i].copy()
            for action in (step.action, *step.outcomes):
                moves.append(Move(seat if action == step.action else CHANCE, action, position.notation(action)))
                position.apply(action)
        self._positions = [self.position.copy()]
        self._steps, self._cursor, self._lasts = [], 0, [""]
        following, more = self._let_chance_decide(chance)
        return Change(kind, seat, (*moves, *following), (*events, *more))

    def _let_chance_decide(self, chance: Chance) -> tuple[tuple[Move, ...], tuple[Event, ...]]:
        position = self._positions[0]
        moves: list[Move] = []
        narrator = Narrator(position)
        events: list[Event] = []
        while position.to_move == CHANCE:
            outcome = chance.choose(position)
            moves.append(Move(CHANCE, outcome, position.notation(outcome)))
            events += self._numbered(narrator.tell(outcome, ""))
            position.apply(outcome)
        return tuple(moves), tuple(events)

    def _narrate(self, place: int, actions: Iterable[int]) -> tuple[Event, ...]:
        """Tell the step at a place of the run, and remember how it ended for the one after it."""
        narrator, last = Narrator(self._positions[place]), self._lasts[place]
        events: list[Event] = []
        for action in actions:
            events += narrator.tell(action, last)
            last = events[-1].name if events else last
        self._lasts[place + 1 :] = [last]
        return self._numbered(events)

    def _numbered(self, events: Iterable[Event]) -> tuple[Event, ...]:
        numbered = tuple(replace(event, index=self._told + i) for i, event in enumerate(events))
        self._told += len(numbered)
        return numbered


def _revealed(position: Position, start: Position, chance: Chance) -> tuple[int, ...]:
    """Let chance decide what belongs to the decision just made; a new roll belongs to what comes after the run."""
    outcomes: list[int] = []
    while _awaits_chance(position, start):
        outcomes.append(chance.choose(position))
        position.apply(outcomes[-1])
    return tuple(outcomes)


def _awaits_chance(position: Position, start: Position) -> bool:
    """Whether something is to be revealed that belongs to the run which began at the start."""
    return position.to_move == CHANCE and position.phase == start.phase and position.actor == start.actor


def _run_ends(start: Position, now: Position) -> bool:
    """Whether the decisions that began at one position are over at the other."""
    return now.to_move != start.to_move or now.phase != start.phase

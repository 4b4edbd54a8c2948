"""The run of one seat's decisions: each can be taken back and done again, never past something that was revealed.

A run is the consecutive decisions of one seat: a turn, or its choices at set-up, in the draft, at the emperor's
scoring. What a decision reveals belongs to it; whatever else chance decides comes after the run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from grandaustria.engine import CHANCE, ActionError, Position
from grandaustria.engine.notation import family, number_of
from grandaustria.play.move import Move

ENDS_TURN = ("end", "pass")
END = number_of("end")


class Chance(Protocol):
    """Decides what the players do not: `Luck`, or anything that chooses one of the outcomes."""

    def choose(self, position: Position, /) -> int:
        """One of `position.chance_outcomes()`."""


class Decision(NamedTuple):
    """What a seat did, and then what chance revealed with it."""

    moves: tuple[Move, ...]

    @property
    def action(self) -> int:
        """What was decided; the moves after it are chance."""
        return self.moves[0].action

    @property
    def outcomes(self) -> tuple[int, ...]:
        """What chance brought then."""
        return tuple(move.action for move in self.moves[1:])

    @property
    def reveals(self) -> bool:
        """Whether chance had a part in it: then nobody may take it back."""
        return len(self.moves) > 1


class Run:
    """Decisions from a position on, those that were taken back included; a refused one changes nothing.

    Positions are never changed once they stand here.
    """

    def __init__(self, start: Position) -> None:
        self._positions = [start]
        self._decisions: list[Decision] = []
        self._cursor = 0

    def copy(self) -> Run:
        """The same run, to be changed on its own."""
        twin = Run(self.start)
        twin._positions, twin._decisions, twin._cursor = list(self._positions), list(self._decisions), self._cursor
        return twin

    # Reading

    @property
    def start(self) -> Position:
        """Where the run began."""
        return self._positions[0]

    @property
    def position(self) -> Position:
        """As everybody sees it, after what was done and not taken back."""
        return self._positions[self._cursor]

    @property
    def cursor(self) -> int:
        """How many of the decisions are done; those beyond can be redone."""
        return self._cursor

    @property
    def decisions(self) -> list[Decision]:
        """Those that were taken back as well, as long as they can be done again."""
        return self._decisions

    def before(self, place: int) -> Position:
        """The position in which the decision with this index is made."""
        return self._positions[place]

    @property
    def seat(self) -> int | None:
        """The seat whose run this is; None at the end."""
        mover = self.start.to_move
        return mover if mover >= 0 else None

    @property
    def is_complete(self) -> bool:
        """Whether the seat has nothing more to decide."""
        return self._cursor > 0 and self._ends_at(self.position)

    @property
    def is_closed(self) -> bool:
        """Whether it is over for good: a turn that was ended, or a complete run that ended with something revealed."""
        if self._cursor == 0:
            return False
        before, last = self._positions[self._cursor - 1], self._decisions[self._cursor - 1]
        return ends_turn(last.action) or ((last.reveals or before.passes_packs_on) and self.is_complete)

    @property
    def can_undo(self) -> bool:
        """Not past a decision that revealed something."""
        return self._cursor > 0 and not self._decisions[self._cursor - 1].reveals

    @property
    def can_redo(self) -> bool:
        """As long as nothing else was decided after undoing."""
        return self._cursor < len(self._decisions)

    @property
    def die_done(self) -> bool:
        """Whether the turn could have been ended already: what is decided since then does not belong to the die."""
        return any(position.is_legal(END) for position in self._positions[: self._cursor + 1])

    def is_final(self, action: int, after: Position) -> bool:
        """Whether a decision that leads to this position could not be taken back."""
        return ends_turn(action) or self.position.passes_packs_on or self._awaits_chance(after)

    def moves(self) -> list[Move]:
        """All that was done, decisions and outcomes of chance in their order."""
        return [move for decision in self._decisions[: self._cursor] for move in decision.moves]

    def _ends_at(self, now: Position) -> bool:
        return now.to_move != self.start.to_move or now.phase != self.start.phase

    def _awaits_chance(self, position: Position) -> bool:
        """Whether something is to be revealed that belongs to this run; a new roll belongs to what comes after it."""
        start = self._positions[0]
        return is_chance(position) and position.phase == start.phase and position.actor == start.actor

    # Changing

    def do(self, action: int | str, chance: Chance) -> Decision:
        """Do a decision, by number or notation; what it reveals is decided at once."""
        before = self.position
        number = before.parse(action) if isinstance(action, str) else action
        after = before.copy()
        after.apply(number)
        revealed = decided(after, chance, self._awaits_chance)
        return self._done(Decision((_move(before, int(number)), *revealed)), after)

    def repeat(self, actions: Iterable[int]) -> Decision:
        """Do what was stored of a decision, with what was revealed then."""
        after = self.position.copy()
        moves: list[Move] = []
        for action in actions:
            moves.append(_move(after, action))
            after.apply(action)
        return self._done(Decision(tuple(moves)), after)

    def _done(self, decision: Decision, after: Position) -> Decision:
        del self._decisions[self._cursor :], self._positions[self._cursor + 1 :]
        self._decisions.append(decision)
        self._positions.append(after)
        self._cursor += 1
        return decision

    def undo(self) -> Decision:
        """Take back the last decision."""
        if not self.can_undo:
            raise ActionError("there is nothing to undo: the turn has just begun or ended, or something was revealed")
        self._cursor -= 1
        return self._decisions[self._cursor]

    def redo(self) -> Decision:
        """Do again what was taken back last."""
        if not self.can_redo:
            raise ActionError("there is nothing to redo")
        self._cursor += 1
        return self._decisions[self._cursor - 1]

    def turn_back(self, cursor: int) -> None:
        """So many of the decisions are done; the others can be redone."""
        self._cursor = cursor


def ends_turn(action: int) -> bool:
    """Whether it is the others' turn after this action."""
    return family(action)[0] in ENDS_TURN


def is_chance(position: Position) -> bool:
    """Whether no seat decides, but luck."""
    return position.to_move == CHANCE


def decided(position: Position, chance: Chance, due: Callable[[Position], bool] = is_chance) -> list[Move]:
    """Whatever chance decides as long as something is due; the position goes on to what comes after it."""
    moves: list[Move] = []
    while due(position):
        moves.append(_move(position, chance.choose(position)))
        position.apply(moves[-1].action)
    return moves


def _move(position: Position, action: int) -> Move:
    return Move(position.to_move, action, position.notation(action))

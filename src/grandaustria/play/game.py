"""A game: a position with sampled chance, a log, undo and redo."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grandaustria.engine import ActionError, Luck, Position, RecordError, Score, Setup, View
from grandaustria.play import record
from grandaustria.play.event import Event
from grandaustria.play.forms import RecordData
from grandaustria.play.move import Move
from grandaustria.play.record import ALL
from grandaustria.play.run import Chance, Run, decided
from grandaustria.play.story import Story
from grandaustria.play.visibility import seen


class Game:
    """Drives a position: decisions by `play`, everything else by luck.

    >>> game = Game(Setup(players=2), seed=1)
    >>> game.to_move, game.notations()
    (0, ['guest 1', 'guest 2', 'guest 3', 'guest 4', 'guest 5'])
    >>> game.play("guest 2")
    >>> [move.notation for move in game.log[-2:]]
    ['guest 2', 'draw guest 54']
    """

    def __init__(
        self,
        setup: Setup | None = None,
        seed: int | None = None,
        luck: Chance | None = None,
        *,
        start: Position | None = None,
    ) -> None:
        self._composed = start is not None
        self._start = Position(setup) if start is None else start.copy()
        self._luck = _luck(seed, luck)
        self._run, self._final = self._next_run(self._start.copy())
        """What cannot be taken back is final; the rest of the log is the run."""
        self._story = Story(self._start, self._composed)

    def __repr__(self) -> str:
        mover = "it is over" if self.is_over else f"seat {self.to_move} to move"
        return f"<Game: {self.setup.players} players, round {self._run.position.round}, {mover}, {len(self.log)} moves>"

    def _repr_svg_(self) -> str:
        """The table as it stands, all cards open; notebooks show it."""
        return self._run.position._repr_svg_()

    @classmethod
    def from_position(cls, position: Position, seed: int | None = None, luck: Chance | None = None) -> Game:
        """A game that starts from any position, such as a composed one."""
        return cls(seed=seed, luck=luck, start=position)

    # Reading

    @property
    def position(self) -> Position:
        """A copy of the position as it stands."""
        return self._run.position.copy()

    @property
    def start(self) -> Position:
        """A copy of the position the game began with."""
        return self._start.copy()

    @property
    def is_composed(self) -> bool:
        """Whether the game began with a given position instead of a set-up."""
        return self._composed

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self._run.position.setup

    @property
    def to_move(self) -> int:
        """The seat that decides now, or OVER."""
        return self._run.position.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._run.position.is_over

    @property
    def log(self) -> tuple[Move, ...]:
        """Everything that happened, decisions and outcomes of chance in their order."""
        return (*self._final, *self._run.moves())

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to move, sorted."""
        return self._run.position.legal_actions()

    def notations(self) -> list[str]:
        """The legal actions in notation."""
        return [self._run.position.notation(action) for action in self._run.position.legal_actions()]

    def view(self, seat: int) -> View:
        """What this seat may know."""
        return self._run.position.view(seat)

    def scores(self) -> list[Score]:
        """The points of each seat by source, as if the game ended now."""
        return self._run.position.scores()

    def winners(self) -> list[int]:
        """The winning seats; none before the end."""
        return self._run.position.winners()

    def events(self, seat: int | str | None = None, since: int = 0) -> list[Event]:
        """What happened, from the event with this index on, as a seat may see it (None: a spectator).

        "all" hides nothing, once the game is over.
        """
        if seat == ALL and not self.is_over:
            raise ActionError("hidden cards are shown to all only when the game is over")
        if seat not in (ALL, None, *range(self.setup.players)):
            raise ActionError(f"there is no seat {seat!r}")
        events = self._story.told(self.log)[since:]
        if seat == ALL:
            return events
        return [seen(event, seat if isinstance(seat, int) else None) for event in events]

    # Playing

    def play(self, action: int | str) -> None:
        """Do a decision, by number or notation, and all that chance decides after it.

        A refused action raises ActionError and changes nothing.
        """
        if self.is_over:
            raise ActionError("the game is over")
        final: list[Move] = []
        if self._run.is_complete:  # whoever decides next lets it stand
            final, run = self._run.moves(), Run(self._run.position)
        else:
            run = self._run.copy()
        run.do(action, self._luck)
        if run.is_closed or run.position.to_move < 0:
            final += run.moves()
            run, outcomes = self._next_run(run.position.copy())
            final += outcomes
        self._final += final
        self._run = run

    def _next_run(self, position: Position) -> tuple[Run, list[Move]]:
        """The run that begins when all has been decided that chance decides, and what that was."""
        outcomes = decided(position, self._luck)
        return Run(position), outcomes

    # Undo: the decisions of one seat, back to the last thing that was revealed, never across an ended turn.

    @property
    def undo_seat(self) -> int | None:
        """The seat whose last decision can be taken back, if any.

        In the draft, at set-up and at the emperor's scoring, where no action ends the turn, it stays so until
        another seat decides.
        """
        return self._run.seat if self.can_undo else None

    @property
    def can_undo(self) -> bool:
        """Whether a decision can be taken back."""
        return self._run.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return self._run.can_redo

    def undo(self) -> None:
        """Take back the last decision."""
        self._run.undo()
        self._story.cut(len(self.log), self._run.position)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._run.redo()

    # Records

    def record(self, seat: int | str | None = "all") -> RecordData:
        """The game as plain data; for a seat (None: a spectator) with what it may not see hidden."""
        return record.write(self, seat)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        record.save(self.record(), path)

    @classmethod
    def from_record(cls, data: Mapping[str, Any], seed: int | None = None, luck: Chance | None = None) -> Game:
        """Replay a record and check all of it; a running game goes on with the luck given here."""
        recorded = record.read(data)
        game = cls(recorded.setup, luck=recorded, start=recorded.start)
        recorded.replay(game)
        recorded.then = _luck(seed, luck)
        return game

    @classmethod
    def load(cls, path: str | Path, seed: int | None = None, luck: Chance | None = None) -> Game:
        """Read, replay and check a record file; what is wrong with it begins with its name."""
        try:
            return cls.from_record(record.load(path), seed, luck)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None


def _luck(seed: int | None, luck: Chance | None) -> Chance:
    if luck is not None:
        return luck
    return Luck(secrets.randbits(63) if seed is None else seed)

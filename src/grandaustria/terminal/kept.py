"""A hosted game with all that was told of it and all of its moves: it can be put away, and taken up again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from grandaustria.engine import Position, RecordError, Setup
from grandaustria.play import Chance, Game, Move
from grandaustria.play.event import Event
from grandaustria.play.hosted import Change, HostedGame
from grandaustria.play.record import save, write_moves
from grandaustria.play.retrace import retrace


class Kept:
    """The table of one game, and the luck that goes on with it."""

    def __init__(self, changes: Iterable[tuple[HostedGame, Change]], luck: Chance) -> None:
        self._luck = luck
        self._final: list[Move] = []
        self.events: list[Event] = []
        for game, change in changes:
            self.game = game
            self._keep(change)

    @classmethod
    def begin(cls, setup: Setup, luck: Chance) -> Kept:
        """A new game, in which nothing has been decided."""
        return cls([HostedGame.begin(setup, luck)], luck)

    @classmethod
    def take_up(cls, file: Path, luck: Chance) -> Kept:
        """A game that was put away, every move of it checked."""
        game = Game.load(file)
        if game.is_composed:
            raise RecordError(f"{file}: this game began with a composed position; such a game is only replayed")
        kept = cls(retrace(game.setup, [move.action for move in game.log], luck), luck)
        if kept.game.is_complete:  # it was confirmed: otherwise it would not be in the file
            kept.do([])
        return kept

    def put_away(self, file: Path) -> None:
        """Keep the game in a file, which is whole at every moment.

        The last of choices that are complete and wait to be confirmed is asked again: until then nobody has rolled.
        """
        run = self.game.moves[:-1] if self.game.is_complete else self.game.moves
        beside = file.with_name(f"{file.name}.part")
        save(write_moves(Position(self.setup), [*self._final, *run]), beside)
        beside.replace(file)

    def do(self, actions: Sequence[int | str]) -> bool:
        """Make these decisions, or confirm those that were made if there are none; whether that is final."""
        if not actions:
            return self._keep(self.game.confirm(self._luck))
        final = [self._keep(self.game.step(action, self._luck)) for action in actions]
        return any(final)

    @property
    def setup(self) -> Setup:
        """That of the game under way."""
        return self.game.position.setup

    @property
    def final(self) -> int:
        """How many moves cannot be taken back."""
        return len(self._final)

    def undo(self) -> None:
        """With what was told of it."""
        self._keep(self.game.undo())

    def redo(self) -> None:
        """With what is told of it again."""
        self._keep(self.game.redo())

    def _keep(self, change: Change) -> bool:
        del self.events[self.game.told - len(change.events) :]
        self.events += change.events
        self._final += change.final
        return bool(change.final)

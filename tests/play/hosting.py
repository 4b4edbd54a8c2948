"""Small steps that tests of hosted tables share."""

from __future__ import annotations

import random

from grandaustria import Luck, Position, Setup
from grandaustria.play.event import Event
from grandaustria.play.hosted import Change, HostedGame
from grandaustria.play.move import Move
from tests.setups import choose


class NoChance:
    """For what may not need any."""

    def choose(self, position: Position, /) -> int:
        raise AssertionError(f"chance was asked: {position.phase}")


NO_CHANCE = NoChance()


def begun(setup: Setup, seed: int = 1) -> tuple[HostedGame, Luck]:
    luck = Luck(seed)
    game, _ = HostedGame.begin(setup, luck)
    return game, luck


def advance(game: HostedGame, luck: Luck) -> None:
    if game.is_complete:
        game.confirm(luck)
    else:
        game.step(game.legal_actions()[0], luck)


def state(game: HostedGame) -> tuple[object, ...]:
    """All there is to a hosted game."""
    flags = (game.is_over, game.is_complete, game.can_undo, game.can_redo)
    return (game.position.to_bytes(), game.seat, game.steps, game.cursor, game.told, flags, game.legal_actions())


class Kept:
    """A hosted game and what a keeper would have stored of it."""

    def __init__(self, setup: Setup, seed: int, forgetful: bool) -> None:
        self.setup, self.luck, self.forgetful = setup, Luck(seed), forgetful
        self.final: list[Move] = []
        self.events: list[Event] = []
        self.told = 0
        self.game, beginning = HostedGame.begin(setup, self.luck)
        self._keep(beginning)

    def do(self, kind: str, action: int = 0) -> Change:
        game = self.game
        acts = {
            "step": lambda: game.step(action, self.luck),
            "confirm": lambda: game.confirm(self.luck),
            "undo": game.undo,
            "redo": game.redo,
        }
        change = acts[kind]()
        self._keep(change)
        return change

    def _keep(self, change: Change) -> None:
        assert [event.index for event in change.events] == list(
            range(self.game.told - len(change.events), self.game.told)
        )
        del self.events[self.game.told - len(change.events) :]
        self.events += change.events
        self.final += change.final
        if change.kind in ("begin", "end", "confirm"):
            self.told = self.game.told
        if self.forgetful:
            actions = [move.action for move in self.final]
            self.game = HostedGame.restore(self.setup, actions, self.game.steps, self.game.cursor, self.told)


def possible(game: HostedGame, rng: random.Random) -> tuple[str, int]:
    """One of the things the seat may do: mostly a step, sometimes back and forth."""
    kinds = [kind for kind, may in (("undo", game.can_undo), ("redo", game.can_redo)) if may]
    if kinds and rng.random() < 0.3:
        return rng.choice(kinds), 0
    if game.is_complete:
        return "confirm", 0
    return "step", choose(game.position, Luck(0), rng, keen=rng.random() < 0.5)

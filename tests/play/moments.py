"""Moments of many games: hosted tables as they stood when somebody was asked something."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from grandaustria import Luck, Position, Setup
from grandaustria.engine import waiter_action
from grandaustria.engine.forms import PositionData
from grandaustria.engine.notation import family
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from tests.play.hosting import begun, possible
from tests.setups import every_variant

Json = dict[str, Any]
NAMES = ("Anna", "Max", "Eva", "Leo")
VARIANTS = every_variant()[::11]
"""Every rulebook, number of players, side of hotels and staff variant, and solo games, though not each with each."""
EVERY = 6
GREED = 0.8


@dataclass(frozen=True)
class Moment:
    """A game when something was asked, the luck that follows, and what is told of it."""

    game: HostedGame
    luck: Luck

    @cached_property
    def table(self) -> PositionData:
        return self.game.position.to_json()

    @cached_property
    def seat(self) -> int:
        assert self.game.seat is not None
        return self.game.seat

    @cached_property
    def own(self) -> Json:
        """The prospects of the seat that is asked."""
        return prospects(self.game, self.seat, "en", NAMES)

    @cached_property
    def public(self) -> Json:
        """The prospects of a spectator."""
        return prospects(self.game, None, "en", NAMES)

    def can(self, *names: str) -> bool:
        """Whether one of these families of actions can be done."""
        return any(family(action)[0] in names for action in self.game.legal_actions())

    def after(self, action: int) -> PositionData:
        """The table after an action alone, without what follows by itself."""
        return self.game.position.copy().trace(action)[0][2].to_json()


@cache
def moments() -> tuple[Moment, ...]:
    """Every so manieth moment of a game of each of these variants."""
    return tuple(found for seed, setup in enumerate(VARIANTS) for found in _some(setup, seed))


def _some(setup: Setup, seed: int) -> Iterator[Moment]:
    for number, (game, luck) in enumerate(played(setup, seed)):
        if number % EVERY == seed % EVERY:
            yield Moment(game.copy(), luck)


def sensible(position: Position) -> int:
    return waiter_action(position.view(position.to_move))


def played(setup: Setup, seed: int) -> Iterator[tuple[HostedGame, Luck]]:
    """A game at each of its decisions, with steps taken back and done again now and then.

    Mostly seats do what brings them most, so that hotels fill; now and then anything.
    """
    game, luck = begun(setup, seed)
    rng = random.Random(seed)
    while not game.is_over:
        yield game, luck
        kind, action = possible(game, rng)
        if kind == "step" and rng.random() < GREED:
            action = sensible(game.position)
        if kind == "step":
            game.step(action, luck)
        elif kind == "confirm":
            game.confirm(luck)
        else:
            getattr(game, kind)()

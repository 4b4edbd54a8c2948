"""Games for tests: played to the end, or from a composed position with chance as it is named."""

from __future__ import annotations

import random
from collections.abc import Iterable

from grandaustria import PRESETS, Game, Luck, Position, Setup, render
from tests.engine.compose import CHANCE_FAMILIES
from tests.setups import choose

CHANCE_WORDS = {name.split()[0] for name in CHANCE_FAMILIES}
NAMES = ("Anna", "Max", "Eva", "Leo")


class Named:
    """Chance that falls as it is named in notation, and by a seed when nothing is named any more."""

    def __init__(self, outcomes: Iterable[str], seed: int = 0) -> None:
        self._outcomes = list(outcomes)
        self._luck = Luck(seed)

    def choose(self, position: Position, /) -> int:
        if not self._outcomes:
            return self._luck.choose(position)
        return position.parse(self._outcomes.pop(0))


def game_from(position: Position, *moves: str) -> Game:
    """A game that plays these moves; outcomes of chance among them fall in their order."""
    chance = [move for move in moves if move.split()[0] in CHANCE_WORDS]
    game = Game.from_position(position, luck=Named(chance))
    for move in moves:
        if move not in chance:
            game.play(move)
    return game


def step(game: Game, rng: random.Random, keen: bool) -> None:
    game.play(choose(game.position, Luck(0), rng, keen))


def finished(setup: Setup, seed: int) -> Game:
    """A game played to its end; every second seed is played keenly."""
    game, rng = Game(setup, seed), random.Random(seed)
    while not game.is_over:
        step(game, rng, keen=seed % 2 == 0)
    return game


def sentences(game: Game, seat: int | str | None = None) -> list[str]:
    names = (NAMES[0], "Leopold") if game.setup.solo else NAMES
    return [render(event, names=names) for event in game.events(seat)]


def short(setup: Setup) -> str:
    """A set-up as the name of a test."""
    preset = next(name for name, rules in PRESETS.items() if rules == setup.rules)
    return f"{preset}-{setup.solo or setup.players}-{setup.hotels}-{setup.staff}"

"""What is measured of this engine."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from grandaustria import Luck, Position, Setup
from grandaustria.cli.bench.measure import Play
from grandaustria.engine import simulate


def native(players: int) -> Play:
    """Whole random games inside the engine; decisions with at least two legal actions count."""
    setup, seats, seeds = Setup(players=players), ("random",) * players, count()

    def play(games: int) -> int:
        return simulate(setup, next(seeds), 0, games, seats)[1]

    return play


def from_python(players: int) -> Play:
    """Whole random games from a Python loop, chance decided by the engine's own `Luck`."""
    return _many(lambda: Luck(random.getrandbits(64)).resolve, Setup(players=players))


def from_python_chance_listed(players: int) -> Play:
    """The same, but every outcome of chance is listed and chosen in Python, as a search does it."""
    return _many(lambda: _choose_outcomes, Setup(players=players))


def _choose_outcomes(position: Position) -> None:
    while outcomes := position.chance_outcomes():
        position.apply(random.choice(outcomes)[0])


def _many(chance: Callable[[], Callable[[Position], None]], setup: Setup) -> Play:
    return lambda games: sum(_game(Position(setup), chance()) for _ in range(games))


def _game(position: Position, decide_chance: Callable[[Position], None]) -> int:
    decisions, choice = 0, random.choice
    while not position.is_over:
        decide_chance(position)
        while actions := position.legal_actions():
            if len(actions) > 1:
                decisions += 1
                position.apply(choice(actions))
            else:
                position.apply(actions[0])
    return decisions


def middle_of_a_game(players: int = 4) -> Position:
    """A position in the fourth round of a random game."""
    position, luck, rng = Position(Setup(players=players)), Luck(1), random.Random(1)
    luck.resolve(position)
    while position.round < 4:
        position.apply(rng.choice(position.legal_actions()))
        luck.resolve(position)
    return position


def python_copies(position: Position) -> Play:
    """One copy after the other, counted as games."""

    def play(copies: int) -> int:
        copy = position.copy
        for _ in range(copies):
            copy()
        return copies

    return play

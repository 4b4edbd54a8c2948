"""Other engines to measure against: OpenSpiel's games, Catanatron's Catan, PettingZoo's classics; optional."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from types import ModuleType

from grandaustria.cli.bench.interfaces import steps, turns
from grandaustria.cli.bench.measure import Play

PACKAGES = {
    "open_spiel": "pyspiel",
    "catanatron": "catanatron",
    "pettingzoo": "pettingzoo",
    "pygame-ce": "pygame",
    "chess": "chess",
}
"""The packages, and the module each brings."""
HEARTS_PLAYS = 61
"""Decisions of a game of hearts: 52 cards played, and 12 passed on in three games of four."""
CATAN_PLAYERS = ("RED", "BLUE", "WHITE", "ORANGE")


def installed() -> dict[str, str | None]:
    """The version of each yardstick, None if it is not installed."""
    return {package: _version(package) for package in PACKAGES}


def _version(package: str) -> str | None:
    try:
        import_module(PACKAGES[package])
        return version(package)
    except (ImportError, PackageNotFoundError):
        return None


def hearts_native() -> Play:
    """Uniform random bots play hearts inside OpenSpiel."""
    pyspiel = import_module("pyspiel")
    game, seeds = pyspiel.load_game("hearts"), count()
    players = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]

    def play(games: int) -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), players, next(seeds))
        return games * HEARTS_PLAYS

    return play


def hearts_from_python() -> Play:
    """Hearts from a Python loop; every play counts, a forced one too."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")

    def play_game() -> int:
        state, decisions, choice = game.new_initial_state(), 0, random.choice
        while not state.is_terminal():
            if state.is_chance_node():
                action = choice(state.chance_outcomes())[0]
            else:
                actions = state.legal_actions()
                action = choice(actions) if len(actions) > 1 else actions[0]
                decisions += 1
            state.apply_action(action)
        return decisions

    return lambda games: sum(play_game() for _ in range(games))


def catan() -> Play:
    """Catan among four random players of Catanatron, from Python as that engine is written."""
    module = import_module("catanatron")

    def play(games: int) -> int:
        return sum(_catan_game(module) for _ in range(games))

    return play


def _catan_game(module: ModuleType) -> int:
    """The decisions of one game that had at least two possible actions."""
    decisions = 0

    class Counting(module.RandomPlayer):  # type: ignore[misc, name-defined]
        def decide(self, game: object, actions: list[object]) -> object:
            nonlocal decisions
            decisions += len(actions) > 1
            return super().decide(game, actions)

    module.Game([Counting(getattr(module.Color, colour)) for colour in CATAN_PLAYERS]).play()
    return decisions


YARDSTICKS: Mapping[str, tuple[tuple[str, ...], Callable[[], Play]]] = {
    "hearts_native": (("open_spiel",), hearts_native),
    "hearts_from_python": (("open_spiel",), hearts_from_python),
    "catan": (("catanatron",), catan),
    "connect_four": (("pettingzoo", "pygame-ce"), lambda: turns("classic/connect_four_v3")),
    "chess": (("pettingzoo", "pygame-ce", "chess"), lambda: turns("classic/chess_v6")),
    "hearts_steps": (("open_spiel",), lambda: steps("hearts")),
    "dominoes_steps": (
        ("open_spiel",),
        lambda: steps("python_block_dominoes", "open_spiel.python.games.block_dominoes"),
    ),
}
"""What is measured, with the packages it needs."""


def available(*names: str) -> dict[str, Play]:
    """Those of these yardsticks whose packages are installed."""
    have = installed()
    return {name: YARDSTICKS[name][1]() for name in names if all(have[package] for package in YARDSTICKS[name][0])}

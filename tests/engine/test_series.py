"""Series of games: the same on every machine, in every process, however they are split."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grandaustria import Luck, Position, Setup
from grandaustria.engine import game_seed, simulate
from tests.setups import every_variant

WORD = 2**64 - 1
SEED = 1
SPLITS = {
    "halves": [(0, 20), (20, 20)],
    "single games": [(k, 1) for k in range(40)],
    "uneven": [(0, 1), (1, 33), (34, 6)],
}
DIGESTS = """
from grandaustria.engine import simulate
from tests.setups import every_variant
print([simulate(setup, 7, 0, 3, ["random"] * setup.players) for setup in every_variant()[::5]])
"""


def mix(x: int) -> int:
    """The finaliser of splitmix64."""
    x = (x + 0x9E3779B97F4A7C15) & WORD
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & WORD
    return x ^ (x >> 31)


class RandomBot:
    """The engine's random bot, in Python: a stream of its own from the seed of the game."""

    def __init__(self, seed: int) -> None:
        self.state = mix(~seed & WORD)

    def choose(self, legal: list[int]) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        return legal[mix(self.state) * len(legal) >> 64]


def driven_game(setup: Setup, seed: int) -> tuple[Position, int]:
    """One game through the public API, and its decisions between at least two legal actions."""
    position, luck, bot, decisions = Position(setup), Luck(seed), RandomBot(seed), 0
    luck.resolve(position)
    while not position.is_over:
        legal = position.legal_actions()
        decisions += len(legal) > 1
        position.apply(bot.choose(legal) if len(legal) > 1 else legal[0])
        luck.resolve(position)
    return position, decisions


def driven_series(setup: Setup, seed: int, first: int, count: int) -> tuple[int, int, int, int, int]:
    decisions = score = winner = digest = 0
    for index in range(first, first + count):
        position, asked = driven_game(setup, game_seed(seed, index))
        totals = [one.total for one in position.scores()]
        decisions += asked
        score += sum(totals)
        winner += max(totals)
        digest += mix(position.hash ^ mix(index))
    return count, decisions, score, winner, digest & WORD


def test_a_series_is_its_games_driven_from_python() -> None:
    for setup in every_variant()[::2]:
        assert simulate(setup, SEED, 5, 4, ["random"] * setup.players) == driven_series(setup, SEED, 5, 4), setup


@pytest.mark.parametrize("bots", ["random", "waiter"])
@pytest.mark.parametrize("parts", SPLITS.values(), ids=SPLITS)
def test_a_series_is_the_sum_of_its_parts(parts: list[tuple[int, int]], bots: str) -> None:
    setup = Setup(players=3)
    whole = simulate(setup, SEED, 0, 40, [bots] * 3)
    split = [simulate(setup, SEED, first, count, [bots] * 3) for first, count in parts]
    *sums, digest = (sum(part[k] for part in split) for k in range(5))
    assert (*sums, digest & WORD) == whole


def test_seeds_give_different_series() -> None:
    setup = Setup()
    digests = {simulate(setup, seed, 0, 2, ["random"] * 2)[-1] for seed in range(50)}
    assert len(digests) == 50


def test_another_process_and_hash_seed_plays_the_same() -> None:
    results = {
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "20221")
    }
    here = [simulate(setup, 7, 0, 3, ["random"] * setup.players) for setup in every_variant()[::5]]
    assert results == {f"{here}\n"}


@pytest.mark.long
def test_long_series_are_their_games_driven_from_python() -> None:
    for setup in every_variant():
        assert simulate(setup, SEED, 0, 100, ["random"] * setup.players) == driven_series(setup, SEED, 0, 100), setup

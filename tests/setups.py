"""Set-ups of every variant, and games played through them, for tests that look at many."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from grandaustria import CHANCE, PRESETS, Luck, Position, Rules, Setup
from grandaustria.engine import RULE_VALUES

PLAYERS = (2, 3, 4)
HOTELS = ("night", "day")
STAFF = ("standard", "intro", "draft")
LEVELS = ("easy", "medium", "hard")
LONGEST_GAME = 3000

# Actions that get a hotel somewhere, by first and last number: claiming, completing, preparing and occupying,
# checking in and hiring, using.
_KEEN = ((39, 41), (70, 72), (90, 129), (150, 257), (354, 401))
_IDLE = (1, 2)


def every_variant() -> list[Setup]:
    """Each rulebook with each number of players, side of hotels and staff variant, and each solo level."""
    people = itertools.product(PRESETS.values(), PLAYERS, HOTELS, STAFF)
    alone = itertools.product(PRESETS.values(), HOTELS, LEVELS)
    return [Setup(players, rules, hotels, staff) for rules, players, hotels, staff in people] + [
        Setup(2, rules, hotels, "standard", level) for rules, hotels, level in alone
    ]


def mixed_setup(rng: random.Random) -> Setup:
    """Any variant with any mix of rule options."""
    rules = Rules(**{option: rng.choice(values) for option, values in RULE_VALUES.items()})
    plain = rng.choice(every_variant())
    return Setup(plain.players, rules, plain.hotels, plain.staff, plain.solo)


def series(mixes: int, repeats: int = 1) -> Iterator[tuple[Setup, int]]:
    """Set-ups with seeds: every variant so many times, then so many mixes."""
    variants = every_variant() * repeats
    rng = random.Random(2015)
    for seed, setup in enumerate([*variants, *(mixed_setup(rng) for _ in range(mixes))]):
        yield setup, seed


def choose(position: Position, luck: Luck, rng: random.Random, keen: bool) -> int:
    """Chance by luck, a seat at random; a keen one mostly does what brings points in the end."""
    if position.to_move == CHANCE:
        return luck.choose(position)
    legal = position.legal_actions()
    if keen and rng.random() < 0.8:
        legal = good_among(legal)
    return rng.choice(legal)


def good_among(legal: list[int]) -> list[int]:
    """The actions that get a hotel somewhere; those that are not idle, if none does."""
    good = [action for action in legal if any(low <= action <= high for low, high in _KEEN)]
    return good or [action for action in legal if action not in _IDLE] or legal


def finished_game(setup: Setup, seed: int) -> Position:
    """A game played to its end; every second seed is played keenly."""
    position, luck, rng = Position(setup), Luck(seed), random.Random(seed)
    for _ in range(LONGEST_GAME):
        luck.resolve(position)
        if position.is_over:
            return position
        position.apply(choose(position, luck, rng, keen=seed % 2 == 0))
    raise AssertionError(f"no end after {LONGEST_GAME} decisions: {setup}, seed {seed}")

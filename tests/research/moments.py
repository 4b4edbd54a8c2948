"""Positions out of many games, chance to decide in some of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from grandaustria import Luck, Position, Setup
from tests.setups import choose


def moments(setup: Setup, seed: int, share: float = 1.0) -> Iterator[Position]:
    """Positions of one game played at random, keenly with every second seed; about this share of them."""
    position, luck, rng = Position(setup), Luck(seed), random.Random(seed)
    while not position.is_over:
        if rng.random() < share:
            yield position.copy()
        position.apply(choose(position, luck, rng, keen=seed % 2 == 0))
    yield position

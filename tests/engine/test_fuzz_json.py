"""Any JSON as a position: refused as a PositionError, or accepted and then playable to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandaustria import Luck, Position, PositionError
from tests.engine.json_mutations import anything, mutated
from tests.setups import LONGEST_GAME, choose

FUZZ = settings(max_examples=400, deadline=None, derandomize=True)
KEYS = (
    "setup",
    "seats",
    "pending",
    "queue",
    "draft",
    "leopold",
    "turn",
    "dice",
    "phase",
    "tiles",
    "passed",
    "claims",
)


def check_json(data: Any) -> bool:
    """Whether it was accepted; if so, it plays on to the end, and its positions are accepted as well."""
    try:
        position = Position.from_json(data)
    except PositionError:
        return False
    rng, luck = random.Random(1), Luck(1)
    for decisions in range(LONGEST_GAME):
        if decisions % 40 == 0:
            assert Position.from_json(position.to_json()) == position
        if position.is_over:
            return True
        luck.resolve(position)
        if not position.is_over:
            position.apply(choose(position, luck, rng, keen=decisions % 3 == 0))
    raise AssertionError("no end")


@FUZZ
@given(mutated)
def test_a_changed_position_is_refused_or_playable(data: Any) -> None:
    check_json(data)


@settings(FUZZ, max_examples=200)
@given(anything | st.dictionaries(st.sampled_from(KEYS), anything, max_size=4))
def test_any_json_is_refused_or_playable(data: Any) -> None:
    check_json(data)


@pytest.mark.long
@settings(max_examples=10_000, deadline=None)
@given(mutated)
def test_many_changed_positions_are_refused_or_playable(data: Any) -> None:
    check_json(data)

"""Whatever is put into a record, the loader answers with a game or with RecordError."""

from __future__ import annotations

import contextlib
import json
import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grandaustria import Game, RecordError, Setup
from grandaustria.play import record
from grandaustria.play.forms import RecordData
from tests.engine.compose import compose, seat
from tests.play.games import finished, game_from

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
ANYTHING = st.recursive(
    SCALARS | st.sampled_from(["end", "die 4", "roll 1 2", "night", "day", "draft", "2022", 2, 3, 60, [], {}]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@cache
def written(composed: bool) -> str:
    if composed:
        game = game_from(compose(seat(cafe=[(60, "ccww")], hand=[3, 30])), "check-in 60 room 1")
    else:
        game = finished(Setup(players=3), 8)
    return json.dumps(game.record())


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container of the data with every key in it, but for the long list of moves only some."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    found = [(data, key) for key in keys]
    for key in keys:
        if isinstance(data[key], dict | list):
            found += places(data[key])[:60]
    return found


@settings(max_examples=150, deadline=None)
@given(st.booleans(), st.integers(0, 10**6), ANYTHING)
def test_one_thing_replaced(composed: bool, where: int, value: Any) -> None:
    data = json.loads(written(composed))
    possible = places(data)
    container, key = possible[where % len(possible)]
    container[key] = value
    with contextlib.suppress(RecordError):
        Game.from_record(data)


@settings(max_examples=150, deadline=None)
@given(ANYTHING)
def test_anything_at_all(data: Any) -> None:
    with contextlib.suppress(RecordError):
        Game.from_record(data)


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from(list(RecordData.__annotations__)), ANYTHING))
def test_keys_of_a_record_with_anything(entries: dict[str, Any]) -> None:
    with contextlib.suppress(RecordError):
        Game.from_record({**json.loads(written(True)), **entries})


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_bytes(content: bytes) -> None:
    with contextlib.suppress(RecordError):
        record.loads(content)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32))
def test_shuffled_moves(seed: int) -> None:
    """Moves dropped, doubled and swapped."""
    rng = random.Random(seed)
    data = json.loads(written(False))
    moves = data["moves"]
    for _ in range(rng.randint(1, 4)):
        first, second = rng.randrange(len(moves)), rng.randrange(len(moves))
        if rng.random() < 0.5:
            moves.pop(first)
        else:
            moves.insert(first, moves[second])
    with contextlib.suppress(RecordError):
        assert Game.from_record(data).is_over

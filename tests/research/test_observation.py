"""Observations: the layout is that of the engine, they tell nothing a seat may not know, and can be put into words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grandaustria import Position, PositionError, Setup, View
from grandaustria.engine import _engine
from grandaustria.research import fields, observation
from tests.bots.tables import EVERY_TABLE, VARIED_TABLES, table_name
from tests.research.moments import moments

# The layout


def test_the_layout_is_that_of_the_engine() -> None:
    data = np.random.default_rng(1).integers(0, 256, observation.SIZE, np.uint8)
    read: Any = _engine.observation_parts(data)
    for field in fields.FIELDS:
        assert observation.decode(data)[field.name].ravel().tolist() == list(_in_struct(read, field.name)), field.name
    assert fields.DTYPE.itemsize == observation.SIZE
    names = {part.name for part in fields.LAYOUT}
    assert set(read) == names
    assert set(read["seats"][0]) == {name.split(".")[1] for name in _names() if name.startswith("seats.")}


def _names() -> list[str]:
    return [field.name for field in fields.FIELDS]


def _in_struct(read: Any, name: str) -> Iterator[int]:
    """The bytes of a field in what the engine reads, blocks one after the other."""
    head, _, rest = name.partition(".")
    if isinstance(read, list):
        for each in read:
            yield from _in_struct(each, name)
    elif rest:
        yield from _in_struct(read[head], rest)
    else:
        yield from (read[head] if isinstance(read[head], list) else [read[head]])


def test_every_field_says_where_it_is() -> None:
    for field in fields.FIELDS:
        data = np.zeros(observation.SIZE, np.uint8)
        data[field.offset] = 7
        part = observation.decode(data)[field.name]
        assert part.shape == field.shape
        assert part.ravel()[0] == 7
        assert field.scale > 0
        assert field.meaning


def test_a_batch_is_decoded_without_copies() -> None:
    data = np.zeros((2, 3, observation.SIZE), np.uint8)
    parts = observation.decode(data)
    parts["seats.cafe.colour"][1, 2] = 1
    assert parts["seats.cafe.colour"].shape == (2, 3, 4, 3, 4)
    assert data[1, 2].sum() == data.sum() == 4 * 3 * 4


def test_scaled() -> None:
    data = np.zeros((2, observation.SIZE), np.uint8)
    observation.decode(data)["seats.krones"][1, 0] = 10
    scaled = observation.scaled(data)
    assert scaled.dtype == np.float32
    assert scaled.sum() == scaled[1].sum() == 0.5


def test_the_documented_table_is_that_of_the_fields() -> None:
    text = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    table = text[text.index("| field |") :].partition("\n\n")[0]
    for field, row in zip(fields.FIELDS, table.splitlines()[2:], strict=True):
        shape = " x ".join(map(str, field.shape)) or "1"
        assert row == f"| `{field.name}` | {field.offset} | {shape} | {field.scale} | {field.meaning} |"
    strides = [fields.DTYPE[name].base.itemsize for name in ("queue", "seats")]
    assert "come every {} bytes, seats every {},".format(*strides) in text
    assert f"This is version {observation.VERSION} " in text


# What it does not say


@pytest.mark.parametrize("setup", EVERY_TABLE, ids=table_name)
def test_two_worlds_look_alike(setup: Setup) -> None:
    rng = random.Random(7)
    for position in moments(setup, 2 * EVERY_TABLE.index(setup), share=0.05):
        for seat in range(position.players):
            seen = observation.observe(position, seat)
            assert np.array_equal(seen, observation.observe(position.resample(seat, rng), seat))
            assert np.array_equal(seen, observation.observe(position.view(seat), seat))


def essence(view: View, seat: int) -> str:
    """A view without what observations leave out: whether hotels were dealt or named, and where points came from."""
    data: Any = view.to_json()
    data["setup"]["hotels"] = None
    for each in data["seats"]:
        each["points"] = sum(each["points"].values())
    return f"{seat} {data}"


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_different_views_look_different(setup: Setup) -> None:
    found: dict[bytes, str] = {}
    for seed in (3, 4):
        for position in moments(setup, seed):
            seat = position.actor
            seen = observation.observe(position, seat).tobytes() + bytes([seat])
            assert found.setdefault(seen, essence(position.view(seat), seat)) == essence(position.view(seat), seat)
    assert len(found) > 100


# Who may ask


def test_only_the_seat_itself_has_a_view_to_observe() -> None:
    position = Position()
    with pytest.raises(PositionError, match="a view of seat 1 is no observation of seat 0"):
        observation.observe(position.view(1), 0)
    with pytest.raises(PositionError, match="a view of seat None"):
        observation.observe(position.public_view(), 0)
    with pytest.raises(PositionError, match="there is no seat 2"):
        observation.observe(position, 2)
    with pytest.raises(ValueError, match="bytes, not 3"):
        _engine.observe_into(position, 0, np.zeros(3, np.uint8))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (observation.scaled(np.zeros(observation.SIZE, np.uint8)), "not float32"),
        (np.zeros(observation.SIZE, np.int64), "not int64"),
        (np.zeros(2 * observation.SIZE, np.uint8), rf"uint8 of the shape \({2 * observation.SIZE},\)"),
        (np.zeros((observation.SIZE, 1), np.uint8), rf"a last axis of {observation.SIZE}"),
        (np.zeros((), np.uint8), r"the shape \(\)"),
    ],
)
def test_what_is_no_observation_is_not_decoded(wrong: NDArray[Any], said: str) -> None:
    for use in (observation.decode, observation.describe):
        with pytest.raises(ValueError, match=said):
            use(wrong)


# In words


def test_one_observation_is_described_at_a_time() -> None:
    seen = observation.observe(Position(), 0)
    for batch in (seen[None], np.stack([seen, seen])):
        with pytest.raises(ValueError, match="one observation at a time"):
            observation.describe(batch)


def test_in_words() -> None:
    cafe = [{"guest": 75, "served": [0, 0, 0, 0]}, None, None]
    position = Position.from_json(
        {
            "round": 4,
            "dice": [2, 0, 2, 0, 0, 1],
            "queue": [60, 61, 62, 63, 64],
            "seats": [
                {"krones": 7, "hand": [22, 40], "prepared": [0, 1, 5], "cafe": cafe},
                {"hand": [11], "played": [5]},
            ],
        }
    )
    position.apply(position.parse("die 3"))
    text = observation.describe(observation.observe(position, 0))
    for line in (
        "Round 4, turn, 0 steps done",
        "Turn: begun, die; 0 extra turns to come",
        "Dice: 2 0 1 0 0 1; 0 to roll, 0 lost, roll 1",
        "  Hand of 2, known: 22 40; put under the deck: 0 of offers, 0 of the hand",
        "  Hand of 1, known: none; put under the deck: 0 of offers, 0 of the hand",
    ):
        assert line in text.splitlines(), text
    assert "Pending: die, a 3" in text
    assert "75 " in text


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_every_moment_can_be_told(setup: Setup) -> None:
    for position in moments(setup, 5, share=0.03):
        for seat in range(position.players):
            text = observation.describe(observation.observe(position, seat))
            assert text.count("  Hand of ") == position.players
            assert "\n\n" not in text


def test_different_observations_have_different_words() -> None:
    told: dict[str, bytes] = {}
    for setup in VARIED_TABLES:
        for position in moments(setup, 6, share=0.3):
            for seat in range(position.players):
                seen = observation.observe(position, seat)
                assert told.setdefault(observation.describe(seen), seen.tobytes()) == seen.tobytes()
    assert len(told) > 2000


def test_words_say_which_and_where() -> None:
    """Which card was used, where one lies under the deck, that another turn comes: too seldom to be met by chance."""
    told = {observation.describe(observation.observe(Position(), 0))}
    changes: tuple[tuple[str, Any, int], ...] = (
        ("seats.used", (0, 0), 1),
        ("seats.used", (0, 1), 1),
        ("under", 3, 1),
        ("under", 3, 2),
        ("extra_turns", (), 1),
    )
    for name, place, value in changes:
        seen = observation.observe(Position(), 0)
        observation.decode(seen)[name][place] = value
        told.add(observation.describe(seen))
    assert len(told) == 1 + len(changes)

"""The green guests, 91 to 104."""

from __future__ import annotations

import pytest

from tests.engine.visits import (
    HAND,
    Visit,
    assert_order,
    assert_reward,
    assert_rooms,
    each,
    hired,
    occupied,
    seated,
)

GREEN = "green"
VISITS = [
    Visit(91, GREEN, "s", 0, ("draw staff 9", "draw staff 8", "draw staff 7"), {"hand": [7, 8, 9, *HAND]}),
    Visit(92, GREEN, "s", 0, (), {"krones": 1}),
    Visit(93, GREEN, "s", 0, (), {"emperor": 1}),
    Visit(94, GREEN, "ss", 0, ("hire 25",), hired(25, krones=-5)),
    Visit(95, GREEN, "sc", 2, (), {"emperor": 2}),
    Visit(96, GREEN, "sk", 0, ("hire 25",), hired(25, krones=-3)),
    Visit(97, GREEN, "ssw", 4, ("action 4", "split 1"), {"krones": 1, "emperor": 1}),
    Visit(98, GREEN, "sss", 0, (), {"krones": 4}),
    Visit(99, GREEN, "scc", 5, ("draw staff 9",), {"emperor": 2, "hand": [9, *HAND]}),
    Visit(100, GREEN, "skkk", 4, ("occupy 5",), {"emperor": 3, **occupied(GREEN, 5)}),
    Visit(
        101,
        GREEN,
        "sssk",
        3,
        ("guest 2", "draw guest 49"),
        {"emperor": 3, **seated(103)},
        {"queue": [49, 104, 102, 100, 99]},
    ),
    Visit(102, GREEN, "sk", 0, ("occupy 5",), {"emperor": 1, **occupied(GREEN, 5)}),
    Visit(103, GREEN, "sw", 4, ("draw staff 9", "draw staff 8"), {"hand": [8, 9, *HAND]}),
    Visit(104, GREEN, "sscc", 2, ("hire 25",), hired(25, krones=0)),
]


@pytest.mark.parametrize("visit", each(VISITS))
def test_order(visit: Visit) -> None:
    assert_order(visit)


@pytest.mark.parametrize("visit", each(VISITS))
def test_rooms(visit: Visit) -> None:
    assert_rooms(visit)


@pytest.mark.parametrize("visit", each(VISITS))
def test_reward(visit: Visit) -> None:
    assert_reward(visit)

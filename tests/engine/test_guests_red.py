"""The red guests, 77 to 90."""

from __future__ import annotations

import pytest

from tests.engine.visits import (
    Visit,
    assert_order,
    assert_reward,
    assert_rooms,
    each,
    food,
    hired,
    occupied,
    prepared,
    seated,
)

RED = "red"
TAKE_ONE = ("guest 2", "draw guest 49")
ONE_TAKEN = {"queue": [49, 104, 102, 101, 100]}
VISITS = [
    Visit(77, RED, "c", 1, (), {"krones": 1}),
    Visit(78, RED, "c", 0, TAKE_ONE, seated(103), ONE_TAKEN),
    Visit(79, RED, "c", 0, (), {"krones": 1, "emperor": 1}),
    Visit(80, RED, "cw", 4, TAKE_ONE, seated(103), ONE_TAKEN),
    Visit(81, RED, "cc", 0, (), {"krones": 3, **food("w")}),
    Visit(82, RED, "cwk", 7, ("occupy 5",), occupied(RED, 5)),
    Visit(83, RED, "scw", 0, (), {"krones": 5}),
    Visit(84, RED, "ccw", 2, TAKE_ONE, {"krones": 3, **seated(103)}, ONE_TAKEN),
    Visit(85, RED, "ssc", 3, (), {"krones": 3}),
    Visit(86, RED, "cww", 3, ("hire 25",), hired(25, krones=-3)),
    Visit(
        87,
        RED,
        "cckk",
        3,
        (*TAKE_ONE, "guest 1", "draw guest 50"),
        {"krones": 3, **seated(103, 49)},
        {"queue": [50, 104, 102, 101, 100]},
    ),
    Visit(88, RED, "cwww", 0, ("prepare 15", "prepare 16"), prepared(RED, 15, 16, krones=0)),
    Visit(89, RED, "sscw", 5, (), {"krones": 4}),
    Visit(90, RED, "sccc", 7, (), {"krones": 3, **food("w")}),
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

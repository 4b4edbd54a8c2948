"""The yellow guests, 49 to 62."""

from __future__ import annotations

import pytest

from tests.components import component
from tests.engine.compose import changes, legal, play
from tests.engine.visits import (
    HAND,
    Visit,
    arrived,
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

YELLOW = "yellow"
VISITS = [
    Visit(49, YELLOW, "w", 0, ("prepare 7",), prepared(YELLOW, 7, krones=0)),
    Visit(
        50,
        YELLOW,
        "w",
        0,
        ("reward 1", "draw staff 9", "prepare 15"),
        {"hand": [9, *HAND], **prepared(YELLOW, 15, krones=-3)},
    ),
    Visit(51, YELLOW, "w", 1, (), food("s")),
    Visit(52, YELLOW, "wk", 0, (), {"krones": 2, **food("s")}),
    Visit(53, YELLOW, "sw", 0, (), {"emperor": 2, **food("k")}),
    Visit(54, YELLOW, "ww", 0, ("food cake",), {"krones": 2, **food("c")}),
    Visit(55, YELLOW, "www", 7, ("draw staff 9", "draw staff 8"), {"hand": [8, 9, *HAND]}),
    Visit(56, YELLOW, "sww", 0, ("hire 25",), {**food("c"), **hired(25, krones=-3)}),
    Visit(57, YELLOW, "wwk", 1, ("prepare 15", "prepare 16"), prepared(YELLOW, 15, 16, krones=-4)),
    Visit(58, YELLOW, "wwwk", 7, ("occupy 5",), occupied(YELLOW, 5)),
    Visit(59, YELLOW, "sssw", 5, ("hire 25",), {**food("c"), **hired(25, krones=-4)}),
    Visit(60, YELLOW, "ccww", 5, (), {"krones": 3, **food("k")}),
    Visit(
        61,
        YELLOW,
        "swww",
        2,
        ("reward 1", "prepare 15", "prepare 16"),
        prepared(YELLOW, 15, 16, krones=-5),
    ),
    Visit(
        62,
        YELLOW,
        "scww",
        4,
        ("guest 2", "draw guest 49"),
        {"emperor": 3, **seated(103)},
        {"queue": [49, 104, 102, 101, 100]},
    ),
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


@component("guest", 49)
def test_sculptor_prepares_on_the_two_lowest_floors_only() -> None:
    after = play(arrived(VISITS[0], "w"), "check-in 49 room 1")
    assert legal(after) == ["done", "prepare 3", "prepare 6", "prepare 7"]


@component("guest", 54)
@pytest.mark.parametrize(("item", "letter"), [("strudel", "s"), ("cake", "c"), ("wine", "w"), ("coffee", "k")])
def test_portrait_painter_gives_any_food(item: str, letter: str) -> None:
    before = play(arrived(VISITS[5], "ww"), "check-in 54 room 1")
    after = play(before, f"food {item}")
    assert changes(before, after) == {"krones": 2, **food(letter)}

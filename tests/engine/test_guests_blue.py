"""The blue guests, 63 to 76."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.compose import legal, play
from tests.engine.visits import (
    HAND,
    Visit,
    arrived,
    assert_order,
    assert_reward,
    assert_rooms,
    each,
    hired,
    occupied,
    prepared,
    seated,
)

BLUE = "blue"
OFFER = ("draw staff 4", "draw staff 32", "draw staff 9")


def put_under(*staff: int) -> dict[str, Any]:
    return {"staff_under": [{"card": card, "by": 0, "from_hand": False} for card in staff]}


def from_offer(staff: int, *rest: int, krones: int) -> dict[str, Any]:
    """One card of the offer played, the host knows the others under the deck."""
    return {"played": [staff], "known": sorted(rest), **({"krones": krones} if krones else {})}


VISITS = [
    Visit(63, BLUE, "k", 0, ("guest 1", "draw guest 49"), seated(104), {"queue": [49, 103, 102, 101, 100]}),
    Visit(64, BLUE, "k", 0, ("hire 25",), hired(25, krones=-5)),
    Visit(65, BLUE, "k", 3),
    Visit(
        66,
        BLUE,
        "ck",
        3,
        ("reward 2", "prepare 15", "hire 25"),
        {**prepared(BLUE, 15, krones=0), **hired(25, krones=-8)},
    ),
    Visit(67, BLUE, "kk", 2, ("draw staff 9", "draw staff 8"), {"emperor": 2, "hand": [8, 9, *HAND]}),
    Visit(68, BLUE, "ssk", 4, (), {"emperor": 3}),
    Visit(69, BLUE, "cck", 7, (), {"krones": 3}),
    Visit(70, BLUE, "swk", 1, ("hire 25",), {"emperor": 3, **hired(25, krones=-5)}),
    Visit(71, BLUE, "skk", 4, ("prepare 15",), prepared(BLUE, 15, krones=0)),
    Visit(72, BLUE, "sck", 7, ("occupy 5",), occupied(BLUE, 5)),
    Visit(73, BLUE, "wkk", 4, ("hire 25", "hire 26"), hired(25, 26, krones=-9)),
    Visit(74, BLUE, "ckk", 10, (), {"krones": 1}),
    Visit(
        75,
        BLUE,
        "wwkk",
        5,
        (*OFFER, "hire 4", "under 32"),
        from_offer(4, 9, 32, krones=-3),
        put_under(32, 9),
    ),
    Visit(
        76,
        BLUE,
        "sskk",
        4,
        (*OFFER, "hire 4", "under 9"),
        from_offer(4, 9, 32, krones=0),
        put_under(9, 32),
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


OFFERS = each([visit for visit in VISITS if visit.guest in (75, 76)])


@pytest.mark.parametrize("visit", OFFERS)
def test_only_the_offer_may_be_played_or_nothing(visit: Visit) -> None:
    offered = play(arrived(visit, visit.order), f"check-in {visit.guest} room 10", *OFFER)
    assert legal(offered) == ["done", "hire 4", "hire 9", "hire 32"]
    declined = play(offered, "done")
    assert legal(declined) == ["under 4", "under 9", "under 32"]
    after = play(declined, "under 9", "under 4")
    assert after.to_json()["staff_under"] == put_under(9, 4, 32)["staff_under"]
    assert after.to_json()["seats"][0]["played"] == []


@pytest.mark.parametrize("visit", OFFERS)
def test_the_opponent_does_not_see_the_offer(visit: Visit) -> None:
    offered = play(arrived(visit, visit.order), f"check-in {visit.guest} room 10", *OFFER)
    assert sorted(offered.view(0).to_json()["offer"]) == [4, 9, 32]
    assert not set(offered.view(1).to_json()["offer"]) & {4, 9, 32}

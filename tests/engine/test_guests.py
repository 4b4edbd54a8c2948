"""The guests, 49 to 104: what they order, where they move in, and what they give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.components import component
from tests.engine.compose import DICE, changes, legal, play
from tests.engine.visits import (
    HAND,
    HOTEL,
    ROOM,
    ROOMS,
    Visit,
    arrived,
    check_ins,
    each,
    food,
    hired,
    occupied,
    prepared,
    seated,
    without,
)

YELLOW, BLUE, RED, GREEN = "yellow", "blue", "red", "green"
OFFER = ("draw staff 4", "draw staff 32", "draw staff 9")
TAKE_ONE = ("guest 2", "draw guest 49")
ONE_TAKEN = {"queue": [49, 104, 102, 101, 100]}


def put_under(*staff: int) -> dict[str, Any]:
    return {"staff_under": [{"card": card, "by": 0, "from_hand": False} for card in staff]}


def from_offer(staff: int, *rest: int, krones: int) -> dict[str, Any]:
    """One card of the offer played, the host knows the others under the deck."""
    return {"played": [staff], "known": sorted(rest), **({"krones": krones} if krones else {})}


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
    Visit(62, YELLOW, "scww", 4, TAKE_ONE, {"emperor": 3, **seated(103)}, ONE_TAKEN),
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
        TAKE_ONE,
        {"emperor": 3, **seated(103)},
        {"queue": [49, 104, 102, 100, 99]},
    ),
    Visit(102, GREEN, "sk", 0, ("occupy 5",), {"emperor": 1, **occupied(GREEN, 5)}),
    Visit(103, GREEN, "sw", 4, ("draw staff 9", "draw staff 8"), {"hand": [8, 9, *HAND]}),
    Visit(104, GREEN, "sscc", 2, ("hire 25",), hired(25, krones=0)),
]
OF_GUEST = {visit.guest: visit for visit in VISITS}
ALL = pytest.mark.parametrize("visit", each(VISITS))


@ALL
def test_order(visit: Visit) -> None:
    """He waits for every single item of his order, and for no other."""
    for item in set(visit.order):
        assert check_ins(arrived(visit, visit.order.replace(item, "", 1))) == []
    assert check_ins(arrived(visit, visit.order)) != []


@ALL
def test_rooms(visit: Visit) -> None:
    """He moves into rooms of his colour; into any if he is green."""
    rooms = [f"check-in {visit.guest} room {room}" for room in ROOMS[visit.colour]]
    assert check_ins(arrived(visit, visit.order)) == rooms


@ALL
def test_reward(visit: Visit) -> None:
    """The check-in and the actions change exactly what is expected, and the turn goes on."""
    before = arrived(visit, visit.order)
    room = ROOM[visit.colour]
    after = play(before, f"check-in {visit.guest} room {room}", *visit.actions)
    assert "die 1" in legal(after)
    assert not after.to_json()["turn"]["guest"], "what the reward gives is not the guest of the turn"
    points = {"points.guests": visit.points} if visit.points else {}
    moved = {"cafe": [None] * 3, "prepared": without(HOTEL, room), "occupied": [room]}
    assert changes(before, after) == {**moved, **points, **visit.gains}
    assert changes(before, after, of=1) == {}
    table = {"guest_discard": [visit.guest], "queue": before.to_json()["queue"], "dice": list(DICE)}
    expected = {**table, "staff_under": [], "offer": [], **visit.table}
    found: Mapping[str, Any] = after.to_json()
    assert {place: found[place] for place in expected} == expected


# Some have more to say


OFFERS = each([OF_GUEST[75], OF_GUEST[76]])


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


@component("guest", 49)
def test_sculptor_prepares_on_the_two_lowest_floors_only() -> None:
    after = play(arrived(OF_GUEST[49], "w"), "check-in 49 room 1")
    assert legal(after) == ["done", "prepare 3", "prepare 6", "prepare 7"]


@component("guest", 54)
@pytest.mark.parametrize(("item", "letter"), [("strudel", "s"), ("cake", "c"), ("wine", "w"), ("coffee", "k")])
def test_portrait_painter_gives_any_food(item: str, letter: str) -> None:
    before = play(arrived(OF_GUEST[54], "ww"), "check-in 54 room 1")
    after = play(before, f"food {item}")
    assert changes(before, after) == {"krones": 2, **food(letter)}

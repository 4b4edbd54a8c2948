"""Worked examples of the rulebooks: actions, a whole turn, a room group, the queue.

What the books leave open (money, rooms, other cards) is filled in here.
"""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import PRESETS, Position, Setup
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.driving import after_first_player, deal_staff, offered, seats

EMPTY_TURN = {"numbers": 1}


def one_space(space: int, count: int, *seats_at_table: dict[str, Any], **table: Any) -> Position:
    """A position with dice on one space only."""
    dice = [count if face == space else 0 for face in range(1, 7)]
    return compose(*seats_at_table, dice=dice, **table)


SPLITS = [
    # name, space, dice, action, options as (notation, what it brings)
    ("2022: two dice on 1", 1, 2, "die 1", {"split 0": [2, 0, 0, 0], "split 1": [1, 1, 0, 0]}),
    ("2015: three dice on 1", 1, 3, "die 1", {"split 0": [3, 0, 0, 0], "split 1": [2, 1, 0, 0]}),
    ("2022: three dice on 2", 2, 3, "die 2", {"split 0": [0, 0, 3, 0], "split 1": [0, 0, 2, 1]}),
    (
        "2022: three dice on 2, boosted",
        2,
        3,
        "die 2+",
        {"split 0": [0, 0, 4, 0], "split 1": [0, 0, 3, 1], "split 2": [0, 0, 2, 2]},
    ),
]


@pytest.mark.parametrize(("name", "space", "dice", "die", "options"), SPLITS, ids=[row[0] for row in SPLITS])
def test_food_of_an_action(name: str, space: int, dice: int, die: str, options: dict[str, list[int]]) -> None:
    before = one_space(space, dice)
    taken = play(before, die)
    assert legal(taken) == list(options), name
    paid = {"krones": -1} if die.endswith("+") else {}
    for split, kitchen in options.items():
        after = play(taken, split)
        assert changes(before, after) == {**EMPTY_TURN, **paid, "kitchen": kitchen}
        assert after.to_json()["dice"][space - 1] == dice - 1


def test_action_4_with_two_dice_has_exactly_three_ways() -> None:
    before = one_space(4, 2)
    taken = play(before, "die 4")
    assert legal(taken) == ["split 0", "split 1", "split 2"]
    results = [changes(before, play(taken, split)) for split in legal(taken)]
    assert results == [
        {**EMPTY_TURN, "krones": 2},
        {**EMPTY_TURN, "krones": 1, "emperor": 1},
        {**EMPTY_TURN, "emperor": 2},
    ]


@pytest.mark.parametrize(
    ("card", "price", "more"),
    [(25, 2, {}), (23, 1, {}), (48, 0, {}), (45, 0, {"emperor": 3})],
    ids=["cost 6", "cost 5", "cost 4", "cost 1"],
)
def test_action_5_with_four_dice_is_a_discount_of_four(card: int, price: int, more: dict[str, int]) -> None:
    hand = [23, 25, 45, 48]
    before = one_space(5, 4, seat(hand=hand))
    after = play(before, "die 5", f"hire {card}")
    expected = {**EMPTY_TURN, **more, "played": [card], "hand": [other for other in hand if other != card]}
    assert changes(before, after) == (expected | {"krones": -price} if price else expected)
    assert after.to_json()["staff_deck"] == before.to_json()["staff_deck"]  # no card is drawn to replace it


FOUR_ROOMS = [
    ([0, 1, 2], [3, 4, 9, 14], {"krones": -5, "points.rooms": 1}),
    ([0, 1, 5], [2, 3, 4, 6], {"krones": -3}),
]


@pytest.mark.parametrize(("prepared", "rooms", "expected"), FOUR_ROOMS, ids=["up to floor 3", "cheap rooms"])
def test_boosted_6_prepares_four_rooms(prepared: list[int], rooms: list[int], expected: dict[str, int]) -> None:
    before = one_space(6, 3, seat(prepared=prepared))
    chosen = play(before, "die 6+", "action 3")
    assert seats(chosen)[0]["krones"] == 8  # the space and the boost; the rooms are paid for one by one
    after = play(chosen, *(f"prepare {room}" for room in rooms))
    assert changes(before, after) == {**EMPTY_TURN, **expected, "prepared": sorted([*prepared, *rooms])}
    assert legal(after) == ["end"]
    assert after.to_json()["dice"] == [0, 0, 0, 0, 0, 2]


def test_6_used_for_rooms_is_still_a_6_for_staff() -> None:
    before = one_space(6, 3, seat(prepared=[0, 1, 2], played=[12, 19]))
    assert "points.staff" not in changes(before, play(before, "die 6", "action 3", "done"))


def test_6_with_the_kitchen_hand_has_no_fee_and_one_more() -> None:
    before = one_space(6, 3, seat(prepared=[0], played=[17]))
    after = play(before, "die 6+", "action 3", *(f"prepare {room}" for room in (1, 2, 3, 4, 5)))
    assert changes(before, after) == {**EMPTY_TURN, "krones": -2, "prepared": [0, 1, 2, 3, 4, 5]}
    assert legal(after) == ["end"]


@pytest.mark.parametrize("coffee", [0, 1, 2])
def test_6_as_drinks_ignores_the_dice_on_2(coffee: int) -> None:
    before = compose(dice=[0, 1, 0, 0, 0, 4])
    chosen = play(before, "die 6", "action 2")
    assert legal(chosen) == ["split 0", "split 1", "split 2"]
    after = play(chosen, f"split {coffee}")
    assert changes(before, after) == {**EMPTY_TURN, "krones": -1, "kitchen": [0, 0, 4 - coffee, coffee]}
    assert after.to_json()["dice"] == [0, 1, 0, 0, 0, 3]


# The whole turn with the Baroness (75), beside the Photographer (55) and Cramersopholus (99).

BARONESS = {"krones": 5, "cafe": [75, 55, 99], "prepared": [0, 1, 2]}
FOUR_DRINKS = ("place wine 75", "place wine 75", "place coffee 75", "place coffee 75")
OFFER = ("draw staff 27", "draw staff 25", "draw staff 23")


@pytest.mark.parametrize("rules", PRESETS)
def test_the_turn_with_the_baroness(rules: str) -> None:
    before = one_space(2, 3, seat(**BARONESS), rules=rules)
    assert legal(before) == ["pass", "die 2", "die 2+"]  # three guests sit there: no other can be taken
    drinks = play(before, "die 2+", "split 2")
    assert changes(before, drinks) == {**EMPTY_TURN, "krones": -1}
    served = play(drinks, *FOUR_DRINKS)
    assert offered(served, "check-in") == ["check-in 75 room 0"]
    offer = play(served, "check-in 75 room 0", *OFFER)
    assert seats(offer)[0]["points"]["guests"] == 5
    assert legal(offer) == ["done", "hire 23", "hire 25", "hire 27"]
    after = play(offer, "hire 27", "under 25")
    assert changes(before, after) == {
        **EMPTY_TURN,
        "krones": -2,
        "cafe": [None, *seats(before)[0]["cafe"][1:]],
        "prepared": [1, 2],
        "occupied": [0],
        "groups_paid": [0],
        "played": [27],
        "known": [23, 25],
        "points.guests": 5,
        "points.groups": 2,
    }
    data = after.to_json()
    assert [entry["card"] for entry in data["staff_under"]] == [25, 23]
    assert data["guest_discard"] == [75]
    assert data["dice"] == [0, 2, 0, 0, 0, 0]
    assert legal(after) == ["end"]  # a table is free, but a guest cannot follow the die


@pytest.mark.parametrize(("choice", "krones"), [("hire 25", 1), ("hire 23", 2), ("hire 27", 3), ("done", 4)], ids=str)
def test_prices_of_the_offer_of_the_baroness(choice: str, krones: int) -> None:
    before = one_space(2, 3, seat(**BARONESS))
    after = play(before, "die 2+", "split 2", *FOUR_DRINKS, "check-in 75 room 0", *OFFER, choice)
    assert seats(after)[0]["krones"] == krones


def test_a_baroness_served_from_the_kitchen_makes_room_for_a_guest() -> None:
    before = one_space(2, 3, seat(**BARONESS, kitchen="wwkk"))
    served = play(before, "serve wine 75", "serve wine 75", "serve coffee 75", "serve coffee 75")
    assert seats(served)[0]["krones"] == 3  # three items for the first krone, the fourth for the second
    after = play(served, "check-in 75 room 0", *OFFER, "done", "under 23", "under 25")
    assert offered(after, "guest") == [f"guest {place}" for place in range(1, 6)]


# Occupancy bonus of a blue pair

PAIR = {"occupied": [0, 10], "prepared": [5, 15], "cafe": [(65, "k")]}


def test_last_room_of_a_blue_pair_pays_five() -> None:
    before = compose(seat(**PAIR, groups_paid=[0]))
    after = play(before, "check-in 65 room 15")
    assert changes(before, after) == {
        "cafe": [None, None, None],
        "prepared": [5],
        "occupied": [0, 10, 15],
        "groups_paid": [0, 5],
        "points.guests": 3,
        "points.groups": 5,
    }


def test_a_group_pays_only_once() -> None:
    before = compose(seat(**PAIR, groups_paid=[0, 5]))
    assert "points.groups" not in changes(before, play(before, "check-in 65 room 15"))


# The bootblack (15) with a boost

BOOTBLACK = [
    ("die 4", [15], {"krones": 2, "emperor": 2}),
    ("die 4+", [15], {"krones": 2, "emperor": 3}),
    ("die 4+", [12, 15], {"krones": 2, "emperor": 3, "points.staff": 2}),
    ("die 4+", [12, 15, 16], {"krones": 2, "emperor": 3, "points.staff": 6}),
]


@pytest.mark.parametrize(("die", "played", "expected"), BOOTBLACK)
def test_bootblack_pays_for_his_boost(die: str, played: list[int], expected: dict[str, int]) -> None:
    before = one_space(4, 2, seat(played=played))
    assert changes(before, play(before, die)) == {**EMPTY_TURN, **expected}


# Set-up and queue

FIRST_ROOMS = [((1, 2), 10), ((5, 10), 7), ((1, 6), 9)]


@pytest.mark.parametrize(("rooms", "krones"), FIRST_ROOMS, ids=["lowest floor", "a column", "a corner"])
def test_first_rooms_are_paid_by_floor(rooms: tuple[int, ...], krones: int) -> None:
    dealt = deal_staff(after_first_player(Setup()), range(1, 13))
    first_guests = play(dealt, "guest 5", "draw guest 60", "guest 5", "draw guest 61")
    assert seats(first_guests)[0]["prepared"] == [0]
    assert "prepare 6" not in legal(first_guests)  # diagonal to the first room
    after = play(first_guests, *(f"prepare {room}" for room in rooms))
    assert seats(after)[0]["prepared"] == [0, *rooms]
    assert seats(after)[0]["krones"] == krones


def test_queue_slides_right_to_the_gap() -> None:
    before = compose(queue=[77, 92, 53, 66, 49])
    after = play(before, "guest 2", "draw guest 63")
    assert after.to_json()["queue"] == [63, 77, 53, 66, 49]
    assert changes(before, after) == {
        "krones": -2,
        "cafe": [{"guest": 92, "served": [0, 0, 0, 0]}, None, None],
    }


def test_first_player_gets_introductory_set_a() -> None:
    position = after_first_player(Setup(staff="intro"), first=1)
    assert seats(position)[1]["hand"] == [3, 6, 9, 38, 39, 48]

"""Staff that always acts: on checking in, on rooms, on prices, and when the emperor scores."""

from __future__ import annotations

from typing import Any

import pytest

from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import ON_BONUS, ON_NOTHING, scoring
from tests.engine.staffing import IDLE, added, gained

# 5 to 8 and 33: a guest checks in. Rooms of the night hotel: 0 blue, 1 yellow, 2 red.

CHECKING_IN = {
    "red": ((77, "c"), "check-in 77 room 2"),
    "blue": ((65, "k"), "check-in 65 room 0"),
    "yellow": ((51, "w"), "check-in 51 room 1"),
    "green": ((93, "s"), "check-in 93 room 1"),
}
BY_COLOUR = {
    5: ("red", {"krones": 2}), 6: ("blue", {"emperor": 1}), 7: ("yellow", {"krones": 1}),
    8: ("green", {"points.staff": 2}),
}  # fmt: skip


@pytest.mark.parametrize("colour", CHECKING_IN)
@pytest.mark.parametrize(
    ("card", "wanted", "gain"),
    [pytest.param(card, *rest, marks=component("staff", card), id=f"staff-{card}") for card, rest in BY_COLOUR.items()],
)
def test_check_in_of_one_colour(card: int, wanted: str, gain: dict[str, int], colour: str) -> None:
    guest, action = CHECKING_IN[colour]
    found = added(card, action, cafe=[guest], prepared=[0, 1, 2])
    assert found == (gain if colour == wanted else {})


@pytest.mark.parametrize(
    ("card", "guest", "serving"),
    [
        pytest.param(5, 77, "serve cake 77", marks=component("staff", 5), id="staff-5"),
        pytest.param(6, 65, "serve coffee 65", marks=component("staff", 6), id="staff-6"),
        pytest.param(7, 51, "serve wine 51", marks=component("staff", 7), id="staff-7"),
        pytest.param(8, 93, "serve strudel 93", marks=component("staff", 8), id="staff-8"),
    ],
)
def test_completing_an_order_alone_brings_nothing(card: int, guest: int, serving: str) -> None:
    assert added(card, serving, cafe=[guest], kitchen="scwk") == {}


@component("staff", 5)
def test_staff_5_groom_can_pay_for_the_reward() -> None:
    """86 lets hire for 3 krones less: card 1 takes one krone."""
    position = compose(seat(krones=0, played=[5], hand=[1], cafe=[(86, "cww")], prepared=[2]))
    found = gained(position, "check-in 86 room 2", "hire 1")
    assert found["krones"] == 2 - 1


@component("staff", 33)
@pytest.mark.parametrize(
    ("guest", "room", "points"),
    [
        ((89, "sscw"), 2, 4), ((60, "ccww"), 1, 4), ((75, "wwkk"), 0, 4), ((104, "sscc"), 0, 4),
        ((85, "ssc"), 2, 0), ((69, "cck"), 0, 0), ((77, "c"), 2, 0),
    ],
)  # fmt: skip
def test_staff_33_male_floor_housekeeper(guest: tuple[int, str], room: int, points: int) -> None:
    found = added(33, f"check-in {guest[0]} room {room}", cafe=[guest], prepared=[0, 1, 2])
    assert found == ({"points.staff": points} if points else {})


# 9 to 11: rooms that cost nothing. Blue 10 is on the third floor, red 7 and yellow 6 on the second.

ROOM_PRICES = {"blue": (10, 2), "red": (7, 1), "yellow": (6, 1)}
WAIVED = {9: "blue", 10: "red", 11: "yellow"}
FREE_ROOM_STAFF = [
    pytest.param(card, colour, marks=component("staff", card), id=f"staff-{card}") for card, colour in WAIVED.items()
]


@pytest.mark.parametrize(("card", "colour"), FREE_ROOM_STAFF)
@pytest.mark.parametrize("room", ROOM_PRICES)
def test_free_rooms_of_one_colour(card: int, colour: str, room: str) -> None:
    number, price = ROOM_PRICES[room]
    found = added(card, "die 3", f"prepare {number}", "done", prepared=[0, 1, 2, 5])
    assert found == ({"krones": price} if room == colour else {})


@pytest.mark.parametrize(("card", "colour"), FREE_ROOM_STAFF)
def test_free_rooms_can_be_prepared_without_a_krone(card: int, colour: str) -> None:
    position = play(compose(seat(krones=0, played=[card], prepared=[0, 1, 2, 5])), "die 3")
    on_the_ground = 3
    rooms = sorted([on_the_ground, ROOM_PRICES[colour][0]])
    assert legal(position) == ["done", *(f"prepare {room}" for room in rooms)]


@pytest.mark.parametrize(("card", "colour"), FREE_ROOM_STAFF)
def test_free_rooms_are_no_action_of_their_own(card: int, colour: str) -> None:
    room = ROOM_PRICES[colour][0]
    position = compose(seat(played=[card], prepared=[0, 1, 2, 5]))
    assert f"prepare {room}" not in legal(position)
    assert f"prepare {room}" not in legal(play(position, "die 4", "split 0"))


# 23: every room that becomes occupied.


@component("staff", 23)
@pytest.mark.parametrize(
    ("cafe", "actions", "krones"),
    [
        ([(65, "k")], ["check-in 65 room 0"], 1),
        ([(72, "sck")], ["check-in 72 room 0", "occupy 1"], 2),
        ([(72, "sck")], ["check-in 72 room 0", "done"], 1),
    ],
    ids=["check-in", "check-in-and-reward", "reward-declined"],
)
def test_staff_23_custodian_at_check_in(cafe: list[tuple[int, str]], actions: list[str], krones: int) -> None:
    assert added(23, *actions, cafe=cafe) == {"krones": krones}


@component("staff", 23)
@pytest.mark.parametrize(("rooms", "krones"), [(["done"], 0), (["occupy 0", "done"], 1), (["occupy 0", "occupy 1"], 2)])
def test_staff_23_custodian_with_the_page_boy(rooms: list[str], krones: int) -> None:
    found = added(23, "die 5", "hire 35", *rooms, hand=[35])
    assert found == ({"krones": krones} if krones else {})


@component("staff", 23)
@pytest.mark.parametrize(("tile", "room"), [("B4", 6), ("C2", 10)])
@pytest.mark.parametrize("played", [IDLE, 23])
def test_staff_23_custodian_with_the_emperor_bonus(tile: str, room: int, played: int) -> None:
    before, asked = scoring(tile, seat(emperor=ON_BONUS[tile[0]], played=[played]))
    found = changes(before, play(asked, f"prepare {room}"))
    assert found["occupied"] == [room]
    assert found.get("krones") == (1 if played == 23 else None)


# 24 and 25: additional actions and guests for nothing.


@component("staff", 24)
def test_staff_24_chief_waiter_serves_for_nothing() -> None:
    position = compose(seat(krones=0, played=[24], cafe=[98, 77], kitchen="sssc"))
    first = play(position, "serve strudel 98", "serve strudel 98", "serve strudel 98")
    assert "serve cake 77" in legal(first)
    after = play(first, "serve cake 77").to_json()["seats"][0]
    assert (after["krones"], after["kitchen"]) == (0, [0, 0, 0, 0])


@component("staff", 24)
def test_staff_24_chief_waiter_saves_one_krone_each_time() -> None:
    times = ["serve strudel 98", "done", "serve strudel 98", "done"]
    assert added(24, *times, cafe=[98], kitchen="sss") == {"krones": 2}


@component("staff", 24)
def test_staff_24_chief_waiter_serves_three_items_at_most() -> None:
    position = compose(seat(played=[24], cafe=[98, 77], kitchen="sssc"))
    served = play(position, "serve strudel 98", "serve cake 77", "serve strudel 98")
    assert "die 1" in legal(served)


@component("staff", 25)
@pytest.mark.parametrize(("place", "saved"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_staff_25_delivery_boy(place: int, saved: int) -> None:
    assert added(25, f"guest {place}") == ({"krones": saved} if saved else {})


@component("staff", 25)
def test_staff_25_delivery_boy_brings_every_guest_without_a_krone() -> None:
    places = [f"guest {place}" for place in range(1, 6)]
    position = compose(seat(krones=0, played=[25]))
    assert set(places) <= set(legal(position))
    assert not set(places) & set(legal(play(position, "guest 1", "draw guest 49")))
    assert not set(places) & set(legal(compose(seat(played=[25], cafe=[92, 93, 94]))))


# 26: a krone instead of a penalty.


@component("staff", 26)
@pytest.mark.parametrize(
    ("action", "expected"),
    [("pay", {"krones": -1}), ("suffer 1", {"krones": -3})],
)
def test_staff_26_conference_manager_decides_before_the_penalty(action: str, expected: dict[str, int]) -> None:
    before, asked = scoring("A1", seat(played=[26]))
    assert legal(asked) == ["pay", "suffer 1"]
    assert changes(before, play(asked, action)) == expected


@component("staff", 26)
def test_staff_26_conference_manager_may_pay_what_the_penalty_could_not_take() -> None:
    before, asked = scoring("A1", seat(krones=1, played=[26]))
    assert legal(asked) == ["pay", "suffer 2"]
    assert changes(before, play(asked, "pay")) == {"krones": -1}


@component("staff", 26)
def test_staff_26_conference_manager_needs_the_krone() -> None:
    before, after = scoring("A1", seat(krones=0, played=[26]))
    assert changes(before, after) == {"points.tiles": -5}


ASKED: dict[str, dict[str, Any]] = {
    "A2": {"kitchen": "s"}, "B1": {"cafe": [(77, "c")]}, "C1": {}, "C2": {"occupied": [0]}, "C3": {},
    "C4": {},
}  # fmt: skip
NOT_ASKED: dict[str, dict[str, Any]] = {"A2": {"cafe": [(77, "c")]}, "B1": {"cafe": [77]}, "C2": {}}


@component("staff", 26)
@pytest.mark.parametrize("tile", ASKED)
def test_staff_26_conference_manager_is_asked_where_the_penalty_takes_something(tile: str) -> None:
    before, asked = scoring(tile, seat(played=[26], **ASKED[tile]))
    assert "pay" in legal(asked)
    assert changes(before, play(asked, "pay")) == {"krones": -1}


@component("staff", 26)
@pytest.mark.parametrize("tile", NOT_ASKED)
def test_staff_26_conference_manager_is_not_asked_where_the_penalty_takes_nothing(tile: str) -> None:
    before, after = scoring(tile, seat(played=[26], **NOT_ASKED[tile]))
    assert changes(before, after) == {}
    assert "pay" not in legal(after)


# 42: points when the disc stands where the bonus begins, whatever becomes of the bonus.


@component("staff", 42)
@pytest.mark.parametrize("tile", ["A1", "B2", "C1"])
def test_staff_42_gardener_with_every_scoring(tile: str) -> None:
    before, after = scoring(tile, seat(emperor=ON_BONUS[tile[0]], played=[42]))
    assert changes(before, after)["points.staff"] == 5


@component("staff", 42)
@pytest.mark.parametrize("space", [0, 3, ON_NOTHING["A"], ON_NOTHING["A"] + 1])
def test_staff_42_gardener_only_from_space_three(space: int) -> None:
    before, after = scoring("A1", seat(emperor=space, played=[42]))
    assert "points.staff" not in changes(before, after)


@component("staff", 42)
def test_staff_42_gardener_although_the_bonus_is_declined() -> None:
    before, asked = scoring("A4", seat(emperor=ON_BONUS["A"], played=[42]))
    after = play(asked, "done")
    assert changes(before, after) == {"emperor": -3, "points.emperor": 4, "points.staff": 5}


@component("staff", 42)
@pytest.mark.parametrize(
    ("tile", "fields"),
    [("C4", {"hand": []}), ("B4", {"prepared": list(range(10))})],
    ids=["no-hand", "no-room"],
)
def test_staff_42_gardener_although_the_bonus_is_impossible(tile: str, fields: dict[str, list[int]]) -> None:
    before, after = scoring(tile, seat(emperor=ON_BONUS[tile[0]], played=[42], **fields))
    assert changes(before, after)["points.staff"] == 5

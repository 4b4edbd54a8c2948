"""Staff that acts once when hired, and staff that may be used once per round."""

from __future__ import annotations

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import compose, legal, play, seat
from tests.engine.staffing import gained

HIRED_FOR_NOTHING = (0, 0, 0, 0, 6, 0)
"""Six dice on space 5: no card costs anything there."""
ROUND_CARDS = {1: "strudel", 2: "cake", 3: "wine", 4: "coffee"}
ROUND_STAFF = [pytest.param(card, marks=component("staff", card), id=f"staff-{card}") for card in ROUND_CARDS]
ONE_OF = {"strudel": [1, 0, 0, 0], "cake": [0, 1, 0, 0], "wine": [0, 0, 1, 0], "coffee": [0, 0, 0, 1]}
WAITING_FOR = {"strudel": 92, "cake": 78, "wine": 51, "coffee": 65}
"""Guests that order a single item."""


def hiring(card: int, **fields: object) -> Position:
    """The card in hand, and the choice of action 5 before it."""
    return play(compose(seat(hand=[card], **fields), dice=HIRED_FOR_NOTHING), "die 5")


@pytest.mark.parametrize("card", ROUND_STAFF)
def test_once_per_round_item(card: int) -> None:
    position = compose(seat(played=[card]))
    assert gained(position, f"use {card}") == {"kitchen": ONE_OF[ROUND_CARDS[card]], "used": [card]}


@pytest.mark.parametrize("card", ROUND_STAFF)
def test_once_per_round_item_may_go_straight_to_a_guest(card: int) -> None:
    food = ROUND_CARDS[card]
    guest = WAITING_FOR[food]
    position = compose(seat(played=[card], cafe=[guest]))
    used = play(position, f"use {card}")
    assert legal(used) == ["done", f"place {food} {guest}"]
    placed = play(used, f"place {food} {guest}").to_json()["seats"][0]
    assert placed["cafe"][0] == {"guest": guest, "served": ONE_OF[food]}
    assert placed["kitchen"] == [0, 0, 0, 0]


@pytest.mark.parametrize("card", ROUND_STAFF)
def test_once_per_round_card_rests_until_the_next_round(card: int) -> None:
    last_turn = compose(seat(played=[card], used=[card], numbers=2), seat(numbers=2), turn={"begun": True, "die": True})
    assert f"use {card}" not in legal(last_turn)
    next_round = play(last_turn, "end", f"use {card}")
    assert next_round.round == 3
    assert next_round.to_json()["seats"][0]["used"] == [card]
    assert f"use {card}" not in legal(next_round)


@pytest.mark.parametrize("card", ROUND_STAFF)
def test_once_per_round_card_may_be_used_in_the_turn_that_hired_it(card: int) -> None:
    hired = play(hiring(card), f"hire {card}")
    assert legal(hired) == ["end", f"use {card}"]
    assert gained(hired, f"use {card}") == {"kitchen": ONE_OF[ROUND_CARDS[card]], "used": [card]}


@component("staff", 1)
def test_staff_1_breakfast_server_is_not_for_the_turn_of_another() -> None:
    assert "use 1" not in legal(compose(seat(), seat(played=[1])))


@pytest.mark.parametrize(
    ("card", "kitchen"),
    [
        pytest.param(21, [1, 1, 1, 1], marks=component("staff", 21), id="staff-21"),
        pytest.param(36, [0, 0, 4, 0], marks=component("staff", 36), id="staff-36"),
        pytest.param(39, [0, 4, 0, 0], marks=component("staff", 39), id="staff-39"),
        pytest.param(43, [0, 0, 0, 4], marks=component("staff", 43), id="staff-43"),
        pytest.param(44, [4, 0, 0, 0], marks=component("staff", 44), id="staff-44"),
    ],
)
def test_food_when_hired(card: int, kitchen: list[int]) -> None:
    assert gained(hiring(card), f"hire {card}") == {"kitchen": kitchen, "hand": [], "played": [card]}


@pytest.mark.parametrize(
    ("card", "guest", "places", "kitchen"),
    [
        pytest.param(21, 72, ["strudel", "cake", "coffee"], [0, 0, 1, 0], marks=component("staff", 21), id="staff-21"),
        pytest.param(36, 55, ["wine"] * 3, [0, 0, 1, 0], marks=component("staff", 36), id="staff-36"),
        pytest.param(39, 81, ["cake"] * 2, [0, 2, 0, 0], marks=component("staff", 39), id="staff-39"),
        pytest.param(43, 67, ["coffee"] * 2, [0, 0, 0, 2], marks=component("staff", 43), id="staff-43"),
        pytest.param(44, 98, ["strudel"] * 3, [1, 0, 0, 0], marks=component("staff", 44), id="staff-44"),
    ],
)
def test_food_when_hired_may_go_straight_to_guests(
    card: int, guest: int, places: list[str], kitchen: list[int]
) -> None:
    position = hiring(card, cafe=[guest], prepared=[0, 1, 2])
    after = play(position, f"hire {card}", *(f"place {food} {guest}" for food in places))
    assert after.to_json()["seats"][0]["kitchen"] == kitchen
    assert any(text.startswith(f"check-in {guest} ") for text in legal(after))


@component("staff", 45)
def test_staff_45_pool_attendant() -> None:
    assert gained(hiring(45), "hire 45") == {"emperor": 3, "hand": [], "played": [45]}


@component("staff", 45)
def test_staff_45_pool_attendant_beyond_the_last_space() -> None:
    found = gained(hiring(45, emperor=12), "hire 45")
    assert found == {"emperor": 1, "points.emperor": 2, "hand": [], "played": [45]}


# 35: the rooms of the night hotel are blue 0, yellow 1 5 6, red 2 3 7 8 (groups), ...


@component("staff", 35)
def test_staff_35_page_boy_may_occupy_no_room() -> None:
    hired = play(hiring(35), "hire 35")
    assert legal(hired) == ["done", "occupy 0", "occupy 1", "occupy 5"]
    assert gained(hired, "done") == {}


@component("staff", 35)
def test_staff_35_page_boy_may_occupy_one_room() -> None:
    found = gained(play(hiring(35), "hire 35"), "occupy 0", "done")
    assert found == {"prepared": [1, 5], "occupied": [0], "groups_paid": [0], "points.groups": 2}


@component("staff", 35)
def test_staff_35_page_boy_occupies_two_rooms_and_no_more() -> None:
    after = play(hiring(35), "hire 35", "occupy 1", "occupy 5")
    assert after.to_json()["seats"][0]["occupied"] == [1, 5]
    assert legal(after) == ["end"]


@component("staff", 35)
def test_staff_35_page_boy_brings_the_occupancy_bonus_after_both_rooms() -> None:
    position = hiring(35, prepared=[0, 1, 5, 6], occupied=[1, 5])
    first = play(position, "hire 35", "occupy 0")
    assert first.to_json()["seats"][0]["points"]["groups"] == 0
    assert gained(first, "occupy 6") == {
        "prepared": [],
        "occupied": [0, 1, 5, 6],
        "groups_paid": [0, 1],
        "points.groups": 2,
        "emperor": 6,
    }


@component("staff", 35)
def test_staff_35_page_boy_without_a_prepared_room_does_nothing() -> None:
    after = play(hiring(35, prepared=[]), "hire 35")
    assert after.to_json()["seats"][0]["played"] == [35]
    assert legal(after) == ["end"]


@component("staff", 38)
def test_staff_38_porter_completes_an_order_from_the_supply() -> None:
    found = gained(hiring(38, cafe=[(90, "sc")], kitchen="ccc"), "hire 38")
    assert found.pop("cafe")[0] == {"guest": 90, "served": [1, 3, 0, 0]}
    assert found == {"hand": [], "played": [38]}


@component("staff", 38)
def test_staff_38_porter_leaves_checking_in_a_separate_action() -> None:
    hired = play(hiring(38, cafe=[65]), "hire 38")
    assert legal(hired) == ["end", "check-in 65 room 0"]
    assert play(hired, "end").to_json()["seats"][0]["cafe"][0] == {"guest": 65, "served": [0, 0, 0, 1]}


@component("staff", 38)
def test_staff_38_porter_asks_which_of_the_incomplete_orders() -> None:
    hired = play(hiring(38, cafe=[65, (77, "c"), 92]), "hire 38")
    assert legal(hired) == ["complete 65", "complete 92"]
    tables = play(hired, "complete 92").to_json()["seats"][0]["cafe"]
    assert [table and table["served"] for table in tables] == [[0, 0, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0]]


@component("staff", 38)
@pytest.mark.parametrize("cafe", [[], [(77, "c")]], ids=["empty-cafe", "order-complete"])
def test_staff_38_porter_without_an_incomplete_order_does_nothing(cafe: list[tuple[int, str]]) -> None:
    found = gained(hiring(38, cafe=cafe), "hire 38")
    assert found == {"hand": [], "played": [38]}

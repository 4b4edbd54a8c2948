"""Staff that acts when a die is taken."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.staffing import IDLE, gained

ACTS_ON = {
    12: {3, 4}, 13: {1, 2}, 14: {1, 2}, 15: {4}, 16: {4}, 17: {6}, 18: {5}, 19: {3}, 20: {5}, 22: {3},
}  # fmt: skip
ALL_BUT_17 = [card for card in ACTS_ON if card != 17]
DICE = (2, 2, 2, 2, 1, 1)


def table(*played: int, **fields: Any) -> Position:
    """Three krones and two cards in hand, for 6 krones and for 1."""
    return compose(seat(**{"krones": 3, "hand": [2, 24], **fields}, played=list(played)), dice=DICE)


def taking(card: int, die: int) -> tuple[list[str], list[Any], dict[str, Any]]:
    """What is asked, with what strength, and what has changed when a die is taken with this card in play."""
    position = table(card)
    after = play(position, f"die {die}")
    return legal(after), after.to_json()["pending"], changes(position, after)


@pytest.mark.parametrize(
    ("card", "dice"),
    [pytest.param(card, dice, marks=component("staff", card), id=f"staff-{card}") for card, dice in ACTS_ON.items()],
)
def test_acts_on_its_dice_and_no_others(card: int, dice: set[int]) -> None:
    assert {die for die in range(1, 7) if taking(card, die) != taking(IDLE, die)} == dice


@pytest.mark.parametrize(
    ("card", "die", "points"),
    [
        pytest.param(12, 3, 2, marks=component("staff", 12), id="staff-12-die-3"),
        pytest.param(12, 4, 2, marks=component("staff", 12), id="staff-12-die-4"),
        pytest.param(16, 4, 4, marks=component("staff", 16), id="staff-16"),
        pytest.param(19, 3, 5, marks=component("staff", 19), id="staff-19"),
    ],
)
def test_points_at_once_when_the_die_is_taken(card: int, die: int, points: int) -> None:
    assert gained(table(card), f"die {die}") == {"points.staff": points}


@component("staff", 12)
@component("staff", 16)
@component("staff", 19)
@pytest.mark.parametrize(("die", "points"), [(3, 7), (4, 6)])
def test_points_of_several_cards_add_up(die: int, points: int) -> None:
    assert gained(table(12, 16, 19), f"die {die}") == {"points.staff": points}


@component("staff", 13)
@pytest.mark.parametrize(
    ("actions", "kitchen", "krones"),
    [
        (("die 1", "split 1"), [2, 1, 0, 0], 0),
        (("die 2", "split 1"), [0, 0, 2, 1], 0),
        (("die 1+", "split 2"), [2, 2, 0, 0], -1),
    ],
)
def test_staff_13_restaurant_manager(actions: tuple[str, ...], kitchen: list[int], krones: int) -> None:
    expected = {"kitchen": kitchen, "krones": krones}
    assert gained(table(13), *actions) == {key: value for key, value in expected.items() if value}


@component("staff", 14)
@pytest.mark.parametrize(("die", "kitchen"), [("1", [2, 0, 0, 0]), ("2", [0, 0, 2, 0])])
@pytest.mark.parametrize("order", ["before", "after"])
def test_staff_14_decorator_prepares_a_room_before_or_after(die: str, kitchen: list[int], order: str) -> None:
    parts = ["prepare 6", "split 0"] if order == "before" else ["split 0", "prepare 6"]
    after = play(table(14), f"die {die}", *parts)
    assert changes(table(14), after) == {
        "krones": -1,
        "prepared": [0, 1, 5, 6],
        "kitchen": kitchen,
        "numbers": 1,
    }
    assert legal(after) == ["end"]


@component("staff", 14)
def test_staff_14_decorator_lets_nothing_come_in_between() -> None:
    cafe = [(65, "k"), 92]
    position = table(14, cafe=cafe, kitchen="c")
    assert "check-in 65 room 0" in legal(position)
    rooms = ["prepare 2", "prepare 6", "prepare 10"]
    assert legal(play(position, "die 2")) == ["split 0", "split 1", *rooms]
    assert legal(play(position, "die 2", "prepare 2")) == ["split 0", "split 1"]
    assert legal(play(position, "die 2", "split 1")) == ["done", *rooms]
    placing = play(position, "die 1", "split 0")
    assert legal(placing) == ["done", "place strudel 92"]
    assert legal(play(placing, "place strudel 92")) == ["done", *rooms]


@component("staff", 14)
def test_staff_14_decorator_may_be_declined_and_takes_the_full_price() -> None:
    declined = play(table(14), "die 1", "split 0", "done")
    assert declined.to_json()["seats"][0]["prepared"] == [0, 1, 5]
    poor = table(14, krones=1)
    assert legal(play(poor, "die 1", "split 0")) == ["done", "prepare 2", "prepare 6"]


@component("staff", 15)
def test_staff_15_bootblack_gives_the_full_strength_twice() -> None:
    assert gained(table(15), "die 4") == {"krones": 2, "emperor": 2}


@component("staff", 15)
def test_staff_15_bootblack_counts_the_boosted_step_too() -> None:
    assert gained(table(15), "die 4+") == {"krones": -1 + 3, "emperor": 3}


@component("staff", 15)
def test_staff_15_bootblack_at_the_limits() -> None:
    found = gained(table(15, krones=19, emperor=12), "die 4")
    assert found == {"krones": 1, "emperor": 1, "points.emperor": 1}


@component("staff", 17)
def test_staff_17_kitchen_hand_needs_no_krone_and_adds_strength() -> None:
    position = table(17, krones=0)
    assert legal(play(position, "die 6")) == [f"action {one}" for one in range(1, 6)]
    assert gained(position, "die 6", "action 4", "split 0") == {"krones": 2}


@component("staff", 17)
def test_staff_17_kitchen_hand_pays_only_the_boost() -> None:
    position = table(17, krones=1)
    assert gained(position, "die 6+", "action 4", "split 3") == {"krones": -1, "emperor": 3}
    assert "die 6+" not in legal(table(17, krones=0))
    assert "die 6+" not in legal(table(IDLE, krones=1))


@component("staff", 18)
@pytest.mark.parametrize(("die", "krones"), [("5", 3), ("5+", 1 + 2)])
def test_staff_18_checker_reduces_the_cost_by_two_more(die: str, krones: int) -> None:
    found = gained(table(18), f"die {die}", "hire 2")
    assert found == {"krones": -krones, "hand": [24], "played": [2, 18]}


@component("staff", 18)
def test_staff_18_checker_never_pays_out() -> None:
    assert "krones" not in gained(table(18), "die 5", "hire 24")


@component("staff", 20)
@pytest.mark.parametrize("then", ["done", "hire 24"])
def test_staff_20_detective_moves_on_whether_somebody_is_hired_or_not(then: str) -> None:
    assert gained(table(20), "die 5") == {"emperor": 2}
    assert gained(table(20), "die 5", then)["emperor"] == 2


@component("staff", 20)
def test_staff_20_detective_beyond_the_last_space() -> None:
    assert gained(table(20, emperor=12), "die 5") == {"emperor": 1, "points.emperor": 1}


@component("staff", 22)
@pytest.mark.parametrize("parts", [("hire 24", "prepare 2", "done"), ("prepare 2", "done", "hire 24")])
def test_staff_22_staff_manager_hires_before_or_after(parts: tuple[str, ...]) -> None:
    position = table(22)
    after = play(position, "die 3", *parts)
    expected = {"krones": -1, "hand": [2], "played": [22, 24], "prepared": [0, 1, 2, 5], "numbers": 1}
    assert changes(position, after) == expected
    assert legal(after) == ["end"]


@component("staff", 22)
def test_staff_22_staff_manager_lets_nothing_come_in_between() -> None:
    position = table(22, cafe=[(65, "k")])
    rooms = ["prepare 2", "prepare 6", "prepare 10"]
    assert legal(play(position, "die 3")) == ["done", *rooms, "hire 24"]
    assert legal(play(position, "die 3", "hire 24")) == ["done", "prepare 2", "prepare 6", "prepare 10"]
    assert legal(play(position, "die 3", "prepare 2")) == [
        "done",
        "prepare 3",
        "prepare 6",
        "prepare 7",
        "prepare 10",
    ]
    assert legal(play(position, "die 3", "prepare 2", "prepare 3")) == ["done", "hire 24"]


@component("staff", 22)
def test_staff_22_staff_manager_takes_the_full_cost_whatever_the_strength() -> None:
    assert "hire 2" not in legal(play(table(22, krones=5), "die 3"))
    assert gained(table(22, krones=6), "die 3", "hire 2", "done")["krones"] == -6


@component("staff", 22)
def test_staff_22_staff_manager_acts_even_if_no_room_can_be_prepared() -> None:
    position = table(22, prepared=list(range(20)))
    assert legal(play(position, "die 3")) == ["done", "hire 24"]
    assert gained(position, "die 3", "hire 24") == {"krones": -1, "hand": [2], "played": [22, 24]}


@pytest.mark.parametrize(
    ("action", "then", "expected"),
    [
        (1, [], {"kitchen": [1, 0, 0, 0], "krones": -1}),
        (2, [], {"kitchen": [0, 0, 1, 0], "krones": -1}),
        (3, ["prepare 2"], {"prepared": [0, 1, 2, 5], "krones": -1}),
        (4, ["split 1"], {"emperor": 1, "krones": -1}),
        (5, ["hire 24"], {"hand": [2], "played": [*ALL_BUT_17, 24], "krones": -1}),
    ],
)
@component("staff", 12)
@component("staff", 13)
@component("staff", 14)
@component("staff", 15)
@component("staff", 16)
@component("staff", 18)
@component("staff", 19)
@component("staff", 20)
@component("staff", 22)
def test_a_six_used_as_another_number_is_a_six(action: int, then: list[str], expected: dict[str, Any]) -> None:
    position = table(*ALL_BUT_17)
    after = play(position, "die 6", f"action {action}", *then)
    assert changes(position, after) == {**expected, "numbers": 1}
    assert "end" in legal(after)

"""E. Gizia (97): an extra action on a space with dice, after everything else his check-in brings."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import ActionError, Position
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat

pytestmark = component("guest", 97)

CHECK_IN = "check-in 97 room 2"
DICE = [2, 2, 2, 2, 1, 1]


def host(dice: list[int] | None = None, table: Any = None, **fields: Any) -> Position:
    """97 sits with his order complete; no room completes a group unless the hotel says so."""
    served = {"prepared": [0, 1, 2, 5], "cafe": [(97, "ssw")], **fields}
    return compose(seat(**served), dice=dice or DICE, **(table or {}))


def gizia(**fields: Any) -> Position:
    """His extra action is asked."""
    return play(host(**fields), CHECK_IN)


def asked(position: Position) -> bool:
    return any(action.startswith("action") for action in legal(position))


ACTIONS = [
    pytest.param(("action 1", "split 1"), {"kitchen": [1, 1, 0, 0]}, id="pastry"),
    pytest.param(("action 2", "split 0"), {"kitchen": [0, 0, 2, 0]}, id="drinks"),
    pytest.param(("action 3", "prepare 3", "prepare 8"), {"krones": -1, "prepared": [0, 1, 3, 5, 8]}, id="rooms"),
    pytest.param(("action 4", "split 2"), {"emperor": 2}, id="steps"),
    pytest.param(("action 5", "hire 48"), {"krones": -3, "hand": [], "played": [48]}, id="staff"),
    pytest.param(("action 6", "action 4", "split 1"), {"krones": -1, "emperor": 1}, id="six-as-steps"),
    pytest.param(("action 6", "action 2"), {"krones": -1, "kitchen": [0, 0, 1, 0]}, id="six-as-drinks"),
]


@pytest.mark.parametrize(("actions", "gains"), ACTIONS)
def test_action_with_the_strength_of_the_space(actions: tuple[str, ...], gains: dict[str, Any]) -> None:
    """No die is taken for it, no number covered: the own die is still to come."""
    before = gizia(hand=[48])
    after = play(before, *actions)
    assert changes(before, after) == gains
    assert after.to_json()["dice"] == DICE
    assert "die 1" in legal(after)


def test_only_spaces_with_dice_and_no_boost() -> None:
    assert legal(gizia(dice=[0, 2, 0, 1, 0, 3])) == ["done", "action 2", "action 4", "action 6"]


def test_a_six_is_not_offered_without_its_krone() -> None:
    assert legal(gizia(dice=[1, 0, 0, 0, 0, 3], krones=0)) == ["done", "action 1"]


def test_declined() -> None:
    before = gizia()
    after = play(before, "done")
    assert changes(before, after) == {}
    assert "die 1" in legal(after)


def gained(before: Position, after: Position) -> dict[str, Any]:
    return {key: value for key, value in changes(before, after).items() if key != "played"}


STAFF = [
    (12, ("action 3", "done")),
    (12, ("action 4", "split 0")),
    (13, ("action 1", "split 1")),
    (13, ("action 2", "split 1")),
    (14, ("action 1", "split 1")),
    (14, ("action 2", "split 1")),
    (15, ("action 4", "split 0")),
    (16, ("action 4", "split 0")),
    (17, ("action 6", "action 2")),
    (18, ("action 5", "hire 48")),
    (19, ("action 3", "done")),
    (20, ("action 5", "hire 48")),
    (22, ("action 3", "prepare 3", "done")),
]


@pytest.mark.parametrize(("staff", "actions"), STAFF)
def test_no_staff_acts_on_it(staff: int, actions: tuple[str, ...]) -> None:
    """Staff of a die acts on the die that is taken, and none is; 17 does not pay for the 6 either."""
    plain, staffed = gizia(hand=[48]), gizia(hand=[48], played=[staff])
    usual, after = play(plain, *actions), play(staffed, *actions)
    assert gained(staffed, after) == gained(plain, usual)
    assert "die 1" in legal(after)


def test_other_staff_acts_within_it() -> None:
    """What does not depend on a die works as ever: 10 waives the price of red rooms."""
    before = gizia(played=[10])
    assert "krones" not in changes(before, play(before, "action 3", "prepare 7", "done"))


@pytest.mark.parametrize("dice", [DICE, [0, 0, 0, 0, 0, 1]])
def test_comes_after_the_occupancy_bonus(dice: list[int]) -> None:
    """The krone of the red room on its own pays for the 6."""
    before = host(dice=dice, krones=0, prepared=[18])
    after = play(before, "check-in 97 room 18")
    assert changes(before, after)["krones"] == 1
    assert "action 6" in legal(after)


def test_comes_after_points_and_staff() -> None:
    before = host(played=[8, 23])
    after = play(before, CHECK_IN)
    expected = {"points.guests": 4, "points.staff": 2, "krones": 1}
    assert changes(before, after).items() >= expected.items()
    assert asked(after)


def test_his_table_is_free_and_he_lies_on_the_discard_pile() -> None:
    after = gizia()
    assert after.cafe(0) == (0, 0, 0)
    assert after.to_json()["guest_discard"] == [97]


def test_before_the_own_die_it_uses_all_dice() -> None:
    before = host(dice=[0, 0, 0, 2, 0, 0])
    after = play(before, CHECK_IN, "action 4", "split 0", "die 4", "split 0")
    assert changes(before, after)["krones"] == 2 + 2
    assert after.to_json()["dice"] == [0, 0, 0, 1, 0, 0]


def test_after_the_own_die_it_uses_those_left() -> None:
    before = host(dice=[0, 0, 0, 2, 0, 0])
    after = play(before, "die 4", "split 0", CHECK_IN, "action 4", "split 0")
    assert changes(before, after)["krones"] == 2 + 1
    assert after.to_json()["dice"] == [0, 0, 0, 1, 0, 0]


def test_nothing_if_no_die_is_left() -> None:
    before = host(dice=[1, 0, 0, 0, 0, 0])
    after = play(before, "die 1", "check-in 97 room 2")
    assert changes(before, after)["occupied"] == [2]
    assert not asked(after)
    assert "end" in legal(after)


def test_a_guest_may_still_be_taken_before_the_own_die() -> None:
    after = play(gizia(), "action 4", "split 0")
    assert "guest 5" in legal(after)


def test_after_the_own_die_no_guest_may_be_taken() -> None:
    after = play(host(), "die 4", "split 0", CHECK_IN, "action 4", "split 0")
    assert not any(action.startswith("guest") for action in legal(after))


def test_the_boost_of_the_turn_is_still_there() -> None:
    before = play(gizia(dice=[0, 0, 0, 2, 0, 0]), "action 4", "split 0")
    after = play(before, "die 4+", "split 0")
    assert changes(before, after)["krones"] == -1 + 3


def test_additional_actions_follow_but_do_not_come_inside() -> None:
    cafe = [(97, "ssw"), (65, "k")]
    before = gizia(cafe=cafe)
    with pytest.raises(ActionError):
        play(before, "check-in 65 room 0")
    assert "check-in 65 room 0" in legal(play(before, "action 4", "split 0"))


def test_food_of_it_goes_straight_to_guests() -> None:
    before = gizia(cafe=[(97, "ssw"), 92])
    after = play(before, "action 1", "split 1", "place strudel 92")
    assert changes(before, after)["kitchen"] == [0, 1, 0, 0]
    assert "check-in 92 room 0" in legal(after)


@pytest.mark.parametrize("rules", ["de2015", "fr2015", "it2015"])
def test_of_2015_is_an_extra_turn_not_an_action(rules: str) -> None:
    before = host(table={"rules": rules})
    after = play(before, CHECK_IN)
    assert not asked(after)
    assert after.to_json()["turn"]["extra_turns"] == 1

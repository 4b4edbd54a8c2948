"""Rule options for staff, guests and set-up: the same position by the rules of 2022 and by other values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grandaustria import CHANCE, Luck, Position, Rules, Setup
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import scoring

Option = Mapping[str, str]
RULES_2022: Option = {}


def after(rules: Option, before: Mapping[str, Any], *actions: str, **table: Any) -> dict[str, Any]:
    """What these actions change for a seat under the given rules."""
    position = compose(before, rules=rules, **table)
    return changes(position, play(position, *actions))


def staff_points(rules: Option, *seats: Mapping[str, Any]) -> int:
    """What end-of-game staff would score for seat 0 now."""
    return compose(*seats, rules=rules).scores()[0].staff_end


# Staff cards


@component("option", "kitchen_hand=3")
@pytest.mark.parametrize(("rules", "pays"), [(RULES_2022, 3), ({"kitchen_hand": "3"}, 1)])
def test_cost_of_the_kitchen_hand(rules: Option, pays: int) -> None:
    found = after(rules, seat(hand=[17, 18]), "die 5", "hire 17")
    assert found["krones"] == -pays


@component("option", "assistant_manager=4")
@pytest.mark.parametrize(("rules", "points"), [(RULES_2022, 6), ({"assistant_manager": "4"}, 12)])
def test_points_of_the_assistant_manager(rules: Option, points: int) -> None:
    assert staff_points(rules, seat(played=[1, 2, 32])) == points
    assert staff_points(rules, seat(played=[1, 2, 29]), seat(played=[32])) == points


@component("option", "secretary=anyone")
@pytest.mark.parametrize(
    ("own", "other", "opponents", "anyone"),
    [
        ([29, 31], [46], 6 + 0, 6 + 6),
        ([29, 31], [30], 6 + 9, 6 + 9),
        ([29, 31], [], 6, 12),
        ([29], [], 0, 0),
        ([31], [30], 6, 6),
    ],
)
def test_whose_card_the_secretary_copies(own: list[int], other: list[int], opponents: int, anyone: int) -> None:
    seats = [seat(occupied=[1, 2, 3, 5, 6, 7], played=own), seat(played=other)]
    assert staff_points(RULES_2022, *seats) == opponents
    assert staff_points({"secretary": "anyone"}, *seats) == anyone


@component("option", "custodian=guests")
@pytest.mark.parametrize(("rules", "krones"), [(RULES_2022, 2), ({"custodian": "guests"}, 0)])
def test_the_custodian_on_rooms_occupied_by_staff(rules: Option, krones: int) -> None:
    one = seat(krones=0, prepared=[1, 5, 9], hand=[35], played=[23])
    found = after(rules, one, "die 5", "hire 35", "occupy 1", "occupy 9")
    assert found.get("krones", 0) == krones


@component("option", "custodian=guests")
@pytest.mark.parametrize(("rules", "krones"), [(RULES_2022, 2), ({"custodian": "guests"}, 1)])
def test_the_custodian_on_a_guest_and_on_a_room_of_his_reward(rules: Option, krones: int) -> None:
    one = seat(krones=0, prepared=[1, 9], cafe=[(58, "wwwk")], played=[23])
    assert after(rules, one, "check-in 58 room 1", "occupy 9")["krones"] == krones


@component("option", "custodian=guests")
@pytest.mark.parametrize(("rules", "krones"), [(RULES_2022, 1), ({"custodian": "guests"}, 0)])
def test_the_custodian_on_a_room_of_an_emperor_bonus(rules: Option, krones: int) -> None:
    before, choice = scoring("B4", seat(emperor=8, krones=0, played=[23]), rules=rules)
    assert changes(before, play(choice, "prepare 6")).get("krones", 0) == krones


@component("option", "operator=12")
@pytest.mark.parametrize(("space", "unlimited", "limited"), [(5, 10, 10), (6, 12, 12), (7, 14, 12), (12, 24, 12)])
def test_the_most_points_of_the_operator(space: int, unlimited: int, limited: int) -> None:
    for card, other in ((41, 1), (29, 41)):
        seats = [seat(emperor=space, played=[card]), seat(played=[other])]
        assert staff_points(RULES_2022, *seats) == unlimited
        assert staff_points({"operator": "12"}, *seats) == limited


# Groom (5) and Stableman (6): at check-in, or when the last item lies on the guest

COMPLETED: Option = {"groom_stableman": "completed"}
RED_GUEST = {"cafe": [(81, "c")], "kitchen": "c", "prepared": [2], "krones": 5}
BLUE_GUEST = {"cafe": [(67, "k")], "kitchen": "k", "prepared": [10], "krones": 5}


@component("option", "groom_stableman=completed")
@pytest.mark.parametrize(
    ("rules", "served", "checked_in"), [(RULES_2022, -1, -1 + 2 + 3), (COMPLETED, -1 + 2, -1 + 2 + 3)]
)
def test_when_the_groom_acts(rules: Option, served: int, checked_in: int) -> None:
    one = seat(**RED_GUEST, played=[5])
    assert after(rules, one, "serve cake 81")["krones"] == served
    assert after(rules, one, "serve cake 81", "check-in 81 room 2")["krones"] == checked_in


@component("option", "groom_stableman=completed")
@pytest.mark.parametrize(("rules", "served", "checked_in"), [(RULES_2022, 0, 1), (COMPLETED, 1, 0)])
def test_when_the_stableman_acts(rules: Option, served: int, checked_in: int) -> None:
    one = seat(**BLUE_GUEST, played=[6])
    assert after(rules, one, "serve coffee 67").get("emperor", 0) == served
    complete = seat(cafe=[(67, "kk")], prepared=[10], played=[6])
    found = after(rules, complete, "check-in 67 room 10", "draw staff 1", "draw staff 2")
    assert found["emperor"] == 2 + checked_in


@component("option", "groom_stableman=completed")
@pytest.mark.parametrize(("rules", "krones"), [(RULES_2022, 0), (COMPLETED, 2)])
def test_an_order_completed_from_the_supply(rules: Option, krones: int) -> None:
    """Card 38 completes the red guest's order; its cost is covered by the die's strength."""
    one = seat(cafe=[81, 54], krones=0, hand=[38], played=[5])
    found = after(rules, one, "die 5", "hire 38", "complete 81", dice=[0, 0, 0, 0, 5, 0])
    assert found.get("krones", 0) == krones


@component("option", "groom_stableman=completed")
@pytest.mark.parametrize(("rules", "krones"), [(RULES_2022, 0), (COMPLETED, 2)])
def test_an_order_completed_by_food_just_gained(rules: Option, krones: int) -> None:
    one = seat(cafe=[(81, "c")], krones=0, played=[5])
    found = after(rules, one, "die 1", "split 1", "place cake 81")
    assert found.get("krones", 0) == krones


@component("option", "groom_stableman=completed")
def test_staff_hired_after_the_order_was_completed_does_not_act_on_it() -> None:
    one = seat(cafe=[(81, "cc")], prepared=[2], krones=0, hand=[5])
    dice = [0, 0, 0, 0, 4, 0]
    actions = ["die 5", "hire 5", "check-in 81 room 2"]
    assert after(RULES_2022, one, *actions, dice=dice)["krones"] == 2 + 3
    assert after(COMPLETED, one, *actions, dice=dice)["krones"] == 3


@pytest.mark.parametrize("rules", [RULES_2022, COMPLETED])
def test_other_staff_for_guests_always_acts_at_check_in(rules: Option) -> None:
    """Card 7 on yellow, 8 on green, 33 on orders of four."""
    one = seat(cafe=[(58, "wwk"), (95, "s")], kitchen="wc", prepared=[1, 2], krones=5, played=[7, 8, 33])
    serving = ["serve wine 58", "serve cake 95"]
    served = after(rules, one, *serving)
    assert (served["krones"], "points.staff" in served) == (-1, False)
    both = after(rules, one, *serving, "check-in 58 room 1", "done", "check-in 95 room 2")
    assert (both.get("krones", 0), both["points.staff"]) == (-1 + 1, 4 + 2)


# Set-up


def first_rooms(rules: Option) -> Position:
    """Seat 0 is about to prepare its first rooms."""
    position = Position(Setup(rules=Rules.from_json(dict(rules))))
    luck = Luck(3)
    luck.resolve(position)
    while position.phase == "guests":
        position.apply(position.legal_actions()[-1])
        luck.resolve(position)
    return position


@component("option", "first_rooms=up_to")
def test_exactly_three_first_rooms_or_up_to_three() -> None:
    assert legal(first_rooms(RULES_2022)) == ["prepare 1", "prepare 5"]
    choice = first_rooms({"first_rooms": "up_to"})
    assert legal(choice) == ["done", "prepare 0"]
    assert legal(play(choice, "prepare 0")) == ["done", "prepare 1", "prepare 5"]
    seat_to_move = choice.to_move
    for rooms in ([], [0], [0, 1], [0, 1, 2]):
        stopped = play(choice, *(f"prepare {room}" for room in rooms), *(["done"] if len(rooms) < 3 else []))
        assert stopped.to_move != seat_to_move
        assert stopped.to_json()["seats"][seat_to_move]["prepared"] == rooms


# Check-in


@component("option", "occupancy_bonus=after")
@pytest.mark.parametrize(
    ("krones", "free", "later"),
    [(4, ["bonus", "reward 1"], ["done", "hire 3"]), (0, ["done", "hire 3"], ["end"])],
)
def test_occupancy_bonus_before_or_after_the_reward(krones: int, free: list[str], later: list[str]) -> None:
    """Guest 86 hires at a discount of 3 and completes a red room of its own: one krone."""
    turn = {"begun": True, "die": True, "guest": True}
    one = seat(krones=krones, prepared=[18], cafe=[(86, "cww")], hand=[3], numbers=1)
    moved_in = ["check-in 86 room 18"]
    by_choice = compose(one, turn=turn)
    assert legal(play(by_choice, *moved_in)) == free
    at_the_end = compose(one, turn=turn, rules={"occupancy_bonus": "after"})
    assert legal(play(at_the_end, *moved_in)) == later


@component("option", "occupancy_bonus=after")
def test_an_occupancy_bonus_that_comes_after_the_reward_cannot_pay_for_it() -> None:
    one = seat(krones=0, prepared=[18], cafe=[(86, "cww")], hand=[3])
    before = compose(one)
    hired = changes(before, play(before, "check-in 86 room 18", "hire 3"))
    assert (hired.get("krones", 0), hired["played"]) == (0, [3])
    found = after({"occupancy_bonus": "after"}, one, "check-in 86 room 18")
    assert (found["krones"], "played" in found) == (1, False)


@component("option", "table=after")
def test_the_table_is_free_before_or_after_the_reward() -> None:
    """Guest 63 brings another guest; the cafe is full but for his own table."""
    one = seat(prepared=[10], cafe=[(63, "k"), 54, 55])
    queue = [49, 50, 51, 52, 53]
    position = compose(one, queue=queue)
    taken = play(position, "check-in 63 room 10", "guest 1", "draw guest 104")
    assert taken.cafe(0) == (49, 54, 55)
    late = compose(one, queue=queue, rules={"table": "after"})
    checked_in = play(late, "check-in 63 room 10")
    assert changes(late, checked_in)["cafe"][0] is None
    assert checked_in.to_json()["queue"] == queue
    assert "die 1" in legal(checked_in)


@component("option", "table=after")
@pytest.mark.parametrize(("rules", "may_return"), [(RULES_2022, True), ({"table": "after"}, False)])
def test_when_the_guest_lies_on_the_discard_pile(rules: Option, may_return: bool) -> None:
    """With an empty deck the guest taken by the reward is replaced from the discard pile."""
    queue = [49, 50, 51, 52, 53]
    discard = [guest for guest in range(54, 105) if guest != 63]
    one = seat(prepared=[10], cafe=[(63, "k")])
    position = compose(one, queue=queue, guest_discard=discard, rules=rules)
    drawing = play(position, "check-in 63 room 10", "guest 5")
    assert drawing.to_move == CHANCE
    outcomes = {drawing.notation(outcome) for outcome, _ in drawing.chance_outcomes()}
    assert ("draw guest 63" in outcomes) == may_return
    assert len(outcomes) == 50 + may_return

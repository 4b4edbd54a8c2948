"""Hiring: what each card costs, and from when on it acts."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import ActionError
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import ON_BONUS, scoring
from tests.engine.staffing import gained

COSTS = {
    1: (6, 7, 24, 45),
    2: (8, 12, 13, 14, 16, 18, 20, 35, 36, 40, 44, 46),
    3: (19, 21, 22, 37, 39, 41, 42, 43),
    4: (1, 3, 5, 15, 27, 28, 30, 31, 32, 47, 48),
    5: (9, 10, 11, 17, 23, 26, 29, 33, 34, 38),
    6: (2, 4, 25),
}
STRENGTH_ONE = (0, 0, 0, 0, 1, 0)


def staff_from(least: int) -> list[Any]:
    """Every card of this cost or more, with its cost."""
    cards = [(card, cost) for cost, group in COSTS.items() for card in group if cost >= least]
    return [pytest.param(card, cost, marks=component("staff", card), id=f"staff-{card}") for card, cost in cards]


@pytest.mark.parametrize(("card", "cost"), staff_from(1))
def test_cost(card: int, cost: int) -> None:
    """A single die on space 5 takes one krone off."""
    position = compose(seat(krones=cost - 1, hand=[card]), dice=STRENGTH_ONE)
    hired = changes(position, play(position, "die 5", f"hire {card}"))
    assert (hired["played"], hired.get("krones", 0)) == ([card], 1 - cost)


@pytest.mark.parametrize(("card", "cost"), staff_from(2))
def test_cost_is_never_paid_in_part(card: int, cost: int) -> None:
    position = compose(seat(krones=cost - 2, hand=[card]), dice=STRENGTH_ONE)
    with pytest.raises(ActionError):
        play(position, "die 5", f"hire {card}")


# A card acts from the event after the one that hired it.


@pytest.mark.parametrize(
    ("card", "die", "then", "krones"),
    [
        pytest.param(18, "die 5", [], 2 - 1, marks=component("staff", 18), id="staff-18"),
        pytest.param(20, "die 5", [], 2 - 1, marks=component("staff", 20), id="staff-20"),
        pytest.param(17, "die 6", ["action 5"], 1 + 5 - 1, marks=component("staff", 17), id="staff-17"),
    ],
)
def test_hired_with_a_die_it_does_not_act_on_that_die(card: int, die: str, then: list[str], krones: int) -> None:
    position = compose(seat(hand=[card]), dice=(0, 0, 0, 0, 1, 1))
    assert gained(position, die, *then, f"hire {card}") == {"krones": -krones, "hand": [], "played": [card]}


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(12, marks=component("staff", 12), id="staff-12"),
        pytest.param(19, marks=component("staff", 19), id="staff-19"),
    ],
)
def test_hired_by_the_staff_manager_it_does_not_act_on_that_die(card: int) -> None:
    position = compose(seat(hand=[card], played=[22]))
    assert "points.staff" not in gained(position, "die 3", f"hire {card}", "prepare 2", "done")


REWARDS = {
    5: ((86, "cww"), 2, {"krones": -(4 - 3), "points.guests": 3}),
    6: ((64, "k"), 0, {"points.groups": 2, "groups_paid": [0]}),
    7: ((56, "sww"), 1, {"kitchen": [0, 1, 0, 0]}),
    8: ((94, "ss"), 1, {"krones": -(2 - 1)}),
    33: ((104, "sscc"), 1, {"points.guests": 2}),
    23: ((86, "cww"), 2, {"krones": -(5 - 3), "points.guests": 3}),
}
"""By card: the guest whose reward hires it, his room, and what this changes apart from the PLACES below."""
PLACES = ("cafe", "prepared", "occupied", "hand", "played")


@pytest.mark.parametrize(
    ("card", "guest", "room", "expected"),
    [pytest.param(card, *rest, marks=component("staff", card), id=f"staff-{card}") for card, rest in REWARDS.items()],
)
def test_hired_by_a_guests_reward_it_does_not_act_on_that_guest(
    card: int, guest: tuple[int, str], room: int, expected: dict[str, Any]
) -> None:
    position = compose(seat(hand=[card], cafe=[guest], prepared=[0, 1, 2]))
    found = gained(position, f"check-in {guest[0]} room {room}", f"hire {card}")
    assert found["played"] == [card]
    assert {key: value for key, value in found.items() if key not in PLACES} == expected


@component("staff", 23)
def test_staff_23_custodian_hired_by_a_reward_acts_on_what_else_it_brings() -> None:
    """73 lets hire twice: the Custodian, then the Page Boy, who occupies two rooms."""
    position = compose(seat(krones=6, hand=[23, 35], cafe=[(73, "wkk")]))
    found = gained(position, "check-in 73 room 0", "hire 23", "hire 35", "occupy 1", "occupy 5")
    assert (found["occupied"], found["krones"]) == ([0, 1, 5], -(5 - 1) - (2 - 1) + 2 * 1)


@component("staff", 42)
@pytest.mark.parametrize(("tile", "drawn"), [("C4", []), ("B3", ["draw staff 42", "draw staff 1", "draw staff 2"])])
def test_staff_42_gardener_hired_by_the_bonus_does_not_act_on_it(tile: str, drawn: list[str]) -> None:
    hand = [] if drawn else [42]
    before, asked = scoring(tile, seat(emperor=ON_BONUS[tile[0]], hand=hand))
    found = changes(before, play(asked, *drawn, "hire 42"))
    assert found["played"] == [42]
    assert "points.staff" not in found


@component("staff", 31)
def test_staff_31_chambermaid_hired_by_the_last_bonus_scores() -> None:
    _, asked = scoring("C4", seat(emperor=ON_BONUS["C"], hand=[31], occupied=[0, 1]))
    after = play(asked, "hire 31")
    assert after.is_over
    assert after.scores()[0].staff_end == 2


@component("staff", 24)
def test_staff_24_chief_waiter_acts_right_after_the_action_that_hired_it() -> None:
    position = compose(seat(krones=0, hand=[24], cafe=[98], kitchen="s"))
    assert "serve strudel 98" in legal(play(position, "die 5", "hire 24"))


@component("staff", 25)
def test_staff_25_delivery_boy_acts_right_after_the_reward_that_hired_it() -> None:
    position = compose(seat(hand=[25], cafe=[(64, "k")]))
    found = gained(position, "check-in 64 room 0", "hire 25", "guest 1")
    assert found["krones"] == -(6 - 1)


@component("staff", 42)
def test_staff_42_gardener_hired_in_the_last_turn_of_the_round_acts_in_the_scoring() -> None:
    position = compose(seat(hand=[42], emperor=6, numbers=1), seat(numbers=2), round=3, dice=(0, 0, 0, 0, 3, 0))
    found = gained(position, "die 5", "hire 42", "end")
    assert found == {
        "hand": [],
        "played": [42],
        "emperor": -3,
        "points.emperor": 4,
        "points.staff": 5,
        "krones": 3,
    }

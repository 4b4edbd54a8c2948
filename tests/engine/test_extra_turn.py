"""E. Gizia (97): in 2022 an extra action inside the turn, in 2015 an extra turn directly after it."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat

GIZIA = (97, "ssw")
CHECK_IN = "check-in 97 room 1"
TURN = {"e_gizia": "turn"}
DICE = [2, 2, 2, 2, 1, 1]
QUEUE = [63, 64, 65, 69, 74]


def table(*, dice: list[int] | None = None, rules: Any = TURN, **fields: Any) -> Position:
    """Seat 0 begins its turn with E. Gizia served in its cafe."""
    one = seat(**{"cafe": [GIZIA], **fields})
    return compose(one, rules=rules, queue=QUEUE, dice=dice or DICE)


def extra_turn(*, dice: list[int] | None = None, **fields: Any) -> Position:
    """Seat 0 begins the extra turn."""
    one = seat(numbers=1, **fields)
    return compose(one, rules=TURN, queue=QUEUE, dice=dice or DICE, turn={"extra": True})


def families(position: Position) -> set[str]:
    return {action.split()[0] for action in legal(position)}


@component("option", "e_gizia=turn")
def test_an_extra_action_at_once_or_an_extra_turn_later() -> None:
    at_once = play(table(rules="2022"), CHECK_IN)
    assert legal(at_once) == ["done", *(f"action {space}" for space in range(1, 7))]
    later = play(table(), CHECK_IN)
    assert later.to_json()["turn"]["extra_turns"] == 1
    assert families(later) == {"die", "guest"}


@component("option", "e_gizia=turn")
def test_it_comes_directly_after_the_turn() -> None:
    ended = play(table(), CHECK_IN, "die 2", "split 0", "end")
    turn = ended.to_json()["turn"]
    assert (ended.to_move, turn["extra"], turn["extra_turns"], turn["begun"]) == (0, True, 0, False)
    again = play(ended, "die 1", "split 0", "end")
    assert (again.to_move, again.to_json()["turn"]["extra"]) == (1, False)


@component("option", "e_gizia=turn")
def test_the_turn_that_earned_it_goes_on_as_usual() -> None:
    """Its own die is still to be taken, and covers a number."""
    checked_in = play(table(), CHECK_IN)
    assert {"pass", "end"}.isdisjoint(legal(checked_in))
    taken = play(checked_in, "die 2", "split 0")
    assert (taken.to_json()["dice"], taken.to_json()["seats"][0]["numbers"]) == ([2, 1, 2, 2, 1, 1], 1)


def test_the_extra_turn_cannot_be_passed_and_its_action_must_be_done() -> None:
    position = extra_turn()
    assert {"pass", "end"}.isdisjoint(legal(position))
    assert "end" in legal(play(position, "die 1", "split 0"))


@pytest.mark.parametrize(("die", "strength", "pays"), [("die 4", 2, 0), ("die 4+", 3, 1)])
def test_no_die_is_taken_and_no_number_covered(die: str, strength: int, pays: int) -> None:
    position = extra_turn()
    acted = play(position, die)
    assert legal(acted) == [f"split {steps}" for steps in range(strength + 1)]
    split = play(acted, "split 0")
    assert changes(position, split) == {"krones": strength - pays}
    assert split.to_json()["dice"] == DICE


def test_one_action_only() -> None:
    acted = play(extra_turn(), "die 1", "split 0")
    assert "die" not in families(acted)


def test_the_boost_of_the_turn_before_does_not_count() -> None:
    boosted = play(table(), CHECK_IN, "die 2+", "split 0", "end")
    assert "die 1+" in legal(boosted)


def test_a_guest_may_be_taken_again_before_the_action() -> None:
    position = play(table(), CHECK_IN, "guest 5", "draw guest 60", "die 2", "split 0", "end")
    assert "guest 5" in legal(position)
    taken = play(position, "guest 5", "draw guest 61")
    assert "guest" not in families(taken)
    acted = play(position, "die 1", "split 0")
    assert "guest" not in families(acted)


@pytest.mark.parametrize("after_action", [False, True])
def test_additional_actions_are_free_to_come(after_action: bool) -> None:
    fields: dict[str, Any] = {"cafe": [(51, "w"), 54], "kitchen": "w", "krones": 20, "played": [1]}
    position = extra_turn(**fields)
    if after_action:
        position = play(position, "die 2", "split 0", "done")
    assert {"serve", "check-in", "claim", "use"} <= families(position)


def test_a_card_used_in_this_round_stays_used() -> None:
    assert "use 1" not in legal(extra_turn(played=[1], used=[1]))


@pytest.mark.parametrize("card", [12, 13, 14, 15, 16, 17, 18, 19, 20, 22])
@pytest.mark.parametrize("die", range(1, 6))
def test_no_staff_that_acts_on_taking_a_die(card: int, die: int) -> None:
    """The same choices and the same gains as without the card."""
    with_card, without = (extra_turn(played=played, hand=[24]) for played in ([card], []))
    for position in (with_card, without):
        assert f"die {die}" in legal(position)
    began, plain = play(with_card, f"die {die}"), play(without, f"die {die}")
    assert legal(began) == legal(plain)
    assert changes(with_card, began) == changes(without, plain) == {}
    choice = legal(plain)[-1]
    assert changes(with_card, play(began, choice)).get("points.staff", 0) == 0
    assert families(play(began, choice)) == families(play(plain, choice))


@pytest.mark.parametrize("played", [[], [17]])
def test_a_6_costs_its_krone_and_has_the_strength_of_its_space(played: list[int]) -> None:
    position = extra_turn(played=played, krones=1)
    assert {"die 6", "die 6+"} & set(legal(position)) == {"die 6"}
    acted = play(position, "die 6", "action 4", "split 1")
    assert changes(position, acted) == {"krones": -1, "emperor": 1}


def test_without_the_krone_a_6_does_nothing() -> None:
    position = extra_turn(krones=0, played=[17], dice=[0, 0, 0, 0, 0, 3])
    acted = play(position, "die 6")
    assert changes(position, acted) == {}
    assert legal(acted) == ["end"]


def test_staff_that_waives_prices_still_does() -> None:
    position = extra_turn(played=[9, 25], krones=0, prepared=[0, 5])
    assert "guest 1" in legal(position)
    assert "prepare 10" in legal(play(position, "die 3"))


# Where the round would be over


def last_die(numbers: tuple[int, int], dice: list[int], **fields: Any) -> Position:
    seats = [seat(numbers=numbers[0], cafe=[GIZIA], **fields), seat(numbers=numbers[1])]
    return compose(*seats, rules=TURN, queue=QUEUE, dice=dice)


def test_it_comes_even_if_all_numbers_are_covered() -> None:
    ended = play(last_die((1, 2), [3, 3, 0, 0, 0, 0]), CHECK_IN, "die 1", "split 0", "end")
    assert (ended.to_move, ended.round, ended.to_json()["turn"]["extra"]) == (0, 2, True)
    assert {"pass", "end"}.isdisjoint(legal(ended))
    over = play(ended, "die 2", "split 0", "end")
    assert (over.phase, over.round) == ("roll", 3)


def test_without_dice_only_the_rest_of_a_turn_remains() -> None:
    position = last_die((0, 1), [1, 0, 0, 0, 0, 0], kitchen="k", krones=20)
    ended = play(position, CHECK_IN, "die 1", "end")
    assert (ended.to_move, ended.to_json()["turn"]["extra"]) == (0, True)
    assert families(ended) == {"end", "guest", "claim"}
    seated = play(ended, "guest 5", "draw guest 60")
    assert families(seated) == {"end", "serve", "claim"}
    over = play(ended, "end")
    assert (over.phase, over.round) == ("roll", 3)


def test_it_comes_before_the_emperor_scores() -> None:
    seats = [seat(numbers=1, emperor=2, cafe=[GIZIA]), seat(numbers=2)]
    position = compose(*seats, rules=TURN, queue=QUEUE, dice=[0, 0, 0, 3, 0, 0], round=3)
    ended = play(position, CHECK_IN, "die 4", "split 1", "end")
    assert (ended.phase, ended.to_json()["seats"][0]["emperor"]) == ("turn", 3)
    scored = play(ended, "die 4", "split 1", "end")
    assert (scored.phase, scored.to_json()["seats"][0]["points"]["emperor"]) == ("roll", 3)


# More than one


def test_a_check_in_during_the_extra_turn_adds_another() -> None:
    position = extra_turn(cafe=[GIZIA])
    ended = play(position, "die 1", "split 0", CHECK_IN, "end")
    assert (ended.to_move, ended.to_json()["turn"]["extra"]) == (0, True)
    assert {"pass", "end"}.isdisjoint(legal(ended))
    after = play(ended, "die 1", "split 0", "end")
    assert (after.to_move, after.to_json()["turn"]["extra"]) == (1, False)


def test_two_extra_turns_come_one_after_the_other() -> None:
    one = seat(cafe=[GIZIA])
    position = compose(one, rules=TURN, queue=QUEUE, dice=DICE, turn={"extra_turns": 1})
    ended = play(position, CHECK_IN, "die 2", "split 0", "end")
    left = []
    while ended.to_move == 0:
        left.append(ended.to_json()["turn"]["extra_turns"])
        ended = play(ended, "die 1", "split 0", "end")
    assert left == [1, 0]

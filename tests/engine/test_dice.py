"""Dice: strength and boost, the six actions, and what a 6 does."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import ActionError, Position
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.driving import offered, seats


def space(face: int, dice: int, more: dict[int, int] | None = None, **fields: Any) -> Position:
    """Dice on one space, and on others by face; the seat to move as described."""
    counts = {face: dice, **(more or {})}
    return compose(seat(**fields), dice=[counts.get(each, 0) for each in range(1, 7)])


def spent(before: Position, after: Position) -> int:
    return int(seats(before)[0]["krones"]) - int(seats(after)[0]["krones"])


# Strength and boost


@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("dice", [1, 2, 5, 10])
def test_strength_is_the_dice_before_one_is_taken(dice: int, boosted: bool) -> None:
    before = space(4, dice)
    after = play(before, "die 4+" if boosted else "die 4", f"split {dice + boosted}")
    assert seats(after)[0]["emperor"] == dice + boosted
    assert spent(before, after) == boosted
    assert after.to_json()["dice"][3] == dice - 1


@pytest.mark.parametrize("face", range(1, 6))
def test_boost_needs_its_krone(face: int) -> None:
    assert f"die {face}+" in legal(space(face, 2, krones=1))
    assert legal(space(face, 2, krones=0)) == ["pass", f"die {face}", "guest 4", "guest 5"]


def test_boost_is_chosen_with_the_die_and_only_once() -> None:
    taken = play(space(4, 2), "die 4+")
    assert legal(taken) == ["split 0", "split 1", "split 2", "split 3"]
    assert legal(play(taken, "split 0")) == ["end"]


def test_only_spaces_with_dice_can_be_taken() -> None:
    position = compose(dice=[0, 3, 0, 1, 0, 2])
    assert offered(position, "die") == ["die 2", "die 4", "die 6", "die 2+", "die 4+", "die 6+"]


@pytest.mark.parametrize("action", ["die 3", "die 3+", "guest 6", "end", "split 0"])
def test_what_is_not_possible_is_refused_and_changes_nothing(action: str) -> None:
    position = compose(dice=[0, 3, 0, 1, 0, 2])
    before = position.copy()
    with pytest.raises(ActionError):
        position.apply(position.parse(action))
    assert position == before


# Actions 1, 2 and 4 give exactly strength


@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.parametrize("strength", range(1, 8))
def test_never_more_of_the_second_kind(face: int, strength: int) -> None:
    taken = play(space(face, strength), f"die {face}")
    if strength == 1:  # a single possibility is not asked
        assert legal(taken) == ["end"]
    else:
        assert legal(taken) == [f"split {second}" for second in range(strength // 2 + 1)]
        taken = play(taken, f"split {strength // 2}")
    kitchen = seats(taken)[0]["kitchen"][2 * face - 2 : 2 * face]
    assert kitchen == [strength - strength // 2, strength // 2]


@pytest.mark.parametrize("steps", range(4))
def test_action_4_is_divided_freely(steps: int) -> None:
    before = space(4, 3, krones=5)
    expected = {"krones": 3 - steps, "emperor": steps, "numbers": 1}
    assert changes(before, play(before, "die 4", f"split {steps}")) == {k: n for k, n in expected.items() if n}


@pytest.mark.parametrize(("krones", "gained"), [(17, 3), (18, 2), (20, 0)])
def test_krones_beyond_twenty_are_lost(krones: int, gained: int) -> None:
    before = space(4, 3, krones=krones)
    after = play(before, "die 4", "split 0")
    assert spent(before, after) == -gained
    assert seats(after)[0]["emperor"] == 0


# Action 3


def test_action_3_prepares_up_to_strength() -> None:
    before = space(3, 3)
    for stop in range(3):
        after = play(before, "die 3", *(f"prepare {room}" for room in (2, 3, 4)[:stop]), "done")
        assert changes(before, after).get("prepared", [0, 1, 5]) == sorted([0, 1, 5, *(2, 3, 4)[:stop]])
        assert legal(after) == ["end"]
    after = play(before, "die 3", "prepare 2", "prepare 3", "prepare 4")
    assert legal(after) == ["end"]


def test_rooms_are_prepared_one_after_the_other() -> None:
    taken = play(space(3, 3, prepared=[0]), "die 3")
    assert legal(taken) == ["done", "prepare 1", "prepare 5"]
    up = play(taken, "prepare 5")
    assert legal(up) == ["done", "prepare 1", "prepare 6", "prepare 10"]
    assert legal(play(up, "prepare 10")) == ["done", "prepare 1", "prepare 6", "prepare 11", "prepare 15"]


@pytest.mark.parametrize(
    ("krones", "rooms"),
    [(0, [1]), (1, [1, 5]), (2, [1, 5]), (3, [1, 5, 10])],
    ids=["no krone", "one", "two", "three"],
)
def test_rooms_beyond_the_purse_are_not_offered(krones: int, rooms: list[int]) -> None:
    reached: set[str] = set()
    position = play(space(3, 2, krones=krones, prepared=[0]), "die 3")
    reached.update(offered(position, "prepare"))
    for first in offered(position, "prepare"):
        reached.update(offered(play(position, first), "prepare"))
    lowest_column = {f"prepare {room}" for room in (1, 5, 10)}
    assert reached & lowest_column == {f"prepare {room}" for room in rooms}


@pytest.mark.parametrize(("room", "price", "points"), [(4, 0, 0), (9, 1, 0), (14, 2, 1), (19, 3, 2), (15, 3, 0)])
def test_rooms_cost_by_floor_and_pay_printed_points(room: int, price: int, points: int) -> None:
    tiles = [tile for tile in (3, 8, 13, 18, 16) if tile != room]
    before = space(3, 1, prepared=tiles)
    after = play(before, "die 3", f"prepare {room}")
    assert spent(before, after) == price
    assert seats(after)[0]["points"]["rooms"] == points


# Action 5


def test_action_5_may_be_declined() -> None:
    before = space(5, 2, hand=[45, 48])
    taken = play(before, "die 5")
    assert legal(taken) == ["done", "hire 45", "hire 48"]
    assert changes(before, play(taken, "done")) == {"numbers": 1}


@pytest.mark.parametrize(
    ("dice", "krones", "cards"),
    [(1, 0, [45]), (1, 3, [45, 48]), (2, 2, [45, 48]), (2, 4, [25, 45, 48]), (6, 0, [25, 45, 48])],
)
def test_action_5_offers_what_can_be_paid(dice: int, krones: int, cards: list[int]) -> None:
    taken = play(space(5, dice, krones=krones, hand=[25, 45, 48]), "die 5")
    assert offered(taken, "hire") == [f"hire {card}" for card in cards]


def test_action_5_plays_one_card() -> None:
    after = play(space(5, 6, hand=[44, 45, 48]), "die 5", "hire 48")
    assert legal(after) == ["end"]


# A 6


@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("action", [1, 2, 4])
def test_6_copies_an_action_with_its_own_strength(action: int, boosted: bool) -> None:
    before = space(6, 3, more={action: 5}, krones=10)
    chosen = play(before, "die 6+" if boosted else "die 6")
    assert legal(chosen) == [f"action {copied}" for copied in range(1, 6)]
    after = play(chosen, f"action {action}", "split 0")
    mine = seats(after)[0]
    strength = 3 + boosted
    fee = 1 + boosted
    if action == 4:
        assert mine["krones"] == 10 - fee + strength
    else:
        assert (mine["krones"], sum(mine["kitchen"])) == (10 - fee, strength)
    assert after.to_json()["dice"] == [*before.to_json()["dice"][:5], 2]


def test_6_copies_empty_spaces_too() -> None:
    before = space(6, 3, krones=4, hand=[25])
    assert changes(before, play(before, "die 6", "action 5", "hire 25")) == {
        "krones": -4,
        "hand": [],
        "played": [25],
        "numbers": 1,
    }
    weaker = space(6, 2, krones=4, hand=[25])  # one krone short: there is nothing to ask
    assert changes(weaker, play(weaker, "die 6", "action 5")) == {"krones": -1, "numbers": 1}


def test_6_without_the_krone_is_taken_for_nothing() -> None:
    before = space(6, 3, krones=0, hand=[45])
    assert offered(before, "die") == ["die 6"]
    after = play(before, "die 6")
    assert changes(before, after) == {"numbers": 1}
    assert after.to_json()["dice"] == [0, 0, 0, 0, 0, 2]
    assert legal(after) == ["end"]


@pytest.mark.parametrize(("krones", "dice"), [(0, ["die 6"]), (1, ["die 6"]), (2, ["die 6", "die 6+"])])
def test_a_boosted_6_costs_two(krones: int, dice: list[str]) -> None:
    before = space(6, 1, krones=krones)
    assert offered(before, "die") == dice
    if "die 6+" in dice:
        assert spent(before, play(before, "die 6+", "action 1", "split 0")) == 2


def test_who_takes_a_6_and_can_pay_must_choose_an_action() -> None:
    chosen = play(space(6, 1, krones=1), "die 6")
    assert seats(chosen)[0]["krones"] == 0
    assert legal(chosen) == [f"action {action}" for action in range(1, 6)]

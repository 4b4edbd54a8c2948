"""Rounds: who acts when, passing and rolling again, how a round ends and the next begins."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import CHANCE, OVER, Position
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.driving import follow, offered, roll, seats, settled

DICE = {2: 10, 3: 12, 4: 14}
ORDERS = {2: [0, 1, 1, 0], 3: [0, 1, 2, 2, 1, 0], 4: [0, 1, 2, 3, 3, 2, 1, 0]}
TABLES = [(players, first, number) for players in ORDERS for first in range(players) for number in (1, 2, 4, 6)]
TURN = ("die 4", "split 0", "end")


def new_round(players: int, number: int = 1, first: int = 0, **table: Any) -> Position:
    """All dice are rolled, each a 4."""
    position = compose(
        players=players, phase="roll", round=number, first=first, dice=[0] * 6, to_roll=DICE[players], **table
    )
    return roll(position, [4] * DICE[players])


def dice_of(position: Position) -> tuple[int, int, int]:
    """On the board, still to be rolled, in the dustbin."""
    data = position.to_json()
    return sum(data["dice"]), data["to_roll"], data["dustbin"]


# Turn order


@pytest.mark.parametrize(("players", "first", "number"), TABLES)
def test_turns_go_by_the_lowest_visible_number(players: int, first: int, number: int) -> None:
    """Down the row of tiles and back: the last player acts twice in a row."""
    position = new_round(players, number, first)
    holder_of_tile_1 = first + number - 1  # the tiles move one seat to the left each round
    for order in ORDERS[players]:
        assert position.to_move == (holder_of_tile_1 + order) % players
        position = play(position, *TURN)
    assert (position.to_move, position.round) == (CHANCE, number + 1)


@pytest.mark.parametrize("players", ORDERS)
def test_tiles_move_to_the_left(players: int) -> None:
    position = new_round(players, number=1, first=players - 1)
    for _ in range(2 * players):
        position = play(position, *TURN)
    position = settled(position)
    assert (position.to_move, position.round) == (0, 2)


def test_a_taken_die_covers_the_lowest_number() -> None:
    position = new_round(2)
    assert [one["numbers"] for one in seats(position)] == [0, 0]
    position = play(position, "die 4")
    assert [one["numbers"] for one in seats(position)] == [1, 0]
    position = play(position, "split 0", "end", *TURN, *TURN)
    assert [one["numbers"] for one in seats(position)] == [1, 2]


# A turn: a guest, then a die


QUEUE_PRICES = [3, 2, 1, 0, 0]


@pytest.mark.parametrize("place", range(1, 6))
def test_guests_are_paid_by_their_place(place: int) -> None:
    before = compose()
    after = play(before, f"guest {place}")
    assert changes(before, after).get("krones", 0) == -QUEUE_PRICES[place - 1]


@pytest.mark.parametrize("krones", range(4))
def test_guests_beyond_the_purse_are_not_offered(krones: int) -> None:
    places = [place for place, price in enumerate(QUEUE_PRICES, 1) if price <= krones]
    assert offered(compose(seat(krones=krones)), "guest") == [f"guest {place}" for place in places]


def test_one_guest_a_turn_and_only_before_the_die() -> None:
    position = compose()
    assert len(offered(position, "guest")) == 5
    assert not offered(settled(play(position, "guest 5")), "guest")
    assert not offered(play(position, "die 4", "split 0"), "guest")


def test_no_guest_without_a_free_table() -> None:
    assert not offered(compose(seat(cafe=[50, 51, 52])), "guest")
    assert len(offered(compose(seat(cafe=[50, 51])), "guest")) == 5


def test_one_die_a_turn() -> None:
    assert legal(play(compose(), "die 4", "split 0")) == ["end"]


def test_a_turn_needs_a_die() -> None:
    position = settled(play(compose(), "guest 5"))
    assert "end" not in legal(position)
    assert "end" in legal(play(position, "die 4", "split 0"))


# Passing

BEGINNINGS = [
    ("guest", {}, "guest 5"),
    ("serve", {"cafe": [51], "kitchen": "w"}, "serve wine 51"),
    ("check in", {"cafe": [(65, "k")], "prepared": [0, 4]}, "check-in 65 room 4"),
    ("claim", {"krones": 20}, "claim A"),
    ("use", {"played": [1]}, "use 1"),
]


@pytest.mark.parametrize(("name", "fields", "action"), BEGINNINGS, ids=[row[0] for row in BEGINNINGS])
def test_a_begun_turn_cannot_be_passed(name: str, fields: dict[str, Any], action: str) -> None:
    before = compose(seat(**fields))
    assert {"pass", action} <= set(legal(before)), name
    assert "pass" not in legal(settled(play(before, action)))


def test_passing_changes_nothing_but_the_order() -> None:
    before = new_round(3)
    after = play(before, "pass")
    assert [changes(before, after, of) for of in range(3)] == [{}, {}, {}]
    assert dice_of(after) == dice_of(before)
    assert after.to_json()["passed"] == [True, False, False]


def test_who_has_passed_is_out_until_the_others_are_done() -> None:
    position = follow(new_round(2), [(0, ("pass",)), (1, TURN), (1, TURN)])
    assert dice_of(position) == (0, 7, 1)
    assert position.to_json()["passed"] == [False, False]
    follow(roll(position, [4] * 7), [(0, TURN), (0, TURN)])


def test_rolling_again_lifts_all_passes() -> None:
    position = follow(new_round(4), [(0, ("pass",)), (1, TURN), (2, ("pass",)), (3, TURN), (3, TURN), (1, ("pass",))])
    assert dice_of(position) == (0, 10, 1)
    position = roll(position, [4] * 10)
    follow(position, [(0, TURN), (2, TURN), (2, TURN), (1, TURN), (0, TURN)])


@pytest.mark.parametrize("players", ORDERS)
def test_all_may_pass_and_pass_again(players: int) -> None:
    position = new_round(players)
    for passes in range(1, 4):
        position = follow(position, [(actor, ("pass",)) for actor in range(players)])
        assert dice_of(position) == (0, DICE[players] - passes, passes)
        position = roll(position, [4] * (DICE[players] - passes))


def last_seat(dice: int, players: int = 2, number: int = 2, **fields: Any) -> Position:
    """Only one seat has a number left: its second."""
    others = [seat(numbers=2) for _ in range(players - 1)]
    # Whose number it is does not depend on the round here.
    return compose(seat(numbers=1, **fields), *others, players=players, round=number, dice=[0, 0, 0, dice, 0, 0])


def test_the_last_seat_rolls_again_as_often_as_dice_last() -> None:
    position = last_seat(4)
    for left in (3, 2, 1):
        position = play(position, "pass")
        assert dice_of(position) == (0, left, 4 - left)
        position = roll(position, [4] * left)
        assert position.to_move == 0
    position = play(position, "pass")  # the last die goes to the dustbin: the number is lost
    assert (position.round, dice_of(position)) == (3, (0, 10, 0))
    assert [one["numbers"] for one in seats(position)] == [0, 0]


def test_dice_are_rolled_anew_all_at_once() -> None:
    position = play(last_seat(3), "pass", "roll 2", "roll 6")
    assert position.to_json()["dice"] == [0, 1, 0, 0, 0, 1]
    assert position.to_json()["rolls"] == 2


# The end of a round


def test_the_last_die_ends_the_round_though_numbers_are_open() -> None:
    position = play(compose(dice=[0, 0, 0, 1, 0, 0], round=1, dustbin=3), *TURN)
    assert (position.round, dice_of(position)) == (2, (0, 10, 0))


def test_all_passing_with_one_die_left_ends_the_round() -> None:
    position = follow(compose(dice=[0, 0, 0, 1, 0, 0], round=1, dustbin=9), [(0, ("pass",)), (1, ("pass",))])
    assert (position.round, dice_of(position)) == (2, (0, 10, 0))
    assert position.to_json()["passed"] == [False, False]


def test_covered_numbers_end_the_round_though_dice_are_left() -> None:
    position = play(last_seat(5), *TURN)
    assert (position.round, dice_of(position)) == (3, (0, 10, 0))


def test_once_per_round_staff_is_ready_in_the_next_round() -> None:
    position = last_seat(1, played=[1, 3], used=[1])
    assert offered(position, "use") == ["use 3"]
    used = play(position, "use 3")  # the turn is begun now, and its only die is taken without asking
    assert offered(used, "use") == []
    following = play(position, "pass")
    assert seats(following)[0]["used"] == []


def test_once_per_round_staff_of_others_is_ready_too() -> None:
    position = compose(seat(numbers=1), seat(numbers=2, played=[2], used=[2]), dice=[0, 0, 0, 1, 0, 0])
    assert seats(play(position, "pass"))[1]["used"] == []


@pytest.mark.parametrize("players", ORDERS)
def test_after_round_7_the_game_is_over(players: int) -> None:
    position = play(last_seat(1, players, number=7, emperor=13), "pass")
    assert position.is_over
    assert (position.to_move, position.phase, position.legal_actions()) == (OVER, "over", [])
    assert position.chance_outcomes() == []


@pytest.mark.parametrize(("number", "scored"), [(1, 0), (2, 0), (3, 5), (4, 0), (5, 5), (6, 0), (7, 5)])
def test_the_emperor_scores_after_rounds_3_5_and_7(number: int, scored: int) -> None:
    position = play(last_seat(1, number=number, emperor=8), "pass")
    assert seats(position)[0]["points"]["emperor"] == scored

"""Worked examples of the rulebooks: passing, emperor scoring, final scoring, and figures they state.

What the books leave open (dice, money, rooms) is filled in here.
"""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position, Score
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.driving import follow, offered, roll, seats

A, B, C = 0, 1, 2


def new_round(players: int, dice: int, *seats_at_table: dict[str, Any]) -> Position:
    """All dice still to be rolled in the first round."""
    empty = [0] * 6
    return compose(*seats_at_table, players=players, phase="roll", round=1, dice=empty, to_roll=dice)


def dice_of(position: Position) -> tuple[list[int], int, int]:
    """On the board, still to be rolled, in the dustbin."""
    data = position.to_json()
    return data["dice"], data["to_roll"], data["dustbin"]


def numbers(position: Position) -> list[int]:
    return [one["numbers"] for one in seats(position)]


def test_passing_with_three_players_2022() -> None:
    position = roll(new_round(3, 12), [1, 1, 1, 2, 2, 2, 4, 4, 4, 5, 5, 6])
    position = follow(
        position,
        [
            (A, ("die 1", "split 0", "end")),
            (B, ("pass",)),
            (C, ("die 2", "split 0", "end")),
            (C, ("die 4", "split 0", "end")),
            (A, ("pass",)),
        ],
    )
    assert dice_of(position) == ([0] * 6, 8, 1)
    assert numbers(position) == [1, 0, 2]
    position = roll(position, [1, 1, 2, 3, 3, 4, 5, 6])
    position = follow(
        position,
        [
            (B, ("die 3", "prepare 2", "prepare 3", "end")),
            (B, ("die 1", "split 0", "end")),
        ],
    )
    assert dice_of(position) == ([1, 1, 1, 1, 1, 1], 0, 1)
    position = follow(position, [(A, ("pass",))])
    assert dice_of(position) == ([0] * 6, 5, 2)
    position = follow(roll(position, [1, 2, 4, 4, 5]), [(A, ("die 4", "split 2"))])
    assert dice_of(position) == ([1, 1, 0, 1, 1, 0], 0, 2)
    assert numbers(position) == [2, 2, 2]
    after = play(position, "end")
    assert (after.round, after.phase, dice_of(after)) == (2, "roll", ([0] * 6, 12, 0))


def test_passing_and_rolling_for_rooms_2015() -> None:
    boris, andrea = 0, 1
    rolled = roll(new_round(2, 10, seat(), seat(prepared=[0, 1, 2], krones=5)), [1, 1, 1, 2, 2, 4, 4, 5, 5, 6])
    position = follow(
        rolled,
        [(boris, ("die 1", "split 0", "end")), (andrea, ("pass",)), (boris, ("die 2", "split 0", "end"))],
    )
    assert dice_of(position) == ([0] * 6, 7, 1)
    position = roll(position, [1, 2, 3, 3, 4, 5, 6])
    position = follow(position, [(andrea, ("die 3", "prepare 3", "prepare 7", "end"))])
    assert changes(rolled, position, of=andrea) == {"krones": -1, "prepared": [0, 1, 2, 3, 7], "numbers": 1}
    position = follow(position, [(andrea, ("die 4", "split 0"))])
    assert dice_of(position) == ([1, 1, 1, 0, 1, 1], 0, 1)


# Emperor scoring: a last die nobody takes ends the round.


def end_of_round(number: int, *seats_at_table: dict[str, Any], **table: Any) -> Position:
    """The first seat has one number open, the others none; its pass ends the round."""
    everyone = [{**one, "numbers": 1 if i == 0 else 2} for i, one in enumerate(seats_at_table)]
    bystander = seat(emperor=13, numbers=2)
    # In odd rounds the first of two seats holds tile 1 again, so it is scored first.
    return compose(
        *(everyone if len(everyone) > 1 else [*everyone, bystander]),
        round=number,
        dice=[1, 0, 0, 0, 0, 0],
        **table,
    )


B2 = {"tiles": ["A1", "B2", "C1"]}
FROM_EIGHT = [
    ("10 krones", {"krones": 10}, {"krones": 5, "emperor": -5, "points.emperor": 5}),
    ("18 krones", {"krones": 18}, {"krones": 2, "emperor": -5, "points.emperor": 5}),
    ("with 42", {"played": [42]}, {"krones": 5, "emperor": -5, "points.emperor": 5, "points.staff": 5}),
]


@pytest.mark.parametrize(("name", "fields", "expected"), FROM_EIGHT, ids=[row[0] for row in FROM_EIGHT])
def test_emperor_scoring_from_space_8(name: str, fields: dict[str, Any], expected: dict[str, int]) -> None:
    before = end_of_round(5, seat(emperor=8, points={"guests": 20}, **fields), **B2)
    after = play(before, "pass")
    assert changes(before, after) == {**expected, "numbers": -1}, name
    assert after.round == 6  # where the disc stays


def test_operator_after_the_last_scoring() -> None:
    after = play(end_of_round(7, seat(emperor=13, played=[41])), "pass")
    assert after.is_over
    score = after.scores()[0]
    assert (score.emperor, score.tiles, score.staff_end) == (9, 8, 12)


@pytest.mark.parametrize(("rules", "points"), [("2022", 24), ("de2015", 12), ("fr2015", 12), ("it2015", 12)])
def test_operator_when_a_bonus_moves_the_disc_again(rules: str, points: int) -> None:
    hotel = {"prepared": [0, 1, 2, 3, 4], "occupied": [9, 13]}
    before = end_of_round(7, seat(emperor=13, played=[41], **hotel), tiles=["A1", "B1", "C2"], rules=rules)
    after = play(before, "pass", "prepare 14", "done")
    mine = seats(after)[0]
    assert (mine["emperor"], mine["occupied"]) == (12, [9, 13, 14])
    score = after.scores()[0]
    assert (score.rooms, score.staff_end) == (1, points)


# Penalties: the first part only if it can be paid in full.

PENALTIES: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("A1", 3, {"krones": 2}, {"points.tiles": -5}),
    ("A1", 3, {"krones": 3}, {"krones": -3}),
    ("A3", 3, {"hand": [1]}, {"points.tiles": -5}),
    ("A4", 3, {"prepared": [], "occupied": [0]}, {"points.tiles": -5}),
    ("B2", 5, {"krones": 4}, {"points.tiles": -7}),
    ("B3", 5, {"hand": [1, 2]}, {"points.tiles": -7}),
    ("B4", 5, {"prepared": [0], "occupied": []}, {"points.tiles": -7}),
    ("C4", 7, {"played": [45]}, {"points.tiles": -10}),
]


@pytest.mark.parametrize(("tile", "number", "fields", "expected"), PENALTIES)
def test_penalty_thresholds(tile: str, number: int, fields: dict[str, Any], expected: dict[str, int]) -> None:
    tiles = [tile if tile[0] == group else f"{group}1" for group in "ABC"]
    before = end_of_round(number, seat(**fields), tiles=tiles)
    result = changes(before, play(before, "pass"))
    result.pop("numbers", None)
    assert result == expected


def test_steps_beyond_the_last_space_are_points() -> None:
    before = compose(seat(emperor=12, hand=[45]), dice=[0, 0, 0, 0, 1, 0])
    after = play(before, "die 5", "hire 45")
    assert changes(before, after) == {
        "emperor": 1,
        "points.emperor": 2,
        "hand": [],
        "played": [45],
        "numbers": 1,
    }


# Staff with figures in the explanations


def test_points_for_a_large_order_come_on_top() -> None:
    before = compose(seat(cafe=[(75, "wwkk")], prepared=[0, 4, 10], played=[33]), staff_removed=list(range(1, 33)))
    after = play(before, "check-in 75 room 10")
    assert (changes(before, after)["points.guests"], changes(before, after)["points.staff"]) == (5, 4)


STRENGTHS = [
    (18, "die 5", 23, {"krones": -2}),
    (18, "die 5", 45, {"emperor": 3}),
]


@pytest.mark.parametrize(("staff", "die", "card", "expected"), STRENGTHS)
def test_discount_of_two_more(staff: int, die: str, card: int, expected: dict[str, int]) -> None:
    before = compose(seat(played=[staff], hand=[card]), dice=[0, 0, 0, 0, 1, 0])
    after = play(before, die, f"hire {card}")
    assert changes(before, after) == {**expected, "played": [staff, card], "hand": [], "numbers": 1}


ONE_MORE = [
    (13, "die 1", (), 2, 0, 1),
    (13, "die 1+", (), 3, 1, 1),
    (17, "die 6", ("action 4",), 2, 0, 2),
    (17, "die 6+", ("action 4",), 3, 1, 3),
]


@pytest.mark.parametrize(("staff", "die", "then", "strength", "krones", "most"), ONE_MORE)
def test_strength_of_a_single_die(
    staff: int, die: str, then: tuple[str, ...], strength: int, krones: int, most: int
) -> None:
    before = compose(seat(played=[staff]), dice=[1, 0, 0, 0, 0, 1])
    taken = play(before, die, *then)
    assert legal(taken) == [f"split {second}" for second in range(most + 1)]
    assert seats(taken)[0]["krones"] == 10 - krones
    after = play(taken, "split 0")
    gained = sum(seats(after)[0]["kitchen"]) + seats(after)[0]["krones"] - seats(taken)[0]["krones"]
    assert gained == strength


# Objectives


@pytest.mark.parametrize(("discs", "points"), [([], 15), ([1], 10), ([2, 1], 5)])
def test_objective_points_by_rank(discs: list[int], points: int) -> None:
    before = compose(seat(krones=20), players=4, claims=[discs, [], []])
    after = play(before, "claim A")
    assert changes(before, after) == {"points.objectives": points}
    assert after.to_json()["claims"][0] == [*discs, 0]


def test_condition_met_by_a_bonus_is_claimed_in_the_next_turn() -> None:
    before = end_of_round(5, seat(emperor=8, krones=15), **B2)
    scored = play(before, "pass")
    assert seats(scored)[0]["krones"] == 20
    scored = roll(scored, [1] * 10)
    assert scored.to_move == 1  # the tiles have moved: the other seat begins
    assert "claim A" not in legal(scored)
    turn = play(scored, "die 1", "split 0", "end")
    assert turn.to_move == 0
    assert offered(turn, "claim") == ["claim A"]


def test_condition_met_by_the_last_bonus_is_worth_nothing() -> None:
    hotel = {"prepared": [5, 6, 7, 8], "occupied": [0, 1, 2, 3, 4, 9, 13]}
    before = end_of_round(7, seat(emperor=13, **hotel), objectives=[106, 109, 113], tiles=["A1", "B1", "C2"])
    after = play(before, "pass", "prepare 14", "done")
    assert after.is_over
    assert len(seats(after)[0]["prepared"]) + len(seats(after)[0]["occupied"]) == 12
    assert after.scores()[0].objectives == 0


# The count of the Hotel Manager (48): three red, four blue and six yellow rooms

MANAGED = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15]


def over(*seats_at_table: dict[str, Any], **table: Any) -> Position:
    return compose(*seats_at_table, phase="over", round=7, dice=[0] * 6, **table)


@pytest.mark.parametrize("rules", ["2022", "de2015", "fr2015", "it2015"])
def test_hotel_manager_counts_sets(rules: str) -> None:
    score = over(seat(occupied=MANAGED, played=[48]), rules=rules).scores()[0]
    assert (score.staff_end, score.floors) == (12, 26)


@pytest.mark.parametrize(("rules", "staff_end", "total"), [("2022", 16, 96), ("de2015", 20, 100)])
def test_final_scoring_of_the_same_hotel(rules: str, staff_end: int, total: int) -> None:
    mine = seat(occupied=MANAGED, played=[32, 48], krones=7, kitchen="sw", cafe=[(75, "wk")], points={"guests": 50})
    score = over(mine, rules=rules).scores()[0]
    assert score == Score(50, 0, 0, 0, 0, 0, 0, staff_end, 26, 7, 2, -5)
    assert score.total == total


OBJECTIVES = {
    106: True,
    111: True,
    113: True,
    115: True,
    116: True,
    114: False,
    109: False,
    112: False,
    110: False,
}


@pytest.mark.parametrize(("number", "holds"), OBJECTIVES.items())
def test_objectives_on_the_same_hotel(number: int, holds: bool) -> None:
    place = (number - 105) // 4
    objectives = [105, 109, 113]
    objectives[place] = number
    position = compose(seat(occupied=MANAGED), objectives=objectives)
    assert (f"claim {'ABC'[place]}" in legal(position)) is holds

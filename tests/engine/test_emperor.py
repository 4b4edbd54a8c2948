"""The emperor scores after rounds 3, 5 and 7: points of the space, moving back, then bonus or penalty."""

from __future__ import annotations

import pytest

from grandaustria import CHANCE, OVER, Position
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import ON_BONUS, ROUND, SPACE_SCORED, scoring

POINTS = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
BACK = {"A": 3, "B": 5, "C": 7}


def disc(position: Position, of: int = 0) -> tuple[int, int]:
    """The space of the disc and the points the track gave."""
    one = position.to_json()["seats"][of]
    return one["emperor"], one["points"]["emperor"]


@pytest.mark.parametrize("space", range(14))
@pytest.mark.parametrize("group", "ABC")
def test_the_space_scores_and_the_disc_moves_back(group: str, space: int) -> None:
    after = scoring(f"{group}1", seat(emperor=space)).after
    assert disc(after) == (max(0, space - BACK[group]), POINTS[space])


@pytest.mark.parametrize(
    ("space", "krones"),
    [(0, -3), (1, -3), (3, -3), (4, 0), (5, 0), (6, 3), (7, 3), (13, 3)],
)
def test_three_and_more_is_a_bonus_and_zero_a_penalty(space: int, krones: int) -> None:
    before, after = scoring("A1", seat(emperor=space))
    assert changes(before, after).get("krones", 0) == krones


def test_the_example_from_space_8() -> None:
    before, after = scoring("B2", seat(emperor=8, krones=10, points={"guests": 20}))
    assert changes(before, after) == {"emperor": -5, "points.emperor": 5, "krones": 5}
    assert after.scores()[0].in_play == 25
    assert scoring("B2", seat(emperor=8, krones=18)).after.to_json()["seats"][0]["krones"] == 20


def test_the_example_from_space_8_with_the_card_for_bonuses() -> None:
    before, after = scoring("B2", seat(emperor=8, krones=10, played=[42]))
    assert changes(before, after) == {"emperor": -5, "points.emperor": 5, "krones": 5, "points.staff": 5}


@pytest.mark.parametrize(("space", "extra"), [(5, 0), (6, 5)])
def test_the_card_for_bonuses_looks_at_the_space_after_moving_back(space: int, extra: int) -> None:
    before, after = scoring("A4", seat(emperor=space, played=[42]))
    done = play(after, "done") if space == 6 else after
    assert changes(before, done).get("points.staff", 0) == extra


def test_a_card_for_bonuses_hired_by_the_bonus_does_not_act_on_it() -> None:
    before, after = scoring("C4", seat(emperor=ON_BONUS["C"], hand=[42]))
    assert changes(before, play(after, "hire 42")) == {**SPACE_SCORED["C"], "hand": [], "played": [42]}


def last_turn(round_number: int) -> Position:
    """Seat 0 has taken the last die of the round and ends its turn."""
    seats = [seat(emperor=6, numbers=2, played=[3], used=[3]), seat(emperor=6, numbers=2)]
    turn = {"begun": True, "die": True}
    return compose(*seats, round=round_number, dice=[1, 1, 1, 1, 2, 0], turn=turn)


@pytest.mark.parametrize(("round_number", "scores"), [(1, 0), (2, 0), (3, 4), (4, 0), (5, 4), (6, 0), (7, 4)])
def test_only_after_rounds_3_5_and_7(round_number: int, scores: int) -> None:
    after = play(last_turn(round_number), "end")
    assert [disc(after, of)[1] for of in range(2)] == [scores, scores]


def test_after_the_scoring_the_next_round_begins() -> None:
    after = play(last_turn(3), "end")
    data = after.to_json()
    assert (after.to_move, after.phase, after.round) == (CHANCE, "roll", 4)
    assert (data["dice"], data["to_roll"]) == ([0] * 6, 10)
    assert [(one["numbers"], one["used"]) for one in data["seats"]] == [(0, []), (0, [])]


def test_after_the_last_scoring_the_game_is_over() -> None:
    after = play(last_turn(7), "end")
    assert (after.to_move, after.phase, after.is_over) == (OVER, "over", True)


def test_the_disc_stays_where_it_moved_back_to() -> None:
    after = play(last_turn(3), "end")
    rolled = play(after, *["roll 1"] * 10)
    assert disc(rolled) == (3, 4)


# Each player completely, then the next


@pytest.mark.parametrize(
    ("first", "round_number", "order"),
    [(0, 3, [2, 0, 1]), (1, 3, [0, 1, 2]), (2, 3, [1, 2, 0]), (0, 5, [1, 2, 0])],
)
def test_clockwise_from_the_first_player_of_the_round(first: int, round_number: int, order: list[int]) -> None:
    tiles = ["A4", "B4", "C1"]
    seats = [seat(emperor=9, prepared=[0, 1])] * 3
    at = compose(*seats, players=3, phase="emperor", round=round_number, first=first, tiles=tiles)
    asked = []
    while at.to_move >= 0:
        asked.append(at.to_move)
        waiting = [of for of in range(3) if disc(at, of) == (9, 0)]
        assert sorted(waiting) == sorted(order[len(asked) :])
        at = play(at, "prepare 2")
    assert asked == order


def test_a_player_is_finished_before_the_next_one_is_scored() -> None:
    """The cards the first one puts under the deck can be drawn by the second."""
    everything = [card for card in range(1, 49) if card not in (1, 2, 3, 4)]
    first = seat(emperor=0, hand=[1, 2])
    second = seat(emperor=ON_BONUS["A"], krones=0, hand=everything[:20])
    before, after = scoring("A3", first, second, staff_removed=everything[20:])
    assert after.to_move == 0
    assert changes(before, after, of=1) == {}
    later = play(after, "under 2", "draw staff 3", "draw staff 4", "draw staff 2")
    assert (later.to_move, later.to_json()["offer"]) == (1, [2, 3, 4])
    assert changes(before, later, of=1) == SPACE_SCORED["A"]


# Nothing but the tile


def busy_seat(**fields: object) -> dict[str, object]:
    """A seat that could serve, check in, claim and use staff in its turn."""
    cafe = [(51, "w"), 54]
    return seat(krones=20, kitchen="sww", cafe=cafe, played=[3], prepared=[0, 1], **fields)


def test_no_additional_action_while_the_emperor_scores() -> None:
    before, after = scoring("A4", busy_seat(emperor=6))
    offered = {action.split()[0] for action in legal(before)}
    assert {"serve", "check-in", "claim", "use"} <= offered
    assert legal(after) == ["done", "prepare 2", "prepare 5", "prepare 6"]


def test_food_gained_may_go_straight_to_guests() -> None:
    before, after = scoring("B1", busy_seat(emperor=8))
    assert legal(after) == ["done", "place wine 54"]
    placed = play(after, "place wine 54")
    cafe = [{"guest": 51, "served": [0, 0, 1, 0]}, {"guest": 54, "served": [0, 0, 1, 0]}, None]
    assert changes(before, placed) == {**SPACE_SCORED["B"], "cafe": cafe, "kitchen": [2, 1, 2, 1]}
    assert placed.phase == "roll"


def test_an_order_completed_by_the_bonus_is_not_checked_in_before_the_next_turn() -> None:
    before, after = scoring("A2", seat(emperor=6, cafe=[51], prepared=[0, 1]))
    served = play(after, "food wine", "food wine", "place wine 51")
    assert served.to_move == CHANCE
    cafe = [{"guest": 51, "served": [0, 0, 1, 0]}, None, None]
    assert changes(before, served) == {**SPACE_SCORED["A"], "cafe": cafe, "kitchen": [0, 0, 1, 0]}


@pytest.mark.parametrize(("space", "steps", "after"), [(12, 3, (13, 2)), (13, 2, (13, 2)), (11, 2, (13, 0))])
def test_each_step_beyond_the_track_is_a_point(space: int, steps: int, after: tuple[int, int]) -> None:
    position = compose(seat(emperor=space), dice=[0, 0, 0, 3, 0, 0])
    assert disc(play(position, "die 4", f"split {steps}")) == after


def test_steps_of_the_bonus_come_too_late_for_this_scoring() -> None:
    """A yellow group of three moves the disc six spaces; no points for the space it reaches."""
    one = seat(emperor=10, prepared=[], occupied=[9, 13])
    before, after = scoring("C2", one)
    gained = changes(before, play(after, "prepare 14"))
    assert (gained["emperor"], gained["points.emperor"]) == (-7 + 6, 6)


def test_every_round_has_its_own_tile() -> None:
    """After round 3 tile A counts, after 5 tile B, after 7 tile C."""
    krones = {}
    for group, round_number in ROUND.items():
        position = compose(seat(emperor=9), phase="emperor", round=round_number, tiles=["A1", "B2", "C1"])
        krones[group] = position.to_json()["seats"][0]["krones"] - 10
    assert krones == {"A": 3, "B": 5, "C": 0}

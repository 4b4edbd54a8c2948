"""Leopold at the emperor's scoring and at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position, Score
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import ROUND
from tests.engine.solo_positions import FACE_DOWN, leopold_seat

FLOOR_HOTEL = [0, 1, 2, 3, 4, 5, 6, 10, 15]
"""Five rooms on floor 1, two on 2, one each on 3 and 4: 5 + 4 + 3 + 4 points."""


def table(human: dict[str, Any], leopold: dict[str, Any], staff: list[int] | None = None, **fields: Any) -> Position:
    markers = [3 if 1 in claims else 0 for claims in fields.get("claims", [[]] * 3)]
    private = {"deck": [193], "staff": staff or [], "markers": markers}
    common = {"solo": "easy", "first": 1, "leopold": private}
    return compose(seat(**human), leopold_seat(**leopold), **{**common, **fields})


def over(human: dict[str, Any], leopold: dict[str, Any], **fields: Any) -> Position:
    return table(human, leopold, phase="over", round=7, **fields)


# The emperor


@pytest.mark.parametrize("tile", ["A1", "A4", "B2", "B4", "C1", "C2", "C4"])
@pytest.mark.parametrize("space", [0, 8, 13])
def test_neither_bonus_nor_penalty_for_leopold(tile: str, space: int) -> None:
    points = {0: 0, 8: 5, 13: 9}[space]
    back = {"A": 3, "B": 5, "C": 7}[tile[0]]
    tiles = [tile if one[0] == tile[0] else one for one in ("A1", "B1", "C1")]
    neutral = {"emperor": back + 1}
    leopold = {"emperor": space, "occupied": [0, 1, 5], "played": [27], "numbers": 0}
    common: dict[str, Any] = {"round": ROUND[tile[0]], "tiles": tiles}
    before = table(neutral, leopold, **common)
    after = table(neutral, leopold, phase="emperor", **common)
    expected = {"emperor": max(0, space - back) - space, "points.emperor": points}
    assert changes(before, after, of=1) == {key: value for key, value in expected.items() if value}


@pytest.mark.parametrize("round_number", [3, 5, 7])
def test_leopold_is_scored_before_the_human(round_number: int) -> None:
    """In odd rounds he holds tile 1/4, so that he is finished when the human is asked."""
    tiles = ["A4", "B4", "C2"]
    position = table({"emperor": 13}, {"emperor": 6}, phase="emperor", round=round_number, tiles=tiles)
    assert (position.to_move, legal(position)[0]) == (0, "done")
    assert position.to_json()["seats"][1]["points"]["emperor"] == 4


def test_the_human_is_scored_as_usual() -> None:
    position = table({"emperor": 6}, {}, phase="emperor", round=3, tiles=["A1", "B1", "C1"])
    human = position.to_json()["seats"][0]
    assert (human["emperor"], human["points"]["emperor"], human["krones"]) == (3, 4, 13)


# The end


def test_leopold_scores_track_staff_and_rooms() -> None:
    leopold = {
        "occupied": FLOOR_HOTEL,
        "played": [31, 46],
        "emperor": 4,
        "points": {"guests": 20, "emperor": 9},
    }
    position = over({}, leopold, staff=[27, 28])
    score = position.scores()[1]
    assert score == Score(
        guests=20, staff=0, emperor=9, tiles=0, objectives=0, groups=0, rooms=0,
        staff_end=9 + 5, floors=16, krones=0, kitchen=0, cafe=0,
    )  # fmt: skip
    assert score.total == 59


@pytest.mark.parametrize(
    ("card", "points"),
    [
        (27, 3 * 2), (28, 3 * 4), (30, 3 * 3), (31, 9), (32, 2), (34, 9), (37, 2 * 4), (40, 5), (41, 2 * 4),
        (46, 5), (47, 5), (48, 4 * 2),
    ],
)  # fmt: skip
def test_each_face_up_card_counts_on_his_own_hotel(card: int, points: int) -> None:
    leopold = {"occupied": FLOOR_HOTEL, "played": [card], "emperor": 4}
    assert over({}, leopold, claims=[[1], [0], []]).scores()[1].staff_end == points


def test_face_down_cards_do_not_count() -> None:
    position = over({"played": [29], "occupied": [0, 1, 2]}, {"occupied": FLOOR_HOTEL}, staff=FACE_DOWN)
    assert [score.staff_end for score in position.scores()] == [0, 0]


def test_his_copy_takes_the_best_card_of_the_human_on_his_own_hotel() -> None:
    """The human's 31 is worth nine to him; the human's own hotel does not matter."""
    human = {"played": [31, 46, 3], "occupied": list(range(15))}
    leopold = {"played": [29], "occupied": FLOOR_HOTEL}
    assert over(human, leopold).scores()[1].staff_end == 9
    assert over({"played": [3]}, leopold).scores()[1].staff_end == 0


def test_his_face_up_cards_can_be_copied_by_the_human() -> None:
    human = {"played": [29, 3], "occupied": [0, 1, 2, 5]}
    assert over(human, {"played": [31, 46]}).scores()[0].staff_end == 4
    assert over(human, {"played": [32]}).scores()[0].staff_end == 2 * 2
    assert over(human, {}).scores()[0].staff_end == 0


@pytest.mark.parametrize(("human", "winner"), [(31, 0), (30, 1), (29, 1)])
def test_a_tie_is_leopolds(human: int, winner: int) -> None:
    """Although only the human has krones."""
    position = over({"krones": 10, "points": {"guests": human - 10}}, {"points": {"guests": 30}})
    assert [score.total for score in position.scores()] == [human, 30]
    assert position.winners() == [winner]


def test_the_last_round_ends_with_the_scoring() -> None:
    """The human takes the last die of the game."""
    human = {"numbers": 1, "emperor": 9, "krones": 5}
    leopold = {"numbers": 2, "emperor": 11, "occupied": [0, 1]}
    position = table(human, leopold, round=7, dice=[0, 3, 0, 0, 0, 0], tiles=["A1", "B1", "C1"])
    done = play(position, "die 2", "split 0", "end")
    assert done.is_over
    human_score, leopold_score = done.scores()
    assert (human_score.emperor, human_score.tiles, human_score.krones, human_score.kitchen) == (6, 0, 5, 3)
    assert (leopold_score.emperor, leopold_score.tiles, leopold_score.floors) == (7, 0, 2)

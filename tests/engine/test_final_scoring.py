"""Final scoring: what counts, how it adds up, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position, Score
from tests.engine.compose import compose, seat

NOTHING = Score(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def over(*seats_at_table: dict[str, Any], **table: Any) -> Position:
    return compose(*seats_at_table, phase="over", round=7, dice=[0] * 6, **table)


def plain(**fields: Any) -> dict[str, Any]:
    """A seat worth nothing; name what should count."""
    return seat(**{"krones": 0, **fields})


def score_of(**fields: Any) -> Score:
    return over(plain(**fields)).scores()[0]


PARTS: list[tuple[str, dict[str, Any], dict[str, int]]] = [
    ("nothing", {}, {}),
    ("prepared rooms", {"prepared": list(range(20))}, {}),
    ("a hand", {"hand": [27, 45]}, {}),
    ("the disc on the track", {"emperor": 13}, {}),
    ("krones", {"krones": 13}, {"krones": 13}),
    ("kitchen", {"kitchen": "sscwwwk"}, {"kitchen": 7}),
    ("one guest left", {"cafe": [75]}, {"cafe": -5}),
    ("three guests left", {"cafe": [75, 65, 49]}, {"cafe": -15}),
    ("food on a guest", {"cafe": [(75, "wwkk")]}, {"cafe": -5}),
    ("floor 1", {"occupied": [0, 1, 2, 3, 4]}, {"floors": 5}),
    ("floor 2", {"occupied": [5, 6, 7, 8, 9]}, {"floors": 10}),
    ("floor 3", {"occupied": [10, 11, 12, 13, 14]}, {"floors": 15}),
    ("floor 4", {"occupied": [15, 16, 17, 18, 19]}, {"floors": 20}),
    ("a column", {"occupied": [2, 7, 12, 17]}, {"floors": 10}),
    ("all rooms", {"occupied": list(range(20))}, {"floors": 50}),
    ("end-of-game staff", {"occupied": [0, 4], "played": [28]}, {"floors": 2, "staff_end": 6}),
    ("two such cards", {"occupied": [0, 4], "played": [28, 31]}, {"floors": 2, "staff_end": 8}),
    ("other staff", {"played": [1, 5, 45]}, {}),
]


@pytest.mark.parametrize(("name", "fields", "expected"), PARTS, ids=[row[0] for row in PARTS])
def test_parts_of_final_scoring(name: str, fields: dict[str, Any], expected: dict[str, int]) -> None:
    score = score_of(**fields)
    assert score == NOTHING._replace(**expected), name
    assert score.total == sum(expected.values())


IN_PLAY = {"guests": 31, "staff": 8, "emperor": 14, "tiles": -7, "objectives": 25, "groups": 9, "rooms": 4}


def test_points_gained_in_play_are_kept_by_source() -> None:
    score = score_of(points=IN_PLAY)
    assert score == NOTHING._replace(**IN_PLAY)
    assert (score.in_play, score.total) == (84, 84)


def test_breakdown_adds_up() -> None:
    score = score_of(points=IN_PLAY, krones=6, kitchen="sw", cafe=[75], occupied=[0, 5], played=[31])
    assert score == NOTHING._replace(**IN_PLAY, krones=6, kitchen=2, cafe=-5, floors=3, staff_end=2)
    assert score.total == score.in_play + 6 + 2 - 5 + 3 + 2 == 92


@pytest.mark.parametrize(
    ("fields", "total"),
    [
        ({"cafe": [75, 65, 49]}, -15),
        ({"points": {"tiles": -20}, "krones": 4}, -16),
        ({"points": {"tiles": -20, "guests": 3}, "cafe": [75]}, -22),
    ],
)
def test_scores_may_be_negative(fields: dict[str, Any], total: int) -> None:
    position = over(plain(**fields), plain(krones=1))
    assert position.scores()[0].total == total
    assert position.winners() == [1]


def test_scores_say_how_things_stand_during_the_game() -> None:
    position = compose(plain(krones=3, occupied=[0], points={"guests": 2}))
    assert position.scores()[0] == NOTHING._replace(guests=2, floors=1, krones=3)
    assert position.winners() == []


def test_each_seat_is_scored_on_its_own() -> None:
    table = over(plain(krones=1), plain(occupied=[19]), plain(cafe=[75]), plain(points={"groups": 8}), players=4)
    assert [score.total for score in table.scores()] == [1, 4, -5, 8]
    assert table.winners() == [3]


# Ties


def worth(points: int, krones: int = 0, kitchen: str = "") -> dict[str, Any]:
    """A seat with this total, of which so much from krones and kitchen."""
    return plain(points={"guests": points - krones - len(kitchen)}, krones=krones, kitchen=kitchen)


TIES: list[tuple[str, list[dict[str, Any]], list[int]]] = [
    ("more points", [worth(50, krones=9), worth(51)], [1]),
    ("more krones", [worth(50, krones=4), worth(50, krones=5)], [1]),
    ("more kitchen items", [worth(50, kitchen="sc"), worth(50, kitchen="w")], [0]),
    ("krones and kitchen together", [worth(50, krones=5), worth(50, krones=3, kitchen="sss")], [1]),
    ("shared by two", [worth(50, krones=2), worth(50, kitchen="wk")], [0, 1]),
    ("shared by two of three", [worth(50, krones=2), worth(49, krones=9), worth(50, krones=2)], [0, 2]),
    ("shared by all", [worth(7), worth(7), worth(7), worth(7)], [0, 1, 2, 3]),
    ("tie below the winner", [worth(50), worth(50), worth(60), worth(50)], [2]),
    ("tie below zero", [worth(-5, krones=1), worth(-5)], [0]),
]


@pytest.mark.parametrize(("name", "table", "winners"), TIES, ids=[row[0] for row in TIES])
def test_ties(name: str, table: list[dict[str, Any]], winners: list[int]) -> None:
    assert over(*table, players=len(table)).winners() == winners, name


def test_food_on_guests_does_not_break_a_tie() -> None:
    table = over(plain(points={"guests": 50}, cafe=[(75, "wwkk")]), plain(points={"guests": 50}, cafe=[(65, "k")]))
    assert table.winners() == [0, 1]

"""Who came where: the winners as the engine finds them, the others by the same measure."""

from __future__ import annotations

import pytest

from grandaustria import Setup
from grandaustria.engine import Score
from grandaustria.play.places import places
from grandaustria.play.record import result
from tests.play.games import finished


def score(total: int, krones: int = 0, kitchen: int = 0) -> dict[str, int]:
    return {**dict.fromkeys(Score._fields, 0), "guests": total - krones - kitchen, "krones": krones, "kitchen": kitchen}


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([score(50), score(60), score(40)], [1], [2, 1, 3]),
        ([score(50, 2), score(50, 1, 3)], [1], [2, 1]),
        ([score(60), score(50, 2, 2), score(50, 5)], [0], [1, 3, 2]),
        ([score(60), score(50, 2, 2), score(50, 4), score(50)], [0], [1, 2, 2, 4]),
        ([score(60, 1), score(60, 1), score(10)], [0, 1], [1, 1, 3]),
    ],
)
def test_places(scores: list[dict[str, int]], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_a_tie_with_leopold_is_his() -> None:
    assert places([score(50, 9), score(50)], [1]) == [2, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_first_has_won(players: int) -> None:
    for seed in range(5):
        end = result(finished(Setup(players=players), seed).position)
        assert end is not None
        found = places(end["scores"], end["winners"])
        assert [seat for seat, place in enumerate(found) if place == 1] == end["winners"]
        assert sorted(found)[0] == 1

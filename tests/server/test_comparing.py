"""What the games of a round come to: points at the table, comparison at the same seat, and the standing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grandaustria.server.comparing import Sat, Total, earned, ordered, places


def test_points_and_comparison() -> None:
    """Three tables of two. Entry 0 wins with the worst score of the three at its seat, 5 loses with the best of its."""
    sitting = [
        Sat(0, 0, 0, rank=1, score=80), Sat(1, 0, 1, rank=2, score=70),
        Sat(2, 1, 0, rank=1, score=95), Sat(3, 1, 1, rank=1, score=95),
        Sat(4, 2, 0, rank=1, score=130), Sat(5, 2, 1, rank=2, score=120),
    ]  # fmt: skip
    found = earned(sitting)
    assert [found[entry].points for entry in range(6)] == [2, 0, 1, 1, 2, 0]
    assert [found[entry].compared for entry in range(6)] == [0, 0, 2, 2, 4, 4]


def test_at_a_table_of_four_every_rival_counts() -> None:
    found = earned([Sat(seat, 0, seat, rank, 0) for seat, rank in enumerate((1, 2, 2, 4))])
    assert [found[entry].points for entry in range(4)] == [6, 3, 3, 0]


def test_without_a_result_it_is_a_draw_with_everybody() -> None:
    sitting = [Sat(0, 0, 0), Sat(1, 0, 1), Sat(2, 1, 0, 1, 90), Sat(3, 1, 1, 2, 80), Sat(4, 2, 0, 2, 60)]
    found = earned([*sitting, Sat(5, 2, 1, 1, 61)])
    assert (found[0].points, found[1].points) == (1, 1)
    assert [found[entry].compared for entry in (0, 2, 4)] == [2, 3, 1]


def test_who_has_left_is_behind_all_who_stayed() -> None:
    sitting = [Sat(0, 0, 0, 6, 150, left=True), Sat(1, 0, 1, 1, 20), Sat(2, 1, 0, 1, 30), Sat(3, 1, 1, 2, 20)]
    found = earned(sitting)
    assert (found[0].points, found[0].compared, found[2].compared) == (0, 0, 2)
    assert found[1].compared == found[3].compared == 1


@given(st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3), st.booleans()), min_size=4, max_size=24))
def test_nothing_is_won_that_nobody_loses(played: list[tuple[int, int, bool]]) -> None:
    """However it ends, all tables share out the same, and so do all seats."""
    sitting = [
        Sat(place, place // 2, place % 2, *((None, None) if nothing else (rank, score)))
        for place, (rank, score, nothing) in enumerate(played[: len(played) // 2 * 2])
    ]
    found = earned(sitting)
    tables = len(sitting) // 2
    assert sum(one.points for one in found.values()) == 2 * tables
    assert sum(one.compared for one in found.values()) == 2 * tables * (tables - 1)


def test_the_standing() -> None:
    totals = [
        Total(0, points=4, compared=3, score=200),
        Total(1, points=4, compared=5, score=100),
        Total(2, points=6, withdrawn=True),
        Total(3, points=4, compared=3, score=200),
        Total(4, points=4, compared=3, score=201),
    ]
    assert [one.entry for one in ordered(totals)] == [1, 4, 0, 3, 2]
    assert places(totals) == {1: 1, 4: 2, 0: 3, 3: 3, 2: 5}

"""Glicko-2 against the example that Glickman has published, and what was added to it."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandaustria.server.glicko import NEW_DEVIATION, SCALE, Rating, Result, grown, rate

EXAMPLE = Rating(1500, 200, 0.06)
RESULTS = (Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0))


def test_the_published_example() -> None:
    after = rate(EXAMPLE, RESULTS)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_makes_it_less_certain_and_nothing_else() -> None:
    after = rate(EXAMPLE, ())
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(math.hypot(200, 0.06 * SCALE))


def test_time_adds_up_however_it_is_divided() -> None:
    half = Rating(1500, grown(EXAMPLE, 0.5), 0.06)
    assert grown(half, 0.5) == pytest.approx(grown(EXAMPLE, 1.0))


def test_nobody_is_known_less_than_a_newcomer() -> None:
    assert grown(EXAMPLE, 1e9) == NEW_DEVIATION
    assert rate(Rating(), [Result(1500, 50, 1)], 1e9).deviation < NEW_DEVIATION


def test_without_any_time_a_result_only_adds_to_what_is_known() -> None:
    assert rate(EXAMPLE, [Result(1500, 50, 1)], 0.0).deviation < EXAMPLE.deviation
    assert rate(EXAMPLE, [Result(1500, 50, 1)], 0.0).deviation < rate(EXAMPLE, [Result(1500, 50, 1)], 1.0).deviation


def test_two_results_of_half_the_weight_are_one() -> None:
    one = rate(EXAMPLE, [Result(1600, 80, 1)])
    halves = rate(EXAMPLE, [Result(1600, 80, 1, 0.5)] * 2)
    assert (halves.rating, halves.deviation) == pytest.approx((one.rating, one.deviation))


def test_a_surprise_makes_the_volatility_grow() -> None:
    steady = Rating(1500, 50, 0.06)
    surprising = rate(steady, [Result(2400, 50, 1)] * 3)
    assert surprising.volatility > steady.volatility
    assert rate(steady, [Result(1500, 50, 0.5)]).volatility < steady.volatility


ratings = st.builds(Rating, st.floats(0, 4000), st.floats(20, 350), st.floats(0.03, 0.12))
opponents = st.tuples(st.floats(0, 4000), st.floats(0, 350))


@given(ratings, opponents, st.floats(0, 100), st.sampled_from([0.5, 2 / 3, 1.0]))
def test_the_better_the_result_the_better_the_rating(
    own: Rating, opponent: tuple[float, float], periods: float, weight: float
) -> None:
    after = [rate(own, [Result(*opponent, score, weight)], periods) for score in (0, 0.5, 1)]
    assert all(worse.rating <= better.rating for worse, better in pairwise(after))
    assert after[0].rating <= own.rating <= after[2].rating
    assert all(0 < one.deviation <= NEW_DEVIATION and 0 < one.volatility < 1 for one in after)

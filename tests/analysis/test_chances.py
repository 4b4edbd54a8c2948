"""Winning chances come true: of positions that are said to be won seven times in ten, as many are won."""

from __future__ import annotations

from itertools import islice

import pytest

import chances
from grandaustria import Setup
from grandaustria.bots import Budget

LEAST = Budget(nodes=1)
EQUALS = ("innkeeper", "hotelier")


def said(setup: Setup, positions: int, *names: str) -> list[chances.Said]:
    return list(islice(chances.judged(setup, names, 1, LEAST), positions))


def test_what_is_said_is_counted() -> None:
    every = [chances.Said(0.72, 1.0, 5.0), chances.Said(0.78, 0.0, -2.0), chances.Said(1.0, 1.0, 0.0)]
    assert list(chances.table(every)) == [
        "    said   came true   positions",
        "   75.0%       50.0%           2",
        "  100.0%      100.0%           1",
        "Brier score 0.2289 over 3 positions",
        "margins off by 2.3 points, +1.0 on average",
    ]


def test_the_same_seed_says_the_same() -> None:
    found = said(Setup(), 6, *EQUALS)
    assert found == said(Setup(), 6, *EQUALS)
    assert len(set(found)) == 6


@pytest.mark.parametrize("setup", [Setup(), Setup(players=4), Setup(solo="hard")], ids=["two", "four", "solo"])
def test_chances_are_better_than_knowing_nothing(setup: Setup) -> None:
    every = said(setup, 60, "hotelier")
    share = 0.5 if setup.solo else 1 / setup.players
    assert chances.brier(every) < share * (1 - share) - 0.02


@pytest.mark.long
@pytest.mark.parametrize(
    ("setup", "names", "most"),
    [(Setup(), EQUALS, 0.175), (Setup(players=3), EQUALS, 0.175), (Setup(players=4), EQUALS, 0.155)],
    ids=["two", "three", "four"],
)
def test_chances_come_true(setup: Setup, names: tuple[str, ...], most: float) -> None:
    """The same games on every machine; `python tools/chances.py` prints it all."""
    every = said(setup, 900, *names)
    assert chances.brier(every) < most
    for low, high in ((0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.01)):
        some = [one for one in every if low <= one.chance < high]
        off = abs(sum(one.chance - one.won for one in some))
        assert off < 0.05 * len(some) + 2 * len(some) ** 0.5  # four standard errors of one half

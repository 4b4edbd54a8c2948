"""What the levels are worth: the yardstick does not move, and whoever has learned has not forgotten it."""

from __future__ import annotations

from statistics import fmean

import pytest

from grandaustria import Luck, Position, Setup
from grandaustria.arena import Match, run_match
from grandaustria.bots import network
from grandaustria.engine import plan_actions, simulate

GAMES = 200
WAITER = {1: "4ac85bd92d7498ee", 2: "73a75b7371e9477c"}
"""Of these games of the waiter against itself, by readings: the first since it was made the yardstick."""
FIRST_PLANS = [869, 1223, 615, 229, 345]
"""What the first decision of a game is expected to lead to, in hundredths of a point: the same on every machine."""


@pytest.mark.parametrize("readings", WAITER)
def test_the_waiter_is_still_the_same(readings: int) -> None:
    _, _, score, _, digest = simulate(Setup(readings=readings), 1, 0, GAMES, ["waiter"] * 2)
    assert score / GAMES / 2 >= 25
    assert f"{digest:016x}" == WAITER[readings]


def test_the_network_says_the_same_on_every_machine() -> None:
    network.ready()
    position = Position(Setup(players=2))
    Luck(1).resolve(position)
    found, _ = plan_actions(position.view(position.to_move), 1, 1, 8)
    assert [value for value, _ in found] == FIRST_PLANS


def test_the_concierge_has_learned() -> None:
    outcomes = run_match(Match(Setup(players=2), seed=5), ("concierge", "waiter"), 20, workers=1)
    totals = [outcome.scores[outcome.seats.index("concierge")]["total"] for outcome in outcomes]
    assert fmean(totals) > 90
    assert sum(outcome.seats[winner] == "concierge" for outcome in outcomes for winner in outcome.winners) >= 15

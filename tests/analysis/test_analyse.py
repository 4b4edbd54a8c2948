"""The turns a seat could play: ranked, from what it may see and nothing else, and the same every time."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random

import pytest

from grandaustria import ActionError, Position, Setup, bots
from grandaustria.analysis import analyse, outlook
from grandaustria.analysis.outlooks import OVERTAKING, chance_of, expected, turns_left
from grandaustria.bots import Budget
from tests.analysis.scenes import last_turn
from tests.bots.test_bots import decisions

QUICK = Budget(nodes=1500)
SETUPS = {
    "two": Setup(players=2),
    "four with a draft": Setup(players=4, staff="draft"),
    "alone": Setup(solo="medium"),
}
TABLES = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


def moments(setup: Setup, step: int = 25) -> list[Position]:
    """Positions of a game of waiters, set-up and draft among them."""
    played = decisions(setup, 1, bots.get("waiter"), Random(1))
    return [position.copy() for position in islice(played, 0, None, step) if not position.is_over]


@TABLES
def test_turns_are_ranked_and_possible(setup: Setup) -> None:
    for position in moments(setup):
        found = analyse(position.view(position.to_move), QUICK)
        margins = [turn.outlook.margin for turn in found]
        assert 1 <= len(found) <= 5
        assert margins == sorted(margins, reverse=True)
        for turn in found:
            assert 0 <= turn.outlook.chance <= 1
            assert turn.actions[0] in position.legal_actions()


@TABLES
def test_worlds_that_look_the_same_are_analysed_the_same(setup: Setup) -> None:
    rng, others = Random(2), 0
    for position in moments(setup):
        mover = position.to_move
        other = position.resample(mover, rng)
        others += other != position
        first, second = (analyse(world.view(mover), QUICK) for world in (position, other))
        assert first == second
    assert others


def test_a_turn_is_one_however_its_steps_are_ordered() -> None:
    for position in moments(Setup(players=2), step=10):
        found = analyse(position.view(position.to_move), QUICK, most=8)
        turns = [tuple(sorted(turn.actions)) for turn in found]
        assert len(set(turns)) == len(turns)


def test_more_positions_change_the_figures_and_the_same_ones_do_not() -> None:
    position = moments(Setup(players=2))[2]
    view = position.view(position.to_move)
    assert analyse(view, QUICK) == analyse(pickle.loads(pickle.dumps(view)), QUICK)
    assert analyse(view, QUICK) != analyse(view, Budget(nodes=30_000))
    assert analyse(view, QUICK, seed=2) != analyse(view, QUICK, seed=3)
    assert len(analyse(view, QUICK, most=2)) == 2


def test_only_who_decides_is_advised() -> None:
    position = moments(Setup(players=2))[0]
    with pytest.raises(ActionError, match="not this seat's decision"):
        analyse(position.view(1 - position.to_move), QUICK)


def test_whoever_waits_has_an_outlook_too() -> None:
    position = moments(Setup(players=2))[4]
    expected = [outlook(position.view(seat), QUICK) for seat in range(2)]
    assert all(0 <= each.chance <= 1 for each in expected)
    assert expected[0].margin * expected[1].margin < 0


def test_a_game_that_is_over_is_certain() -> None:
    *_, final = decisions(Setup(players=3), 4, bots.get("waiter"), Random(4))
    totals = [score.total for score in final.scores()]
    for seat_number, total in enumerate(totals):
        expected = outlook(final.view(seat_number), QUICK)
        lead = total - max(other for place, other in enumerate(totals) if place != seat_number)
        assert (expected.score, expected.margin, expected.chance) == (total, lead, chance_of(lead, 0))


def test_a_level_game_is_lost_against_leopold_only() -> None:
    assert chance_of(0, 0) == 0.5
    assert chance_of(0, 0, level=0.0) == 0.0


def test_the_last_guest_is_checked_in() -> None:
    """One die is left in the last round, and a guest is ready to go to a room: to leave them there costs points."""
    position = last_turn()
    best = analyse(position.view(0), Budget(nodes=3000))[0]
    told = []
    for action in best.actions:
        told.append(position.notation(action))
        position.apply(action)
    assert any(step.startswith("check-in 65") for step in told)


def test_the_less_is_to_come_the_surer_it_is() -> None:
    """The same lead, said after more and more turns."""
    played = moments(Setup(players=2), step=40)
    left = [turns_left(position.view(0)) for position in played]
    assert (left[0], left) == (14, sorted(left, reverse=True))
    chances = [expected(position.view(0), [(10000, 500)]).chance for position in played]
    assert chances == sorted(chances)
    assert 0.5 < chances[0] < chances[-1] < 1


def test_several_others_may_overtake() -> None:
    assert sorted(OVERTAKING) == [2, 3, 4]
    chances = [expected(Position(Setup(players=players)).view(0), [(0, 0)]).chance for players in OVERTAKING]
    assert chances[0] == 0.5
    assert chances == sorted(chances, reverse=True)

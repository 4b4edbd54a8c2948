"""What holds in every game: random set-ups and choices under Hypothesis."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandaustria import CHANCE, OVER, ActionError, Luck, Position, Setup, View
from tests.engine.game_strategies import Walk, setups, walks
from tests.setups import LONGEST_GAME

GAMES = settings(max_examples=60, deadline=None, derandomize=True)
NUMBERS = st.integers(-(2**70), 2**70) | st.integers(-10, 700)


def possible(position: Position) -> list[int]:
    """Legal actions, or the outcomes of chance."""
    if position.to_move == CHANCE:
        return [outcome for outcome, _ in position.chance_outcomes()]
    return position.legal_actions()


@GAMES
@given(walks)
def test_legal_actions_are_sorted_unique_and_never_empty(walk: Walk) -> None:
    for decisions, position in enumerate(walk.positions()):
        assert decisions < LONGEST_GAME
        legal = position.legal_actions()
        assert legal == sorted(set(legal))
        assert bool(legal) == (position.to_move >= 0)
        assert position.is_over == (position.to_move == OVER) == (position.phase == "over")
        assert bool(position.chance_outcomes()) == (position.to_move == CHANCE)


@GAMES
@given(walks)
def test_every_legal_action_is_accepted(walk: Walk) -> None:
    for position in walk.sampled(8):
        before = position.to_bytes()
        for action in possible(position):
            after = position.copy()
            after.apply(action)
            assert after.is_over or possible(after)
        assert position.to_bytes() == before


@GAMES
@given(walks, st.lists(NUMBERS, min_size=1, max_size=30))
def test_an_illegal_action_changes_nothing(walk: Walk, numbers: list[int]) -> None:
    for position in walk.sampled(20):
        before, legal = position.to_bytes(), position.legal_actions()
        for number in set(numbers) - set(possible(position)):
            assert not position.is_legal(number)
            for act in (position.apply, position.trace):
                with pytest.raises(ActionError):
                    act(number)
        assert (position.to_bytes(), position.legal_actions()) == (before, legal)


@pytest.mark.parametrize("number", ["die 1", None, 1.0, 1.5, True, b"1", [1], 2**31, 2**64, -(2**63) - 1])
def test_what_is_no_action_number_is_refused(number: object) -> None:
    position = Position()
    Luck(1).resolve(position)
    before = position.to_bytes()
    with pytest.raises(ActionError):
        position.apply(number)  # type: ignore[arg-type]
    assert position.to_bytes() == before


@GAMES
@given(walks)
def test_copies_are_independent(walk: Walk) -> None:
    """Every position of a game is the same after all later moves, and equal bytes are equal positions."""
    past = [(position.copy(), position.to_bytes(), position.hash) for position in walk.positions()]
    assert all((copy.to_bytes(), copy.hash) == (data, number) for copy, data, number in past)
    by_bytes = {data: number for _, data, number in past}
    assert len(set(by_bytes.values())) == len(by_bytes)
    for copy, data, _ in past[::20]:
        assert {other == copy for other, other_data, _ in past if other_data == data} == {True}


@GAMES
@given(walks)
def test_json_and_pickle_round_trip(walk: Walk) -> None:
    for position in walk.sampled(12):
        data = json.loads(json.dumps(position.to_json()))
        again = Position.from_json(data)
        assert again.to_bytes() == position.to_bytes()
        assert (again, again.hash, again.legal_actions()) == (
            position,
            position.hash,
            position.legal_actions(),
        )
        assert again.to_json() == position.to_json()
        assert pickle.loads(pickle.dumps(position)) == position


@GAMES
@given(walks)
def test_notation_names_each_action_once(walk: Walk) -> None:
    for position in walk.sampled(4):
        actions = possible(position)
        notations = [position.notation(action) for action in actions]
        assert len(set(notations)) == len(notations)
        assert [position.parse(text) for text in notations] == actions


@GAMES
@given(walks)
def test_chance_outcomes_are_a_distribution(walk: Walk) -> None:
    for position in walk.sampled(6):
        if position.to_move != CHANCE:
            continue
        outcomes = position.chance_outcomes()
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
        assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
        for outcome, probability in outcomes:
            assert probability > 0
            assert_branch(position, outcome)


def assert_branch(position: Position, outcome: int) -> None:
    """Branch k yields outcome k: what the notation names lies on the table afterwards."""
    what, thing = position.notation(outcome).rsplit(" ", 1)
    first_step = position.copy().trace(outcome)[0][2].to_json()
    before = position.to_json()
    staff = [card for seat in first_step["seats"] for card in seat["hand"] + seat["played"]] + first_step["offer"]
    staff += [card for pack in first_step["draft"] for card in pack]
    staff += (first_step["leopold"] or {"staff": []})["staff"]
    found: dict[str, Callable[[], bool]] = {
        "roll": lambda: first_step["dice"][int(thing) - 1] == before["dice"][int(thing) - 1] + 1,
        "draw guest": lambda: int(thing) in first_step["queue"],
        "draw staff": lambda: int(thing) in staff,
        "tile": lambda: first_step["tiles"][before["count"]] == thing,
        "objective": lambda: first_step["objectives"][before["count"]] == int(thing),
        "first": lambda: first_step["first"] == int(thing) - 1,
        "hotel": lambda: first_step["seats"][before["count"]]["hotel"] == thing,
        "leopold": lambda: first_step["pending"][-1] == {"frame": "leopold", "a": int(thing) - 193, "b": 0, "c": 0},
    }
    assert found[what](), position.notation(outcome)


@GAMES
@given(walks)
def test_trace_ends_where_apply_does(walk: Walk) -> None:
    for position in walk.sampled(10):
        for action in possible(position):
            applied, traced = position.copy(), position.copy()
            applied.apply(action)
            steps = traced.trace(action)
            assert (traced, traced.legal_actions()) == (applied, applied.legal_actions())
            assert steps[0][:2] == ("action", action)
            assert steps[-1][2].to_bytes() == applied.to_bytes()


@GAMES
@given(walks)
def test_luck_one_by_one_is_luck_at_once(walk: Walk) -> None:
    luck = Luck(walk.seed ^ 1)
    for position in walk.sampled(6):
        slow, fast = position.copy(), position.copy()
        while slow.to_move == CHANCE:
            slow.apply(luck.choose(slow))
        luck.resolve(fast)
        assert (slow, slow.legal_actions()) == (fast, fast.legal_actions())


@GAMES
@given(walks)
def test_a_view_offers_what_the_position_offers_its_seat(walk: Walk) -> None:
    for position in walk.sampled(10):
        for seat in range(position.players):
            view = position.view(seat)
            assert view.to_move == position.to_move
            assert view.legal_actions() == (position.legal_actions() if position.to_move == seat else [])
        assert position.public_view().legal_actions() == []


@GAMES
@given(walks)
def test_dealing_anew_changes_nothing_the_viewer_knows(walk: Walk) -> None:
    """Two worlds that differ in what a seat, or a spectator, cannot know show it the same bytes."""
    rng = random.Random(walk.seed)
    for position in walk.sampled(15):
        for view in views(position):
            other = view.deal(rng)
            seen = other.public_view() if view.seat is None else other.view(view.seat)
            assert seen.to_bytes() == view.to_bytes(), f"seat {view.seat}"
            assert seen.to_json() == view.to_json()
            assert other.to_move == position.to_move
            assert other.is_over or possible(other)
            assert Position.from_json(other.to_json()) == other


def views(position: Position) -> list[View]:
    return [position.public_view(), *(position.view(seat) for seat in range(position.players))]


@settings(GAMES, max_examples=60)
@given(setups())
def test_a_new_position_keeps_its_setup(setup: Setup) -> None:
    position = Position(setup)
    assert position.setup == setup
    assert position.to_move == CHANCE


@pytest.mark.long
@pytest.mark.parametrize(
    "check",
    [
        test_legal_actions_are_sorted_unique_and_never_empty,
        test_every_legal_action_is_accepted,
        test_copies_are_independent,
        test_json_and_pickle_round_trip,
        test_notation_names_each_action_once,
        test_chance_outcomes_are_a_distribution,
        test_trace_ends_where_apply_does,
        test_luck_one_by_one_is_luck_at_once,
        test_a_view_offers_what_the_position_offers_its_seat,
        test_dealing_anew_changes_nothing_the_viewer_knows,
    ],
)
def test_the_same_in_many_other_games(check: Any) -> None:
    settings(max_examples=600, deadline=None)(given(walks)(check.hypothesis.inner_test))()

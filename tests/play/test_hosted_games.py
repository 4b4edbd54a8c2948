"""Whole hosted games: nothing depends on where a game was put away."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandaustria import CHANCE, Game, Setup
from grandaustria.play.hosted import Change
from grandaustria.play.move import Move
from tests.engine.game_strategies import setups
from tests.play.games import Named, short
from tests.play.hosting import Kept, possible, state
from tests.setups import every_variant


def twins(setup: Setup, seed: int) -> Iterator[tuple[Kept, Kept, Change, Change]]:
    """The same game twice: one is kept in memory, the other is put away and restored after every change."""
    one, other = Kept(setup, seed, forgetful=False), Kept(setup, seed, forgetful=True)
    rng = random.Random(seed)
    while not one.game.is_over:
        kind, action = possible(one.game, rng)
        yield one, other, one.do(kind, action), other.do(kind, action)


def check_twins(setup: Setup, seed: int) -> None:
    one = other = None
    for one, other, change, same in twins(setup, seed):
        assert change == same
        assert state(one.game) == state(other.game)
    assert one is not None
    assert other is not None
    game = replayed(setup, one.final)
    assert one.final == other.final == list(game.log)
    assert game.position.to_bytes() == one.game.position.to_bytes()
    assert one.events == game.events("all")


def replayed(setup: Setup, moves: list[Move]) -> Game:
    """The final moves as a game of their own, chance falling as it did."""
    game = Game(setup, luck=Named(move.notation for move in moves if move.seat == CHANCE))
    for move in moves:
        if move.seat != CHANCE:
            assert game.to_move == move.seat
            game.play(move.action)
    return game


@pytest.mark.parametrize("setup", every_variant()[::9], ids=short)
def test_putting_a_game_away_after_every_change_makes_no_difference(setup: Setup) -> None:
    check_twins(setup, seed=4)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32))
def test_any_game_is_the_same_wherever_it_was_put_away(setup: Setup, seed: int) -> None:
    check_twins(setup, seed)


@pytest.mark.parametrize("setup", every_variant()[::9], ids=short)
def test_taking_back_and_doing_again_leaves_no_trace(setup: Setup) -> None:
    rng = random.Random(6)
    kept = Kept(setup, 6, forgetful=False)
    while not kept.game.is_over:
        before = state(kept.game)
        kind, action = possible(kept.game, rng)
        change = kept.do(kind, action)
        if change.kind == "step" and kept.game.can_undo:
            after, told = state(kept.game), list(kept.events)
            kept.do("undo")
            assert kept.game.position.to_bytes() == before[0]
            kept.do("redo")
            assert (state(kept.game), kept.events) == (after, told)


@pytest.mark.parametrize("setup", every_variant()[::11], ids=short)
def test_nothing_is_asked_of_chance_by_undo_redo_or_a_step_that_can_be_taken_back(setup: Setup) -> None:
    """What could be taken back has revealed nothing, so a restored game need not know what chance would bring."""
    rng = random.Random(8)
    kept = Kept(setup, 8, forgetful=False)
    while not kept.game.is_over:
        kind, action = possible(kept.game, rng)
        change = kept.do(kind, action)
        if change.kind == "step":
            assert kept.game.can_undo == (not kept.game.steps[-1].outcomes)
        assert not (change.final and kept.game.steps)
        for step in kept.game.steps:
            assert all(outcome != step.action for outcome in step.outcomes)


@pytest.mark.long
@pytest.mark.parametrize("setup", every_variant(), ids=short)
def test_every_variant_is_the_same_wherever_it_was_put_away(setup: Setup) -> None:
    for seed in range(20):
        check_twins(setup, seed)

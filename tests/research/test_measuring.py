"""Measuring: one game of every slot, each seat in turn, and the shares they won."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from grandaustria import Position, Setup
from grandaustria.engine import waiter_action
from grandaustria.research.measuring import RANDOM_GAMES, duel, first_games, measure, measure_kinds, random_score
from grandaustria.research.vector import VectorEnv


def first_legal(env: VectorEnv) -> NDArray[np.int64]:
    return np.asarray(env.mask.argmax(-1))


def waiting(env: VectorEnv) -> NDArray[np.int64]:
    views = [env.position(slot).view(int(env.seat[slot])) for slot in range(env.num_games)]
    return np.array([waiter_action(view) for view in views])


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_game_of_every_slot_is_taken(players: int) -> None:
    """Against positions of their own, with the luck of those games."""
    with VectorEnv(12, players, seed=3) as env:
        played = first_games(env, first_legal)
        for slot in range(12):
            position, luck = Position(Setup(players=players)), env.luck(slot, 0)
            while not position.is_over:
                position.apply(luck.choose(position) if position.to_move < 0 else position.legal_actions()[0])
            assert played.scores[slot, :players].tolist() == [score.total for score in position.scores()]
            winners = [seat for seat in range(players) if played.rewards[slot, seat] == 1]
            assert winners == (position.winners() if len(position.winners()) == 1 else [])


def test_the_seat_is_the_one_that_was_chosen_for() -> None:
    with VectorEnv(9, 3, seed=1, opponents="random") as env:
        assert first_games(env, first_legal).seats.tolist() == [0, 1, 2] * 3


def test_a_waiter_is_measured() -> None:
    against_random = measure(waiting, "random", players=2, games=60, seed=5)
    among_equals = measure(waiting, "waiter", players=2, games=60, seed=5)
    assert against_random["won"] > 0.9
    assert 30 < against_random["score"] < 50
    assert 0.25 < among_equals["won"] < 0.75


def test_players_who_choose_anything() -> None:
    found = random_score(2, seed=-4)
    assert found == random_score(2, seed=-4)
    assert found == pytest.approx(-1.9, abs=0.8)
    assert RANDOM_GAMES >= 1000


@pytest.mark.parametrize("players", [2, 3])
def test_a_duel_is_even_between_equals(players: int) -> None:
    """Every seat has the same luck in its turn, so that nothing but play is left to decide."""
    even = duel(first_legal, first_legal, Setup(players=players), games=6, seed=2)
    assert even["won"] == pytest.approx(1 / players)
    assert even["score"] == pytest.approx(even["others"])
    assert even["margin_off"] == pytest.approx(0)
    better = duel(waiting, first_legal, Setup(players=players), games=6, seed=2)
    assert better["won"] > 0.8
    assert better["score"] > better["others"] + 10
    assert 0 < better["margin_off"] < 40


def test_how_far_a_margin_may_be_off() -> None:
    """By the deals, since those who sit elsewhere with the same luck are no others."""
    few, many = (duel(waiting, first_legal, Setup(), games, seed=2)["margin_off"] for games in (6, 54))
    assert few / many == pytest.approx(3, rel=0.5)


def test_kinds_of_tables_are_measured_side_by_side() -> None:
    kinds = {"two": Setup(), "three by day": Setup(players=3, hotels="day")}
    found = measure_kinds(waiting, "waiter", kinds, games=6, seed=5)
    assert found["two"] == measure(waiting, "waiter", players=2, games=6, seed=5)
    assert found["three by day"] != found["two"]

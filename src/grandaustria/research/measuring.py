"""How well somebody plays who chooses for many games at once: points and victories against the simple bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grandaustria.research.vector import VectorEnv

Choose = Callable[[VectorEnv], NDArray[np.int64]]
"""An action for every game of an environment."""
RANDOM_GAMES = 2000
"""From which the mean of players who choose anything is taken."""


class Games(NamedTuple):
    """Games that are over, a row each: scores and rewards by seat, and the seat that decided last."""

    scores: NDArray[Any]
    rewards: NDArray[Any]
    seats: NDArray[Any]


def measure(choose: Choose, opponents: str, players: int, games: int, seed: int) -> dict[str, float]:
    """Games of one seat, each seat in turn, against bots: its mean score, and the share it won alone."""
    with VectorEnv(games, players, seed=seed, opponents=opponents) as env:
        played = first_games(env, choose)
    own = np.arange(games), played.seats
    return {"score": float(played.scores[own].mean()), "won": float((played.rewards[own] == 1).mean())}


def random_score(players: int, seed: int) -> float:
    """The mean score of players who choose anything."""
    rng = np.random.default_rng(abs(seed))
    with VectorEnv(RANDOM_GAMES, players, seed=seed) as env:
        return float(first_games(env, lambda env: env.sample_actions(rng)).scores[:, :players].mean())


def first_games(env: VectorEnv, choose: Choose) -> Games:
    """The first game of every slot to its end: whoever counted all that end would see more of the short ones."""
    env.reset()
    played = Games(np.zeros(env.scores.shape), np.zeros(env.reward.shape), np.zeros(env.num_games, np.int64))
    over = np.zeros(env.num_games, np.bool_)
    while not over.all():
        seats = env.seat.copy()
        env.step(choose(env))
        now = env.terminated & ~over
        played.scores[now], played.rewards[now], played.seats[now] = env.scores[now], env.reward[now], seats[now]
        over |= now
    return played

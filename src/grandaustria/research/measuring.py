"""How well somebody plays who chooses for many games at once: points and victories against the simple bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grandaustria import Setup
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
    return measure_kinds(choose, opponents, {"": Setup(players=players)}, games, seed)[""]


def measure_kinds(
    choose: Choose, opponents: str, kinds: Mapping[str, Setup], games: int, seed: int
) -> dict[str, dict[str, float]]:
    """The same for several kinds of tables, so many games of each, all at once."""
    setups = [setup for setup in kinds.values() for _ in range(games)]
    with VectorEnv(len(setups), setup=setups, seed=seed, opponents=opponents) as env:
        played = first_games(env, choose)
    rows = np.arange(len(setups))
    scores, won = played.scores[rows, played.seats], played.rewards[rows, played.seats] == 1
    parts = zip(kinds, scores.reshape(-1, games), won.reshape(-1, games), strict=True)
    return {kind: {"score": float(score.mean()), "won": float(share.mean())} for kind, score, share in parts}


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


def duel(first: Choose, second: Choose, setup: Setup, games: int, seed: int) -> dict[str, float]:
    """Games of the first against as many of the second as there are other seats, from each seat with the same luck:
    mean scores, the share of victories that is the first one's, and how far the margin's mean of these deals may be off
    (95 %)."""
    scores, others, shares = [], [], []
    for own in range(setup.players):

        def choose(env: VectorEnv, own: int = own) -> NDArray[np.int64]:
            return np.where(env.seat == own, first(env), second(env))

        with VectorEnv(games, setup=setup, seed=seed) as env:
            played = first_games(env, choose)
        totals = played.scores[:, : setup.players]
        scores.append(totals[:, own])
        others.append(np.delete(totals, own, 1).mean(1))
        shares.append(((played.rewards[:, own] * (setup.players - 1) + 1) / setup.players).mean())
    margins = np.subtract(scores, others).mean(0)
    return {
        "score": float(np.mean(scores)),
        "others": float(np.mean(others)),
        "won": float(np.mean(shares)),
        "margin_off": float(1.96 * margins.std() / np.sqrt(games)),
    }

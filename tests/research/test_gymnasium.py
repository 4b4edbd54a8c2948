"""The vector environment with Gymnasium's interface: one agent, bots in the other seats."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from grandaustria import Setup
from grandaustria.research.gymnasium_vector import NAME, GymnasiumVectorEnv
from grandaustria.research.vector import VectorEnv


def legal(mask: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = np.where(mask, rng.random(mask.shape), -1).argmax(1)
    return chosen


def test_it_is_one_of_gymnasiums() -> None:
    env = gymnasium.make_vec(NAME, num_envs=6, players=3, reward="margin")
    observation, info = env.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    while ended < 6:
        assert env.observation_space.contains(observation)
        actions = legal(info["action_mask"], rng)
        assert env.action_space.contains(actions)
        observation, reward, terminated, truncated, info = env.step(actions)
        assert reward.shape == terminated.shape == truncated.shape == (6,)
        assert not reward[~terminated].any()
        assert not truncated.any()
        assert (info["_scores"] == terminated).all()
        ended += int(terminated.sum())
    env.close()


def test_the_reward_is_that_of_the_seat_that_acts() -> None:
    env, plain = GymnasiumVectorEnv(8, players=2), VectorEnv(8, opponents="random", seed=4)
    _, info = env.reset(seed=4)
    plain.reset()
    rng = np.random.default_rng(2)
    for _ in range(150):
        seats, actions = info["seat"].astype(int), legal(info["action_mask"], rng)
        _, reward, terminated, _, info = env.step(actions)
        plain.step(actions)
        assert (reward == plain.reward[np.arange(8), seats]).all()
        assert (reward[terminated] != 0).any() or not terminated.any()
    env.close()
    plain.close()


def test_what_it_gives_stays_unless_no_copies_are_wanted() -> None:
    for copy in (True, False):
        env = GymnasiumVectorEnv(4, copy=copy)
        first, info = env.reset(seed=1)
        before, mask = first.copy(), info["action_mask"].copy()
        env.step(mask.argmax(1))
        assert (first == before).all() == copy
        env.close()


def test_every_reset_without_a_seed_brings_other_games() -> None:
    env = GymnasiumVectorEnv(4)
    first = env.reset(seed=1)[0]
    assert (env.reset(seed=1, options={"stagger": 0})[0] == first).all()
    assert not (env.reset()[0] == first).all()
    with pytest.raises(TypeError, match="one number"):
        env.reset(seed=[1, 2, 3, 4])
    env.close()


def test_there_is_one_agent() -> None:
    with pytest.raises(ValueError, match="one agent"):
        GymnasiumVectorEnv(4, opponents=None)
    GymnasiumVectorEnv(4, setup=Setup(solo="easy"), opponents=None).close()

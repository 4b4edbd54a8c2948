"""The vector environment with Gymnasium's interface: one agent, bots in the other seats."""

from __future__ import annotations

from typing import SupportsIndex

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from grandaustria import Setup
from grandaustria.research.gymnasium_env import NAME
from grandaustria.research.gymnasium_vector import GymnasiumVectorEnv
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


def games_of(*seeds: SupportsIndex | None) -> list[bytes]:
    """What a new environment shows after each reset with these seeds; the queue tells games apart."""
    env = GymnasiumVectorEnv(4)
    shown = [env.reset(seed=seed)[0].tobytes() for seed in seeds]
    env.close()
    return shown


def test_a_seed_is_followed_by_the_same_games_every_time() -> None:
    assert games_of(5, None, None, 5) == [*games_of(5, None, None), *games_of(5)]
    assert games_of(np.int64(5), None) == games_of(5, None)


def test_every_reset_without_a_seed_brings_other_games() -> None:
    assert len({*games_of(5, None, None), *games_of(6, None)}) == 5
    assert len({*games_of(None, None), *games_of(None, None)}) == 4


def test_refused_resets_change_nothing() -> None:
    env = GymnasiumVectorEnv(4)
    first = env.reset(seed=5)[0]
    with pytest.raises(TypeError, match="one number"):
        env.reset(seed=[1, 2, 3, 4])
    with pytest.raises(TypeError):
        env.reset(seed=2.5)  # type: ignore[arg-type]
    with pytest.raises(gymnasium.error.Error, match="zero"):
        env.reset(seed=-1)
    with pytest.raises(ValueError, match="stagger"):
        env.reset(seed=7, options={"stagger": -1})
    with pytest.raises(TypeError, match="speed"):
        env.reset(seed=7, options={"speed": 1})
    assert (env.env.observation == first).all()
    assert env.reset()[0].tobytes() == games_of(5, None)[1]
    assert (env.reset(seed=5, options={"stagger": 0})[0] == first).all()
    env.close()


def test_there_is_one_agent() -> None:
    with pytest.raises(ValueError, match="one agent"):
        GymnasiumVectorEnv(4, opponents=None)
    GymnasiumVectorEnv(4, setup=Setup(solo="easy"), opponents=None).close()

"""The vector environment as one of Gymnasium's: many games, one seat of each to decide for, bots in the others.

Gymnasium knows one agent, so this fits where the other seats are played by bots, or by Leopold in a solo game. Who lets
one network play all seats takes `research.vector.VectorEnv` itself.

>>> import gymnasium
>>> env = gymnasium.make_vec("GrandAustriaHotel-v1", num_envs=8, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation.shape == (8, SIZE), info["action_mask"].shape
(True, (8, 512))
>>> env.close()
"""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from grandaustria import Setup
from grandaustria.engine._engine import DECISIONS
from grandaustria.research.gymnasium_env import SEEDS
from grandaustria.research.observation import SIZE
from grandaustria.research.vector import VectorEnv, check_stagger

METADATA: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
Step = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class GymnasiumVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """`info` holds `action_mask`, `seat` and `scores`, the latter of the games that ended (`_scores` says which).

    A game that ends is followed by the next one in the same step. There is no `final_obs`: games end, they are never
    cut off, so nothing is to be expected after the end. Arrays are copies unless `copy` is False.
    """

    metadata = METADATA

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        setup: Setup | None = None,
        threads: int = 1,
        opponents: str | None = "random",
        reward: str = "victory",
        copy: bool = True,
    ) -> None:
        if opponents is None and (setup is None or setup.solo is None):
            raise ValueError("opponents: Gymnasium knows one agent, so bots play the other seats")
        self.env = VectorEnv(num_envs, players, setup, threads, opponents=opponents, reward=reward)
        self.num_envs = num_envs
        self.single_observation_space = Box(0, 255, (SIZE,), np.uint8)
        self.single_action_space = Discrete(DECISIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: SupportsIndex | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin new games: those of this seed, or without one of a seed that `np_random` draws.

        The only option is `stagger`; games have their own seeds, so `seed` is one number.
        """
        if isinstance(seed, list):
            raise TypeError("seed: one number, of which every game gets its own")
        given, stagger = None if seed is None else index(seed), check_stagger(**(options or {}))
        super().reset(seed=given)
        self.env.reset(int(self.np_random.integers(SEEDS)) if given is None else given, stagger)
        return self._shown(self.env.observation), self._info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Do one action in every game; the reward is that of the seat that took it."""
        seats = self.env.seat.copy()
        observation, reward, terminated, truncated, _ = self.env.step(actions)
        own = reward[self._rows, seats]
        return self._shown(observation), own, terminated.copy(), truncated.copy(), self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.env.close()

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._shown(self.env.mask),
            "seat": self._shown(self.env.seat),
            "scores": self._shown(self.env.scores),
            "_scores": self.env.terminated.copy(),
        }

"""The game as an environment of Gymnasium: one seat to decide for, bots in the others, legal actions in `info`.

Importing this module registers it; Gymnasium does so by itself where the module stands before the name.

>>> import gymnasium
>>> env = gymnasium.make("grandaustria.research.gymnasium_env:GrandAustriaHotel-v1", opponents="waiter")
>>> observation, info = env.reset(seed=1)
>>> observation.shape == (SIZE,), info["action_mask"].shape
(True, (512,))
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from grandaustria import Luck, Position, Setup, bots
from grandaustria.research.games import ACTIONS, REWARDS
from grandaustria.research.observation import SIZE, legal_mask, observe

NAME = "GrandAustriaHotel-v1"
SEEDS = 1 << 63
"""Seeds that are drawn lie below this."""
METADATA: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 2}
LOST = -1.0
"""What an action is worth that is not allowed."""


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """`info` holds `action_mask`, `seat` and, once the game is over, `scores`.

    `players` counts where there is no `setup`. Without a `seat` (from 0) it is another one in each game, by the seed.
    `opponents` names any bot of `gah bots`; `director@500` thinks with so many positions. Only the end is rewarded, as
    in `research.games.REWARDS`. Libraries that know nothing of masks choose any action: one that is not allowed loses
    the game at once (`info["illegal"]`).
    """

    metadata = METADATA

    def __init__(
        self,
        players: int = 2,
        setup: Setup | None = None,
        seat: int | None = None,
        opponents: str = "random",
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(players=players) if setup is None else setup
        self._seats = range(1 if self.setup.solo else self.setup.players)
        if seat is not None and seat not in self._seats:
            raise ValueError(f"there is no seat {seat!r} to decide for")
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; choose one of {', '.join(REWARDS)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (SIZE,), np.uint8)
        self.action_space = Discrete(ACTIONS)
        self._wanted, self._bot, self._reward = seat, bots.get(opponents), REWARDS[reward]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game: that of this seed, or the next of those that follow from the seed given last."""
        super().reset(seed=seed)
        luck, thinking = (int(self.np_random.integers(SEEDS)) for _ in range(2))
        drawn = int(self.np_random.integers(len(self._seats)))
        self._luck, self._rng = Luck(luck), Random(thinking)
        self.seat = drawn if self._wanted is None else self._wanted
        self.position = Position(self.setup)
        self._others_decide()
        return observe(self.position, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Do one action, and all that the others decide until it is this seat's turn again."""
        position, illegal = self.position, int(action) not in self.position.legal_actions()
        if not illegal:
            position.apply(int(action))
            self._others_decide()
        reward = LOST if illegal else self._reward(position)[self.seat] if position.is_over else 0.0
        info = {**self._info(), "illegal": illegal}
        return observe(position, self.seat), reward, illegal or position.is_over, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """What is allowed now; libraries that mask ask for it by this name."""
        return legal_mask(self.position, self.seat)

    def render(self) -> str | None:
        """The table with everybody's cards, as text or as an SVG drawing."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode: ansi or svg")
            return None
        return self.position._repr_svg_() if self.render_mode == "svg" else str(self.position)

    def _others_decide(self) -> None:
        position = self.position
        self._luck.resolve(position)
        while not position.is_over and position.to_move != self.seat:
            view = position.view(position.to_move)
            position.apply(self._bot.choose(view, self._bot.budget, self._rng))
            self._luck.resolve(position)

    def _info(self) -> dict[str, Any]:
        over = {"scores": [score.total for score in self.position.scores()]} if self.position.is_over else {}
        return {"action_mask": self.action_masks(), "seat": self.seat, **over}


gymnasium.register(
    NAME,
    entry_point=f"{__name__}:{SeatEnv.__name__}",
    vector_entry_point="grandaustria.research.gymnasium_vector:GymnasiumVectorEnv",
)

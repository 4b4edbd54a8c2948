"""The table as a PettingZoo environment: seats are agents that act in turn, chance is drawn inside from a seed.

Importing this module registers it.

>>> import pettingzoo
>>> str(pettingzoo.make("aec", "grand_austria_hotel_v1", players=3))
'grand_austria_hotel_v1'
"""

from __future__ import annotations

import random
from operator import index
from typing import Any, ClassVar, SupportsIndex

import numpy as np
import pettingzoo
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from grandaustria import Luck, Position
from grandaustria.engine import game_seed
from grandaustria.research import observation
from grandaustria.research.games import ACTIONS, REWARDS, setup_of

NAME = "grand_austria_hotel_v1"
Observation = dict[str, NDArray[Any]]
_BROUGHT_BY_RESET = frozenset(
    ("position", "agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
)


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # no type information
    """One table.

    An observation holds what the agent may know ("observation") and what it may do ("action_mask"): nothing while
    others decide, and everything when the game is over, since a mask without any action breaks whoever divides by it.
    Only the end of a game is rewarded.

    >>> table = TableEnv(players=3)
    >>> table.reset(seed=1)
    >>> table.agent_selection, [int(action) for action in np.flatnonzero(table.last()[0]["action_mask"])]
    ('player_0', [34, 35, 36, 37, 38])
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        preset: str | int = "2022",
        hotels: str = "night",
        staff: str = "standard",
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; choose one of {', '.join(REWARDS)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.render_mode = render_mode
        self.setup = setup_of(players, preset, hotels, staff)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._reward = REWARDS[reward]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _observations() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed, self._games = random.getrandbits(63), 0

    def __getattr__(self, name: str) -> Any:
        """What a game brings with it is there once one has begun."""
        if name in _BROUGHT_BY_RESET:
            raise AttributeError(f"{name} is there after reset()")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def observation_space(self, agent: str) -> Space[Any]:
        """Where its observations lie: the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Where its actions lie: the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, with the luck of this seed, or of the one that follows from the seed given last.

        What is no seed is refused before anything has changed.
        """
        if seed is not None:
            self._seed, self._games = index(seed), 0
        self._luck = Luck(game_seed(self._seed, self._games) if self._games else self._seed)
        self._games += 1
        self.position = Position(self.setup)
        self._luck.resolve(self.position)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.position.to_move]
        self._show()

    def observe(self, agent: str) -> Observation:
        position, seat = self.position, self._seats[agent]
        return {
            "observation": observation.observe(position, seat),
            "action_mask": observation.legal_mask(position, seat),
        }

    def step(self, action: int | None) -> None:
        """Do the action of the agent whose turn it is; what is illegal raises ActionError and changes nothing."""
        position = self.position
        if position.to_move < 0:
            self._leave(action)
            return
        position.apply(action)  # type: ignore[arg-type]  # None is refused like any other action there is not
        self._luck.resolve(position)
        mover = position.to_move
        if mover >= 0:
            self.agent_selection = self.possible_agents[mover]
        else:
            self._finish()
        self._show()

    def _leave(self, action: int | None) -> None:
        """One agent after the other leaves a game that is over."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _finish(self) -> None:
        rewards = self._reward(self.position)
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as text ("ansi") or as an SVG drawing ("svg"), with everybody's cards; "human" prints the text.

        Without a render mode nothing is shown, as with PettingZoo's own: hands are not to be printed by mistake.
        """
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode: human, ansi or svg")
            return None
        if self.render_mode == "svg":
            return self.position._repr_svg_()
        text = str(self.position)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


def _observations() -> Dict:
    return Dict(
        {
            "observation": Box(0, 255, (observation.SIZE,), np.uint8),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
    )


raw_env = TableEnv


def env(**options: Any) -> TableEnv:
    """The environment, as PettingZoo offers its own.

    No wrapper is needed around it: the engine refuses what is illegal, and a table that was not set up has nothing
    that could be used too early.

    >>> table = env(players=2, preset="de2015", staff="draft")
    >>> table.reset(seed=42)
    >>> table.num_agents
    2
    """
    return TableEnv(**options)


pettingzoo.register("aec", NAME, entry_point=f"{__name__}:env")

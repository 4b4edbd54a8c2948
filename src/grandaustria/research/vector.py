"""Many games at once: arrays of actions in, arrays of observations, masks and rewards out.

>>> import numpy as np
>>> with VectorEnv(num_games=64, players=2, seed=1) as env:
...     observation, info = env.reset()
...     rng, ended = np.random.default_rng(1), 0
...     for _ in range(200):
...         observation, reward, terminated, truncated, info = env.step(env.sample_actions(rng))
...         ended += int(terminated.sum())
>>> observation.shape == (64, SIZE), info["mask"].shape, reward.shape, ended > 64
(True, (64, 512), (64, 4), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from threading import Lock
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from grandaustria import ActionError, Luck, Position, Setup
from grandaustria.engine import game_seed
from grandaustria.engine._engine import BOT_CODES, DECISIONS, GAME_SHIFT, SLOT_BYTES, VectorGames
from grandaustria.research.crew import Crew
from grandaustria.research.fields import SEATS
from grandaustria.research.games import REWARDS
from grandaustria.research.observation import SIZE

OPPONENTS = tuple(BOT_CODES)
MOST_STAGGERED = 1000
"""A game has about a hundred decisions a player, so nobody needs more."""

Step = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]]


class VectorEnv:
    """Games in C memory, stepped together without the interpreter lock; a game that ends is followed by the next.

    All arrays are made once and filled in place by `reset` and `step`; whoever keeps something copies it. Row i is
    that of slot i:

    - `observation` (N, SIZE) bytes: what the seat to move may know (`research.observation`);
    - `mask` (N, 512) bool: its legal actions; `seat` (N,): which seat it is;
    - `reward` (N, 4) float32, by seat: 0 until the game ends;
    - `terminated` (N,) bool: the step ended a game; everything but reward and scores is that of the next one already;
    - `truncated` (N,) bool: never; `scores` (N, 4): points by seat of the last game that ended in the slot.

    `players` counts where there is no `setup`, which is one for all slots or one for each. `skip_forced` does by itself
    what has no alternative. With `opponents` ("random", "waiter") only one seat a game is the caller's, another one in
    each game, and bots play the others; a solo game has one seat to decide for anyway. Rewards of a game add up to 0:
    "victory" is 1 for the winner, the loss spread over the others, "margin" the lead over the mean of the others in
    hundreds of points. Whatever is called from several threads waits for its turn.
    """

    def __init__(
        self,
        num_games: int,
        players: int = 2,
        setup: Setup | Sequence[Setup] | None = None,
        threads: int = 1,
        seed: int = 0,
        skip_forced: bool = True,
        *,
        opponents: str | None = None,
        reward: str = "victory",
    ) -> None:
        num_games, threads = _at_least_one("num_games", num_games), _at_least_one("threads", threads)
        _one_of("reward", reward, tuple(REWARDS))
        _one_of("opponents", opponents, (None, *OPPONENTS))
        self.num_games, self.threads, self.seed = num_games, threads, index(seed)
        setup = Setup(players=players) if setup is None else setup
        self.setups = tuple(setup) if isinstance(setup, Sequence) else num_games * (setup,)
        if len(self.setups) != num_games:
            raise ValueError(f"setup: one for all {num_games} games or one for each, not {len(self.setups)}")
        self.observation = np.zeros((num_games, SIZE), np.uint8)
        self.mask = np.zeros((num_games, DECISIONS), np.bool_)
        self.seat = np.zeros(num_games, np.uint8)
        self.reward = np.zeros((num_games, SEATS), np.float32)
        self.terminated, self.truncated = np.zeros((2, num_games), np.bool_)
        self.scores = np.zeros((num_games, SEATS), np.int32)
        self.info: dict[str, NDArray[Any]] = {"mask": self.mask, "seat": self.seat, "scores": self.scores}
        self.action = np.zeros(num_games, np.int64)
        arrays = {
            "observation": self.observation,
            "mask": self.mask.view(np.uint8),
            "seat": self.seat,
            "done": self.terminated.view(np.uint8),
            "reward": self.reward,
            "scores": self.scores,
            "action": self.action,
        }
        self.games = VectorGames(self.setups, self.seed, skip_forced, opponents, reward == "margin", arrays)
        self._crew: Crew | None = Crew(threads)
        self._lock = Lock()
        self._begun = False

    def reset(self, seed: int | None = None, stagger: int = 0) -> tuple[NDArray[np.uint8], dict[str, NDArray[Any]]]:
        """Begin the first game of every slot: the same ones each time, until another seed is given.

        With `stagger`, up to so many random decisions are taken first, so that not all games are in the same round.
        """
        stagger = check_stagger(stagger)
        with self._lock:
            crew = self._open()
            if seed is not None:
                self.seed = index(seed)
                self.games.reseed(self.seed)
            crew.share(self.num_games, lambda first, last: self.games.reset(first, last, stagger))
            self._begun = True
        return self.observation, self.info

    def step(self, actions: NDArray[Any]) -> Step:
        """Do one action in every game, go on to the next decision of each, and fill the arrays.

        If any action is refused (ActionError), nothing has changed anywhere.
        """
        with self._lock:
            crew = self._running()
            self._take(actions)
            refused = self.games.first_refused(0, self.num_games)
            if refused >= 0:
                raise ActionError(f"game {refused}: {self._why(refused)}")
            crew.share(self.num_games, self.games.step)
        return self.observation, self.reward, self.terminated, self.truncated, self.info

    def sample_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely."""
        seed, chosen = int(rng.integers(1 << 63)), np.empty(self.num_games, np.int64)
        with self._lock:
            self._running().share(self.num_games, lambda first, last: self.games.sample(first, last, seed, chosen))
        return chosen

    def position(self, slot: int) -> Position:
        """A copy of the position in a slot, hidden cards included."""
        with self._lock:
            self._running()
            return self.games.position(slot)

    def game(self, slot: int) -> int:
        """How many games have ended in a slot since the reset."""
        with self._lock:
            self._running()
            return self.games.game(slot)

    def luck(self, slot: int, game: int) -> Luck:
        """What chance brings in this game of a slot: with the same actions a `Position` goes the same way."""
        return Luck(game_seed(self.seed, index(slot) + (index(game) << GAME_SHIFT)))

    @property
    def bytes_per_game(self) -> int:
        """Memory that each game takes, its rows of the arrays included."""
        arrays = (*self.info.values(), self.observation, self.reward, self.terminated, self.truncated, self.action)
        return SLOT_BYTES + sum(array.nbytes for array in arrays) // self.num_games

    def close(self) -> None:
        """End the threads. The arrays stay as they are."""
        with self._lock:
            if self._crew is not None:
                self._crew.settle()
                self._crew.dismiss()
                self._crew = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _open(self) -> Crew:
        if self._crew is None:
            raise RuntimeError("this environment is closed")
        self._crew.settle()
        return self._crew

    def _running(self) -> Crew:
        crew = self._open()
        if not self._begun:
            raise RuntimeError("reset() comes first")
        return crew

    def _take(self, actions: NDArray[Any]) -> None:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        if chosen.shape != (self.num_games,):
            raise ValueError(f"there are {self.num_games} games, and the actions have the shape {chosen.shape}")
        np.copyto(self.action, chosen, casting="unsafe")

    def _why(self, slot: int) -> str:
        try:
            self.games.position(slot).apply(int(self.action[slot]))
        except ActionError as error:
            return str(error)
        raise AssertionError("the games and their positions differ about what is legal")


def check_stagger(stagger: int = 0) -> int:
    """A number of decisions; ValueError if there are not so many in a game."""
    if not 0 <= index(stagger) <= MOST_STAGGERED:
        raise ValueError(f"stagger: {stagger} is not a number from 0 to {MOST_STAGGERED}")
    return index(stagger)


def _at_least_one(name: str, value: int) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__") or index(value) < 1:
        raise ValueError(f"{name}: {value!r} is not a whole number from 1 on")
    return index(value)


def _one_of(name: str, value: str | None, values: tuple[str | None, ...]) -> None:
    if value not in values:
        raise ValueError(f"{name}: {value!r} is not one of {', '.join(map(repr, values))}")

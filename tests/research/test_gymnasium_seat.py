"""One seat of a game with Gymnasium's interface: its own checker passes, bots play the others, `info` has the mask."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from grandaustria import Setup
from grandaustria.research.games import ACTIONS, REWARDS
from grandaustria.research.gymnasium_env import LOST, NAME, SeatEnv
from grandaustria.research.observation import observe
from tests.waiting import PATIENCE


def played(env: SeatEnv, seed: int | None = None) -> tuple[list[int], float, dict[str, Any]]:
    """A game in which the first legal action is chosen: the actions, the reward, and the last `info`."""
    _, info = env.reset(seed=seed)
    actions, reward, terminated = [], 0.0, False
    while not terminated:
        assert reward == 0
        actions.append(int(np.flatnonzero(info["action_mask"])[0]))
        _, reward, terminated, truncated, info = env.step(np.int64(actions[-1]))
        assert not truncated
    return actions, reward, info


@pytest.mark.parametrize(
    "options", [{}, {"players": 4, "opponents": "waiter"}, {"setup": Setup(solo="easy")}], ids=repr
)
def test_it_is_made_by_name_and_passes_the_checker(options: dict[str, Any]) -> None:
    env = gymnasium.make(NAME, **options)
    check_env(env.unwrapped)
    env.close()


FRESH = f"""
import gymnasium
known = "{NAME}" in gymnasium.registry
name = "grandaustria.research.gymnasium_env:{NAME}"
env, many = gymnasium.make(name), gymnasium.make_vec(name, num_envs=2)
print(known, env.reset(seed=1)[1]["action_mask"].any(), many.reset(seed=1)[1]["action_mask"].any(axis=1))
"""


def test_gymnasium_reads_the_module_by_itself() -> None:
    """Where nobody has imported it; by itself Gymnasium asks no package for its games."""
    said = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert said.stdout == "False True [ True  True]\n"


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_seat_sees_what_it_may_and_is_rewarded_at_the_end(seat: int | None, reward: str) -> None:
    env = SeatEnv(players=3, seat=seat, opponents="waiter", reward=reward)
    seats = set()
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        assert env.position.to_move == env.seat == info["seat"]
        assert (observation == observe(env.position, env.seat)).all()
        assert set(np.flatnonzero(info["action_mask"])) == set(env.position.legal_actions())
        assert (info["action_mask"] == env.action_masks()).all()
        _, gained, info = played(env)
        assert gained == REWARDS[reward](env.position)[env.seat]
        assert info["scores"] == [score.total for score in env.position.scores()]
        assert not info["illegal"]
        seats.add(env.seat)
    assert (len(seats) > 1) == (seat is None)


def test_a_seed_is_followed_by_the_same_games() -> None:
    one, other = SeatEnv(opponents="random"), SeatEnv(opponents="random")
    first = [played(one, seed) for seed in (5, None)]
    assert [game[:2] for game in first] == [played(other, seed)[:2] for seed in (5, None)]
    assert first[0][2]["scores"] != first[1][2]["scores"]


def test_who_opponents_are_counts() -> None:
    results = {bot: played(SeatEnv(seat=0, opponents=bot), 3)[2]["scores"][1] for bot in ("random", "waiter")}
    assert results["waiter"] > results["random"]


def test_what_is_not_allowed_loses() -> None:
    env = SeatEnv()
    _, info = env.reset(seed=1)
    before = env.position.hash
    for action in (int(np.flatnonzero(info["action_mask"] == 0)[0]), ACTIONS - 1):
        _, reward, terminated, truncated, after = env.step(np.int64(action))
        assert (reward, terminated, truncated, after["illegal"]) == (LOST, True, False, True)
    assert env.position.hash == before


def test_it_is_shown_as_text_and_as_a_drawing() -> None:
    for mode, beginning in (("ansi", ""), ("svg", "<svg")):
        env = SeatEnv(render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert shown
        assert shown.startswith(beginning)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seat": 2}, "there is no seat 2"),
        ({"seat": 1, "setup": Setup(solo="easy")}, "there is no seat 1"),
        ({"reward": "points"}, "there is no reward 'points'"),
        ({"opponents": "genius"}, "there is no bot 'genius'"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
    ],
)
def test_what_there_is_not(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        SeatEnv(**options)


def test_what_it_gives_stays() -> None:
    env = SeatEnv()
    observation, info = env.reset(seed=1)
    kept: list[NDArray[Any]] = [observation.copy(), info["action_mask"].copy()]
    env.step(np.int64(info["action_mask"].argmax()))
    assert (observation == kept[0]).all()
    assert (info["action_mask"] == kept[1]).all()

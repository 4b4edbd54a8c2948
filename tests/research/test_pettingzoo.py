"""The PettingZoo environment: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest

from grandaustria import ActionError, Luck, Position, Setup
from grandaustria.engine import game_seed
from grandaustria.research import pettingzoo_env
from grandaustria.research.games import ACTIONS, OUTCOMES, margin, setup_of, victory
from grandaustria.research.pettingzoo_env import TableEnv
from grandaustria.vocabulary import FAMILIES

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's tests load one of its classics in the way it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    pettingzoo_test = import_module("pettingzoo.test")
SVG = "{http://www.w3.org/2000/svg}svg"
KNOWN_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo says of every environment with dictionaries that is not its own."""
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 3, "preset": "de2015", "staff": "draft"},
    {"players": 4, "preset": "it2015", "hotels": "day", "reward": "margin"},
    {"players": 2, "hotels": "day_b+day_d", "staff": "intro"},
)


def play(env: TableEnv, rng: random.Random, steps: int = 10**6) -> list[tuple[str, int]]:
    """Random steps, none after the end."""
    played: list[tuple[str, int]] = []
    while not any(env.terminations.values()) and len(played) < steps:
        observation = env.last()[0]
        assert observation is not None
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        played.append((env.agent_selection, action))
        env.step(action)
    return played


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_api(variant: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        pettingzoo_test.api_test(pettingzoo_env.env(**variant), num_cycles=300)
    assert {str(warning.message) for warning in caught} == KNOWN_WARNINGS


def test_it_is_registered() -> None:
    env = pettingzoo.make("aec", pettingzoo_env.NAME, players=4)
    assert env.setup == Setup(players=4)


def test_seed() -> None:
    pettingzoo_test.seed_test(pettingzoo_env.env, num_cycles=300)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    checks = {"svg": lambda drawing: ElementTree.fromstring(drawing).tag == SVG, "ansi": lambda text: "queue" in text}
    pettingzoo_test.render_test(pettingzoo_env.env, checks)
    assert "queue" in capsys.readouterr().out


def test_nothing_is_shown_without_a_render_mode(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo_env.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None
    assert capsys.readouterr().out == ""


def test_performance_benchmark(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """That it runs; with a clock that goes a second a look, for it looks until five are over."""
    clock = iter(range(100))
    monkeypatch.setattr("time.time", lambda: next(clock))
    pettingzoo_test.performance_benchmark(pettingzoo_env.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_game_is_that_of_the_engine(variant: dict[str, Any]) -> None:
    env = pettingzoo_env.env(**variant)
    env.reset(seed=7)
    played = play(env, random.Random(1))
    position, luck = Position(env.setup), Luck(7)
    luck.resolve(position)
    for agent, action in played:
        assert agent == f"player_{position.to_move}"
        position.apply(action)
        luck.resolve(position)
    assert position.is_over
    assert position == env.position
    expected = (margin if variant.get("reward") == "margin" else victory)(position)
    assert list(env.rewards.values()) == expected
    assert sum(expected) == pytest.approx(0)


def test_masks() -> None:
    env = pettingzoo_env.env(players=3)
    env.reset(seed=1)
    rng = random.Random(1)
    while not env.terminations["player_0"]:
        for agent in env.possible_agents:
            mask = env.observe(agent)["action_mask"]
            legal = env.position.legal_actions() if agent == env.agent_selection else []
            assert np.flatnonzero(mask).tolist() == legal
        play(env, rng, steps=1)
    assert env.observe("player_1")["action_mask"].all()


def test_observations_are_the_callers() -> None:
    """Whoever keeps one finds it as it was."""
    env = pettingzoo_env.env()
    env.reset(seed=1)
    kept = env.observe(env.agent_selection)
    before = copy.deepcopy(kept)
    play(env, random.Random(1))
    assert all(np.array_equal(kept[key], before[key]) for key in before)


def test_two_worlds_that_look_the_same_are_observed_alike() -> None:
    rng = random.Random(1)
    differing = 0
    for seed in range(12):
        env = pettingzoo_env.env(players=2 + seed % 3, staff=("standard", "draft")[seed % 2])
        env.reset(seed=seed)
        play(env, rng, steps=rng.randrange(100))
        seat = rng.randrange(env.setup.players)
        other = copy.deepcopy(env)
        other.position = env.position.resample(seat, rng)
        differing += other.position != env.position
        seen, again = (world.observe(f"player_{seat}") for world in (env, other))
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
    assert differing > 6


def test_seeds() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=5)
    first = env.position.copy()
    env.reset()
    second = env.position.copy()
    env.reset(seed=5)
    assert env.position == first != second
    expected = Position(Setup())
    Luck(game_seed(5, 1)).resolve(expected)
    assert second == expected


def test_seeds_of_numpy_are_numbers_too() -> None:
    env, other = pettingzoo_env.env(), pettingzoo_env.env()
    for seed in (np.int64(5), np.uint8(5), np.array(5)):
        env.reset(seed=seed)
        other.reset(seed=5)
        assert env.position == other.position
        env.reset()
        other.reset()
        assert env.position == other.position


def test_a_refused_seed_changes_nothing() -> None:
    env, other = pettingzoo_env.env(), pettingzoo_env.env()
    env.reset(seed=5)
    other.reset(seed=5)
    play(env, random.Random(1), steps=10)
    before = env.position.copy()
    for wrong in ("x", 2.5, np.float64(5), [5]):
        with pytest.raises(TypeError):
            env.reset(seed=wrong)  # type: ignore[arg-type]
    assert env.position == before
    env.reset()
    other.reset()
    assert env.position == other.position


def test_a_copied_table_plays_on_alike() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=3)
    play(env, random.Random(1), steps=20)
    twin = copy.deepcopy(env)
    assert play(env, random.Random(2)) == play(twin, random.Random(2))
    assert env.position == twin.position


def test_agents_leave_one_after_the_other() -> None:
    env = pettingzoo_env.env(players=3)
    env.reset(seed=1)
    play(env, random.Random(1))
    rewards = dict(env.rewards)
    left = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated) == (True, False)
        left[agent] = reward
        env.step(None)
    assert left == rewards
    assert env.agents == []


def test_refusals() -> None:
    env = pettingzoo_env.env()
    for use in (lambda: env.agents, lambda: env.num_agents, lambda: env.step(0), lambda: env.last()):
        with pytest.raises(AttributeError, match="after reset"):
            use()
    with pytest.raises(AttributeError, match="no attribute 'agent'"):
        env.agent  # noqa: B018
    env.reset(seed=1)
    before = env.position.copy()
    for action in (0, 511, None):
        with pytest.raises(ActionError):
            env.step(action)
    assert env.position == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"reward": "glory"}, "victory, margin"),
        ({"render_mode": "rgb_array"}, "rgb_array"),
        ({"players": 5}, "players"),
        ({"preset": "1900"}, "rulebook"),
        ({"preset": 1900}, "rulebook"),
        ({"hotels": None}, "hotels: None is not a text"),
        ({"hotels": ("day_a", "day_c")}, "day_a"),
        ({"hotels": "day_a+day_a"}, "hotels"),
    ],
)
def test_impossible_tables(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pettingzoo_env.env(**wrong)


def test_a_rulebook_may_be_called_by_its_year() -> None:
    assert setup_of(preset=2022) == setup_of(preset="2022") == setup_of(preset="edition2022")


def test_numbers_of_actions() -> None:
    decisions = [first + count for _, first, count, _ in FAMILIES if first < ACTIONS]
    outcomes = [first + count for _, first, count, _ in FAMILIES if first >= ACTIONS]
    assert max(decisions) <= ACTIONS
    assert max(outcomes) == ACTIONS + OUTCOMES


def finished(setup: Setup, totals: list[int]) -> Position:
    """A game that ended with these points."""
    seats = [{"krones": 0, "points": {"guests": total}} for total in totals]
    return Position.from_json({"setup": setup.to_json(), "phase": "over", "round": 7, "seats": seats})


@pytest.mark.parametrize(
    ("totals", "reward", "expected"),
    [
        ([100, 80], victory, [1, -1]),
        ([90, 80, 70], victory, [1, -0.5, -0.5]),
        ([90, 90, 70], victory, [0.25, 0.25, -0.5]),
        ([50, 50], victory, [0, 0]),
        ([90, 80, 70], margin, [0.15, 0, -0.15]),
    ],
)
def test_rewards(totals: list[int], reward: Callable[[Position], list[float]], expected: list[float]) -> None:
    assert reward(finished(setup_of(len(totals)), totals)) == pytest.approx(expected)

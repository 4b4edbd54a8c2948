"""The self-play recipe learns, goes on where it stopped, and leaves a network that plays without PyTorch."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grandaustria.research.policy import Policy
from grandaustria.research.vector import VectorEnv

ROOT = Path(__file__).parents[2]
SMALL = ("--games=16", "--steps=8", "--portion=64", "--widths=12", "--measured=8", "--threads=1", "--device=cpu")
SURE_OF_IT = 12
"""Updates after which it has learned enough, from about 200,000 decisions."""

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def recipe() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "examples" / "selfplay.py"), run_name="selfplay")


def curve(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_learns(recipe: dict[str, Any], tmp_path: Path, seed: int) -> None:
    """Twice what players have who choose anything; where they lose points, twice what they lose, won."""
    recipe["main"]([str(tmp_path), "--updates", str(SURE_OF_IT), "--times", "2", "--seed", str(seed)])
    rows = curve(tmp_path)
    assert [row["updates"] for row in rows] == [0, 6, SURE_OF_IT]
    last = rows[-1]
    for score in (last["own"], last["random"]["score"], last["waiter"]["score"]):
        assert score > max(20, 2 * abs(last["chance"]))
    assert last["random"]["won"] > 0.9
    assert rows[0]["random"]["score"] < 10


def test_it_goes_on_where_it_stopped(recipe: dict[str, Any], tmp_path: Path) -> None:
    def run(updates: int) -> None:
        recipe["main"]([str(tmp_path), "--updates", str(updates), "--times", "1", *SMALL])

    run(2)
    first = Policy.load(tmp_path / "policy.npz")
    run(2)  # nothing is left to do
    again = Policy.load(tmp_path / "policy.npz")
    assert np.array_equal(first.action.weight, again.action.weight)
    run(5)
    later = Policy.load(tmp_path / "policy.npz")
    assert not np.array_equal(first.action.weight, later.action.weight)
    assert [row["updates"] for row in curve(tmp_path)] == [0, 2, 2, 2, 5]
    assert [row["decisions"] for row in curve(tmp_path)] == [0, 256, 256, 256, 640]
    assert "</svg>" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numpy_and_pytorch_agree(recipe: dict[str, Any], tmp_path: Path, players: int) -> None:
    recipe["main"]([str(tmp_path), "--updates", "2", "--times", "1", "--players", str(players), *SMALL])
    policy = Policy.load(tmp_path / "policy.npz")
    network = recipe["network_of"](policy, recipe["torch"].device("cpu"))
    with VectorEnv(50, players, seed=3) as env:
        env.reset(stagger=100)
        likelihoods, to_come = recipe["judge"](network, *recipe["shown"](env, recipe["torch"].device("cpu")))
        preferences, points = policy.judge(env.observation)
        allowed = np.where(env.mask, preferences, -np.inf)
        wanted = allowed - np.log(np.exp(allowed).sum(-1, keepdims=True))
        assert likelihoods.detach().numpy()[env.mask] == pytest.approx(wanted[env.mask], abs=1e-4)
        assert 100 * to_come.detach().numpy() == pytest.approx(points, abs=1e-2)


def test_a_decision_is_compared_with_what_followed_for_its_seat(recipe: dict[str, Any]) -> None:
    """Game by game and seat by seat, from the definition: the sum of later surprises, each counting less."""
    rng, steps, games = np.random.default_rng(1), 30, 9
    torch = recipe["torch"]
    seat = rng.integers(0, 3, (steps + 1, games)).astype(np.uint8)
    points, to_come = rng.random((2, steps + 1, games)).astype(np.float32)
    ended, scores = rng.random((steps, games)) < 0.1, rng.random((steps, games, 4)).astype(np.float32)
    nothing = torch.empty(0)
    seen = recipe["Experience"](
        nothing, nothing, nothing, nothing, seat[:-1], ended, scores, points, torch.from_numpy(to_come)
    )
    found = recipe["advantages"](seen, seat[-1])
    expected = points + to_come
    for game in range(games):
        for step in range(steps):
            wanted = by_definition(step, seat[:, game], expected[:, game], ended[:, game], scores[:, game])
            assert found[step, game] == pytest.approx(wanted, abs=1e-4, nan_ok=True)


def by_definition(step: int, seat: Any, expected: Any, ended: Any, scores: Any) -> float:
    total, weight, own = 0.0, 1.0, seat[step]
    while True:
        after = step + 1
        while not ended[after - 1] and after < len(ended) and seat[after] != own:
            after += 1
        if ended[after - 1]:
            return total + weight * float(scores[after - 1, own] - expected[step])
        if seat[after] != own:
            return total if total or weight < 1 else float("nan")
        total += weight * float(expected[after] - expected[step])
        weight *= 0.97
        step = after
        if step == len(ended):
            return total

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
    for score in (last["random"]["score"], last["waiter"]["score"]):
        assert score > max(20, 2 * abs(last["chance"]))
    assert last["own"] > max(10, 2 * abs(last["chance"]))  # drawn by lot, and of all games since the sixth update
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
    assert {path.name for path in tmp_path.iterdir()} == {"checkpoint.pt", "policy.npz", "curve.jsonl", "curve.svg"}


def test_a_checkpoint_holds_all_that_learning_needs(recipe: dict[str, Any], tmp_path: Path) -> None:
    torch = recipe["torch"]
    recipe["main"]([str(tmp_path), "--updates=3", "--times=1", *SMALL])
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    Policy.begun([12], seed=99).save(tmp_path / "policy.npz")  # of which only the widths count
    learner = recipe["Learner"].begin(tmp_path, 2, (64, 64), 1, torch.device("cpu"))
    assert (learner.updates, learner.decisions) == (3, 3 * 16 * 8)
    assert all(torch.equal(found, kept["network"][name]) for name, found in learner.network.state_dict().items())
    found, states = learner.optimizer.state_dict()["state"], kept["optimizer"]["state"]
    assert found.keys() == states.keys() == set(range(len(kept["network"])))
    for key, state in states.items():
        assert state["exp_avg"].any()
        assert torch.equal(found[key]["exp_avg"], state["exp_avg"])
        assert torch.equal(found[key]["exp_avg_sq"], state["exp_avg_sq"])


def test_the_learning_rate_falls(recipe: dict[str, Any]) -> None:
    rate = recipe["learning_rate"]
    assert rate(0) == recipe["LEARNING_RATE"]
    assert rate(3 * int(recipe["DECISIONS_TO_FALL"])) == pytest.approx(recipe["LEARNING_RATE"] / 2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--minutes=0",), "--minutes: more than 0"),
        (("--minutes=nan",), "--minutes: more than 0"),
        (("--times=0",), "0 is less than 1"),
        (("--widths=0",), "0 is less than 1"),
        (("--games=1", "--steps=1"), "too few decisions"),
        (("--device=nowhere",), "--device"),
    ],
)
def test_wrong_arguments_are_refused(
    recipe: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit):
        recipe["main"]([str(tmp_path / "new"), *words])
    assert said in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_another_number_of_players_is_refused(recipe: dict[str, Any], tmp_path: Path) -> None:
    recipe["main"]([str(tmp_path), "--updates=1", "--times=1", *SMALL])
    with pytest.raises(SystemExit, match="learned with 2 players, not with 3"):
        recipe["main"]([str(tmp_path), "--updates=2", "--times=1", "--players=3", *SMALL])


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
            track = seat[:, game], expected[:, game], ended[:, game], scores[:, game]
            wanted = by_definition(step, *track, recipe["LOOKAHEAD"])
            assert found[step, game] == pytest.approx(wanted, abs=1e-4, nan_ok=True)


def by_definition(step: int, seat: Any, expected: Any, ended: Any, scores: Any, lookahead: float) -> float:
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
        weight *= lookahead
        step = after
        if step == len(ended):
            return total

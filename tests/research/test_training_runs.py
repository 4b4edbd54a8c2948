"""Training with PyTorch: it learns, goes on from the network alone, and judges as the network does without PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grandaustria.research.observation import SIZE
from grandaustria.research.policy import POINTS, Policy
from grandaustria.research.training.tables import MEASURED
from grandaustria.research.vector import VectorEnv
from tests.bots.tables import EVERY_TABLE

pytestmark = pytest.mark.long

SMALL = ("--games=96", "--steps=8", "--portion=256", "--widths", "24", "--measured=4", "--threads=1", "--device=cpu")
LEARNING = ("--tables=two", "--games=256", "--epochs=3", "--portion=2048", "--widths", "256", "128", "--settle=0")


def train(folder: Path, *words: str) -> list[dict[str, Any]]:
    from grandaustria.research.training.__main__ import main

    main([str(folder), "--device=cpu", "--threads=2", *words])
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]


def test_it_learns_and_goes_on_from_the_network_alone(tmp_path: Path) -> None:
    """Half of a plan, then the other half in another run that knows nothing of the first but the network."""
    words = ("--of=2", "--minutes=1", "--every=9", "--updates=10", "--measured=100", *LEARNING)
    first = train(tmp_path, *words)
    kept = tmp_path / "policy.npz"
    middle = Policy.load(kept)
    for path in tmp_path.iterdir():
        if path != kept:
            path.unlink()
    second = train(tmp_path, "--from-minute=1", *words)
    points = [row["waiter"]["2 players"]["score"] for row in (*first, *second)]
    start, half, again, end = points
    assert start < 10
    assert half == again
    assert half > 20
    assert end > half + 5
    assert not np.array_equal(middle.action.weight, Policy.load(kept).action.weight)


def test_every_kind_of_table_has_its_curve(tmp_path: Path) -> None:
    Policy.begun([12], seed=3).save(tmp_path / "yardstick.npz")
    rows = train(
        tmp_path, "--updates=4", "--minutes=1", "--every=0.5", "--yardstick", str(tmp_path / "yardstick.npz"), *SMALL
    )
    assert [row["updates"] for row in rows] == [0, 2, 4, 4]
    assert [row["decisions"] for row in rows] == [96 * 8 * row["updates"] for row in rows]
    assert {*rows[-1]["waiter"]} == {*MEASURED}
    assert {*rows[-1]["yardstick"]} == {"score", "others", "won", "margin_off"}
    kept = {"policy.npz", "curve.jsonl", "curve.svg", "settings-0.json", "yardstick.npz"}
    assert {path.name for path in tmp_path.iterdir()} == kept
    assert json.loads((tmp_path / "settings-0.json").read_text(encoding="utf-8"))["seed"] == 1
    assert "4 players" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_numpy_and_pytorch_agree_at_every_table() -> None:
    import torch

    from grandaustria.research.training.network import Network, judge, padded

    rng = np.random.default_rng(1)
    begun = Policy.begun([48, 24], seed=1)
    begun.hidden[0].bias[:] = rng.normal(0, 0.1, 48)
    network = Network.of(begun, torch.device("cpu"), torch.float32)
    with torch.no_grad():
        network.weights[-1].copy_(torch.from_numpy(rng.normal(0, 0.1, (3, 24))))
    policy = network.policy()
    with VectorEnv(len(EVERY_TABLE), setup=EVERY_TABLE, seed=3) as env:
        env.reset(stagger=100)
        found, outlook = judge(
            network.frozen(), padded(env.observation, torch.device("cpu")), torch.from_numpy(env.mask)
        )
        allowed = np.where(env.mask, policy.judge(env.observation)[0], -np.inf)
        wanted = allowed - np.log(np.exp(allowed).sum(-1, keepdims=True))
        assert found.numpy()[env.mask] == pytest.approx(wanted[env.mask], abs=1e-4)
        assert outlook.numpy() * [POINTS, POINTS, 1] == pytest.approx(policy.outlook(env.observation), abs=1e-2)


def test_points_so_far_are_those_of_the_table() -> None:
    import torch

    from grandaustria.research.training.network import padded
    from grandaustria.research.training.playing import points_so_far

    with VectorEnv(len(EVERY_TABLE), setup=EVERY_TABLE, seed=3) as env:
        env.reset(stagger=150)
        found = points_so_far(padded(env.observation, torch.device("cpu"))).numpy() * POINTS
        for slot, seat in enumerate(env.seat):
            points = [sum(each.points.values()) for each in env.position(slot).seats]
            others = np.delete(points, seat).mean()
            assert found[slot] == pytest.approx([points[seat], others, 0], abs=1e-3)


@pytest.mark.parametrize("players", [2, 3])
def test_a_decision_is_compared_with_what_followed_for_its_seat(players: int) -> None:
    """Game by game and seat by seat, from the definition: the sum of later surprises, each counting less."""
    import torch

    from grandaustria.research.training.learning import LOOKAHEAD, surprises
    from grandaustria.research.training.playing import Batch

    rng, steps, games = np.random.default_rng(1), 30, 9
    batch = Batch.room(steps, games, torch.device("cpu"))
    batch.seat = torch.from_numpy(rng.integers(0, players, (steps + 1, games)))
    batch.so_far, batch.to_come = torch.from_numpy(rng.random((2, steps + 1, games, 3)).astype(np.float32))
    batch.ended = torch.from_numpy(rng.random((steps, games)) < 0.1)
    batch.scores[..., :players] = torch.from_numpy(rng.integers(0, 200, (steps, games, players)).astype(np.float32))
    batch.reward[..., 0], batch.reward[..., 1:players] = 1, -1 / (players - 1)  # seat 0 has won
    found = surprises(batch, torch.full((games,), float(players))).numpy()
    expected = (batch.so_far + batch.to_come).numpy()
    for game in range(games):
        scores = batch.scores[:, game, :players].numpy()
        for step in range(steps):
            seat = int(batch.seat[step, game])
            others = np.delete(scores, seat, 1).mean(1)
            final = np.stack((scores[:, seat] / POINTS, others / POINTS, np.full(steps, seat == 0)), 1)
            track = batch.seat[:, game].numpy(), expected[:, game], batch.ended[:, game].numpy(), final
            wanted = by_definition(step, *track, LOOKAHEAD)
            assert found[step, game] == pytest.approx(wanted, abs=1e-4, nan_ok=True)


def by_definition(step: int, seat: Any, expected: Any, ended: Any, final: Any, lookahead: float) -> Any:
    total, weight, own = np.full(3, np.nan), 1.0, seat[step]
    while True:
        after = step + 1
        while not ended[after - 1] and after < len(ended) and seat[after] != own:
            after += 1
        if not ended[after - 1] and seat[after] != own:
            return total
        worth = final[after - 1] if ended[after - 1] else expected[after]
        total = np.nan_to_num(total) + weight * (worth - expected[step])
        if ended[after - 1] or after == len(ended):
            return total
        weight *= lookahead
        step = after


def test_the_outlook_settles_alone(tmp_path: Path) -> None:
    Policy.begun([24], seed=2).save(tmp_path / "start.npz")
    train(tmp_path, "--start", str(tmp_path / "start.npz"), "--updates=3", "--minutes=1", "--settle=3", *SMALL)
    before, after = Policy.load(tmp_path / "start.npz"), Policy.load(tmp_path / "policy.npz")
    assert np.array_equal(before.action.weight, after.action.weight)
    assert np.array_equal(before.hidden[0].weight, after.hidden[0].weight)
    assert after.points.weight.shape == (24, 3)
    assert after.points.weight.any(0).all()
    assert after.outlook(np.zeros(SIZE, np.uint8)).shape == (3,)

"""Learning from a search with PyTorch: what is aimed at, that it comes nearer, and what is kept of it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from grandaustria.bots.foreseeing import LINES
from grandaustria.research.policy import Policy
from grandaustria.research.training import searching
from grandaustria.research.training.searched import NONE
from grandaustria.research.training.shelf import read

pytestmark = pytest.mark.long

QUICK = ("--workers=2", "--nodes=40", "--opening=20", "--minutes=9e9")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve of them, and a network that knows nothing."""
    folder = tmp_path_factory.mktemp("searched")
    searching.main(["play", str(folder), "--games=12", *QUICK])
    Policy.begun([64], seed=1).save(folder / "start.npz")
    return folder


def test_what_was_compared_is_divided_anew_and_nothing_else() -> None:
    import torch

    from grandaustria.research.training.imitating import improved

    before = torch.tensor([[0.1, 0.2, 0.3, 0.4], [0.1, 0.2, 0.3, 0.4]]).log()
    actions = torch.full((2, LINES), NONE)
    shares = torch.zeros(2, LINES)
    actions[0, :2], shares[0, :2] = torch.tensor([1, 3]), torch.tensor([0.75, 0.25])
    wanted = [[0.1, 0.45, 0.3, 0.15], [0.1, 0.2, 0.3, 0.4]]
    assert improved(before, actions, shares).numpy() == pytest.approx(np.array(wanted), abs=1e-6)


def test_the_outlook_is_what_was_foreseen_and_what_came(games: Path) -> None:
    import torch

    from grandaustria.research.training.imitating import Lessons
    from grandaustria.research.training.playing import points_so_far

    decisions = read([games])
    lessons = Lessons(decisions, 0.25, torch.device("cpu"))
    at_the_end = (lessons.to_come + points_so_far(lessons.seen)).numpy()
    known = decisions.actions[:, 0] != NONE
    assert at_the_end[~known] == pytest.approx(decisions.outcome[~known], abs=1e-5)
    mixed = 0.25 * decisions.foreseen[known] + 0.75 * decisions.outcome[known, :2]
    assert at_the_end[known, :2] == pytest.approx(mixed, abs=1e-5)
    assert at_the_end[known, 2] == pytest.approx(decisions.outcome[known, 2])
    held_out = {*decisions.game[lessons.held_out.numpy()].tolist()}
    assert (held_out, len(lessons.held_out) + len(lessons.learned)) == ({0, 10}, len(decisions.game))


def test_it_comes_nearer_to_what_it_learns_from_and_stays_where_nothing_was_compared(games: Path) -> None:
    import torch

    from grandaustria.research.training.imitating import Imitating, Imitator

    settings = Imitating(epochs=30, portion=64, rate=3e-3, foreseen=0.5, others=1.0, seed=1)
    start = Policy.load(games / "start.npz")
    imitator = Imitator(settings, start, read([games]), torch.device("cpu"))
    imitator.lessons.held_out = imitator.lessons.learned
    first = imitator.figures()
    assert first["drift"] == pytest.approx(0, abs=1e-5)
    for _ in range(settings.epochs):
        imitator.learn()
    last = imitator.figures()
    assert last["apart"] < 0.3 * first["apart"]
    assert last["clear"] > first["clear"] + 0.3
    assert last["outlook"] < 0.1 * first["outlook"]
    assert last["drift"] < 0.05


def test_the_best_network_of_a_run_is_kept_and_measured(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start, found = str(games / "start.npz"), games / "policy.npz"
    searching.main(["learn", str(games), "--start", start, "--epochs=2", "--portion=64", "--rate=1e-2", "--device=cpu"])
    rows = [json.loads(line) for line in (games / "learned.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [row["epoch"] for row in rows] == [0, 1, 2]
    assert min(row["loss"] for row in rows) < rows[0]["loss"]
    assert json.loads((games / "settings.json").read_text(encoding="utf-8"))["start"] == start
    assert not np.array_equal(Policy.load(found).action.weight, Policy.load(games / "start.npz").action.weight)
    capsys.readouterr()
    searching.main(["measure", str(found), str(found), "--games=4", "--tables", "3 players", "solo", "--device=cpu"])
    three, solo = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (three["won"], three["margin_off"]) == pytest.approx((1 / 3, 0))
    assert three["score"] == pytest.approx(three["others"])
    assert (solo["score"], solo["won"]) == (solo["others"], solo["others_won"])


def test_a_run_that_makes_it_worse_leaves_it_as_it_was(games: Path, tmp_path: Path) -> None:
    words = ["learn", str(tmp_path / "new"), "--also", str(games), "--start", str(games / "start.npz"), "--device=cpu"]
    searching.main([*words, "--epochs=1", "--portion=512", "--rate=9"])
    kept, start = Policy.load(tmp_path / "new" / "policy.npz"), Policy.load(games / "start.npz")
    assert np.array_equal(kept.hidden[0].weight, start.hidden[0].weight)

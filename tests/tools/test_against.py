"""A network in floats plays in the arena, and does what it prefers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import against
from grandaustria import Luck, Position, bots
from grandaustria.bots import learned
from grandaustria.research.policy import Policy

ROOT = Path(__file__).parents[2]
MASTER = ROOT / "research" / "master" / "policy.npz"


def test_a_match_against_floats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "LEVELS", dict(bots.LEVELS))
    Policy.begun((8, 8), seed=1).save(tmp_path / "new.npz")
    status = against.main([str(tmp_path / "new.npz"), "--bots", "waiter,floats", "--games", "2", "--json"])
    assert status == 0
    told = json.loads(capsys.readouterr().out)
    assert {entry["bot"]: entry["games"] for entry in told["results"]} == {"waiter": 2, "floats": 2}


def test_floats_choose_as_the_engine_does() -> None:
    floats, position, luck = against.Floats(Policy.load(MASTER)), Position(), Luck(seed=6)
    same = decisions = 0
    luck.resolve(position)
    while not position.is_over:
        view = position.view(position.to_move)
        action = floats.choose(view)
        same += action == learned.judge().choice(view)
        decisions += 1
        position.apply(action)
        luck.resolve(position)
    assert same >= 0.95 * decisions


def test_the_network_is_named_first() -> None:
    with pytest.raises(SystemExit, match="python tools/against"):
        against.main(["--games", "2"])

"""The load tests work: each of them in a size that takes seconds. What they measure is not asserted here."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.__main__ import SCENARIOS
from bench.figures import Report, Target, milliseconds
from bench.filling import LAST_ROUND, Played
from grandaustria import Setup

ROOT = Path(__file__).parents[2]
PATIENCE = 240

FIGURES = {
    "screens": {"moves", "moves_per_second", "screens_ms", "answers_ms", "errors", "server_cpu"},
    "steady": {"moves", "moves_per_second", "screens_ms", "answers_ms", "errors", "server_cpu"},
    "bots": {"without_bots", "with_bots", "bot_steps"},
    "idle": {"sockets", "memory_kib_per_socket", "cpu_at_rest", "screens_ms", "state_ms"},
    "opening": {"games", "moves_per_game", "first_ms", "cold_ms", "warm_ms"},
    "listing": {"archived", "running", "start_seconds", "lists_ms"},
    "workers": {"processes_1", "processes_2", "two_to_one"},
}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)


def errors_in(figures: Any) -> list[Any]:
    """Every count of errors, however deep."""
    if not isinstance(figures, dict):
        return []
    found = [figures["errors"]] if "errors" in figures else []
    return found + [error for value in figures.values() for error in errors_in(value)]


def check_scenario(name: str, folder: Path) -> None:
    out = folder / "figures.json"
    done = bench(name, "--size", "tiny", "--json", str(out))
    assert done.returncode in (0, 1), done.stderr  # 1: a target was missed, which is no business of a test
    assert "Traceback" not in done.stderr
    found = json.loads(out.read_text())
    assert {"machine", "size", "scenarios"} <= found.keys()
    report = found["scenarios"][name]
    assert FIGURES[name] <= report["figures"].keys()
    assert not any(errors_in(report["figures"]))
    assert all(target.keys() == {"name", "value", "limit", "unit", "reached"} for target in report["targets"])
    assert report["title"] in " ".join(done.stdout.split())


@pytest.mark.parametrize("name", sorted(set(SCENARIOS) - {"workers"}))
def test_a_scenario_runs_and_reports(name: str, tmp_path: Path) -> None:
    check_scenario(name, tmp_path)


@pytest.mark.parametrize("database", ["postgresql"])
def test_so_does_the_one_on_postgresql(database: str, tmp_path: Path) -> None:
    check_scenario("workers", tmp_path)


def test_help_names_every_scenario() -> None:
    text = bench("--help").stdout
    assert all(name in text for name in SCENARIOS)


def test_times_are_told_by_their_bad_cases() -> None:
    found = milliseconds([i / 1000 for i in range(1, 101)])
    assert found == {"count": 100, "p50": 51.0, "p95": 96.0, "p99": 100.0, "max": 100.0}
    assert math.isinf(milliseconds([])["p95"])


def test_a_target_is_reached_up_to_its_limit() -> None:
    targets = (Target("a", 50, 50, "ms"), Target("b", 50.1, 50, "ms"))
    assert [target["reached"] for target in Report("t", {}, targets).to_json()["targets"]] == [True, False]


def test_late_games_stand_in_the_middle_of_a_turn() -> None:
    game = Played.play(Setup(3), 1, to_the_end=False)
    assert game.hosted.position.round == LAST_ROUND
    assert game.row()["cursor"] == len(game.hosted.steps) > 1

"""The load tests work: each of them in a size that takes a moment. What they measure is not asserted here."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from bench import __main__ as command
from bench import counting, doors, floods, listing, moving, resting
from bench.__main__ import SCENARIOS
from bench.figures import Report, Target, milliseconds
from bench.filling import LAST_ROUND, Played
from bench.server import LIMITS, SECRET, Server
from grandaustria import Setup
from grandaustria.server import live
from grandaustria.server.settings import Limits, Settings
from tests.server.running import running

ROOT = Path(__file__).parents[2]
PATIENCE = 240
ON_POSTGRESQL = {"kills", "mending", "thousands", "workers"}

FIGURES = {
    "screens": {"moves", "moves_per_second", "screens_ms", "answers_ms", "errors", "server_cpu"},
    "steady": {"moves", "moves_per_second", "screens_ms", "answers_ms", "errors", "server_cpu"},
    "bots": {"without_bots", "with_bots", "bot_steps"},
    "metrics": {"without_metrics", "with_metrics"},
    "idle": {"sockets", "memory_kib_per_socket", "cpu_at_rest", "screens_ms", "state_ms"},
    "opening": {"games", "moves_per_game", "first_ms", "cold_ms", "warm_ms"},
    "listing": {"archived", "running", "start_seconds", "lists_ms"},
    "flood": {"opened_seconds", "without", "under_attack", "ratio"},
    "left": {"opened_seconds", "without_ms", "under_attack_ms", "server_cpu"},
    "mending": {"killed_seconds", "lost_seconds", "full_seconds"},
    "bodies": {"bodies", "answers", "person_ms", "errors", "server_cpu"},
    "headers": {"half_sent", "one_address", "many_addresses"},
    "sockets": {"sockets_wanted", "sockets_had", "person_ms", "errors"},
    "spectators": {"spectators", "first_tenth", "last_tenth", "said_to_all_ms"},
    "workers": {"processes_1", "processes_2", "two_to_one"},
    "kills": {"sqlite", "postgresql"},
    "thousands": {
        "start_seconds",
        "first_move_seconds",
        "memory_mib_at_start",
        "memory_mib_with_sockets",
        "sockets",
        "screens_ms",
        "server_cpu",
        "read_as_a_whole",
        "errors",
        "first_errors",
    },
}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "bench", *arguments]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)


@asynccontextmanager
async def in_a_thread(
    database: str, folder: Path, limits: Limits = LIMITS, handles: int | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """A server that counts as the process it lies in: to start one of its own takes longer than what is done here."""
    (folder / "server.log").touch()
    with running(Settings(database, port=0, secret=SECRET, limits=limits, **settings)) as server:
        process: Any = SimpleNamespace(pid=os.getpid())
        yield Server(process, server.settings.port, folder / "server.log")


def counts(figures: Any, name: str) -> list[Any]:
    """Every figure of this name, however deep."""
    if not isinstance(figures, dict):
        return []
    found = [figures[name]] if name in figures else []
    return found + [count for value in figures.values() for count in counts(value, name)]


def check_report(name: str, file: Path, printed: str) -> None:
    found = json.loads(file.read_text())
    assert {"machine", "size", "scenarios"} <= found.keys()
    report = found["scenarios"][name]
    assert FIGURES[name] <= report["figures"].keys()
    assert not any(counts(report["figures"], "errors")), report["figures"]
    assert all(counts(report["figures"], "moves")), report["figures"]
    assert all(target.keys() == {"name", "value", "limit", "unit", "reached"} for target in report["targets"])
    assert report["title"] in " ".join(printed.split())


def check_process(name: str, folder: Path) -> None:
    file = folder / "figures.json"
    done = bench(name, "--size", "tiny", "--json", str(file))
    assert done.returncode in (0, 1), done.stderr  # 1: a target was missed, which is no business of a test
    assert "Traceback" not in done.stderr
    check_report(name, file, done.stdout)


@pytest.mark.parametrize("name", sorted(set(SCENARIOS) - ON_POSTGRESQL))
def test_a_scenario_runs_and_reports(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Not by capsys: with it in place, uvicorn's setting up of logs would close what other handlers write to.
    said = StringIO()
    monkeypatch.setattr(command, "Console", partial(Console, file=said))
    monkeypatch.setattr(command, "allow_sockets", lambda: None)  # what is allowed here stays as it is
    monkeypatch.setattr(live, "PAUSE", 0.02)  # so short a time is enough to know that nobody says anything more
    for scenarios in (counting, doors, floods, listing, moving, resting):
        monkeypatch.setattr(scenarios, "running", in_a_thread)
    assert command.main([name, "--size", "tiny", "--json", str(tmp_path / "figures.json")]) in (0, 1)
    check_report(name, tmp_path / "figures.json", said.getvalue())


def test_one_runs_beside_a_server_of_its_own(tmp_path: Path) -> None:
    check_process("opening", tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("database", ["postgresql"])
@pytest.mark.parametrize("name", sorted(ON_POSTGRESQL))
def test_so_do_those_on_postgresql(database: str, name: str, tmp_path: Path) -> None:
    check_process(name, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(set(SCENARIOS) - {"opening", *ON_POSTGRESQL}))
def test_so_do_all_others(name: str, tmp_path: Path) -> None:
    check_process(name, tmp_path)


def test_help_names_every_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        command.main(["--help"])
    text = capsys.readouterr().out
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

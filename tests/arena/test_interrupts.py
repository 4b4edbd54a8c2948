"""Ctrl-C in a match of several workers: games that ended are kept, those under way have a moment, no other begins."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest

from grandaustria import Setup
from grandaustria.arena import Match, MatchError, Outcome, matches, run_match, workers
from tests.arena import held
from tests.waiting import PATIENCE, eventually

MATCH, BOTS = Match(Setup(players=2), seed=3), ("waiter", "random")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a match is kept whose games are held."""
    monkeypatch.setenv("HELD", str(tmp_path))
    monkeypatch.setattr(matches, "play", held.play)
    return tmp_path / "match.jsonl"


@pytest.fixture
def leaves_nobody() -> Iterator[None]:
    """No process is left of those that were begun; one of another test may be there before."""
    before = set(active_children())
    yield
    assert set(active_children()) <= before


def kept(file: Path) -> set[int]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {json.loads(line)["index"] for line in lines[1:]}


def test_games_under_way_are_given_two_seconds() -> None:
    """The others wait for states, not for clocks."""
    assert matches.GRACE == 2


def all_began(*games: int) -> bool:
    return all(held.began(game).exists() for game in games)


def interrupt_after_the_first(outcomes: list[Outcome]) -> None:
    if len(outcomes) == 1:
        asyncio.run(eventually(lambda: all_began(1, 2)))
        raise KeyboardInterrupt


@pytest.mark.usefixtures("leaves_nobody")
def test_games_under_way_that_end_are_kept_and_no_other_begins(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "GRACE", PATIENCE)

    def release() -> None:
        for game in (1, 2):
            held.released(game).touch()

    with pytest.raises(KeyboardInterrupt):
        run_match(MATCH, BOTS, 9, 3, file, report=interrupt_after_the_first, interrupted=release)
    assert kept(file) == {0, 1, 2}
    assert not all_began(3)


@pytest.mark.usefixtures("leaves_nobody")
def test_games_that_take_longer_are_ended(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "GRACE", 0.0)
    with pytest.raises(KeyboardInterrupt):
        run_match(MATCH, BOTS, 9, 3, file, report=interrupt_after_the_first)
    assert kept(file) == {0}


def test_the_second_interrupt_ends_it_at_once(file: Path) -> None:
    """As from a terminal, where Ctrl-C reaches every process."""
    line = [sys.executable, "-m", "tests.arena.held", "arena", "--bots", "waiter,random", "--games", "99"]
    line += ["--workers", "2", "--file", str(file)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True) as match:
        assert match.stderr
        try:
            asyncio.run(eventually(lambda: kept(file) == {0} and all_began(1, 2)))
            os.killpg(match.pid, signal.SIGINT)
            assert match.stderr.readline().startswith("stopping")
            os.killpg(match.pid, signal.SIGINT)
            said = match.stderr.read()
        finally:
            match.kill()
    assert match.returncode == 130
    assert "stopped; the same command goes on from" in said
    assert "Traceback" not in said
    assert kept(file) == {0}


@pytest.mark.usefixtures("leaves_nobody")
def test_an_interrupt_just_before_the_waiting_is_noticed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system does not end a waiting that begins after the interrupt: so none may last."""
    asked: list[float | None] = []

    def waited(ends: Iterable[Connection], seconds: float | None) -> list[Connection]:
        asked.append(seconds)
        if all_began(1, 2):
            raise KeyboardInterrupt  # Python's own handler, after it
        return [end for end in wait(ends, seconds) if isinstance(end, Connection)]

    monkeypatch.setattr(workers, "wait", waited)
    monkeypatch.setattr(matches, "GRACE", PATIENCE)
    with pytest.raises(KeyboardInterrupt):
        run_match(MATCH, BOTS, 9, 3, file)
    assert asked
    assert all(seconds is not None and seconds < 1 for seconds in asked)


def test_a_worker_that_dies_is_told(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("HELD", raising=False)
    monkeypatch.setattr(matches, "play", held.play)
    with pytest.raises(MatchError, match=r"a worker died in a game \(status 1\)"):
        run_match(MATCH, BOTS, 2, 2)
    assert "KeyError: 'HELD'" in capfd.readouterr().err

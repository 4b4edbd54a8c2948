"""What a run of the tests forgot is found, said and ended."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sleeper(tmp_path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that was started by a run whose temporary folder is this one, and forgotten."""
    command = [sys.executable, "-c", "import time; time.sleep(600)"]
    with subprocess.Popen(command, env={**os.environ, "TMPDIR": str(tmp_path)}) as process:
        yield process
        process.kill()


def look(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "leftovers.py"), str(folder), "0"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_nothing_left_is_nothing_said(tmp_path: Path) -> None:
    (tmp_path / "pytest-of-somebody").mkdir()
    run = look(tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


def test_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "gah-pg-1").mkdir()
    (tmp_path / "letter.txt").touch()
    run = look(tmp_path)
    assert run.returncode == 1
    assert run.stderr == "left behind by the tests: file gah-pg-1\nleft behind by the tests: file letter.txt\n"


def test_processes_are_named_and_ended(tmp_path: Path, sleeper: "subprocess.Popen[bytes]") -> None:
    run = look(tmp_path)
    assert run.returncode == 1
    assert f"process {sleeper.pid}: {sys.executable}" in run.stderr
    assert sleeper.wait(60) != 0

"""Output that lacks characters, output that is closed, and Ctrl-C before there is anything to stop."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from grandaustria.cli.output import can_write, print_json, settle_streams
from tests.cli.running import Gah

ROOT = Path(__file__).parents[2]
IN_THE_MIDDLE_OF_IMPORTING = """
import signal, sys

class Interrupting:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)

import gah
sys.meta_path.insert(0, Interrupting)
sys.argv = ["gah", "bots"]
sys.exit(gah.main())
"""


def run(*line: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "cp1252"}
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [sys.executable, *line], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment, **options
    )


def output_in(encoding: str, monkeypatch: pytest.MonkeyPatch) -> io.BytesIO:
    """What is printed from now on, as the bytes of this encoding."""
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding))
    return written


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "koi8-r"])
@pytest.mark.parametrize("line", ["watch --language fr", "cards tiles --language uk", "cards hotels", "bots"])
def test_every_encoding_will_do(gah: Gah, monkeypatch: pytest.MonkeyPatch, encoding: str, line: str) -> None:
    written = output_in(encoding, monkeypatch)
    status, _, errors = gah(line)
    assert (status, errors) == (0, "")
    assert written.getvalue().decode(encoding).strip()


def test_what_is_written_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    written = output_in("ascii", monkeypatch)
    settle_streams()
    print("3 → 5, Gräfin\u202f: l’été… кава", end="", flush=True)
    assert written.getvalue() == b"3 -> 5, Grafin : l'ete... ????"
    assert not can_write("█")


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
def test_json_is_exact_in_every_encoding(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = {"name": "Екскурсовод", "cost": "3 → 5"}
    written = output_in(encoding, monkeypatch)
    settle_streams()
    print_json(data)
    sys.stdout.flush()
    assert json.loads(written.getvalue().decode(encoding)) == data
    assert (b"\\u" in written.getvalue()) == (encoding != "utf-8")


def test_redirected_in_another_encoding(tmp_path: Path) -> None:
    """As Windows does it with every file."""
    with (tmp_path / "log").open("wb") as log:
        done = run("-m", "grandaustria", "watch", stdout=log)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Round 7 begins" in (tmp_path / "log").read_bytes()


def test_an_output_that_is_closed(tmp_path: Path) -> None:
    """Nothing else gets its number either: a file that is opened next would be written over."""
    lines = (
        'exec "$0" -m grandaustria bots >&-',
        'exec "$0" -m grandaustria bots --json >&- <&-',
        f'exec "$0" -m grandaustria watch --record {tmp_path}/game.json >&-',
    )
    for line in lines:
        done = subprocess.run(
            ["sh", "-c", line, sys.executable],
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
    json.loads((tmp_path / "game.json").read_bytes())


@pytest.mark.parametrize("module", ["grandaustria", "grandaustria.cli.bench"])
def test_interrupted_while_it_is_being_read(module: str) -> None:
    done = run("-c", IN_THE_MIDDLE_OF_IMPORTING.format(module=module), stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_the_command_begins_with_what_is_read_at_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["scripts"] == {"gah": "gah:main"}
    assert project["tool"]["setuptools"]["py-modules"] == ["gah"]

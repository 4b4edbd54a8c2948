"""The wheel by itself: built, inspected, installed where there is neither compiler nor node, and played with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import about
import release
from grandaustria.version import __version__
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
WITHOUT = ("cc", "gcc", "clang", "c++", "ld", "node", "npm")
GAME = """
import random
from grandaustria import Luck, Position, Setup, bots
position, luck, rng = Position(Setup(players=2)), Luck(seed=1), random.Random(1)
players = [bots.get("learned"), bots.get("waiter")]
while not position.is_over:
    luck.resolve(position)
    if not position.is_over:
        seat = position.to_move
        position.apply(players[seat].choose(position.view(seat), players[seat].budget, rng))
print(position.scores()[0].total > position.scores()[1].total > 0)
"""


def run(command: list[str], **options: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=10 * PATIENCE, check=False, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return str(done.stdout)


def built(folder: Path) -> Path:
    """As `pip wheel .` makes it of a checkout, with the packages that are here."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    run([*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)])
    (wheel,) = folder.glob("*.whl")
    return wheel


def inspect(wheel: Path, home: Path) -> None:
    """As the workflow `release` does, with the same programs and the settings of pyproject.toml."""
    run([sys.executable, "-m", "venv", str(home)])
    install = [str(home / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*install, "--require-hashes", "--requirement", str(ROOT / "requirements" / "release.txt")])
    assert "PASSED" in run([str(home / "bin" / "twine"), "check", "--strict", str(wheel)])
    assert run([str(home / "bin" / "check-wheel-contents"), str(wheel)], cwd=ROOT).rstrip().endswith(": OK")


@pytest.mark.long
def test_the_wheel_alone_is_enough_to_play(tmp_path: Path) -> None:
    wheel = built(tmp_path / "dist")
    assert wheel.name.startswith(f"grandaustria-{__version__}-")
    with zipfile.ZipFile(wheel) as files:
        assert [name for name in release.INSIDE if name not in files.namelist()] == []
        assert [name for name in files.namelist() if name.endswith((".pyx", ".pxi", ".c", ".ts", ".svelte"))] == []
        (metadata,) = (files.read(name).decode() for name in files.namelist() if name.endswith(".dist-info/METADATA"))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert about.readme_elsewhere(readme, about.project().urls.get("Documentation")).strip() in metadata
    inspect(wheel, tmp_path / "release")
    home = tmp_path / "home"
    run([sys.executable, "-m", "venv", str(home)])
    # Nothing on the PATH but this environment: no compiler, no node, no shell.
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV", "CC"}}
    environment |= {"PATH": str(home / "bin"), "HOME": str(tmp_path)}
    assert [name for name in WITHOUT if shutil.which(name, path=environment["PATH"])] == []
    python = str(home / "bin" / "python")
    install = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    locked = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(ROOT / "requirements" / "run.txt")]
    outside = {"cwd": tmp_path, "env": environment}
    # The commands and the terminal; then the page, and a move.
    run([*install, "--no-deps", str(wheel)], **outside)
    run([*install, *locked], **outside)
    assert (home / "share" / "man" / "man1" / "gah-play.1").is_file()
    terminal = [str(home / "bin" / "gah"), "play", "--terminal", "--seed", "1"]
    assert "Goodbye." in run(terminal, input="1\n\nquit\n", **outside)
    played = run([str(home / "bin" / "gah"), "simulate", "--players", "2", "--games", "20", "--seed", "1"], **outside)
    assert "digest" in played
    assert run([python, "-c", GAME], **outside) == "True\n"
    first = tmp_path / "first_move.py"
    shutil.copy(ROOT / "tools" / "first_move.py", first)
    said = run([python, str(first)], **outside)
    assert "of script" in said
    assert "accepted as revision" in said
    where = run([python, "-c", "import grandaustria; print(grandaustria.__file__)"], **outside)
    assert Path(where.strip()).is_relative_to(home)

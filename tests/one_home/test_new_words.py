"""A new value, kind or family is one word in the vocabulary, and what cards make of it stands in their data."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grandaustria.research.observation import SIZE
from grandaustria.vocabulary import RULE_VALUES
from tests.one_home.new_words import SCENES
from tests.one_home.retelling import Json

ROOT = Path(__file__).parents[2]
ADDED = {"kitchen_hand": "7", "operator": "6", "tile_b4": "mild"}
SWAP = 'Family("swap", 450, 12, "swap {food} {table}")'
ALTERNATIVES = {
    "cards/staff.toml": ("kitchen_hand", "cost = 7"),
    "cards/tiles.toml": ("tile_b4", 'penalty = ["points per staff 3"]'),
}


def add_words(package: Path) -> None:
    path = package / "vocabulary.py"
    text = path.read_text(encoding="utf-8")
    for option, value in ADDED.items():
        values = ", ".join(f'"{one}"' for one in RULE_VALUES[option])
        text = _added(text, f'"{option}": ({values}', f', "{value}"')
    text = _added(text, '    "complete": "single",\n', '    "swap": "counted",\n')
    text = _added(text, 'Family("dismiss", 402, 48, "dismiss {count}"),', f"\n    {SWAP},")
    path.write_text(text, encoding="utf-8")


def _added(text: str, there: str, more: str) -> str:
    assert text.count(there) == 1
    return text.replace(there, there + more)


def add_alternatives(package: Path) -> None:
    """Beside the one that is there: one table becomes a list of two."""
    for file, (option, what) in ALTERNATIVES.items():
        path = package / file
        lines = path.read_text(encoding="utf-8").splitlines()
        (place,) = (k for k, line in enumerate(lines) if line.startswith(f'alternative = {{ option = "{option}"'))
        there = lines[place].removeprefix("alternative = ")
        added = f'{{ option = "{option}", value = "{ADDED[option]}", {what} }}'
        lines[place] = f"alternative = [{there}, {added}]"
        path.write_text("\n".join(lines), encoding="utf-8")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """What a copy with these words says, built and run on its own."""
    copy = tmp_path_factory.mktemp("copy")
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "*.egg-info")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    add_words(copy / "src" / "grandaustria")
    add_alternatives(copy / "src" / "grandaustria")
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=copy, check=True, stdout=subprocess.DEVNULL)
    path = os.pathsep.join([str(copy / "src"), str(ROOT)])
    script = [sys.executable, "-m", "tests.one_home.new_words"]
    run = subprocess.run(
        script, cwd=copy, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    said: Json = json.loads(run.stdout)
    return said


@pytest.mark.long
def test_everybody_goes_by_a_third_value(told: Json) -> None:
    expected = {name: scene.said for name, scene in SCENES.items()}
    assert told["said"] == json.loads(json.dumps(expected))
    assert told["operator"] == [20, 12, 6]


@pytest.mark.long
def test_new_actions_and_effects_are_read(told: Json) -> None:
    assert told["read"] == {"number": 457, "written": "swap wine table 2", "kind": "swap", "amount": 2}


@pytest.mark.long
def test_games_with_a_third_value_are_kept_and_seen(told: Json) -> None:
    for game in told["games"]:
        assert game["read"] == game["asked"]
        assert all(f"{option} {game['asked'][option]}" in game["seen"] for option in ADDED)
        assert game["bytes"] == SIZE + 2 * len(ADDED)
    for option, value in ADDED.items():
        assert {game["asked"][option] for game in told["games"]} == {*RULE_VALUES[option], value}

"""Whoever follows docs/adding.md step by step arrives: every change is made in a copy, and every command run.

A block `diff FILE` changes a file: its lines without a sign and with a minus are there, once, and become those without
a sign and with a plus. A block `new FILE` is a file. A block `sh` is run in the copy, `python` with its package.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
BUILT = "GRANDAUSTRIA_QUICK_BUILD"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info")


class Block(NamedTuple):
    kind: str
    file: str
    text: str


def examples() -> dict[str, list[Block]]:
    """The blocks of each section."""
    sections = re.split(r"^## (.+)\n", PAGE, flags=re.MULTILINE)[1:]
    return {name: _blocks(text) for name, text in zip(sections[::2], sections[1::2], strict=True)}


def _blocks(text: str) -> list[Block]:
    found = re.findall(r"^ *```(\w+)(?: (\S+))?\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [Block(kind, file, _outdented(body)) for kind, file, body in found]


def _outdented(body: str) -> str:
    """Blocks of a list are indented with it."""
    indent = min(len(line) - len(line.lstrip()) for line in body.splitlines() if line.strip())
    indent -= indent % 3  # the sign of an unchanged line is a space itself
    return "".join(line[indent:] if line.strip() else "\n" for line in body.splitlines(keepends=True))


def is_built(blocks: list[Block]) -> bool:
    return any(block.kind == "sh" and BUILT in block.text for block in blocks)


EXAMPLES = examples()
FOLLOWED = [pytest.param(name, marks=pytest.mark.long if is_built(blocks) else ()) for name, blocks in EXAMPLES.items()]


def copied(folder: Path, with_engine: bool) -> Path:
    for name in ("src", "tools", "web/src"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    if not with_engine:
        for built in (folder / "src").rglob("_engine.*.so"):
            built.unlink()
    return folder


def changed(text: str, diff: str) -> str:
    lines = [(line[0], line[1:]) if line.strip() else (" ", "\n") for line in diff.splitlines(keepends=True)]
    before = "".join(line for sign, line in lines if sign in " -")
    after = "".join(line for sign, line in lines if sign in " +")
    assert text.count(before) == 1, f"not there exactly once:\n{before}"
    return text.replace(before, after)


def follow(copy: Path, block: Block) -> None:
    path = copy / block.file
    if block.kind == "new":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")
    elif block.kind == "diff":
        path.write_text(changed(path.read_text(encoding="utf-8"), block.text), encoding="utf-8")
    else:
        run(copy, [sys.executable, "-c", block.text] if block.kind == "python" else ["sh", "-ec", block.text])


def run(copy: Path, command: list[str]) -> None:
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": programs, "PYTHONPATH": str(copy / "src"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, encoding="utf-8", timeout=5 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", FOLLOWED)
def test_whoever_follows_the_steps_arrives(name: str, tmp_path: Path) -> None:
    blocks = EXAMPLES[name]
    assert [block for block in blocks if block.kind == "python"], "an example says what it leads to"
    copy = copied(tmp_path, with_engine=not is_built(blocks))
    for block in blocks:
        follow(copy, block)


def test_there_is_one_for_everything_people_add() -> None:
    assert list(EXAMPLES) == ["A card", "An effect", "A rule option", "A language", "A level"]

"""Which tests name which component: the whole suite, collected in a process of its own.

This module is also the pytest plugin that writes the answer there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
Component = tuple[str, int | str]


def components_named() -> dict[Component, list[str]]:
    """The tests that `./test` runs, by the components they name, whatever the present run selects."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tests.json"
        _collect(file)
        named: dict[Component, list[str]] = {}
        for kind, value, test in json.loads(file.read_text()):
            named.setdefault((kind, value), []).append(test)
    return named


def _collect(file: Path) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "tests.collected", "--write-components", str(file)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-components", type=Path, required=True, help="where to write the named components")


def pytest_collection_finish(session: pytest.Session) -> None:
    named = [[*mark.args, item.nodeid] for item in session.items for mark in item.iter_markers("component")]
    file: Path = session.config.getoption("--write-components")
    file.write_text(json.dumps(named))

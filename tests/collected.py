"""Which tests name which component: those of the present run, or all there are, collected in a process of their own.

This module is also the pytest plugin that writes the answer there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("tests/engine", "tests/texts")
"""Where components are named: beside the rules, and where every value of an option has its words."""
Component = tuple[str, int | str]


def named_by(tests: Iterable[pytest.Item]) -> dict[Component, list[str]]:
    """The everyday ones of these tests, by the components they name."""
    named: dict[Component, list[str]] = {}
    for test in tests:
        if test.get_closest_marker("long") is None:
            for mark in test.iter_markers("component"):
                named.setdefault(mark.args, []).append(test.nodeid)
    return named


def components_named() -> dict[Component, list[str]]:
    """The same of all tests, whatever the present run selects."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tests.json"
        _collect(file)
        return {(kind, value): tests for (kind, value), tests in json.loads(file.read_text())}


def _collect(file: Path) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *FOLDERS]
    command += ["-p", "tests.collected", "--write-components", str(file)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-components", type=Path, required=True, help="where to write the named components")


def pytest_collection_finish(session: pytest.Session) -> None:
    file: Path = session.config.getoption("--write-components")
    file.write_text(json.dumps(list(named_by(session.items).items())))

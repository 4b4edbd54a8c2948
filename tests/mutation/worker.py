"""Runs the tests of one component in a fresh process, on data with one mutant in it."""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import tomllib
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pytest

from tests.mutation.mutants import Content, Mutant

ROOT = Path(__file__).parents[2]
OPTIONS = ["-x", "-q", "--no-header", "--tb=line", "--assert=plain", "-pno:cacheprovider"]
NO_PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""To load those that are installed takes as long as the tests of a component."""


class Task(NamedTuple):
    mutant: Mutant | None
    """None: the data as they are."""
    tests: tuple[str, ...]


class Outcome(NamedTuple):
    mutant: Mutant | None
    code: pytest.ExitCode | int
    output: str


def run(task: Task) -> Outcome:
    """The exit code of pytest: TESTS_FAILED where a test noticed the mutant, OK where none did."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), mock.patch.dict(os.environ, NO_PLUGINS):
        _read_cards(task.mutant)
        code = pytest.main([*OPTIONS, *(f"{ROOT}/{test}" for test in task.tests)])
    return Outcome(task.mutant, code, output.getvalue())


def _read_cards(mutant: Mutant | None) -> None:
    read = tomllib.loads

    def damaged(text: str) -> Content:
        return mutant.damage(read(text)) if mutant else read(text)

    with mock.patch("tomllib.loads", damaged):
        importlib.import_module("grandaustria")

"""Running `gah` inside the tests."""

from __future__ import annotations

import json
import shlex
from typing import Any, NamedTuple

import pytest

from grandaustria.cli import main
from grandaustria.cli.bench.measure import Effort

BRIEF = Effort(repetitions=2, slice_seconds=0.0001)


class Outcome(NamedTuple):
    status: int
    output: str
    errors: str

    @property
    def data(self) -> Any:
        return json.loads(self.output)


class Gah:
    """Calls `gah` with a command line and catches what it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, line: str) -> Outcome:
        self._capsys.readouterr()
        status = main(shlex.split(line))
        return Outcome(status, *self._capsys.readouterr())

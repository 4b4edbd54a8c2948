"""What the tests of the commands share."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from grandaustria.cli import bench
from grandaustria.cli.bench import parallel
from tests.cli.house import build
from tests.cli.running import BRIEF, Gah


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str]) -> Gah:
    return Gah(capsys)


@pytest.fixture
def brief_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """`gah bench` measures all that it measures, but hardly any of it, and starts one process where it starts two."""
    monkeypatch.setattr(bench, "FULL", BRIEF)
    monkeypatch.setattr(bench, "QUICK", BRIEF)
    monkeypatch.setattr(parallel, "WORKERS", 1)


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """`serve` sets logging up for its process; here that process goes on, and standard error is another one then."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="session")
def built_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with games, made once."""
    file = tmp_path_factory.mktemp("built") / "house.db"
    build(f"sqlite:///{file.as_posix()}")
    return file


@pytest.fixture
def house(built_house: Path, tmp_path: Path) -> str:
    """The address of a database of one's own, with games."""
    shutil.copy(built_house, tmp_path / "house.db")
    return f"sqlite:///{(tmp_path / 'house.db').as_posix()}"

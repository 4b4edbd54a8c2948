"""The engine needs no lock: games on several threads at once are those played one after the other, and it is said."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import side_by_side
from grandaustria.bots import learned

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "build" / "cython" / "src" / "grandaustria" / "engine" / "_engine.c"


@pytest.mark.parametrize("kind", side_by_side.KINDS, ids=lambda kind: kind.__name__)
def test_threads_make_no_difference(kind: side_by_side.Kind) -> None:
    with ThreadPoolExecutor(side_by_side.THREADS) as threads:
        assert list(threads.map(kind, range(4))) == [kind(number) for number in range(4)]


def test_what_remembers_is_not_shared() -> None:
    """A judge keeps the position it saw last, so each thread has its own."""
    with ThreadPoolExecutor(1) as other:
        assert other.submit(learned.judge).result() is not learned.judge()
    assert learned.judge() is learned.judge()


def test_the_interpreter_is_told() -> None:
    """An extension that does not say so brings the lock back on a Python without one."""
    said = "#else\n#define __Pyx_FREETHREADING_COMPATIBLE Py_MOD_GIL_NOT_USED"  # where nobody chose at compile time
    assert said in GENERATED.read_text(encoding="utf-8")


def test_wheels_are_built_and_tried_without_the_lock() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert "cp314t-*" in built["build"]
    assert "python {project}/tools/side_by_side.py" in built["test-command"]

"""The examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from types import ModuleType

import pytest

import grandaustria

NOT_TO_IMPORT = ("__main__", "migrations.env")
"""Run as programs: the command, and what Alembic runs."""
PYTORCH = tuple(f"research.training.{name}" for name in ("imitating", "learning", "network", "playing", "run"))
"""Need it, and it is there for long proofs only."""


def modules() -> list[str]:
    found = pkgutil.walk_packages(grandaustria.__path__, "grandaustria.")
    return ["grandaustria", *(module.name for module in found if not module.name.endswith(NOT_TO_IMPORT))]


def examples(module: ModuleType) -> list[doctest.DocTest]:
    return [test for test in doctest.DocTestFinder().find(module) if test.examples]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] * name.endswith(PYTORCH)) for name in modules()]
)
def test_docstrings(name: str) -> None:
    said: list[str] = []
    for test in examples(importlib.import_module(name)):
        doctest.DocTestRunner().run(test, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("name", ["grandaustria", "grandaustria.play.game", "grandaustria.play.sentences"])
def test_the_public_interface_shows_examples(name: str) -> None:
    assert examples(importlib.import_module(name))

"""A bare installation: what it pulls in, and an interpreter that has nothing else."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = "grandaustria"
HIDING = """
import sys
from importlib.machinery import PathFinder

HIDDEN = {hidden!r}


class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in HIDDEN else super().find_spec(name, path, target)


sys.meta_path[sys.meta_path.index(PathFinder)] = Bare
"""


def pulled_in(distribution: str, extras: frozenset[str] = frozenset()) -> set[tuple[str, frozenset[str]]]:
    """What a distribution with these extras asks for on this machine: names, each with its extras."""
    asked = map(Requirement, requires(distribution) or ())
    return {
        (canonicalize_name(one.name), frozenset(one.extras))
        for one in asked
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras or {""})
    }


@cache
def bare_installation() -> frozenset[str]:
    """The distributions that come with the project when no extra is asked for, however far down."""
    found: set[tuple[str, frozenset[str]]] = set()
    new = pulled_in(PROJECT)
    while new:
        found |= new
        new = {below for above in new for below in pulled_in(*above)} - found
    return frozenset(name for name, _ in found)


def hidden_modules() -> list[str]:
    """What is installed here, but would not be with a bare installation."""
    kept = {PROJECT, *bare_installation()}
    return sorted(
        module
        for module, distributions in packages_distributions().items()
        if not kept.intersection(map(canonicalize_name, distributions))
    )


def bare_environment(folder: Path) -> dict[str, str]:
    """The environment of an interpreter, and of those it starts, which finds a bare installation and no more."""
    (folder / "sitecustomize.py").write_text(HIDING.format(hidden=hidden_modules()), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}

"""The reference is complete: every public name is on a page, described, with an example there or in its docstring.

A class is shown by what examples of its page do with such things: each of its methods and properties is read off one.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from grandaustria.engine import _engine
from tests.docs.test_docs import REFERENCE, ROOT, blocks, is_dialogue, run_examples

PUBLIC = ("", ".engine", ".play", ".cards", ".texts", ".bots", ".analysis", ".arena", ".research.observation")
"""Packages whose `__all__` is the public interface."""
STUB = ROOT / "src" / "grandaustria" / "engine" / "_engine.pyi"


def found(name: str) -> Any:
    """What a dotted name means."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing: Any = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            thing = inspect.getattr_static(thing, part)
        return thing
    raise AssertionError(name)


def described(name: str) -> list[str]:
    """The names that a page describes by naming one: those of a module, or itself."""
    thing = found(name)
    if not isinstance(thing, ModuleType):
        return [name]
    own = getattr(thing, "__all__", None) or [one for one, value in vars(thing).items() if is_own(thing, one, value)]
    return [f"{name}.{one}" for one in own]


def is_own(module: ModuleType, name: str, value: Any) -> bool:
    made_here = getattr(value, "__module__", None) == module.__name__
    return not name.startswith("_") and made_here and (inspect.isclass(value) or inspect.isfunction(value))


@cache
def names() -> dict[str, Path]:
    """Every name of the reference, with its page."""
    asked = {page: re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE) for page in REFERENCE}
    return {one: page for page, named in asked.items() for name in named for one in described(name)}


def test_every_public_name_is_on_a_page() -> None:
    there = {(name.rpartition(".")[2], id(found(name))) for name in names()}
    packages = [importlib.import_module(f"grandaustria{package}") for package in PUBLIC]
    public = [(package, name) for package in packages for name in package.__all__]
    assert [
        f"{package.__name__}.{name}" for package, name in public if (name, id(getattr(package, name))) not in there
    ] == []


def members(name: str) -> Iterator[str]:
    """The public methods and properties that a class has of its own."""
    thing = found(name)
    if inspect.isclass(thing) and not issubclass(thing, BaseException):
        for one, value in vars(thing).items():
            if not one.startswith("_") and one not in getattr(thing, "_fields", ()) and is_usable(value):
                yield f"{name}.{one}"


def is_usable(value: Any) -> bool:
    kinds = (classmethod, staticmethod, property)
    return isinstance(value, kinds) or inspect.isroutine(value) or inspect.isgetsetdescriptor(value)


def spoken(text: str) -> str:
    """What is said to Python in a dialogue."""
    return "\n".join(line for line in text.splitlines() if line.startswith((">>> ", "... ")))


def dialogues(page: Path) -> str:
    """What is said to Python on a page."""
    return spoken("\n".join(filter(is_dialogue, blocks(page.read_text(encoding="utf-8"), "python"))))


READ = "__read__"


class Watched(ast.NodeTransformer):
    """Has every attribute read by a function."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load):
            return node
        return ast.Call(ast.Name(READ, ast.Load()), [node.value, ast.Constant(node.attr)], [])


def watched(source: str) -> str:
    return ast.unparse(ast.fix_missing_locations(Watched().visit(ast.parse(source)))) + "\n"


def test_what_an_example_reads_is_seen() -> None:
    assert watched("a.b[0].c = d.e()") == "__read__(a, 'b')[0].c = __read__(d, 'e')()\n"


@cache
def touched(page: Path) -> frozenset[tuple[type, str]]:
    """The members that examples of a page read, each with the classes that have it. They come out as written."""
    seen: set[tuple[type, str]] = set()

    def read(thing: Any, name: str) -> Any:
        owner = thing if isinstance(thing, type) else type(thing)
        seen.update((above, name) for above in owner.__mro__ if name in vars(above))
        return getattr(thing, name)

    said = run_examples(page, watched, **{READ: read})
    assert not said, said
    return frozenset(seen)


ASKED_ON = {"positions": "asking"}
"""Pages whose names are shown on another as well."""


@pytest.mark.parametrize("page", REFERENCE, ids=lambda page: page.stem)
def test_every_name_has_an_example_and_a_description(page: Path) -> None:
    pages = {page, page.with_stem(ASKED_ON.get(page.stem, page.stem))}
    shown, read = "\n".join(map(dialogues, pages)), set().union(*map(touched, pages))
    lacking: list[str] = []
    for name in (name for name, where in names().items() if where == page):
        thing = found(name)
        own = spoken(inspect.cleandoc(thing.__doc__ or ""))
        lacking += [f"{name} has no example"] * (not is_named(name, f"{shown}\n{own}"))
        for one in members(name):
            is_read = is_named(one, shown) if is_protocol(thing) else (thing, last(one)) in read
            lacking += [f"{one} has no example"] * (not is_read)
        lacking += [f"{one} has no description" for one in (name, *members(name)) if not is_described(one)]
    assert lacking == []


def last(name: str) -> str:
    return name.rpartition(".")[2]


def is_named(name: str, dialogue: str) -> bool:
    return re.search(rf"\b{last(name)}\b", dialogue) is not None


def is_protocol(thing: Any) -> bool:
    """It only says what others must have: examples read it off those."""
    return getattr(thing, "_is_protocol", False)


def is_described(name: str) -> bool:
    """Whether it has a docstring. Plain values have none; what the engine has is described by its stub."""
    thing = found(name)
    if not (inspect.isclass(thing) or is_usable(thing)):
        return True
    *_, owner, last = name.split(".")
    if last in stub() or f"{owner}.{last}" in stub():
        return stub().get(last, False) or stub().get(f"{owner}.{last}", False)
    said = inspect.getdoc(thing) or ""
    return bool(said) and not said.startswith(f"{last}(")  # what dataclasses and named tuples say of themselves


@cache
def stub() -> dict[str, bool]:
    """Whether each public name of the engine's stub has a docstring."""
    said: dict[str, bool] = {}
    for node in ast.parse(STUB.read_text(encoding="utf-8")).body:
        inside = node.body if isinstance(node, ast.ClassDef) else []
        for one, prefix in ((node, ""), *((member, f"{getattr(node, 'name', '')}.") for member in inside)):
            if isinstance(one, (ast.ClassDef, ast.FunctionDef)) and not one.name.startswith("_"):
                said[prefix + one.name] = ast.get_docstring(one) is not None
    return said


def test_the_stub_describes_what_it_names() -> None:
    assert [name for name in stub() if not found(f"{_engine.__name__}.{name}")] == []
    assert [name for name, has in stub().items() if not has and name != "copy_nanoseconds"] == []

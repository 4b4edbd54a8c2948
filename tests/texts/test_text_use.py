"""Every message that the code asks for is there, and every message that is there is asked for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from tests.texts.reading import messages_of

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "grandaustria"
WEB = ROOT / "web" / "src"
ENGLISH = messages_of("en")

ID = re.compile(r"[a-zA-Z][\w-]*-[\w-]+|leopold")
ANYTHING = "…"
# Kinds of ids that are put together of two parts which are found only while the program runs.
TOGETHER = ("preset", "hotels", "staff")


# What Python asks for


def python_patterns() -> Iterator[str]:
    """All strings of the program that may be ids, with … where a part is filled in."""
    for file in PYTHON.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield from map("".join, product(*map(_parts, node.values)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    for source in engine_sources():
        yield from re.findall(r"(?<=\")[\w-]+(?=\")", source)
        yield from (re.sub(r"\{[^{}]*\}", ANYTHING, template) for template in re.findall(r"f\"([^\"]+)\"", source))


def engine_sources() -> Iterator[str]:
    return (file.read_text(encoding="utf-8") for file in PYTHON.rglob("*.pxi"))


def _parts(node: ast.expr) -> list[str]:
    """What a part of an f-string can be."""
    if isinstance(node, ast.FormattedValue) and isinstance(node.value, ast.IfExp):
        return [*_constant(node.value.body), *_constant(node.value.orelse)]
    return _constant(node)


def _constant(node: ast.expr) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else [ANYTHING]


def python_calls() -> Iterator[str]:
    """The ids that are asked for by their whole name."""
    for file in PYTHON.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("text", "because"):
                yield from (word for word in _constant(node.args[0]) if ID.fullmatch(word))
    for source in engine_sources():
        yield from re.findall(r"because\(\"([\w-]+)\"", source)


# What the web client asks for


@cache
def web_sources() -> dict[str, str]:
    files = (file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind) if ".test." not in file.name)
    return {str(file.relative_to(WEB)): _without_comments(file.read_text(encoding="utf-8")) for file in files}


def _without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", source, flags=re.DOTALL)


def web_patterns() -> Iterator[str]:
    """All strings of the client that may be ids, with … where a part is filled in."""
    for source in web_sources().values():
        yield from re.findall(r"""(?<=['"`])[\w-]+(?=['"`])""", source)
        for template in re.findall(r"`([\w-]*\$\{[^`]*)`", source):
            yield re.sub(r"\$\{[^{}]*\}", ANYTHING, template)


@cache
def words() -> frozenset[str]:
    """Whatever may be filled in: all words of the client, all strings of the program, all numbers."""
    found = {word for source in web_sources().values() for word in re.findall(r"[\w-]+", source)}
    return frozenset({*found, *python_patterns(), *map(str, range(300))})


# The tests


def _matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(ANYTHING, r"([\w-]+)"))


def test_every_message_that_python_asks_for_is_there() -> None:
    asked = set(python_calls())
    assert len(asked) > 50
    assert asked - set(ENGLISH) == set()


def test_every_message_that_the_client_asks_for_is_there() -> None:
    asked = {pattern for pattern in web_patterns() if pattern.startswith("web-")}
    assert len(asked) > 50
    assert {pattern for pattern in asked if not any(map(_matcher(pattern).fullmatch, ENGLISH))} == set()


def test_every_message_of_the_game_is_asked_for() -> None:
    idle = [name for name in ENGLISH if not name.startswith("web-") and not _is_used(name)]
    assert idle == []


def test_every_message_of_the_client_is_asked_for() -> None:
    """Here ids are put together in one place; so the words that are filled in must be there, too."""
    idle = [name for name in ENGLISH if name.startswith("web-") and not _is_used(name, words())]
    assert idle == []


def _is_used(name: str, fillings: frozenset[str] | None = None) -> bool:
    whole, filled = asked()
    found = (match.groups() for pattern in filled if (match := pattern.fullmatch(name)))
    return name in whole or any(fillings is None or fillings.issuperset(parts) for parts in found)


@cache
def asked() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All ids that are asked for by their whole names, and patterns of the others."""
    patterns = {*python_patterns(), *web_patterns(), *(f"{kind}-{ANYTHING}" for kind in TOGETHER)}
    whole = frozenset(pattern for pattern in patterns if ANYTHING not in pattern)
    return whole, tuple(_matcher(pattern) for pattern in patterns - whole if _is_telling(pattern))


def _is_telling(pattern: str) -> bool:
    """Whether a pattern begins with a word, so that it does not fit everything."""
    return re.match(r"[a-z]{2,}-", pattern) is not None

"""The documents are true: their examples run, and their tables are those of the engine."""

from __future__ import annotations

import doctest
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grandaustria import PRESETS, Position
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.play.forms import EVENTS
from grandaustria.vocabulary import FAMILIES, FRAMES, PHASES, RULE_VALUES

ROOT = Path(__file__).parents[2]
REFERENCE = sorted((ROOT / "docs" / "reference").glob("*.md"))
"""Their examples run in test_reference.py, which asks for more."""
PAGES = sorted({ROOT / "README.md", *(ROOT / "docs").rglob("*.md")} - {*REFERENCE})


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def rows(text: str, start: str) -> list[list[str]]:
    """The rows of the first table from a line on, each a list of cells."""
    section = text[text.index(f"\n{start}\n") + 1 :]
    table = re.search(r"(?:^\|.*\n)+", section, re.MULTILINE)
    assert table, start
    lines = table.group().splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def plain(cell: str) -> str:
    return cell.strip("`")


def is_dialogue(block: str) -> bool:
    return ">>>" in block


def run_examples(path: Path, edited: Callable[[str], str] = str, **known: Any) -> str:
    """What did not come out as written. All examples of a page share their names, as a reader would type them one after
    the other; dialogues run as they are `edited`."""
    names: dict[str, Any] = {"__name__": "__example__", **known}
    random.seed(1)
    said: list[str] = []
    for block in blocks(path.read_text(encoding="utf-8"), "python"):
        if is_dialogue(block):
            dialogue = doctest.DocTestParser().get_doctest(block, names, path.name, str(path), 0)
            for example in dialogue.examples:
                example.source = edited(example.source)
            doctest.DocTestRunner().run(dialogue, out=said.append, clear_globs=False)
            names = dialogue.globs
        else:
            exec(compile(block, path.name, "exec"), names)
    return "".join(said)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    said = run_examples(path)
    assert not said, said


@pytest.mark.parametrize("name", ["rules.md", "engine.md", "notation.md", "research.md"])
def test_the_page_has_examples(name: str) -> None:
    assert any(map(is_dialogue, blocks(page(name), "python")))


def test_the_events_are_those_of_the_log() -> None:
    written = {
        plain(name): tuple(re.findall(r"`(\S+)`", given)) for name, given in rows(page("notation.md"), "## Events")
    }
    assert written == EVENTS


def test_the_numbering_is_that_of_the_engine() -> None:
    board = Position.from_json({"dice": [1] * 6, "queue": [49, 50, 51, 52, 53]})
    expected = [
        (first, first + count - 1, board.notation(first), board.notation(first + count - 1))
        for _, first, count, _ in FAMILIES
    ]
    written = []
    for numbers, first, last, _ in rows(page("notation.md"), "## Actions"):
        low, _, high = numbers.partition("-")
        written.append((int(low), int(high or low), plain(first), plain(last)))
    assert written == expected
    assert NUMBERING_VERSION == 1


def test_the_options_and_presets_are_those_of_the_engine() -> None:
    table = rows(page("rules.md"), "## Editions")
    written = {plain(row[0]): tuple(map(plain, row[1:5])) for row in table}
    assert written == {
        option: tuple(getattr(PRESETS[name], option) for name in ("2022", "de2015", "fr2015", "it2015"))
        for option in RULE_VALUES
    }
    assert {option: set(values) for option, values in written.items()} == {
        option: set(values) for option, values in RULE_VALUES.items()
    }


def test_the_phases_and_frames_are_those_of_the_engine() -> None:
    assert tuple(plain(row[0]) for row in rows(page("engine.md"), "### Phases")) == PHASES
    assert tuple(plain(row[0]) for row in rows(page("engine.md"), "### Frames")) == FRAMES[1:]


def test_the_complete_position_is_one() -> None:
    (example,) = blocks(page("notation.md"), "json")
    data = json.loads(example)
    assert Position.from_json(data).to_json() == data


def test_every_key_of_a_position_is_described() -> None:
    data = Position().to_json()
    described = {
        word
        for head in ("| key | holds |", "| key of a seat | holds |")
        for row in rows(page("notation.md"), head)
        for word in re.findall(r"`(\w+)`", row[0])
    }
    assert set(data) | set(data["seats"][0]) <= described


def test_every_reading_is_explained_and_every_explanation_is_used() -> None:
    text = page("rules.md")
    explained = re.findall(r"^- \*\*(R\d+)\*\*", text, re.MULTILINE)
    assert explained == [f"R{number}" for number in range(1, len(explained) + 1)]
    assert set(re.findall(r"\[(R\d+)\]", text)) == set(explained)

"""Help and tables in a narrow terminal: nothing is wider than it, and no figure is cut off."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grandaustria.cli import command
from tests.analysis.scenes import LEAVES_THE_GUEST, ended
from tests.cli.running import Gah

NARROW = 60


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(NARROW))


def too_long(output: str) -> list[str]:
    return [line for line in output.splitlines() if len(line.rstrip()) > NARROW]


def helps(parser: argparse.ArgumentParser, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command that can be asked for help."""
    yield words
    for action in parser._actions:  # noqa: SLF001 - argparse tells them no other way
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for name, below in action.choices.items():
                yield from helps(below, (*words, name))


HELPS = list(helps(command.parser()))


@pytest.mark.parametrize("words", HELPS, ids=" ".join)
def test_help_fits(gah: Gah, words: tuple[str, ...]) -> None:
    status, output, _ = gah(" ".join([*words, "--help"]))
    assert status == 0
    assert too_long(output) == []


def test_an_example_that_goes_on_is_one_command_to_a_shell(gah: Gah) -> None:
    output = gah("arena --help").output
    whole = re.sub(r" \\\n +", " ", output)
    assert whole != output
    assert "\n  gah arena --bots director@5000,director@20000,director@80000 --games 600 --json\n" in whole


@pytest.mark.parametrize(
    "line",
    [
        "bots",
        "cards guests --language de",
        "cards staff --language uk",
        "cards objectives",
        "cards tiles",
        "cards sets",
        "cards solo",
        "cards hotels",
        "simulate --games 5",
        "arena --bots waiter,random --games 2 --workers 1",
        "arena --bots director@100,director@200 --players 4 --games 1 --workers 1",
    ],
)
def test_tables_fit(gah: Gah, line: str) -> None:
    status, output, errors = gah(line)
    assert (status, errors) == (0, "")
    assert too_long(output) == []
    assert "…" not in output


def test_an_analysis_fits(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ended(*LEAVES_THE_GUEST).save(file)
    output = gah(f"analyse {file} --budget 100 --language de").output
    table = output.split("1. ")[0]
    assert too_long(table) == []
    assert "…" not in table


def test_lists_of_operators_fit(gah: Gah, house: str) -> None:
    for task in ("people", "tables", "status"):
        status, output, _ = gah(f"admin {task} --database {house}")
        assert status == 0
        assert too_long(output) == []
        assert "…" not in output


@pytest.mark.usefixtures("brief_bench")
def test_measurements_fit(gah: Gah) -> None:
    output = gah("bench --quick").output
    assert too_long(output) == []
    assert "…" not in output

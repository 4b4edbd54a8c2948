"""docs/research.md is true: its starts run on their own, and its tables are those of the interfaces."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from numpy.typing import NDArray

from grandaustria.research import games
from grandaustria.research.vector import VectorEnv
from tests.docs.test_docs import ROOT, blocks, page, plain, rows

TEXT = page("research.md")
STARTS = re.findall(r"^### ([^\n]+ in a minute)\n(.+?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL)
HEAD = "| interface | module | extra | what it is for |"
INTERFACES = {
    plain(row[1]): plain(row[2]) for row in rows(TEXT, HEAD) if plain(row[1]).startswith("grandaustria.research.")
}


def test_all_code_is_in_blocks_that_are_run() -> None:
    """Python is run by test_docs, the install lines of starts are compared below; nothing else is code."""
    languages = re.findall(r"^```(\w*)\n.*?^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert set(languages) <= {"python", "sh", "text", "bibtex"}
    assert TEXT.count("```") == 2 * len(languages)


@pytest.mark.parametrize(("name", "section"), STARTS, ids=[name for name, _ in STARTS])
def test_a_start_is_complete_and_prints_what_it_says(name: str, section: str) -> None:
    (example,) = blocks(section, "python")
    said = subprocess.run([sys.executable, "-c", example], check=True, capture_output=True, text=True, timeout=60)
    assert said.stdout.splitlines() == [example.splitlines()[-1].partition("  # ")[2]]


def test_every_interface_has_a_start_with_its_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(INTERFACES.values()) <= set(extras)
    assert len(STARTS) == len(INTERFACES)
    for module, extra in INTERFACES.items():
        importlib.import_module(module)
        (section,) = (
            section for _, section in STARTS if re.search(rf"^(from|import) {module}\b", section, re.MULTILINE)
        )
        assert blocks(section, "sh") == [f"pip install '.[{extra}]'\n"]


def described(options: list[list[str]], default: int) -> dict[str, str]:
    return {plain(row[0]): plain(row[default]).strip('"') for row in options}


def defaults(function: Callable[..., Any]) -> dict[str, str]:
    wanted = inspect.signature(function).parameters.values()
    return {option.name: "" if option.default is option.empty else str(option.default) for option in wanted}


def test_the_options_are_those_of_the_environment() -> None:
    assert described(rows(TEXT, "### Options"), 2) == defaults(VectorEnv)


def test_the_words_are_those_of_the_interfaces() -> None:
    assert described(rows(TEXT, "## PettingZoo and OpenSpiel"), 2) == defaults(games.setup_of)


def test_the_arrays_are_those_of_the_environment() -> None:
    with VectorEnv(num_games=7) as env:
        _, info = env.reset()
        observation, reward, terminated, truncated, info = env.step(info["mask"].argmax(axis=1))
    named: dict[str, NDArray[Any]] = {f'info["{name}"]': array for name, array in info.items()}
    named |= {"observation": observation, "reward": reward, "terminated": terminated, "truncated": truncated}
    expected = {name: f"{array.shape} {array.dtype}".replace("7", "N", 1) for name, array in named.items()}
    assert {plain(row[0]): row[1] for row in rows(TEXT, "### Arrays")} == expected


def test_the_rewards_are_those_of_the_interfaces() -> None:
    assert {plain(row[0]) for row in rows(TEXT, "## Rewards")} == set(games.REWARDS)


def test_the_numbers_of_chance() -> None:
    assert f"Outcomes of chance are {games.ACTIONS} to {games.ACTIONS + games.OUTCOMES - 1}." in TEXT

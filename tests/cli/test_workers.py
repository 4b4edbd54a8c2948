"""One word for how many work at once; those of before are still understood."""

from __future__ import annotations

import argparse

import pytest

from grandaustria.cli import command
from tests.cli.running import Gah

OLDER = ("--threads", "--processes", "--bot-processes")


def parsed(line: str) -> argparse.Namespace:
    return command.parser().parse_args(line.split())


@pytest.mark.parametrize("name", ["simulate", "analyse", "arena", "verify", "serve", "play"])
def test_help_has_one_word(gah: Gah, name: str) -> None:
    output = gah(f"{name} --help").output
    assert "--workers N" in output
    assert not any(word in output for word in OLDER)


@pytest.mark.parametrize(
    "line",
    ["simulate", "analyse game.json", "arena", "verify --database sqlite:///x.db", "serve --database sqlite:///x.db"],
)
def test_the_word_is_understood(line: str) -> None:
    assert parsed(f"{line} --workers 3").workers == 3


@pytest.mark.parametrize("line", ["simulate --threads 3", "analyse game.json --threads 3", "verify --processes 3"])
def test_so_are_those_of_before(line: str) -> None:
    assert parsed(line).workers == 3


def test_bots_of_a_server_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert parsed("serve").bot_workers == 1
    assert parsed("serve --bot-workers 2").bot_workers == parsed("serve --bot-processes 2").bot_workers == 2
    monkeypatch.setenv("GAH_BOT_PROCESSES", "3")
    assert parsed("serve").bot_workers == 3
    monkeypatch.setenv("GAH_BOT_WORKERS", "4")
    assert parsed("serve").bot_workers == 4


def test_speeds_say_how_many_made_them(gah: Gah) -> None:
    assert gah("simulate --games 5 --workers 2 --json").data["workers"] == 2

"""`gah play --terminal` from the first screen to the score sheet, with answers that are piped in."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from grandaustria import Game, Luck, Setup
from grandaustria.texts import text
from tests.cli.running import Gah
from tests.terminal.sitting import answers_of

PROMPT = re.compile(r"\) > ")


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Gah:
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Gah(capsys)


def answering(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{answer}\n" for answer in answers)))


def screens_of(output: str) -> list[str]:
    """What stands between two answers; the answer itself ends its line."""
    return [part.partition("\n")[2] if place else part for place, part in enumerate(PROMPT.split(output))]


@pytest.mark.parametrize(
    ("language", "line", "setup"),
    [
        ("en", "--bots waiter", Setup()),
        ("uk", "--solo hard --hotels day", Setup(solo="hard", hotels="day")),
    ],
)
def test_a_whole_game(gah: Gah, monkeypatch: pytest.MonkeyPatch, language: str, line: str, setup: Setup) -> None:
    answers, played = answers_of(setup, Luck(4), numbers=True)
    answering(monkeypatch, answers)
    status, output, errors = gah(f"play --terminal {line} --seed 4 --language {language}")
    assert (status, errors) == (0, "")
    assert [row for row in output.splitlines() if len(row) > 80] == []
    assert [screen for screen in screens_of(output) if len(screen.splitlines()) > 24] == []
    assert "\x1b" not in output
    assert len(screens_of(output)) == len(answers) + 1
    totals = output.split(text("source-total", language))[-1].split()
    assert totals == [str(score.total) for score in played.game.position.scores()]


def test_a_game_is_put_away_and_taken_up(gah: Gah, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In the middle of a turn, with other luck to come: what was decided stands."""
    file = tmp_path / "game.json"
    answers, played = answers_of(Setup(), Luck(4))
    command = f"play --terminal --bots waiter --seed 4 --record {file}"
    answering(monkeypatch, answers[:30])
    status, output, errors = gah(command)
    assert (status, errors) == (0, "")
    assert text("terminal-left-saved", "en", file=str(file)) in output
    begun = Game.load(file)
    assert not begun.is_over
    answering(monkeypatch, ["quit"])
    assert gah(command).status == 0
    assert Game.load(file).log == begun.log
    answering(monkeypatch, answers[30:])
    assert gah(command).status == 0
    assert Game.load(file).position == played.game.position


def test_what_is_no_record_is_not_overwritten(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    status, output, errors = gah(f"play --terminal --record {file}")
    assert (status, output) == (1, "")
    assert "not JSON" in errors
    assert file.read_text() == "Dear Anna"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("--terminal --people 3 --players 2", "--people 3: the table has 2 for them"),
        ("--terminal --people 2 --bots waiter,waiter,waiter", "5 players: a table has 4 seats at most"),
        ("--terminal --players 4 --bots waiter,waiter", "--bots names 2 bots for 3 seats"),
        ("--terminal --names Anna,Max", "--names has 2 names for 1 people"),
        ("--terminal --names ''", "is no name of 1 to 16 letters"),
        ("--people 2", "--people: only with --terminal"),
        ("--solo hard", "--solo: only with --terminal"),
        ("--terminal --record {record} --players 3", "this game was begun at another table"),
    ],
)
def test_what_does_not_fit_is_said(gah: Gah, tmp_path: Path, line: str, reason: str) -> None:
    Game(Setup(), seed=1).save(tmp_path / "game.json")
    status, output, errors = gah(f"play {line.format(record=tmp_path / 'game.json')}")
    assert (status, output) == (2, "")
    assert reason in errors.splitlines()[-1]


def test_a_file_that_cannot_be_written_is_refused_at_once(gah: Gah, tmp_path: Path) -> None:
    status, output, errors = gah(f"play --terminal --record {tmp_path}/nowhere/game.json")
    assert (status, output) == (1, "")
    assert "No such file" in errors


def test_ctrl_c_ends_it_politely(gah: Gah, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    status, output, errors = gah(f"play --terminal --record {tmp_path / 'game.json'}")
    assert (status, errors) == (130, "")
    assert output.endswith(f"--record {tmp_path / 'game.json'} goes on with it.\n")
    assert not Game.load(tmp_path / "game.json").is_over

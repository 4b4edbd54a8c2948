"""The command itself: help with examples that run, errors that say what to do, exit statuses."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import grandaustria
from grandaustria.arena import Match, Outcome, run_match
from grandaustria.bots import Budget
from grandaustria.cli import arena, bots, cards, command
from grandaustria.cli.arguments import Command, Failure, UsageError
from grandaustria.cli.extras import TABLE
from grandaustria.server import launch
from tests.analysis.scenes import LEAVES_THE_GUEST, ended
from tests.cli.running import Gah

NAMES = [module.NAME for module in command.COMMANDS]
EXAMPLES = [line for module in command.COMMANDS for line in module.EXAMPLES] + list(command.EXAMPLES)


def test_it_is_a_module_too() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    line = [sys.executable, "-m", "grandaustria", "--version"]
    run = subprocess.run(line, capture_output=True, text=True, env=environment, check=True)
    assert (run.stdout, run.stderr) == (f"gah {grandaustria.__version__}\n", "")


def test_version(gah: Gah) -> None:
    assert gah("--version") == (0, f"gah {grandaustria.__version__}\n", "")


def test_help_names_every_command(gah: Gah) -> None:
    output = gah("--help").output
    assert "examples:" in output
    assert all(re.search(rf"^    {name}\s", output, re.MULTILINE) for name in NAMES)


@pytest.mark.parametrize("module", command.COMMANDS, ids=NAMES)
def test_help_of_each_command_has_examples(gah: Gah, module: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    status, output, _ = gah(f"{module.NAME} --help")
    assert status == 0
    assert "examples:" in output
    assert module.EXAMPLES
    assert all(line in output for line in module.EXAMPLES)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("record") / "game.json"
    ended(*LEAVES_THE_GUEST).save(file)
    return file


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Path, house: str) -> None:
    """A folder with the record and the database that the examples speak of; a server says that it would start, a match
    has one quick game, and at a terminal nobody answers."""
    assert house.endswith("house.db")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(os, "umask", lambda _mask: 0)
    monkeypatch.setattr(sys, "stdin", StringIO())
    monkeypatch.setattr(launch, "serve", lambda start, _announce=None: print(start.settings.origin))
    monkeypatch.setattr(arena, "run_match", one_quick_game)
    shutil.copy(record, tmp_path)


def one_quick_game(match: Match, bots: Sequence[str], _games: int, _workers: int, *rest: Any) -> list[Outcome]:
    less = [re.sub(r"@(\d+)", lambda nodes: f"@{int(nodes[1]) // 100}", bot) for bot in bots]
    return run_match(replace(match, budget=Budget(nodes=100)), less, 1, 1, *rest)


@pytest.mark.usefixtures("in_folder", "brief_bench")
@pytest.mark.parametrize("line", EXAMPLES)
def test_examples_run(gah: Gah, line: str) -> None:
    name, _, arguments = line.partition(" ")
    status, output, errors = gah(arguments)
    assert (name, status, errors) == ("gah", 0, "")
    assert output


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate --players 5", "argument --players: invalid choice: 5"),
        ("simulate --games 0", "argument --games: 0 is less than 1"),
        ("simulate --games many", "argument --games: 'many' is not a whole number"),
        ("simulate --workers 0", "argument --workers: 0 is less than 1"),
        ("analyse game.json --workers 0", "argument --workers: 0 is less than 1"),
        (
            "simulate --bots genius",
            "there is no bot 'genius'; choose one of apprentice, steward, innkeeper, hotelier, master, pageboy, waiter",
        ),
        ("simulate --bots director,waiter", "director cannot play at full speed; let them play in `gah arena`"),
        ("arena --bots director", "--bots: at least two play each other"),
        ("arena --bots director@none,waiter", "there is no bot 'director@none'"),
        ("arena --budget 0", "argument --budget: 0 is less than 1"),
        ("arena --until 1.5", "argument --until: 1.5 does not lie between 0 and 1"),
        ("simulate --bots random,waiter --players 3", "--bots names 2 bots for 3 seats"),
        ("simulate --bots random,waiter --solo easy", "--bots names 2 bots: a solo game has one player"),
        ("simulate --rules 1984", "there is no rulebook '1984'; choose one of 2022, de2015"),
        ("simulate --rules 2022,cards=all", "there is no rule option 'cards'; the options are kitchen_hand"),
        ("simulate --rules table=never", "rule option table is one of before, after, not 'never'"),
        ("simulate --rules ''", "there is no rulebook ''"),
        ("simulate --hotels dawn", "'dawn' is not night, day or a list of layouts (night, day_a"),
        ("simulate --hotels day_a,day_a", "hotels: all night, or a different day layout for each seat"),
        ("simulate --hotels day_a --players 3", "hotels: name one layout for each seat"),
        ("simulate --solo hard --players 3", "a solo game has one player and Leopold"),
        ("simulate --solo hard --staff draft", "solo: the staff variant is standard"),
        ("cards dice", "invalid choice: 'dice'"),
        ("cards --language es", "argument --language: invalid choice: 'es'"),
        ("cards --search xyzzy", "nothing mentions 'xyzzy'"),
        ("watch --delay soon", "argument --delay: 'soon' is not a number of seconds"),
        ("watch --delay -1", "argument --delay: '-1' is not a number of seconds"),
        ("watch --delay inf", "argument --delay: 'inf' is not a number of seconds"),
        ("replay", "the following arguments are required: RECORD"),
        ("serve --port 70000", "argument --port: 70000 is more than 65535"),
        ("serve --workers 0", "argument --workers: 0 is less than 1"),
        (
            "serve --workers 2 --database sqlite:///house.db",
            "more than one only with PostgreSQL; a SQLite file has one",
        ),
        ("serve --host 0.0.0.0", "--host 0.0.0.0: say with --public-url which address people use"),
        ("serve --public-url hotel.example", "'hotel.example' is not an address such as https://hotel.example"),
        ("serve --public-url https://hotel.example/rooms", "is not an address such as https://hotel.example"),
        ("serve --database mysql://hotel", "argument --database: a database is sqlite:///FILE or postgresql://"),
        ("serve --database sqlite://", "a SQLite database is a file: sqlite:///FILE"),
        ("admin", "the following arguments are required: TASK"),
        ("admin dance", "invalid choice: 'dance'"),
        ("admin people --limit 0", "argument --limit: 0 is less than 1"),
        ("admin tables --status lost", "argument --status: invalid choice: 'lost'"),
        ("verify --workers 0", "argument --workers: 0 is less than 1"),
    ],
)
def test_wrong_usage_is_explained(gah: Gah, line: str, reason: str) -> None:
    status, output, errors = gah(line)
    assert (status, output) == (2, "")
    assert errors.startswith("usage: gah")
    assert reason in errors.splitlines()[-1]


def test_what_the_system_refuses_is_said_in_words(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_data: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bots, "print_json", full)
    status, _, errors = gah("bots --json")
    assert (status, errors) == (1, "gah bots: No space left on device\n")


SERVING = set(TABLE.values())
RESEARCH = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "grandaustria.research"}


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("grandaustria.cli", SERVING | RESEARCH),
        ("grandaustria.cli.bench", SERVING | RESEARCH),
        ("grandaustria.server.app", RESEARCH),
    ],
)
def test_what_is_not_needed_is_not_loaded(module: str, heavy: set[str]) -> None:
    """Simulating starts at once, without the web framework and the database library; nobody plays with NumPy."""
    script = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert run.stdout == "[]\n"


def raising(error: BaseException) -> object:
    def run(_options: object) -> None:
        raise error

    return run


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (UsageError("these do not fit"), 2, "gah cards: error: these do not fit"),
        (grandaustria.PositionError("no such table"), 2, "gah cards: error: no such table"),
        (grandaustria.RecordError("a torn page"), 1, "gah cards: a torn page"),
        (grandaustria.ActionError("not now"), 1, "gah cards: not now"),
        (Failure("one card is missing"), 1, "gah cards: one card is missing"),
        (PermissionError(13, "Permission denied", "book.json"), 1, "gah cards: book.json: Permission denied"),
        (KeyboardInterrupt(), 130, ""),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, BaseException) else "",
)
def test_failures_are_one_line(
    gah: Gah, monkeypatch: pytest.MonkeyPatch, error: BaseException, status: int, message: str
) -> None:
    monkeypatch.setattr(cards, "run", raising(error))
    outcome = gah("cards")
    assert (outcome.status, outcome.output) == (status, "")
    assert (outcome.errors.splitlines() or [""])[-1] == message


@pytest.mark.parametrize("arguments", [("cards", "guests"), ("simulate", "--json"), ("watch",)])
def test_reader_that_has_gone_away(arguments: tuple[str, ...]) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    line = [sys.executable, "-m", "grandaustria", *arguments]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1

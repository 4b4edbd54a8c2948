"""A bare installation has the engine, the catalogues and the commands; the table and the server are an extra."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Callable

import pytest

from grandaustria.cli import command, extras
from grandaustria.cli.arguments import Failure
from tests.analysis.scenes import LEAVES_THE_GUEST, ended
from tests.bare import bare_environment
from tests.waiting import PATIENCE

LACKING = "the table and the server are not installed (fastapi is missing): pip install 'grandaustria[table]'"
WITH_TABLE = {
    "play": "--no-open --port 0",
    "serve": "--port 0",
    "admin": "status",
    "verify": "--quick",
}
WITHOUT = {
    "simulate": "--games 20",
    "watch": "--bots waiter --language uk",
    "replay": "game.json",
    "analyse": "game.json --budget 100",
    "bots": "",
    "arena": "--bots waiter,pageboy --games 2 --workers 2",
    "cards": "staff --language de",
    "bench": "--quick",
    "completion": "bash",
}

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python where nothing but a bare installation can be imported, in a folder with a record."""
    folder = tmp_path_factory.mktemp("bare")
    database = f"sqlite:///{folder.as_posix()}/house.db"
    environment = {**bare_environment(folder), "PYTHONUTF8": "1", "GAH_DATABASE": database}
    ended(*LEAVES_THE_GUEST).save(folder / "game.json")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, *arguments]
        return subprocess.run(
            line,
            capture_output=True,
            encoding="utf-8",
            env=environment,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            timeout=2 * PATIENCE,
            check=False,
        )

    return run


def gah(bare: Run, name: str, arguments: str) -> tuple[int, str, str]:
    done = bare("-m", "grandaustria", name, *shlex.split(arguments))
    return done.returncode, done.stdout, done.stderr


def test_every_command_is_on_one_side() -> None:
    assert sorted([*WITH_TABLE, *WITHOUT]) == sorted(module.NAME for module in command.COMMANDS)


@pytest.mark.parametrize(("name", "arguments"), WITH_TABLE.items(), ids=WITH_TABLE)
def test_without_the_extra_one_sentence_says_what_to_install(bare: Run, name: str, arguments: str) -> None:
    assert gah(bare, name, arguments) == (1, "", f"gah {name}: {LACKING}\n")


@pytest.mark.parametrize(("name", "arguments"), WITHOUT.items(), ids=WITHOUT)
def test_the_other_commands_work(bare: Run, name: str, arguments: str) -> None:
    status, output, errors = gah(bare, name, arguments)
    assert (status, errors) == (0, "")
    assert output


def test_the_table_in_the_terminal_works_too(bare: Run) -> None:
    status, output, errors = gah(bare, "play", "--terminal --language it --record begun.json")
    assert (status, errors) == (0, "")
    assert output.endswith("--record begun.json la riprende.\n")


def test_help_works_for_all(bare: Run) -> None:
    lines = [["--help"], *([name, "--help"] for name in (*WITH_TABLE, *WITHOUT))]
    done = bare("-c", f"from grandaustria.cli import main; print([main(line) for line in {lines}])")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"\n{[0] * len(lines)}\n")
    assert done.stdout.count("usage: gah ") == len(lines)


@pytest.mark.parametrize("package", extras.TABLE)
def test_a_single_missing_package_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that is used late: of an older installation that was upgraded without the extra."""
    monkeypatch.setattr(extras, "find_spec", lambda module: None if module == extras.TABLE[package] else object())
    with pytest.raises(Failure, match=rf"\({package} is missing\): pip install 'grandaustria\[table\]'$"):
        extras.need_table()

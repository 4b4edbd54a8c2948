"""What shells and `man` know of `gah` is what its parsers know."""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from grandaustria.cli.command import parser
from grandaustria.cli.completion import SHELLS
from shell_files import SHELL, parsers
from shell_files import files as made_now
from tests.cli.running import Gah

MADE = "run python tools/shell_files.py"


@cache
def files() -> dict[str, str]:
    return made_now()


def options(of: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """What a parser shows in its help, beside the help itself."""
    for action in of._actions:  # noqa: SLF001 - argparse tells them no other way
        if action.option_strings and action.help != argparse.SUPPRESS and "--help" not in action.option_strings:
            yield action


def test_no_file_is_missing_and_none_is_left_over() -> None:
    assert sorted(path.name for path in SHELL.iterdir()) == sorted(files()), MADE


@pytest.mark.parametrize("shell", SHELLS)
def test_a_completion_is_that_of_the_parsers(shell: str) -> None:
    assert (SHELL / SHELLS[shell]).read_text(encoding="utf-8") == files()[SHELLS[shell]], MADE


def test_every_argument_is_in_the_manual() -> None:
    """Word by word; where usage lines are broken is left to each Python's argparse."""
    for below in parsers(parser()):
        name = "-".join(below.prog.split()[:2])
        page = words((SHELL / f"{name}.1").read_text(encoding="utf-8"))
        for action in options(below):
            help_text = below._get_formatter()._expand_help(action)  # noqa: SLF001
            for part in (*action.option_strings, help_text):
                assert words(part) in page, f"{below.prog} {action.dest}: {MADE}"
        for example in (below.epilog or "").splitlines()[1:]:
            assert words(example) in page or len(below.prog.split()) > 2, f"{below.prog}: {MADE}"


def words(text: str) -> str:
    return " ".join(re.sub(r"\\f.|\\,|\\/", "", text).replace("\\-", "-").replace("\\\\", "\\").split())


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_prints_it(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, output, errors = Gah(capsys)(f"completion {shell}")
    assert (status, errors) == (0, "")
    assert output == (SHELL / SHELLS[shell]).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("gah pl", "play"),
        ("gah play --ter", "--terminal"),
        ("gah simulate --sv", "--svg"),
        ("gah play --language ", "uk"),
        ("gah admin main", "maintenance"),
        ("gah arena --svg ", "picture.svg"),
    ],
)
def test_bash_completes(tmp_path: Path, line: str, found: str) -> None:
    (tmp_path / "picture.svg").touch()
    script = f"""
        source {SHELL / SHELLS["bash"]}
        words=({line}) ; case "{line}" in *" ") words+=("") ;; esac
        COMP_WORDS=("${{words[@]}}") ; COMP_CWORD=$((${{#words[@]}} - 1)) ; COMP_LINE="{line}"
        COMP_POINT=${{#COMP_LINE}} ; COMP_TYPE=9
        complete -p gah >/dev/null || exit 3
        function_name=$(complete -p gah | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        "$function_name" gah "${{words[-1]}}" "${{words[-2]}}"
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    run = subprocess.run(["bash", "--norc"], input=script, capture_output=True, text=True, cwd=tmp_path, check=True)
    assert found in run.stdout.split(), run.stderr

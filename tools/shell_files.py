"""Writes what shells and `man` know of `gah`, made of its parsers by shtab and by argparse-manpage.

Usage: python tools/shell_files.py

The files lie in src/grandaustria/cli/shell: `gah completion` prints those of the shells, and a wheel brings the manual
pages. Run it after a command or an argument has changed; a test says where that was forgotten.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import shtab
from argparse_manpage.manpage import Manpage

from grandaustria.cli.arguments import INDENT
from grandaustria.cli.command import parser
from grandaustria.cli.completion import SHELLS

SHELL = Path(__file__).parents[1] / "src" / "grandaustria" / "cli" / "shell"
FILES = ("FILE", "RECORD")
"""What an argument is called that names a file."""
WIDTH = "1000"
"""`man` breaks the lines itself."""


def main() -> None:
    for name, content in files().items():
        (SHELL / name).write_text(content, encoding="utf-8")


def files() -> dict[str, str]:
    """All files by name; nothing in them is of this machine, where variables may say what is usual."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("GAH_")}
    with patch.dict(os.environ, {**plain, "COLUMNS": WIDTH}, clear=True):
        found = {name: shtab.complete(fresh(), shell) for shell, name in SHELLS.items()}
        return found | {f"{name}.1": page for name, page in pages(fresh())}


def fresh() -> argparse.ArgumentParser:
    """A parser that knows what a file is."""
    made = parser()
    for below in parsers(made):
        for action in below._actions:  # noqa: SLF001 - argparse tells them no other way
            if action.metavar in FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return made


def parsers(of: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and all those of its commands."""
    yield of
    for action in of._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for below in action.choices.values():
                yield from parsers(below)


def pages(of: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """A page for the whole, which names the commands, and one for each command."""
    for below in parsers(of):
        if len(below.prog.split()) <= 2:
            name = below.prog.replace(" ", "-")
            yield name, page(below, name)


def page(of: argparse.ArgumentParser, name: str) -> str:
    examples, of.epilog = of.epilog or "", None
    made = Manpage(of, format="single-commands-section")
    made.prog, made.date, made.manual, made.source = name, "", "Grand Austria", "gah"
    made.description = summary(of.description or "")
    lines = [line.removeprefix(INDENT) for line in examples.splitlines()[1:]]
    made.add_section("examples", "=", "\n".join([".nf", *(line.replace("-", r"\-") for line in lines), ".fi"]))
    return str(made)


def summary(description: str) -> str:
    """The first sentence, as a list of pages shows it."""
    first = description.split("\n\n")[0].split(":")[0].rstrip(".\n")
    return first[:1].lower() + first[1:]


if __name__ == "__main__":
    main()

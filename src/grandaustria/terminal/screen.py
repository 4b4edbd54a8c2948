"""Where the table is shown and answers are read: a terminal, or whatever stands in for one."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.text import Text

USUAL = (80, 24)
"""Columns and lines where nobody says how large it is."""
WIDEST = 110
LONGEST_ANSWER = 200


class Screen:
    """One screen after the other. On a terminal each takes the place of the one before, on a page of their own."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        plain = bool(os.environ.get("NO_COLOR"))
        self._console = Console(
            file=sys.stdout, width=WIDEST, highlight=False, color_system=None if plain else "auto", soft_wrap=True
        )
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.live:
            with suppress(ImportError):  # where there is none, lines are typed without editing
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """As the terminal is now; not wider than can be read well."""
        return min(shutil.get_terminal_size(USUAL).columns, WIDEST)

    @property
    def height(self) -> int:
        """As the terminal is now."""
        return shutil.get_terminal_size(USUAL).lines

    @contextmanager
    def opened(self) -> Iterator[None]:
        """As long as it is played; then the terminal shows what it did before, and nobody's cards."""
        turned = self.live and self._console.set_alt_screen(True)
        try:
            yield
        finally:
            if turned:
                self._console.set_alt_screen(False)

    def show(self, rows: Iterable[Text]) -> None:
        """In place of whatever was shown before."""
        if self.live:
            self._console.clear()
        self.write(rows)

    def write(self, rows: Iterable[Text]) -> None:
        """Below what was shown before; lines are as long as they are."""
        for row in rows:
            self._console.print(row, no_wrap=True, overflow="ignore", crop=False)

    def ask(self, prompt: str) -> str:
        """The next answer; EOFError when there is none any more."""
        answer = ""
        try:
            answer = input(prompt)
        finally:
            if not self.live:
                print(answer)  # nobody has typed it, nor ended the line
        return "".join(filter(str.isprintable, answer[:LONGEST_ANSWER])).strip()

    def wait(self, sentence: str) -> None:
        """Say what is waited for, where somebody looks on."""
        if self.live:
            self._console.print(Text(sentence, "dim"))

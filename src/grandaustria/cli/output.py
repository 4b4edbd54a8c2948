"""Where the output goes: a console as wide as the terminal, plain text and JSON for other programs."""

from __future__ import annotations

import codecs
import errno
import json
import os
import shutil
import sys
import unicodedata
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.table import Column, Table

WIDTH_WITHOUT_TERMINAL, UNBOUNDED = 120, 10_000
PLAINER = {
    "→": "->",
    "−": "-",
    "–": "-",
    "—": "-",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "×": "x",
    "■": "#",
    "»": ">",
    "·": "-",
}
"""What is written for a character that the output does not have, where leaving its accents away would not do."""


def settle_streams() -> None:
    """Whatever the output is, something can be written to it.

    One that was closed is nowhere; its number must not go to the next file that is opened. One that is not UTF-8 lacks
    characters, and gets others for them.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - till the end
    codecs.register_error("plainer", _plainer)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(character: str) -> str:
    decomposed = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode("ascii")
    return PLAINER.get(character) or decomposed or "?"


def can_write(characters: str) -> bool:
    """Whether the output has all of them."""
    try:
        characters.encode(sys.stdout.encoding or "utf-8")  # text kept in memory has none
    except UnicodeEncodeError:
        return False
    return True


def console() -> Console:
    """The console of standard output; made anew, since the output may have been redirected meanwhile."""
    width = None if sys.stdout.isatty() else shutil.get_terminal_size((WIDTH_WITHOUT_TERMINAL, 24)).columns
    return Console(file=sys.stdout, width=width, highlight=False)


def error_console() -> Console:
    """For progress and complaints, so that standard output holds nothing but results."""
    return Console(file=sys.stderr)


def print_json(data: Any) -> None:
    """Exact in every encoding: what an output cannot write is escaped."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    print(text if can_write(text) else json.dumps(data, indent=2))


def print_table(screen: Console, table: Table) -> None:
    """A table, as wide as the screen at most; where that would cut words and figures off, a line for each cell."""
    if _fit(screen, table):
        screen.print(table)
        return
    if table.title:
        screen.print(table.title, style="bold italic")
    for row in zip(*(column.cells for column in table.columns), strict=True):
        lines = Table.grid(padding=(0, 2, 0, 0))
        for column, cell in zip(table.columns, row, strict=True):
            lines.add_row(column.header, cell)
        screen.print(lines, "", sep="\n")


def _fit(screen: Console, table: Table) -> bool:
    """Give each column its longest word and its share of what is left; False where the words alone are too wide."""
    free = screen.options.update(width=UNBOUNDED)
    whole = Measurement.get(screen, free, table).maximum
    if whole <= screen.width:
        return True
    spans = [_span(screen, free, column) for column in table.columns]
    left = screen.width - whole + sum(most - least for _, least, most in spans)
    if left < 0:
        return False
    spans.sort(key=lambda span: span[2] - span[1])  # who wants little gets it, the rest is for the others
    for place, (column, least, most) in enumerate(spans):
        more = min(most - least, left // (len(spans) - place))
        column.width, left = least + more, left - more
    return True


def _span(screen: Console, free: ConsoleOptions, column: Column) -> tuple[Column, int, int]:
    """A column, the least it needs and the most it can use."""
    sizes = [Measurement.get(screen, free, cell) for cell in (column.header, *column.cells)]
    most = max(size.maximum for size in sizes)
    return column, most if column.no_wrap else max(size.minimum for size in sizes), most


def must_be_writable(file: Path | None) -> None:
    """Refuse a file that cannot be written, before the work whose result it is to hold; it is not made yet."""
    if file is None:
        return
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not file.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))

"""Rows of a screen: texts that are put beside each other, one after the other, and never wider than it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

RULER = Console(file=StringIO(), width=80)
"""Measures texts; nothing is written to it."""
BETWEEN = "  "
LABEL = 13


def started(words: str, style: str) -> Text:
    """A row whose first words are set so, and no others."""
    return Text().append(words, style)


def flow(items: Iterable[Text], width: int, between: str = BETWEEN) -> list[Text]:
    """One item after the other, in as few rows as they take; none is broken unless it is wider than a row.

    >>> [row.plain for row in flow(map(Text, ("strudel", "cake", "wine")), 14)]
    ['strudel  cake', 'wine']
    """
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + len(between) + item.cell_len <= width:
            rows[-1].append(between).append_text(item)
        else:
            rows.append(cut(item, width))
    return rows


def grid(items: Sequence[Text], width: int) -> list[Text]:
    """Items row by row in columns that are alike; one that is too long for its column has a row of its own.

    >>> [row.plain for row in grid([*map(Text, ("strudel", "cake", "a whole lot of wine", "coffee"))], 20)]
    ['strudel    cake', 'a whole lot of wine', 'coffee']
    """
    each, count = _column([item.cell_len for item in items], width)
    rows: list[Text] = []
    free = 0
    for item in items:
        if item.cell_len > each or not free:
            rows.append(cut(item, width))
            free = count if item.cell_len <= each else 1
        else:
            rows[-1].pad_right((count - free) * (each + len(BETWEEN)) - rows[-1].cell_len)
            rows[-1].append_text(item)
        free -= 1
    return rows


def _column(lengths: Sequence[int], width: int) -> tuple[int, int]:
    """How wide a column is, and how many there are: three if all items fit into them, two otherwise."""
    three, two = (((width + len(BETWEEN)) // count - len(BETWEEN), count) for count in (3, 2))
    return three if all(length <= three[0] for length in lengths) else two


def cut(item: Text, width: int) -> Text:
    """As long as fits; an ellipsis says that there was more."""
    shorter = item.copy()
    shorter.truncate(width, overflow="ellipsis")
    return shorter


def wrapped(item: Text, width: int) -> list[Text]:
    """A sentence in as many rows as it takes."""
    rows = list(item.wrap(RULER, width)) if item.plain else [Text()]
    for row in rows:
        row.rstrip()
    return rows


def labelled(label: str, rows: Sequence[Text]) -> list[Text]:
    """Rows with a label before the first."""
    heads = [label, *([""] * (len(rows) - 1))]
    return [started(f"{head:<{LABEL}}", "dim").append_text(row) for head, row in zip(heads, rows, strict=True)]


def with_column(rows: Sequence[Text], column: Sequence[Text], at: int) -> list[Text]:
    """Rows with a second column that begins at this place."""
    blank = [Text() for _ in range(len(column) - len(rows))]
    found: list[Text] = []
    for place, row in enumerate([*rows, *blank]):
        line = cut(row, at)
        if place < len(column):
            line.pad_right(at - line.cell_len)
            line.append_text(column[place])
        found.append(line)
    return found


def rows_of(drawn: RenderableType, width: int) -> list[Text]:
    """Anything that can be drawn, row by row."""
    lines = RULER.render_lines(drawn, RULER.options.update(width=width), pad=False)
    return [Text.assemble(*((part.text, part.style or "") for part in line)) for line in lines]

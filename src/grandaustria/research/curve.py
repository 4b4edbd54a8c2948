"""The growth of a learner as SVG: its points over the decisions it has learned from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grandaustria import svg

Row = Mapping[str, Any]
"""One measurement, as examples/selfplay.py writes it."""
Line = tuple[str, str, str, Callable[[Row], float | None]]
"""Name, colour, dashes, and the value of a measurement, if it has one."""
LINES: tuple[Line, ...] = (
    ("against random", svg.TONES[0], svg.DASHES[0], lambda row: row["random"]["score"]),
    ("against waiter", svg.TONES[1], svg.DASHES[1], lambda row: row["waiter"]["score"]),
    ("against itself", svg.TONES[3], svg.DASHES[2], lambda row: row["own"]),
    ("random players", svg.BURGUNDY, svg.DASHES[3], lambda row: row["chance"]),
)
"""What is drawn: told apart by dashes and a label at the end, not by colour alone."""
WIDTH, HEIGHT = 760, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 610, 60, 350
LABELS_APART = 17
GRID = 20
"""Points between two lines of the grid."""


def growth(rows: Sequence[Row], lines_drawn: Sequence[Line] = LINES) -> str:
    """All measurements of a learner in one drawing."""
    drawn = [(name, colour, dashes, _values(rows, value)) for name, colour, dashes, value in lines_drawn]
    values = [value for *_, points in drawn for _, value in points]
    low = GRID * min(0, int(min(values) // GRID))
    high = GRID * max(2, -int(-max(values) // GRID))
    most = max(1, *(row["decisions"] for row in rows))

    def place(decisions: float, value: float) -> tuple[float, float]:
        share = (value - low) / (high - low)
        return LEFT + (RIGHT - LEFT) * decisions / most, BOTTOM - (BOTTOM - TOP) * share

    lines = [(name, colour, dashes, [place(*point) for point in points]) for name, colour, dashes, points in drawn]
    parts = [svg.rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, svg.PAPER), *_scale(low, high, place), *_decisions(most)]
    parts += [svg.line(points, colour, dashes) for _, colour, dashes, points in lines]
    parts += _labels([(points[-1][1], name, colour) for name, colour, _, points in lines if points])
    title = f"Points after {most:,} decisions of learning"
    return svg.page(WIDTH, HEIGHT, title, svg.words(LEFT, 34, title, 18, name=True), *parts)


def _values(rows: Sequence[Row], value: Callable[[Row], float | None]) -> list[tuple[int, float]]:
    return [(row["decisions"], found) for row in rows if (found := value(row)) is not None]


def _scale(low: int, high: int, place: Callable[[float, float], tuple[float, float]]) -> list[str]:
    parts = []
    for value in range(low, high + 1, GRID):
        y = place(0, value)[1]
        parts.append(svg.line([(LEFT, y), (RIGHT, y)], svg.FRAME if value == 0 else svg.LINE, thick=1))
        parts.append(svg.words(LEFT - 8, y + 4, value, 12, svg.INK2, "end"))
    return parts


def _decisions(most: int) -> list[str]:
    """What the width is: decisions from none to all."""
    y = BOTTOM + 20
    ends = svg.words(LEFT, y, "0", 12, svg.INK2), svg.words(RIGHT, y, f"{most:,}", 12, svg.INK2, "end")
    return [*ends, svg.words((LEFT + RIGHT) / 2, y, "decisions", 12, svg.INK2, "middle")]


def _labels(ends: list[tuple[float, str, str]]) -> list[str]:
    """A name at the end of each line, moved down where two would lie on each other."""
    parts, lowest = [], 0.0
    for y, name, colour in sorted(ends):
        lowest = max(y + 4, lowest + LABELS_APART)
        parts.append(svg.words(RIGHT + 8, lowest, name, 13, colour))
    return parts

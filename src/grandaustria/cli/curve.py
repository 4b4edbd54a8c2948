"""The curve of an analysed game as SVG: winning chance and expected margin over the turns, a line for each seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from xml.sax.saxutils import escape

from grandaustria.analysis import Outlook, TurnReport, along
from grandaustria.analysis.words import in_notation, in_short, mistake
from grandaustria.play import Game
from grandaustria.svg import (
    BURGUNDY,
    CHROME,
    DASHES,
    FRAME,
    GROUND,
    INK2,
    LINE,
    ON_BURGUNDY,
    ON_CHROME,
    ON_CHROME2,
    PAPER,
    TONES,
    WELL,
    WORDS,
    round_step,
    words,
)
from grandaustria.texts import list_text, text

MARKERS = (
    "M0-4.6A4.6 4.6 0 1 0 .01-4.6Z",
    "M0-5.5L5.5 0L0 5.5L-5.5 0Z",
    "M-4.4-4.4H4.4V4.4H-4.4Z",
    "M0-5.5L5.5 4.5H-5.5Z",
)
"""Disc, lozenge, square and triangle: as on the score sheet."""

WIDTH, LEFT, RIGHT = 1120.0, 72.0, 164.0
HEADER, FRIEZE, GAP = 76.0, 8.0, 62.0
CHANCE_HEIGHT, MARGIN_HEIGHT = 270.0, 200.0
LEGEND_LINE, LABEL_APART = 24.0, 42.0
LEGEND_TURNS, LONGEST_TOLD = 400.0, 100
END_ZONE = 1.6
"""Turns' worth of room in which the lines run to the result."""
WITHIN_TURN = 0.32
"""How far before and after the middle of a turn its two points lie."""
MOST_LINES = 7

Value = Callable[[Outlook], float]
Point = tuple[float, float]


class Curve:
    """Two panels over the same turns, the numbered mistakes, and what they were."""

    def __init__(
        self,
        game: Game,
        reports: Sequence[TurnReport],
        worst: Sequence[TurnReport],
        names: Sequence[str],
        language: str,
        open_cards: bool,
    ) -> None:
        self._reports, self._worst, self._names, self._language = reports, worst, names, language
        self._game, self._open_cards = game, open_cards
        self._totals = [score.total for score in game.scores()]
        self._winners = game.winners()
        self._seats = sorted({report.turn.seat for report in reports})
        self._step = (WIDTH - LEFT - RIGHT) / (len(reports) + END_ZONE)

    def drawn(self) -> str:
        """The whole picture as SVG: chances above, leads below, the costliest turns marked."""
        chance = Panel(HEADER + FRIEZE + 54, CHANCE_HEIGHT, 0.0, 1.0, 0.25)
        margins = [self._final_margin(seat) for seat in self._seats]
        margins += [outlook.margin for report in self._reports for outlook in (report.before, report.after)]
        margin = Panel.around(chance.bottom + GAP, MARGIN_HEIGHT, margins)
        below = margin.bottom + 42
        height = below + (LEGEND_LINE * len(self._worst) + 52 if self._worst else 0)
        parts = [
            *self._frame(height),
            *self._panel(chance, "analysis-chance", chance.scale(), lambda value: f"{value:.0%}"),
            *self._panel(margin, "analysis-margin", margin.scale(), lambda value: f"{value:+.0f}" if value else "0"),
            *self._rounds(chance, margin),
            *self._lines(chance, lambda outlook: outlook.chance, self._final_chance),
            *self._lines(margin, lambda outlook: outlook.margin, self._final_margin),
            *self._marks(chance),
            *self._labels(chance),
            *self._legend(below),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    # The frame: a header in copper green with a frieze under it, as at the table

    def _frame(self, height: float) -> Iterator[str]:
        title = text("analysis-title", self._language)
        judged = text("analysis-open-cards" if self._open_cards else "analysis-known", self._language)
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {height:.0f}" width="{WIDTH:.0f}" '
            f'height="{height:.0f}" role="img" aria-labelledby="title described" font-family="{WORDS}">'
        )
        yield f'<title id="title">{escape(title)}</title>'
        yield f'<desc id="described">{escape(" ".join([judged, *self._described()]))}</desc>'
        yield f'<rect width="100%" height="100%" fill="{GROUND}"/>'
        yield f'<rect width="100%" height="{HEADER:.0f}" fill="{CHROME}"/>'
        yield f'<path d="M0 {HEADER + FRIEZE / 2}H{WIDTH}" stroke="{CHROME}" stroke-width="4" stroke-dasharray="4 4"/>'
        yield words(LEFT, 36, title, size=25, fill=ON_CHROME, name=True)
        yield words(LEFT, 59, judged, size=13.5, fill=ON_CHROME2)
        yield words(WIDTH - 28, 46, self._result(), size=18, fill=ON_CHROME, name=True, anchor="end")

    def _described(self) -> Iterator[str]:
        for seat in self._seats:
            own = [report.after for report in self._reports if report.turn.seat == seat]
            first, last = f"{own[0].chance:.0%}", f"{own[-1].chance:.0%}"
            yield text("analysis-described", self._language, player=self._names[seat], first=first, last=last)
        yield from (mistake(report, self._names, self._language) + "." for report in self._worst)

    def _result(self) -> str:
        winners = [self._names[seat] for seat in self._winners]
        points = self._totals[self._winners[0]]
        listed = list_text(winners, self._language)
        return text("log-winners", self._language, count=len(winners), list=listed, points=points)

    # The panels

    def _panel(
        self, panel: Panel, heading: str, scale: Sequence[float], written: Callable[[float], str]
    ) -> Iterator[str]:
        right = WIDTH - RIGHT
        yield words(LEFT, panel.top - 30, text(heading, self._language), size=17, name=True)
        yield f'<rect x="{LEFT}" y="{panel.top:.1f}" width="{right - LEFT}" height="{panel.height}" fill="{PAPER}"/>'
        for place, (_, reports) in enumerate(self._by_round()):
            if place % 2:
                first, count = reports[0].turn.number - 1, len(reports)
                x, width = LEFT + self._step * first, self._step * count
                place_and_size = f'x="{x:.1f}" y="{panel.top:.1f}" width="{width:.1f}" height="{panel.height}"'
                yield f'<rect {place_and_size} fill="{WELL}"/>'
        for value in scale:
            middle = value in (0.5, 0.0) and value != panel.low
            colour, thickness = (FRAME, 1.5) if middle else (LINE, 1)
            y = panel.y(value)
            yield f'<path d="M{LEFT} {y:.1f}H{right}" stroke="{colour}" stroke-width="{thickness}"/>'
            yield words(LEFT - 10, y + 4, with_minus(written(value)), size=12.5, fill=INK2, anchor="end")

    def _by_round(self) -> list[tuple[int, list[TurnReport]]]:
        return [(number, list(group)) for number, group in groupby(self._reports, lambda report: report.turn.round)]

    def _rounds(self, chance: Panel, margin: Panel) -> Iterator[str]:
        """Their numbers over each panel; the end of the last one is the end of the game."""
        for panel in (chance, margin):
            for number, reports in self._by_round():
                first = LEFT + self._step * (reports[0].turn.number - 1)
                middle = first + self._step * len(reports) / 2
                label = f"{text('analysis-round', self._language)} {number}" if number == 1 else str(number)
                yield words(middle, panel.top - 8, label, size=13, fill=INK2, name=True, anchor="middle")
                yield f'<path d="M{first:.1f} {panel.top - 5:.1f}V{panel.bottom:.1f}" stroke="{LINE}"/>'
            end = LEFT + self._step * len(self._reports)
            yield f'<path d="M{end:.1f} {panel.top - 5:.1f}V{panel.bottom:.1f}" stroke="{FRAME}" stroke-width="1.5"/>'
        label = text("analysis-final", self._language)
        yield words(WIDTH - RIGHT, margin.bottom + 18, label, size=13, fill=INK2, name=True, anchor="end")

    def _lines(self, panel: Panel, value: Value, final: Callable[[int], float]) -> Iterator[str]:
        for seat in reversed(self._seats):
            points = [*self._points(seat, panel, value), (WIDTH - RIGHT, panel.y(final(seat)))]
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            yield (
                f'<path d="M{path}" fill="none" stroke="{TONES[seat]}" stroke-width="2.4" '
                f'stroke-dasharray="{DASHES[seat]}" stroke-linejoin="round"/>'
            )
            rounds = {report.turn.round: report for report in self._reports if report.turn.seat == seat}
            ends = [(self._x(report, WITHIN_TURN), panel.y(value(report.after))) for report in rounds.values()]
            yield from (marker(seat, point) for point in [*ends, points[-1]])

    def _points(self, seat: int, panel: Panel, value: Value) -> Iterator[Point]:
        for report in self._reports:
            if report.turn.seat == seat:
                yield self._x(report, -WITHIN_TURN), panel.y(value(report.before))
                yield self._x(report, WITHIN_TURN), panel.y(value(report.after))

    def _x(self, report: TurnReport, shift: float) -> float:
        return LEFT + self._step * (report.turn.number - 0.5 + shift)

    def _final_chance(self, seat: int) -> float:
        return 1 / len(self._winners) if seat in self._winners else 0.0

    def _final_margin(self, seat: int) -> float:
        return self._totals[seat] - max(total for other, total in enumerate(self._totals) if other != seat)

    # What is said about it

    def _marks(self, panel: Panel) -> Iterator[str]:
        """The largest mistakes, numbered."""
        for place, report in enumerate(self._worst, 1):
            x, y = self._x(report, WITHIN_TURN), panel.y(report.after.chance)
            above = y - 30 if y - 30 > panel.top + 12 else y + 30
            yield f'<path d="M{x:.1f} {y:.1f}V{above:.1f}" stroke="{BURGUNDY}" stroke-width="1.4"/>'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.4" fill="{BURGUNDY}"/>'
            yield badge(x, above, place)

    def _labels(self, panel: Panel) -> Iterator[str]:
        """Names at the right end, moved apart where they would lie on each other."""
        ends = sorted((panel.y(self._final_chance(seat)), seat) for seat in self._seats)
        lowest = panel.bottom - LABEL_APART * (len(ends) - 1)
        y = panel.top - LABEL_APART
        for place, (wanted, seat) in enumerate(ends):
            y = max(y + LABEL_APART, min(wanted, lowest + LABEL_APART * place))
            x = WIDTH - RIGHT + 14
            sample = f'stroke="{TONES[seat]}" stroke-width="2.4" stroke-dasharray="{DASHES[seat]}"'
            yield f'<path d="M{x} {y:.1f}h34" {sample}/>{marker(seat, (x + 17, y))}'
            yield words(x + 42, y + 1, self._names[seat], size=14, bold=True)
            yield words(x + 42, y + 17, with_minus(str(self._totals[seat])), size=15, fill=INK2, name=True)

    def _legend(self, top: float) -> Iterator[str]:
        if not self._worst:
            return
        yield words(LEFT, top + 14, text("analysis-mistakes", self._language), size=17, name=True)
        for place, report in enumerate(self._worst, 1):
            y = top + 16 + LEGEND_LINE * place
            yield badge(LEFT + 10, y - 5, place)
            yield words(LEFT + 30, y, mistake(report, self._names, self._language), size=14)
            yield words(LEGEND_TURNS, y, self._instead(report), size=13, fill=INK2)

    def _instead(self, report: TurnReport) -> str:
        """What was done, and what would have been better, in short."""
        played, best = (
            in_short(in_notation(along(self._game, report.turn, actions)))
            for actions in (report.turn.actions, report.best.actions)
        )
        told = f"{played} → {best}"
        return told if len(told) <= LONGEST_TOLD else f"{told[: LONGEST_TOLD - 1]}…"


class Panel:
    """A part of the drawing with its own scale."""

    def __init__(self, top: float, height: float, low: float, high: float, step: float) -> None:
        self.top, self.height, self.low, self.high, self._step = top, height, low, high, step

    @classmethod
    def around(cls, top: float, height: float, values: Sequence[float]) -> Panel:
        """With these values and zero inside, between round numbers."""
        low, high = min(0.0, *values), max(0.0, *values)
        step = round_step(high - low, MOST_LINES - 1)
        return cls(top, height, step * math.floor(low / step), step * max(1, math.ceil(high / step)), step)

    @property
    def bottom(self) -> float:
        """From the top of the picture."""
        return self.top + self.height

    def y(self, value: float) -> float:
        """Where a value lies."""
        return self.bottom - self.height * (value - self.low) / (self.high - self.low)

    def scale(self) -> list[float]:
        """The values that are marked at its side."""
        count = round((self.high - self.low) / self._step)
        return [self.low + self._step * place for place in range(count + 1)]


def with_minus(number: str) -> str:
    """A number as it is printed.

    >>> with_minus("-12")
    '−12'
    """
    return number.replace("-", "−")


def marker(seat: int, at: Point) -> str:
    """Each seat has a shape of its own besides its colour."""
    x, y = at
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{MARKERS[seat]}" fill="{TONES[seat]}"/>'


def badge(x: float, y: float, number: int) -> str:
    """The number under which a costly turn is told."""
    figure = words(x, y + 4.5, str(number), size=12.5, fill=ON_BURGUNDY, bold=True, anchor="middle")
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9.5" fill="{BURGUNDY}"/>{figure}'

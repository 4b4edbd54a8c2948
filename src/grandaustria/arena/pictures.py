"""Matches and series as SVG drawings: ratings with their intervals, how scores spread, and where points come from.

Bars and lines are told apart by number and name, not by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grandaustria import svg
from grandaustria.texts import text

WIDTH, LEFT, RIGHT = 920, 190, 40
HEADER, GAP = 64, 56
RATING_ROW, SPREAD_ROW, BAR = 40, 84, 11
BARS_APART = 14
MOST_LINES = 8
MOST_BINS = 48


class Scale:
    """Values from left to right, between round numbers."""

    def __init__(self, low: float, high: float) -> None:
        self.step = svg.round_step(high - low, MOST_LINES)
        self.low = self.step * (low // self.step)
        self.high = max(self.low + self.step, -self.step * (-high // self.step))

    def x(self, value: float) -> float:
        """Where a value lies, from the left of the picture."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)

    def grid(self, top: float, bottom: float) -> Iterator[str]:
        """A line and a figure for every step."""
        yield svg.rect(LEFT, top, WIDTH - LEFT - RIGHT, bottom - top, svg.PAPER)
        for number in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + number * self.step
            x = self.x(value)
            yield svg.line([(x, top), (x, bottom)], svg.LINE if value else svg.FRAME, thick=1)
            yield svg.words(x, bottom + 16, _figure(value), 12, svg.INK2, "middle")


def _figure(value: float) -> str:
    return f"{value:,.0f}".replace("-", "−")


@dataclass(frozen=True)
class Shares:
    """Mean points by source, for each of several."""

    names: Sequence[str]
    means: Sequence[Mapping[str, float]]

    @property
    def height(self) -> float:
        """With the gap under it."""
        return len(self._sources) * self._row + GAP

    @property
    def _sources(self) -> list[str]:
        """Those that gave or cost anybody anything worth drawing."""
        return [source for source in self.means[0] if any(abs(mean[source]) >= 0.05 for mean in self.means)]

    @property
    def _row(self) -> float:
        return BAR * len(self.names) + BARS_APART

    def drawn(self, top: float) -> Iterator[str]:
        """Bars of all bots for each source, below each other."""
        values = [mean[source] for mean in self.means for source in self._sources]
        scale = Scale(min(0.0, *values), max(0.0, *values))
        yield svg.words(16, top - 12, "Points by source, on average", 15, name=True)
        yield from scale.grid(top, top + self.height - GAP)
        for place, source in enumerate(self._sources):
            y = top + place * self._row + BARS_APART / 2
            middle = y + BAR * len(self.names) / 2 + 4
            yield svg.words(LEFT - 30, middle, text(f"source-{source}"), 13, svg.INK, "end")
            for number, mean in enumerate(self.means):
                yield from _bar(scale, y + number * BAR, mean[source], number)


def _bar(scale: Scale, y: float, value: float, number: int) -> Iterator[str]:
    zero, end = scale.x(0), scale.x(value)
    yield svg.words(LEFT - 8, y + BAR - 2, number + 1, 9.5, tone(number), "end", bold=True)
    yield svg.rect(min(zero, end), y + 1, abs(end - zero), BAR - 2, tone(number))
    yield svg.words(max(zero, end) + 4, y + BAR - 2, f"{value:.1f}".replace("-", "−"), 9.5, svg.INK2)


def tone(number: int) -> str:
    """The colour of the n-th bot; after the last they begin anew."""
    return svg.TONES[number % len(svg.TONES)]


def _head(title: str, below: str) -> str:
    return (
        svg.rect(0, 0, WIDTH, HEADER, svg.CHROME)
        + svg.words(16, 30, title, 21, svg.ON_CHROME, name=True)
        + svg.words(16, 51, below, 13, svg.ON_CHROME2)
    )


def _named(number: int, name: str, y: float) -> str:
    """The number and the name of a row; the number is that of its bars."""
    return svg.words(16, y, f"{number + 1}  {name}", 14, tone(number), bold=True)


# A match


def match_picture(result: Mapping[str, Any]) -> str:
    """Ratings with their intervals of 95 %, then scores by source, from the figures of a match."""
    entries = result["results"]
    top = HEADER + GAP
    bottom = top + RATING_ROW * len(entries)
    shares = Shares([entry["bot"] for entry in entries], [entry["by_source"] for entry in entries])
    ends = [end for entry in entries for end in entry["rating_ci"]]
    scale = Scale(min(ends), max(ends))
    parts = [svg.words(16, top - 12, "Rating, with its interval of 95 %", 15, name=True), *scale.grid(top, bottom)]
    for number, entry in enumerate(entries):
        parts += _rating(scale, top + RATING_ROW * (number + 0.5), number, entry)
    title = f"{result['games']} games"
    below = f"400 points of rating are odds of ten to one; the winner has {result['mean_winner']:.1f} points on average"
    parts += shares.drawn(bottom + GAP + 20)
    height = round(bottom + GAP + 20 + shares.height)
    return svg.page(WIDTH, height, _told(entries), _head(title, below), *parts)


def _rating(scale: Scale, y: float, number: int, entry: Mapping[str, Any]) -> Iterator[str]:
    (low, high), rating = entry["rating_ci"], entry["rating"]
    yield _named(number, entry["bot"], y - 2)
    points = f"{entry['mean_score']:.1f}".replace("-", "−")
    yield svg.words(30, y + 13, f"wins {entry['win_rate']:.1%}, {points} points", 11, svg.INK2)
    yield svg.line([(scale.x(low), y), (scale.x(high), y)], tone(number), thick=3)
    for end in (low, high):
        yield svg.line([(scale.x(end), y - 6), (scale.x(end), y + 6)], tone(number), thick=2)
    yield svg.disc(scale.x(rating), y, 5.5, tone(number), svg.PAPER, 1.5)
    yield svg.words(scale.x(rating), y - 9, f"{rating:+d}".replace("-", "−"), 11, svg.INK, "middle", bold=True)


def _told(entries: Sequence[Mapping[str, Any]]) -> str:
    """What a screen reader says."""
    return "; ".join(f"{entry['bot']}: rating {entry['rating']:+d}, wins {entry['win_rate']:.1%}" for entry in entries)


# A series


def series_picture(title: str, names: Sequence[str], spreads: Sequence[Mapping[int, int]], shares: Shares) -> str:
    """How often each seat had which score, then its points by source."""
    scores = [score for spread in spreads for score in spread]
    scale = Scale(min(scores), max(scores) + 1)
    width = max(1, round(svg.round_step(scale.high - scale.low, MOST_BINS)))
    binned = [_binned(spread, scale.low, width) for spread in spreads]
    highest = max(count for bins in binned for count in bins.values())
    top = HEADER + GAP
    bottom = top + SPREAD_ROW * len(names)
    parts = [svg.words(16, top - 12, f"Scores, in steps of {width}", 15, name=True), *scale.grid(top, bottom)]
    for number, (name, spread, bins) in enumerate(zip(names, spreads, binned, strict=True)):
        parts += _spread(scale, top + SPREAD_ROW * (number + 1), number, bins, width, highest)
        parts += _figures(scale, top + SPREAD_ROW * number, number, name, spread)
    parts += shares.drawn(bottom + GAP + 20)
    told = "; ".join(f"{name}: {mean_of(spread):.1f} points" for name, spread in zip(names, spreads, strict=True))
    height = round(bottom + GAP + 20 + shares.height)
    return svg.page(
        WIDTH, height, told, _head(title, "the line is the mean, the band holds eight games of ten"), *parts
    )


def _binned(spread: Mapping[int, int], low: float, width: int) -> dict[int, int]:
    bins: dict[int, int] = {}
    for score, count in spread.items():
        place = int((score - low) // width)
        bins[place] = bins.get(place, 0) + count
    return bins


def _spread(scale: Scale, base: float, number: int, bins: Mapping[int, int], width: int, highest: int) -> Iterator[str]:
    yield svg.line([(LEFT, base), (WIDTH - RIGHT, base)], svg.FRAME, thick=1)
    for place, count in sorted(bins.items()):
        left, right = (scale.x(scale.low + (place + side) * width) for side in (0, 1))
        tall = (SPREAD_ROW - 22) * count / highest
        yield svg.rect(left + 0.5, base - tall, max(0.5, right - left - 1), tall, tone(number))


def _figures(scale: Scale, top: float, number: int, name: str, spread: Mapping[int, int]) -> Iterator[str]:
    mean, low, high = mean_of(spread), percentile_of(spread, 0.1), percentile_of(spread, 0.9)
    yield _named(number, name, top + 34)
    yield svg.words(30, top + 52, f"mean {mean:.1f}", 12, svg.INK2)
    yield svg.words(30, top + 68, f"8 of 10: {low} to {high}".replace("-", "−"), 12, svg.INK2)
    yield svg.rect(scale.x(low), top + 8, max(1.0, scale.x(high) - scale.x(low)), 5, svg.FRAME)
    yield svg.line([(scale.x(mean), top + 4), (scale.x(mean), top + SPREAD_ROW)], svg.BURGUNDY, svg.DASHES[2])


def mean_of(spread: Mapping[int, int]) -> float:
    """The mean of scores that are counted."""
    return sum(score * count for score, count in spread.items()) / sum(spread.values())


def percentile_of(spread: Mapping[int, int], share: float) -> int:
    """The score up to which this share of the games lies.

    >>> percentile_of({10: 1, 20: 8, 30: 1}, 0.5)
    20
    """
    left = share * sum(spread.values())
    for score, count in sorted(spread.items()):
        left -= count
        if left <= 0:
            return score
    return max(spread)

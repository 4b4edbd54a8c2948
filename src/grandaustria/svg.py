"""Shapes as SVG text, in the colours and faces of the house: those of the page by day."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from grandaustria.palette import PALETTE

GROUND, PAPER, WELL, LINE, FRAME = (PALETTE[name] for name in ("ground", "paper", "well", "line", "frame"))
INK, INK2, BRASS, WALL, LIGHT = (PALETTE[name] for name in ("ink", "ink-quiet", "brass", "wall", "lamplight"))
CHROME, CHROME2, ON_CHROME = (PALETTE[name] for name in ("chrome", "chrome-light", "on-chrome"))
GOLD, COIN, COIN_INK = (PALETTE[name] for name in ("gold-light", "coin", "coin-ink"))
BURGUNDY, ON_BURGUNDY, ON_CHROME2 = (PALETTE[name] for name in ("burgundy", "on-burgundy", "on-chrome-quiet"))
COLOURS = {colour: PALETTE[colour] for colour in ("blue", "red", "yellow", "green")}
TINTS = {colour: PALETTE[f"{colour}-tint"] for colour in COLOURS}
ON_COLOURS = {"blue": ON_CHROME, "red": ON_CHROME, "yellow": INK, "green": ON_CHROME}
PLAYERS = tuple((PALETTE[f"player-{seat}"], on) for seat, on in enumerate((ON_CHROME, ON_CHROME, INK, ON_CHROME), 1))
TONES = (INK, PALETTE["player-2"], BRASS, PALETTE["player-4"])
DASHES = ("none", "9 5", "2 4", "12 4 2 4")
"""Lines of a curve, told apart without colour as well."""
NAMES = "Philosopher, Georgia, serif"
WORDS = "Commissioner, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"


def page(width: int, height: int, title: str, *content: str) -> str:
    """A whole drawing; the title is what a screen reader says."""
    box, face = f'viewBox="0 0 {width} {height}"', f"font-family={quoteattr(WORDS)}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {face}>'
    ground = rect(0, 0, width, height, GROUND)
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *content, "</svg>"]) + "\n"


def group(x: float, y: float, *content: str) -> str:
    """Several drawings, moved together."""
    return f'<g transform="translate({x:g} {y:g})">' + "".join(content) + "</g>"


def rect(x: float, y: float, width: float, height: float, fill: str, line: str = "none", thick: float = 1) -> str:
    """From its upper left corner."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" '
        f'stroke="{line}" stroke-width="{thick:g}"/>'
    )


def dashed(x: float, y: float, width: float, height: float, line: str) -> str:
    """The outline of something that is not there."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none" '
        f'stroke="{line}" stroke-dasharray="3 3"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, line: str = "none", thick: float = 1) -> str:
    """From its centre."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'


def octagon(x: float, y: float, radius: float, fill: str) -> str:
    """A regular eight-sided plate around a point."""
    near, far = radius * 0.414, radius
    corners = [(near, far), (far, near), (far, -near), (near, -far)]
    corners += [(-a, -b) for a, b in corners]
    return f'<polygon points="{" ".join(f"{x + a:.1f},{y + b:.1f}" for a, b in corners)}" fill="{fill}"/>'


def path(shape: str, fill: str, line: str = "none") -> str:
    """In the language of SVG's `d`."""
    return f'<path d="{shape}" fill="{fill}" stroke="{line}" stroke-width="1.2" stroke-linejoin="round"/>'


def line(points: Iterable[tuple[float, float]], colour: str, dashes: str = "none", thick: float = 2) -> str:
    """Through these points, whole or dashed."""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    pen = f'stroke="{colour}" stroke-width="{thick:g}" stroke-dasharray="{dashes}"'
    return f'<polyline points="{places}" fill="none" {pen} stroke-linejoin="round"/>'


def words(
    x: float,
    y: float,
    content: object,
    size: float = 12,
    fill: str = INK,
    anchor: str = "start",
    name: bool = False,
    bold: bool = False,
) -> str:
    """Text; names, titles and numbers on tokens are set in the display face, which is bold."""
    face = f" font-family={quoteattr(NAMES)}" if name else ""
    face += ' font-weight="700"' if name or bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{face}>'
        f"{escape(str(content))}</text>"
    )


def label(x: float, y: float, content: str, fill: str = BRASS) -> str:
    """The small heading of an area."""
    return words(x, y, content.upper(), 10, fill, name=True)


def number_in(x: float, y: float, content: object, fill: str, size: float = 12) -> str:
    """A number in the middle of its token."""
    return words(x, y + size * 0.35, content, size, fill, "middle", name=True)


def round_step(span: float, most: int) -> float:
    """A step of 1, 2 or 5 times a power of ten that divides a span into so many parts at most.

    >>> round_step(100, 8), round_step(37, 8), round_step(0, 8)
    (20.0, 5.0, 1.0)
    """
    steps = (factor * 10.0**power for power in range(9) for factor in (1, 2, 5))
    return next(step for step in steps if span / step <= most)

"""Shapes as SVG text, in the colours and faces of the house (web/src/style/tokens.css, light)."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

GROUND, PAPER, WELL, LINE, FRAME = "#EBE1CB", "#FBF7EC", "#F3EBD8", "#C2AF86", "#8D7A50"
INK, INK2, BRASS, WALL, LIGHT = "#1B2824", "#4A5149", "#7A5A18", "#2E291D", "#FFF7DA"
CHROME, CHROME2, ON_CHROME, ON_CHROME2 = "#12312A", "#1D463B", "#F7F0DE", "#BFCDBE"
GOLD, COIN, COIN_INK, BURGUNDY = "#F2CF6B", "#E3B94E", "#2A1F08", "#7A1D33"
COLOURS = {"blue": "#1E4B87", "red": "#9C2A22", "yellow": "#D2A01C", "green": "#2B6A3C"}
TINTS = {"blue": "#D3DFEE", "red": "#F3D8CE", "yellow": "#F9EBC2", "green": "#D6E5CC"}
ON_COLOURS = {"blue": ON_CHROME, "red": ON_CHROME, "yellow": INK, "green": ON_CHROME}
PLAYERS = (("#1B2824", "#F7F0DE"), ("#6A3A78", "#F7F0DE"), ("#FFFDF5", "#1B2824"), ("#0F6C74", "#F7F0DE"))
ON_BURGUNDY = "#FBEFE4"
TONES = (INK, "#6A3A78", BRASS, "#0F6C74")
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
    return f'<g transform="translate({x:g} {y:g})">' + "".join(content) + "</g>"


def rect(x: float, y: float, width: float, height: float, fill: str, line: str = "none", thick: float = 1) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" '
        f'stroke="{line}" stroke-width="{thick:g}"/>'
    )


def dashed(x: float, y: float, width: float, height: float, line: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none" '
        f'stroke="{line}" stroke-dasharray="3 3"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, line: str = "none", thick: float = 1) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'


def octagon(x: float, y: float, radius: float, fill: str) -> str:
    """A regular eight-sided plate around a point."""
    near, far = radius * 0.414, radius
    corners = [(near, far), (far, near), (far, -near), (near, -far)]
    corners += [(-a, -b) for a, b in corners]
    return f'<polygon points="{" ".join(f"{x + a:.1f},{y + b:.1f}" for a, b in corners)}" fill="{fill}"/>'


def path(shape: str, fill: str, line: str = "none") -> str:
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

"""Whether everything fits: nothing outside of its box, over another, cut off, out of reach, or too small for a finger.

The script `fitting.js` looks at a page as it is laid out. What may lie over something else because it is drawn as a
part of it is listed here, with the reason.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("fitting.js")
FINGER = 40
"""Pixels; what is smaller is missed by a finger."""
LETTERS, FIGURES = 10, 9
"""Pixels; smaller words are guessed. Figures are those in drawings, such as the number on a coin."""


class Part(NamedTuple):
    """What is inside of the first may lie over what is inside of the second, or reach out of it; in the same home."""

    inner: str
    outer: str
    home: str
    why: str


PARTS = (
    Part(".rooms", ".house > svg", ".house", "the buttons of the rooms lie over their drawing"),
    Part(".cover", ".card", "[data-area=cafe] li", "the button of a table lies below its card"),
    Part(".cover", ".track", "header > section", "the button of the court lies over its track"),
    Part(".disc", ".disc", ".box", "discs on one space of the court lie over each other, as on a board"),
    Part(".whose", ".spent", "li", "the disc of a player lies on the die they took"),
    Part(".note", ".portrait, .foot", ".card", "what may be done with a guest lies over the foot of the card"),
)
WITHIN_A_LINE = ".strip:not(.compact) .pieces"
"""What a thing would bring, where there is room for one line of it: a laptop."""
READABLE: dict[str, str] = {
    "[title]": "the browser shows it in full, and it is told in full beside the thing",
    "[data-thing^=rival] .head": "names of people have up to forty letters; they are told in full beside the hotel",
    WITHIN_A_LINE: "what a thing would bring is marked on the table, and told in full beside the thing",
    ".compact .hint, .brand span": "where the word has no room the drawing stays; the name is heard",
}
"""Where words may end early, as there is a way to read them."""
DRAWINGS = WITHIN_A_LINE
"""Where drawings may."""

NO_NEWS = "() => !document.querySelector('.banner [role=status] p')"
"""What is said of the connection lies over the table for some seconds, and comes where a machine is busy."""
AT_REST = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await document.fonts.ready;
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await frame();
  await frame();
}"""
"""After the window has changed: letters have their fonts, and what moves has come to rest."""

MISPLACED = """(note, decided) => {
  const box = note.getBoundingClientRect();
  const over = (one) => {
    const other = one.getBoundingClientRect();
    const across = box.left < other.right && other.left < box.right;
    return across && box.top < other.bottom && other.top < box.bottom;
  };
  const thing = document.querySelector(`button[data-thing='${note.dataset.about}']`);
  const kept = [thing, ...document.querySelectorAll(`.strip, [data-area=bar]${decided ? `, ${decided}` : ''}`)];
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const cut = [note, ...note.querySelectorAll('p')].filter((one) => one.scrollWidth > one.clientWidth + 1);
  return [...kept.filter(over).map((one) => one.className), ...cut.map((one) => `cut: ${one.innerText}`),
    ...(inside ? [] : ['outside of the window'])];
}"""
"""What is wrong with where a note stands that tells of a thing; whatever is `decided` has to be seen beside it."""


@cache
def script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def misfits(page: Page, *, touch: bool = False, downwards: bool = False) -> list[str]:
    """What does not fit, one line each; the page may be longer than the window if it may be scrolled downwards."""
    how: dict[str, Any] = {
        "touch": touch,
        "downwards": downwards,
        "finger": FINGER,
        "letters": LETTERS,
        "figures": FIGURES,
        "edge": 1.5,
        "over": 2,
        "parts": [part[:3] for part in PARTS],
        "readable": {"text": ", ".join(READABLE), "drawing": DRAWINGS},
    }
    page.wait_for_function(NO_NEWS)
    page.evaluate(AT_REST)
    found: list[str] = page.evaluate(script(), how)
    return found

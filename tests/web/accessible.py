"""axe in the page, and what no screen may do: scroll sideways, or let words run out of their boxes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""All of axe's rules that a page can be held to; none is switched off."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""Those that look at colours: what a theme can change."""
SPILLED = """() => [...document.querySelectorAll('button, a, h1, h2, h3, th, td, label, legend, p, li, dt, dd')]
  .filter((one) => {
    const style = getComputedStyle(one);
    return one.checkVisibility() && one.clientWidth > 1 && style.overflowX === 'visible' && style.display !== 'inline'
      && one.scrollWidth > one.clientWidth + 2 && !one.closest('.hidden-text');
  })
  .map((one) => `${one.tagName.toLowerCase()}.${one.className} "${one.innerText.slice(0, 60)}" `
    + `${one.scrollWidth} > ${one.clientWidth}`)"""
CUT = """(parts) => Object.entries(parts).flatMap(([part, home]) => {
  const found = [...document.querySelectorAll(part)].filter((one) => one.checkVisibility());
  if (!found.length) return [`${part}: not there`];
  const told = (one, why) => `${part} "${one.innerText.replaceAll('\\n', ' ').slice(0, 50)}": ${why}`;
  const narrow = (one) => !one.closest('.hidden-text, svg') && one.clientWidth > 1
    && getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1;
  return found.flatMap((one) => {
    const [own, around] = [one.getBoundingClientRect(), one.closest(home).getBoundingClientRect()];
    const cut = [one, ...one.querySelectorAll('*')].find(narrow);
    const drawn = (each) => !each.closest('.hidden-text') && each.checkVisibility();
    const out = [...one.querySelectorAll('*')].filter(drawn).map((each) => each.getBoundingClientRect())
      .find(({ left, right }) => left < own.left - 2 || right > own.right + 2);
    return [
      ...(cut ? [told(one, `${cut.scrollWidth} px in ${cut.clientWidth}`)] : []),
      ...(out ? [told(one, `up to ${Math.round(out.right)}, but it ends at ${Math.round(own.right)}`)] : []),
      ...(own.right > around.right + 1 || own.left < around.left - 1 ? [told(one, `sticks out of ${home}`)] : []),
    ];
  });
})"""
"""Words and tokens that do not fit their place, though no page is wider for it: they are cut, or lie over others."""
NARROW_PLACES = {
    ".rounds .tile": ".track",
    ".rival .about": ".rival",
    ".space .words": ".space",
    ".steps li": "[data-area=bar]",
    ".buttons .btn": "[data-area=bar]",
}
"""Where on the table words are most likely to be too long, and what they have to stay in."""
SQUEEZED = """(places) => [...document.querySelectorAll(places)].flatMap((one) => {
  const section = one.parentElement.closest('.track, section, header, button').getBoundingClientRect();
  const box = one.getBoundingClientRect();
  const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
    || box.right > section.right + 1 || box.left < section.left - 1;
  return cut && one.checkVisibility() ? [`${one.className || one.tagName}: ${one.innerText}`] : [];
})"""
"""Whatever does not fit into its box, or leaves the part of the table it belongs to."""
TILES = ".rounds .tile, .rounds .tile .rows"
CAPTIONS = (
    f"{TILES}, .steps li, .say p, .buttons .btn, .rival .points, .rival .about, .space .words small, .space .words b, "
    ".objective .head, .place .name, .place .foot, .cafe .name, .cafe .foot"
)


NEW = """(rules) => {
  const books = (window.lookedAt ??= {});
  const frame = (node) => node.matches?.('main, h1') || node.querySelector?.('main, h1');
  const turnPage = (changes) => changes.forEach(({ target, attributeName, addedNodes, removedNodes }) => {
    if ([...addedNodes, ...removedNodes].some(frame)) Object.keys(books).forEach((rules) => delete books[rules]);
    const part = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const around = part?.closest('svg')?.parentElement ?? part; // drawings have no parts
    const all = around === document.documentElement || around === document.body;
    const noted = around && !(all && (attributeName || around !== part));
    if (noted) Object.values(books).forEach((book) => book.add(around));
  });
  window.watched ??= new MutationObserver(turnPage);
  turnPage(watched.takeRecords());
  watched.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = books[rules];
  books[rules] = new Set();
  if (!before) return null;
  const there = [...before, ...[...document.querySelectorAll(':hover, :focus')].slice(-2)]
    .filter((one) => one.isConnected && one.checkVisibility());
  return there.filter((one) => !there.some((other) => other !== one && other.contains(one)));
}"""
"""What has changed since these rules were applied to the page before, or is pointed at; null if they never were, or if
it is another page by now: some rules are about the whole of it."""
LOOK = f"""async (how) => {{
  const parts = ({NEW})(how.runOnly.join());
  if (parts && !parts.length) return [];
  return (await axe.run(parts ? {{ include: parts }} : document, how)).violations;
}}"""


@cache
def axe_script() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, only: Sequence[str] = TAGS) -> list[str]:
    """What axe finds, one line each: in the whole page at first, then in what has changed since.

    The page keeps its strict policy, the script comes from the browser's side.
    """
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe_script())
    # Without a look at the files of the style sheets: no rule asked for needs them, and the line may be cut on purpose.
    how = {"runOnly": only, "resultTypes": ["violations"], "preload": False}
    found: Any = page.evaluate(LOOK, how)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for rule in found
        for node in rule["nodes"]
    ]


def cut(page: Page) -> list[str]:
    """What does not fit its place on the table of a laptop."""
    found: list[str] = page.evaluate(CUT, NARROW_PLACES)
    return found + squeezed(page, CAPTIONS)


def squeezed(page: Page, places: str) -> list[str]:
    found: list[str] = page.evaluate(SQUEEZED, places)
    return found


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def problems(page: Page, only: Sequence[str] = TAGS) -> list[str]:
    wide = overflow(page)
    return violations(page, only) + ([f"{wide} px wider than the window"] if wide else [])

"""axe in the page, and what no screen may do: scroll sideways, or let words run out of their boxes."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""All of axe's rules that a page can be held to; none is switched off."""
SPILLED = """() => [...document.querySelectorAll('button, a, h1, h2, h3, th, td, label, legend, p, li, dt, dd')]
  .filter((one) => {
    const style = getComputedStyle(one);
    return one.checkVisibility() && one.clientWidth > 1 && style.overflowX === 'visible' && style.display !== 'inline'
      && one.scrollWidth > one.clientWidth + 2 && !one.closest('.hidden-text');
  })
  .map((one) => `${one.tagName.toLowerCase()}.${one.className} "${one.innerText.slice(0, 60)}" `
    + `${one.scrollWidth} > ${one.clientWidth}`)"""


@cache
def axe_script() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds, one line each; the page keeps its strict policy, the script comes from the browser's side."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe_script())
    found: Any = page.evaluate("tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def problems(page: Page) -> list[str]:
    wide = overflow(page)
    return violations(page) + ([f"{wide} px wider than the window"] if wide else [])

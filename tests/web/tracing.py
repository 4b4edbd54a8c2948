"""What the browser notes about a page while something happens in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.browsing import until

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.stack",
]

NOTED = """new MutationObserver(() => {
  if (document.body?.dataset.asked === 'true') window.usable ??= performance.now();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-asked'] })"""
"""When the first action is possible, to the millisecond in which the page says so."""


class Forced(NamedTuple):
    """A layout that a script did not leave to the frame: how many boxes it was about, and who asked for it."""

    boxes: int
    who: str


@contextmanager
def forced_layouts(page: Page) -> Iterator[list[Forced]]:
    """Those of scripts of this page, while something is done; filled when it is done."""
    browser = page.context.browser
    assert browser
    client = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    client.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    client.on("Tracing.tracingComplete", lambda _: done.append(True))
    client.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    found: list[Forced] = []
    try:
        yield found
    finally:
        client.send("Tracing.end")
        until(page, lambda: done)
        client.detach()
        found += [forced for event in events if event["name"] == "Layout" and (forced := _forced(event))]


def _forced(event: dict[str, Any]) -> Forced | None:
    begun = event.get("args", {}).get("beginData", {})
    stack = [frame for frame in begun.get("stackTrace") or () if "/assets/" in frame.get("url", "")]
    if not stack:
        return None
    where = [f"{frame['url'].rpartition('/')[2]}:{frame['lineNumber']}:{frame['columnNumber']}" for frame in stack]
    return Forced(begun.get("dirtyObjects", 0), " < ".join(where[:3]))

"""Where people sit with their browsers: a context is used again, as what a page needs is warm there.

A page in a new context pays for a new process of the browser, which reads, compiles and draws everything for the first
time. So each context keeps a blank page of the same server open, whose process the pages of the next person share.
Nothing of the person before is left: no cookie, nothing stored, no page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"
"""As over plain http: a worker would outlive whoever sat here."""
BLANK = "/api/v1/health"
MOST = 6
"""Contexts that are kept while nobody sits there; each holds a process."""


@dataclass
class Place:
    """A context, and the page that keeps its process."""

    kind: str
    context: BrowserContext
    blank: Page

    def clear(self) -> None:
        for page in self.context.pages:
            if page is not self.blank:
                page.close()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()
        self.blank.evaluate("localStorage.clear()")


class Places:
    """Those of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Place] = []

    def take(self, origin: str, options: dict[str, Any]) -> Place:
        """One that was free, or a new one."""
        kind = f"{origin} {sorted(options.items())}"
        found = next((place for place in self._free if place.kind == kind), None)
        if found:
            self._free.remove(found)
            return found
        context = self._browser.new_context(**options)
        context.add_init_script(WITHOUT_WORKER)
        blank = context.new_page()
        blank.goto(origin + BLANK)
        return Place(kind, context, blank)

    def give_back(self, place: Place) -> None:
        place.clear()
        self._free.append(place)
        if len(self._free) > MOST:
            self._free.pop(0).context.close()

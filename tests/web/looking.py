"""Looking at what is shown, by day and by night: pictures are kept, and what is wrong is remembered."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import expect

from tests.web.accessible import problems
from tests.web.browsing import HAND_HELD, LAPTOP, Visit

SIZES: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": HAND_HELD}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Looking:
    """Somebody who looks at everything in both themes; afterwards nothing may have been found."""

    def __init__(self, person: Visit, size: str = "laptop") -> None:
        self.person, self.size = person, size
        self.found: dict[str, list[str]] = {}

    def at(self, name: str) -> None:
        page = self.person.settled()
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            self.person.shot(f"{name}-{self.size}-{theme}")
            if wrong := problems(page):
                self.found[f"{name} {theme}"] = wrong
        page.emulate_media(color_scheme="light")

"""Looking at what is shown, by day and by night, in every language: what is wrong is remembered."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from grandaustria.cards import LANGUAGES
from tests.web.accessible import COLOURS, TAGS, problems
from tests.web.browsing import HAND_HELD, LAPTOP, Visit

Theme = Literal["light", "dark"]
SIZES: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": HAND_HELD}
RULES: dict[Theme, list[str]] = {"light": TAGS, "dark": COLOURS}
"""A theme changes colours and nothing else, so by night only they are looked at."""
DAILY_LOOKS = (("laptop", "light"), ("phone", "dark"))
"""Both sizes and both themes, though not each with each: parts are laid out by the size and coloured by the theme, and
are the same otherwise. The other pairs, which could only find what two of them do together, are among the long."""
DAILY_LANGUAGES = ("de", "fr", "ru")
"""Beside English, in which all other tests are: the longest words, the longest texts in Latin letters and the longest
in Cyrillic ones; the plural kinds one and other, and in Russian few and many as well. What is too narrow, or a kind
that is missing, shows in one of them."""

IN_EVERY_LOOK = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(size, theme, marks=() if (size, theme) in DAILY_LOOKS else pytest.mark.long)
        for size in SIZES
        for theme in RULES
    ],
)
IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    "language",
    [pytest.param(name, marks=() if name in DAILY_LANGUAGES else pytest.mark.long) for name in LANGUAGES],
)


class Looking:
    """Somebody who looks at everything, in both themes if not told which; afterwards nothing may have been found."""

    def __init__(self, person: Visit, size: str = "laptop", *themes: Theme) -> None:
        self.person, self.size, self.themes = person, size, themes or tuple(RULES)
        self.found: dict[str, list[str]] = {}

    def at(self, name: str) -> None:
        page = self.person.settled()
        for theme in self.themes:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            self.person.shot(f"{name}-{self.size}-{theme}")
            if wrong := problems(page, RULES[theme]):
                self.found[f"{name} {theme}"] = wrong
        if len(self.themes) > 1:
            page.emulate_media(color_scheme=self.themes[0])

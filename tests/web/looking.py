"""Looking at what is shown, by day and by night, in every language: what is wrong is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from grandaustria.languages import LANGUAGES
from tests.web.accessible import COLOURS, TAGS, problems
from tests.web.browsing import HAND_HELD, LAPTOP, WANTED, Visit

Theme = Literal["light", "dark"]
Look = tuple[str, Theme]
SIZES: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": HAND_HELD}
RULES: dict[Theme, list[str]] = {"light": TAGS, "dark": COLOURS}
"""A theme changes colours and nothing else, so by night only they are looked at."""
ALWAYS: tuple[Theme, ...] = ("light", "dark") if WANTED else ("light",)
DAILY_LOOKS: tuple[Look, ...] = (("laptop", "light"), ("phone", "dark"))
"""Both sizes and both themes, though not each with each: parts are laid out by the size and coloured by the theme, and
are the same otherwise. The other pairs, which could only find what two of them do together, are among the long."""
OTHER_LOOKS: tuple[Look, ...] = (("laptop", "dark"), ("phone", "light"))
DAILY_LANGUAGES = ("de", "fr", "ru")
"""Beside English, in which all other tests are: the longest words, the longest texts in Latin letters and the longest
in Cyrillic ones; the plural kinds one and other, and in Russian few and many as well. What is too narrow, or a kind
that is missing, shows in one of them."""

IN_EVERY_LOOK, IN_ONE_LOOK_DAILY = (
    pytest.mark.parametrize(
        ("size", "theme"),
        [pytest.param(*look, marks=() if look in daily else pytest.mark.long) for look in (*DAILY_LOOKS, *OTHER_LOOKS)],
    )
    for daily in (DAILY_LOOKS, DAILY_LOOKS[:1])
)
"""The second is for what is done in the same way at every size, on screens that are looked at in both every day."""
AT_EVERY_SIZE = pytest.mark.parametrize(
    "looks", [DAILY_LOOKS, pytest.param(OTHER_LOOKS, marks=pytest.mark.long)], ids=["daily", "others"]
)
"""The same page, its window made small: where nothing is done in it, it need not be opened twice."""
IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    "language",
    [pytest.param(name, marks=() if name in DAILY_LANGUAGES else pytest.mark.long) for name in LANGUAGES],
)
OTHER_LANGUAGES = [name for name in LANGUAGES if name not in DAILY_LANGUAGES]
IN_TURN = pytest.mark.parametrize(
    "languages", [DAILY_LANGUAGES, pytest.param(OTHER_LANGUAGES, marks=pytest.mark.long)], ids=["daily", "others"]
)
"""One page for several languages: to read it again costs less than another one."""


class Looking:
    """Somebody who looks at everything; afterwards nothing may have been found.

    If not told how, they look by day, and where pictures are wanted by night as well: that every piece can be read by
    night is seen every day on the screens, at the table and in the book of pieces.
    """

    def __init__(self, person: Visit, size: str = "laptop", *themes: Theme, looks: Sequence[Look] = ()) -> None:
        self.person = person
        self.looks = looks or [(size, theme) for theme in themes or ALWAYS]
        self.found: dict[str, list[str]] = {}

    def at(self, name: str) -> None:
        page = self.person.settled()
        for size, theme in self.looks:
            self._turn(size, theme)
            self.person.shot(f"{name}-{size}-{theme}")
            if wrong := problems(page, RULES[theme]):
                self.found[f"{name} {size} {theme}"] = wrong
        if len(self.looks) > 1:
            self._turn(*self.looks[0])

    def _turn(self, size: str, theme: Theme) -> None:
        page, window = self.person.page, SIZES[size]["viewport"]
        if page.viewport_size != window:
            page.set_viewport_size(window)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)

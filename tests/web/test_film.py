"""The moving picture of the site's first page, opened by itself: it plays, stops, and goes step by step."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

import film

SEEN = """() => [...document.querySelectorAll("text")]
    .filter((one) => getComputedStyle(one).visibility === "visible").map((one) => one.textContent.trim())"""


def seen(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SEEN)
    return found


def drawn(number: int) -> list[str]:
    """The words of a drawing as the engine made it."""
    return [(node.text or "").strip() for node in film.drawn(film.frames()[number]).iter(f"{{{film.SVG}}}text")]


def label(page: Page) -> str | None:
    return page.locator("#play").get_attribute("aria-label")


def test_who_wants_no_motion_goes_through_it_step_by_step(browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(film.PICTURE.as_uri())
    last = len(film.frames()) - 1
    assert (seen(page), label(page)) == (drawn(last), "Play")
    for _ in range(film.LAST):
        page.locator("#back").press("Enter")
    assert seen(page) == drawn(last - 1)
    page.locator("#on").press(" ")
    assert seen(page) == drawn(last)
    for _ in range(film.LAST):
        page.locator("#on").click()
    assert seen(page) == drawn(0)
    page.close()


def test_it_plays_and_stops(browser: Browser) -> None:
    page = browser.new_page(reduced_motion="no-preference")
    page.goto(film.PICTURE.as_uri())
    states = "() => [...new Set(document.getAnimations().map((one) => one.playState))]"
    assert (label(page), page.evaluate(states)) == ("Pause", ["running"])
    page.locator("#play").click()
    assert (label(page), page.evaluate(states)) == ("Play", ["paused"])
    page.locator("#play").click()
    assert (label(page), page.evaluate(states)) == ("Pause", ["running"])
    page.close()

"""A real browser at a real server: opening pages, and what a page must never do."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.server.running import Running

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
CHROMIUM = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FIREFOX = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
"""The names of the browsers on one system or another; ./test looks for the same."""
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
HAND_HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
EXPECTED_COMPLAINTS = re.compile(
    r"Failed to load resource: .* status of (4\d\d|503)|net::ERR_INTERNET_DISCONNECTED|WebSocket connection to"
)
"""What a browser says of refusals and of lost connections; anything else on its console is a fault."""
AT_A_TABLE = re.compile(r"/tables/[^/?]+(\?|$)")
"""Nothing is to be scrolled there."""
PATIENCE = 60_000
"""Milliseconds; machines that run many tests at once are slow."""

expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    program = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert program, f"no Chromium was found: {', '.join(CHROMIUM)}"
    return playwright.chromium.launch(executable_path=program, args=[*QUIET])


@dataclass
class Visit:
    """One person's browser: its own cookies, and all that went wrong in it."""

    context: BrowserContext
    page: Page
    server: Running
    language: str
    faults: list[str] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return self.server.origin

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.origin + path)
        expect(self.page.locator("main, [role=alert]").first).to_be_visible()
        return self.page

    def settled(self) -> Page:
        """Everything asked for has come, and every letter is drawn in its own font."""
        expect(self.page.locator("main").first).to_be_visible()
        self.page.wait_for_function("() => !document.querySelector('.loading') && document.fonts.status === 'loaded'")
        return self.page

    def ask(self, path: str, body: Any = None) -> Any:
        """Something of the API, asked with the cookie of this browser."""
        options: Any = {"headers": {"Origin": self.origin, "Accept-Language": self.language}}
        url = f"{self.origin}/api/v1{path}"
        request = self.context.request
        answer = request.get(url, **options) if body is None else request.post(url, data=body, **options)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def shot(self, name: str) -> None:
        """Keep a picture as an artefact: of the window at the table and under a dialog, of all of any other page."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        whole = not AT_A_TABLE.search(self.page.url) and not self.page.locator("dialog[open]").count()
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=whole, animations="disabled")


@contextmanager
def visit(browser: Browser, server: Running, **options: Any) -> Iterator[Visit]:
    """A person comes in; whatever the page complains about on its console, or asks of other hosts, fails the test."""
    options.setdefault("viewport", LAPTOP)
    options.setdefault("locale", "en-GB")
    options.setdefault("reduced_motion", "reduce")  # what moves is waited for; the tests about it ask for more
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    person = Visit(context, page, server, options["locale"])
    page.on("pageerror", lambda error: person.faults.append(f"error: {error}"))
    page.on("console", lambda message: _listen(person, message.type, message.text))
    page.on("request", lambda request: _look(person, request.url))
    try:
        yield person
    finally:
        context.close()
    assert person.faults == [], person.faults


def _listen(person: Visit, kind: str, text: str) -> None:
    if kind in ("error", "warning") and not EXPECTED_COMPLAINTS.search(text):
        person.faults.append(f"{kind}: {text}")


def _look(person: Visit, url: str) -> None:
    if not url.startswith((person.origin, person.origin.replace("http", "ws", 1), "data:", "blob:")):
        person.faults.append(f"asked another host: {url}")

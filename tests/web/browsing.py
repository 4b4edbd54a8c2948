"""A real browser at a real server: opening pages, and what a page must never do."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import tempfile
import time
from asyncio.events import _set_running_loop
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tests.server.running import Running
from tests.web.places import BLANK, WITHOUT_WORKER, Places

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
FAILED = ROOT / "build" / "failed"
WANTED = os.environ.get("GAH_SHOTS", "") not in ("", "0")
"""Pictures of everything are made for people to look at: only where they are asked for."""
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
    "--host-resolver-rules=MAP *.example 127.0.0.1",
    "--js-flags=--no-opt",  # no page lives long enough to be worth it, and axe is optimised anew in each
)
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
HAND_HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
EXPECTED_COMPLAINTS = re.compile(
    r"Failed to load resource: .* status of (4\d\d|503)|net::ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection to"
)
"""What a browser says of refusals and of lost connections; anything else on its console is a fault."""
AT_A_TABLE = re.compile(r"/tables/[^/?]+(\?|$)")
"""Nothing is to be scrolled there."""
PATIENCE = 60_000
"""Milliseconds; machines that run many tests at once are slow."""

TWO_FRAMES = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
LAST_LOOK = 10_000
"""Milliseconds for a picture of a page that may be stuck."""

expect.set_options(timeout=PATIENCE)
PAUSE = 20
"""Milliseconds between two looks."""
Found = TypeVar("Found")


def until(page: Page, look: Callable[[], Found | None], otherwise: Callable[[], str] = lambda: "in vain") -> Found:
    """Looks again and again for what a page cannot wait for itself; an AssertionError says that it never came."""
    for _ in range(PATIENCE // PAUSE):
        if found := look():
            return found
        page.wait_for_timeout(PAUSE)
    raise AssertionError(otherwise())


def program() -> str:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert found, f"no Chromium was found: {', '.join(CHROMIUM)}"
    return found


def launch(playwright: Playwright, folder: str) -> Browser:
    """A browser that keeps what is temporary in this folder; it does not always clear it away."""
    return playwright.chromium.launch(executable_path=program(), args=[*QUIET], env={**os.environ, "TMPDIR": folder})


class Chromium:
    """One browser for all tests of a process.

    As long as it is open, Playwright's loop counts as running in this thread. Tests that are not about pages have loops
    of their own and must not see it, in whatever order they are run.
    """

    def __init__(self) -> None:
        self._playwright = sync_playwright().start()
        self._folder = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        self._browser = launch(self._playwright, self._folder.name)
        self.places = Places(self._browser)
        self._loop = asyncio.get_running_loop()
        _set_running_loop(None)

    @contextmanager
    def awake(self) -> Iterator[Browser]:
        _set_running_loop(self._loop)
        try:
            yield self._browser
        finally:
            _set_running_loop(None)

    def close(self) -> None:
        with self.awake() as browser:
            browser.close()
            self._playwright.stop()
            self._folder.cleanup()


@dataclass
class Visit:
    """One person's browser: its own cookies, and all that went wrong in it."""

    context: BrowserContext
    page: Page
    server: Running
    language: str
    faults: list[str] = field(default_factory=list)
    waiting: set[Request] = field(default_factory=set)
    """What was asked for and has not come yet."""
    heard: list[str] = field(default_factory=list)
    """All the page said on its console, and every request that failed or was refused."""
    PRESENT: ClassVar[list[Visit]] = []
    """Whoever has come in and not gone yet: somebody to ask when a test fails."""

    @property
    def origin(self) -> str:
        return self.server.origin

    def open(self, path: str = "/") -> Page:
        """Nothing is pressed before the letters have their own font: what moves under the pointer is not hit."""
        self.page.goto(self.origin + path)
        expect(self.page.locator("main, [role=alert]").first).to_be_visible()
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")
        return self.page

    def settled(self) -> Page:
        """Everything asked for has come, and every letter is drawn in its own font."""
        expect(self.page.locator("main").first).to_be_visible()
        self.page.wait_for_function("() => !document.querySelector('.loading') && document.fonts.status === 'loaded'")
        return self.page

    def at_rest(self) -> Page:
        """Whatever was asked for has come and is drawn; nothing new is asked for because of it."""
        until = time.monotonic() + PATIENCE / 1000
        self.page.evaluate(TWO_FRAMES)
        while self.waiting:
            assert time.monotonic() < until, f"still waited for: {[request.url for request in self.waiting]}"
            self.page.evaluate(TWO_FRAMES)
        return self.settled()

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
        if not WANTED:
            return
        SHOTS.mkdir(parents=True, exist_ok=True)
        whole = not AT_A_TABLE.search(self.page.url) and not self.page.locator("dialog[open]").count()
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=whole, animations="disabled")

    def told(self, name: str) -> str:
        """For somebody who was not there: where this person is, a picture of every page, and what was heard."""
        name = re.sub(r"[^\w-]+", "-", name)
        lines = [f"language {self.language}"]
        for number, page in enumerate(self.context.pages):
            if page.url.endswith(BLANK):
                continue
            file = FAILED / f"{name}-{number}.png"
            try:
                page.screenshot(path=file, animations="disabled", timeout=LAST_LOOK)
                lines.append(f"{page.url}: {file}")
            except Error as error:
                lines.append(f"{page.url}: no picture, {error.message.splitlines()[0]}")
        return "\n".join([*lines, *self.heard])


USUAL: dict[str, Any] = {
    "viewport": LAPTOP,
    "locale": "en-GB",
    "reduced_motion": "reduce",  # what moves is waited for; the tests about it ask for more
}
OF_A_PERSON = ("viewport", "locale", "permissions", "color_scheme", "reduced_motion")
"""What can be said of a single page as well as of its context; the last two are media."""


@contextmanager
def visit(browser: Browser, server: Running, *, worker: bool = False, **options: Any) -> Iterator[Visit]:
    """A person comes in with a browser of their own, where nothing is known yet; with a service worker if so wished."""
    options = {**USUAL, **options}
    with closing(browser.new_context(**options)) as context, _person(context, server, options) as person:
        if not worker:
            context.add_init_script(WITHOUT_WORKER)
        yield person


@contextmanager
def visit_again(places: Places, server: Running, **options: Any) -> Iterator[Visit]:
    """The same where somebody sat before: what was read then is read more quickly.

    What makes this person different is said of the page, as the context has other guests before and after; another
    language than the usual is one that was chosen here.
    """
    options = {**USUAL, **options}
    own = {name: options.pop(name) for name in OF_A_PERSON if name in options}
    place = places.take(server.origin, {**options, **USUAL})
    place.context.grant_permissions(own.get("permissions", []))
    with _person(place.context, server, own) as person:
        person.page.set_viewport_size(own["viewport"])
        person.page.emulate_media(**{name: own[name] for name in OF_A_PERSON[-2:] if name in own})
        if person.language != USUAL["locale"]:
            person.page.add_init_script(f"localStorage.setItem('gah-language', '{person.language}')")
        yield person
    places.give_back(place)


@contextmanager
def _person(context: BrowserContext, server: Running, options: dict[str, Any]) -> Iterator[Visit]:
    """Whatever the page complains about on its console, or asks of other hosts, fails the test."""
    context.set_default_timeout(PATIENCE)
    person = Visit(context, context.new_page(), server, options["locale"])
    person.page.on("console", lambda message: _listen(person, message.type, message.text))
    person.page.on("pageerror", lambda error: person.faults.append(f"error: {error}"))
    person.page.on("request", lambda request: _look(person, request))
    person.page.on("requestfinished", lambda request: person.waiting.discard(request))
    person.page.on("requestfailed", lambda request: _miss(person, request))
    person.page.on("response", lambda answer: _note(person, answer))
    Visit.PRESENT.append(person)
    try:
        yield person
    finally:
        Visit.PRESENT.remove(person)
        person.page.close()
    assert person.faults == [], person.faults


def _note(person: Visit, answer: Response) -> None:
    if not answer.ok:
        person.heard.append(f"{answer.status}: {answer.request.method} {answer.url}")


def _listen(person: Visit, kind: str, text: str) -> None:
    person.heard.append(f"{kind}: {text}")
    if kind in ("error", "warning") and not EXPECTED_COMPLAINTS.search(text):
        person.faults.append(f"{kind}: {text}")


def _miss(person: Visit, request: Request) -> None:
    person.waiting.discard(request)
    person.heard.append(f"{request.failure}: {request.url}")


def _look(person: Visit, request: Request) -> None:
    person.waiting.add(request)
    url = request.url
    if not url.startswith((person.origin, person.origin.replace("http", "ws", 1), "data:", "blob:")):
        person.faults.append(f"asked another host: {url}")

"""Like an app: kept on a device, opened without a connection, after an upgrade; and where none of that is possible."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from grandaustria.server.api import web
from grandaustria.server.settings import Settings
from tests.server.running import GENEROUS, running
from tests.server.sqlite import empty_house, hurried
from tests.web.browsing import USUAL
from tests.web.conftest import Visitor
from tests.web.looking import DAILY_LOOKS, Looking
from tests.web.playing import at_own_turn, finished_table
from tests.web.staging import Put

WORDS = {
    "en": "No connection",
    "de": "Keine Verbindung",
    "fr": "Pas de connexion",
    "it": "Nessuna connessione",
    "ru": "Нет связи",
    "uk": "Немає зв’язку",
}
DAILY = "de"
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const pathsIn = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return Object.fromEntries(
    await Promise.all((await caches.keys()).map(async (name) => [name, await pathsIn(name)])));
}"""

DROPPED = """async (name) => {
  for (let look = 0; look < 3000 && (await caches.has(name)); look++) await new Promise((on) => setTimeout(on, 20));
}"""
"""Waits for it, a minute at most."""


def kept(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


@pytest.mark.parametrize(
    "language", [DAILY, *(pytest.param(name, marks=pytest.mark.long) for name in WORDS if name != DAILY)]
)
def test_without_a_connection(come_in: Visitor, language: str) -> None:
    """A page of ours says so in the visitor's language; nothing of what was looked at is kept for it."""
    person = come_in(first=True, worker=True, locale=language)
    page = person.open("/")
    (files,) = kept(page).values()
    assert files[0] == "/offline.html"
    assert all(file.startswith("/assets/") for file in files[1:])
    assert [file for file in files if "/texts-" in file] == [file for file in files if f"/texts-{language}-" in file]
    person.at_rest()
    person.context.set_offline(True)
    page.goto(f"{person.origin}/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    looking = Looking(person, looks=DAILY_LOOKS)
    looking.at(f"offline-{language}")
    person.context.set_offline(False)  # the page sees it, and opens
    expect(page.locator(".summary")).to_be_visible()
    assert list(kept(page).values()) == [files]
    assert looking.found == {}


def test_a_game_with_a_worker(come_in: Visitor, put: Put) -> None:
    """A step, the page read again, the replay: it answers nothing of `/api`, and keeps the same files as before."""
    person = come_in(first=True, worker=True)
    page = person.open("/")
    (files,) = kept(page).values()
    person.at_rest()
    answered: list[tuple[str, bool]] = []
    page.on("response", lambda answer: answered.append((urlsplit(answer.url).path, answer.from_service_worker)))
    player = at_own_turn(person, put)
    before = player.state()["revision"]
    player.press("die-4")
    expect(page.locator(f"body[data-revision='{before + 1}'][data-busy=false]")).to_be_attached()
    page.reload()
    player.look()
    player.catch_up()
    assert player.state()["revision"] == before + 1
    person.open(f"/tables/{finished_table(person)}/replay/30")
    expect(page.locator("[data-area=dice]")).to_be_visible()
    person.at_rest()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    assert any(by_worker for path, by_worker in answered if path.startswith("/assets/"))
    asked = [by_worker for path, by_worker in answered if path.startswith("/api/")]
    assert len(asked) > 5
    assert not any(asked)
    assert list(kept(page).values()) == [files]
    assert all(file == "/offline.html" or file.startswith("/assets/") for file in files)


def test_an_upgrade(come_in: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the build before has kept is dropped; a page of it finds its files gone, and is read anew, once."""
    before, after = web.folder(), tmp_path / "web"
    shutil.copytree(before, after)
    for name in ("sw.js", "index.html", "offline.html"):
        (after / f"{name}.br").unlink()
        (after / f"{name}.gz").unlink()
    (named,) = re.findall(r'src="/(assets/index-.*?)"', (after / "index.html").read_text())
    script = after / named
    newer = script.with_name("index-newer00.js")
    script.rename(newer)
    for name in ("sw.js", "index.html", "offline.html"):
        text = (after / name).read_text().replace(script.name, newer.name)
        (after / name).write_text(text.replace('"version":"', '"version":"newer'))
    for gone in after.glob("assets/Rules-*.js"):
        gone.rename(gone.with_name(gone.name.replace("Rules-", "Rules-newer-")))

    person = come_in(first=True, worker=True)
    page = person.open("/")
    (old,) = kept(page)
    person.at_rest()
    monkeypatch.setenv("GAH_WEB", str(after))
    page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.update())")
    page.evaluate(DROPPED, old)
    (files,) = kept(page).values()
    assert f"/assets/{newer.name}" in files

    page.evaluate("window.old = true")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.is_navigation_request() else None)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator(f"script[src='/assets/{newer.name}']")).to_be_attached()
    assert page.evaluate("window.old") is None
    # This build names a file that is not there: the page was read anew, and is not read again for it.
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong")
    assert asked == [f"{person.origin}/rules"]


def test_a_part_that_does_not_come(come_in: Visitor) -> None:
    """Without an upgrade nothing is read anew, and it is not said that there is no connection."""
    person = come_in()
    page = person.open("/")
    person.at_rest()
    page.evaluate("window.still = true")
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        route.abort()

    page.route("**/assets/Rules-*.js", lose)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong")
    assert lost
    assert page.evaluate("window.still") is True


def test_over_plain_http(browser: Browser, tmp_path: Path) -> None:
    """So friends in the same network come in: no worker, nothing said about it, and a game is played as everywhere."""
    said: list[str] = []
    with (
        hurried(),
        running(Settings(empty_house(tmp_path), host="0.0.0.0", port=0, limits=GENEROUS, bot_pause=0.0)) as server,
    ):
        context = browser.new_context(**USUAL)
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("response", lambda answer: said.append(answer.url) if not answer.ok else None)
        page.goto(f"http://hotel.example:{server.origin.rpartition(':')[2]}/")
        page.locator("[data-start=quick]").click()
        page.locator("[data-thing^=guest-place-].alive, [data-thing^=die-].alive").first.click()
        expect(page.locator("body[data-busy=false]:not([data-revision='0'])")).to_be_attached()
        assert page.evaluate("[isSecureContext, navigator.serviceWorker ?? null]") == [False, None]
        expect(page.get_by_role("alert")).to_be_empty()
        context.close()
    assert said == []


def test_what_is_needed_to_be_installed(come_in: Visitor) -> None:
    """The manifest names pictures that are there, in the sizes it says; the browser finds nothing wrong with it."""
    person = come_in(first=True, worker=True)
    page = person.open("/")
    client: Any = person.context.new_cdp_session(page)
    told = client.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    wrong = {error["errorId"] for error in client.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong - {"in-incognito"} == set()  # as every context of a test is
    sizes = """(icons) => Promise.all(icons.map(async ({ src, sizes }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
    }))"""
    assert all(page.evaluate(sizes, manifest["icons"]))
    links = page.locator("link[rel=icon], link[rel=apple-touch-icon], meta[property='og:image']")
    addresses = links.evaluate_all("(all) => all.map((one) => one.href ?? one.content)")
    assert len(addresses) == 3
    for address in (*addresses, f"{person.origin}/favicon.ico"):
        assert address.startswith(person.origin)
        assert person.context.request.get(address).headers["content-type"].startswith("image/")

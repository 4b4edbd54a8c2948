"""Told with the page closed, at the hours one has chosen: the switch of this device, and what its worker shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from grandaustria.server.settings import Settings
from tests.server.browsers import Browser
from tests.server.running import GENEROUS
from tests.server.sqlite import empty_house, hurried
from tests.server.test_push_api import reach, rows, service, telling
from tests.web.browsing import HAND_HELD, Visit, until, visit
from tests.web.conftest import Visitor
from tests.web.looking import DAILY_LOOKS, IN_EVERY_LANGUAGE, Looking

SWITCH = "[data-push]"
OWN_SERVICE = """({ p256dh, auth }) => {
  let now = null;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error('it has to be seen');
    const bytes = Uint8Array.from(atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0));
    now = {
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint: 'https://push.example/one', keys: { p256dh, auth } }),
      unsubscribe: async () => ((now = null), true),
    };
    return now;
  };
}"""
"""No browser of a test has a service of its maker behind it; all else is its own."""
REFUSING = """
  let permission = 'default';
  window.asked = 0;
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    window.asked += 1;
    return (permission = 'denied');
  };"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  ({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }))"""


@contextmanager
def coming_in(browser: Chromium, folder: Path, **options: Any) -> Iterator[tuple[Visit, Browser]]:
    """Somebody at a server that tells browsers, with the keys of their browser."""
    keys = Browser()
    with (
        hurried(),
        telling(Settings(empty_house(folder), port=0, limits=GENEROUS)) as server,
        visit(browser, server, worker=True, **options) as person,
    ):
        person.context.add_init_script(f"({OWN_SERVICE})({json.dumps(keys.keys)})")
        yield person, keys


@pytest.mark.parametrize("options", [{}, HAND_HELD], ids=["desktop", "phone"])
def test_the_switch_of_a_device(browser: Chromium, tmp_path: Path, options: dict[str, Any]) -> None:
    """Off, on, tried out, off again; the browser is asked only after a press."""
    size = "phone" if options else "laptop"
    with (
        coming_in(browser, tmp_path, permissions=["notifications"], **options) as (person, keys),
        service() as sink,
    ):
        looking, page = Looking(person, size), person.open("/me")
        switch = page.locator(SWITCH)
        expect(switch).to_have_attribute("aria-pressed", "false")
        assert rows(person.server) == []
        looking.at("alerting-off")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
        [(whose, _, auth)] = rows(person.server)
        assert (whose, auth) == (person.ask("/me")["id"], keys.keys["auth"])
        reach(person.server, sink)
        page.get_by_role("button", name="Send a trial notification").click()
        expect(page.get_by_text("It is on its way.")).to_be_visible()
        [said] = sink.told(keys)
        assert said["link"] == "/me"
        looking.at("alerting-on")

        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "true")
        sink.answers(410)
        page.get_by_role("button", name="Send a trial notification").click()
        expect(page.get_by_role("alert").filter(has_text="not told any more")).to_be_visible()
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "false")
        switch.press("Enter")
        expect(switch).to_have_attribute("aria-pressed", "true")
        switch.press("Enter")
        expect(switch).to_have_attribute("aria-pressed", "false")
        assert rows(person.server) == []
        box = switch.bounding_box()
        assert box
        assert box["height"] >= 40
        assert looking.found == {}


def test_a_browser_that_refuses_says_so(browser: Chromium, tmp_path: Path) -> None:
    """It is asked when somebody presses, and not before; what it has answered can be changed only there."""
    with coming_in(browser, tmp_path) as (person, _):
        person.context.add_init_script(REFUSING)
        page = person.open("/me")
        told = page.get_by_role("region", name="On this device, with the page closed")
        expect(told.locator(SWITCH)).to_be_visible()
        assert page.evaluate("asked") == 0
        told.locator(SWITCH).click()
        expect(told).to_contain_text("shows no notifications from this page")
        expect(told.locator(SWITCH)).to_have_count(0)
        assert page.evaluate("asked") == 1
        looking = Looking(person, looks=DAILY_LOOKS)
        looking.at("alerting-blocked")
        assert looking.found == {}
        assert rows(person.server) == []


def test_what_does_not_work_is_said(browser: Chromium, tmp_path: Path) -> None:
    with coming_in(browser, tmp_path, permissions=["notifications"]) as (person, _):
        person.context.add_init_script(
            "PushManager.prototype.subscribe = async () => { throw new DOMException('no service', 'AbortError') }"
        )
        page = person.open("/me")
        switch = page.locator(SWITCH)
        switch.click()
        expect(page.get_by_role("alert").filter(has_text="notification service cannot be reached")).to_be_visible()
        expect(switch).to_have_attribute("aria-pressed", "false")
        assert rows(person.server) == []


def test_where_it_cannot_be_nothing_is_said(come_in: Visitor) -> None:
    """Over plain http there is no worker; and here the operator has given no key."""
    person = come_in()
    page = person.open("/me")
    expect(page.get_by_role("heading", name="When you are told")).to_be_visible()
    person.at_rest()
    expect(page.get_by_role("heading", name="On this device, with the page closed")).to_have_count(0)


def test_what_the_worker_shows(browser: Chromium, tmp_path: Path) -> None:
    """It comes from the server in the person's language; a newer one takes its place, and nothing of it is kept."""
    with coming_in(browser, tmp_path, permissions=["notifications"]) as (person, _):
        page = person.open("/")
        client: Any = person.context.new_cdp_session(page)
        registrations: list[Any] = []
        client.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
        before = page.evaluate(KEPT)
        client.send("ServiceWorker.enable")
        said = {"title": "Твой ход: Sacher", "text": "Твой ход за столом «Sacher».", "link": "/tables/x"}
        for topic in ("one", "two", "one"):
            told = json.dumps({**said, "topic": topic, "language": "ru"})
            registration = until(page, lambda: registrations)[0]["registrationId"]
            where = {"origin": person.origin, "registrationId": registration, "data": told}
            client.send("ServiceWorker.deliverPushMessage", where)
        shown: list[Any] = until(page, lambda: seen if len(seen := page.evaluate(SHOWN)) == 2 else None)
        assert sorted(one["tag"] for one in shown) == ["one", "two"]
        assert {(one["title"], one["body"], one["lang"], one["data"]) for one in shown} == {
            (said["title"], said["text"], "ru", said["link"])
        }
        assert page.evaluate(KEPT) == before


KEPT = """async () => {
  const names = await caches.keys();
  return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
}"""


def field(page: Page, label: str) -> Any:
    return page.get_by_label(label, exact=True)


@IN_EVERY_LANGUAGE
def test_hours_and_letters_in_every_language(come_in: Visitor, language: str) -> None:
    person = come_in(locale=language)
    page, looking = person.open("/me"), Looking(person, looks=DAILY_LOOKS)
    page.locator("input[value=day]").check(force=True)
    page.locator(".quiet-hours input").check()
    looking.at(f"alerting-times-{language}")
    assert looking.found == {}


def test_hours_and_letters(come_in: Visitor) -> None:
    person = come_in(timezone_id="Europe/Vienna", first=True)
    page = person.open("/me")
    form = page.get_by_role("form", name="When you are told")
    save = form.get_by_role("button", name="Save")
    form.get_by_role("radio", name="Every few hours").check(force=True)
    field(page, "At the earliest after").select_option("8")
    save.click()
    expect(form.get_by_text("Saved")).to_be_visible()
    nothing = {"zone": "Europe/Vienna", "quiet": None, "digest_hours": None, "digest_at": None}
    assert person.ask("/me/alerts") == nothing | {"digest_hours": 8}

    form.get_by_role("radio", name="Once a day").check(force=True)
    field(page, "At this time").fill("18:30")
    form.get_by_role("checkbox", name="Quiet hours").check()
    field(page, "From").fill("23:00")
    field(page, "Until").fill("23:00")
    expect(form.get_by_role("alert")).to_have_text("Choose two different times.")
    save.click()
    assert person.ask("/me/alerts") == nothing | {"digest_hours": 8}
    field(page, "Until").fill("06:45")
    expect(form.get_by_text("By the clocks in Europe/Vienna.")).to_be_visible()
    save.click()
    chosen = nothing | {"digest_at": "18:30", "quiet": {"begins": "23:00", "ends": "06:45"}}
    expect(form.get_by_text("Saved")).to_be_visible()
    assert person.ask("/me/alerts") == chosen

    page.reload()
    expect(field(page, "At this time")).to_have_value("18:30")
    expect(field(page, "Until")).to_have_value("06:45")
    form.get_by_role("radio", name="Each turn").check(force=True)
    form.get_by_role("checkbox", name="Quiet hours").uncheck()
    save.click()
    expect(form.get_by_text("Saved")).to_be_visible()
    assert person.ask("/me/alerts") == nothing

"""Clocks of tables, between two people: agreed on, seen, warned of, and what happens when they have run down."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.fitting import misfits
from tests.web.lasting import Lasting
from tests.web.looking import SIZES, Looking
from tests.web.playing import Player, new_table
from tests.web.test_doors import choose, here

DAYS = {"kind": "days", "seconds": 86_400, "addition": 0, "days_off": 2, "then": "seat"}


def told_again(person: Visit, table: str) -> None:
    """Something is changed at the table, so that everybody is told how it stands; nobody is asked anything else."""
    seat = person.ask(f"/tables/{table}")["you"]["seats"][0]
    person.ask(f"/tables/{table}/seats/{seat}", {"bot": "waiter"})
    person.ask(f"/tables/{table}/seats/{seat}", {"take": True})


def test_a_turn_whose_time_runs_out(come_in: Visitor, server: Lasting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opened by the dialog of the home page; told to the friend; warned of; played by the house; taken back."""
    host, friend = come_in(), come_in(**SIZES["phone"])
    server.stopped_at = server.house.services.now()
    host.open("/").locator("[data-start=friends]").click()
    dialog = host.page.get_by_role("dialog")
    choose(host.page, "Clock", "A time for each turn")
    dialog.get_by_label("For each turn", exact=True).select_option(label="5 minutes")
    choose(host.page, "When the time is up", "The computer plays this turn")
    Looking(host).at("start-friends-clock")
    dialog.get_by_role("button", name="Open the table").click()
    dialog.get_by_role("link", name="To the table").click()
    agreed = "Time for a turn: 5 minutes. When it is up, the computer (Innkeeper) plays that turn."
    expect(host.page.get_by_text(agreed)).to_be_visible()
    opened = here(host)
    friend.open(f"/join/{opened['code']}")
    expect(friend.page.get_by_text(agreed)).to_be_visible()
    friend.page.locator("[data-join]").click()
    expect(friend.page.get_by_role("button", name="Get up")).to_be_visible()
    table = str(opened["id"])
    host.ask(f"/tables/{table}/start", {})
    first = int(host.ask(f"/tables/{table}/state")["run"]["seat"])
    slow, waiting = (host, friend) if first == 0 else (friend, host)
    for person in (host, friend):
        Player(person, table).sit_down()

    own = slow.page.locator(f"[data-area=bar] [data-clock='{first}']")
    beside = waiting.page.locator(f"{'[data-area=bar]' if waiting is friend else '.rival'} [data-clock='{first}']")
    spoken = slow.page.locator("[data-live]")
    for shown in (own, beside):
        expect(shown).to_have_attribute("data-warning", "none")
        expect(shown).to_contain_text(re.compile(r"[45]:\d\d"))

    server.stopped_at += 230
    told_again(waiting, table)
    for shown in (own, beside):
        expect(shown).to_have_attribute("data-warning", "quarter")
    expect(spoken).to_contain_text("You have 1:10 left.")
    expect(slow.page).to_have_title(re.compile("left: your turn"))
    looks = {
        name: Looking(person, "laptop" if person is host else "phone")
        for name, person in (("own", slow), ("other", waiting))
    }
    for name, look in looks.items():
        look.at(f"clock-quarter-{name}")

    server.stopped_at += 60
    told_again(waiting, table)
    expect(spoken).to_contain_text("You have 0:10 left.")

    server.stopped_at += 12
    told_again(waiting, table)
    expect(own).to_have_attribute("data-warning", "up")
    expect(spoken).to_contain_text("In a few seconds the computer plays this turn.")
    told_again(waiting, table)  # whatever is told, the title goes on to say it
    expect(slow.page).to_have_title(re.compile("0:00 left: your turn"))
    for person in (slow, waiting):
        expect(person.page.locator("[data-area=bar]").get_by_text("in case the connection was lost")).to_be_visible()
    for name, look in looks.items():
        look.at(f"clock-up-{name}")

    async def thinking(*_: object) -> None:
        """The house takes its time, so that it is seen who plays."""

    monkeypatch.setattr(server.house.bots, "_step", thinking)
    server.stopped_at += 10
    stands_in = slow.page.get_by_text("Your time was up: the computer plays this turn.")
    expect(stands_in).to_be_visible()
    expect(waiting.page.locator("[data-live]")).to_contain_text("time was up: the computer plays.")
    looks["own"].at("clock-stood-in")
    slow.page.get_by_role("button", name="Take the seat back").click()
    expect(stands_in).to_have_count(0)
    expect(own).to_contain_text(re.compile(r"0:(0|1)\d"))
    assert [seat["bot"] for seat in slow.ask(f"/tables/{table}")["seats"]] == [None, None]
    assert [look.found for look in looks.values()] == [{}, {}]


def test_a_day_off(come_in: Visitor, server: Lasting) -> None:
    """Taken among those who sit at the table; the turn lasts a day longer, everybody sees it, and all of it fits."""
    host, others = come_in(), [server.guest() for _ in range(3)]
    server.stopped_at = server.house.services.now()
    table = new_table(host, players=4, seats=["me", "open", "open", "open"], clock=DAYS)
    for person in others:
        person.post(f"/tables/{table}/join", {"code": host.ask(f"/tables/{table}")["code"]})
    host.ask(f"/tables/{table}/start", {})
    Player(host, table).sit_down()
    page, looking = host.page, Looking(host)
    page.locator("[data-panel=people]").click()
    people = page.get_by_role("dialog")
    own = people.get_by_role("listitem").filter(has=page.get_by_text("you", exact=True))
    expect(own).to_contain_text("Days off: 2")
    looking.at("days-off")
    people.get_by_role("button", name="Take a day off").click()
    expect(own).to_contain_text("Days off: 1")
    expect(own).to_contain_text(re.compile(r"1 d 23 h|2 d 0 h"))
    assert others[0].get(f"/tables/{table}/state")["clock"]["seats"][0] == {"left": 2 * 86_400, "days_off": 1}
    page.keyboard.press("Escape")
    expect(page.locator(".rival [data-clock]")).to_have_count(3)
    page.set_viewport_size({"width": 1366, "height": 641})
    assert (misfits(page), looking.found) == ([], {})

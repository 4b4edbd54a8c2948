"""Finding people: quick pairing and what the house offers, invitations to people one has played with, blocking."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.accessible import overflow
from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.lasting import Lasting
from tests.web.looking import DAILY_LOOKS, SIZES, Looking
from tests.web.playing import WAITER, new_table, two_at_a_table
from tests.web.test_doors import AT_A_TABLE, PATIENCE, choose, here, names_at
from tests.web.test_going_away import name_of

LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""As if somebody had looked elsewhere meanwhile: a page asks at once what it would ask in some seconds."""
SILENCE = 15
"""Seconds after which somebody who waits for a live game is still there."""


def find(page: Page, players: int = 2) -> None:
    page.locator("[data-find]").press("Enter")
    choose(page, "How many play?", f"{players} players")
    page.get_by_role("dialog").get_by_role("button", name="Find players").press("Enter")


def panel_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Play with others")


def wait_for(server: Lasting, person: Visit, seconds: float) -> None:
    """Time passes while somebody is there."""
    assert server.stopped_at is not None
    while seconds > 0:
        server.stopped_at += min(seconds, SILENCE)
        seconds -= SILENCE
        person.ask("/pairing")
    person.page.evaluate(LOOK)


def test_two_who_want_the_same_sit_down_together(come_in: Visitor, server: Lasting) -> None:
    """One waits, by keyboard, and looks around; the page is read anew; the other sees what is wished and joins in."""
    first, second = come_in(), come_in(**SIZES["phone"])
    server.stopped_at = server.house.services.now()  # whoever waits is there, however long a look takes
    looking, page = Looking(first, looks=DAILY_LOOKS), first.open("/")
    page.locator("[data-find]").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Quick")).to_be_checked()
    expect(dialog.get_by_text("Rated games are for people with an account.")).to_be_visible()
    looking.at("pairing-wish")
    dialog.get_by_role("button", name="Find players").press("Enter")
    stop = panel_of(page).get_by_role("button", name="Stop looking")
    expect(stop).to_be_visible()
    expect(panel_of(page)).to_contain_text("One more player is needed.")
    expect(page.locator("[aria-live]").filter(has_text="A game for two · Quick. One more player")).to_be_attached()
    looking.at("pairing-waiting")
    stop.press("Enter")
    expect(page.locator("[data-find]")).to_be_focused()
    assert first.ask("/pairing")["wish"] is None
    find(page)
    expect(stop).to_be_visible()

    first.open("/open")
    bar = page.get_by_role("region", name="Looking for players")
    expect(bar).to_contain_text(re.compile(r"One more player is needed.\s*0:\d\d"))
    expect(bar).to_be_in_viewport()
    looking.at("pairing-bar")
    bar.get_by_role("link", name="Show").click()
    expect(stop).to_be_visible()

    other = second.open("/")
    wished = panel_of(other).get_by_role("listitem").filter(has_text="One person wants a game for two.")
    expect(wished).to_contain_text("Quick. Time for the whole game: 8 minutes")
    Looking(second, "phone").at("pairing-others")
    wished.get_by_role("button", name="Join in").click()
    for person in (first, second):
        person.page.wait_for_url(AT_A_TABLE)
    assert first.page.url == second.page.url
    table = here(first)
    assert (table["status"], names_at(table)) == ("running", ["me", "me"])
    expect(page.locator("[aria-live]").filter(has_text="Your game begins")).to_be_attached()
    expect(page.locator("body[data-revision]")).to_be_attached()
    first.open("/open")
    expect(bar).to_have_count(0)
    assert looking.found == {}


def test_a_wish_is_kept_in_a_page_that_is_hidden(come_in: Visitor, server: Lasting) -> None:
    """Browsers put off the timers of such a page for longer than the server grants; a worker asks for it."""
    person = come_in()
    server.stopped_at = server.house.services.now()
    page = person.open("/")
    find(page)
    expect(panel_of(page)).to_contain_text("One more player is needed.")
    page.evaluate("window.setTimeout = window.setInterval = () => 0")
    for _ in range(2):
        with page.expect_request(lambda request: request.url.endswith("/api/v1/pairing") and request.method == "GET"):
            pass
    assert person.ask("/pairing")["wish"]


def test_the_house_offers_to_take_the_free_seats(come_in: Visitor, server: Lasting) -> None:
    """After a minute; one waits on, comes back to it and takes it. Whoever was silent for long may look again."""
    person = come_in()
    server.stopped_at = server.house.services.now()
    looking, page = Looking(person, looks=DAILY_LOOKS), person.open("/")
    panel = panel_of(page)
    find(page, 3)
    expect(panel).to_contain_text("2 more players are needed.")
    server.stopped_at += 4 * SILENCE
    page.evaluate(LOOK)
    expect(panel).to_contain_text("nothing was heard from this page for too long")
    looking.at("pairing-lost")
    panel.get_by_role("button", name="Look again").press("Enter")
    expect(panel.get_by_role("button", name="Stop looking")).to_be_focused()

    wait_for(server, person, 61)
    table = new_table(person, players=2, seats=["me", WAITER])
    person.open(f"/tables/{table}")
    pill = page.get_by_role("link", name="Computers (Innkeeper) can take the 2 free seats")
    expect(pill).to_contain_text("An offer of the house")
    looking.at("pairing-table")
    pill.click()
    offer = panel.get_by_role("region", name="An offer of the house")
    expect(offer).to_contain_text("Computers (Innkeeper) can take the 2 free seats")
    expect(page.locator("[aria-live]").filter(has_text="can take the 2 free seats")).to_be_attached()
    looking.at("pairing-offer")
    offer.get_by_role("button", name="Wait on").press("Enter")
    expect(offer).to_have_count(0)
    expect(panel.get_by_role("button", name="Stop looking")).to_be_focused()
    panel.get_by_role("button", name="An offer of the house").click()
    offer.get_by_label("Level").select_option(label="Steward")
    offer.get_by_role("button", name="Begin with computers").click()
    begun = here(person)
    assert [seat["bot"] for seat in begun["seats"]] == [None, "steward", "steward"]
    assert looking.found == {}


def test_an_invitation_declined_and_one_accepted(come_in: Visitor) -> None:
    """Two who have played together: one opens a table for both, the other declines; then comes to another."""
    host, guest = come_in(), come_in(**SIZES["phone"])
    two_at_a_table(host, guest)
    looking, page = Looking(host, looks=DAILY_LOOKS), host.open("/people")
    row = page.get_by_role("listitem").filter(has_text=name_of(guest))
    expect(row).to_contain_text("One game together.")
    looking.at("people")
    row.get_by_role("button", name="Invite").press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Open a table together").press("Enter")
    expect(dialog.get_by_label("If somebody stays away")).to_have_value("live")
    choose(page, "Clock", "A time for the whole game")
    expect(dialog.get_by_label("If somebody stays away")).to_have_count(0)
    choose(page, "Clock", "No clock")
    dialog.get_by_label("If somebody stays away").select_option(label="3 days: we play over days")
    dialog.get_by_role("button", name="Open the table").click()
    table = here(host)
    assert table["away_seconds"] == PATIENCE["days"]
    asked = page.get_by_role("list", name="People you have played with")
    expect(asked.get_by_role("status")).to_have_text("Invited")

    other = guest.open("/")
    invitations = other.get_by_role("region", name="Invitations")
    expect(invitations).to_contain_text(f"{name_of(host)} invites you.")
    Looking(guest, "phone").at("invitations")
    invitations.get_by_role("button", name="Decline").press("Enter")
    expect(invitations).to_have_count(0)
    expect(other.locator("main")).to_be_focused()
    page.evaluate(LOOK)
    expect(asked.get_by_role("status")).to_have_text("Has declined")
    looking.at("waiting-room-declined")
    assert here(host)["seats"][1]["person"] is None

    second = new_table(host, players=3, seats=["me", "open", "open"])
    host.open("/people")
    row.get_by_role("button", name="Invite").click()
    looking.at("people-invite")
    dialog.get_by_role("listitem").filter(has_text="A test").get_by_role("button", name="Invite").click()
    expect(asked.get_by_role("status")).to_have_text("Invited")
    guest.open("/")
    invitations.get_by_role("button", name="Take a seat").click()
    assert here(guest)["id"] == second
    assert here(guest)["you"]["seats"] == [1]
    assert table["id"] != second
    assert looking.found == {}


def test_blocking_where_somebody_is_met(come_in: Visitor) -> None:
    """In the chat, in the waiting room and among the people; asked first, and taken back where all of them are."""
    person, other = come_in(), come_in()
    running = two_at_a_table(person, other)
    name = name_of(other)
    other.ask(f"/tables/{running}/chat", {"text": "Nobody plays worse"})
    page = person.open(f"/tables/{running}")
    page.locator("[data-panel=chat]").click()
    said = page.get_by_role("log", name="Table talk").get_by_text("Nobody plays worse")
    expect(said).to_be_visible()
    page.locator("details summary").filter(has_text=name).click()
    block = page.get_by_role("button", name=f"Block {name}")
    block.click()
    sure = page.get_by_role("dialog", name=f"Block {name}?")
    expect(sure).to_contain_text("Nobody tells them.")
    sure.get_by_role("button", name="Cancel").click()
    expect(said).to_be_visible()
    block.click()
    sure.get_by_role("button", name="Block", exact=True).click()
    expect(said).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=f"{name} is blocked.")).to_be_visible()

    looking = Looking(person, looks=DAILY_LOOKS)
    person.open("/people")
    blocked = page.get_by_role("list", name="Blocked people").get_by_role("listitem")
    expect(blocked).to_contain_text(name)
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    looking.at("people-blocked")
    page.get_by_role("button", name=f"Unblock {name}").press("Enter")
    expect(blocked).to_have_count(0)
    expect(page.get_by_role("button", name=f"Invite {name}")).to_be_focused()

    table = new_table(person, players=3, seats=["me", "open", "open"])
    other.ask(f"/tables/{table}/join", {"code": person.ask(f"/tables/{table}")["code"]})
    person.open(f"/tables/{table}")
    block.press("Enter")
    looking.at("waiting-room-block")
    sure.get_by_role("button", name="Block", exact=True).press("Enter")
    expect(page.get_by_role("status").filter(has_text=f"{name} is blocked.")).to_be_visible()
    assert [one["name"] for one in person.ask("/me/blocks")["people"]] == [name]
    assert overflow(page) == 0
    assert looking.found == {}

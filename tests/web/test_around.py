"""Around the table: alerts, replay and links to a moment, chat, what the others did."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from grandaustria import Position
from tests.engine.compose import compose, seat
from tests.web.conftest import Visitor
from tests.web.playing import WAITER, Player, at_own_turn, finished_table, new_table, two_at_a_table
from tests.web.situations import DIE_TAKEN, OTHER, OWN, TABLE, middle
from tests.web.staging import Put

OUT_OF_SIGHT = """
  window.notes = [];
  window.elsewhere = false;
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.elsewhere });
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, options) { super(title, options); window.notes.push([title, options.body]); }
  };
"""
"""A page without a window cannot be covered by another; and what the system shows cannot be read from the page."""


def others_turn() -> Position:
    """The second seat has only to end its turn; then it is the first one's."""
    turn = {"actor": 1, "turn": DIE_TAKEN}
    return compose(seat(**OWN), seat(**{**OTHER, "numbers": 2}), **{**TABLE, **turn})


def test_told_that_it_is_my_turn(come_in: Visitor, put: Put) -> None:
    """The title and the tab's icon say so; a notification comes to those who want it and look elsewhere."""
    host, friend = come_in(permissions=["notifications"]), come_in()
    host.page.add_init_script(OUT_OF_SIGHT)
    table = two_at_a_table(host, friend)
    put(table, others_turn())
    me, other = Player(host, table), Player(friend, table)
    for player in (me, other):
        player.sit_down()
    page = host.page
    page.locator("[data-panel=settings]").click()
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    expect(page).not_to_have_title(re.compile("Your turn"))
    page.evaluate("window.elsewhere = true")
    icon = page.locator("link[rel=icon][type]")
    quiet = icon.get_attribute("href") or ""
    other.look()
    other.press("bar-end")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(icon).not_to_have_attribute("href", quiet)
    page.wait_for_function("() => window.notes.length > 0")
    title, body = page.evaluate("window.notes[0]")
    assert "Your turn" in title
    assert body
    page.evaluate("window.elsewhere = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(icon).to_have_attribute("href", quiet)


def test_my_games_show_whose_turn_it_is(come_in: Visitor, put: Put) -> None:
    """At home the tables where somebody waits for me come first, and the title counts them."""
    person = come_in()
    new_table(person, title="Not begun", players=2, seats=["me", "open"])
    put(new_table(person, title="Waiting", players=2, seats=["me", WAITER]), middle())
    page = person.open("/")
    expect(page.locator("section[aria-labelledby=mine] li").first).to_contain_text("Waiting")
    expect(page).to_have_title(re.compile("1"))
    person.shot("home-my-turn")


def moment(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def test_replay_and_a_link_to_a_moment(come_in: Visitor) -> None:
    """By event, by turn, by slider and by itself; the address is that of the moment, for others too."""
    person, stranger = come_in(permissions=["clipboard-read", "clipboard-write"]), come_in()
    table = finished_table(person, public=True)
    page = person.open(f"/tables/{table}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One event on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="One turn on").click()
    expect(slider).not_to_have_value("1")
    slider.focus()
    slider.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    slider.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    for _ in range(10):
        slider.press("PageUp")  # a turn back
    page.wait_for_url(re.compile(rf"/tables/{table}/replay/\d+"))
    value, told = slider.input_value(), page.locator(".bar .told").inner_text()
    assert 0 < int(value) < int(last)
    person.shot("replay")
    page.get_by_role("button", name="Link to here").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert moment(page) in link
    other = stranger.open(link.removeprefix(person.origin))
    expect(other.get_by_role("slider")).to_have_value(value)
    expect(other.locator(".bar .told")).to_have_text(told, use_inner_text=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => document.querySelector('[type=range]').valueAsNumber > {value}")
    page.get_by_role("button", name="Pause").click()


def test_the_keys_of_the_replay_do_not_steal_scrolling(come_in: Visitor) -> None:
    person = come_in(viewport={"width": 600, "height": 400})  # not all of it fits
    table = finished_table(person)
    page = person.open(f"/tables/{table}/replay/60")
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    person.settled()
    before = slider.input_value()
    page.locator("h1").click()
    for key in ("ArrowDown", "PageDown", "Space"):
        at = page.evaluate("scrollY")
        page.keyboard.press(key)
        page.wait_for_function(f"() => scrollY > {at}")
    assert slider.input_value() == before


def test_chat(come_in: Visitor) -> None:
    """What is said is text, whatever it looks like; who does not look sees that something was said."""
    host, friend = come_in(), come_in()
    table = two_at_a_table(host, friend)
    for visit in (host, friend):
        Player(visit, table).sit_down()
    host.page.locator("[data-panel=chat]").first.click()
    field = host.page.get_by_role("dialog").get_by_role("textbox")
    field.fill("<b>What a view</b> of the opera!")
    field.press("Enter")
    unread = friend.page.locator("[data-panel=chat] .news")
    expect(unread).to_be_visible()
    friend.page.locator("[data-panel=chat]").first.click()
    expect(friend.page.get_by_role("dialog")).to_contain_text("<b>What a view</b> of the opera!")
    friend.shot("chat")
    friend.page.keyboard.press("Escape")
    expect(unread).to_have_count(0)


def test_what_the_others_did(come_in: Visitor, put: Put) -> None:
    """When it is my turn again, the log tells what has happened since, and what moves has come to rest."""
    person = come_in(reduced_motion="no-preference")
    own = {**OWN, "played": [5, 27]}  # nobody is left who could be used: the turn ends without a reminder
    mine = compose(seat(**own), seat(**{**OTHER, "numbers": 0}), **{**TABLE, "turn": DIE_TAKEN})
    player = at_own_turn(person, put, position=mine)
    player.press("bar-end")
    heading = player.page.locator("[data-area=log] h2")
    player.look()
    expect(heading).to_have_text(re.compile("^since", re.IGNORECASE))
    expect(player.page.locator("[data-area=log] li").first).to_be_visible()
    person.shot("since-my-last-turn")


def test_leaving_the_table_and_coming_back(come_in: Visitor, put: Put) -> None:
    """The table that is left is not made anew with the next address: nothing is asked for in vain."""
    player = at_own_turn(come_in(), put)
    page = player.page
    page.locator("a[href='/']").first.click()
    expect(page.locator("[data-start]").first).to_be_visible()
    page.go_back()
    player.look()
    page.go_forward()
    expect(page.locator("[data-start]").first).to_be_visible()
    player.visit.at_rest()
    assert player.visit.heard == []

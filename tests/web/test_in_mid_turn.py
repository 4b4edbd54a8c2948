"""Undo, reload, a second tab, a lost connection: nothing is lost in the middle of a turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.web.browsing import until
from tests.web.conftest import Visitor
from tests.web.looking import Looking
from tests.web.playing import WAITER, Player, at_own_turn, new_table, two_at_a_table
from tests.web.staging import Put


def revision(page: Page) -> int:
    return int(page.locator("body").get_attribute("data-revision") or 0)


def at_revision(page: Page, wanted: int) -> None:
    expect(page.locator(f"body[data-revision='{wanted}'][data-busy=false]")).to_be_attached()


def take_a_die(player: Player) -> None:
    """Something that can be taken back."""
    before = revision(player.page)
    player.press(a_die(player))
    at_revision(player.page, before + 1)


def a_die(player: Player) -> str:
    return next(thing for thing in sorted(player.look().things) if thing in ("die-1", "die-2", "die-4"))


def test_undo_and_redo(come_in: Visitor, put: Put) -> None:
    """By button and by key; what was told of a step is taken back with it."""
    player = at_own_turn(come_in(), put)
    log = player.page.locator("[data-area=log] [role=group]")
    before, told, at = player.state()["position"], log.inner_text(), revision(player.page)
    take_a_die(player)
    after = player.state()["position"]
    assert after != before
    expect(log).not_to_have_text(told, use_inner_text=True)
    player.press("bar-undo")
    at_revision(player.page, at + 2)
    assert player.state()["position"] == before
    player.press("bar-redo")
    at_revision(player.page, at + 3)
    expect(player.page.locator("[data-thing=bar-redo]")).to_have_attribute("aria-disabled", "true")
    assert player.state()["position"] == after
    player.page.keyboard.press("u")
    at_revision(player.page, at + 4)
    assert player.state()["position"] == before
    expect(log).to_have_text(told, use_inner_text=True)


def test_what_cannot_be_taken_back_says_so(come_in: Visitor, put: Put) -> None:
    """A guest taken reveals the next one: it is marked before, and undo says why it rests."""
    player = at_own_turn(come_in(), put)
    guest = next(thing for thing in player.look().things if thing.startswith("guest-place-"))
    button = player.page.locator(f"[data-thing={guest}]")
    expect(button).to_have_accessible_name(re.compile("cannot be taken back"))
    before = revision(player.page)
    player.press(guest)
    at_revision(player.page, before + 1)
    undo = player.page.locator("[data-thing=bar-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(player.page.locator(".strip")).to_contain_text("cannot be undone")


def test_a_second_tab_and_a_reload(come_in: Visitor, put: Put) -> None:
    """Both tabs show the same at any time, so does one that is read again, and either may act."""
    player = at_own_turn(come_in(), put)
    other = player.visit.context.new_page()
    other.goto(player.page.url)
    at = revision(player.page)
    at_revision(other, at)
    take_a_die(player)
    at_revision(other, at + 1)
    player.visit.at_rest()
    asked, things = player.page.locator("[data-area=bar] p"), sorted(player.look().things)
    words = asked.inner_text()
    player.page.reload()
    at_revision(player.page, at + 1)
    expect(asked).to_have_text(words)
    until(player.page, lambda: sorted(player.look().things) == things, lambda: f"{player.look().things} for {things}")
    other.locator("[data-thing=bar-undo]").click()
    at_revision(player.page, at + 2)
    player.press("bar-redo")
    at_revision(other, at + 3)


def test_a_lost_connection(come_in: Visitor, put: Put) -> None:
    """It is said, it heals by itself, and a step asked for meanwhile is done, once, as the banner promises."""
    player = at_own_turn(come_in(), put)
    looking = Looking(player.visit)
    before, die = revision(player.page), a_die(player)
    banner = player.page.locator("[data-offline]")
    player.visit.context.set_offline(True)
    expect(banner).to_be_visible()
    looking.at("offline")
    player.press(die)
    expect(player.page.locator("body")).to_have_attribute("data-busy", "true")
    expect(banner).to_contain_text("Your last step is sent as soon as it is back")
    player.page.keyboard.press("e")  # is not taken: only the first is sent
    player.page.keyboard.press("?")  # has not been read yet, and cannot be now
    player.visit.context.set_offline(False)
    at_revision(player.page, before + 1)
    expect(banner).to_have_count(0)
    assert player.state()["revision"] == before + 1
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.page.keyboard.press("Escape")
    assert player.play(2) == 2
    assert looking.found == {}


def test_what_happened_while_one_was_away(come_in: Visitor) -> None:
    """A laptop that slept shows the table as it stands now, with all that was said of it."""
    host, friend = come_in(), come_in()
    table = two_at_a_table(host, friend)
    players = [Player(host, table), Player(friend, table)]
    for player in players:
        player.sit_down()
    awake, asleep = players if players[0].state()["legal"] else reversed(players)
    asleep.visit.context.set_offline(True)
    awake.step()
    awake.page.wait_for_function(f"() => Number(document.body.dataset.revision) > {revision(asleep.page)}")
    told = awake.page.locator("[data-area=log] li").last.inner_text()
    asleep.visit.context.set_offline(False)
    expect(asleep.page.locator("[data-area=log] li").last).to_have_text(told, use_inner_text=True)
    at_revision(asleep.page, revision(awake.page))


def test_a_game_that_begins_while_the_page_opens(come_in: Visitor) -> None:
    """The table was still open when its page was read, and has begun before the page listens."""
    host, friend = come_in(), come_in()
    table = new_table(host, players=2, seats=["me", "open"])
    friend.ask("/me")
    friend.ask(f"/tables/{table}/join", {"code": host.ask(f"/tables/{table}")["code"]})
    started: list[str] = []

    def start_first(route: Route) -> None:
        if not started:
            started.append(host.ask(f"/tables/{table}/start", {})["status"])
        route.continue_()

    friend.page.route("**/updates?**", start_first)
    Player(friend, table).sit_down()
    assert started == ["running"]


def test_a_spectator_sees_no_hand(come_in: Visitor) -> None:
    host, stranger = come_in(), come_in()
    player = Player(host, new_table(host, players=2, public=True, seats=["me", WAITER]))
    player.sit_down()
    player.look()
    hand = player.state()["position"]["seats"][0]["hand"]
    assert all(hand)
    staff = host.ask(f"/components?language=en&table={player.table}")["staff"]
    names = [staff[str(card)]["name"] for card in hand]
    assert all(name in host.page.locator("[data-area=hand]").inner_text() for name in names)
    page = stranger.open(f"/tables/{player.table}")
    expect(page.locator("body[data-revision]")).to_be_attached()
    at_revision(page, revision(host.page))
    stranger.shot("spectator")
    assert page.locator("[data-thing^='hand-']").count() == 0
    assert page.locator("body").get_attribute("data-asked") == "false"
    assert not [name for name in names if name in page.content()]
    assert stranger.ask(f"/tables/{player.table}/state")["position"]["seats"][0]["hand"] == [0] * len(hand)
    before = revision(page)
    player.step()
    page.wait_for_function(f"() => Number(document.body.dataset.revision) > {before}")

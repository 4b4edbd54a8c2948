"""Whole games in the browser: two people, alone, on a phone, around one screen; all by pressing what is alive."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.browsing import HAND_HELD, Visit
from tests.web.conftest import Visitor
from tests.web.playing import WAITER, Finger, Player, finished_table, new_table

EVERY_GAME = {"bar-end", "die-", "guest-place-", "room-"}
"""Kinds of things that are pressed in every game; whether a guest is ever checked in is a matter of luck."""


def totals_shown(visit: Visit) -> list[int]:
    """The last row of the score sheet."""
    row = visit.settled().get_by_role("row", name="Total")
    expect(row).to_be_visible()
    return [int(text.replace("\u2212", "-")) for text in row.get_by_role("cell").all_inner_texts()]


def test_one_click_to_a_game(come_in: Visitor) -> None:
    """The first page, one click, and a game against the house goes on; everything moves."""
    person = come_in(reduced_motion="no-preference")
    page = person.open("/")
    page.locator("[data-start=quick]").click()
    page.wait_for_url("**/tables/*")
    player = Player(person, page.url.rpartition("/")[2].partition("?")[0])
    assert player.play(until_round=2) > 5
    assert player.state()["position"]["round"] == 2


def test_two_people_in_two_browsers(come_in: Visitor) -> None:
    """One opens a table, the other joins by its link; both play to the end by clicks and see the same result."""
    host, friend = come_in(), come_in()
    table = new_table(host, players=2, seats=["me", "open"])
    code = host.ask(f"/tables/{table}")["code"]
    page = friend.open(f"/join/{code}")
    host.open(f"/tables/{table}")
    friend.shot("join")
    page.locator("[data-join]").click()
    page.wait_for_url(f"**/tables/{table}**")
    expect(host.page.get_by_text(friend.ask("/me")["name"])).to_be_visible()
    host.shot("lobby-full")
    host.page.locator("[data-start-table]").click()
    players = [Player(host, table, random.Random(2)), Player(friend, table, random.Random(3))]
    for player in players:
        expect(player.page.locator("body[data-revision]")).to_be_attached()
    for _ in range(3000):
        looks = [player.glance() for player in players]
        if all(look and look.over for look in looks):
            break
        for player, look in zip(players, looks, strict=True):
            if look and not look.over:
                player.step(look)
        if not any(looks):
            host.page.wait_for_timeout(20)
    for player in players:
        assert player.kinds >= EVERY_GAME
    host.shot("table-over")
    for visit in (host, friend):
        visit.page.locator("a[data-thing=bar-end]").click()
        visit.page.wait_for_url("**/score")
        assert totals_shown(visit) == [score["total"] for score in players[0].state()["scores"]]
    host.shot("score-two-people")


def test_alone_against_leopold(come_in: Visitor) -> None:
    person = come_in()
    player = Player(person, new_table(person, solo="easy"))
    player.sit_down()
    player.play(until_round=3)
    person.shot("solo")
    player.play_to_the_end()
    person.shot("solo-over")
    assert player.kinds >= EVERY_GAME


def test_on_a_phone(come_in: Visitor) -> None:
    """With a finger: the first tap shows, the second does. The turn bar is always in reach."""
    person = come_in(**HAND_HELD)
    player = Finger(person, new_table(person, players=2, seats=["me", WAITER]))
    player.sit_down()
    player.play(until_round=4)
    for area in ("bar", "dice"):
        expect(player.page.locator(f"[data-area={area}]").first).to_be_in_viewport(ratio=0.99)
    player.play_to_the_end()
    person.shot("phone-over")
    assert player.kinds >= EVERY_GAME - {"guest-place-"}


def test_one_screen_for_two(come_in: Visitor) -> None:
    """Between two people's turns a curtain names the next; nothing of the other's hand is in the page."""
    person = come_in()
    player = Player(person, new_table(person, players=2, hot_seat=True))
    player.sit_down()
    page = player.page
    curtain = page.locator("[data-curtain]")
    named: set[str] = set()
    seen: set[int] = set()
    for _ in range(2000):
        look = player.glance()
        if curtain.count():
            named.add(page.get_by_role("dialog").get_by_role("heading").inner_text())
            person.shot("curtain")
            curtain.first.click()
            expect(curtain).to_have_count(0)
        elif look:
            state = player.state()
            if state["position"]["round"] > 1:
                break
            seen.add(state["seat"])
            assert set(state["position"]["seats"][1 - state["seat"]]["hand"]) <= {0}
            player.step(look)
        else:
            page.wait_for_timeout(20)
    assert seen == {0, 1}
    assert len(named) == 2


def test_the_score_of_a_finished_game(come_in: Visitor) -> None:
    """What the sheet says is what the server counted."""
    person = come_in()
    table = finished_table(person)
    person.open(f"/tables/{table}/score")
    assert totals_shown(person) == [score["total"] for score in person.ask(f"/tables/{table}/state")["scores"]]

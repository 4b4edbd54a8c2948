"""Games in the browser: two people, alone, on a phone, around one screen; all by pressing what is alive.

Every day the first turns of a game and the last ones; whole games are long proofs.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.engine.compose import compose, seat
from tests.web.browsing import HAND_HELD, Visit
from tests.web.conftest import Visitor
from tests.web.looking import Looking
from tests.web.playing import WAITER, Finger, Player, finished_table, last_turns, new_table, play_together
from tests.web.situations import GREEN, OWN, TABLE, seated
from tests.web.staging import Put

EVERY_GAME = {"bar-end", "die-", "guest-place-", "room-"}
"""Kinds of things that are pressed in every game; whether a guest is ever checked in is a matter of luck."""
LAST_TURN = {"bar-end", "die-", "room-", "table-"}
"""And in one of the last turns, in which somebody waits to be checked in."""


def totals_shown(visit: Visit) -> list[int]:
    """The last row of the score sheet."""
    row = visit.settled().get_by_role("row", name="Total")
    expect(row).to_be_visible()
    return [int(text.replace("\u2212", "-")) for text in row.get_by_role("cell").all_inner_texts()]


def test_one_click_to_a_game(come_in: Visitor) -> None:
    """The first page, one click, and after a turn against the house one is asked again; everything moves."""
    person = come_in(reduced_motion="no-preference")
    person.open("/")
    page = person.at_rest()
    page.locator("[data-start=quick]").click()
    page.wait_for_url("**/tables/*")
    player = Player(person, page.url.rpartition("/")[2].partition("?")[0])
    while not player.kinds >= EVERY_GAME:
        player.step()
    assert not player.look().over


def two_begin(host: Visit, friend: Visit) -> list[Player]:
    """One opens a table, the other joins by its link, and it begins."""
    host.open("/").locator("[data-start=friends]").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Open the table").click()
    dialog.get_by_role("link", name="To the table").click()
    host.page.wait_for_url("**/tables/*")
    table = host.page.url.rpartition("/")[2]
    page = friend.open(f"/join/{host.ask(f'/tables/{table}')['code']}")
    friend.shot("join")
    page.locator("[data-join]").click()
    page.wait_for_url(f"**/tables/{table}**")
    expect(host.page.get_by_text(friend.ask("/me")["name"], exact=True)).to_be_visible()
    host.shot("lobby-full")
    host.page.locator("[data-start-table]").click()
    players = [Player(host, table, random.Random(2)), Player(friend, table, random.Random(3))]
    for player in players:
        expect(player.page.locator("body[data-revision]")).to_be_attached()
    return players


def two_end(players: list[Player], pressed: set[str]) -> None:
    """Both play to the end by clicks and see the same result; nothing that was asked for on the way has failed."""
    play_together(players)
    players[0].visit.shot("table-over")
    totals = [score["total"] for score in players[0].state()["scores"]]
    for player in players:
        assert player.kinds >= pressed
        player.page.locator("a[data-thing=bar-end]").click()
        player.page.wait_for_url("**/score")
        assert totals_shown(player.visit) == totals
    players[0].visit.shot("score-two-people")
    for player in players:
        player.visit.at_rest()
        assert player.visit.heard == []


def test_two_people_in_two_browsers(come_in: Visitor, put: Put) -> None:
    """They meet, and play the last turns of a game."""
    players = two_begin(come_in(), come_in())
    put(players[0].table, last_turns())
    two_end(players, LAST_TURN)
    host = players[0].visit
    host.open(f"/tables/{finished_table(host)}/score")
    host.at_rest().get_by_role("link", name="Replay", exact=True).click()
    expect(host.page.get_by_role("slider")).to_be_visible()
    host.at_rest()
    assert host.heard == []


@pytest.mark.long
def test_two_people_play_a_whole_game(come_in: Visitor) -> None:
    two_end(two_begin(come_in(), come_in()), EVERY_GAME)


def test_alone_against_leopold(come_in: Visitor, put: Put) -> None:
    """From the first click into the second round, and the last turns."""
    person = come_in()
    player = Player(person, new_table(person, solo="easy"))
    player.sit_down()
    player.play(until_round=2)
    assert player.kinds >= EVERY_GAME - {"room-"}
    person.shot("solo")
    put(player.table, compose(seat(**{**OWN, "cafe": seated(GREEN)}), solo="easy", **{**TABLE, "round": 7}))
    player.catch_up()
    player.play_to_the_end()
    person.shot("solo-over")


@pytest.mark.long
def test_a_whole_game_against_leopold(come_in: Visitor) -> None:
    person = come_in()
    player = Player(person, new_table(person, solo="easy"))
    player.sit_down()
    player.play_to_the_end()
    assert player.kinds >= EVERY_GAME


def on_a_phone(come_in: Visitor) -> Finger:
    person = come_in(**HAND_HELD)
    return Finger(person, new_table(person, players=2, seats=["me", WAITER]))


def expect_in_reach(player: Finger) -> None:
    for area in ("bar", "dice"):
        expect(player.page.locator(f"[data-area={area}]").first).to_be_in_viewport(ratio=0.99)


def test_on_a_phone(come_in: Visitor, put: Put) -> None:
    """With a finger: the first tap shows, the second does. The turn bar is always in reach."""
    player = on_a_phone(come_in)
    put(player.table, last_turns())
    player.sit_down()
    player.look()
    expect_in_reach(player)
    player.play_to_the_end()
    player.visit.shot("phone-over")
    assert player.kinds >= LAST_TURN


@pytest.mark.long
def test_a_whole_game_on_a_phone(come_in: Visitor) -> None:
    player = on_a_phone(come_in)
    player.sit_down()
    player.play(until_round=4)
    expect_in_reach(player)
    player.play_to_the_end()
    assert player.kinds >= EVERY_GAME - {"guest-place-"}


def test_one_screen_for_two(come_in: Visitor) -> None:
    """A curtain names the next; the hand of whoever has just played is nowhere in the page, nor after it has opened."""
    person = come_in()
    looking, page = Looking(person), person.page
    player = Player(person, new_table(person, players=2, hot_seat=True))
    player.sit_down()
    staff = person.ask(f"/components?language=en&table={player.table}")["staff"]
    named: list[str] = []
    hands: dict[int, list[str]] = {}
    while len(named) < 3 or len(hands) < 2:
        look, state = player.look_behind(), player.state()
        seats, seat = state["position"]["seats"], state["seat"]
        assert set(seats[1 - seat]["hand"]) <= {0}
        assert not [name for name in hands.get(1 - seat, []) if name in page.content()]
        if look is None:
            named.append(page.get_by_role("dialog").get_by_role("heading").inner_text())
            if len(named) == 2:
                looking.at("curtain")
            page.locator("[data-curtain]").click()
            expect(page.locator("[data-curtain]")).to_have_count(0)
        else:
            hands[seat] = [staff[str(card)]["name"] for card in seats[seat]["hand"]]
            assert all(name in page.content() for name in hands[seat])
            player.step(look)
    assert len(set(named)) == 2
    assert looking.found == {}


def test_the_score_of_a_finished_game(come_in: Visitor) -> None:
    """What the sheet says is what the server counted."""
    person = come_in()
    table = finished_table(person)
    person.open(f"/tables/{table}/score")
    assert totals_shown(person) == [score["total"] for score in person.ask(f"/tables/{table}/state")["scores"]]

"""Every screen, in light and dark, on a laptop and on a phone: axe finds nothing, nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.engine.compose import compose
from tests.web.accessible import overflow
from tests.web.conftest import Visitor
from tests.web.looking import AT_EVERY_SIZE, DAILY_LOOKS, IN_ONE_LOOK_DAILY, SIZES, Look, Looking, Theme
from tests.web.playing import WAITER, Player, at_own_turn, finished_table, new_table
from tests.web.situations import middle
from tests.web.staging import Put

SCREENS = {
    "home": "/",
    "new": "/new",
    "open": "/open",
    "people": "/people",
    "archive": "/archive",
    "account": "/me",
    "statistics": "/statistics",
    "leaderboards": "/leaderboards",
    "days": "/days",
    "tournaments": "/tournaments",
    "cards": "/cards",
    "rules": "/rules",
    "learn": "/learn",
}
ABSENT = {
    "missing": "/tables/none",
    "join-missing": "/join/none",
    "nowhere": "/no/such/page",
}
"""What is not there is asked for, and refused."""
PANELS = ("help", "chat", "people", "log", "settings")


@AT_EVERY_SIZE
def test_screens(come_in: Visitor, looks: Sequence[Look]) -> None:
    """No request fails where everything asked for is there, and the console stays empty."""
    person = come_in()
    looking = Looking(person, looks=looks)
    for name, path in SCREENS.items():
        person.open(path)
        looking.at(name)
    person.open("/cards?card=68").get_by_role("searchbox").fill("68")
    looking.at("card")
    person.open("/style")
    looking.at("style")
    assert person.heard == []
    for name, path in ABSENT.items():
        person.open(path)
        looking.at(name)
    assert looking.found == {}


@AT_EVERY_SIZE
def test_after_a_game(come_in: Visitor, looks: Sequence[Look]) -> None:
    """What is empty for a new visitor is not any more: archive, statistics, score, replay."""
    person = come_in()
    table = finished_table(person, players=3, seats=["me", WAITER, WAITER], public=True)
    new_table(person, players=2, seats=["me", WAITER])
    looking = Looking(person, looks=looks)
    paths = {
        "home-known": "/",
        "score": f"/tables/{table}/score",
        "replay": f"/tables/{table}/replay/60",
        "statistics-known": "/statistics",
        "archive-known": "/archive",
    }
    for name, path in paths.items():
        person.open(path)
        looking.at(name)
    assert looking.found == {}
    assert person.heard == []


@IN_ONE_LOOK_DAILY
def test_the_table(come_in: Visitor, put: Put, size: str, theme: Theme) -> None:
    """Before the game, the draft, its beginning, the middle of it; and what lies over it."""
    person = come_in(**SIZES[size], color_scheme=theme)
    looking = Looking(person, size, theme)
    standing = Looking(person, looks=DAILY_LOOKS) if (size, theme) == DAILY_LOOKS[0] else looking
    lobby = new_table(person, players=3, seats=["me", "open", WAITER])
    person.open(f"/tables/{lobby}")
    standing.at("lobby")
    player = Player(person, new_table(person, players=3, staff="draft", seats=["me", WAITER, WAITER]))
    player.sit_down()
    player.look()
    standing.at("table-draft")
    drafted: dict[str, Any] = {"players": 3, "staff": "draft"}
    for name, position in (("turn", compose(**drafted, round=1)), ("middle", middle(table=drafted))):
        put(player.table, position)
        player.catch_up()
        player.look()
        standing.at(f"table-{name}")
    page = person.page
    for panel in PANELS:
        button = page.locator(f"[data-panel={panel}]")
        if button.is_visible():
            button.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            looking.at(f"table-{panel}")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    if size == "laptop":
        page.locator("[data-thing=rival-1]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        looking.at("table-rival")
    assert (looking.found, standing.found) == ({}, {})


def test_learning(come_in: Visitor) -> None:
    """Gustav explains beside a real game."""
    person = come_in(color_scheme="light")
    looking = Looking(person, "laptop")
    player = Player(person, new_table(person, players=2, seats=["me", WAITER]))
    player.sit_down("?learn=1")
    player.look()
    looking.at("table-learn")
    assert looking.found == {}


def test_no_scrolling_on_a_laptop(come_in: Visitor, put: Put) -> None:
    """Everything of one's own turn is there without scrolling, with two, three and four players."""
    person = come_in()
    for players in (2, 3, 4):
        seats = ["me", *[WAITER] * (players - 1)]
        player = at_own_turn(person, put, position=middle(table={"players": players}), players=players, seats=seats)
        person.shot(f"table-{players}-players")
        tall = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
        assert player.page.evaluate(tall) <= 0
        for area in ("queue", "dice", "cafe", "kitchen", "hand", "work", "objectives", "hotel", "log", "bar"):
            expect(player.page.locator(f"[data-area={area}]").first).to_be_in_viewport(ratio=0.99)


def test_twice_as_large(come_in: Visitor, put: Put) -> None:
    """At 200 % the table is that of a phone, and a game goes on."""
    person = come_in(viewport={"width": 683, "height": 384}, device_scale_factor=2)
    player = at_own_turn(person, put)
    before = player.state()["revision"]
    for revision, thing in enumerate(("die-4", "option-split-1"), before + 1):
        player.press(thing)
        expect(player.page.locator(f"body[data-revision='{revision}'][data-busy=false]")).to_be_attached()
    assert player.state()["revision"] == before + 2
    person.shot("table-zoomed")
    assert overflow(player.page) == 0
    for path in ("/", "/new", "/cards", "/rules"):
        person.open(path)
        assert overflow(person.settled()) == 0, path

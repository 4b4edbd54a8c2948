"""The ways into a game: the doors of the home page, the form with all options, open tables, a first game, once more."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.looking import IN_ONE_LOOK_DAILY, SIZES, Looking, Theme
from tests.web.playing import WAITER, Player, finished_table, new_table, two_at_a_table

PATIENCE = {"live": 600, "days": 259_200}
"""Seconds somebody may stay away where there is no clock, as the page offers them."""
AT_A_TABLE = re.compile(r"/tables/[\w-]+(\?.*)?$")


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def here(visit: Visit) -> Any:
    """The table whose page is open."""
    visit.page.wait_for_url(AT_A_TABLE)
    return visit.ask(f"/tables/{table_of(visit.page)}")


def names_at(table: Any) -> list[str]:
    """Who sits there, in words."""
    kinds = {"me": "person", "bot": "bot", "leopold": "leopold"}
    return [next((name for name, key in kinds.items() if seat[key]), "free") for seat in table["seats"]]


def choose(page: Page, legend: str, name: str) -> None:
    """One of several, by pressing its card."""
    group = page.get_by_role("group", name=legend, exact=True)
    group.locator("label").filter(has_text=re.compile(rf"^\s*{re.escape(name)}")).click()
    expect(group.get_by_role("radio", name=name)).to_be_checked()


@IN_ONE_LOOK_DAILY
def test_the_doors_of_the_home_page(come_in: Visitor, size: str, theme: Theme) -> None:
    """With friends, at one screen, against Leopold: one question each."""
    person = come_in(**SIZES[size])
    looking, page = Looking(person, size, theme), person.page
    dialog = page.get_by_role("dialog")

    person.open("/").locator("[data-start=friends]").click()
    choose(page, "How many play?", "3 players")
    looking.at("start-friends")
    dialog.get_by_role("button", name="Open the table").click()
    code = dialog.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 20
    looking.at("start-friends-link")
    dialog.get_by_role("link", name="To the table").click()
    table = here(person)
    assert (names_at(table), table["status"]) == (["me", "free", "free"], "open")
    assert table["away_seconds"] == PATIENCE["live"]

    person.open("/").locator("[data-start=screen]").click()
    looking.at("start-screen")
    dialog.get_by_role("button", name="Begin").click()
    table = here(person)
    assert (names_at(table), table["status"], table["hot_seat"]) == (["me", "me"], "running", True)

    person.open("/").locator("[data-start=leopold]").click()
    choose(page, "Level", "Medium")
    looking.at("start-leopold")
    dialog.get_by_role("button", name="Begin").click()
    table = here(person)
    assert (table["setup"]["solo"], table["status"]) == ("medium", "running")
    assert looking.found == {}


def test_a_new_table_with_every_option(come_in: Visitor) -> None:
    """Everything other than it was suggested; the table is what was asked for, and others find it and sit down."""
    person, friend, stranger = come_in(), come_in(), come_in()
    looking, page = Looking(person), person.open("/new")
    wishes = {
        "How many play?": "4 players",
        "Hotels": "Day",
        "First staff": "Draft",
        "Rulebook": "German edition of 2015",
        "Who may come": "Public",
    }
    for legend, choice in wishes.items():
        choose(page, legend, choice)
    page.get_by_label("Seat 2").select_option(label="Computer: Steward (plays with a will, and overlooks things)")
    page.get_by_label("Seat 3").select_option("apprentice")
    page.get_by_text("Single rules").click()
    choose(page, "Kitchen Hand (17)", "The Kitchen Hand costs 5 krones.")
    page.get_by_label("Name of the table").fill("Sacher & Söhne")
    choose(page, "Clock", "A time for the whole game")
    page.get_by_label("For the whole game", exact=True).select_option(label="20 minutes")
    page.get_by_label("More for each turn", exact=True).select_option(label="30 seconds")
    choose(page, "When the time is up", "The computer plays on until they are back")
    expect(page.get_by_label("Stand-in")).to_have_value("innkeeper")
    page.get_by_label("Stand-in").select_option(label="Steward")
    summary = page.locator(".summary")
    expect(summary).to_contain_text("mix")
    looking.at("new-filled-in")
    summary.get_by_role("button", name="Open the table").click()
    table = here(person)
    setup, bots = table["setup"], [seat["bot"] for seat in table["seats"]]
    assert (table["title"], table["public"], table["players"], bots) == (
        "Sacher & Söhne",
        True,
        4,
        [None, "steward", "apprentice", None],
    )
    assert (setup["hotels"], setup["staff"], table["rules"]) == ("day", "draft", "own")
    assert (setup["rules"]["kitchen_hand"], setup["rules"]["penalty"]) == ("5", "choice")
    assert table["clock"] == {"kind": "budget", "seconds": 1200, "addition": 30, "days_off": 0, "then": "seat"}
    assert table["stand_in"] == "steward"

    listed = friend.open("/open").locator(f"[data-table='{table['id']}']")
    expect(listed).to_contain_text("Time for the whole game: 20 minutes; more for each turn: 30 seconds.")
    listed.get_by_role("button", name="Join Sacher & Söhne").click()
    assert here(friend)["you"]["seats"] == [3]
    page.locator("[data-start-table]").click()
    stranger.open("/").get_by_role("link", name="Watch Sacher & Söhne").click()
    assert here(stranger)["you"]["seats"] == []
    expect(stranger.page.get_by_text("You are watching").first).to_be_visible()
    assert looking.found == {}


def test_what_is_wrong_with_a_new_table_is_said(come_in: Visitor) -> None:
    """A title with a line break cannot be typed, but the server would not take one; then it is said at the field."""
    person = come_in()
    page = person.open("/new")
    refusal = {"reason": "invalid", "message": "no", "details": {"fields": [{"field": "body.title"}]}}
    page.route("**/api/v1/tables", lambda route: route.fulfill(status=422, json={"error": refusal}))
    page.locator(".summary").get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Name of the table")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("At most 80 letters")).to_be_visible()


def test_a_first_game_with_gustav(come_in: Visitor) -> None:
    """Who sits down is told what matters now, then what matters next; what was said can be read again."""
    person = come_in()
    looking, page = Looking(person), person.open("/learn")
    page.get_by_role("button", name="Sit down").click()
    table = here(person)
    assert (table["status"], table["setup"]["staff"]) == ("running", "intro")
    player = Player(person, table["id"])
    advice = page.get_by_role("complementary", name="Gustav's advice")
    expect(advice).to_contain_text("The first guest")
    titles = {advice.locator(".title").inner_text()}
    for _ in range(200):
        if len(titles) > 3:
            break
        player.step()
        player.look()
        titles.add(advice.locator(".title").inner_text())
    assert len(titles) > 3, titles
    looking.at("learning")
    advice.get_by_role("button", name="All his tips").click()
    told = advice.get_by_role("listitem")
    assert {line for line in told.all_inner_texts() if line} >= titles
    looking.at("learning-all-tips")
    told.get_by_role("button", name="The first guest").click()
    expect(advice.locator(".title")).to_have_text("The first guest")
    while advice.get_by_role("button", name="Go on").is_visible():
        advice.get_by_role("button", name="Go on").click()
    advice.get_by_role("button", name="Understood").click()
    expect(advice.locator(".title")).to_be_hidden()
    # who comes back goes on where it was
    page = person.open("/learn")
    page.get_by_role("link", name="Go on with my first game").click()
    assert here(person)["id"] == table["id"]
    assert looking.found == {}


def test_play_again(come_in: Visitor) -> None:
    """After the game the same people, and the game begins at once where nobody has to come."""
    person = come_in()
    before = finished_table(person, players=3, seats=["me", WAITER, WAITER])
    page = person.open(f"/tables/{before}/score")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: before not in url)
    table = here(person)
    assert (table["status"], names_at(table)) == ("running", ["me", "bot", "bot"])
    Player(person, table["id"]).look()


def test_a_closer_game_after_a_one_sided_one(come_in: Visitor) -> None:
    """A newcomer begins with the simplest level; who has lost clearly is offered the next one below."""
    person = come_in()
    looking, page = Looking(person), person.open("/")
    expect(page.get_by_label("Level")).to_have_value("apprentice")
    lost = finished_table(person, 1, players=3, seats=["me", {"bot": "innkeeper"}, {"bot": "innkeeper"}])
    page = person.open(f"/tables/{lost}/score")
    closer = page.get_by_role("button", name="A closer game: Steward")
    expect(closer).to_be_visible()
    looking.at("score-closer")
    closer.click()
    page.wait_for_url(lambda url: lost not in url)
    table = here(person)
    assert [seat["bot"] for seat in table["seats"]] == [None, "steward", "steward"]
    page = person.open("/")
    expect(page.get_by_label("Level")).to_have_value("steward")
    assert looking.found == {}


def test_the_page_of_an_invitation(come_in: Visitor) -> None:
    """A seat, no seat any more, a game to watch, a game that is over."""
    host, guest = come_in(), come_in()
    looking, page = Looking(guest), guest.page
    free = host.ask(f"/tables/{new_table(host, players=3, seats=['me', 'open', WAITER])}")
    guest.open(f"/join/{free['code']}")
    page.get_by_label("Your name").fill("Frau Sacher")
    looking.at("join")
    full = new_table(host, title="Full", players=2, seats=["me", "open"])
    other = come_in()
    other.ask("/me")
    other.ask(f"/tables/{full}/join", {"code": host.ask(f"/tables/{full}")["code"]})
    running = two_at_a_table(host, come_in())
    over = finished_table(host)
    for table, words, way in (
        (full, "All seats are taken", "To the table"),
        (running, "The game has begun", "Watch"),
        (over, "The game is over", "Score"),
    ):
        code = host.ask(f"/tables/{table}")["code"]
        guest.open(f"/join/{code}")
        expect(page.get_by_role("main")).to_contain_text(words)
        expect(page.get_by_role("main").get_by_role("link", name=way)).to_be_visible()
    looking.at("join-over")
    guest.open(f"/join/{free['code']}")
    page.get_by_label("Your name").fill("...")
    page.locator("[data-join]").click()
    expect(page.get_by_role("alert")).to_have_text("A name needs at least one letter or digit.")
    page.get_by_label("Your name").fill("Frau Sacher")
    page.locator("[data-join]").click()
    page.wait_for_url(f"**/tables/{free['id']}")
    guest.at_rest()
    assert guest.ask("/me")["name"] == "Frau Sacher"
    assert [line for line in guest.heard if "/tables/" in line] == [], "asks for nothing that is not there"
    assert looking.found == {}

"""Tables on which something is in the way: a line, a clock, somebody who left, changed rules."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.running import Running
from tests.web.conftest import Visitor
from tests.web.looking import IN_ONE_LOOK_DAILY, SIZES, Looking, Theme
from tests.web.playing import WAITER, Player, at_own_turn, finished_table, new_table, two_at_a_table
from tests.web.staging import Put, end_without_result, spoil, time_is_up


def expect_below_the_table(said: Locator) -> None:
    """What lasts until somebody decides covers nothing: the table ends above it, scrolled as far as it goes."""
    said.page.wait_for_function(
        """(said) => {
          scrollTo(0, document.body.scrollHeight);
          return document.querySelector('main').getBoundingClientRect().bottom <= said.getBoundingClientRect().top + 1;
        }""",
        arg=said.element_handle(),
    )


@IN_ONE_LOOK_DAILY
def test_a_turn_that_takes_too_long(come_in: Visitor, server: Running, size: str, theme: Theme) -> None:
    """The others wait on, let the computer play until the seat is taken back, or end the game: that is asked twice."""
    host, friend = (come_in(**SIZES[size]) for _ in range(2))
    table = two_at_a_table(host, friend, seconds_per_turn=3600)
    slow, waiting = (host, friend) if host.ask(f"/tables/{table}/state")["legal"] else (friend, host)
    looking, own = Looking(waiting, size, theme), Looking(slow, size, theme)
    time_is_up(server, table)
    for person in (slow, waiting):
        Player(person, table).sit_down()
    late = waiting.page.get_by_role("region", name="A turn that takes too long")
    expect(late).to_contain_text("is up")
    expect_below_the_table(late)
    looking.at("late")
    expect(slow.page.get_by_text("Your time is up.")).to_be_visible()
    expect(slow.page.get_by_role("button", name="Let the computer play")).to_have_count(0)
    own.at("late-own")
    late.get_by_role("button", name="Wait longer").click()
    expect(late).to_have_count(0)

    time_is_up(server, table)
    waiting.page.reload()
    late.get_by_role("button", name="Let the computer play").click()
    expect(late).to_have_count(0)
    given = slow.page.get_by_text("The computer plays your seat.")
    expect(given).to_be_visible()
    expect_below_the_table(given)
    own.at("given-up")
    slow.page.get_by_role("button", name="Take the seat back").click()
    expect(given).to_have_count(0)
    assert [seat["bot"] for seat in slow.ask(f"/tables/{table}")["seats"]] == [None, None]

    if not slow.ask(f"/tables/{table}/state")["legal"]:  # the computer has played the turn to its end
        slow, waiting, looking, own = waiting, slow, own, looking
    time_is_up(server, table)
    waiting.page.reload()
    late = waiting.page.get_by_role("region", name="A turn that takes too long")
    late.get_by_role("button", name="End the game").click()
    expect(late).to_contain_text("cannot be undone")
    looking.at("late-sure")
    late.get_by_role("button", name="Cancel").click()
    late.get_by_role("button", name="End the game").click()
    assert waiting.ask(f"/tables/{table}")["status"] == "running"
    late.get_by_role("button", name="End it for good").click()
    for person in (slow, waiting):
        bar = person.page.locator("[data-area=bar]")
        expect(bar.get_by_role("link", name="To the lobby")).to_be_visible()
        expect(bar.get_by_role("button", name="Play again")).to_be_visible()
    looking.at("ended")
    assert (looking.found, own.found) == ({}, {})


def test_leaving_a_game(come_in: Visitor, put: Put) -> None:
    """It is asked for once more; a computer goes on, and the table lets its player back in."""
    person = come_in()
    looking, page = Looking(person), person.page
    player = at_own_turn(person, put)
    page.locator("[data-panel=people]").click()
    people = page.get_by_role("dialog")
    people.get_by_role("button", name="Leave the table").click()
    looking.at("leaving")
    people.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(f"{person.origin}/")
    assert person.ask(f"/tables/{player.table}")["seats"][0]["given_up"] is True
    assert looking.found == {}


def test_tables_that_have_stopped(come_in: Visitor, server: Running) -> None:
    """Frozen, ended before it began, ended in the middle: said plainly, with the ways on."""
    person = come_in()
    looking, page = Looking(person), person.page
    frozen = finished_table(person)
    spoil(server, frozen)
    person.open(f"/tables/{frozen}")
    expect(page.get_by_role("heading", name="This game is frozen")).to_be_visible()
    looking.at("stopped-frozen")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export the game").click()
    assert saved.value.suggested_filename == f"{frozen}.json"

    closed = new_table(person, players=2, seats=["me", "open"])
    end_without_result(server, closed)
    person.open(f"/tables/{closed}")
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link")).to_have_text(["To the lobby", "New game"])
    looking.at("stopped-ended")

    ended = new_table(person, players=2, seats=["me", WAITER])
    end_without_result(server, ended)
    person.open(f"/tables/{ended}")
    expect(page.locator("body[data-revision]")).to_be_attached()
    assert page.locator("body").get_attribute("data-asked") == "false"
    looking.at("stopped-in-the-middle")
    person.open(f"/tables/{ended}/score")
    expect(page.get_by_role("main")).to_contain_text("without a result")
    looking.at("score-ended")
    for path in ("/tables/none/score", "/tables/none/analysis", "/tournaments/none", "/days/1900-01-01"):
        person.open(path)
        expect(page.get_by_role("heading", name="This page does not exist")).to_be_visible()
        expect(page.get_by_role("main").get_by_role("link", name="To the lobby")).to_be_visible()
    assert looking.found == {}


def test_playing_by_typing(come_in: Visitor, put: Put) -> None:
    """The field with what can be typed now, and what it says to what cannot be done."""
    person = come_in()
    looking, page = Looking(person), person.page
    at_own_turn(person, put)
    page.keyboard.press("n")
    field = page.get_by_role("combobox")
    field.fill("die")
    expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
    field.press("ArrowDown")
    looking.at("notation")
    field.fill("hire 48")
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()
    looking.at("notation-refused")
    assert looking.found == {}

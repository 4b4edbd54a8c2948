"""The game of the day in the browser: begun once, closed to others until the day is over, then open to everybody."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from grandaustria.server.daily import day_at
from tests.web.browsing import Visit, until
from tests.web.conftest import Visitor
from tests.web.lasting import Lasting
from tests.web.looking import DAILY_LOOKS, SIZES, Looking
from tests.web.test_doors import AT_A_TABLE
from tests.web.test_ratings import with_account


def play_idly(person: Visit, table: str) -> None:
    """To its end, passing wherever that is possible."""
    while True:
        state = until(person.page, lambda: _to_decide(person, table))
        if state["status"] != "running":
            return
        intent = {"revision": state["revision"], "request_id": f"step {state['revision']}"}
        if not state["legal"]:
            person.ask(f"/tables/{table}/confirm", intent)
            continue
        chosen = next((one for one in state["legal"] if one["notation"] == "pass"), state["legal"][0])
        person.ask(f"/tables/{table}/actions", {**intent, "action": chosen["action"]})


def _to_decide(person: Visit, table: str) -> dict[str, Any] | None:
    state: dict[str, Any] = person.ask(f"/tables/{table}/state")
    return state if state["asked"] or state["status"] != "running" else None


def test_one_try_and_then_everybodys_games(come_in: Visitor, server: Lasting) -> None:
    anna, bert = come_in(), come_in(**SIZES["phone"])
    server.stopped_at = server.house.services.now()
    day = day_at(server.stopped_at)
    looking, page = Looking(anna, looks=DAILY_LOOKS), anna.open("/")
    card = page.get_by_role("region", name="Game of the day")
    expect(card).to_contain_text("Only people with an account can play it.")
    expect(card.get_by_role("link", name="Get an account")).to_be_visible()
    with_account(anna, "Anna Sacher")
    page.reload()
    expect(card).to_contain_text("Nobody has begun it yet.")
    expect(card).to_contain_text("With a second account somebody could look first")
    looking.at("day-card")
    card.get_by_role("button", name="Play").press("Enter")
    page.wait_for_url(AT_A_TABLE)
    table = page.url.rpartition("/")[2]
    expect(page.get_by_role("link", name="Game of the day")).to_have_attribute("href", f"/days/{day.name}")
    expect(page.locator("body[data-asked=true]")).to_be_attached()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    with_account(bert, "Bert Demel")
    other = bert.ask("/day", {})["id"]
    anna.open("/")
    expect(card).to_contain_text("2 people have begun it.")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Game of the day")
    card.get_by_role("link", name="Go on").click()
    page.wait_for_url(AT_A_TABLE)
    play_idly(anna, table)
    anna.open("/")
    card.get_by_role("link", name="Results").click()
    expect(page.get_by_text("The day is not over yet")).to_be_visible()
    expect(page.get_by_role("link", name="My game")).to_have_attribute("href", f"/tables/{table}/score")
    looking.at("day-waiting")
    page.get_by_role("link", name="My game").click()
    expect(page.get_by_role("link", name="Game of the day")).to_be_visible()
    expect(page.get_by_role("link", name="Analysis")).to_have_count(0)
    page.go_back()
    phone = bert.open(f"/tables/{table}/score")
    expect(phone.get_by_role("heading", name="This page does not exist")).to_be_visible()

    server.stopped_at = day.closes + 1
    server.within(server.house.days.look())
    page.reload()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0).get_by_role("rowheader")).to_have_text("Anna Sacher you")
    expect(rows.nth(1)).to_contain_text("not finished")
    looking.at("day")
    page.get_by_role("link", name="Bert Demel: look at the game").click()
    page.wait_for_url(f"**/tables/{other}")
    bert.open("/days")
    phone.get_by_role("main").get_by_role("listitem").get_by_role("link").click()
    phone.get_by_role("link", name="Anna Sacher: look at the game").press("Enter")
    phone.wait_for_url(f"**/tables/{table}/score")
    expect(phone.get_by_role("link", name="Game of the day")).to_be_visible()
    bert.open(f"/days/{day.name}")
    small = Looking(bert, "phone")
    small.at("day-phone")
    assert (looking.found, small.found) == ({}, {})


def test_what_there_is_to_do_about_the_own_seat(come_in: Visitor) -> None:
    """Nobody plays it for somebody else, and nobody can be asked to end it; who gives up is led to another game."""
    person = come_in()
    with_account(person, "Anna Sacher")
    table = person.ask("/day", {})["id"]
    page = person.open(f"/tables/{table}")
    page.locator("[data-panel=people]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This game counts already.")
    for refused in ("Let the computer play", "Leave the table", "Ask to end the game"):
        expect(dialog.get_by_role("button", name=refused)).to_have_count(0)
    dialog.get_by_role("button", name="Give up").press("Enter")
    expect(dialog).to_contain_text("The game ends, and you have lost it.")
    dialog.get_by_role("button", name="Give up for good").press("Enter")
    bar = page.locator("[data-area=bar]")
    expect(bar.get_by_role("link", name="New game")).to_be_visible()
    expect(bar.get_by_role("button", name="Play again")).to_have_count(0)
    page = person.open(f"/tables/{table}/score")
    expect(page.get_by_role("link", name="New game")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)

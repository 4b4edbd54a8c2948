"""A tournament of two people and the house: opened, joined, started, and looked at when its round is over."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.cups import end
from tests.server.running import Running
from tests.web.conftest import Visitor
from tests.web.looking import DAILY_LOOKS, SIZES, Looking
from tests.web.test_doors import AT_A_TABLE
from tests.web.test_ratings import with_account


def standing(page: Page) -> list[str]:
    return page.get_by_role("region", name="Standing").get_by_role("rowheader").all_inner_texts()


def test_a_tournament(come_in: Visitor, server: Running) -> None:
    first, second = come_in(), come_in(**SIZES["phone"])
    page = first.open("/tournaments")
    expect(page.get_by_text("Tournaments need an account")).to_be_visible()
    with_account(first, "Sisi")
    with_account(second, "Franz")
    looking, page = Looking(first, looks=DAILY_LOOKS), first.open("/")
    page.get_by_role("link", name="Tournaments").press("Enter")
    expect(page.get_by_text("There are no tournaments yet.")).to_be_visible()
    page.get_by_role("button", name="Open a tournament").press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Title").fill("The cup")
    dialog.get_by_label("Rounds").select_option("1")
    expect(dialog.get_by_role("radio", name="Round robin")).to_be_visible()
    looking.at("tournament-open")
    dialog.get_by_role("button", name="Open a tournament").press("Enter")
    expect(page.get_by_text("It starts when Sisi says so.")).to_be_visible()
    page.get_by_role("button", name="Take part", exact=True).press("Enter")
    expect(page.get_by_role("rowheader", name="Sisi")).to_be_visible()
    expect(page.get_by_role("button", name="Do not take part after all")).to_be_focused()
    number, level = page.get_by_label("How many"), page.get_by_role("combobox", name="Computers that take part")
    number.select_option("4")
    page.get_by_role("button", name="Let in").press("Enter")
    expect(page.get_by_role("rowheader", name="Apprentice 4")).to_be_visible()
    level.select_option("Steward")
    expect(number).to_have_value("0")
    level.select_option("Apprentice")
    expect(number).to_have_value("4")

    other = second.open("/tournaments")
    other.get_by_role("link", name="The cup").click()
    expect(other.get_by_role("button", name="Start now")).to_have_count(0)
    other.get_by_role("button", name="Take part", exact=True).click()
    expect(other.get_by_role("button", name="Do not take part")).to_be_visible()
    page.get_by_role("button", name="Start now").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Start now").press("Enter")
    expect(page.get_by_role("link", name="To my table")).to_be_focused()
    expect(page.get_by_text("Round 1 of 1").first).to_be_visible()
    expect(page.get_by_role("rowheader", name="Franz")).to_have_count(2)
    looking.at("tournament-running")

    other.get_by_role("link", name="To my table").click(timeout=30_000)
    other.wait_for_url(AT_A_TABLE)
    page.get_by_role("link", name="To my table").press("Enter")
    page.wait_for_url(AT_A_TABLE)
    back = page.get_by_role("link", name="The cup, round 1")
    expect(back).to_be_visible()
    cup = back.get_attribute("href")
    page.locator("[data-panel=people]").press("Enter")
    seat = page.get_by_role("dialog")
    expect(seat).to_contain_text("This game counts already.")
    expect(seat.get_by_role("button", name="Let the computer play")).to_be_visible()
    expect(seat.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(seat.get_by_role("button", name="Ask to end the game")).to_have_count(0)
    seat.get_by_role("button", name="Give up").press("Enter")
    expect(seat).to_contain_text("The computer plays your seat to the end")
    seat.get_by_role("button", name="Cancel").press("Enter")
    page.keyboard.press("Escape")
    tables = [person.page.url.rsplit("/", 1)[1] for person in (first, second)]
    assert tables[0] != tables[1]
    server.within(end(server.house, *tables))  # what they come to when they are played is no matter of the page

    page.goto(f"{server.origin}{cup}")
    other.goto(f"{server.origin}{cup}")
    expect(page.get_by_text("Over", exact=True).first).to_be_visible(timeout=60_000)
    assert {name.split()[0] for name in standing(page)} == {"Sisi", "Franz", "Apprentice"}
    expect(page.get_by_role("columnheader", name="Comparison").first).to_be_visible()
    looking.at("tournament-over")
    expect(other.get_by_text("Over", exact=True).first).to_be_visible(timeout=60_000)
    Looking(second, "phone").at("tournament-over-phone")
    for game, ended in ((1, True), (2, False), (3, True)):
        look_at = page.get_by_role("link", name=f"Look at the game of table {game}")
        assert ((look_at.get_attribute("href") or "").split("/")[2] in tables) is ended
    page.get_by_role("link", name="Look at the game of table 2").click()
    page.get_by_role("link", name="Tournament", exact=True).click()
    page.wait_for_url(f"**{cup}")
    assert looking.found == {}

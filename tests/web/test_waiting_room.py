"""An open table as its host arranges it: closing seats, and taking somebody off it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.looking import IN_ONE_LOOK_DAILY, SIZES, Looking, Theme
from tests.web.playing import new_table


@IN_ONE_LOOK_DAILY
def test_the_host_removes_somebody_and_closes_a_seat(come_in: Visitor, size: str, theme: Theme) -> None:
    """By keyboard: who presses a button goes on at the one in its place, and a dialog gives the focus back."""
    host, guest = come_in(**SIZES[size]), come_in()
    looking, page = Looking(host, size, theme), host.page
    table = new_table(host, players=4, seats=["me", "open", "open", "open"])
    code = host.ask(f"/tables/{table}")["code"]
    guest.ask("/me")
    guest.ask(f"/tables/{table}/join", {"code": code})
    name = guest.ask("/me")["name"]
    guest.open(f"/tables/{table}")
    expect(guest.page.get_by_role("button", name="Get up")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Remove")).to_have_count(0)

    host.open(f"/tables/{table}")
    page.get_by_role("button", name="Close seat 4").press("Enter")
    again = page.get_by_role("button", name="Reopen seat 4")
    expect(again).to_be_focused()
    expect(page.get_by_role("listitem").filter(has_text="Closed seat")).to_have_count(1)
    looking.at("waiting-room")

    remove = page.get_by_role("button", name=f"Remove {name}")
    remove.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot come back by the old link")
    looking.at("waiting-room-remove")
    page.keyboard.press("Escape")
    expect(remove).to_be_focused()
    remove.press("Enter")
    dialog.get_by_role("button", name="Remove").press("Enter")
    expect(page.get_by_role("button", name="Close seat 2")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="You cannot see this table any more")).to_be_visible()
    shown = host.ask(f"/tables/{table}")
    assert shown["seats"][1]["person"] is None
    assert shown["code"] != code

    page.locator("[data-start-table]").click()
    page.wait_for_function("() => !document.querySelector('[data-start-table]')")
    assert host.ask(f"/tables/{table}")["players"] == 3
    assert looking.found == {}


def test_who_was_removed_from_a_public_table_is_told_so(come_in: Visitor) -> None:
    host, guest = come_in(), come_in()
    table = new_table(host, players=2, seats=["me", "open"], public=True)
    guest.ask("/me")
    guest.ask(f"/tables/{table}/join", {})
    page = guest.open(f"/tables/{table}")
    expect(page.get_by_role("button", name="Get up")).to_be_visible()
    host.ask(f"/tables/{table}/seats/1", {"remove": guest.ask("/me")["id"]})
    expect(page.get_by_role("status").filter(has_text="the host has removed you")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("You need a new link to come back")
    expect(page.get_by_role("button", name="Close seat 2")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_the_waiting_room_in_long_words_on_a_phone(come_in: Visitor, language: str) -> None:
    """Two or three buttons beside each seat: nothing is cut off, whatever they are called."""
    host = come_in(**SIZES["phone"], locale=language)
    looking = Looking(host, "phone", "light")
    table = new_table(host, players=4, seats=["me", "open", "open", "open"])
    guest = come_in()
    guest.ask("/me")
    guest.ask(f"/tables/{table}/join", {"code": host.ask(f"/tables/{table}")["code"]})
    host.ask(f"/tables/{table}/seats/3", {"close": True})
    host.open(f"/tables/{table}")
    expect(host.page.locator("li .btn")).to_have_count(5)
    looking.at(f"waiting-room-{language}")
    assert looking.found == {}

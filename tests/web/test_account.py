"""Who one is: a name kept, signing out and in, a forgotten password, letters when it is one's turn."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from grandaustria.server.settings import Settings
from tests.server.running import GENEROUS
from tests.server.test_email import ADDRESS, code_in, post_office
from tests.web.browsing import visit
from tests.web.conftest import Visitor
from tests.web.looking import Looking

NAME, PASSWORD, OTHER = "Anna Sacher", "eleven cakes and a horse", "twelve cakes and no horse"


def test_keeping_a_name_and_coming_back(come_in: Visitor) -> None:
    """The guest stays who they are; the code that is shown once brings a forgotten account back."""
    person = come_in()
    looking, page = Looking(person), person.open("/me")
    keep = page.get_by_role("region", name="Keep this identity")
    keep.get_by_label("Your name").fill(NAME)
    keep.get_by_label("Password").fill(PASSWORD)
    before = person.ask("/me")["id"]
    keep.get_by_role("button", name="Keep it").click()
    told = page.get_by_role("region", name="Your code for a forgotten password")
    expect(told).to_be_focused()
    code = told.get_by_role("definition").nth(1).inner_text()
    assert re.fullmatch(r"\w{5}(-\w{5}){4}", code)
    looking.at("account-code")
    told.get_by_role("button", name="I have it").click()
    expect(told).to_have_count(0)
    assert (person.ask("/me")["id"], person.ask("/me")["name"]) == (before, NAME)
    expect(page.get_by_text("You are here now.")).to_be_visible()
    looking.at("account-kept")

    page.get_by_role("button", name=re.compile("^Sign out")).click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    assert person.ask("/me")["name"] != NAME
    page.reload()
    enter = page.get_by_role("region", name="Sign in")
    enter.get_by_label("Name").fill(NAME)
    enter.get_by_label("Password").fill(OTHER)
    enter.get_by_role("button", name="Sign in").click()
    expect(enter.get_by_role("alert")).to_be_visible()
    looking.at("account-refused")
    enter.get_by_label("Password").fill(PASSWORD)
    enter.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name=NAME, level=1)).to_be_visible()
    assert person.ask("/me")["id"] == before

    page.get_by_role("button", name=re.compile("^Sign out")).click()
    page.get_by_role("button", name="Forgot the password?").click()
    again = page.get_by_role("region", name="New password")
    again.get_by_label("Name").fill(NAME)
    again.get_by_label("Code").fill(code.lower())
    again.get_by_label("New password").fill(OTHER)
    looking.at("account-recovering")
    again.get_by_role("button", name="Set the new password").click()
    expect(told).to_be_visible()
    assert told.get_by_role("definition").nth(1).inner_text() != code
    assert person.ask("/me")["id"] == before
    assert looking.found == {}


def test_letters_when_it_is_my_turn(browser: Browser, tmp_path: Path) -> None:
    """An address counts when the code that was sent there has come back."""
    settings = Settings(f"sqlite:///{tmp_path}/tables.db", port=0, limits=GENEROUS)
    with (
        post_office(settings) as (server, office),
        visit(browser, server) as person,
    ):
        looking, page = Looking(person), person.open("/me")
        page.get_by_label("E-mail address").fill(ADDRESS)
        page.get_by_role("button", name="Send me a code").click()
        field = page.get_by_label("Code from the e-mail")
        field.fill("AAAAAAAA")
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text("This is not the code that was sent.")).to_be_visible()
        looking.at("account-letter")
        field.fill(code_in(office))
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text(f"E-mails go to {ADDRESS}.")).to_be_visible()
        assert person.ask("/me")["email"] == ADDRESS
        page.get_by_role("button", name="No more e-mails").click()
        expect(page.get_by_label("E-mail address")).to_be_visible()
        assert person.ask("/me")["email"] is None
        assert looking.found == {}


def test_who_is_not_let_in_as_somebody_new_may_sign_in(come_in: Visitor) -> None:
    """Nobody new is let in from where they are: it is said why, and an account is still a way in."""
    person, outside = come_in(), come_in()
    person.ask("/me")
    person.ask("/me/account", {"name": NAME, "password": PASSWORD})
    page, looking = outside.page, Looking(outside)
    refusal = {"reason": "no-newcomers", "message": "no", "details": {}}
    page.route("**/api/v1/me", lambda route: route.fulfill(status=403, json={"error": refusal}))
    outside.open("/")
    expect(page.get_by_role("alert")).to_contain_text("Nobody new is let in from your network")
    looking.at("not-let-in")
    page.unroute("**/api/v1/me")
    page.get_by_label("Name").fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_label("Password").press("Enter")
    expect(page.locator("[data-start=friends]")).to_be_visible()
    assert outside.ask("/me")["name"] == NAME
    assert looking.found == {}

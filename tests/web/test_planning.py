"""Planning ahead at the table, with two people: the copy, what is kept, and what comes of it when the turn begins."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browsing import Visit, until
from tests.web.conftest import Visitor
from tests.web.looking import SIZES, Looking
from tests.web.playing import Finger, Look, Player, do, two_at_a_table
from tests.web.situations import middle
from tests.web.staging import Put

MARK = "A plan: nothing is played"
MOST = 40


def waiting(come_in: Visitor, put: Put, size: str = "laptop") -> tuple[Visit, Visit, str]:
    """Somebody whose turn it is, somebody who waits and has the table open, and the table."""
    playing, planning = come_in(), come_in(**SIZES[size])
    table = two_at_a_table(playing, planning, public=True)
    put(table, middle())
    planning.open(f"/tables/{table}")
    return playing, planning, table


def try_a_turn(page: Page) -> None:
    page.get_by_role("button", name="Plan", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Try my next turn").click()
    expect(page.get_by_role("heading", name=MARK)).to_be_visible()


def think_it_out(player: Player) -> None:
    """Whatever comes first, up to the end of the turn."""
    keep = player.page.get_by_role("button", name="Keep as plan")
    for _ in range(MOST):
        look = until(player.page, lambda: keep.is_visible() or player.glance())
        if not isinstance(look, Look):
            return
        player.step(look)
    raise AssertionError("the turn did not end")


def test_a_plan_is_thought_out_kept_and_played(come_in: Visitor, put: Put) -> None:
    """Undo and redo on the way; nothing of it is done before the turn, and then all of it, with a word to its owner."""
    playing, planning, table = waiting(come_in, put)
    watching = playing.open(f"/tables/{table}")
    page, looking = planning.page, Looking(planning)
    before = planning.ask(f"/tables/{table}/state")
    page.keyboard.press("w")
    looking.at("plan-nothing")
    page.get_by_role("dialog").get_by_role("button", name="Try my next turn").press("Enter")
    expect(page.get_by_role("heading", name=MARK)).to_be_visible()
    steps = page.get_by_role("group", name="Steps of the plan").get_by_role("listitem")
    expect(page.locator("body[data-asked=true][data-busy=false]")).to_be_attached()
    page.locator("button[data-thing=die-1]").click()
    expect(steps).to_have_count(1)
    looking.at("plan-under-way")
    page.keyboard.press("u")
    expect(steps).to_have_count(0)
    page.keyboard.press("r")
    expect(steps).to_have_count(1)
    think_it_out(Player(planning, table))
    looking.at("plan-whole")
    thought = steps.all_inner_texts()
    assert len(thought) > 2
    assert planning.ask(f"/tables/{table}/state") == before
    page.get_by_role("button", name="Keep as plan").click()
    expect(page.get_by_role("heading", name=MARK)).to_have_count(0)
    page.get_by_role("button", name="Plan", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_text(thought)
    looking.at("plan-kept")
    page.keyboard.press("Escape")

    do(playing, table, "pass")
    expect(page.get_by_text("Your plan has been played.").first).to_be_visible()
    looking.at("plan-played")
    assert playing.ask(f"/tables/{table}/state")["revision"] == before["revision"] + 1 + len(thought)
    expect(watching.get_by_text("plan", exact=False)).to_have_count(0)
    assert looking.found == {}


def test_on_a_phone_a_plan_that_has_become_impossible(come_in: Visitor, put: Put) -> None:
    """Its owner is told, and plays by hand; so it is with what was waited for."""
    playing, planning, table = waiting(come_in, put, "phone")
    page, looking = planning.page, Looking(planning, "phone")
    page.get_by_role("button", name="Plan", exact=True).tap()
    looking.at("plan-nothing-phone")
    page.get_by_role("dialog").get_by_role("button", name="Try my next turn").tap()
    expect(page.get_by_role("heading", name=MARK)).to_be_visible()
    finger = Finger(planning, table)
    expect(page.locator("body[data-asked=true][data-busy=false]")).to_be_attached()
    finger.press("die-3")
    looking.at("plan-phone")
    think_it_out(finger)
    looking.at("plan-whole-phone")
    page.get_by_role("button", name="As second plan").tap()
    expect(page.get_by_role("heading", name=MARK)).to_have_count(0)
    do(playing, table, "die 3")
    page.get_by_role("button", name="Plan", exact=True).tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Pass automatically until").select_option(label="somebody claims an objective")
    dialog.get_by_role("button", name="Pass until then").tap()
    expect(dialog).to_contain_text("you pass until somebody claims an objective.")
    looking.at("plan-passing-phone")
    dialog.get_by_role("button", name="Do not pass any more").tap()
    page.keyboard.press("Escape")
    while (state := playing.ask(f"/tables/{table}/state"))["asked"]:
        legal = [one["notation"] for one in state["legal"]]
        do(playing, table, "end" if "end" in legal else legal[0])
    expect(page.get_by_text("What you had planned is not possible any more. It is your turn.").first).to_be_visible()
    looking.at("plan-impossible-phone")
    assert looking.found == {}


def test_with_the_own_turn_the_copy_is_put_away(come_in: Visitor, put: Put) -> None:
    playing, planning, table = waiting(come_in, put)
    try_a_turn(planning.page)
    do(playing, table, "pass")
    expect(planning.page.get_by_role("heading", name=MARK)).to_have_count(0)
    expect(planning.page.locator("body[data-asked=true]")).to_be_attached()
    planning.page.get_by_role("button", name="Plan", exact=True).wait_for(state="detached")


def test_what_others_do_meanwhile_is_on_the_copy_as_well(come_in: Visitor, put: Put) -> None:
    playing, planning, table = waiting(come_in, put)
    page = planning.page
    try_a_turn(page)
    expect(page.locator("body[data-asked=true][data-busy=false]")).to_be_attached()
    page.locator("button[data-thing=die-3]").click()
    steps = page.get_by_role("group", name="Steps of the plan").get_by_role("listitem")
    expect(steps).to_have_count(1)
    do(playing, table, "die 3")
    expect(page.get_by_text("The table has changed, and the rest is not possible any more.")).to_be_visible()
    expect(steps).to_have_count(0)
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("heading", name=MARK)).to_have_count(0)

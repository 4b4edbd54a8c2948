"""Advice: a hint for whoever plays without other people, and finished games looked at turn by turn."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import Visitor
from tests.web.looking import IN_EVERY_LOOK, IN_ONE_LOOK_DAILY, SIZES, Looking, Theme
from tests.web.playing import (
    WAITER,
    Finger,
    Player,
    asked_among,
    at_own_turn,
    finished_table,
    new_table,
    two_at_a_table,
)
from tests.web.staging import Put

HINT = re.compile("^Hint")
JUDGED = re.compile(r"/analysis/\d+")
NOT_YET = re.compile(r"/analysis/([4-9]|\d\d)")
"""Turns that are not answered, so that what was answered before stays in sight."""
OVERLAP = """() => {
  const [panel, buttons] = ['.advice', '[data-area=bar] .buttons'].map((one) => document.querySelector(one));
  return buttons.getBoundingClientRect().top - panel.getBoundingClientRect().bottom;
}"""
"""Pixels between the advice and the buttons of the bar; none may be covered."""


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name=HINT)


def advice(page: Page) -> Locator:
    return page.get_by_role("region", name="The house would play")


# Hints


@IN_EVERY_LOOK
def test_a_hint_against_bots(come_in: Visitor, put: Put, size: str, theme: Theme) -> None:
    """It names the turns of the server, marks where the first begins and leads there, and covers no button."""
    person = come_in(**SIZES[size])
    looking, player = Looking(person, size, theme), at_own_turn(person, put, Player if size == "laptop" else Finger)
    page, told = player.page, person.ask(f"/tables/{player.table}/hint")
    hint_button(page).click()
    panel = advice(page)
    expect(panel).to_be_visible()
    for step in told["turns"][0]["steps"]:
        expect(panel).to_contain_text(step["text"])
    expect(panel.locator("details")).to_have_count(len(told["turns"]) - 1)
    expect(panel).to_contain_text(re.compile(r"\d+%"))
    assert page.evaluate(OVERLAP) >= 0
    looking.at("hint")
    panel.get_by_role("button", name=told["turns"][0]["steps"][0]["text"], exact=True).click()
    marked = page.locator("[data-advised]")
    expect(marked.first).to_be_visible()
    assert page.evaluate("document.activeElement.matches('[data-advised]')")
    expect(marked.first).to_have_accessible_description("Advised first step.")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(marked).to_have_count(0)
    assert looking.found == {}


def test_a_hint_by_keys(come_in: Visitor, put: Put) -> None:
    """A asks, Escape puts it away, and so does acting; it is told to those who listen."""
    person = come_in()
    player = at_own_turn(person, put)
    page, panel = player.page, advice(player.page)
    expect(hint_button(page)).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("a")
    expect(panel).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The house would play: ")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("a")
    expect(panel).to_be_visible()
    player.press(next(thing for thing in player.look().things if thing.startswith("die-")))  # others may only select
    expect(panel).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Ask for a hint")


def test_no_hints_between_people(come_in: Visitor) -> None:
    """Where somebody else plays there is no button, the key says so, and the server gives none."""
    host, friend = come_in(), come_in()
    table = two_at_a_table(host, friend)
    players = [Player(visit, table) for visit in (host, friend)]
    for player in players:
        player.sit_down()
    asked, _ = asked_among(players)[0]
    expect(asked.page.locator("[data-area=bar]")).to_be_visible()
    expect(hint_button(asked.page)).to_have_count(0)
    asked.page.keyboard.press("a")
    expect(asked.page.locator(".strip")).to_contain_text("There is no hint right now.")
    answer = asked.visit.context.request.get(f"{asked.visit.origin}/api/v1/tables/{table}/hint")
    assert (answer.status, answer.json()["error"]["reason"]) == (403, "no-hints")


def test_a_hint_at_one_screen(come_in: Visitor) -> None:
    """Several people at one device may ask; where the server refuses all the same, it says why."""
    person = come_in()
    player = Player(person, new_table(person, players=2, hot_seat=True))
    player.sit_down()
    page = player.page
    page.locator("[data-curtain]").first.click()
    player.look()
    refusal = {"error": {"reason": "no-hints", "message": "no", "details": {}}}
    page.route("**/hint*", lambda route: route.fulfill(status=403, json=refusal))
    hint_button(page).click()
    expect(page.locator(".banner")).to_contain_text(
        "Hints are given only where no other person plays, and not in rated games."
    )
    page.unroute("**/hint*")
    hint_button(page).click()
    expect(advice(page)).to_be_visible()


# Finished games


def judge(route: Route) -> None:
    """Answers as the server's, at once; every fifth turn is a mistake."""
    number = int(route.request.url.partition("/analysis/")[2].partition("?")[0])
    cost = 3.0 * (number // 5) if number % 5 == 0 else 0.2
    before = {"score": 120.0, "margin": 8.0 - number % 7, "chance": 0.3 + 0.01 * (number % 30)}
    after = {**before, "margin": before["margin"] - cost, "chance": before["chance"] - cost / 100}
    best = [{"notation": "pass", "text": f"Instead of turn {number}, pass."}]
    route.fulfill(json={"number": number, "before": before, "after": after, "best": best, "cost": cost})


def test_the_analysis_grows(come_in: Visitor) -> None:
    """One click from the score sheet and from the replay; what has been looked at is there at once the next time."""
    person = come_in()
    table = finished_table(person)
    person.page.route(NOT_YET, lambda route: None)
    page = person.open(f"/tables/{table}/score")
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url(f"**/tables/{table}/analysis")
    progress = page.get_by_role("progressbar")
    expect(progress).to_have_attribute("aria-valuenow", "3")
    first = person.ask(f"/tables/{table}/analysis")["turns"][0]
    judged = person.ask(f"/tables/{table}/analysis/{first['number']}")
    slider = page.get_by_role("slider", name="Turn of the game")
    told = slider.get_attribute("aria-valuetext") or ""
    assert first["steps"][0]["text"] in told
    assert f"from {judged['before']['chance']:.0%} to {judged['after']['chance']:.0%}" in told
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url(f"**/tables/{table}/replay/*")
    page.get_by_role("link", name="Analysis").click()
    expect(progress).to_have_attribute("aria-valuenow", "3")


@IN_ONE_LOOK_DAILY
def test_the_analysis_of_a_game(come_in: Visitor, size: str, theme: Theme) -> None:
    """Curves of chances and of leads, the worst turns first, each with a better one and its moment of the replay."""
    person = come_in(**SIZES[size])
    looking = Looking(person, size, theme)
    table = finished_table(person, players=3, seats=["me", WAITER, WAITER])
    person.page.route(JUDGED, judge)
    page = person.open(f"/tables/{table}/analysis")
    turns = person.ask(f"/tables/{table}/analysis")["turns"]
    expect(page.get_by_text(f"All {len(turns)} turns looked at")).to_be_visible()
    worst = page.locator("section[aria-labelledby=matter-title] li")
    expect(worst).to_have_count(5)
    number = len(turns) // 5 * 5
    expect(worst.first).to_contain_text(f"Instead of turn {number}, pass.")
    looking.at("analysis")
    slider = page.get_by_role("slider", name="Turn of the game")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(len(turns)))
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(len(turns) - 1))
    worst.first.get_by_role("button").click()
    expect(slider).to_have_attribute("aria-valuenow", str(number))
    expect(page.get_by_role("article")).to_contain_text("points given away")
    page.get_by_role("button", name="Lead in points").click()
    looking.at("analysis-lead")
    page.get_by_role("article").get_by_role("link").click()
    page.wait_for_url(f"**/tables/{table}/replay/{turns[number - 1]['event']}")
    expect(page.get_by_role("slider")).to_be_visible()
    assert looking.found == {}


def test_an_analysis_in_trouble(come_in: Visitor) -> None:
    """What does not work is said, and goes on where it was; a game that is not over has no analysis."""
    person = come_in()
    table, looking = finished_table(person), Looking(person)
    broken = re.compile("/analysis/4")
    person.page.route(JUDGED, judge)
    refusal = {"error": {"reason": "internal", "message": "no", "details": {}}}
    person.page.route(broken, lambda route: route.fulfill(status=503, json=refusal))
    page = person.open(f"/tables/{table}/analysis")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "3")
    looking.at("analysis-trouble")
    page.unroute(broken)
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(re.compile(r"All \d+ turns looked at"))).to_be_visible()
    expect(alert).to_have_count(0)
    running = new_table(person, players=2, seats=["me", WAITER])
    person.open(f"/tables/{running}/analysis")
    expect(alert).to_contain_text("The game is still being played.")
    looking.at("analysis-running")
    assert looking.found == {}

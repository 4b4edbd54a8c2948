"""What happened: the log follows, a rival's turn is told whole, four hotels are seen with their sheet."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browsing import Visit, until
from tests.web.conftest import Visitor
from tests.web.playing import WAITER, at_own_turn, do, finished_table, last_turns, new_table
from tests.web.staging import Put

FOLD = {"width": 1440, "height": 900}
LAPTOP = {"width": 1366, "height": 768}
LIST = "[data-area=log] .list"
"""What of the log is in sight."""
LIST_ENDS = "() => document.querySelector('[data-area=log] .list').getBoundingClientRect().bottom"
AT_END = """() => {
  const list = document.querySelector('[data-area=log] .list');
  const rows = [...list.querySelectorAll('ul > li')];
  const [end, last] = [list.getBoundingClientRect().bottom, rows.at(-1)?.getBoundingClientRect().bottom];
  return { rows: rows.length, longer: list.scrollHeight > list.clientHeight + 40, short: last - end };
}"""
"""How many rows there are, whether they have to be scrolled, and how far the last one lies below what is seen."""
FIRST_SEEN = """() => {
  const list = document.querySelector('[data-area=log] .list');
  const top = list.getBoundingClientRect().top;
  const row = [...list.querySelectorAll('ul > li')].find((one) => one.getBoundingClientRect().top >= top);
  return [row.innerText, Math.round(row.getBoundingClientRect().top - top)];
}"""
"""The first whole row in sight, and where it is."""

SHRUNK = """() => new Promise((done) => {
  const list = document.querySelector('[data-area=log] .list');
  list.scrollTop -= 2;
  list.style.maxHeight = `${list.clientHeight - 50}px`;
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
"""A rival's panel takes room from the log while the browser has yet to tell that the list was scrolled."""

GROWN = """() => new Promise((done) => {
  const lines = document.querySelector('[data-area=log] .list').firstElementChild;
  const room = document.createElement('div');
  const watcher = new ResizeObserver(() => {
    watcher.disconnect();
    room.style.height = '300px';
    lines.lastElementChild.before(room);
    requestAnimationFrame(() => requestAnimationFrame(() => done(room)));
  });
  watcher.observe(lines.querySelector('ul > li'));
})"""
"""Something that is told of its size makes the log longer, too late in the frame for the log to be told of its own."""


def turn(visit: Visit, table: str) -> None:
    """A turn of one's own: what there is to decide before it, then a die is taken, or it is passed."""
    while True:
        state = awaited(visit, table)
        legal = [one["notation"] for one in state["legal"]]
        if "pass" in legal or "end" in legal:
            do(visit, table, "end" if "end" in legal else "pass")
            return
        do(visit, table, "confirm" if state["run"]["complete"] else legal[0])


def awaited(visit: Visit, table: str) -> dict[str, Any]:
    """The state in which this person is asked."""

    def found() -> dict[str, Any] | None:
        state: dict[str, Any] = visit.ask(f"/tables/{table}/state")
        return state if state["asked"] else None

    return until(visit.page, found)


def shown(page: Page, revision: int) -> None:
    page.wait_for_function("(told) => Number(document.body.dataset.revision) >= told", arg=revision)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_the_log_follows_unless_somebody_reads_above(come_in: Visitor) -> None:
    """Whoever watches sees the last line, turn after turn; who has scrolled up stays there, until they go back."""
    host, watcher = come_in(), come_in(viewport=LAPTOP)
    table = new_table(host, players=4, seats=["me", WAITER, WAITER, WAITER], public=True)
    turn(host, table)
    page = watcher.open(f"/tables/{table}")
    expect(page.locator("[data-area=log] h2")).to_have_text(re.compile("^latest", re.IGNORECASE))

    def next_turn() -> None:
        turn(host, table)
        shown(page, awaited(host, table)["revision"])

    def at_end() -> None:
        """A busy browser may take some frames for it."""
        page.wait_for_function(f"() => ({AT_END})().short <= 1")

    for _ in range(4):
        next_turn()
        assert page.evaluate(AT_END)["longer"], "nothing to follow: the test is too easy"
        at_end()
    page.evaluate(SHRUNK)
    at_end()
    room = page.evaluate_handle(GROWN)
    page.wait_for_function(f"(room) => room.getBoundingClientRect().bottom <= ({LIST_ENDS})()", arg=room)
    room.evaluate("(room) => room.remove()")
    next_turn()
    at_end()
    page.locator(LIST).hover()
    page.mouse.wheel(0, -120)
    page.wait_for_function(f"() => ({AT_END})().short > 90")
    before = page.evaluate(FIRST_SEEN)
    next_turn()
    assert page.evaluate(AT_END)["short"] > 40
    assert page.evaluate(FIRST_SEEN) == before
    page.locator(LIST).press("End")
    at_end()
    next_turn()
    at_end()


LAST_WORDS = "(heads) => heads.map((head) => head.lastChild.textContent.trim())"
SPOKEN = "(rows) => rows.map((row) => (row.querySelector('.hidden-text') ?? row).textContent.trim())"
"""As it is read aloud: with what was gained in words."""


def told_by_rivals(visit: Visit, table: str) -> set[str]:
    """The lines about others since the own last turn, as the server tells them."""
    updates = visit.ask(f"/tables/{table}/updates?since=0&language=en")["updates"]
    ends = [update["revision"] for update in updates if update["kind"] == "end" and update["seat"] == 0]
    lines: dict[int, str] = {}
    for update in updates:
        if update["revision"] > ends[-1] and update["seat"] != 0:
            lines |= {event["line"]["row"]: event["line"]["text"] for event in update["events"] if event.get("line")}
    return set(lines.values())


def test_since_my_last_turn(come_in: Visitor) -> None:
    """Each rival's whole turn, merged, under the rival's name; nothing goes blank between two turns in a row."""
    person = come_in(viewport=FOLD)
    table = new_table(person, players=4, seats=["me", WAITER, {"bot": "pageboy"}, WAITER])
    turn(person, table)
    page = person.open(f"/tables/{table}")
    log = page.locator("[data-area=log]")
    shown(page, awaited(person, table)["revision"])
    expect(log.locator("h2")).to_have_text(re.compile("^since your last turn", re.IGNORECASE))
    assert {"Waiter 1", "Page boy", "Waiter 2"} == set(log.locator("h3").evaluate_all(LAST_WORDS))
    person.shot("since-four-players")
    while log.locator("ol button").count():
        log.locator("ol button").first.click()
    told = told_by_rivals(person, table)
    assert any("took a" in line for line in told)
    assert told <= set(log.locator("ul > li").evaluate_all(SPOKEN))
    in_a_row = False
    while not in_a_row:
        turn(person, table)
        shown(page, awaited(person, table)["revision"])
        updates = person.ask(f"/tables/{table}/updates?since=0&language=en")["updates"]
        in_a_row = [update["seat"] for update in updates if update["kind"] == "end"][-2:] == [0, 0]
        assert log.locator("ul > li").count() > 0
        assert page.get_by_text("Nothing has happened yet.").count() == 0


IN_SIGHT = """() => [...document.querySelectorAll('.hotel')].map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const inside = [...one.querySelectorAll('*')].every((part) => {
    const box = part.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
  });
  return { seen: top >= 0 && bottom <= innerHeight && right <= innerWidth, inside };
})"""


def test_four_hotels_are_seen_with_their_sheet(come_in: Visitor) -> None:
    """Without scrolling, in the longest words, the winner first."""
    person = come_in(viewport=FOLD, locale="de-DE")
    bots = [WAITER, {"bot": "director"}, {"bot": "pageboy"}]
    table = finished_table(person, players=4, seats=["me", *bots])
    page = person.open(f"/tables/{table}/score")
    person.at_rest()
    person.shot("score-four")
    boxes = page.evaluate(IN_SIGHT)
    assert len(boxes) == 4
    assert all(box["seen"] for box in boxes), boxes
    assert all(box["inside"] for box in boxes), boxes
    places = page.locator(".hotel .place").all_inner_texts()
    assert places == ["Platz 1", "Platz 2", "Platz 3", "Platz 4"]


def test_a_seat_that_a_computer_finished(come_in: Visitor, put: Put) -> None:
    """Who had left is told from who played to the end: on the sheet and in the archive."""
    person = come_in()
    player = at_own_turn(person, put, position=last_turns())
    person.ask(f"/tables/{player.table}/leave", {})
    until(person.page, lambda: person.ask(f"/tables/{player.table}")["status"] == "over")
    words = "finished by a computer"
    page = person.open(f"/tables/{player.table}/score")
    heads = page.locator("thead th")
    expect(heads.first).to_contain_text(words)
    expect(heads.last).not_to_contain_text(words)
    person.shot("score-finished-by-a-computer")
    page = person.open("/archive")
    expect(page.locator(f"[data-table='{player.table}'] li").filter(has_text=words)).to_have_count(1)

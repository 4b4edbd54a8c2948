"""What a table owes to whoever plays at it: nothing cut off, nothing covered, nothing final done by one letter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, expect

from tests.web.accessible import TILES, squeezed
from tests.web.browsing import HAND_HELD, Visit
from tests.web.conftest import Visitor
from tests.web.looking import IN_TURN
from tests.web.playing import WAITER, Player, at_own_turn, finished_table, new_table, two_at_a_table
from tests.web.situations import middle
from tests.web.staging import Put

OVERLAP = """(places) => {
  const shown = [...document.querySelectorAll(places)].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => [one, one.getBoundingClientRect()]);
  const spills = (one) => one.scrollWidth > one.clientWidth + 1 && !one.matches('.undo, .hint');
  return boxes.slice(1).flatMap(([one, box], index) => box.left < boxes[index][1].right - 1
    || box.right > innerWidth || spills(one) ? [one.innerText] : []);
}"""
"""Neighbours in a row that touch each other, leave the window or do not hold their words; undo, hint may be icons."""
LAID = """() => {
  const { asked, foreseen } = document.body.dataset;
  return document.fonts.status === 'loaded' && asked === 'true' && foreseen === 'true';
}"""
NAMES = """() => [...document.querySelectorAll('button[data-thing]')].filter((one) => one.checkVisibility())
  .map((one) => one.getAttribute('aria-label') ?? one.querySelector('.hidden-text')?.innerText ?? '')"""
CUT_SHORT = """() => [...document.querySelectorAll('input[placeholder]')].filter((field) => {
  const style = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(field.placeholder).width > room;
}).map((field) => field.placeholder)"""
"""What an empty field asks for, where it has no room for that."""
SENTENCE = re.compile(r"(?<=[.!?…])\s+")


def read_again(person: Visit, languages: Sequence[str]) -> Iterator[tuple[str, Page]]:
    """The page that is open, in one language after the other."""
    for language in languages:
        person.page.evaluate("(language) => localStorage.setItem('gah-language', language)", language)
        person.page.reload()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        yield language, person.settled()


@IN_TURN
def test_no_tile_is_cut_in_the_replay(come_in: Visitor, languages: Sequence[str]) -> None:
    person = come_in()
    person.open(f"/tables/{finished_table(person)}/replay/30")
    found = {}
    for language, page in read_again(person, languages):
        expect(page.locator(".rounds .tile")).to_have_count(3)
        if wrong := squeezed(page, TILES):
            found[language] = wrong
    assert found == {}


@IN_TURN
def test_a_phone_has_room_for_every_language(come_in: Visitor, put: Put, languages: Sequence[str]) -> None:
    """The bar, the status and the cards of the queue; the round is no link, the sign of the house is one."""
    person = come_in(**HAND_HELD)
    table = new_table(person, players=2, seats=["me", WAITER])
    person.open(f"/tables/{table}")
    found: dict[str, list[str]] = {}
    for language, page in read_again(person, languages):
        page.wait_for_function(LAID)
        if wrong := page.evaluate(OVERLAP, ".status > *"):
            found[f"{language} at set-up"] = wrong
    put(table, middle(table={"queue": [57, 66, 82, 90, 102]}))
    for language, page in read_again(person, languages):
        page.wait_for_function(LAID)
        wrong = page.evaluate(OVERLAP, ".compact .buttons > *") + page.evaluate(OVERLAP, ".status > *")
        page.locator("#tab-guests").click()
        wrong += squeezed(page, ".queue .name, .queue .foot")
        if wrong:
            found[language] = wrong
    assert found == {}
    box = person.page.locator(".status a:has-text('GA')").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    expect(person.page.locator(".status > span.round")).to_contain_text("3")


@IN_TURN
def test_talk_beside_the_table_has_room_for_its_words(come_in: Visitor, put: Put, languages: Sequence[str]) -> None:
    person = at_own_turn(come_in(viewport={"width": 1920, "height": 1080}), put).visit
    found = {}
    for language, page in read_again(person, languages):
        page.wait_for_function(LAID)
        page.keyboard.press("t")
        expect(page.locator(".say input")).to_be_visible()
        if wrong := page.evaluate(CUT_SHORT):
            found[language] = wrong
    assert found == {}


def test_what_is_final_is_marked(come_in: Visitor, put: Put) -> None:
    """A lock on every guest that can be taken, and on passing; passing by key takes two presses."""
    player = at_own_turn(come_in(), put)
    page = player.page
    guests = page.locator("[data-area=queue] li:has(button:not([aria-disabled=true]))")
    assert guests.count() > 0
    for guest in guests.all():
        expect(guest.locator(".price svg").first).to_be_visible()
        expect(guest.locator(".price svg[data-drawing='icon-lock']")).to_have_count(1)
    bar = page.locator("[data-thing=bar-pass]")
    expect(bar.locator("svg[data-drawing='icon-lock']")).to_be_visible()
    before = player.state()["revision"]
    page.keyboard.press("p")
    expect(bar).to_be_focused()
    expect(page.locator(".strip")).to_contain_text("Pass.")
    expect(page.locator(".strip svg[data-drawing='icon-lock']")).to_be_visible()
    assert player.state()["revision"] == before
    page.keyboard.press("p")
    page.wait_for_function("(before) => document.body.dataset.revision !== before", arg=str(before))
    assert player.state()["position"]["passed"][0] or player.state()["revision"] > before


def test_gold_steps_can_be_done(come_in: Visitor, put: Put) -> None:
    """With a full café no guest can be taken: the step is not gilded, and what cannot be done is no link."""
    person = come_in()
    table = new_table(person, players=2, seats=["me", WAITER])
    put(table, middle(cafe=[60, 72, 85]))
    person.open(f"/tables/{table}")
    page = person.settled()
    page.wait_for_function(LAID)
    assert page.locator("[data-area=queue] .alive").count() == 0
    assert page.locator(".steps .now").all_inner_texts() == ["Die"]
    end = page.locator("[data-thing=bar-end]")
    end.hover()
    assert end.evaluate("(one) => getComputedStyle(one).textDecorationLine") == "none"
    assert all(re.search(r"\d", heading) for heading in page.locator(".objective .head").all_inner_texts())


def test_names_say_nothing_twice(come_in: Visitor, put: Put) -> None:
    """Whatever can be focused: sentences that end, none of them repeated."""
    person = come_in()
    table = new_table(person, players=2, seats=["me", WAITER])
    person.open(f"/tables/{table}")
    page = person.settled()
    turns = (middle(), middle(cafe=[(60, "ccww"), (85, "ss")]))
    wrong: list[str] = []
    for position in turns:
        put(table, position)
        Player(person, table).catch_up()
        page.wait_for_function(LAID)
        for name in page.evaluate(NAMES):
            parts = SENTENCE.split(name.strip())
            if len(set(parts)) < len(parts) or (len(parts) > 1 and not re.search(r"[.!?…]$", name)):
                wrong.append(name)
    assert wrong == []


def test_a_rival_is_not_you(come_in: Visitor, put: Put) -> None:
    """What the emperor would do to another hotel is not told as if it were one's own."""
    person = come_in()
    table = new_table(person, players=2, seats=["me", WAITER])
    put(table, middle())
    person.open(f"/tables/{table}")
    person.settled().locator("[data-thing=rival-1]").click()
    told = person.page.get_by_role("dialog").locator(".court").first
    expect(told).to_contain_text("round 3")
    assert not re.search(r"\byour?\b", told.inner_text(), re.IGNORECASE)
    expect(person.page.get_by_role("dialog").locator(".tile svg").first).to_be_visible()


def test_two_guests_have_two_monograms(come_in: Visitor) -> None:
    """People who have not given themselves a name are called alike; their discs are not, here and in the archive."""
    host, friend = come_in(), come_in()
    table = two_at_a_table(host, friend)
    host.open(f"/tables/{table}")
    discs = host.settled().locator(".order svg text")
    expect(discs.first).to_be_attached()
    assert set(discs.all_text_contents()) == {"1", "2"}
    finished_table(host, players=3, seats=["me", WAITER, WAITER])
    host.open("/archive")
    game = host.page.locator("li.game").first
    expect(game).to_contain_text("Waiter 2")
    discs = game.locator("li > svg:first-child text")
    assert sorted(discs.all_text_contents()) == ["1", "2", "G"]


def test_the_tutor_covers_nothing(come_in: Visitor) -> None:
    """He stands under the log, whose lines fade where they go on above; the page he comes from keeps its promise."""
    person = come_in()
    person.open("/")
    link = person.page.locator("main a[href='/learn']").first
    promise = link.inner_text().strip()
    link.click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(promise)
    person.page.locator("main .btn.pri").click()
    waiter = person.page.locator("aside.tutor.open")
    expect(waiter).to_be_visible()
    person.page.wait_for_function(LAID)
    player = Player(person, person.page.url.split("/tables/")[1].split("?")[0])
    for _ in range(2):
        log, covering = person.page.locator("[data-area=log]").bounding_box(), waiter.bounding_box()
        assert log
        assert covering
        assert log["y"] + log["height"] <= covering["y"]
        assert log["height"] >= 96
        person.page.wait_for_function(FADES)
        player.play_to_own_turn()
        person.page.wait_for_function(LAID)
    person.shot("learning")


FADES = """() => {
  const list = document.querySelector('[data-area=log] .list');
  const [cut, faded] = [list.scrollTop > 0, getComputedStyle(list).maskImage !== 'none'];
  return cut === faded;
}"""
"""What is cut in two above fades, and nothing else does."""


def test_nothing_asked_the_last_thing_told(come_in: Visitor) -> None:
    """After the game the strip is not empty; the help says who has nothing to do with it."""
    person = come_in()
    table = finished_table(person)
    person.open(f"/tables/{table}")
    page = person.settled()
    expect(page.locator(".strip")).to_contain_text(re.compile(r"has \d+ points"))
    assert page.locator(".strip").inner_text() != page.locator(".say p").inner_text()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("not affiliated with the publisher")

"""What a table says before anything is pressed, and how little has to be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandaustria import Position
from tests.web.browsing import HAND_HELD
from tests.web.clicks import Counted, counted
from tests.web.conftest import Visitor
from tests.web.fitting import MISPLACED
from tests.web.playing import Finger, Player, at_own_turn
from tests.web.situations import BLUE, RED, YELLOW, middle, seated
from tests.web.staging import Put

TOLD = {
    "guest-place-1": r"Order: .*At check-in: \d+ point",
    "table-2": r"Still waits for 2 strudels and 1 cake.*At check-in: 3 points",
    "hand-3": "Barkeeper.*4 krones, each round",
    "staff-5": "Groom",
    "objective-B": r"You have 0 of 1\..*Points in the order of claiming: 15, 10 and 5",
    "room-8": r"Floor 2.*group: \d of \d rooms.*Preparing it costs 1 krone.*2 points at the end",
    "room-19": r"Floor 4.*A group of its own.*\+2 points once it is prepared.*4 points at the end.*Out of reach",
    "rival-1": "Waiter.*Countess still waits for 1 cake and 1 coffee.*Kitchen: 2 strudels and 1 cake",
    "tile-3": "On space 3 or beyond.*On space 0",
    "die-1": "never more cake than strudel.*Major gets 2 strudels and 1 cake.*boost: 4",
    "die-5": "Hire a staff card.*No 5 lies on the board",
}
"""What is told beside each kind of thing."""
UNHEARD = """(note) => {
  const thing = document.querySelector(`button[data-thing='${note.dataset.about}']`);
  const name = thing.getAttribute('aria-label') ?? thing.querySelector('.hidden-text').textContent;
  return [...note.querySelectorAll('p')].map((line) => line.innerText.trim()).filter((line) => !name.includes(line));
}"""
"""What the note says and the name of the thing does not: the note is not read aloud."""
HEARD = ("room-8", "room-19", "rival-1")
LEAD = """() => new Promise((resolve) => {
  for (const name of ['die-1', 'die-2']) document.querySelector(`[data-thing=${name}]`).focus({ focusVisible: false });
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})"""
"""What the page does by itself when it is seen what there is to do."""


def hungry() -> Position:
    """Three guests wait; the die with 1 could fill one of them, there is none with 5."""
    return middle(
        cafe=[(YELLOW, "cw"), RED, BLUE],
        table={"dice": [3, 2, 2, 1, 0, 1], "objectives": [106, 111, 114]},
        hand=[3, 12],
    )


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-thing={name}]")


def place(page: Page, name: str) -> Any:
    return thing(page, name).bounding_box()


@contextmanager
def changed(player: Player) -> Iterator[None]:
    """Everything that follows from what is done meanwhile has happened."""
    before = int(player.page.locator("body").get_attribute("data-revision") or 0)
    yield
    at = "(before) => Number(document.body.dataset.revision) > before && document.body.dataset.busy === 'false'"
    player.page.wait_for_function(at, arg=before)
    player.catch_up()


def pressed(player: Player, name: str) -> None:
    """Pressed once."""
    with changed(player):
        thing(player.page, name).click()


def test_everything_is_told_before_it_is_pressed(come_in: Visitor, put: Put) -> None:
    """By pointing, by focus, by key and by a long touch; beside the thing, whole, and away with Escape."""
    player = at_own_turn(come_in(), put, position=hungry())
    page, note = player.page, player.page.locator("[data-about]")
    found: dict[str, list[str]] = {}
    for name, words in TOLD.items():
        thing(page, name).hover(position={"x": 6, "y": 6})
        told = page.locator(f"[data-about={name}]")
        expect(told).to_have_text(re.compile(words, re.DOTALL), use_inner_text=True)
        if wrong := [*told.evaluate(MISPLACED), *(told.evaluate(UNHEARD) if name in HEARD else ())]:
            found[name] = wrong
    assert found == {}
    page.evaluate(LEAD)
    expect(page.locator("[data-about=die-5]")).to_be_visible()  # the focus was led on, the pointer rests
    page.mouse.move(3, 300)
    expect(note).to_have_count(0)
    strip = page.locator(".strip")
    thing(page, "kitchen-strudel").hover()
    expect(strip).to_contain_text("Choose it, then the guest: Major or Prince, 1 krone.")
    thing(page, "kitchen-wine").hover()
    expect(strip).to_have_text(re.compile(r"^\s*Serve wine to [\w ]+ for 1 krone\.\s*$"))
    page.mouse.move(3, 300)
    thing(page, "die-1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-about=die-1]")).to_be_visible()
    expect(strip).to_contain_text(re.compile("Take a 1.*to Major.*full.*boost: 4", re.DOTALL), use_inner_text=True)
    expect(page.locator("[data-area=cafe] .will")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(strip).to_contain_text("Take a 1")
    page.keyboard.press("i")
    expect(page.locator("[data-about=die-1]")).to_be_visible()
    page.keyboard.press("i")
    expect(note).to_have_count(0)
    thing(page, "hand-3").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("[data-about=hand-3]")).to_be_visible()
    assert not re.search(r"\(\d+\)", page.locator("main").inner_text())


def test_a_die_covers_nothing_it_marks(come_in: Visitor, put: Put) -> None:
    """Neither the guests who would be fed nor the rooms in reach, nor the queue while a guest may be taken."""
    page = at_own_turn(come_in(), put, position=middle(cafe=[RED, BLUE])).page
    found: dict[str, list[str]] = {}
    for width, height in [(1366, 641), (1280, 720), (1440, 900), (2560, 1440)]:
        page.set_viewport_size({"width": width, "height": height})
        for name, marked in {"die-1": "cafe", "die-3": "hotel"}.items():
            page.mouse.move(3, 300)
            thing(page, name).hover()
            told = page.locator(f"[data-about={name}]")
            expect(told).to_be_visible()
            if wrong := told.evaluate(MISPLACED, f"[data-area=queue], [data-area={marked}]"):
                found[f"{width}x{height} {name}"] = wrong
    assert found == {}


@pytest.mark.parametrize("height", [640, 844])
def test_a_note_covers_nothing_that_is_decided(come_in: Visitor, put: Put, height: int) -> None:
    """On a phone, where a guest may move in: neither a long touch of the guest nor one of a room hides the hotel."""
    person = come_in(**{**HAND_HELD, "viewport": {"width": 360, "height": height}})
    page = at_own_turn(person, put, Finger, position=middle(cafe=seated(BLUE))).page
    page.mouse.move(3, 3)
    person.at_rest()  # what tells of things is read when somebody stirs
    for name in ("table-1", "room-10"):
        thing(page, name).dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        told = page.locator(f"[data-about={name}]")
        expect(told).to_be_visible()
        assert told.evaluate(MISPLACED, "[data-area=hotel]") == []


def test_rooms_that_come_into_reach_are_marked(come_in: Visitor, put: Put) -> None:
    """Pointing at a 3; then a guest with two rooms is chosen, and the table says what to choose now."""
    player = at_own_turn(come_in(), put, position=middle(cafe=seated(BLUE, RED)))
    page, hotel = player.page, player.page.locator("[data-area=hotel] .house svg [stroke-dasharray='6 3.4']")
    expect(hotel).to_have_count(0)
    thing(page, "die-3").hover()
    expect(hotel).to_have_count(5)
    expect(page.locator(".strip")).to_contain_text("1 room")
    thing(page, "table-2").click(position={"x": 8, "y": 8})
    expect(page.locator(".say p")).to_have_text("Choose the room Major moves into.")
    expect(page.locator(".strip")).to_contain_text("Choose the room Major moves into.")


def test_food_that_is_chosen_asks_for_its_guest(come_in: Visitor, put: Put) -> None:
    """Two wait for a strudel: the sentence and the strip say what to choose now."""
    page = at_own_turn(come_in(), put, position=hungry()).page
    thing(page, "kitchen-strudel").click()
    expect(page.locator(".say p")).to_have_text("Choose the guest who gets it.")
    expect(page.locator(".strip")).to_contain_text("Choose the guest who gets it.")


def test_food_of_a_die_in_one_press(come_in: Visitor, put: Put) -> None:
    """Divided and handed out, taken back and done again, by one press each; no button moves meanwhile."""
    player = at_own_turn(come_in(), put, position=hungry())
    page, names = player.page, ("bar-undo", "bar-redo", "bar-end")
    places = [place(page, name) for name in names]
    start = player.state()["position"]
    pressed(player, "die-1")
    expect(thing(page, "bar-all")).to_have_class(re.compile("pri"))
    expect(thing(page, "option-split-1")).to_have_class(re.compile("proposed"))
    expect(page.locator("[data-area=cafe] .will")).to_have_count(1)
    thing(page, "option-split-0").hover()
    expect(page.locator(".strip")).to_contain_text(re.compile("to Major.*to Prince", re.DOTALL), use_inner_text=True)
    pressed(player, "option-split-0")
    expect(thing(page, "bar-end")).to_have_class(re.compile("ghost"))  # the rest to the kitchen, while guests wait
    pressed(player, "bar-undo")
    divided = player.state()["position"]
    pressed(player, "bar-all")
    served = player.state()["position"]
    assert served["seats"][0]["cafe"][1]["served"] == [2, 1, 0, 0]
    assert served["pending"] == []
    pressed(player, "bar-undo")
    assert player.state()["position"] == divided
    pressed(player, "bar-redo")
    assert player.state()["position"] == served
    assert page.locator(".steps .now").all_inner_texts() == ["End"]
    pressed(player, "kitchen-serve")
    assert player.state()["position"]["seats"][0]["krones"] == served["seats"][0]["krones"] - 1
    assert page.locator(".steps .now").all_inner_texts() == ["End"]
    for _ in range(3):
        pressed(player, "bar-undo")
    assert player.state()["position"] == start
    assert [place(page, name) for name in names] == places


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)], ids=str)
def test_undo_stays_under_the_finger(come_in: Visitor, put: Put, size: tuple[int, int]) -> None:
    """On a phone and on a tablet: two taps on one spot take back two steps."""
    person = come_in(**{**HAND_HELD, "viewport": dict(zip(("width", "height"), size, strict=True))})
    player = at_own_turn(person, put, Finger, position=hungry())
    page, names = player.page, ("bar-undo", "bar-redo")
    start, at = player.state()["position"], player.point("bar-undo")
    places = [[place(page, name) for name in names]]
    for name in ("die-1", "option-split-0"):
        with changed(player):
            player.press(name)
        places.append([place(page, name) for name in names])
    for _ in range(2):
        with changed(player):
            page.touchscreen.tap(*at)
        places.append([place(page, name) for name in names])
    assert player.state()["position"] == start
    assert all(found == places[0] for found in places), places


def test_talk_and_rules_lie_beside_and_over_the_table(come_in: Visitor, put: Put) -> None:
    """On a wide screen it is played on while talk is open; the rules are read without leaving."""
    player = at_own_turn(come_in(viewport={"width": 1920, "height": 1080}), put, position=hungry())
    page = player.page
    page.keyboard.press("t")
    talk = page.get_by_role("dialog", name="Table talk")
    expect(talk).to_be_visible()
    box, table = talk.bounding_box(), page.locator("[data-area=bar]").bounding_box()
    assert box
    assert table
    assert table["x"] + table["width"] <= box["x"] + 1
    pressed(player, "die-4")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Help and keys")
    expect(help_).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
    expect(talk, "what opens over the table leaves what stands beside it").to_be_visible()
    talk.get_by_role("textbox").focus()
    page.keyboard.press("Escape")
    expect(talk).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="The rules in short")
    rules.get_by_role("link", name="The emperor").click()
    expect(rules.get_by_role("heading", name="The emperor")).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="The rules in short")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Cards", exact=True).click()
    cards = page.get_by_role("dialog", name="The card book")
    cards.get_by_role("searchbox").fill("68")
    expect(cards).to_contain_text("Princess")
    cards.get_by_role("button", name="Close").click()
    expect(cards).to_have_count(0)
    expect(page.locator("[data-area=dice]")).to_be_attached()


@pytest.fixture(scope="module")
def clicks() -> Counted:
    return counted(games=2)


def test_a_turn_takes_few_presses(clicks: Counted) -> None:
    """The same games, once decision by decision, once with what is proposed done in one go."""
    assert clicks.turns > 20
    assert clicks.after < clicks.before
    assert clicks.median_after <= 3

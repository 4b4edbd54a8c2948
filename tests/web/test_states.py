"""Every state of the table: what is pointed at, chosen, offered, refused; seen by day and by night, on both sizes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from grandaustria import Position
from grandaustria.cards import HOTELS
from tests.engine.compose import compose, seat
from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.looking import IN_EVERY_LOOK, SIZES, Looking, Theme
from tests.web.playing import WAITER, Player, do, new_table
from tests.web.situations import BLUE, DIE_TAKEN, OTHER, OWN, RED, TABLE, YELLOW, judged, middle, seated
from tests.web.staging import Put

TABS = {
    "guest-place-": "guests",
    "room-": "hotel",
    "table-": "hotel",
    "order-": "hotel",
    "kitchen-": "hotel",
    "hand-": "staff",
    "staff-": "staff",
    "objective-": "court",
}
"""Where things lie on a phone."""


CUT_OFF = """() => {
  const strip = document.querySelector('.strip');
  const box = strip.getBoundingClientRect();
  return [...strip.children].filter((one) => {
    const { top, bottom, right, height } = one.getBoundingClientRect();
    return height && (top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1);
  }).map((one) => `cut off: ${one.innerText}`);
}"""
"""What does not fit into the strip that tells of the thing pointed at."""


@dataclass(frozen=True)
class State:
    """How the table stands, what has been done since, what is pressed or pointed at, and what then is there."""

    name: str
    position: Callable[[], Position]
    there: str
    actions: tuple[str, ...] = ()
    pressed: str = ""
    pointed: str = ""
    says: str = ""


def complete() -> Position:
    """Two guests who can move in, one who cannot."""
    return middle(cafe=[*seated(BLUE, RED), (YELLOW, "cw")])


def hungry() -> Position:
    """Two guests who both want cake."""
    return middle(cafe=[(YELLOW, "cw"), (RED, "ss")])


def alive(thing: str) -> str:
    """What can be pressed."""
    return f"button[data-thing^={thing}]:not([aria-disabled=true])"


LIVE, REASON = ".strip.live", ".strip.why .reason"
STATES = (
    State("preview-die", middle, LIVE, pointed="die-1", says="Take a 1"),
    State("preview-guest", middle, f"{LIVE} .final", pointed="guest-place-1", says="Take"),
    State("preview-room", lambda: middle(cafe=seated(BLUE)), LIVE, pointed="room-10", says="Check Prince in"),
    State("reason-die", middle, REASON, pointed="die-5", says="No 5 lies"),
    State("reason-guest", complete, REASON, pointed="guest-place-1", says="table"),
    State("reason-claim", middle, REASON, pointed="objective-B"),
    State("reason-room", middle, REASON, ("die 3",), pointed="room-19"),
    State("guest-selected", complete, alive("room-7"), pressed="table-2"),
    State(
        "food-selected",
        hungry,
        "[data-thing=kitchen-cake][aria-pressed=true]",
        pressed="kitchen-cake",
        says="Choose the guest who gets it.",
    ),
    State("split", middle, LIVE, ("die 1",), pointed="option-split-1"),
    State("food", middle, LIVE, ("die 1", "split 1"), pointed="gained-cake"),
    State("split-court", middle, "[data-thing^=option-split]", ("die 4+",)),
    State("prepare", middle, LIVE, ("die 3+",), pointed="room-3", says="Prepare"),
    State(
        "hire",
        lambda: middle(table={"dice": [1, 1, 1, 1, 3, 0]}),
        alive("hand-"),
        ("die 5+",),
    ),
    State(
        "offer",
        lambda: middle(cafe=[(75, "wwkk")], prepared=[4, 2, 6, 7], krones=3),
        "[data-thing^=offer-] >> nth=2",
        ("check-in 75 room 4",),
    ),
    State("penalty-cards", lambda: judged("A3"), alive("hand-3"), ("end",)),
    State("penalty-rooms", lambda: judged("B4"), LIVE, ("end",), pointed="room-6"),
    State("penalty-bought", lambda: judged("A3", played=[1, 26]), "[data-thing=option-pay]", ("end",)),
    State("redo", middle, alive("bar-redo"), ("die 4", "split 1", "undo", "undo")),
    State(
        "claim",
        lambda: middle(krones=20, table={"objectives": [105, 111, 114]}),
        LIVE,
        pointed="objective-A",
        says="Claim",
    ),
    State("use", middle, LIVE, pointed="staff-1", says="Breakfast Server"),
    State("boost", middle, LIVE, pressed="bar-boost", pointed="die-3", says="1 krone"),
)


class Hand:
    """A mouse, or a finger that opens the tab a thing lies in first."""

    def __init__(self, person: Visit, size: str) -> None:
        self.player = Player(person, new_table(person, players=2, seats=["me", WAITER]))
        self.page, self.touches = person.page, size == "phone"

    def show(self, position: Callable[[], Position], put: Put, actions: tuple[str, ...] = ()) -> None:
        """The page shows this position, and what may be done in it."""
        put(self.player.table, position())
        do(self.player.visit, self.player.table, *actions)
        at = self.player.state()["revision"]
        shown = f"body[data-revision='{at}'][data-busy=false][data-asked=true][data-foreseen=true]"
        expect(self.page.locator(shown)).to_be_attached()

    def press(self, thing: str) -> None:
        self._find(thing)
        point = self.player.point(thing)
        if self.touches:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def point_at(self, thing: str, until: Locator) -> None:
        """One look, as a second tap would act; the mouse comes from elsewhere, as it may have rested there."""
        self._find(thing)
        point = self.player.point(thing)
        if self.touches:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.move(1, 1)
            self.page.mouse.move(*point)
        expect(until).to_be_visible()

    def _find(self, thing: str) -> None:
        tab = next((tab for start, tab in TABS.items() if thing.startswith(start)), None)
        if self.touches and tab:
            self.page.locator(f"#tab-{tab}").tap()


@IN_EVERY_LOOK
def test_every_state_of_a_turn(come_in: Visitor, put: Put, size: str, theme: Theme) -> None:
    person = come_in(**SIZES[size], color_scheme=theme)
    looking, hand = Looking(person, size, theme), Hand(person, size)
    hand.player.sit_down()
    for state in STATES:
        hand.show(state.position, put, state.actions)
        if state.pressed:
            hand.press(state.pressed)
        there = person.page.locator(state.there).first
        if state.pointed:
            hand.point_at(state.pointed, there)
        expect(there).to_be_visible()
        if state.says:
            expect(person.page.locator(".strip")).to_contain_text(state.says)
        looking.at(f"state-{state.name}")
        if wrong := person.page.evaluate(CUT_OFF):
            looking.found[f"{state.name} strip"] = wrong
    assert looking.found == {}


@pytest.mark.parametrize("size", SIZES)
def test_a_reminder_before_the_turn_ends(come_in: Visitor, put: Put, size: str) -> None:
    """Only when something valuable is left; the turn ends when it is said once more."""
    person = come_in(**SIZES[size], color_scheme="light")
    looking, hand = Looking(person, size), Hand(person, size)
    hand.player.sit_down()
    hand.show(lambda: middle(cafe=seated(BLUE), played=[5, 27], table={"turn": DIE_TAKEN}), put)
    before, end = hand.player.state(), person.page.locator("[data-thing=bar-end]")
    hand.press("bar-end")
    if hand.touches:
        hand.press("bar-end")  # the first tap shows what it would do
    said = person.page.locator("h1" if hand.touches else "[data-area=bar] p")
    expect(said).to_contain_text("Prince")
    expect(end).to_contain_text("anyway")
    assert hand.player.state()["revision"] == before["revision"]
    looking.at("state-reminder")
    hand.press("bar-end")
    expect(person.page.locator(f"body[data-revision='{before['revision']}']")).to_have_count(0)
    # with nothing left, it ends at once
    hand.show(lambda: middle(played=[5, 27], table={"turn": DIE_TAKEN}), put)
    before = hand.player.state()
    hand.press("bar-end")
    if hand.touches:
        hand.press("bar-end")
    expect(person.page.locator(f"body[data-revision='{before['revision']}']")).to_have_count(0)
    assert hand.player.state()["turn"] > before["turn"]
    assert looking.found == {}


def test_hotels_by_day(come_in: Visitor, put: Put) -> None:
    """Every seat has a house of its own, and each of the four is drawn."""
    person = come_in(color_scheme="light")
    looking = Looking(person)
    sides = ["day_a", "day_b", "day_c", "day_d"]
    for first in range(0, 4, 2):
        hotels = sides[first : first + 2]
        table = new_table(person, players=2, hotels=hotels, seats=["me", WAITER])
        own = {**OWN, "occupied": [0, 1, 2], "prepared": [5, 6, 7], "groups_paid": []}
        put(table, compose(seat(**own), OTHER, hotels=tuple(hotels), **TABLE))
        player = Player(person, table)
        player.sit_down()
        player.look()
        for room, colour in enumerate(HOTELS.layouts[hotels[0]]):
            expect(person.page.locator(f"[data-thing=room-{room}]").first).to_have_accessible_name(re.compile(colour))
        looking.at(f"state-{hotels[0]}")
    person.page.locator("[data-thing=rival-1]").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    looking.at("state-day_d-in-full")
    assert looking.found == {}


def test_the_tabs_of_a_phone(come_in: Visitor, put: Put) -> None:
    """Each part of the table, and talk with words in it."""
    person = come_in(**SIZES["phone"], color_scheme="light")
    looking, hand = Looking(person, "phone"), Hand(person, "phone")
    hand.player.sit_down()
    hand.show(complete, put)
    for tab in ("hotel", "guests", "staff", "court", "rivals"):
        person.page.locator(f"#tab-{tab}").tap()
        expect(person.page.locator(f"[data-tab={tab}]")).to_be_visible()
        looking.at(f"tab-{tab}")
        if tab == "staff":
            drawings = person.page.locator(".hand .tool svg").all()
            assert [drawing.is_visible() for drawing in drawings] == [True] * len(OWN["hand"])
    person.page.locator("[data-panel=chat]").first.tap()
    field = person.page.get_by_role("dialog").get_by_role("textbox")
    for words in ("Good evening!", "Ein schöner Abend im Grand Hotel, und der Kaiser kommt erst in zwei Runden."):
        field.fill(words)
        field.press("Enter")
        expect(person.page.get_by_role("dialog")).to_contain_text(words)
    looking.at("tab-chat")
    assert looking.found == {}

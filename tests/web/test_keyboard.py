"""Games without a pointer: by keys alone; and by what a screen reader is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.engine.compose import play
from tests.web.browsing import SHOTS, Visit
from tests.web.conftest import Visitor
from tests.web.listening import Listener
from tests.web.playing import NO_STEP, WAITER, Look, Player, at_own_turn, kind_of, last_turns, new_table
from tests.web.situations import GREEN, RED, middle, seated
from tests.web.staging import Put

LETTERS = {
    "guest-place-": "g",
    "table-": "c",
    "order-": "c",
    "kitchen-": "c",
    "gained-": "c",
    "option-": "c",
    "room-": "h",
    "hand-": "s",
    "staff-": "s",
    "offer-": "s",
    "objective-": "o",
}
"""The letter that leads to where a thing lies, again and again to the next that is alive there."""
FOCUSED = """() => {
  const focused = document.activeElement;
  const ring = getComputedStyle(focused);
  const shown = focused.matches(':focus-visible') && ring.outlineStyle !== 'none' && parseFloat(ring.outlineWidth) >= 2;
  return [focused.dataset.thing ?? '', shown];
}"""


AT_THE_TABLE = "() => document.activeElement.closest('[data-area]') !== null"
FIRST = """() => document.activeElement.matches('[data-thing].alive')"""


class Keys(Player):
    """Presses nothing but keys, those that the help names; they need nothing beside the table."""

    def look(self) -> Look:
        look = super().look()
        self.page.wait_for_function(AT_THE_TABLE)
        return look

    def press(self, thing: str) -> None:
        keyboard = self.page.keyboard
        if thing == "bar-end":
            keyboard.press("e")
            return
        if thing in ("bar-pass", "bar-all"):  # the first time it is looked at
            for _ in range(2):
                keyboard.press({"bar-pass": "p", "bar-all": "f"}[thing])
            return
        self.go_to(thing)
        keyboard.press("Enter")

    def go_to(self, thing: str) -> None:
        key = thing[-1] if thing.startswith("die-") else LETTERS[kind_of(thing)]
        for _ in range(40):
            self.page.keyboard.press(key)
            focused, shown = self.page.evaluate(FOCUSED)
            assert shown, f"the focus on {focused} is not seen"
            if focused == thing:
                return
        raise AssertionError(f"{key} does not lead to {thing}")


def test_the_end_of_a_game_by_keys(come_in: Visitor, put: Put) -> None:
    """It begins at something to do, and after every step it is at what was used or at what comes next."""
    player = at_own_turn(come_in(), put, Keys, last_turns())
    assert player.page.evaluate(FIRST)
    assert player.page.evaluate(FOCUSED)[1] is False  # no ring before there is a key
    player.play_to_the_end()
    assert player.kinds >= {"die-", "room-", "table-", "bar-end"}


@pytest.mark.long
def test_a_game_by_keys(come_in: Visitor) -> None:
    person = come_in()
    player = Keys(person, new_table(person, players=2, seats=["me", WAITER]))
    player.sit_down()
    player.play_to_the_end()
    assert player.kinds >= {"die-", "guest-place-", "room-", "table-", "bar-end"}


def test_tab_leads_to_everything_alive(come_in: Visitor, put: Put) -> None:
    """Without any letter: Tab comes by everything that can be pressed, with a ring around it."""
    person = come_in()
    player = Player(person, new_table(person, players=2, staff="draft", seats=["me", WAITER]))
    player.sit_down()
    for _ in range(2):  # cards on offer; then a turn
        wanted = set(player.look().things)
        passed: set[str] = set()
        for _ in range(120):
            player.page.keyboard.press("Tab")
            thing, shown = player.page.evaluate(FOCUSED)
            assert shown or not thing, f"the focus on {thing} is not seen"
            passed.add(thing)
            if wanted <= passed:
                break
        assert wanted - passed == set()
        put(player.table, middle())
        player.catch_up()


UNDER_THE_BAR = """() => {
  const at = document.activeElement.getBoundingClientRect(), bar = document.querySelector('footer.bar');
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2], top = bar.getBoundingClientRect().top;
  return !bar.contains(document.activeElement) && y > top && x > 0 ? document.activeElement.outerHTML : null;
}"""


def test_the_bar_never_lies_over_the_focus(come_in: Visitor, put: Put) -> None:
    """1366 x 768 at 200 %: the page is scrolled below a bar that stays."""
    player = at_own_turn(come_in(viewport={"width": 683, "height": 384}), put, position=middle())
    for _ in range(60):
        player.page.keyboard.press("Tab")
        assert player.page.evaluate(UNDER_THE_BAR) is None


def test_the_keys_of_the_help(come_in: Visitor, put: Put) -> None:
    """Dice by their numbers, boost, undo, redo, notation, help; none of them while somebody types."""
    person = come_in()
    player = at_own_turn(person, put)
    page = player.page

    def at_revision(number: int) -> None:
        expect(page.locator(f"body[data-revision='{number}'][data-busy=false]")).to_be_attached()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    person.shot("help")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    boost = page.get_by_role("switch", name="Boost")
    page.keyboard.press("b")
    expect(boost).to_have_attribute("aria-checked", "true")
    page.keyboard.press("b")
    expect(boost).to_have_attribute("aria-checked", "false")
    face = next(thing for thing in sorted(player.look().things) if thing in ("die-1", "die-2", "die-4"))[-1]
    before = player.state()["revision"]
    page.keyboard.press(face)
    expect(page.locator(".strip")).to_contain_text(f"Take a {face}")
    page.keyboard.press(face)
    at_revision(before + 1)
    page.keyboard.press("u")
    at_revision(before + 2)
    page.keyboard.press("r")
    at_revision(before + 3)
    page.keyboard.press("u")
    at_revision(before + 4)
    page.keyboard.press("n")
    field = page.get_by_role("combobox")
    field.press_sequentially(f"die {face}")
    person.shot("notation")
    assert player.state()["revision"] == before + 4  # the letters were written, not obeyed
    field.press("Enter")
    at_revision(before + 5)
    field.press_sequentially("fly")
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("fly")


def by_ear(person: Visit, table: str) -> list[str]:
    """Plays to the end knowing only roles, names and the live region; all that happened meanwhile, as it was told."""
    person.open(f"/tables/{table}")
    begun = person.ask(f"/tables/{table}/state")["revision"]
    listener = Listener(person.page)
    listener.play()
    assert person.ask(f"/tables/{table}/state")["status"] == "over"
    updates = person.ask(f"/tables/{table}/updates?since={begun}&language=en")["updates"]
    events = [event for update in updates for event in update["events"]]
    # Cards of others are open now; while the game ran, nobody was told of them.
    told = [
        event["text"] for event in events if event["text"] and (event["seat"] == 0 or "cards" not in event["arguments"])
    ]
    assert listener.missed(told) == []
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / "a-game-by-ear.txt").write_text("\n".join(listener.transcript) + "\n", encoding="utf-8")
    return told


def test_the_end_of_a_game_by_ear(come_in: Visitor, put: Put) -> None:
    person = come_in()
    table = new_table(person, players=2, seats=["me", WAITER])
    put(table, last_turns())
    assert len(by_ear(person, table)) > 20


@pytest.mark.long
def test_a_game_by_ear(come_in: Visitor) -> None:
    person = come_in()
    assert len(by_ear(person, new_table(person, players=2, seats=["me", WAITER]))) > 100


def test_what_is_alive_has_a_name(come_in: Visitor, put: Put) -> None:
    """The name of everything that can be pressed says what it does, and no two say the same."""
    person = come_in()
    player = at_own_turn(person, put)
    listener = Listener(person.page)
    for position in (middle(cafe=seated(RED, GREEN)), play(middle(), "die 3"), play(middle(), "die 1")):
        put(player.table, position)
        player.catch_up()
        alive = [thing for thing in player.look().things if not NO_STEP.match(thing) and thing != "bar-pass"]
        named = {name for _, name in listener.buttons()}
        assert len(named) >= len(alive)
        assert all(len(name.split()) >= 2 for name in named if not name.startswith(("Confirm", "Decline")))

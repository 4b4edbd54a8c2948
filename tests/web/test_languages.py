"""Every language through a whole turn and over every screen; text that does not come from a catalogue stands out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, Page, Response, expect

from grandaustria import Position
from tests.web.accessible import SPILLED, cut, overflow
from tests.web.browsing import PHONE, Visit
from tests.web.conftest import Visitor
from tests.web.looking import IN_EVERY_LANGUAGE, IN_TURN
from tests.web.playing import WAITER, Player, at_own_turn, do, finished_table, kind_of, new_table
from tests.web.situations import BLUE, DIE_TAKEN, judged, middle, seated
from tests.web.staging import Put

RAW_ID = re.compile(r"\b(?:web|preset|option)-[a-z]+(?:-[a-z0-9]+)+\b|\{\$?\w+\}")
"""A message that is missing shows its id, one that lacks an argument the name of it."""
SCREENS = (
    "/", "/new", "/open", "/people", "/archive", "/me", "/statistics", "/leaderboards", "/days", "/tournaments",
    "/cards", "/rules", "/learn",
)  # fmt: skip
WIDTHS = "(tiles) => tiles.map((tile) => tile.getBoundingClientRect().width)"
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


@IN_EVERY_LANGUAGE
def test_a_whole_turn(come_in: Visitor, put: Put, language: str) -> None:
    """No message is missing, and whatever can stand in the narrow places of the table fits there."""
    person = come_in(locale=language)
    three = middle(table={"players": 3})
    player = at_own_turn(person, put, position=three, players=3, seats=["me", WAITER, WAITER])
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    turn, asks = player.state()["turn"], set()
    while player.state()["turn"] == turn:
        asks.add(page.locator("[data-area=bar] p").inner_text())
        text = page.locator("body").inner_text()
        assert RAW_ID.findall(text) == []
        player.step()
    player.look()
    person.shot(f"table-{language}")
    assert len(asks) > 1
    assert overflow(page) == 0
    if language in ("ru", "uk"):
        assert all(CYRILLIC.search(ask) for ask in asks)
        assert CYRILLIC.search(person.ask("/me")["name"])
    # All emperor tiles, each in its place; then the widest of them together, and each of them once as the next.
    found: dict[str, list[str]] = {}
    wide: dict[str, float] = {}

    def lay(tiles: list[str], round_: int) -> None:
        dice = [2, 2, 1, 1, 3, 1]
        table = {"players": 3, "tiles": tiles, "round": round_, "dice": dice}
        put(player.table, middle(played=[13, 17, 18], table=table))
        player.catch_up()
        player.look()
        if wrong := cut(page):
            found[f"{tiles} in round {round_}"] = wrong

    for number in (1, 2, 3, 4):
        tiles = [f"{group}{number}" for group in "ABC"]
        lay(tiles, 1)
        wide |= dict(zip(tiles, page.locator(".rounds .tile").evaluate_all(WIDTHS), strict=True))
    widest = [max((tile for tile in wide if tile[0] == group), key=wide.__getitem__) for group in "ABC"]
    for round_ in (3, 5, 7):
        lay(widest, round_)
        person.shot(f"table-{language}-{round_}")
    assert found == {}


OUT_OF_SIGHT = """() => [...document.querySelectorAll('nav a')].filter((link) => {
  const { left, right } = link.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).map((link) => `out of sight: ${link.innerText}`)"""


@IN_TURN
def test_all_screens(come_in: Visitor, languages: Sequence[str]) -> None:
    """No message is missing, and no word is too long for its place."""
    person = come_in(viewport=PHONE)
    found: dict[str, Any] = {}
    for path in SCREENS:
        person.open(path)
        for language in languages:
            person.settled().get_by_role("combobox").first.select_option(language)
            page = person.at_rest()
            expect(page.locator("html")).to_have_attribute("lang", language)
            person.shot(f"{path.strip('/') or 'home'}-phone-{language}")
            wrong = RAW_ID.findall(page.locator("body").inner_text())
            wrong += page.evaluate(SPILLED) + page.evaluate(OUT_OF_SIGHT)
            if overflow(page):
                wrong.append(f"{overflow(page)} px wider than the window")
            if wrong:
                found[f"{path} {language}"] = wrong
    assert found == {}


UNMARKED = """(known) => {
  const found = [];
  const lists = new Intl.ListFormat('en').formatToParts(['1', '2', '3']).filter(({ type }) => type === 'literal');
  const dates = ['long', 'short'].flatMap((length) => Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en', { month: length }).format(new Date(2026, month))));
  const joining = lists.map(({ value }) => value.replace(/\\P{L}/gu, '')).filter(Boolean);
  known.push(...joining, ...dates, 'AM', 'PM'); // the browser's own words
  const fine = (window.fine ??= new Set()); // what was looked at before in this page
  const look = (text, where) => {
    if (fine.has(text)) return;
    let rest = text;
    for (let before = null; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ')];
    const unknown = () => /\\p{L}{2}/u.test(rest);
    for (let next = 0; next < known.length && unknown(); next += 1) rest = rest.replaceAll(known[next], ' ');
    if (unknown()) found.push(`${where}: ${text.trim()}`);
    else fine.add(text);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest('script, style, .sprite, code, kbd')) look(node.data, node.parentElement.tagName);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
    for (const one of document.querySelectorAll(`[${name}]`)) look(one.getAttribute(name), name);
  }
  look(document.title, 'title');
  return [...new Set(found)];
}"""
OWN_NAMES = ["English", "Deutsch", "Français", "Italiano", "Русский", "Українська", "EN", "DE", "FR", "IT", "РУ", "УК"]
"""Each language is called by its own name, in every language."""
MONOGRAM = "GA"
"""Drawn, not written."""
TURNS: tuple[tuple[str, Callable[[], Position], tuple[str, ...]], ...] = (
    ("a turn", middle, ()),
    ("a division", middle, ("die 4",)),
    ("food", middle, ("die 1", "split 1")),
    ("three cards", lambda: middle(cafe=[(75, "wwkk")], prepared=[4, 2, 6, 7]), ("check-in 75 room 4",)),
    ("a penalty", lambda: judged("A3", played=[1, 26]), ("end",)),
)
"""Moments in which much is said: one thing of each kind that is alive in them is looked at."""


def words_in(value: Any) -> list[str]:
    """All strings somewhere in an answer of the server."""
    if isinstance(value, dict):
        return [words for part in value.values() for words in words_in(part)]
    if isinstance(value, list):
        return [words for part in value for words in words_in(part)]
    return [value] if isinstance(value, str) and len(value) > 1 else []


class Marked:
    """Somebody for whom every message of the page wears brackets; what the server says does not."""

    def __init__(self, person: Visit) -> None:
        self.person, page = person, person.page
        self.found: dict[str, list[str]] = {}
        self._answers: list[Response] = []
        self._said: set[str] = set()
        page.on("response", lambda answer: self._answers.append(answer) if is_json(answer) else None)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self._said.update(words_in(json.loads(frame)))

    def open(self, path: str) -> Page:
        self._answers.clear()
        self._said.clear()
        self.person.open(path + ("&" if "?" in path else "?") + "pseudo=1")
        return self.person.settled()

    def look(self, name: str) -> None:
        """Words that are neither marked nor the server's are a fault."""
        self.person.at_rest()
        while wrong := self.person.page.evaluate(UNMARKED, self._known()):
            if not self._answers:  # else something was said meanwhile
                self.found[name] = wrong
                return

    def _known(self) -> list[str]:
        """What the server has said, and names; the longest first."""
        while self._answers:
            self._said.update(words_in(what_it_said(self._answers.pop())))
        return sorted({*self._said, *OWN_NAMES, MONOGRAM}, key=len, reverse=True)

    def told(self) -> str:
        return "\n".join(f"{name} {words}" for name, wrong in self.found.items() for words in wrong)


def is_json(answer: Response) -> bool:
    return "/api/v1/" in answer.url and answer.ok and "json" in answer.headers.get("content-type", "")


def what_it_said(answer: Response) -> Any:
    """Nothing, if it was an answer to the page before."""
    try:
        return answer.json()
    except Error:
        return None


def test_no_text_of_its_own(come_in: Visitor, put: Put) -> None:
    """Every screen at rest."""
    person = come_in()
    over = finished_table(person, public=True)
    lobby = new_table(person, players=3, seats=["me", "open", WAITER])
    player = at_own_turn(person, put)
    marked = Marked(person)
    tables = [f"/tables/{lobby}", f"/tables/{player.table}", f"/tables/{over}/score", f"/tables/{over}/replay/30"]
    for path in (*SCREENS, *tables, "/tables/none"):
        marked.open(path)
        marked.look(path)
    assert not marked.found, marked.told()


def test_no_text_of_its_own_in_what_comes_and_goes(come_in: Visitor, put: Put) -> None:
    """Dialogs, the strip, the tray, a reminder, the tutor, the curtain, a file that is none."""
    person = come_in()
    marked, page = Marked(person), person.page
    dialog = page.get_by_role("dialog")
    marked.open("/")
    for door in ("friends", "screen", "leopold"):
        page.locator(f"[data-start={door}]").click()
        expect(dialog).to_be_visible()
        marked.look(f"start {door}")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator("input[type=file]").set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"-"})
    expect(dialog).to_be_visible()
    marked.look("a file that is none")

    player = Player(person, new_table(person, players=2, seats=["me", WAITER]))
    put(player.table, middle(cafe=seated(BLUE), table={"turn": DIE_TAKEN}))
    marked.open(f"/tables/{player.table}?learn=1")
    player.look()
    marked.look("the tutor")
    page.locator("[data-thing=bar-end]").click()
    marked.look("the reminder")
    page.locator("[data-thing=rival-1]").click()
    expect(dialog).to_be_visible()
    marked.look("a rival in full")
    page.keyboard.press("Escape")

    marked.open(f"/tables/{player.table}")
    for panel in ("help", "chat", "people", "settings"):
        page.locator(f"[data-panel={panel}]").click()
        expect(dialog).to_be_visible()
        marked.look(panel)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.keyboard.press("n")
    page.get_by_role("combobox").fill("fly")
    page.keyboard.press("Enter")
    marked.look("typing")
    page.keyboard.press("Escape")
    for name, position, actions in TURNS:
        put(player.table, position())
        do(person, player.table, *actions)
        player.catch_up()
        things = player.look().things
        marked.look(name)
        for thing in (*{kind_of(thing): thing for thing in things}.values(), "die-5", "bar-undo", "objective-A"):
            page.locator(f"[data-thing={thing}]").first.focus()
            marked.look(f"{name}: {thing}")

    curtain = Player(person, new_table(person, players=2, hot_seat=True))
    marked.open(f"/tables/{curtain.table}")
    expect(page.locator("[data-curtain]")).to_be_visible()
    marked.look("the curtain")
    assert not marked.found, marked.told()

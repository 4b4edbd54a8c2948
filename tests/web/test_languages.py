"""Every language through a whole turn and over every screen; text that does not come from a catalogue stands out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Error, Response, expect

from grandaustria.cards import LANGUAGES
from tests.web.accessible import SPILLED, overflow
from tests.web.conftest import Visitor
from tests.web.playing import GREEDY, Player, finished_table, new_table

RAW_ID = re.compile(r"\b(?:web|preset|option)-[a-z]+(?:-[a-z0-9]+)+\b")
"""A message that is missing shows its id."""
SCREENS = ("/", "/new", "/open", "/archive", "/me", "/statistics", "/cards", "/rules", "/learn")
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_turn(come_in: Visitor, language: str) -> None:
    person = come_in(locale=language)
    player = Player(person, new_table(person, players=3, seats=["me", GREEDY, GREEDY]))
    player.sit_down()
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    player.play_to_own_turn()
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_screens(come_in: Visitor, language: str) -> None:
    """No message is missing, and no word is too long for its place."""
    person = come_in(locale=language, viewport={"width": 390, "height": 844})
    found: dict[str, Any] = {}
    for path in SCREENS:
        person.open(path)
        page = person.settled()
        person.shot(f"{path.strip('/') or 'home'}-phone-{language}")
        wrong = RAW_ID.findall(page.locator("body").inner_text()) + page.evaluate(SPILLED)
        if overflow(page):
            wrong.append(f"{overflow(page)} px wider than the window")
        if wrong:
            found[path] = wrong
    assert found == {}


UNMARKED = """(known) => {
  const found = [];
  const lists = new Intl.ListFormat('en').formatToParts(['1', '2', '3']).filter(({ type }) => type === 'literal');
  const dates = ['long', 'short'].flatMap((length) => Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en', { month: length }).format(new Date(2026, month))));
  const joining = lists.map(({ value }) => value.replace(/\\P{L}/gu, '')).filter(Boolean);
  known.push(...joining, ...dates, 'AM', 'PM'); // the browser's own words
  const look = (text, where) => {
    let rest = text;
    for (let before = null; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ')];
    for (const words of known) rest = rest.replaceAll(words, ' ');
    if (/\\p{L}{2}/u.test(rest)) found.push(`${where}: ${text.trim()}`);
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


def words_in(value: Any) -> list[str]:
    """All strings somewhere in an answer of the server."""
    if isinstance(value, dict):
        return [words for part in value.values() for words in words_in(part)]
    if isinstance(value, list):
        return [words for part in value for words in words_in(part)]
    return [value] if isinstance(value, str) and len(value) > 1 else []


def is_json(answer: Response) -> bool:
    return "/api/v1/" in answer.url and answer.ok and "json" in answer.headers.get("content-type", "")


def what_it_said(answer: Response) -> Any:
    """Nothing, if it was an answer to the page before."""
    try:
        return answer.json()
    except Error:
        return None


def test_no_text_of_its_own(come_in: Visitor) -> None:
    """With `?pseudo` every message of the page wears brackets: words without them are the server's, or a fault."""
    person = come_in()
    answers: list[Response] = []
    over = finished_table(person, public=True)
    lobby = new_table(person, players=3, seats=["me", "open", GREEDY])
    player = Player(person, new_table(person, players=2, seats=["me", GREEDY]))
    player.sit_down()
    player.play_to_own_turn()
    person.page.on("response", lambda answer: answers.append(answer) if is_json(answer) else None)
    tables = [f"/tables/{lobby}", f"/tables/{player.table}", f"/tables/{over}/score", f"/tables/{over}/replay/30"]
    found: dict[str, list[str]] = {}
    for path in (*SCREENS, *tables, "/tables/none"):
        answers.clear()
        person.open(f"{path}?pseudo=1")
        page = person.settled()
        page.wait_for_load_state("networkidle")
        known = {words for answer in answers for words in words_in(what_it_said(answer))}
        if wrong := page.evaluate(UNMARKED, sorted(known.union(OWN_NAMES, [MONOGRAM]), key=len, reverse=True)):
            found[path] = wrong
    assert not found, "\n".join(f"{path} {words}" for path, wrong in found.items() for words in wrong)

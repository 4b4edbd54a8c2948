"""After many games: the score told step by step, statistics, archive, game files, card book, a replay by itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.looking import IN_ONE_LOOK_DAILY, SIZES, Looking, Theme
from tests.web.playing import WAITER, finished_table


@IN_ONE_LOOK_DAILY
def test_the_score_step_by_step(come_in: Visitor, size: str, theme: Theme) -> None:
    """Nobody has won before all is counted; in the end the sheet says what the server counted."""
    person = come_in(**SIZES[size])
    looking, table = Looking(person, size, theme), finished_table(person)
    totals = [score["total"] for score in person.ask(f"/tables/{table}/state")["scores"]]
    page = person.open(f"/tables/{table}/score?tell=1")
    headline, further = page.get_by_role("heading", level=1), page.get_by_role("button", name="Next")
    total = page.get_by_role("row", name="Total")
    expect(headline).to_contain_text("The books are being closed")
    looking.at("score-telling-begins")
    told = []
    for part in range(20):
        if not further.count():
            break
        further.click()
        told.append(page.locator(".steps .words").inner_text())
        if part == 1:
            looking.at("score-telling")
    assert len(told) == len(set(told)) == 5  # staff, floors, krones, kitchen, café
    expect(page.get_by_text("That is the whole account.")).to_be_visible()
    expect(headline).to_contain_text("wins")
    assert [int(text.replace("\u2212", "-")) for text in total.get_by_role("cell").all_inner_texts()] == totals
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Scoring, step by step").click()
    page.get_by_role("button", name="Skip to the end").click()
    expect(headline).to_contain_text("wins")
    assert looking.found == {}


def test_statistics_of_many_games(come_in: Visitor) -> None:
    """The figures are those of the server, each game leads to its sheet, and a page full of them holds together."""
    person = come_in()
    looking = Looking(person)
    for number in range(12):
        players = 2 + number % 3
        seats = ["me", *[WAITER] * (players - 1)]
        finished_table(person, number, 90 - 7 * number, title=f"Evening {number + 1}", players=players, seats=seats)
    finished_table(person, 40, 1, solo="easy", players=2, seats=None)
    page, facts = person.open("/statistics"), person.ask("/me/statistics")
    figures = page.locator(".figures")
    assert facts["games"] == 13
    expect(figures).to_contain_text(f"{facts['games']}")
    expect(figures).to_contain_text(f"{facts['wins'] / facts['games']:.0%}")
    expect(figures).to_contain_text(f"{facts['best']}".replace("-", "\u2212"))
    for row in facts["by_players"]:
        if row["players"] > 1:
            told = page.get_by_role("row", name=re.compile(f"^{row['players']} "))
            expect(told.get_by_role("cell").first).to_have_text(str(row["games"]))
    looking.at("statistics-many")
    page.get_by_text("The last 13 games as a list").click()
    links = page.locator("details").get_by_role("link")
    expect(links).to_have_count(13)
    best = page.locator(".figures").get_by_role("link")
    best.click()
    page.wait_for_url(f"**/tables/{facts['best_game']}/score")
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    # on a phone there is less room for them, in the archive too
    hand_held = come_in(**SIZES["phone"])
    kept: Any = person.context.cookies()
    hand_held.context.add_cookies(kept)
    small = Looking(hand_held, "phone")
    hand_held.open("/statistics")
    small.at("statistics-many")
    listed = hand_held.open("/archive").get_by_role("main").get_by_role("heading", name="Evening 12")
    expect(listed).to_be_visible()
    small.at("archive-many")
    assert (looking.found, small.found) == ({}, {})


def test_game_files(come_in: Visitor, tmp_path: Path) -> None:
    """A game saved from the archive opens for somebody else and is the same; what is no game is refused in words."""
    person, stranger = come_in(), come_in()
    table = finished_table(person, title="Evening at Sacher's")
    page = person.open("/archive")
    with page.expect_download() as saved:
        page.get_by_role("link", name="File Evening at Sacher's").click()
    assert saved.value.suggested_filename.endswith(".json")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)

    looking, other = Looking(stranger), stranger.open("/")
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_url("**/replay/*")
    expect(other.get_by_role("slider")).to_be_visible()
    opened = other.url.split("/tables/")[1].split("/")[0]
    was, now = (visit.ask(f"/tables/{one}/record") for visit, one in ((person, table), (stranger, opened)))
    assert (now["moves"], now["result"]) == (was["moves"], was["result"])
    stranger.open(f"/tables/{opened}/score")
    expect(other.get_by_role("row", name="Total")).to_be_visible()
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    looking.at("score-of-a-file")

    files = {"broken.json": "no game at all", "cut.json": json.dumps({**was, "moves": was["moves"][:20]})}
    for name, content in files.items():
        (tmp_path / name).write_text(content)
        stranger.open("/").locator("input[type=file]").set_input_files(tmp_path / name)
        dialog = other.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.get_by_role("alert")).not_to_be_empty()
    looking.at("file-refused")
    assert looking.found == {}


def test_a_replay_comes_to_its_end_by_itself(come_in: Visitor) -> None:
    """It stops there, and begins anew when it is asked to play once more."""
    person = come_in()
    table = finished_table(person)
    page = person.open(f"/tables/{table}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", re.compile(r"\d\d"))
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 4))
    page.get_by_label("Speed").select_option("4")
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(slider).to_have_value(str(last))
    expect(play).to_be_visible()
    page.get_by_label("Speed").select_option("1")
    play.click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function(f"() => document.querySelector('[type=range]').valueAsNumber < {last - 4}")
    page.keyboard.press("Space")
    expect(play).to_be_visible()


def test_the_archive_is_sifted(come_in: Visitor) -> None:
    person, other = come_in(), come_in()
    finished_table(person, title="Three of us", players=3, seats=["me", WAITER, WAITER])
    finished_table(person, title="Two of us")
    finished_table(other, title="Strangers", public=True)
    page = person.open("/archive")
    titles = page.get_by_role("main").locator("li.game h2")
    expect(titles).to_have_count(3)
    page.get_by_label("Players").select_option("3")
    expect(titles).to_have_text(["Three of us"])
    page.get_by_label("Players").select_option("")
    page.get_by_label("Only my games").check()
    expect(titles).to_have_count(2)
    page.get_by_label("Players").select_option("4")
    expect(page.get_by_text("Nothing fits what you are looking for")).to_be_visible()


def test_the_card_book_is_searched(come_in: Visitor) -> None:
    """By name, by number, by what a card does; what is chosen is part of the address."""
    person = come_in()
    looking, page = Looking(person), person.open("/cards")
    search, found = page.get_by_role("searchbox"), page.get_by_role("search").get_by_role("status")
    cards = page.locator(".shelves").get_by_role("button")
    expect(found).to_contain_text(re.compile(r"\d+"))
    everything = cards.count()
    search.fill("princess")
    expect(cards).to_have_count(1)
    cards.click()
    page.wait_for_url("**/cards?card=*68")
    expect(page.get_by_role("complementary")).to_contain_text("Princess")
    looking.at("cards-found")
    search.fill("emperor track")
    expect(cards).not_to_have_count(1)
    assert 3 < cards.count() < everything
    search.fill("nobody is called that")
    expect(page.get_by_text("Nothing of that kind in the box")).to_be_visible()
    looking.at("cards-none")
    page.get_by_role("button", name="Show everything").click()
    expect(cards).to_have_count(everything)
    page.get_by_role("group", name="Kind of card").get_by_role("button", name="Staff").click()
    expect(cards).to_have_count(48)
    assert looking.found == {}

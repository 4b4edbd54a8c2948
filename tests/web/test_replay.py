"""The replay is the table itself: everything tells what it is, from any seat; the house advises, and plays on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import HAND_HELD, Visit
from tests.web.conftest import Visitor
from tests.web.looking import Looking
from tests.web.playing import WAITER, finished_table

THREE: dict[str, Any] = {"players": 3, "seats": ["me", WAITER, WAITER]}


def turn_of(person: Visit, table: str, seat: int, round_number: int) -> dict[str, Any]:
    """A turn as it was played."""
    turns = person.ask(f"/tables/{table}/analysis")["turns"]
    found: dict[str, Any] = next(turn for turn in turns if (turn["seat"], turn["round"]) == (seat, round_number))
    return found


def test_a_replay_is_the_table(come_in: Visitor) -> None:
    """Emperor's tiles from the first step; cards, tiles and rooms say what they are; another seat's hand and hotel."""
    person = come_in(viewport={"width": 1440, "height": 900})
    looking = Looking(person)
    table = finished_table(person, public=True, **THREE)
    page = person.open(f"/tables/{table}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".rounds .tile")).to_have_count(3)
    expect(page.locator("[data-area=queue] [data-thing^=guest-place]")).to_have_count(5)
    event = turn_of(person, table, 0, 3)["event"]
    shown = person.ask(f"/tables/{table}/events/{event}")["position"]
    person.open(f"/tables/{table}/replay/{event}")
    guest = person.ask(f"/components?table={table}")["guests"][str(shown["queue"][2])]["name"]
    for thing, words in (("guest-place-3", guest), ("tile-3", ""), ("room-7", "")):
        page.locator(f"[data-thing={thing}]").first.hover()
        about = page.locator(f"[data-about={thing}]")
        expect(about).to_be_visible()
        expect(about).to_contain_text(words)
    page.locator("[data-thing=room-3]").focus()
    page.keyboard.press("ArrowRight")  # on a thing it leads to the next one, and not to another moment
    expect(page.locator("[data-thing=room-3]")).not_to_be_focused()
    value = slider.input_value()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("[data-area=hotel]")).to_contain_text("Waiter 1", ignore_case=True)
    expect(page.locator("[data-area=hand] button")).to_have_count(len(shown["seats"][1]["hand"]))
    expect(slider).to_have_value(value)
    looking.at("replay-of-another")
    assert looking.found == {}


def test_what_the_house_would_do_and_playing_on(come_in: Visitor) -> None:
    """One click; then another table, which stands as it stood there and says where it comes from, as do the lists."""
    person, stranger = come_in(viewport={"width": 1440, "height": 900}), come_in(**HAND_HELD)
    table = finished_table(person, public=True, **THREE)
    turn = turn_of(person, table, 1, 3)
    page = person.open(f"/tables/{table}/replay/{turn['event']}")
    page.get_by_role("button", name="What would the house do?").click()
    panel = page.get_by_role("region", name="The house would play")
    expect(panel).to_be_visible(timeout=60_000)
    found = person.ask(f"/tables/{table}/events/{turn['event']}/hint")
    expect(panel).to_contain_text(found["turns"][0]["steps"][0]["text"])
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.locator("[data-advised]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Your seat")).to_have_value("0")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_function(f"() => /tables.[^/]+$/.test(location.pathname) && !location.pathname.includes('{table}')")
    mark = page.get_by_role("link", name="Played on from another game, round 3")
    expect(mark).to_be_visible()
    opened = page.url.rpartition("/")[2]
    assert person.ask(f"/tables/{opened}")["origin"]["event"] == turn["event"]
    person.open(f"/tables/{opened}/replay")  # it replays from its beginning; nothing is played on while it runs
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    slider.press("End")
    expect(page.locator(".bar .where")).to_contain_text("Round 3")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(page.locator("[data-area=hand] button").first).to_be_visible()
    page.goto(f"{person.origin}/")
    expect(page.locator(f"[data-table='{opened}']")).to_contain_text("Played on from another game, round 3")

    other = stranger.open(f"/tables/{table}/replay/{turn['event']}")  # who did not play takes the seat that decides
    other.get_by_role("button", name="Play on from here").click()
    expect(other.get_by_role("dialog").get_by_label("Your seat")).to_have_value("1")
    other.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    other.wait_for_function(f"() => !location.pathname.includes('{table}')")
    assert stranger.ask("/me/games")["tables"][0]["you"]["seats"] == [1]

"""Choosing at the same time, talk before the game and beside it, private notes."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.running import Running
from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.looking import IN_ONE_LOOK_DAILY, SIZES, Looking, Theme
from tests.web.playing import new_table
from tests.web.test_going_away import at_a_table, name_of


def choose(person: Visit, thing: str) -> None:
    """Press a thing by keyboard, as soon as it is there."""
    person.page.locator(f"[data-thing='{thing}']:not([aria-disabled=true])").first.press("Enter")


def legal(person: Visit, table: str) -> list[str]:
    state = person.ask(f"/tables/{table}/state")
    return [one["notation"] for one in (state["ahead"] or state)["legal"]]


def card_of(notation: str) -> str:
    """The thing that a card on offer is: `keep 7`."""
    return f"offer-{notation.rpartition(' ')[2]}"


def talk(person: Visit) -> Locator:
    return person.page.get_by_role("log", name="Table talk")


def bar(person: Visit) -> Locator:
    return person.page.locator("[data-area=bar]")


@IN_ONE_LOOK_DAILY
def test_three_choose_a_card_at_the_same_time(come_in: Visitor, size: str, theme: Theme) -> None:
    people = [come_in(), come_in(**SIZES[size]), come_in()]
    first, second, third = people
    table = at_a_table(people, staff="draft")
    for person in people:
        person.open(f"/tables/{table}")
    looking = Looking(second, size, theme)
    page = second.page
    expect(page.get_by_text("You may choose already.")).to_be_visible()
    looking.at("choosing-ahead")
    choose(second, card_of(legal(second, table)[0]))
    confirm = page.get_by_role("button", name="Confirm")
    confirm.press("Enter")
    expect(page.get_by_text("You have chosen. Keep")).to_be_visible()
    looking.at("chosen-ahead")
    expect(third.page.get_by_text(f"Ready: {name_of(second)}.")).to_be_visible()

    page.get_by_role("button", name="Change it").press("Enter")
    expect(third.page.get_by_text("Ready:")).to_have_count(0)
    card = legal(second, table)[1]
    choose(second, card_of(card))
    confirm.press("Enter")
    for person in (third, first):
        choose(person, card_of(legal(person, table)[0]))
        person.page.get_by_role("button", name="Confirm").press("Enter")
    # All have chosen: the packs go on, and the next choice is that of the first seat again.
    expect(first.page.locator("[data-thing^=offer-]")).to_have_count(5)
    expect(second.page.locator("[data-thing^=offer-]")).to_have_count(5)
    record = second.ask(f"/tables/{table}/record")["moves"]
    assert [move for move in record if move.startswith("keep")] == ["keep ?", card, "keep ?"]
    assert looking.found == {}


def test_first_rooms_are_chosen_while_another_chooses(come_in: Visitor, server: Running) -> None:
    people = come_in(), come_in(**SIZES["phone"])
    table = at_a_table(people)
    while (state := people[0].ask(f"/tables/{table}/state"))["position"]["phase"] != "rooms":
        person = people[state["run"]["seat"]]
        body = {"revision": state["revision"], "request_id": f"r{state['revision']}"}
        legal_now = person.ask(f"/tables/{table}/state")["legal"]
        path, more = ("actions", {"action": legal_now[0]["notation"]}) if legal_now else ("confirm", {})
        person.ask(f"/tables/{table}/{path}", body | more)
    asked = people[state["run"]["seat"]]
    (other,) = (person for person in people if person is not asked)
    for person in people:
        person.open(f"/tables/{table}")
    for person in (other, asked):
        for room in (5, 10):
            choose(person, f"room-{room}")
        person.page.get_by_role("button", name="Confirm").press("Enter")
        if person is other:
            expect(person.page.get_by_role("button", name="Change it")).to_be_visible()
            assert asked.ask(f"/tables/{table}/state")["position"]["seats"][1 - state["run"]["seat"]]["prepared"] == []
    expect(bar(asked)).not_to_contain_text("Ready")
    assert asked.ask(f"/tables/{table}/state")["position"]["phase"] == "turn"


def say(person: Visit, text: str) -> None:
    field = person.page.get_by_role("textbox")
    field.fill(text)
    field.press("Enter")
    expect(talk(person)).to_contain_text(text)


@IN_ONE_LOOK_DAILY
def test_talk_in_the_waiting_room_goes_on_in_the_game(come_in: Visitor, size: str, theme: Theme) -> None:
    host, guest = come_in(), come_in(**SIZES[size])
    table = new_table(host, players=2, seats=["me", "open"], public=True)
    guest.ask("/me")
    guest.ask(f"/tables/{table}/join", {})
    for person in (host, guest):
        person.open(f"/tables/{table}")
    looking = Looking(guest, size, theme)
    say(host, "Guten Abend!")
    expect(talk(guest)).to_contain_text("Guten Abend!")
    say(guest, "Servus")
    looking.at("waiting-room-talk")
    host.page.locator("[data-start-table]").click()
    guest.page.locator("[data-panel=chat]").first.click()
    expect(talk(guest)).to_contain_text("Guten Abend!")
    looking.at("talk-in-the-game")
    assert looking.found == {}


def test_spectators_talk_apart(come_in: Visitor) -> None:
    people = come_in(), come_in()
    one, other = come_in(**SIZES["phone"]), come_in()
    table = at_a_table(people)
    for person in (*people, one, other):
        person.open(f"/tables/{table}")
        person.page.locator("[data-panel=chat]").first.click()
    looking = Looking(one, "phone")
    say(one, "He has the six")
    expect(talk(other)).to_contain_text("He has the six")
    looking.at("spectators-talk")
    say(people[0], "What a view")
    expect(talk(people[1])).to_contain_text("What a view")
    for person in people:
        expect(talk(person)).not_to_contain_text("six")
        expect(person.page.get_by_role("button", name="Spectators")).to_have_count(0)
    other.page.get_by_role("button", name="Table", exact=True).press("Enter")
    expect(talk(other)).to_contain_text("What a view")
    expect(other.page.get_by_role("textbox")).to_have_count(0)
    other.page.get_by_role("button", name="Spectators").press("Enter")
    log = talk(other)
    log.locator("summary").press("Enter")
    log.get_by_role("button", name="Mute").press("Enter")
    expect(log).not_to_contain_text("six")
    assert looking.found == {}


@IN_ONE_LOOK_DAILY
def test_notes_are_kept_for_oneself(come_in: Visitor, size: str, theme: Theme) -> None:
    people = come_in(**SIZES[size]), come_in()
    table = at_a_table(people)
    page = people[0].open(f"/tables/{table}")
    looking = Looking(people[0], size, theme)
    page.locator("[data-panel=chat]").first.click()
    page.get_by_role("button", name="My notes").press("Enter")
    field = page.get_by_role("textbox", name="Notes on this game")
    field.fill("blue rooms first")
    page.get_by_role("button", name="Keep").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Kept.")).to_be_visible()
    looking.at("notes")
    field.fill("red rooms first")
    page.keyboard.press("Escape")  # what was written last is not lost
    expect(page.get_by_role("dialog")).to_have_count(0)
    people[0].open("/")
    people[0].open(f"/tables/{table}")
    page.locator("[data-panel=chat]").first.click()
    page.get_by_role("button", name="My notes").press("Enter")
    expect(field).to_have_value("red rooms first")
    assert people[1].ask(f"/tables/{table}/notes")["text"] == ""
    assert looking.found == {}

"""Going away from a game with people: who is away, giving up, ending it together, taking back a turn that ended."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Running
from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.looking import SIZES, Looking
from tests.web.playing import do, new_table, two_at_a_table
from tests.web.staging import been_away

LIVE = 600
AN_HOUR_SLOW = "const now = Date.now; Date.now = () => now() - 3_600_000"


def at_a_table(people: Sequence[Visit], **wish: object) -> str:
    """People at a table that has begun."""
    host, *others = people
    seats = ["me", *["open"] * len(others)]
    table = new_table(host, players=len(people), seats=seats, public=True, **wish)
    for person in others:
        person.ask("/me")
        person.ask(f"/tables/{table}/join", {})
    host.ask(f"/tables/{table}/start", {})
    return table


def name_of(person: Visit) -> str:
    return str(person.ask("/me")["name"])


def people_of(page: Page) -> None:
    page.locator("[data-panel=people]").click()


def test_who_is_away_is_seen_and_the_house_plays_until_they_are_back(come_in: Visitor, server: Running) -> None:
    people = come_in(), come_in()
    table = two_at_a_table(*people, away_seconds=LIVE)
    away = people[people[0].ask(f"/tables/{table}/state")["run"]["seat"]]
    (here,) = (person for person in people if person is not away)
    looking, page = Looking(here), here.page
    been_away(server, table, LIVE / 2)
    page.add_init_script(AN_HOUR_SLOW)  # the clock of a device may be wrong
    here.open(f"/tables/{table}")
    said = page.get_by_role("region", name="Somebody is away")
    expect(said).to_contain_text(f"{name_of(away)} is not here, last seen 5 minutes ago.")
    expect(said).to_contain_text("The computer may play in")
    expect(said.get_by_role("button")).to_have_count(0)
    people_of(page)
    expect(page.get_by_role("dialog")).to_contain_text("Last seen 5 minutes ago.")
    page.keyboard.press("Escape")

    been_away(server, table, LIVE + 1)
    here.open("/")
    here.open(f"/tables/{table}")
    looking.at("away")
    said.get_by_role("button", name="Let the computer play").press("Enter")
    expect(page.get_by_role("status").filter(has_text="until the seat is taken back")).to_be_visible()
    away.open(f"/tables/{table}")
    people_of(away.page)
    dialog = away.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Give up")).to_be_visible()  # without taking it back for that
    for other in ("Leave the table", "Ask to end the game"):
        expect(dialog.get_by_role("button", name=other)).to_have_count(0)
    away.page.keyboard.press("Escape")
    away.page.get_by_role("button", name="Take the seat back").click()
    expect(away.page.get_by_text("The computer plays your seat.")).to_have_count(0)
    assert not any(seat["bot"] for seat in here.ask(f"/tables/{table}")["seats"])
    assert looking.found == {}


def test_giving_up_among_two_is_a_loss_and_leads_on(come_in: Visitor) -> None:
    winner, loser = come_in(**SIZES["phone"]), come_in()
    table = two_at_a_table(winner, loser)
    winner.open(f"/tables/{table}")
    looking, page = Looking(loser), loser.open(f"/tables/{table}")
    people_of(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give up").click()
    expect(dialog).to_contain_text("The game ends, and you have lost it.")
    looking.at("giving-up")
    dialog.get_by_role("button", name="Cancel").click()
    assert loser.ask(f"/tables/{table}")["status"] == "running"
    dialog.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Give up for good").click()

    told = f"{name_of(loser)} has given up."
    for person in (winner, loser):
        bar = person.page.locator("[data-area=bar]")
        expect(bar.get_by_role("status").filter(has_text=told)).to_be_visible()
        expect(bar.get_by_role("link", name="To the lobby")).to_be_visible()
        expect(bar.get_by_role("button", name="Play again")).to_be_visible()
    looking.at("gave-up")
    Looking(winner, "phone").at("gave-up")
    page.get_by_role("link", name="score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{name_of(winner)} wins: {told}")
    expect(page.get_by_role("columnheader", name=name_of(loser))).to_contain_text("gave up")
    looking.at("score-gave-up")
    page = loser.open("/archive")
    expect(page.locator(f"[data-table='{table}']")).to_contain_text("gave up")
    page = loser.open("/statistics")
    expect(page.get_by_role("main")).to_contain_text("given up: 1")
    winner.page.get_by_role("button", name="Play again").click()
    expect(winner.page.get_by_role("button", name="Get up")).to_be_visible()
    assert looking.found == {}


def test_three_end_a_game_together_and_nobody_is_locked_in(come_in: Visitor) -> None:
    people = [come_in(), come_in(), come_in(**SIZES["phone"])]
    asking, other, third = people
    watching = come_in()
    table = at_a_table(people)
    for person in (*people, watching):
        person.open(f"/tables/{table}")

    def ask() -> None:
        people_of(asking.page)
        dialog = asking.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Ask to end the game").click()
        expect(dialog).to_contain_text("counts for nothing")
        dialog.get_by_role("button", name="Ask the others").click()

    def question(person: Visit) -> Locator:
        return person.page.get_by_role("region", name="A question to the table")

    ask()
    expect(question(asking)).to_contain_text("Answers awaited: 2.")
    expect(question(other)).to_contain_text(f"{name_of(asking)} asks to end the game.")
    expect(question(watching)).to_have_count(0)
    question(third).get_by_role("button", name="Do not agree").click()
    expect(asking.page.get_by_role("status").filter(has_text=f"{name_of(third)} does not agree.")).to_be_visible()
    expect(question(other)).to_have_count(0)

    ask()
    question(other).get_by_role("button", name="Agree", exact=True).press("Enter")
    expect(question(asking)).to_contain_text("Answers awaited: 1.")
    looking = Looking(third, "phone")
    looking.at("asked-to-end")
    question(third).get_by_role("button", name="Agree", exact=True).click()
    for person in (*people, watching):
        bar = person.page.locator("[data-area=bar]")
        expect(bar.get_by_role("status").filter(has_text="ended without a result")).to_be_visible()
        expect(bar.get_by_role("link", name="To the lobby")).to_be_visible()
    expect(watching.page.locator("[data-area=bar]").get_by_role("link", name="New game")).to_be_visible()
    looking.at("ended-together")
    third.page.locator("[data-area=bar]").get_by_role("button", name="Play again").click()
    expect(third.page.get_by_role("button", name="Get up")).to_be_visible()
    assert other.ask("/me/statistics")["games"] == 0
    assert looking.found == {}


def test_a_turn_that_ended_is_taken_back_when_the_other_agrees(come_in: Visitor) -> None:
    people = [come_in(), come_in()]
    table = two_at_a_table(*people)
    seat = ended_turn(people, table)
    own, other = people[seat], people[1 - seat]
    for person in people:
        person.open(f"/tables/{table}")
    undo = own.page.get_by_role("button", name="Ask to take back the turn")
    expect(other.page.get_by_role("button", name="Ask to take back the turn")).to_have_count(0)
    undo.click()
    asked = other.page.get_by_role("region", name="A question to the table")
    expect(asked).to_contain_text(f"{name_of(own)} asks to take back the last turn.")
    looking = Looking(other)
    looking.at("asked-back")
    asked.get_by_role("button", name="Agree", exact=True).click()
    expect(own.page.locator("body")).to_have_attribute("data-asked", "true")
    expect(asked).to_have_count(0)
    state = own.ask(f"/tables/{table}/state")
    assert (state["run"]["seat"], state["asked"]) == (seat, True)
    own.page.locator("[data-thing=bar-end], [data-thing=bar-pass]").last.wait_for()
    assert looking.found == {}


def ended_turn(people: Sequence[Visit], table: str) -> int:
    """They play until a turn has ended that can be taken back; whose it was."""
    while True:
        run = people[0].ask(f"/tables/{table}/state")["run"]
        if run["back"] is not None and run["back"] != run["seat"]:
            return int(run["back"])
        person = people[run["seat"]]
        legal = [one["notation"] for one in person.ask(f"/tables/{table}/state")["legal"]]
        do(person, table, "confirm" if run["complete"] else next((one for one in legal if "die" in one), legal[0]))

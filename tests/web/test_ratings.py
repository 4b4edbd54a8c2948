"""Ratings as people meet them: opening a rated table, its waiting room, its end, the lists, and what others see."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from sqlalchemy import insert, update

from grandaustria.server.db.engine import writing
from grandaustria.server.db.schema import people, rating_changes, ratings
from tests.server.running import Running
from tests.server.with_accounts import PASSWORD
from tests.web.browsing import Visit
from tests.web.conftest import Visitor
from tests.web.looking import DAILY_LOOKS, SIZES, Looking
from tests.web.playing import Player, at_own_turn, finished_table, last_turns, new_table
from tests.web.staging import Put
from tests.web.test_doors import choose, here

CLOCK = {"kind": "budget", "seconds": 900, "addition": 15, "then": "seat"}
RATED: dict[str, Any] = {"rated": True, "clock": CLOCK}
APPRENTICE = {"bot": "apprentice"}
DAY = 86_400
NEW = "Rating: 1500? (provisional)"


def with_account(person: Visit, name: str) -> str:
    """This person has an account; who they are."""
    person.ask("/me")
    return str(person.ask("/me/account", {"name": name, "password": PASSWORD})["me"]["id"])


def rate(server: Running, person: str, rating: float, deviation: float, games: int = 1) -> None:
    """Somebody is rated like this, live and among two."""
    facts = {"person_id": person, "players": 2, "pace": "live", "volatility": 0.06}

    async def work() -> None:
        async with writing(server.house.engine) as connection:
            at = server.house.services.now()
            row = {**facts, "rating": rating, "deviation": deviation, "games": games, "at": at}
            await connection.execute(insert(ratings).values(row))

    server.within(work())


def remember(server: Running, person: str, tables: list[str], after: list[float]) -> None:
    """What these games have made of somebody's rating, one a day."""
    now = server.house.services.now()
    facts = {"person_id": person, "players": 2, "pace": "live"}
    rows = [
        {**facts, "game_id": table, "at": now - DAY * (len(tables) - at), "before": before, "after": then,
         "deviation": 350 * 0.8 ** (at + 1)}
        for at, (table, before, then) in enumerate(zip(tables, [1500.0, *after], after, strict=False))
    ]  # fmt: skip

    async def work() -> None:
        async with writing(server.house.engine) as connection:
            await connection.execute(insert(rating_changes), rows)

    server.within(work())


def show(server: Running, person: str, **shown: bool) -> None:
    async def work() -> None:
        async with writing(server.house.engine) as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**shown))

    server.within(work())


def test_opening_a_rated_table(come_in: Visitor) -> None:
    """By the dialog of the home page: what it means is said, what must be so is so; found in the list, and joined."""
    host, friend = come_in(), come_in(**SIZES["phone"])
    with_account(host, "Anna Sacher")
    looking, page = Looking(host, looks=DAILY_LOOKS), host.open("/")
    page.locator("[data-start=friends]").click()
    dialog = page.get_by_role("dialog")
    choose(page, "Ratings", "Rated")
    expect(dialog.get_by_text("whoever leaves after that has lost")).to_be_visible()
    expect(dialog.get_by_role("radio", name="A time for the whole game")).to_be_checked()
    for name in ("No clock", "Everybody waits"):
        expect(dialog.get_by_role("radio", name=name)).to_have_count(0)
    looking.at("start-rated")
    dialog.get_by_role("button", name="Open the table").click()
    dialog.get_by_role("link", name="To the table").click()
    table = here(host)
    assert (table["rated"], table["stand_in"], table["clock"]["then"]) == (True, "apprentice", "turn")

    friend.open(f"/join/{table['code']}")
    expect(friend.page.get_by_text("Rated games need an account")).to_be_visible()
    expect(friend.page.get_by_text(NEW)).to_be_visible()
    Looking(friend, "phone").at("join-rated")
    friend.page.locator("[data-join]").click()
    expect(friend.page.get_by_role("alert")).to_have_text("You need an account for this.")
    with_account(friend, "Bert Demel")
    friend.page.reload()
    friend.page.locator("[data-join]").click()
    expect(friend.page.get_by_role("button", name="Get up")).to_be_visible()
    expect(page.get_by_text(NEW)).to_have_count(2)
    looking.at("lobby-rated")
    assert looking.found == {}


def test_what_is_in_the_way(come_in: Visitor) -> None:
    """Single rules that were changed are named and taken back; by keys alone. Guests hear what they need first."""
    person, guest = come_in(), come_in()
    guest.open("/new")
    expect(guest.page.get_by_role("link", name="Get an account")).to_be_visible()
    expect(guest.page.get_by_role("group", name="Ratings")).to_have_count(0)

    with_account(person, "Anna Sacher")
    page = person.open("/new?public=1")
    choose(page, "Rulebook", "German edition of 2015")
    page.get_by_text("Single rules").click()
    choose(page, "Kitchen Hand (17)", "The Kitchen Hand costs 5 krones.")
    page.get_by_role("radio", name="For fun").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("A rated game follows one rulebook")).to_be_visible()
    summary = page.locator(".summary")
    summary.get_by_role("button", name="Open the table").click()
    expect(summary.get_by_role("alert")).to_contain_text("Take the changes of single rules back.")
    looking = Looking(person, looks=DAILY_LOOKS)
    looking.at("new-rated-refused")
    page.get_by_role("status").get_by_role("button", name="Take the changes back").press("Enter")
    expect(summary).to_contain_text("The game is rated.")
    summary.get_by_role("button", name="Open the table").press("Enter")
    table = str(here(person)["id"])

    friendly = new_table(person, public=True, players=2, seats=["me", "open"])
    page = guest.open("/open")
    row = guest.page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("rated")
    page.get_by_label("Ratings").select_option(label="For fun only")
    expect(row).to_have_count(0)
    expect(page.locator(f"[data-table='{friendly}']")).to_be_visible()
    page.get_by_label("Ratings").select_option(label="Rated only")
    expect(row).to_be_visible()
    expect(page.locator(f"[data-table='{friendly}']")).to_have_count(0)
    others = Looking(guest, looks=DAILY_LOOKS)
    others.at("open-rated")
    assert (looking.found, others.found) == ({}, {})


def test_a_rated_game_against_the_house(come_in: Visitor, put: Put) -> None:
    """No hints; everybody's rating is told; in the end what became of it."""
    person = come_in()
    with_account(person, "Anna Sacher")
    player = at_own_turn(person, put, position=last_turns(), seats=["me", APPRENTICE], **RATED)
    page, looking = person.page, Looking(person, looks=DAILY_LOOKS)
    expect(page.locator("[data-area=bar] .undo")).to_be_visible()
    expect(page.locator("[data-area=bar] .hint")).to_have_count(0)
    page.locator("[data-thing=rival-1]").click()
    expect(page.get_by_role("dialog").get_by_text("Rating: 1090")).to_be_visible()
    looking.at("rival-rated")
    page.keyboard.press("Escape")
    page.locator("[data-panel=people]").click()
    expect(page.get_by_role("dialog").get_by_text(NEW)).to_be_visible()
    looking.at("people-rated")
    page.keyboard.press("Escape")
    player.play_to_the_end()

    own, house = person.ask(f"/tables/{player.table}/state")["ratings"]
    person.open(f"/tables/{player.table}/score")
    sheet = page.get_by_role("table", name="Ratings")
    expect(sheet.get_by_role("rowheader")).to_have_count(3)
    cells = {
        row.get_by_role("rowheader").inner_text(): [
            cell.strip() for cell in row.get_by_role("cell").all_text_contents()
        ]
        for row in sheet.locator("tbody").get_by_role("row").all()
    }
    assert own["change"] > 0
    assert cells == {
        "Before": ["1500?, provisional", "1090"],
        "Change": [f"+{own['change']}", "–stays the same"],
        "After": [str(own["after"]), str(house["rating"])],
    }
    looking.at("score-rated")
    assert looking.found == {}


def test_somebody_leaves_before_it_counts(come_in: Visitor, server: Running) -> None:
    """Whoever stays is told that it is no rated game any more, until they put it away."""
    host, friend = come_in(), come_in()
    for person, name in ((host, "Anna Sacher"), (friend, "Bert Demel")):
        with_account(person, name)
    table = new_table(host, players=2, seats=["me", "open"], **RATED)
    friend.ask(f"/tables/{table}/join", {"code": host.ask(f"/tables/{table}")["code"]})
    host.ask(f"/tables/{table}/start", {})
    Player(host, table).sit_down()
    friend.context.request.post(
        f"{friend.origin}/api/v1/tables/{table}/leave", data={}, headers={"Origin": friend.origin}
    )
    told = host.page.get_by_text("Not rated any more: somebody left or was late.")
    expect(told).to_be_visible()
    looking = Looking(host)
    looking.at("not-rated-any-more")
    host.page.get_by_role("status").filter(has=told).get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert looking.found == {}


def test_nobody_asks_to_end_a_game_that_counts(come_in: Visitor) -> None:
    """Until the first die one may; after it, it is said that there is only giving up."""
    host, friend = come_in(), come_in()
    for person, name in ((host, "Anna Sacher"), (friend, "Bert Demel")):
        with_account(person, name)
    table = new_table(host, players=2, seats=["me", "open"], **RATED)
    friend.ask(f"/tables/{table}/join", {"code": host.ask(f"/tables/{table}")["code"]})
    host.ask(f"/tables/{table}/start", {})
    page = host.open(f"/tables/{table}")
    page.locator("[data-panel=people]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Ask to end the game")).to_be_visible()
    expect(dialog).not_to_contain_text("counts already")

    until_a_die(host, friend, table=table)
    expect(dialog).to_contain_text("This game counts already.")
    expect(dialog.get_by_role("button", name="Ask to end the game")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Give up")).to_be_visible()


def until_a_die(*people: Visit, table: str) -> None:
    """Whoever is asked does what comes first, until somebody has taken a die."""
    for number in range(200):
        for person in people:
            state = person.ask(f"/tables/{table}/state")
            about = {"revision": state["revision"], "request_id": f"step-{number}"}
            if not state["asked"]:
                continue
            if state["run"]["complete"]:
                person.ask(f"/tables/{table}/confirm", about)
                continue
            dice = [one["action"] for one in state["legal"] if one["notation"].startswith("die ")]
            action = dice[0] if dice else state["legal"][0]["action"]
            person.ask(f"/tables/{table}/actions", about | {"action": action})
            if dice:
                return
    raise AssertionError("no die was taken")


def test_the_lists(come_in: Visitor, server: Running) -> None:
    """People at their places, computers between them, oneself always; kinds by keys, more when there is more."""
    person, strangers = come_in(), [server.guest() for _ in range(3)]
    looking, page = Looking(person, looks=DAILY_LOOKS), person.open("/leaderboards")
    expect(page.get_by_text("Nobody is on this list yet.")).to_be_visible()
    looking.at("leaderboards-empty")

    me = with_account(person, "Anna Sacher")
    rate(server, me, 1602, 180)
    for stranger, name, rating in zip(
        strangers, ("Bert Demel", "Cora Gerstner", "Dora Landtmann"), (1905, 1633, 1498), strict=True
    ):
        who = stranger.post("/me/account", {"name": name, "password": PASSWORD})["me"]["id"]
        rate(server, who, rating, 62, 40)
        show(server, who, show_ratings=True)
    page.reload()
    names = page.locator("tbody").get_by_role("rowheader")
    expect(names).to_have_text(
        [
            "Bert Demel",
            "Master (computer)",
            "Hotelier (computer)",
            "Cora Gerstner",
            "Anna Sacher you",
            "Innkeeper (computer)",
            "Dora Landtmann",
            "Steward (computer)",
            "Apprentice (computer)",
        ]
    )
    expect(page.get_by_text("Only you see your line: your rating is still provisional.")).to_be_visible()
    looking.at("leaderboards")
    page.get_by_role("radio", name="Live").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Nobody is on this list yet.")).to_be_visible()
    expect(page.get_by_text("You have not played a rated game of this kind yet.")).to_be_visible()
    assert looking.found == {}


def test_what_others_see(come_in: Visitor, server: Running) -> None:
    """One's own page is there at once, for oneself; others see it when they may, with ratings or without."""
    person, other = come_in(), come_in()
    me = with_account(person, "Anna Sacher")
    tables = [finished_table(person, seed, days_ago=9 - seed, public=True) for seed in (3, 4, 5, 6)]
    rate(server, me, 1633, 143, 4)
    remember(server, me, tables, [1620, 1702, 1591, 1633])
    looking, page = Looking(person, looks=DAILY_LOOKS), person.open("/statistics")
    page.get_by_role("navigation", name="Statistics and ratings").get_by_role("link", name="My page").press("Enter")
    expect(page.get_by_role("heading", name="Anna Sacher", level=1)).to_be_visible()
    expect(page.get_by_text("Only you can see this page.")).to_be_visible()
    page.get_by_text("The curves as a table").first.press("Enter")
    course = page.get_by_role("table", name="2 players, live")
    expect(course.get_by_role("row")).to_have_count(5)
    expect(course.get_by_role("row").nth(1)).to_contain_text("+42")
    looking.at("person-own")
    other.open(f"/people/{me}")
    expect(other.page.get_by_role("heading", name="No page to see here")).to_be_visible()
    missing = Looking(other, looks=DAILY_LOOKS)
    missing.at("person-hidden")

    person.open("/me")
    shown = page.get_by_role("region", name="What others see")
    expect(shown.get_by_role("checkbox", name="Show my ratings")).not_to_be_checked()
    shown.get_by_role("checkbox", name="Show my page").press("Space")
    expect(shown.get_by_role("status")).to_contain_text("Saved")
    assert (person.ask("/me")["show_page"], person.ask("/me")["show_ratings"]) == (True, False)
    looking.at("account-shown")
    with page.expect_download() as file:
        page.get_by_role("link", name="All my games and data").click()
    assert file.value.suggested_filename == "grandaustria.json"

    other.open(f"/people/{me}")
    expect(other.page.get_by_role("heading", name="Anna Sacher", level=1)).to_be_visible()
    expect(other.page.get_by_text("Rating over time")).to_have_count(0)
    show(server, me, show_ratings=True)
    other.page.reload()
    expect(other.page.get_by_text("Rating over time")).to_be_visible()
    missing.at("person-of-somebody")
    assert (looking.found, missing.found) == ({}, {})

"""Time per turn: nothing happens by itself, the others decide."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from grandaustria import Setup
from grandaustria.server import deadlines
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import tables, waiting
from grandaustria.server.store.play import SeatRow
from tests.server.houses import Clock, add_people, brisk, open_house
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import Running, Visitor, next_message, running
from tests.server.test_concurrency import at_once, reasons, sending

MINUTE = 60
Json = dict[str, Any]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits to be told need not wait a second."""
    monkeypatch.setattr(deadlines, "LOOK_SECONDS", 0.05)


class Sitting:
    """A running table with a minute per turn, and who sits around it."""

    def __init__(self, server: Running, players: int, **options: Any) -> None:
        people = [server.guest() for _ in range(players)]
        form = {"players": players, "seconds_per_turn": MINUTE, "public": True, **options}
        opened = people[0].post("/tables", form, 201)
        self.id = str(opened["id"])
        for person in people[1:]:
            person.post(f"/tables/{self.id}/join", {"code": opened["code"]})
        people[0].post(f"/tables/{self.id}/start")
        self.late_seat = int(self.state(people[0])["run"]["seat"])
        self.late = people[self.late_seat]
        self.others = [person for seat, person in enumerate(people) if seat != self.late_seat]

    def state(self, person: Visitor) -> Json:
        state: Json = person.get(f"/tables/{self.id}/state")
        return state

    def decide(self, person: Visitor, choice: str, **more: Any) -> Json:
        state: Json = person.post(f"/tables/{self.id}/late", self.form(person, choice, **more))
        return state

    def form(self, person: Visitor, choice: str, **more: Any) -> Json:
        return {"choice": choice, "revision": self.state(person)["revision"], **more}

    def refused(self, person: Visitor, status: int, reason: str, choice: str = "wait") -> None:
        form = self.form(person, choice)
        person.refused("POST", f"/tables/{self.id}/late", status, reason, form)

    def act(self, person: Visitor) -> Json:
        state = self.state(person)
        body = {"revision": state["revision"], "request_id": f"r{state['revision']}"}
        if state["run"]["complete"]:
            return dict(person.post(f"/tables/{self.id}/confirm", body))
        return dict(person.post(f"/tables/{self.id}/actions", {**body, "action": state["legal"][0]["action"]}))


@DAILY_ON_SQLITE
def test_nothing_is_lost_by_itself(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    before = table.state(table.late)
    assert before["due"] == clock.now + MINUTE
    assert before["late"] is False
    clock.now += MINUTE
    for person in (table.late, *table.others, server.guest()):
        state = table.state(person)
        assert state["late"] is True
        assert state["due"] == clock.now
        assert state["revision"] == before["revision"]
    clock.now += 100 * MINUTE
    table.act(table.late)
    assert table.state(table.late)["status"] == "running"


@DAILY_ON_SQLITE
def test_without_a_time_nobody_is_late(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2, seconds_per_turn=None)
    clock.now += 1_000_000
    state = table.state(table.late)
    assert (state["due"], state["late"]) == (None, False)
    table.refused(table.others[0], 409, "not-late")


@DAILY_ON_SQLITE
def test_the_time_begins_with_the_turn(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    clock.now += MINUTE - 1
    turn = table.state(table.late)["turn"]
    while table.state(table.late)["turn"] == turn:
        table.act(table.late)
    assert table.state(table.late)["due"] == clock.now + MINUTE


@DAILY_ON_SQLITE
def test_nobody_decides_before_the_time_is_up(server: Running, clock: Clock) -> None:
    table = Sitting(server, 3)
    clock.now += MINUTE - 0.5
    for choice in ("wait", "bot", "end"):
        table.refused(table.others[0], 409, "not-late", choice)


@DAILY_ON_SQLITE
def test_only_the_others_decide(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    clock.now += MINUTE
    before = table.state(table.late)
    for choice in ("wait", "bot", "end"):
        table.refused(table.late, 403, "forbidden", choice)
        table.refused(server.guest(), 403, "forbidden", choice)
    private = Sitting(server, 2, public=False)
    form = private.form(private.late, "end")
    server.guest().refused("POST", f"/tables/{private.id}/late", 404, "not-found", form)
    assert table.state(table.late) == before


@DAILY_ON_SQLITE
def test_a_decision_about_an_older_revision_is_refused(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    clock.now += MINUTE
    form = {"choice": "end", "revision": table.state(table.late)["revision"] - 1}
    details = table.others[0].refused("POST", f"/tables/{table.id}/late", 409, "stale", form)
    assert details == {"revision": form["revision"] + 1}


@pytest.mark.parametrize(
    "form",
    [{}, {"choice": "kick", "revision": 1}, {"choice": "bot", "revision": 1, "bot": "deep"}, {"choice": "end"}],
)
@DAILY_ON_SQLITE
def test_other_forms_are_refused(server: Running, form: Json) -> None:
    table = Sitting(server, 2)
    table.others[0].refused("POST", f"/tables/{table.id}/late", 422, "invalid", form)


def test_wait_on(server: Running, clock: Clock) -> None:
    table = Sitting(server, 3)
    clock.now += MINUTE + 5
    table.decide(table.others[0], "end")
    state = table.decide(table.others[1], "wait")
    assert (state["late"], state["due"], state["wanting_end"]) == (False, clock.now + MINUTE, [])
    table.refused(table.others[0], 409, "not-late")
    clock.now += MINUTE
    assert table.state(table.late)["late"] is True


def test_let_a_bot_play_until_the_person_is_back(server: Running, clock: Clock) -> None:
    """Not by the level that the other asks for, but by the one that the table names."""
    table = Sitting(server, 2, stand_in="waiter")
    clock.now += MINUTE
    with table.others[0].socket(table.id) as live:
        next_message(live, "state")
        assert table.decide(table.others[0], "bot", bot="pageboy")["late"] is False
        told = next_message(live, "update")["table"]
        assert told["late"] == {"choice": "bot", "seat": table.late_seat, "by": 1 - table.late_seat}
        assert told["seats"][table.late_seat]["bot"] == "waiter"
        while next_message(live, "state")["run"]["seat"] == table.late_seat:
            pass  # the bot plays the turn to its end
    refusal = {"revision": table.state(table.late)["revision"], "request_id": "x", "action": 0}
    table.late.refused("POST", f"/tables/{table.id}/actions", 403, "foreign", refusal)
    taken = table.late.post(f"/tables/{table.id}/seats/{table.late_seat}", {"take": True})
    assert taken["seats"][table.late_seat]["bot"] is None


@DAILY_ON_SQLITE
def test_who_comes_back_to_the_own_turn_has_time_again(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    server.house.on_change.clear()  # the bot is never told that it is its turn
    clock.now += MINUTE
    table.decide(table.others[0], "bot")
    clock.now += MINUTE
    assert table.state(table.late)["late"] is False
    table.late.post(f"/tables/{table.id}/seats/{table.late_seat}", {"take": True})
    state = table.state(table.late)
    assert (state["late"], state["due"]) == (False, clock.now + MINUTE)
    table.act(table.late)


def test_one_other_ends_a_game_of_two(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    clock.now += MINUTE
    state = table.decide(table.others[0], "end")
    assert (state["status"], state["late"], state["scores"]) == ("ended", False, None)
    for person in (table.late, *table.others, server.guest()):
        assert table.state(person)["status"] == "ended"
        assert person.get(f"/tables/{table.id}/updates")["updates"]
    assert table.late.get(f"/tables/{table.id}/record")
    body = {"revision": state["revision"], "request_id": "x", "action": 0}
    table.late.refused("POST", f"/tables/{table.id}/actions", 409, "over", body)
    table.refused(table.others[0], 409, "over", "wait")


def test_all_others_must_want_the_end(server: Running, clock: Clock) -> None:
    table = Sitting(server, 4)
    clock.now += MINUTE
    wanting: set[int] = set()
    for person in table.others[:2]:
        state = table.decide(person, "end")
        assert state["status"] == "running"
        assert len(state["wanting_end"]) == len(wanting) + 1
        wanting = set(state["wanting_end"])
    state = table.decide(table.others[0], "end")  # once more is not one more
    assert set(state["wanting_end"]) == wanting
    assert table.decide(table.others[2], "end")["status"] == "ended"


def test_a_wish_to_end_lapses_with_the_turn(server: Running, clock: Clock) -> None:
    table = Sitting(server, 3)
    clock.now += MINUTE
    turn = table.decide(table.others[0], "end")["turn"]
    while table.state(table.late)["turn"] == turn:
        table.act(table.late)
    assert table.state(table.late)["wanting_end"] == []


@DAILY_ON_SQLITE
def test_who_has_given_up_is_not_asked(server: Running, clock: Clock) -> None:
    table = Sitting(server, 3)
    table.others[1].post(f"/tables/{table.id}/leave")
    clock.now += MINUTE
    table.refused(table.others[1], 403, "forbidden", "wait")
    assert table.decide(table.others[0], "end")["status"] == "ended"


def test_open_tables_are_told_when_the_time_is_up(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    with table.others[0].socket(table.id) as live:
        next_message(live, "state")
        clock.now += MINUTE
        told = next_message(live, "late")
        assert told == {"type": "late", "seat": table.late_seat, "since": clock.now}


def test_a_look_that_fails_is_made_up_for(server: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = waiting.run_out_between
    failures = [OSError("the database is away")]

    async def looking(*arguments: Any) -> Any:
        if failures:
            raise failures.pop()
        return await looked(*arguments)

    table = Sitting(server, 2)
    with table.others[0].socket(table.id) as live:
        next_message(live, "state")
        monkeypatch.setattr(deadlines, "run_out_between", looking)
        clock.now += MINUTE
        assert next_message(live, "late")["seat"] == table.late_seat
    assert failures == []


@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_the_one_who_is_late_acts_while_the_others_decide(server: Running, clock: Clock, choice: str) -> None:
    """One of both happens, and the other finds the table changed."""
    for _ in range(3):
        table = Sitting(server, 2)
        clock.now += MINUTE
        state = table.state(table.late)
        step = {"revision": state["revision"], "request_id": "at last", "action": state["legal"][0]["action"]}
        counted = reasons(
            at_once(
                sending(table.late, f"/tables/{table.id}/actions", step),
                sending(table.others[0], f"/tables/{table.id}/late", table.form(table.others[0], choice)),
            )
        )
        assert counted["granted"] == 1
        assert set(counted) <= {"granted", "stale", "over"}
        told = table.late.get(f"/tables/{table.id}/updates")
        assert [update["revision"] for update in told["updates"]] == list(range(1, told["revision"] + 1))


def test_everybody_asks_for_a_rematch_at_once(server: Running, clock: Clock) -> None:
    table = Sitting(server, 2)
    clock.now += MINUTE
    table.decide(table.others[0], "end")
    asking = [sending(person, f"/tables/{table.id}/rematch", {}) for person in (table.late, *table.others)]
    answers = at_once(*asking * 5)
    assert reasons(answers) == {"granted": 10}
    assert len({(answer["id"], answer["code"]) for _, answer in answers}) == 1


def test_the_time_is_known_after_a_restart(settings: Settings, clock: Clock) -> None:
    with running(settings, Services(now=clock)) as first:
        table = Sitting(first, 2)
        cookie = table.late.cookie
    clock.now += MINUTE
    with running(settings, Services(now=clock)) as second:
        back = second.visitor(Cookie=f"gah_session={cookie}")
        assert table.state(back)["late"] is True


@DAILY_ON_SQLITE
def test_at_a_hot_seat_table_nobody_waits(server: Running, clock: Clock) -> None:
    anna = server.guest()
    table = anna.post("/tables", {"players": 2, "hot_seat": True, "seconds_per_turn": MINUTE}, 201)["id"]
    anna.post(f"/tables/{table}/start")
    clock.now += 2 * MINUTE
    state = anna.get(f"/tables/{table}/state")
    assert (state["due"], state["late"]) == (None, False)


def test_every_turn_whose_time_is_up_is_found(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are at once, also at the same moment; each of them once."""
    monkeypatch.setattr(waiting, "AT_ONCE", 3)
    facts = {"host_id": "anna", "created": 0.0, "public": False, "hot_seat": False, "status": "running", "to_act": 0}

    async def look() -> list[tuple[str, int, float]]:
        async with open_house(settings) as house:
            await add_people(house, "anna")
            async with writing(house.engine) as connection:
                for number, due in enumerate([9.0, *[11.0] * 5, 12.0, 13.0, 13.0, 14.0, 15.0]):
                    own = {"id": f"table-{number:02}", "code": f"code-{number}", "due": due}
                    seats = [SeatRow(0, "anna", None, False), SeatRow(1, None, "waiter", False)]
                    await tables.add_game(connection, Setup(), seats, facts | own)
            async with reading(house.engine) as connection:
                return await waiting.run_out_between(connection, 10.0, 14.0)

    found = asyncio.run(look())
    assert [game for game, _, _ in found] == [f"table-{number:02}" for number in range(1, 10)]
    assert {(seat, due) for _, seat, due in found} == {(0, 11.0), (0, 12.0), (0, 13.0), (0, 14.0)}

"""Giving up, agreeing to end a game, taking back a turn that ended: what each of them does, keeps, and counts for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from grandaustria import Game
from grandaustria.server.db.engine import connect, reading
from grandaustria.server.db.schema import events, steps, taken_back
from grandaustria.server.seating import LIVE
from grandaustria.server.settings import Services, Settings
from grandaustria.server.verify import Checked, verify
from tests.server.houses import Clock, brisk
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.processes import Process, process
from tests.server.running import Running, Visitor, next_message, running
from tests.server.test_concurrency import at_once, reasons, sending

Json = dict[str, Any]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


class Around:
    """A running game without a clock, and the people around it by their seats."""

    def __init__(
        self, server: Running | Process, players: int = 2, people: Sequence[Visitor] = (), **options: Any
    ) -> None:
        self.people = list(people) or [server.visitor() for _ in range(players)]
        host, *others = self.people
        for person in self.people:
            person.get("/me")
        opened = host.post("/tables", {"players": players, "public": True, **options}, 201)
        self.id, self.path = str(opened["id"]), f"/tables/{opened['id']}"
        for person in others:
            person.post(f"{self.path}/join", {"code": opened["code"]})
        host.post(f"{self.path}/start")

    def state(self, seat: int = 0) -> Json:
        return dict(self.people[seat].get(f"{self.path}/state"))

    def table(self, seat: int = 0) -> Json:
        return dict(self.people[seat].get(self.path))

    def act(self, wanted: str | None = None) -> Json:
        """Whoever is to decide takes a die, or does the first thing there is; or this."""
        state = self.state(self.state()["run"]["seat"])
        person = self.people[state["seat"]]
        body: Json = {"revision": state["revision"], "request_id": f"r{state['revision']}"}
        if state["run"]["complete"]:
            return dict(person.post(f"{self.path}/confirm", body))
        legal = [one["notation"] for one in state["legal"]]
        body["action"] = wanted or next((one for one in legal if one.startswith("die ")), legal[0])
        return dict(person.post(f"{self.path}/actions", body))

    def until_back(self) -> int:
        """Until a turn has ended that could be taken back; whose it was. Others than its player come next."""
        while True:
            run = self.state()["run"]
            if run["back"] is not None and run["back"] != run["seat"]:
                return int(run["back"])
            self.act()

    def ask(self, seat: int, what: str) -> Json:
        return dict(self.people[seat].post(f"{self.path}/ask", {"what": what}))

    def answer(self, seat: int, agree: bool) -> Json:
        question = self.state(seat)["question"]["id"]
        return dict(self.people[seat].post(f"{self.path}/answer", {"question": question, "agree": agree}))

    def updates(self) -> list[Json]:
        return list(self.people[0].get(f"{self.path}/updates")["updates"])


def checked(database: str) -> list[Checked]:
    """What `gah verify` says of everything in a house."""

    async def look() -> list[Checked]:
        engine = connect(database)
        try:
            return [found async for found in verify(engine, 1)]
        finally:
            await engine.dispose()

    return asyncio.run(look())


def all_replay(database: str) -> bool:
    found = checked(database)
    return sum(batch.games for batch in found) > 0 and not any(batch.differences for batch in found)


# Giving up


def test_at_two_players_giving_up_ends_the_game_as_a_loss(server: Running, database: str) -> None:
    table = Around(server)
    for _ in range(8):
        table.act()
    loser, winner = table.people
    with winner.socket(table.id) as live:
        next_message(live, "state")
        assert loser.post(f"{table.path}/give-up")["status"] == "ended"
        told = next_message(live, "update")
        assert (told["status"], told["table"]["resigned"]) == ("ended", 0)
    shown = table.table()
    assert shown["result"]["winners"] == [1]
    assert shown["result"]["resigned"] == [0]
    assert (shown["places"], shown["seats"][0]["resigned"]) == ([2, 1], True)
    assert len(shown["result"]["scores"]) == 2
    assert [game["id"] for game in winner.get("/archive?mine=true")["tables"]] == [table.id]
    assert winner.get("/me/games")["tables"] == loser.get("/me/games")["tables"] == []
    counted = [person.get("/me/statistics") for person in table.people]
    assert [(one["games"], one["wins"], one["resigned"]) for one in counted] == [(1, 0, 1), (1, 1, 0)]
    assert [(one["longest_streak"], one["mean"], one["results"]) for one in counted] == [(0, None, []), (1, None, [])]
    record = winner.get(f"{table.path}/record")
    assert (record["gave_up"], record["result"]) == ([0], None)
    assert Game.from_record(record, seed=1).position.scores()
    again = winner.post(f"{table.path}/rematch", status=201)
    assert (again["status"], again["rematch_of"]) == ("open", table.id)
    loser.refused("POST", f"{table.path}/give-up", 409, "over")
    assert all_replay(database)


def test_with_more_the_house_plays_on_and_the_seat_is_gone_for_good(server: Running) -> None:
    table = Around(server, 3, stand_in="waiter")
    seat = table.state()["run"]["seat"]
    gone, *others = (seat, *(one for one in range(3) if one != seat))
    assert table.people[gone].post(f"{table.path}/give-up")["status"] == "running"
    shown = table.table()["seats"][gone]
    assert (shown["bot"], shown["given_up"], shown["resigned"]) == ("waiter", True, True)
    revision = table.table()["revision"]
    with table.people[others[0]].socket(table.id) as live:
        while next_message(live, "state")["run"]["seat"] == gone:
            pass
    person = table.people[gone]
    for wish in ({"take": True}, {"bot": "pageboy"}):
        person.refused("POST", f"{table.path}/seats/{gone}", 403, "resigned", wish)
    before = table.table()["revision"]
    person.post(f"{table.path}/give-up")  # once more changes nothing
    assert (table.table()["revision"], before >= revision) == (before, True)
    assert table.people[others[0]].get(f"{table.path}/record")["gave_up"] == [gone]
    listed = {seat: len(table.people[seat].get("/me/games")["tables"]) for seat in (gone, *others)}
    assert listed == {gone: 0, others[0]: 1, others[1]: 1}


@DAILY_ON_SQLITE
def test_what_the_house_makes_of_a_seat_that_was_given_up_is_lost_all_the_same(server: Running) -> None:
    table = Around(server, 3, stand_in="pageboy")
    for person in table.people:
        person.post(f"{table.path}/give-up")
    with table.people[0].socket(table.id) as live:
        while next_message(live, "state")["status"] != "over":
            pass
    assert sorted(table.table()["places"])[0] == 1
    for person in table.people:
        counted = person.get("/me/statistics")
        assert (counted["games"], counted["wins"], counted["resigned"], counted["best"]) == (1, 0, 1, None)


@DAILY_ON_SQLITE
def test_a_solo_game_is_lost_to_leopold_and_one_at_one_screen_is_ended(server: Running) -> None:
    anna = server.guest()
    solo = anna.post("/tables", {"players": 2, "solo": "easy"}, 201)["id"]
    anna.post(f"/tables/{solo}/start")
    anna.post(f"/tables/{solo}/give-up")
    assert anna.get(f"/tables/{solo}")["result"]["winners"] == [1]
    screen = anna.post("/tables", {"players": 2, "hot_seat": True}, 201)["id"]
    anna.refused("POST", f"/tables/{screen}/give-up", 409, "not-started")
    anna.post(f"/tables/{screen}/start")
    anna.refused("POST", f"/tables/{screen}/give-up", 403, "forbidden")
    assert anna.post(f"/tables/{screen}/ask", {"what": "end"})["status"] == "ended"
    assert anna.get(f"/tables/{screen}")["result"] is None
    server.guest().refused("POST", f"/tables/{solo}/give-up", 404, "not-found")


# Ending together


def test_a_game_that_all_agree_to_end_counts_for_nothing(server: Running, database: str) -> None:
    table = Around(server, 3)
    question = table.ask(1, "end")["question"]
    assert (question["what"], question["seat"], question["agreed"], question["awaited"]) == ("end", 1, [1], [0, 2])
    table.act()  # it goes on meanwhile, and the question stands
    assert table.answer(0, True)["question"]["awaited"] == [2]
    assert table.answer(0, True)["question"]["awaited"] == [2]  # once more is not one more
    state = table.answer(2, True)
    assert (state["status"], state["question"], state["scores"]) == ("ended", None, None)
    assert table.updates()[-1]["table"]["ended"] == "agreed"
    assert table.table()["result"] is None
    assert all(person.get("/me/statistics")["games"] == 0 for person in table.people)
    assert all(person.get(f"{table.path}/record")["moves"] for person in table.people)
    assert all_replay(database)


def test_one_who_does_not_agree_is_enough(server: Running) -> None:
    table = Around(server, 3)
    table.ask(0, "end")
    assert table.answer(2, False)["question"] is None
    assert table.updates()[-1]["table"]["answered"] == {"what": "end", "seat": 0, "by": 2, "agreed": False}
    table.ask(0, "end")
    assert table.answer(0, False)["question"] is None  # withdrawn
    table.people[1].refused("POST", f"{table.path}/answer", 409, "not-asked", {"question": 3, "agree": True})
    asked = table.ask(1, "end")["question"]["id"]
    stranger = server.guest()
    stranger.refused("POST", f"{table.path}/answer", 403, "forbidden", {"question": asked, "agree": True})
    stranger.refused("POST", f"{table.path}/ask", 403, "forbidden", {"what": "end"})
    table.people[2].post(f"{table.path}/leave")  # the house plays for them: they are not asked any more
    away = {"question": asked, "agree": True}
    table.people[2].refused("POST", f"{table.path}/answer", 403, "forbidden", away)
    assert table.answer(0, True)["status"] == "ended"


# Taking back


def test_a_turn_that_ended_is_under_way_again_when_all_others_agree(server: Running, database: str) -> None:
    table = Around(server, 3)
    seat = table.until_back()
    table.people[(seat + 1) % 3].refused("POST", f"{table.path}/ask", 409, "not-back", {"what": "back"})
    before, final = table.state(seat), table.table()["moves"]
    updates = table.updates()
    told = updates[-1]
    assert table.ask(seat, "back")["question"]["awaited"] == [one for one in range(3) if one != seat]
    others = [one for one in range(3) if one != seat]
    with table.people[others[0]].socket(table.id, since=told["revision"] + 1) as live:
        table.answer(others[0], True)
        table.answer(others[1], True)
        while (update := next_message(live, "update"))["kind"] != "back":
            pass
    assert (update["seat"], update["events"], update["run"]["seat"]) == (seat, [], seat)
    state = table.state(seat)
    assert (state["run"]["seat"], state["asked"], state["question"]) == (seat, True, None)
    assert state["turn"] > before["turn"]
    assert table.table()["moves"] < final
    assert "end" in [one["notation"] for one in state["legal"]] or "pass" in [one["notation"] for one in state["legal"]]
    # The same end leads to the same table again; nothing was drawn meanwhile, and nothing is lost.
    table.act("end" if "end" in [one["notation"] for one in state["legal"]] else "pass")
    again = table.state(seat)
    assert again["position"] == before["position"]
    assert table.table()["moves"] == final
    assert all_replay(database)


def test_what_was_final_is_kept_and_the_steps_can_be_undone(server: Running, database: str) -> None:
    table = Around(server)
    while True:  # until a turn ends with a step that could have been taken back
        run = table.state()["run"]
        seat = table.until_back() if run["can_undo"] else -1
        if seat == run["seat"]:
            break
        table.act()
    table.ask(seat, "back")
    state = table.answer(1 - seat, True)
    assert state["run"]["can_undo"]
    assert all_replay(database)
    revision = table.table()["revision"]

    async def stored() -> tuple[int, int, list[int]]:
        async with reading(server.house.engine) as connection:
            final = (await connection.execute(select(events.c.action).where(events.c.game_id == table.id))).all()
            run = (await connection.execute(select(steps.c.action).where(steps.c.game_id == table.id))).all()
            where = (taken_back.c.game_id == table.id, taken_back.c.revision == revision)
            query = select(taken_back.c.sequence).where(*where).order_by(taken_back.c.sequence)
            return len(final), len(run), list((await connection.execute(query)).scalars())

    final, run, gone = server.within(stored())
    assert final == table.table()["moves"]
    assert gone == list(range(final, final + len(gone)))
    assert len(gone) > run > 0  # with what ended the turn
    person = table.people[seat]
    body = {"revision": revision, "request_id": "undo after all"}
    undone = person.post(f"{table.path}/undo", body)
    assert undone["run"]["steps"] == state["run"]["steps"] - 1
    assert all_replay(database)


def test_a_turn_that_is_taken_back_has_added_no_time(server: Running, clock: Clock) -> None:
    agreed = {"kind": "budget", "seconds": 900, "addition": 15, "then": "wait"}
    table = Around(server, clock=agreed)
    seat = table.until_back()
    before = [one["left"] for one in table.state()["clock"]["seats"]]
    clock.now += 5
    table.ask(seat, "back")
    after = [one["left"] for one in table.answer(1 - seat, True)["clock"]["seats"]]
    assert after[seat] == before[seat] - agreed["addition"]
    assert after[1 - seat] == before[1 - seat] - 5


def test_nothing_is_taken_back_once_something_was_revealed(server: Running) -> None:
    table = Around(server, 3)
    seat = table.until_back()
    table.ask(seat, "back")
    for _ in range(60):
        table.act()
        if table.state()["run"]["back"] != seat:
            break
    assert table.state()["question"] is None  # it has lapsed by itself
    table.people[seat].refused("POST", f"{table.path}/ask", 409, "not-back", {"what": "back"})


def test_one_question_at_a_time(server: Running) -> None:
    table = Around(server)
    seat = table.until_back()
    table.ask(1 - seat, "end")
    table.people[seat].refused("POST", f"{table.path}/ask", 409, "question", {"what": "back"})


def test_answers_at_once_do_it_once(server: Running, database: str) -> None:
    table = Around(server, 3)
    seat = table.until_back()
    number = table.ask(seat, "back")["question"]["id"]
    others = [person for one, person in enumerate(table.people) if one != seat]
    body = {"question": number, "agree": True}
    counted = reasons(at_once(*(sending(person, f"{table.path}/answer", body) for person in others * 3)))
    assert counted["granted"] >= 2
    assert set(counted) <= {"granted", "not-asked"}
    assert [update["kind"] for update in table.updates()].count("back") == 1
    assert all_replay(database)


def test_a_program_that_plays_without_a_socket_is_not_away(server: Running, clock: Clock) -> None:
    table = Around(server, away_seconds=LIVE)
    seat = table.until_back()
    table.ask(seat, "back")
    table.answer(1 - seat, True)
    clock.now += LIVE - 1
    state = table.state(seat)
    if state["run"]["can_undo"]:
        body = {"revision": state["revision"], "request_id": "back"}
        table.people[seat].post(f"{table.path}/undo", body)
    else:
        table.act(next(one["notation"] for one in state["legal"] if one["notation"] not in ("end", "pass")))
    clock.now += LIVE - 1
    assert table.state()["run"]["seat"] == seat
    table.people[1 - seat].refused("POST", f"{table.path}/away", 409, "not-away", {"seat": seat})


# Kills


def test_killed_in_the_middle_of_asking_and_after_a_turn_was_taken_back(database: str, tmp_path: Any) -> None:
    """What was answered is there, what was not has not happened; the game goes on from it."""
    with process(database, tmp_path / "log") as server:
        table = Around(server)
        seat = table.until_back()
        table.ask(seat, "back")
        revive(server, table)
        assert table.state()["question"]["what"] == "back"
        table.answer(1 - seat, True)
        taken = table.state(seat)
        revive(server, table)
        assert table.state(seat) == taken
        for _ in range(5):
            table.act()
        table.people[0].post(f"{table.path}/give-up")
        revive(server, table)
        assert table.table()["result"]["resigned"] == [0]
    assert all_replay(database)


def revive(server: Process, table: Around) -> None:
    server.kill()
    server.start()
    table.people = [server.keep(person) for person in table.people]


def test_a_question_outlasts_a_restart(settings: Settings, clock: Clock) -> None:
    with running(settings, Services(now=clock)) as first:
        table = Around(first)
        asked = table.ask(0, "end")["question"]
        cookies = [person.cookie for person in table.people]
    with running(settings, Services(now=clock)) as second:
        table.people = [second.visitor(Cookie=f"gah_session={cookie}") for cookie in cookies]
        assert table.state(1)["question"] == asked
        assert table.answer(1, True)["status"] == "ended"

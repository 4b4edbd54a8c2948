"""Choosing at the same time: what is kept, who hears of it, and that the game goes on as if nobody had hurried."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grandaustria import Game
from grandaustria.server.settings import Settings
from tests.server.houses import brisk
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL
from tests.server.processes import Process, process
from tests.server.running import Running, Visitor, running
from tests.server.test_leaving import all_replay
from tests.waiting import PATIENCE, eventually

Json = dict[str, Any]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


class Around:
    """A game that has begun, and the people at it by their seats."""

    def __init__(self, server: Running | Process, players: int = 3, staff: str = "draft", **options: Any) -> None:
        self.people = [server.visitor() for _ in range(players)]
        for person in self.people:
            person.get("/me")
        host, *others = self.people
        opened = host.post("/tables", {"players": players, "staff": staff, "public": True, **options}, 201)
        self.path = f"/tables/{opened['id']}"
        for person in others:
            person.post(f"{self.path}/join", {})
        host.post(f"{self.path}/start")
        self.asked = 0

    def state(self, seat: int = 0) -> Json:
        return dict(self.people[seat].get(f"{self.path}/state"))

    def _intent(self, seat: int, **what: Any) -> Json:
        self.asked += 1
        return {"revision": self.state(seat)["revision"], "request_id": f"r{self.asked}", **what}

    def ahead(self, at: int, what: str, action: str | None = None, status: int = 200, **changes: Any) -> Json:
        """Something is chosen before the seat is asked; its state then, or why not."""
        body = self._intent(at, what=what, action=action) | changes
        return dict(self.people[at].post(f"{self.path}/ahead", body, status))

    def ready(self, seat: int, *actions: str) -> Json:
        for action in actions:
            self.ahead(seat, "step", action)
        return self.ahead(seat, "confirm")

    def act(self, action: str | None = None) -> Json:
        """Whoever is asked does this, or the first thing there is, or confirms."""
        seat = self.state()["run"]["seat"]
        state = self.state(seat)
        if state["run"]["complete"]:
            return dict(self.people[seat].post(f"{self.path}/confirm", self._intent(seat)))
        chosen = action or state["legal"][0]["notation"]
        return dict(self.people[seat].post(f"{self.path}/actions", self._intent(seat, action=chosen)))

    def until(self, phase: str) -> Json:
        while self.state()["position"]["phase"] != phase:
            self.act()
        return self.state()

    def choices(self, seat: int) -> list[str]:
        return [one["notation"] for one in self.state(seat)["ahead"]["legal"]]

    def picks(self) -> list[str]:
        """The cards that were kept, as the last seat may see them."""
        record = self.people[-1].get(f"{self.path}/record")
        return [move for move in record["moves"] if move.startswith("keep")]


def told_kinds(person: Visitor, path: str, since: int) -> list[tuple[str, int]]:
    updates = person.get(f"{path}/updates", params={"since": since})["updates"]
    return [(update["kind"], update["seat"]) for update in updates]


@DAILY_ON_SQLITE
def test_the_draft_is_chosen_by_all_at_the_same_time(server: Running) -> None:
    table = Around(server)
    first, second, third = (table.state(seat) for seat in range(3))
    assert first["asked"]
    assert first["ahead"] is None
    assert first["together"] == second["together"] == {"seats": [1, 2], "ready": []}
    assert not second["asked"]
    assert second["legal"] == []
    assert second["ahead"]["asked"]
    assert not {one["notation"] for one in second["ahead"]["legal"]} & {
        one["notation"] for one in third["ahead"]["legal"]
    }
    wanted = [table.choices(seat)[2] for seat in (1, 2)]
    chosen = table.ahead(1, "step", wanted[0])["ahead"]
    assert (chosen["run"]["complete"], chosen["run"]["can_undo"], chosen["ready"]) == (True, True, False)
    assert table.ready(2, wanted[1])["ahead"]["ready"]
    assert table.people[0].get("/me/export")["chosen_ahead"] == []
    [own] = table.people[2].get("/me/export")["chosen_ahead"]
    assert (own["table"], len(own["actions"]), own["ready"]) == (table.path.rpartition("/")[2], 1, True)
    table.ahead(1, "confirm")
    assert table.state(0)["together"] == {"seats": [1, 2], "ready": [1, 2]}
    assert table.state(0)["revision"] == first["revision"]  # nothing has happened to the game
    table.act()
    done = table.act()  # the seat that was asked confirms; all others are in
    assert done["accepted"]["seat"] == 0
    assert done["revision"] > done["accepted"]["revision"]
    assert done["run"]["seat"] == 0  # of the next round
    kinds = [("step", 0), ("confirm", 0), ("step", 1), ("confirm", 1), ("confirm", 2)]
    assert told_kinds(table.people[0], table.path, first["revision"]) == kinds
    assert table.picks() == ["keep ?", "keep ?", wanted[1]]
    assert all_replay(server.settings.database_url)


@DAILY_ON_SQLITE
def test_first_rooms_too_and_what_is_not_confirmed_can_be_gone_on_with(server: Running) -> None:
    table = Around(server, staff="standard")
    table.until("rooms")
    first = table.state()["run"]["seat"]
    later, last = (first + 1) % 3, (first + 2) % 3
    assert table.state()["together"]["seats"] == sorted([later, last])
    shown = table.ready(last, "prepare 5", "prepare 10")["ahead"]
    assert shown["position"]["seats"][last]["prepared"] == [0, 5, 10]
    assert table.state(first)["position"]["seats"][last]["prepared"] == []
    table.ahead(later, "step", "prepare 1")
    while table.state()["run"]["seat"] == first:
        table.act()
    state = table.state(later)
    assert state["run"] | {"seat": later, "steps": 1, "complete": False, "can_undo": True} == state["run"]
    assert state["position"]["seats"][later]["prepared"] == [0, 1]
    assert table.state()["together"] == {"seats": [last], "ready": [last]}
    table.act("prepare 5")
    done = table.act()
    assert done["position"]["phase"] == "turn"
    assert done["position"]["seats"][last]["prepared"] == [0, 5, 10]
    assert Game.from_record(_whole(table)).position.phase == "turn"


def _whole(table: Around) -> Any:
    """The record when all people have agreed to end the game."""
    for person in table.people:
        person.post(f"{table.path}/ask", {"what": "end"})
    return table.people[0].get(f"{table.path}/record")


@DAILY_ON_SQLITE
def test_nobody_learns_what_was_chosen(server: Running) -> None:
    """The same game with other choices: all bytes that the others can ask for are the same."""
    table = Around(server)
    watcher = server.guest()
    others = [table.people[0], table.people[2], watcher]
    paths = ("state", "state?language=en&prospects=true", "prospects", "updates", "record", "events/3", "chat")

    def looked() -> list[bytes]:
        asked = [person.client.get(f"/api/v1{table.path}/{path}") for person in others for path in paths]
        return [answer.content for answer in asked]

    cards = table.choices(1)
    table.ahead(1, "step", cards[0])
    begun = looked()
    table.ahead(1, "confirm")
    worlds = [looked()]
    for card in cards[1:]:
        table.ahead(1, "undo")
        assert looked() == begun  # not ready, whatever lies there
        table.ready(1, card)
        worlds.append(looked())
    assert all(world == worlds[0] for world in worlds)
    assert begun != worlds[0]  # that somebody is ready is told


@DAILY_ON_SQLITE
def test_the_sockets_of_others_hear_only_that_a_seat_is_ready(server: Running) -> None:
    table = Around(server)
    own, other = table.people[1], table.people[0]
    since, name = table.state()["revision"], table.path.rpartition("/")[2]
    with other.socket(name, since=since) as outside, own.socket(name, since=since) as inside:
        frames = [_states(live, 1) for live in (outside, inside)]
        cards = table.choices(1)
        for card in cards[:3]:
            table.ready(1, card)
            table.ahead(1, "undo")
        heard = _states(outside, 6)
        assert [state["together"]["ready"] for state in heard] == [[1], [], [1], [], [1], []]
        assert heard[0] == heard[2] == heard[4]
        assert {**heard[1]} == {**heard[3]}
        told = _states(inside, 9)
        assert [len(state["ahead"]["legal"]) for state in told] == [0, 0, 6] * 3
        assert frames[0][0]["ahead"] is None


def _states(live: Any, count: int) -> list[Json]:

    found: list[Json] = []
    while len(found) < count:
        message = json.loads(live.recv(timeout=PATIENCE))
        if message["type"] == "state":
            found.append(message)
    return found


@ON_POSTGRESQL
def test_another_process_hears_of_it(settings: Settings) -> None:
    with running(settings) as one, running(settings) as other:
        table = Around(one)
        name, since = table.path.rpartition("/")[2], table.state()["revision"]
        own, rival = (other.visitor(), other.visitor())
        for seat, visitor in ((1, own), (2, rival)):
            visitor.client.cookies.set("gah_session", str(table.people[seat].cookie))
        with own.socket(name, since=since) as inside, rival.socket(name, since=since) as outside:
            for live in (inside, outside):
                _states(live, 1)
            table.ready(1, table.choices(1)[0])
            assert [len(state["ahead"]["legal"]) for state in _states(inside, 2)] == [0, 0]
            assert _states(outside, 1)[0]["together"]["ready"] == [1]


@DAILY_ON_SQLITE
def test_a_choice_can_be_changed_until_the_game_comes_to_it(server: Running) -> None:
    table = Around(server, players=2)
    cards = table.choices(1)
    table.ready(1, cards[0])
    assert table.ahead(1, "undo")["ahead"]["run"]["can_redo"]
    assert table.ahead(1, "redo")["ahead"]["run"]["complete"]
    table.ahead(1, "undo")
    table.ready(1, cards[3])
    table.act()
    table.act()
    assert table.picks()[1] == cards[3]


@DAILY_ON_SQLITE
def test_a_last_pick_that_is_not_confirmed_does_not_become_final(server: Running) -> None:
    table = Around(server, players=2)
    table.ahead(1, "step", table.choices(1)[0])
    table.act()
    state = table.act()
    assert (state["run"]["seat"], state["run"]["steps"]) == (1, 0)
    assert table.state(1)["asked"]


@DAILY_ON_SQLITE
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(server: Running) -> None:
    table = Around(server, players=3)

    def reason(answer: Json) -> str:
        return str(answer["error"]["reason"])

    assert reason(table.ahead(1, "step", table.choices(2)[0], 422)) == "illegal"  # of the pack of another
    assert reason(table.ahead(1, "step", None, 422)) == "illegal"
    assert reason(table.ahead(1, "confirm", None, 422)) == "illegal"
    assert reason(table.ahead(1, "undo", None, 422)) == "illegal"
    assert reason(table.ahead(1, "step", table.choices(1)[0], 403, seat=2)) == "foreign"
    watcher = server.guest()
    body = {"revision": table.state()["revision"], "request_id": "w", "what": "step", "action": table.choices(1)[0]}
    watcher.refused("POST", f"{table.path}/ahead", 403, "forbidden", body)
    assert table.state(1)["ahead"]["run"]["steps"] == 0
    before = table.state()["revision"]
    table.ready(1, table.choices(1)[0])
    assert reason(table.ahead(1, "step", table.state(2)["ahead"]["legal"][0]["notation"], 422)) == "illegal"
    table.act()
    table.act()  # also that of seat 1
    assert reason(table.ahead(1, "step", "keep 1", 409, revision=before)) == "stale"
    assert reason(table.ahead(1, "step", "keep 1", 409)) == "not-together"  # its pick is made
    while table.state()["position"]["phase"] == "draft":
        table.act()
    asked = table.state()["run"]["seat"]
    assert table.state()["together"] is None
    assert reason(table.ahead((asked + 1) % 3, "step", "guest 1", 409)) == "not-together"


@DAILY_ON_SQLITE
def test_what_others_do_meanwhile_does_not_make_a_choice_stale(server: Running) -> None:
    table = Around(server)
    before = table.state(2)["revision"]
    table.act()
    table.act()
    card = table.choices(2)[1]
    assert table.ahead(2, "step", card, revision=before)["ahead"]["run"]["complete"]


@DAILY_ON_SQLITE
def test_whoever_is_asked_meanwhile_just_does_it(server: Running) -> None:
    table = Around(server)
    before, card = table.state(1)["revision"], table.choices(1)[1]
    table.act()
    table.act()
    done = table.ahead(1, "step", card, revision=before)
    assert done["ahead"] is None
    assert (done["run"]["seat"], done["run"]["complete"]) == (1, True)
    assert done["revision"] == table.state()["revision"] > before + 2


@DAILY_ON_SQLITE
def test_a_request_sent_twice_is_done_once(server: Running) -> None:
    table = Around(server, staff="standard")
    table.until("rooms")
    seat = table.state()["together"]["seats"][0]
    body = {"revision": table.state()["revision"], "request_id": "once", "what": "step", "action": "prepare 5"}
    for _ in range(2):
        state = table.people[seat].post(f"{table.path}/ahead", body)
        assert state["ahead"]["run"]["steps"] == 1


@DAILY_ON_SQLITE
def test_a_bot_in_the_persons_stead_chooses_itself(server: Running) -> None:
    table = Around(server, players=2, stand_in="apprentice")
    table.ready(1, table.choices(1)[0])
    table.people[1].post(f"{table.path}/leave", {})
    assert table.state()["together"] is None
    assert table.state(1)["ahead"] is None
    table.act()
    table.act()
    asyncio.run(eventually(lambda: len(table.picks()) >= 2))
    table.people[1].post(f"{table.path}/seats/1", {"take": True})
    assert all_replay(server.settings.database_url)


@pytest.mark.parametrize("staff", ["draft", "standard"])
@DAILY_ON_SQLITE
def test_at_one_screen_nobody_chooses_ahead(server: Running, staff: str) -> None:
    person = server.guest()
    opened = person.post("/tables", {"players": 2, "staff": staff, "hot_seat": True}, 201)
    person.post(f"/tables/{opened['id']}/start")
    state = person.get(f"/tables/{opened['id']}/state")
    assert (state["together"], state["ahead"]) == (None, None)


@DAILY_ON_SQLITE
def test_prospects_are_those_of_the_choice(server: Running) -> None:
    table = Around(server)
    path = f"{table.path}/state?language=en&prospects=true"
    ahead = table.people[2].get(path)["prospects"]["ahead"]
    assert [one["notation"] for one in ahead["options"]] == table.choices(2)
    assert not any(one["final"] for one in ahead["options"])
    assert ahead["chosen"] == []
    table.ahead(2, "step", table.choices(2)[0])
    ahead = table.people[2].get(path)["prospects"]["ahead"]
    assert ahead["options"] == []
    assert len(ahead["chosen"]) == 1
    table.ahead(2, "confirm")
    told = table.people[2].get(path)["prospects"]
    assert told["ahead"]["ask"] == told["ask"]
    assert table.people[0].get(path)["prospects"]["ahead"] is None


@DAILY_ON_SQLITE
def test_what_was_chosen_survives_a_kill(database: str, tmp_path: Path) -> None:
    with process(database, tmp_path / "server.log") as server:
        table = Around(server, players=2)
        card = table.choices(1)[4]
        table.ready(1, card)
        server.kill()
        server.start()
        assert table.state(1)["ahead"]["ready"]
        table.act()
        server.kill()
        server.start()
        table.act()
        assert table.picks()[1] == card

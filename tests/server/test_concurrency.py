"""Many things at once: one of them happens, the others are told why not, and everybody sees the same."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from grandaustria import Setup
from tests.server.driving import Client, Json, Table, check_same, seat_people
from tests.server.running import Running, Visitor
from tests.waiting import PATIENCE

MANY = 10


@pytest.fixture
def table(server: Running) -> Iterator[Table]:
    """A game of two in its first turns."""
    table = seat_people([server.guest(), server.guest()], Setup(2), seed=11)
    table.play(until=lambda: table.clients[0].state["position"]["phase"] == "turn")
    yield table
    table.disconnect()


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """What each of these gives, all begun at the same moment."""
    together = threading.Barrier(len(works))

    def begin(work: Callable[[], Any]) -> Any:
        together.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(begin, works))


def tab(server: Running, visitor: Visitor) -> Visitor:
    """The same person once more, in a window of their own."""
    another = server.visitor()
    another.client.cookies = visitor.client.cookies
    return another


def sending(visitor: Visitor, path: str, body: Json) -> Callable[[], tuple[int, Json]]:
    def send() -> tuple[int, Json]:
        response = visitor.client.post(f"/api/v1{path}", json=body)
        return response.status_code, response.json()

    return send


def reasons(answers: Sequence[tuple[int, Json]]) -> Counter[str]:
    return Counter("granted" if status < 300 else str(answer["error"]["reason"]) for status, answer in answers)


# One step, many times


def test_the_same_request_ten_times_at_once_has_one_effect(table: Table) -> None:
    doing = table.intend()
    visitor = table.at(doing.seat).visitor
    answers = at_once(*[sending(visitor, doing.path, doing.body)] * MANY)
    assert reasons(answers) == {"granted": MANY}
    first = answers[0][1]
    for _, answer in answers:
        check_same(answer, first)
    table.hear(doing.revision)
    assert first["revision"] == doing.revision == table.at(doing.seat).ask_state()["revision"]


def test_of_ten_different_requests_for_the_same_step_one_is_granted(table: Table) -> None:
    doing = table.intend()
    visitor = table.at(doing.seat).visitor
    bodies = [{**doing.body, "request_id": f"at once {i}"} for i in range(MANY)]
    answers = at_once(*(sending(visitor, doing.path, body) for body in bodies))
    assert reasons(answers) == {"granted": 1, "stale": MANY - 1}
    table.hear(doing.revision)
    refused = next(answer for status, answer in answers if status != 200)
    assert refused["error"]["details"] == {"revision": doing.revision}
    assert table.at(doing.seat).ask_state()["revision"] == doing.revision


def test_everybody_acts_at_once_and_only_the_seat_whose_turn_it_is_may(table: Table) -> None:
    doing = table.intend()
    works = [
        sending(client.visitor, doing.path, {**doing.body, "request_id": f"{client.seat} {i}"})
        for i in range(MANY // 2)
        for client in table.clients
    ]
    counted = reasons(at_once(*works))
    assert counted["granted"] == 1
    assert set(counted) <= {"granted", "stale", "foreign"}
    table.hear(doing.revision)
    assert table.at(doing.seat).ask_state()["revision"] == doing.revision


# Two tabs


def test_two_tabs_want_different_things(server: Running, table: Table) -> None:
    client = table.actor()
    other = tab(server, client.visitor)
    actions = [entry["action"] for entry in client.state["legal"]][:2]
    bodies = [{"revision": client.seen, "request_id": f"tab {action}", "action": action} for action in actions]
    path = client.path("actions")
    answers = at_once(*(sending(one, path, body) for one, body in zip((client.visitor, other), bodies, strict=True)))
    assert reasons(answers) == {"granted": 1, "stale": 1}
    table.hear(client.seen + 1)
    assert Client(other, client.table, client.seat).ask_state() == client.ask_state() == client.state


def test_undo_against_the_end_of_the_turn(server: Running, table: Table) -> None:
    """Whichever comes first, the other finds the table changed; a step is never both final and taken back."""
    happened: Counter[str] = Counter()
    while sum(happened.values()) < MANY:
        table.play(until=lambda: can_undo_and_end(table.actor()))
        client = table.actor()
        other = tab(server, client.visitor)
        wanted = {"revision": client.seen, "request_id": f"undo {client.seen}"}
        ending = {"revision": client.seen, "request_id": f"end {client.seen}", "action": "end"}
        answers = at_once(
            sending(client.visitor, client.path("undo"), wanted), sending(other, client.path("actions"), ending)
        )
        assert reasons(answers) == {"granted": 1, "stale": 1}
        table.hear(client.seen + 1)
        update = client.updates[-1]
        happened[update["kind"]] += 1
        assert update["kind"] == ("undo" if answers[0][0] == 200 else "end")
        client.check_answers(since=client.seen - 2)


def can_undo_and_end(client: Client) -> bool:
    run, legal = client.state["run"], client.state["legal"]
    return bool(run["can_undo"]) and any(entry["notation"] == "end" for entry in legal)


# Before the game


def test_many_want_the_last_seat(server: Running) -> None:
    host, *guests = [server.guest() for _ in range(MANY)]
    opened = host.post("/tables", {"players": 2}, status=201)
    path = f"/tables/{opened['id']}/join"
    answers = at_once(*(sending(guest, path, {"code": opened["code"]}) for guest in guests))
    assert reasons(answers) == {"granted": 1, "full": MANY - 2}
    seats = host.get(f"/tables/{opened['id']}")["seats"]
    assert len(seats) == 2


def test_one_person_joins_many_times_and_has_one_seat(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    opened = host.post("/tables", {"players": 4}, status=201)
    path = f"/tables/{opened['id']}/join"
    answers = at_once(*[sending(guest, path, {"code": opened["code"]})] * MANY)
    assert reasons(answers) == {"granted": MANY}
    host.refused("POST", f"/tables/{opened['id']}/start", 409, "seats-free", {})


def test_a_game_started_many_times_begins_once(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    opened = host.post("/tables", {"players": 2}, status=201)
    guest.post(f"/tables/{opened['id']}/join", {"code": opened["code"]})
    answers = at_once(*[sending(host, f"/tables/{opened['id']}/start", {})] * MANY)
    assert reasons(answers) == {"granted": 1, "started": MANY - 1}
    updates = Client(host, opened["id"], 0).ask_updates(0)
    assert [update["kind"] for update in updates].count("begin") == 1


def test_leaving_against_starting(server: Running) -> None:
    """Either the guest is gone and there is a free seat, or the game begins and a bot takes over."""
    for _ in range(5):
        host, guest = server.guest(), server.guest()
        opened = host.post("/tables", {"players": 2}, status=201)
        path = f"/tables/{opened['id']}"
        guest.post(f"{path}/join", {"code": opened["code"]})
        started, left = at_once(sending(host, f"{path}/start", {}), sending(guest, f"{path}/leave", {}))
        assert left[0] == 200
        assert started[0] == 200 or started[1]["error"]["reason"] == "seats-free"
        status = host.get(path)["status"]
        assert status == ("running" if started[0] == 200 else "open")


# While the game goes on


@contextmanager
def meanwhile(*works: Callable[[], Any]) -> Iterator[None]:
    """Do these again and again beside the rest, from before it to after it; any failure is a failure of the test."""
    begun, over = threading.Barrier(len(works) + 1, timeout=PATIENCE), threading.Event()

    def repeat(work: Callable[[], Any]) -> None:
        begun.wait()
        while not over.is_set():
            work()
        work()

    with ThreadPoolExecutor(len(works)) as pool:
        running = [pool.submit(repeat, work) for work in works]
        try:
            begun.wait()
            yield
        finally:
            over.set()
        for work in running:
            work.result()


def test_whoever_looks_while_the_game_goes_on_sees_one_moment_of_it(server: Running, table: Table) -> None:
    """A state that was read while steps were taken is that of its revision, never half of the next."""
    looks: list[tuple[Client, Json]] = []

    def looking(client: Client) -> Callable[[], None]:
        one = Client(tab(server, client.visitor), client.table, client.seat)
        return lambda: looks.append((client, one.ask_state()))

    def moments() -> int:
        return len({state["revision"] for _, state in list(looks)})

    with meanwhile(*(looking(client) for client in table.clients for _ in range(2))):
        table.play(most=20)
        table.play(until=lambda: moments() > 5)
    for client, state in looks:
        if state["revision"] in client.states:
            check_same(state, client.states[state["revision"]])
    assert moments() > 5


def test_sockets_come_and_go_while_the_game_goes_on(server: Running, table: Table) -> None:
    """Each is told every revision after the one it named, once, in order."""

    def coming(client: Client) -> Callable[[], None]:
        visitor = tab(server, client.visitor)

        def come() -> None:
            one = Client(visitor, client.table, client.seat)
            known = len(client.updates)
            one.updates = client.updates[: known - known % 7]  # what it is told has to follow on this
            one.connect()
            one.hear(known)
            one.disconnect()

        return come

    with meanwhile(*(coming(client) for client in table.clients)):
        table.play(most=20)


def test_talking_while_the_game_goes_on(table: Table) -> None:
    said: list[str] = []

    def talk(client: Client) -> Callable[[], None]:
        def say() -> None:
            text = f"{client.seat}: {len(said)}"
            client.visitor.post(client.path("chat"), {"text": text}, status=201)
            said.append(text)

        return say

    with meanwhile(*(talk(client) for client in table.clients)):
        table.play(most=12)
    for client in table.clients:
        while len(client.chat) < len(said):
            client.hear_one()
        assert {message["text"] for message in client.chat} == set(said)
        client.check_answers(since=0)

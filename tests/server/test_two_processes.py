"""Two server processes on one PostgreSQL: the players of one table sit at different ones and do not notice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import asyncpg
import pytest

from grandaustria import PRESETS, Setup
from grandaustria.server.settings import Settings
from tests.server.driving import Client, Table, seat_people
from tests.server.houses import open_house
from tests.server.postgresql import ON_POSTGRESQL
from tests.server.processes import Process
from tests.server.running import Visitor
from tests.server.test_whole_games import check_the_end
from tests.waiting import PATIENCE

pytestmark = ON_POSTGRESQL

LISTENING = """
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND (query ILIKE 'LISTEN%' OR query = 'SELECT 1')
"""
"""A connection that listens has said so last, or that it is still there."""


def at(server: Process, visitor: Visitor) -> Visitor:
    """The same person at another process: the identity is in the database, not in a process."""
    twin = server.keep(Visitor(server.origin))
    twin.client.cookies = visitor.client.cookies
    return twin


def seat_apart(pair: list[Process], setup: Setup, seed: int) -> Table:
    """Seats in turn at the one process and the other, a spectator at each."""
    people = [pair[seat % 2].visitor() for seat in range(setup.players)]
    return seat_people(people, setup, seed, watching=[server.visitor() for server in pair], public=True)


def sql(database: str, query: str) -> list[int]:
    async def ask() -> list[int]:
        connection = await asyncpg.connect(database)
        try:
            return [row[0] for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def deafen(database: str) -> int:
    """Cut every connection on which a process hears of the changes of the others."""
    pids = sql(database, LISTENING)
    for pid in pids:
        sql(database, f"SELECT pg_terminate_backend({pid})")
    return len(pids)


def test_a_whole_game_of_players_at_different_processes(pair: list[Process], database: str) -> None:
    setup = Setup(3, PRESETS["2022"], "day", "standard")
    table = seat_apart(pair, setup, seed=5)
    table.play()
    table.disconnect()
    told = [[update["revision"] for update in client.updates] for client in table.clients]
    assert all(revisions == list(range(1, table.revision + 1)) for revisions in told)
    watching = [client.updates[:-1] for client in table.clients if client.seat is None]
    assert watching[0] == watching[1]
    check_the_end(table, database, setup)


def test_one_person_at_both_processes(pair: list[Process]) -> None:
    """A step granted by one process is known to the other, also when it is repeated there."""
    table = seat_apart(pair, Setup(2), seed=6)
    table.play(most=5)
    doing = table.intend()
    accepted, state = table.send(doing)
    table.hear(doing.revision)
    client = table.at(doing.seat)
    for server in pair:
        twin = Client(at(server, client.visitor), client.table, client.seat)
        answer = twin.visitor.post(doing.path, doing.body)
        assert answer.pop("accepted") == accepted
        assert answer == state == twin.ask_state()
    assert table.revision == doing.revision
    stale = {**doing.body, "request_id": "another"}
    for server in pair:
        at(server, client.visitor).refused("POST", client.path("confirm"), 409, "stale", stale)
    table.disconnect()


def test_what_is_said_at_one_process_is_heard_at_both(pair: list[Process]) -> None:
    table = seat_apart(pair, Setup(2), seed=7)
    for client in table.players:
        client.visitor.post(client.path("chat"), {"text": f"from {client.seat}"}, status=201)
    for client in table.players:
        while len(client.chat) < 2:
            client.hear_one()
        assert {message["text"] for message in client.chat} == {"from 0", "from 1"}
    table.disconnect()


def test_a_process_that_was_cut_off_from_the_news_hears_them_again(pair: list[Process], database: str) -> None:
    table = seat_apart(pair, Setup(2), seed=8)
    table.play(most=4)
    assert deafen(database) == 2
    table.play(most=6)  # everybody still hears of everything, though later
    end = time.monotonic() + PATIENCE
    while len(sql(database, LISTENING)) < 2:
        assert time.monotonic() < end, "a process does not listen again"
        time.sleep(0.05)
    table.play(most=4)
    for client in table.clients:
        client.check_answers(since=0)
    table.disconnect()


def test_what_happened_while_nobody_listened_is_told_afterwards(pair: list[Process], database: str) -> None:
    """The news are not stored anywhere: a process that listens again has to look for itself."""
    players = [pair[0].visitor() for _ in range(2)]
    table = seat_people(players, Setup(2), seed=9, watching=[pair[1].visitor()], public=True)
    spectator = table.clients.pop()
    table.play(most=4)
    spectator.hear(table.revision)
    deafen(database)
    table.play(most=3)
    spectator.hear(table.revision)
    table.disconnect()
    spectator.disconnect()


def test_a_house_closes_though_it_is_cut_off_in_that_moment(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[Callable[[object], None]] = []
    monkeypatch.setattr(asyncpg.Connection, "add_termination_listener", lambda _, told: lost.append(told))

    async def close_when_cut_off() -> None:
        async with asyncio.timeout(PATIENCE), open_house(settings):
            for told in lost:
                told(None)

    asyncio.run(close_when_cut_off())
    assert lost


def test_one_process_goes_and_the_players_go_on_at_the_other(pair: list[Process], database: str) -> None:
    """Killed without a word; its players come back at the other process as who they are."""
    setup = Setup(2, PRESETS["it2015"], "night", "standard")
    table = seat_apart(pair, setup, seed=4)
    table.play(most=10)
    pair[1].kill()
    for client in table.clients:
        if client.visitor.origin == pair[1].origin:
            client.disconnect()
            client.visitor = at(pair[0], client.visitor)
            client.connect()
    table.play(most=10)
    for client in table.clients:
        client.check_answers(since=0)
    table.disconnect()

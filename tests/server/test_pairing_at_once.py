"""Quick pairing, many at once, at several processes, killed, with people who leave: nobody is ever half seated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import games, seats, wishes
from grandaustria.server.db.trouble import DatabaseAway
from grandaustria.server.store import bans
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL
from tests.server.processes import Process, process
from tests.server.running import Running, Visitor
from tests.server.seats import person_id
from tests.server.test_concurrency import at_once, sending
from tests.server.test_pairing import QUICK, THREE, ask, guests
from tests.server.with_accounts import PASSWORD, with_account

Json = dict[str, Any]


async def stored(server: Running) -> tuple[int, Counter[str]]:
    """How many games there are, and at how many seats everybody sits."""
    async with reading(server.house.engine) as connection:
        count = len((await connection.execute(select(games.c.id))).all())
        sitting = (await connection.execute(select(seats.c.person_id).where(seats.c.person_id.is_not(None)))).scalars()
        return count, Counter(str(one) for one in sitting)


def test_many_at_once(server: Running) -> None:
    people = guests(server, 12)
    at_once(*(sending(person, "/pairing", THREE) for person in people))
    tables = [standing["table"] for standing in ask(*people)]
    assert sorted(Counter(tables).values()) == [3, 3, 3, 3]
    count, sitting = server.within(stored(server))
    assert count == 4
    assert sitting == {person_id(person): 1 for person in people}
    for person, table in zip(people, tables, strict=True):
        assert person.get(f"/tables/{table}")["you"]["seats"]


def test_one_person_wishes_again_and_again_at_once(server: Running) -> None:
    anna, ben = guests(server, 2)
    works = [sending(person, "/pairing", QUICK) for person in (anna, ben) for _ in range(4)]
    at_once(*works)
    assert {standing["table"] for standing in ask(anna, ben)} - {None}
    count, sitting = server.within(stored(server))
    assert sitting == {person_id(anna): count, person_id(ben): count}  # never one without the other


def test_a_table_that_cannot_be_opened_seats_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)

    async def broken(*_: Any) -> None:
        raise DatabaseAway("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(server.house.alerts, "on_paired", broken)  # the last thing that is written
        ben.refused("POST", "/pairing", 503, "unavailable", QUICK)
    assert server.within(stored(server)) == (0, Counter())
    assert anna.get("/pairing")["table"] == ben.get("/pairing")["table"] is not None


def left(server: Running) -> int:
    async def count() -> int:
        async with reading(server.house.engine) as connection:
            return len((await connection.execute(select(wishes.c.person_id))).all())

    return int(server.within(count()))


def test_who_leaves_for_good_waits_no_longer(server: Running) -> None:
    anna, ben = guests(server, 2)
    anna.post("/pairing", QUICK)
    anna.delete("/me")
    assert left(server) == 0
    assert ben.post("/pairing", QUICK)["together"] == 1


@DAILY_ON_SQLITE
def test_who_logs_in_waits_no_longer(server: Running) -> None:
    with_account(server)
    anna = server.guest()
    anna.post("/pairing", QUICK)
    anna.post("/login", {"name": "Sisi", "password": PASSWORD})
    assert anna.get("/pairing")["wish"] is None
    assert left(server) == 0


@DAILY_ON_SQLITE
def test_who_is_banned_waits_no_longer(server: Running, clock: Clock) -> None:
    anna = server.guest()
    anna.post("/pairing", QUICK)

    async def ban(person: str) -> None:
        async with server.house.engine.begin() as connection:
            await bans.ban(connection, person, clock.now)

    server.within(ban(person_id(anna)))
    assert left(server) == 0


@ON_POSTGRESQL
def test_many_at_several_processes(pair: list[Process]) -> None:
    people = [process.visitor() for process in pair for _ in range(6)]
    ids = [person_id(person) for person in people]
    wish = {"players": 3, "pace": "daily"}  # nobody counts as gone, however busy the machine is
    at_once(*(sending(person, "/pairing", wish) for person in people))
    tables = [standing["table"] for standing in ask(*people)]
    assert sorted(Counter(tables).values()) == [3, 3, 3, 3]
    for table in set(tables):
        check_seated(people, ids, tables, table)


def test_killed_while_people_sit_down(database: str, tmp_path: Path) -> None:
    """Everybody either sits at a table and is told, or waits as before, and then sits down with the next."""
    with process(database, tmp_path / "log") as server:
        people = [server.visitor() for _ in range(6)]
        ids = [person_id(person) for person in people]
        wish = {"players": 3, "pace": "daily"}

        def wishing(person: Visitor) -> Callable[[], None]:
            def send() -> None:
                with suppress(httpx.TransportError):
                    person.client.post("/api/v1/pairing", json=wish)

            return send

        at_once(*map(wishing, people[:4]), server.kill)
        server.start()
        for person in people:
            if person.get("/pairing")["wish"] is None:
                person.post("/pairing", wish)
        tables = [standing["table"] for standing in ask(*people)]
        assert sorted(Counter(tables).values()) == [3, 3]
        for table in set(tables):
            check_seated(people, ids, tables, table)
        for person in people:
            assert len(person.get("/me/games")["tables"]) == 1


def check_seated(people: list[Visitor], ids: list[str], tables: list[str], table: str) -> None:
    """At this table sit those who were told so, and nobody else."""
    shown = people[tables.index(table)].get(f"/tables/{table}")
    told = [ids[place] for place, one in enumerate(tables) if one == table]
    assert sorted(seat["person"]["id"] for seat in shown["seats"]) == sorted(told)

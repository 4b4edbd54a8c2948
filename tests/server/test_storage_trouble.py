"""Storage that is away, full or busy: it is said so, nothing is lost, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from grandaustria.server.api import system
from grandaustria.server.api.identity import TOUCH_SECONDS
from grandaustria.server.api.system import Readiness
from grandaustria.server.db import engine
from grandaustria.server.db.engine import connect, reading
from grandaustria.server.db.trouble import DatabaseAway, trouble_of
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Settings
from tests.server.described import description
from tests.server.houses import Clock
from tests.server.postgresql import ON_POSTGRESQL, ON_SQLITE, Cluster
from tests.server.processes import process
from tests.server.running import API, Running, Visitor, running
from tests.waiting import eventually

METHODS = ("get", "post", "patch", "delete")


def failing(**facts: Any) -> DBAPIError:
    """An error of a database, as it is raised."""
    return DBAPIError("SELECT 1", {}, SimpleNamespace(**facts))  # type: ignore[arg-type]


TROUBLES: dict[str | None, list[Exception]] = {
    "unavailable": [
        *(
            failing(sqlstate=state)
            for state in ("08006", "53100", "53200", "53300", "57P01", "57P03", "58030", "25006")
        ),
        *(failing(sqlite_errorcode=code) for code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY)),
        *(failing(sqlite_errorcode=code) for code in (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_CANTOPEN)),
        DBAPIError("SELECT 1", {}, ValueError(), connection_invalidated=True),
        DatabaseAway("refused"),
    ],
    "busy": [
        *(failing(sqlstate=state) for state in ("55P03", "57014", "40001", "40P01")),
        *(failing(sqlite_errorcode=code) for code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_SNAPSHOT)),
        NoConnectionFree(),
    ],
    None: [
        *(failing(sqlstate=state) for state in ("23505", "42P01", "22021")),
        *(failing(sqlite_errorcode=code) for code in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT)),
        OSError("a disk of somebody else"),
        TimeoutError("somebody else's"),
        ValueError(),
    ],
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_an_error_says_about_storage(trouble: Any) -> None:
    assert [trouble_of(error) for error in TROUBLES[trouble]] == [trouble] * len(TROUBLES[trouble])


def test_every_operation_may_fail_and_says_so() -> None:
    operations = [path[method] for path in description()["paths"].values() for method in METHODS if method in path]
    assert len(operations) > 40
    assert [one["summary"] for one in operations if not {"500", "503"} <= set(one["responses"])] == []


# A disk that is full


@contextmanager
def full_disk(pid: int, file: Path) -> Iterator[None]:
    """Nothing can be added to a file, and none can become longer than it is."""
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (file.stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


@ON_SQLITE
def test_a_full_disk_is_said_and_nothing_is_lost(database: str, tmp_path: Path) -> None:
    with process(database, tmp_path / "server.log") as server:
        person = server.visitor()
        table = person.post("/tables", {"solo": "easy", "public": True}, 201)["id"]
        state = person.post(f"/tables/{table}/start", {}) and person.get(f"/tables/{table}/state")
        step = {"revision": state["revision"], "request_id": "once", "action": state["legal"][0]["action"]}
        with full_disk(server.pid, tmp_path / "tables.db-wal"):
            assert_unavailable(person, "POST", f"/tables/{table}/actions", step)
            assert person.get(f"/tables/{table}/state")["revision"] == state["revision"]
            system_says(person, alive=200, health=200, ready=503)
        assert person.post(f"/tables/{table}/actions", step)["revision"] == state["revision"] + 1
        system_says(person, alive=200, health=200)


def assert_unavailable(person: Visitor, method: str, path: str, body: Any = None) -> None:
    response = person.client.request(method, API + path, json=body)
    assert (response.status_code, response.json()["error"]["reason"]) == (503, "unavailable")
    assert response.headers["Retry-After"] == "5"


def system_says(person: Visitor, **statuses: int) -> None:
    """What it says when it has looked anew."""

    async def so() -> None:
        await eventually(lambda: {name: status(name) for name in statuses} == statuses, str(statuses))

    def status(name: str) -> int:
        return person.client.get(f"{API}/{name}").status_code

    asyncio.run(so())


@ON_SQLITE
def test_whoever_looks_needs_no_storage(server: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody was here is noted now and then, but not at any price."""
    person = server.guest()
    monkeypatch.setattr(engine, "SQLITE", (*engine.SQLITE, "query_only=ON"))
    server.within(server.house.engine.dispose())
    clock.now += 2 * TOUCH_SECONDS
    assert person.get("/me/games") == {"tables": [], "next": None}
    assert_unavailable(person, "PATCH", "/me", {"name": "Anna"})
    assert_unavailable(server.visitor(), "GET", "/me")
    system_says(person, alive=200, health=200, ready=503)


# A database that is away


@ON_POSTGRESQL
def test_a_database_that_is_away_is_waited_for(
    server: Running, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "TRIED_SECONDS", 0.0)
    person = server.guest()
    table = person.post("/tables", {"public": True}, 201)["id"]
    name = make_url(server.settings.database_url).database
    cluster.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    try:
        cluster.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        system_says(person, alive=200, health=503, ready=503)
        assert_unavailable(person, "PATCH", "/me", {"name": "Anna"})
        assert_unavailable(person, "GET", f"/tables/{table}")
        assert_unavailable(server.visitor(), "GET", "/me")
    finally:
        cluster.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    system_says(person, alive=200, health=200, ready=200)
    person.patch("/me", {"name": "Anna"})


# A database that is busy


@ON_POSTGRESQL
def test_whoever_waits_too_long_for_another_is_told_to_come_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "POSTGRESQL", {"lock_timeout": "1s"})
    with running(settings) as server:
        person = server.guest()

        async def ask_while_locked() -> Any:
            holder = await asyncpg.connect(engine.postgresql_address(settings.database_url))
            async with holder.transaction():
                await holder.execute("LOCK TABLE people IN ACCESS EXCLUSIVE MODE")
                answer = await asyncio.to_thread(person.client.patch, f"{API}/me", json={"name": "Anna"})
            await holder.close()
            return answer

        answer = asyncio.run(ask_while_locked())
        assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "busy")
        assert answer.headers["Retry-After"] == "2"
        person.patch("/me", {"name": "Anna"})


@ON_POSTGRESQL
def test_what_takes_too_long_is_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "POSTGRESQL", {"statement_timeout": "2s"})

    async def sleep() -> None:
        opened = connect(database, hurried=True)
        try:
            async with reading(opened) as connection:
                await connection.execute(text("SELECT pg_sleep(3600)"))
        finally:
            await opened.dispose()

    with pytest.raises(DBAPIError) as given_up:
        asyncio.run(sleep())
    assert trouble_of(given_up.value) == "busy"


@ON_POSTGRESQL
def test_a_line_that_does_not_answer_is_a_database_that_is_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ANSWER_SECONDS", 0.2)

    async def sleep() -> None:
        opened = connect(database, hurried=True)
        try:
            async with opened.connect() as connection:
                await connection.execute(text("SELECT pg_sleep(3600)"))
        finally:
            await opened.dispose()

    with pytest.raises(DatabaseAway) as away:
        asyncio.run(sleep())
    assert trouble_of(away.value) == "unavailable"


@ON_POSTGRESQL
def test_the_limits_of_statements(database: str) -> None:
    """The server has them, unless its address says something else; operators' tasks have none."""

    async def shown(address: str, hurried: bool) -> list[str]:
        opened = connect(address, hurried=hurried)
        try:
            async with reading(opened) as connection:
                return [(await connection.execute(text(f"SHOW {name}"))).scalar_one() for name in engine.POSTGRESQL]
        finally:
            await opened.dispose()

    assert asyncio.run(shown(database, hurried=True)) == ["5s", "30s", "1min"]
    assert asyncio.run(shown(f"{database}&lock_timeout=7s", hurried=True)) == ["7s", "30s", "1min"]
    assert asyncio.run(shown(database, hurried=False)) == ["0", "0", "0"]


# How often it is tried


def test_writing_is_tried_once_a_second_however_often_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, tried = Clock(), list[bool]()
    house: Any = SimpleNamespace(engine=None, talk=SimpleNamespace(sender=""))
    works = True

    async def trying(*_: object) -> None:
        tried.append(works)
        if not works:
            raise DatabaseAway

    monkeypatch.setattr(system, "try_writing", trying)
    readiness = Readiness(clock)

    async def ask() -> list[Any]:
        return await asyncio.gather(*(readiness.check(house) for _ in range(5)), return_exceptions=True)

    assert asyncio.run(ask()) == [None] * 5
    assert tried == [True]
    works = False
    clock.now += 1
    assert [type(answer) for answer in asyncio.run(ask())] == [Refusal] * 5
    assert tried == [True, False]

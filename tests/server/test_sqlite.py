"""SQLite as it is used here: writers queue in order, a look sees one state, what fails leaves nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server.db import engine as engine_module
from grandaustria.server.db import sqlite
from grandaustria.server.db.engine import connect, disconnect, reading, writing
from tests.server.sqlite import AS_SERVED
from tests.waiting import PATIENCE

WRITERS = 20
COUNT = text("SELECT count(*) FROM things")


def with_things(folder: Path, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = connect(f"sqlite:///{folder}/things.db")
        try:
            async with writing(engine) as connection:
                await connection.execute(text("CREATE TABLE things (id INTEGER PRIMARY KEY)"))
            await work(engine)
        finally:
            await disconnect(engine)

    asyncio.run(run())


async def add(connection: AsyncConnection, number: int) -> None:
    await connection.execute(text("INSERT INTO things VALUES (:id)"), {"id": number})


async def add_twice(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await add(connection, 1)
        await add(connection, 1)


async def count(engine: AsyncEngine) -> int:
    async with reading(engine) as connection:
        return int((await connection.execute(COUNT)).scalar_one())


def test_writers_take_turns_in_the_order_they_came(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        done: list[int] = []

        async def write(number: int) -> None:
            async with writing(engine) as connection:
                assert (await connection.execute(COUNT)).scalar_one() == number
                await asyncio.sleep(0)
                await add(connection, number)
                done.append(number)

        await asyncio.gather(*(write(number) for number in range(WRITERS)))
        assert done == list(range(WRITERS))
        assert await count(engine) == WRITERS

    with_things(tmp_path, work)


def test_a_look_does_not_wait_and_sees_one_state(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        async with reading(engine) as looking:
            assert (await looking.execute(COUNT)).scalar_one() == 0
            async with writing(engine) as connection:
                await add(connection, 1)
                assert await count(engine) == 0
            assert (await looking.execute(COUNT)).scalar_one() == 0
        assert await count(engine) == 1

    with_things(tmp_path, work)


def test_what_fails_leaves_nothing_and_the_next_one_works(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        for _ in range(2):
            with pytest.raises(IntegrityError):
                await add_twice(engine)
            assert await count(engine) == 0
        async with writing(engine) as connection:
            await add(connection, 1)
        assert await count(engine) == 1

    with_things(tmp_path, work)


def test_a_writer_that_is_cancelled_leaves_nothing(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        has_written = asyncio.Event()

        async def write() -> None:
            async with writing(engine) as connection:
                await add(connection, 1)
                has_written.set()
                await asyncio.Event().wait()

        task = asyncio.create_task(write())
        await has_written.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with writing(engine) as connection:
            await add(connection, 2)
        assert await count(engine) == 1

    with_things(tmp_path, work)


@pytest.fixture
def beginning(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set when a writer of the engine begins in its thread, where SQLite may let it wait."""
    begins, carry_out = threading.Event(), sqlite.Connection.carry_out

    async def noting(self: sqlite.Connection, sql: str, work: Callable[[sqlite3.Connection], None]) -> None:
        def begin(raw: sqlite3.Connection) -> None:
            if threading.current_thread() is not threading.main_thread():
                begins.set()
            work(raw)

        await carry_out(self, sql, begin if sql == sqlite.BEGIN_WRITING else work)

    monkeypatch.setattr(sqlite.Connection, "carry_out", noting)
    return begins


def test_a_writer_cancelled_while_it_waits_holds_nothing(tmp_path: Path, beginning: threading.Event) -> None:
    async def work(engine: AsyncEngine) -> None:
        other = sqlite3.connect(tmp_path / "things.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        beginning.clear()
        task = asyncio.create_task(add_twice(engine))
        assert await asyncio.to_thread(beginning.wait, PATIENCE)
        task.cancel()
        other.execute("COMMIT")
        with pytest.raises(asyncio.CancelledError):
            await task
        for number in range(10):  # each connection of the pool
            async with writing(engine) as connection:
                await add(connection, number)
        other.execute("BEGIN IMMEDIATE")
        other.close()
        assert await count(engine) == 10

    with_things(tmp_path, work)


def test_only_who_has_to_wait_begins_in_the_thread(tmp_path: Path, beginning: threading.Event) -> None:
    async def work(engine: AsyncEngine) -> None:
        async with writing(engine) as connection:
            await add(connection, 1)
        assert not beginning.is_set()
        other = sqlite3.connect(tmp_path / "things.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(add_twice(engine))
        assert await asyncio.to_thread(beginning.wait, PATIENCE)
        other.execute("INSERT INTO things VALUES (2)")
        other.execute("COMMIT")
        other.close()
        with pytest.raises(IntegrityError):  # it was begun when the other had written
            await task
        assert await count(engine) == 2

    with_things(tmp_path, work)


def test_nothing_is_at_work_when_the_connections_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that speaks to a loop which has ended fails; here one still opens a file for somebody who has gone."""
    before = set(threading.enumerate())
    opens, may_open, opening = threading.Event(), threading.Event(), sqlite3.connect

    def slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        opens.set()
        may_open.wait(PATIENCE)
        opened: sqlite3.Connection = opening(*arguments, **options)
        return opened

    async def work() -> None:
        engine = connect(f"sqlite:///{tmp_path}/things.db")
        task = asyncio.create_task(count(engine))
        assert await asyncio.to_thread(opens.wait, PATIENCE)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        asyncio.get_running_loop().call_later(0.05, may_open.set)  # nobody waits for it any more, but for the end
        await disconnect(engine)

    monkeypatch.setattr(sqlite3, "connect", slowly)
    asyncio.run(work())
    assert set(threading.enumerate()) <= before


def test_a_server_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was granted outlives a power cut; only the tests are in a hurry."""
    monkeypatch.setattr(engine_module, "SQLITE", AS_SERVED)
    full = 2

    async def work(engine: AsyncEngine) -> None:
        async with reading(engine) as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == full
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"

    with_things(tmp_path, work)

"""SQLite as it is used here: writers queue in order, a look sees one state, what fails leaves nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server.db.engine import connect, reading, writing

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
            await engine.dispose()

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
        async def write() -> None:
            async with writing(engine) as connection:
                await add(connection, 1)
                await asyncio.sleep(60)

        task = asyncio.create_task(write())
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with writing(engine) as connection:
            await add(connection, 2)
        assert await count(engine) == 1

    with_things(tmp_path, work)


def test_a_writer_cancelled_while_it_waits_holds_nothing(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        other = sqlite3.connect(tmp_path / "things.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(add_twice(engine))
        await asyncio.sleep(0.1)
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

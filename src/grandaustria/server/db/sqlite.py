"""SQLite for many small transactions: as few trips to another thread as possible.

The driver does everything in a thread of its own, three or four trips for each statement, and a trip costs more than
most statements. Here a statement outside a write transaction, which may be a long look, is one trip. Inside one,
statements are short and cannot wait for anybody: they are executed on the spot. So does beginning to write, unless
another process writes: then it waits in the thread. A commit waits for the disk, and always happens there.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Sequence
from threading import Thread
from typing import Any
from weakref import WeakSet

import aiosqlite

BEGIN_READING, BEGIN_WRITING = "BEGIN", "BEGIN IMMEDIATE"


class Cursor:
    """What SQLAlchemy needs of a cursor; rows are fetched with the statement."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    def __await__(self) -> Generator[Any, None, Cursor]:
        return self.__aenter__().__await__()

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Cursor:
        await self._connection.carry_out(sql, lambda raw: self._take(raw.execute(sql, parameters)))
        return self

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Cursor:
        await self._connection.carry_out(sql, lambda raw: self._take(raw.executemany(sql, parameters)))
        return self

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else []
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []


class Connection(aiosqlite.Connection):
    """One connection; used by one task at a time, so it does not matter which thread is at work."""

    def __init__(self, threads: WeakSet[Thread], database: str, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(database, **{**options, "check_same_thread": False}), 1)
        self._thread.daemon = True
        threads.add(self._thread)
        self._writes = False
        self._left = False

    def cursor(self) -> Cursor:  # type: ignore[override]  # has what is used of a cursor here
        return Cursor(self)

    async def carry_out(self, sql: str, work: Callable[[sqlite3.Connection], None]) -> None:
        """Execute a statement on the spot or in the thread; see above."""
        if self._writes or sql == BEGIN_READING:
            work(self._conn)
            return
        if sql == BEGIN_WRITING and self._begun_at_once(work):
            return
        self._writes = sql == BEGIN_WRITING
        try:
            await self._in_thread(work, self._conn)
        except sqlite3.Error:
            self._writes = False
            raise

    def _begun_at_once(self, begin: Callable[[sqlite3.Connection], None]) -> bool:
        """Begin to write, unless that would have to wait for somebody."""
        if self._left:
            return False
        (patience,) = self._conn.execute("PRAGMA busy_timeout").fetchone()
        self._conn.execute("PRAGMA busy_timeout=0")
        try:
            begin(self._conn)
        except sqlite3.OperationalError:
            return False  # tried again where it can wait; whatever else is wrong is found there, too
        finally:
            self._conn.execute(f"PRAGMA busy_timeout={patience}")
        self._writes = True
        return True

    async def commit(self) -> None:
        await self._finish(self._conn.commit)

    async def rollback(self) -> None:
        await self._finish(self._conn.rollback)

    async def _finish(self, finish: Callable[[], None]) -> None:
        """The end of a look is no work; nor is there any where nothing was begun."""
        if self._writes or self._left:
            self._writes = self._left = False
            await self._in_thread(finish)
        elif self._conn.in_transaction:
            finish()

    async def _in_thread(self, work: Callable[..., None], *arguments: Any) -> None:
        """Whoever is cancelled leaves work behind in the thread: what comes next has to queue there after it."""
        try:
            await self._execute(work, *arguments)  # type: ignore[no-untyped-call]
        except asyncio.CancelledError:
            self._left = True
            raise


async def open_connection(threads: WeakSet[Thread], database: str, **options: Any) -> Connection:
    connection = Connection(threads, database, **options)
    await connection
    return connection

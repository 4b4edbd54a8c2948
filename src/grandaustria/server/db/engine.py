"""Connections: SQLite in WAL mode with full sync, one writer at a time; or PostgreSQL through asyncpg."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from threading import Thread
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import asyncpg
from pydantic_core import to_json
from sqlalchemy import event
from sqlalchemy.engine import URL, Engine, ExceptionContext, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grandaustria.server.db import sqlite
from grandaustria.server.db.trouble import DatabaseAway

SQLITE = (
    "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-16000",
    "secure_delete=ON",
)  # fmt: skip
"""How every connection is set up. It waits 10 s for other processes, keeps 16 MB, as lists read many places, and writes
over what is deleted, secrets among it, which not every SQLite does unasked."""
_WRITERS: WeakKeyDictionary[Engine, asyncio.Lock] = WeakKeyDictionary()
"""Left to itself SQLite lets writers try again and again, in no order, with pauses."""
_THREADS: WeakKeyDictionary[Engine, WeakSet[Thread]] = WeakKeyDictionary()
"""In which the connections to SQLite work."""
Lines = set[asyncpg.Connection]
_LINES: WeakKeyDictionary[Engine, Lines] = WeakKeyDictionary()
"""The connections to PostgreSQL; with those that the pool lost, as somebody was cancelled while one was prepared."""
POSTGRESQL = {"lock_timeout": "5s", "statement_timeout": "30s", "idle_in_transaction_session_timeout": "60s"}
"""How long a server's connections may wait and work; those of operators' tasks may take as long as they like."""
CONNECTING_SECONDS = 10.0
ANSWER_SECONDS = 40.0
"""A line that is dead does not say so: after so long without an answer it counts as that."""
FREE_SECONDS = 10.0
"""To wait for one of the connections."""
CLOSING_SECONDS = 10.0
"""As long as a connection may wait for another process."""


def database_url(text: str) -> URL:
    """A database address with the driver this server uses."""
    url = make_url(text)
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"a database is sqlite:///FILE or postgresql://…, not {backend}")


def postgresql_address(text: str) -> str:
    """The address as PostgreSQL's own programs write it, with the password; SQLAlchemy's `ssl` is their `sslmode`."""
    url = database_url(text).set(drivername="postgresql")
    query = {("sslmode" if name == "ssl" else name): value for name, value in url.query.items()}
    return url.set(query=query).render_as_string(hide_password=False)


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def connect(text: str, pool: int = 8, hurried: bool = False) -> AsyncEngine:
    """An engine for this address; nothing is opened yet. Errors, which may be logged, do not tell values.

    On PostgreSQL the statements of one that is hurried are given up after some seconds.
    """
    url = database_url(text)
    if url.get_backend_name() == "sqlite":
        threads: WeakSet[Thread] = WeakSet()
        own: dict[str, Any] = {"async_creator_fn": partial(sqlite.open_connection, threads)}
        engine = create_async_engine(
            url,
            pool_size=pool,
            max_overflow=0,
            pool_timeout=FREE_SECONDS,
            hide_parameters=True,
            json_serializer=_written,
            connect_args=own,
        )
        _prepare_sqlite(engine)
        _WRITERS[engine.sync_engine] = asyncio.Lock()
        _THREADS[engine.sync_engine] = threads
        return engine
    # Options such as sslmode are read by the driver itself, so that they mean the same everywhere.
    lines: Lines = set()
    options = _hurry(url) if hurried else {}
    own = {"async_creator_fn": partial(_open_postgresql, lines, postgresql_address(text), options)}
    engine = create_async_engine(
        url.set(query={}),
        pool_size=pool,
        max_overflow=pool,
        pool_timeout=FREE_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        json_serializer=_written,
        connect_args=own,
    )
    event.listen(engine.sync_engine, "handle_error", _name_silence, retval=True)
    _LINES[engine.sync_engine] = lines
    return engine


def _written(value: Any) -> str:
    return to_json(value).decode()  # several times as fast as json.dumps


def _name_silence(context: ExceptionContext) -> BaseException | None:
    """That the database does not answer is raised as what it is: others are late, too."""
    error = context.original_exception
    return DatabaseAway("no answer") if isinstance(error, TimeoutError) else None


def _hurry(url: URL) -> dict[str, Any]:
    """What is said in the address counts instead."""
    limits = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
    return {"server_settings": limits, "command_timeout": ANSWER_SECONDS}


async def _open_postgresql(lines: Lines, address: str, options: dict[str, Any], **_: object) -> asyncpg.Connection:
    try:
        line = await asyncpg.connect(address, timeout=CONNECTING_SECONDS, **options)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise DatabaseAway(str(error) or type(error).__name__) from error
    lines -= {one for one in lines if one.is_closed()}
    lines.add(line)
    return line


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        # The driver begins transactions by itself unless told not to; we begin them below, as writers.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in SQLITE:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql(sqlite.BEGIN_READING if reading else sqlite.BEGIN_WRITING)


async def disconnect(engine: AsyncEngine) -> None:
    """Close all connections. One whose work was given up is closed when that is done: the loop must not end before."""
    await engine.dispose()
    for line in _LINES.get(engine.sync_engine, ()):
        line.terminate()
    threads = _THREADS.get(engine.sync_engine, ())
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            while any(thread.is_alive() for thread in list(threads)):
                await asyncio.sleep(0.002)


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction that changes something. On SQLite there is one at a time: writers of this process queue."""
    async with _WRITERS[engine.sync_engine] if is_sqlite(engine) else nullcontext(), engine.begin() as connection:
        yield connection


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One consistent look; it never waits for a writer."""
    # SQLite looks at one state from the first statement on; PostgreSQL has to be asked to.
    level = {} if is_sqlite(engine) else {"isolation_level": "REPEATABLE READ"}
    async with engine.connect() as connection:
        connection = await connection.execution_options(reading=True, **level)
        async with connection.begin():
            yield connection

"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, run by an unprivileged user.

It listens only on a socket in that folder, and goes when the tests go. Each test gets a database for itself: one that
was emptied when the test before it was done, or a copy of one that has the schema already. It does not wait for the
disk: the tests kill servers, never the database or the machine, and of what it was told nothing is lost by that.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import asyncpg
import pytest

from grandaustria.server.db.engine import connect
from grandaustria.server.db.migrate import upgrade
from grandaustria.server.db.processes import metadata
from tests.server.statements import share
from tests.waiting import PATIENCE, eventually

ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
DAILY_ON_SQLITE = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True
)
"""For what is the same whatever stores it, and stores nothing that others do not prove on both."""
OWNER = "gah"
TEMPLATE = "gah_template"
UNPRIVILEGED = ("postgres", "nobody")
FAST_STOP = signal.SIGINT  # without waiting for clients that are still connected
OPTIONS = (
    "listen_addresses=",
    "max_connections=200",
    "unix_socket_permissions=0700",
    "logging_collector=off",
    "fsync=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "autovacuum=off",
    "jit=off",
)
LONGEST_FOLDER = 80
"""The name of a socket may have about a hundred characters."""
CHOOSES_HOW_TO_COPY = 150_000
"""Since this version a copy goes through the log, unless the quicker way is asked for."""
VERSION = "SELECT version_num FROM alembic_version"
OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""Ends whoever else is connected; no rows: there is nobody."""
NUMBERS_FROM_ONE = """
    DO $$ DECLARE numbers regclass; BEGIN
        FOR numbers IN SELECT oid FROM pg_class WHERE relkind = 'S' LOOP PERFORM setval(numbers, 1, false); END LOOP;
    END $$
"""
EMPTYING = ";".join([*(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)), NUMBERS_FROM_ONE])


class Cluster:
    """A running PostgreSQL; `database()` makes an empty house in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = itertools.count(1)
        self._emptied: list[str] = []

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def execute(self, sql: str, database: str = "postgres") -> None:
        asyncio.run(self._execute(sql, database))

    async def _execute(self, sql: str, database: str) -> None:
        connection = await asyncpg.connect(self.url(database))
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def prepare(self) -> None:
        """Make the database the others are copied from, by the migrations themselves."""
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        asyncio.run(_migrate(self.url(TEMPLATE)))

    @cached_property
    def _how_to_copy(self) -> str:
        found = asyncio.run(_ask(self.url(TEMPLATE), "SHOW server_version_num"))
        return "STRATEGY FILE_COPY" if int(found) >= CHOOSES_HOW_TO_COPY else ""

    @cached_property
    def _version(self) -> str:
        return asyncio.run(_ask(self.url(TEMPLATE), VERSION))

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database with the schema; to make one costs several times what emptying one does."""
        name = self._emptied.pop() if self._emptied else self._made()
        try:
            yield self.url(name)
        finally:
            self._take_back(name)

    def _made(self) -> str:
        name = f"gah_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} {self._how_to_copy}")
        return name

    def _take_back(self, name: str) -> None:
        """Whoever is still connected; one that a test has given another schema is of no more use."""
        if asyncio.run(_empty(self.url(name), self._version)):
            self._emptied.append(name)
        else:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")


async def _empty(url: str, version: str) -> bool:
    """Leaves nothing in a database, unless its schema is of another version."""
    connection = await asyncpg.connect(url)

    async def nobody_else() -> bool:
        return not await connection.fetch(OTHERS)

    try:
        await eventually(nobody_else)  # they end a moment later, and until then may still write
        is_as_made = bool(await connection.fetchval(VERSION) == version)
        if is_as_made:
            await connection.execute(EMPTYING)
        return is_as_made
    finally:
        await connection.close()


async def _migrate(url: str) -> None:
    engine = connect(url)
    try:
        await upgrade(engine)
        share(engine)
    finally:
        await engine.dispose()


async def _ask(url: str, question: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        return str(await connection.fetchval(question))
    finally:
        await connection.close()


def programs() -> Path:
    """The folder of PostgreSQL's programs: the newest of Debian's, or wherever `postgres` is found."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    found = shutil.which("postgres")
    for folder in (*reversed(debian), *([Path(found).parent] if found else [])):
        if (folder / "initdb").exists():
            return folder
    raise FileNotFoundError(
        "PostgreSQL is not installed: the tests start one themselves (Debian: apt install postgresql). "
        "GAH_WITHOUT_POSTGRESQL=1 leaves out what needs it."
    )


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster from nothing, stopped and removed at the end."""
    within = tempfile.gettempdir()
    folder = Path(tempfile.mkdtemp(prefix="gah-pg-", dir=within if len(within) < LONGEST_FOLDER else "/tmp"))
    user = _unprivileged_user()
    if user:
        os.chown(folder, user.number, user.group)
    try:
        _make(folder, user)
        server = _start(folder, user)
        try:
            cluster = Cluster(folder)
            _await_start(cluster, server)
            cluster.prepare()
            yield cluster
        finally:
            server.send_signal(FAST_STOP)
            server.wait(timeout=PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class User(NamedTuple):
    number: int
    group: int


def _unprivileged_user() -> User | None:
    """PostgreSQL refuses root: then it is run by somebody who owns nothing; None: by whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    import pwd  # not on every system that imports this module

    known = {entry.pw_name: User(entry.pw_uid, entry.pw_gid) for entry in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)


def _make(folder: Path, user: User | None) -> None:
    options = ("--no-sync", "--no-instructions", "-A", "trust", "-U", OWNER, "-E", "UTF8", "--locale", "C")
    making = _run([str(programs() / "initdb"), *options, "-D", str(folder / "data")], folder, user)
    if making.wait(timeout=PATIENCE):
        raise RuntimeError(f"initdb failed: {_log(folder)}")


def _start(folder: Path, user: User | None) -> subprocess.Popen[bytes]:
    options = [part for option in (*OPTIONS, f"unix_socket_directories={folder}") for part in ("-c", option)]
    return _run([*_dying_with_us(), str(programs() / "postgres"), "-D", str(folder / "data"), *options], folder, user)


def _dying_with_us() -> list[str]:
    """Where the system can do it, the server is stopped even if the tests are killed."""
    found = shutil.which("setpriv")
    return [found, "--pdeathsig", FAST_STOP.name.removeprefix("SIG")] if found else []


def _run(command: list[str], folder: Path, user: User | None) -> subprocess.Popen[bytes]:
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            user=user.number if user else None,
            group=user.group if user else None,
            extra_groups=[] if user else None,
        )


def _log(folder: Path) -> str:
    return (folder / "log").read_text(encoding="utf-8", errors="replace")[-2000:]


def _await_start(cluster: Cluster, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return cluster.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start: {_log(cluster.folder)}") from None
            time.sleep(0.05)

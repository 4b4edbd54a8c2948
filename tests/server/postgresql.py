"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, run by an unprivileged user.

It listens only on a socket in that folder, and goes when the tests go. Each test gets a database of its own, copied
from one that has the schema already. It does not wait for the disk: the tests kill servers, never the database or the
machine, and of what it was told nothing is lost by that.
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

ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
DAILY_ON_SQLITE = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True
)
"""For what is the same whatever stores it, and stores nothing that others do not prove on both."""
OWNER = "gah"
TEMPLATE = "gah_template"
UNPRIVILEGED = ("postgres", "nobody")
PATIENCE_SECONDS = 60.0
FAST_STOP = signal.SIGINT  # without waiting for clients that are still connected
OPTIONS = (
    "listen_addresses=",
    "max_connections=200",
    "unix_socket_permissions=0700",
    "logging_collector=off",
    "fsync=off",
    "full_page_writes=off",
)
LONGEST_FOLDER = 80
"""The name of a socket may have about a hundred characters."""
CHOOSES_HOW_TO_COPY = 150_000
"""Since this version a copy goes through the log, unless the quicker way is asked for."""


class Cluster:
    """A running PostgreSQL; `database()` makes an empty house in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = itertools.count(1)

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
        return "STRATEGY FILE_COPY" if asyncio.run(_version(self.url(TEMPLATE))) >= CHOOSES_HOW_TO_COPY else ""

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a fresh database with the schema; it is dropped afterwards, whoever is still connected."""
        name = f"gah_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} {self._how_to_copy}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")


async def _migrate(url: str) -> None:
    engine = connect(url)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


async def _version(url: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SHOW server_version_num"))
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
            server.wait(timeout=PATIENCE_SECONDS)
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
    if making.wait(timeout=PATIENCE_SECONDS):
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
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return cluster.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start: {_log(cluster.folder)}") from None
            time.sleep(0.05)

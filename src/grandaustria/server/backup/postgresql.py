"""A house in PostgreSQL: its own programs write and read backups. What is secret is never among their arguments."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, make_url

from grandaustria.server.backup.files import BackupError, check_versions
from grandaustria.server.db.engine import postgresql_address

PACKAGE = "PostgreSQL's own programs for clients are needed (Debian: postgresql-client)"
PLAIN = ("--no-owner", "--no-privileges")
"""Who owns it is a matter of the database it comes into."""
OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
IS_HOUSE = "SELECT to_regclass('public.alembic_version')"
VERSIONS = "SELECT version_num FROM public.alembic_version"
BEFORE = "public_before"
"""Where what was there waits until the backup is in its place."""
PUT_ASIDE = f"ALTER SCHEMA public RENAME TO {BEFORE}; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC"
PUT_BACK = f"DROP SCHEMA public CASCADE; ALTER SCHEMA {BEFORE} RENAME TO public"
FORGET = f"DROP SCHEMA {BEFORE} CASCADE"


class PostgresqlHouse:
    """Its backup is a dump in PostgreSQL's custom format."""

    def __init__(self, url: str) -> None:
        self._url = postgresql_address(url)

    def save(self, file: Path) -> None:
        """Write everything into a file that is there already, and read it again to its end."""
        self._run("pg_dump", "--format=custom", *PLAIN, f"--file={file}", f"--dbname={_without_password(self._url)}")
        self._run("pg_restore", f"--file={os.devnull}", str(file))

    @contextmanager
    def shown(self, file: Path) -> Iterator[str | None]:
        """The address of a database that holds what a backup holds, for a moment; None where none may be made."""
        name = f"gah_check_{secrets.token_hex(6)}"
        try:
            self._ask(f"CREATE DATABASE {name} TEMPLATE template0")
        except asyncpg.InsufficientPrivilegeError:
            yield None
            return
        try:
            address = make_url(self._url).set(database=name).render_as_string(hide_password=False)
            PostgresqlHouse(address).load(file)
            yield address
        finally:
            self._ask(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody uses it; whoever begins to is kept waiting by what is done to its tables."""
        number = self._ask(OTHERS)
        if number:
            raise BackupError(f"the database is in use ({number} connections): stop the servers first")
        yield

    def is_empty(self) -> bool:
        return not self._ask(TABLES)

    def load(self, file: Path) -> None:
        """Hold what the backup holds and nothing else, or stay as it was."""
        empty = self.is_empty()
        if not empty:
            self._change(PUT_ASIDE)
        try:
            into = f"--dbname={_without_password(self._url)}"
            self._run("pg_restore", "--single-transaction", "--exit-on-error", *PLAIN, into, str(file))
            check_versions({self._ask(VERSIONS)} if self._ask(IS_HOUSE) else set())
        except BaseException:
            if not empty:
                self._change(PUT_BACK)
            raise
        if not empty:
            self._change(FORGET)
        self._ask("ANALYZE")  # PostgreSQL plans by what it knows of its tables

    def _change(self, statements: str) -> None:
        try:
            self._ask(statements)
        except asyncpg.InsufficientPrivilegeError as error:
            raise BackupError(f"{error}: restore into an empty database instead") from error

    def _ask(self, question: str) -> Any:
        return asyncio.run(_ask(self._url, question))

    def _run(self, program: str, *arguments: str) -> None:
        found = shutil.which(program)
        if found is None:
            raise BackupError(f"{program} was not found: {PACKAGE}")
        password = _password(make_url(self._url))
        secret = {"PGPASSWORD": password} if password else {}
        done = subprocess.run(
            [found, *arguments],
            env={**os.environ, **secret},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["it does not say why"]
            raise BackupError(f"{program} failed: {said[0].removeprefix(f'{program}: ')}")


def _password(url: URL) -> str | None:
    given = url.password or url.query.get("password")
    return given if isinstance(given, str) else None


def _without_password(text: str) -> str:
    """An address that everybody on this machine may read."""
    url = make_url(text)
    query = {name: value for name, value in url.query.items() if name != "password"}
    plain = URL.create(
        url.drivername, username=url.username, host=url.host, port=url.port, database=url.database, query=query
    )
    return plain.render_as_string(hide_password=False)


async def _ask(url: str, question: str) -> Any:
    """The first thing answered; one transaction, but for what may not be in one."""
    connection = await asyncpg.connect(url)
    try:
        if ";" in question:
            return await connection.execute(question)
        return await connection.fetchval(question)
    finally:
        await connection.close()

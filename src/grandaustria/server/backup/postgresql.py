"""A house in PostgreSQL: its own programs write and read backups. What is secret is never among their arguments."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE
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
PUT_ASIDE = "ALTER SCHEMA public RENAME TO public_before; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC;"
FORGET = "DROP SCHEMA public_before CASCADE;"


class PostgresqlHouse:
    """Its backup is a dump in PostgreSQL's custom format."""

    def __init__(self, url: str) -> None:
        self._url = postgresql_address(url)

    def save(self, file: Path) -> None:
        """Write everything into a file that is there already, and read it again to its end."""
        self._run("pg_dump", "--format=custom", *PLAIN, f"--file={file}", self._database())
        self._check(file)

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
        """Nobody uses it; whoever begins to meanwhile waits for the end of what is done to its tables."""
        number = self._ask(OTHERS)
        if number:
            raise BackupError(f"the database is in use ({number} connections): stop the servers first")
        yield

    def is_empty(self) -> bool:
        return not self._ask(TABLES)

    def load(self, file: Path) -> None:
        """Hold what the backup holds and nothing else, or stay as it was: one transaction, whenever this is ended."""
        self._check(file)
        before, after = ("", "") if self.is_empty() else (PUT_ASIDE, FORGET)
        script = self._command("pg_restore", *PLAIN, "--file=-", str(file))
        psql = self._command("psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", self._database())
        with tempfile.TemporaryFile("w+", errors="replace") as said:
            with (
                subprocess.Popen(psql, stdin=PIPE, stdout=DEVNULL, stderr=said, env=self._environment()) as filling,
                subprocess.Popen(script, stdin=DEVNULL, stdout=PIPE, stderr=said) as reading,
            ):
                assert filling.stdin is not None
                assert reading.stdout is not None
                with suppress(BrokenPipeError), filling.stdin as orders:  # it says why it ended
                    orders.write(f"BEGIN; {before}\n".encode())
                    shutil.copyfileobj(reading.stdout, orders)
                    if reading.wait() == 0:  # what breaks off has no end, and nothing of it counts
                        orders.write(f"\n{after} COMMIT;\n".encode())
            if filling.returncode or reading.returncode:
                said.seek(0)
                raise BackupError(f"it could not be restored: {_first_line(said.read())}")
        self._ask("ANALYZE")  # PostgreSQL plans by what it knows of its tables

    def _check(self, file: Path) -> None:
        """All of a backup can be read, and this version could serve it."""
        self._run("pg_restore", f"--file={os.devnull}", str(file))
        told = self._run("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
        _, found, rows = told.partition("COPY public.alembic_version (version_num) FROM stdin;\n")
        check_versions(set(rows.partition("\\.")[0].split()) if found else set())

    def _ask(self, question: str) -> Any:
        return asyncio.run(_ask(self._url, question))

    def _run(self, program: str, *arguments: str) -> str:
        """What a program says, if it can do what is asked."""
        line, environment = self._command(program, *arguments), self._environment()
        done = subprocess.run(
            line, env=environment, stdin=DEVNULL, capture_output=True, text=True, errors="replace", check=False
        )
        if done.returncode:
            raise BackupError(f"{program} failed: {_first_line(done.stderr)}")
        return done.stdout

    def _command(self, program: str, *arguments: str) -> list[str]:
        found = shutil.which(program)
        if found is None:
            raise BackupError(f"{program} was not found: {PACKAGE}")
        return [found, *arguments]

    def _database(self) -> str:
        """The address as an argument, which everybody on this machine may read."""
        url = make_url(self._url)
        query = {name: value for name, value in url.query.items() if name != "password"}
        plain = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, query)
        return f"--dbname={plain.render_as_string(hide_password=False)}"

    def _environment(self) -> dict[str, str]:
        """With the password, which nobody else may read there."""
        url = make_url(self._url)
        password = url.password or url.query.get("password")
        return {**os.environ, **({"PGPASSWORD": password} if isinstance(password, str) else {})}


def _first_line(said: str) -> str:
    lines = said.strip().splitlines() or ["it does not say why"]
    return re.sub(r"^(pg_\w+|psql)(:<stdin>:\d+)?: ", "", lines[0])


async def _ask(url: str, question: str) -> Any:
    """The first thing that is answered."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()

"""`gah admin backup` and `restore` on both databases: nothing is lost, nothing overwritten unasked, nothing shown."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import select, text

from grandaustria import Setup
from grandaustria.server.backup import postgresql, sqlite
from grandaustria.server.backup.files import BackupError, new_file
from grandaustria.server.backup.sqlite import SqliteHouse
from grandaustria.server.db.engine import connect, reading, writing
from grandaustria.server.db.processes import metadata
from grandaustria.server.place import only_server
from tests.cli.house import build
from tests.cli.running import Gah
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL, ON_SQLITE, Cluster

STAGES = (("running", Setup(players=2), 12, False), ("waiting", Setup(players=2), 0, False))
DIFFERS = "UPDATE events SET notation = 'die 6' WHERE game_id = 'running' AND sequence = 3"


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str]) -> Iterator[Gah]:
    before = os.umask(0o022)
    yield Gah(capsys)
    os.umask(before)


@pytest.fixture
def house(database: str) -> str:
    build(database, STAGES)
    return database


@pytest.fixture
def other(request: pytest.FixtureRequest, house: str, tmp_path: Path) -> Iterator[str]:
    """The address of a second database: on SQLite no file yet, on PostgreSQL with the schema and one person."""
    if house.startswith("sqlite"):
        (tmp_path / "other").mkdir()
        yield f"sqlite:///{(tmp_path / 'other' / 'house.db').as_posix()}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.database() as address:
        yield address


async def _content(url: str) -> dict[str, list[Any]]:
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            found = {}
            for name, table in metadata.tables.items():
                rows = (await connection.execute(select(table))).all()
                found[name] = sorted(tuple(map(repr, row)) for row in rows)
            return found
    finally:
        await engine.dispose()


def content(url: str) -> dict[str, list[Any]]:
    """Everything a house holds."""
    return asyncio.run(_content(url))


async def _execute(url: str, statement: str) -> None:
    engine = connect(url)
    try:
        async with writing(engine) as connection:
            await connection.execute(text(statement))
    finally:
        await engine.dispose()


def execute(url: str, statement: str) -> None:
    asyncio.run(_execute(url, statement))


def test_what_was_saved_comes_back(gah: Gah, house: str, other: str, tmp_path: Path) -> None:
    file, before = tmp_path / "house.backup", content(house)
    saved = gah(f"admin --database '{house}' backup '{file}'")
    assert (saved.status, saved.output) == (0, f"{file}: 2 games, all replay as they were stored\n"), saved.errors
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["house.backup"]
    restored = gah(f"admin --database '{other}' restore '{file}' --yes")
    assert (restored.status, restored.errors) == (0, "")
    assert restored.output == f"restored from {file}: 2 games, all replay as they were stored\n"
    assert content(other) == before
    assert before["games"]


def test_nothing_is_replaced_unasked(gah: Gah, house: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    file.write_text("something dear")
    refused = gah(f"admin --database '{house}' backup '{file}'")
    assert (refused.status, refused.errors) == (1, f"gah admin: {file} is there already; with --yes it is replaced\n")
    assert file.read_text() == "something dear"
    assert gah(f"admin --database '{house}' backup '{file}' --yes").status == 0
    execute(house, "DELETE FROM chat")
    before = content(house)
    would = gah(f"admin --database '{house}' restore '{file}'")
    assert (would.status, would.output) == (
        0,
        f"what is in the database would be replaced by {file}; nothing was done: add --yes\n",
    )
    assert content(house) == before
    assert gah(f"admin --database '{house}' restore '{file}' --yes").status == 0
    assert len(content(house)["chat"]) == 1


def test_what_is_no_backup_changes_nothing(gah: Gah, house: str, tmp_path: Path) -> None:
    """Not a file of this kind, one that was cut off, one of a newer version, none at all."""
    good, bad = tmp_path / "good", tmp_path / "bad"
    assert gah(f"admin --database '{house}' backup {good}").status == 0
    execute(house, "DELETE FROM chat")
    before = content(house)
    bad.write_bytes(b"This is no backup at all. " * 400)
    assert gah(f"admin --database '{house}' restore {bad} --yes").status == 1
    bad.write_bytes(good.read_bytes()[:-9000])
    assert gah(f"admin --database '{house}' restore {bad} --yes").status == 1
    assert content(house) == before
    bad.unlink()
    missing = gah(f"admin --database '{house}' restore {bad} --yes")
    assert (missing.status, missing.errors) == (1, f"gah admin: there is no file {bad}\n")
    execute(house, "UPDATE alembic_version SET version_num = 'later'")
    assert "newer version" in gah(f"admin --database '{house}' backup {bad}").errors
    assert not bad.exists()


@DAILY_ON_SQLITE
def test_games_that_differ_are_copied_and_told(gah: Gah, house: str, tmp_path: Path) -> None:
    execute(house, DIFFERS)
    outcome = gah(f"admin --database '{house}' backup '{tmp_path}/house.backup'")
    assert outcome.status == 1
    assert "all was copied, but 1 of 2 games differ" in outcome.errors
    assert (tmp_path / "house.backup").exists()


# SQLite


@ON_SQLITE
def test_a_served_file_is_saved_and_not_replaced(gah: Gah, house: str, tmp_path: Path) -> None:
    """Also what lies beside the file; and a restore clears that away."""
    file = Path(house.removeprefix("sqlite:///"))
    with only_server(house), closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA journal_mode = WAL")
        server.execute("UPDATE people SET name = 'Written last'")
        server.commit()
        assert Path(f"{file}-wal").stat().st_size
        assert gah(f"admin --database {house} backup {tmp_path}/backup").status == 0
        refused = gah(f"admin --database {house} restore {tmp_path}/backup --yes")
        assert (refused.status, refused.errors) == (1, f"gah admin: another server is running on {file}\n")
        server.execute("UPDATE people SET name = 'Too late'")
        server.commit()
        shutil.copy(f"{file}-wal", tmp_path / "left")  # as a server leaves it that was killed
    shutil.copy(tmp_path / "left", f"{file}-wal")
    assert gah(f"admin --database {house} restore {tmp_path}/backup --yes").status == 0
    assert {row[1] for row in content(house)["people"]} == {"'Written last'"}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@ON_SQLITE
def test_the_database_is_no_backup_of_itself(gah: Gah, house: str) -> None:
    file = house.removeprefix("sqlite:///")
    for task in ("backup", "restore"):
        outcome = gah(f"admin --database {house} {task} {file} --yes")
        assert (outcome.status, outcome.errors) == (1, f"gah admin: {file} is the database itself\n")
    assert content(house)["games"]


@ON_SQLITE
def test_other_files_of_sqlite_are_no_houses(gah: Gah, house: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as database:
        database.execute("CREATE TABLE cakes (name TEXT)")
    restore = f"admin --database {house} restore {tmp_path}/other.db --yes"
    assert gah(restore).errors == "gah admin: this is no backup of a house\n"
    with closing(sqlite3.connect(tmp_path / "other.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('later')")
        database.commit()
    assert gah(restore).errors == "gah admin: it was made by a newer version of Grand Austria\n"
    assert content(house)["games"]


def test_a_file_is_its_owners_from_the_first_byte_and_complete_or_not_there(tmp_path: Path) -> None:
    file = tmp_path / "backup"

    def fail() -> None:
        with new_file(file, over=False) as part:
            assert (stat.S_IMODE(part.stat().st_mode), file.exists()) == (0o600, False)
            part.write_text("half of it")
            raise BackupError("no more room")

    with pytest.raises(BackupError, match="no more room"):
        fail()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("linked", [True, False], ids=["files may have two names", "files have one name"])
def test_a_name_that_was_taken_meanwhile_is_not_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linked: bool
) -> None:
    if not linked:
        monkeypatch.setattr("os.link", Mock(side_effect=PermissionError))
    file = tmp_path / "backup"

    def write(said: str, over: bool) -> None:
        with new_file(file, over) as part:
            part.write_text(said)
            if said == "late":
                file.write_text("dear")

    write("first", over=False)
    assert file.read_text() == "first"
    file.unlink()
    with pytest.raises(BackupError, match="is there already"):
        write("late", over=False)
    assert file.read_text() == "dear"
    write("second", over=True)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["second"]


def test_what_was_written_last_stays_where_it_cannot_be_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody still reads the database, so nothing is restored; or it cannot be opened, so it lies aside."""
    file = tmp_path / "house.db"
    beside, house = Path(f"{file}-wal"), SqliteHouse(f"sqlite:///{file}", file)
    monkeypatch.setattr(sqlite, "_opened", lambda one: sqlite3.connect(one, isolation_level=None, timeout=0))
    with closing(sqlite3.connect(file)) as reader, closing(sqlite3.connect(file)) as writer:
        writer.executescript("PRAGMA journal_mode = WAL; CREATE TABLE cakes (name TEXT);")
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM cakes").fetchall()
        writer.execute("INSERT INTO cakes VALUES ('Sacher')")
        writer.commit()
        with pytest.raises(BackupError, match="is in use"):
            house._finish()  # noqa: SLF001
        assert beside.stat().st_size
    beside.write_bytes(b"written last")
    monkeypatch.setattr(sqlite, "_opened", Mock(side_effect=sqlite3.DatabaseError))
    house._finish()  # noqa: SLF001
    assert not beside.exists()
    assert Path(f"{beside}.before").read_bytes() == b"written last"


# PostgreSQL


HOUSE = "COPY public.alembic_version (version_num) FROM stdin;\n0001\n\\."


def program(file: Path, does: str) -> None:
    file.write_text(f"#!/bin/sh\n{does}\n")
    file.chmod(0o755)


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Programs that note their arguments and their PGPASSWORD instead of doing anything."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("pg_dump", "pg_restore"):
        program(programs / name, f'echo "$0 $* / $PGPASSWORD" >> {tmp_path}/asked\necho "{HOUSE}"')
    monkeypatch.setenv("PATH", str(programs))
    return tmp_path / "asked"


@pytest.mark.parametrize(
    "address", ["postgresql://sisi:s3cret@h/hotel?sslmode=require", "postgresql://sisi@h/hotel?password=s3cret"]
)
def test_a_password_is_no_argument(recorded: Path, tmp_path: Path, address: str) -> None:
    postgresql.PostgresqlHouse(address).save(tmp_path / "file")
    lines = recorded.read_text().splitlines()
    assert [line.rpartition(" / ")[2] for line in lines] == ["s3cret"] * 3
    assert [line for line in lines if "s3cret" in line.rpartition(" / ")[0]] == []
    assert "sisi@h/hotel" in lines[0]


def test_missing_programs_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupError, match=r"^pg_dump was not found: .*postgresql-client"):
        postgresql.PostgresqlHouse("postgresql://sisi@h/hotel").save(tmp_path / "file")


@ON_POSTGRESQL
def test_a_database_in_use_is_not_replaced(gah: Gah, house: str, tmp_path: Path) -> None:
    (tmp_path / "backup").touch()

    async def meanwhile() -> Any:
        engine = connect(house)
        try:
            async with reading(engine) as connection:
                await connection.execute(text("SELECT 1"))
                return await asyncio.to_thread(gah, f"admin --database '{house}' restore {tmp_path}/backup --yes")
        finally:
            await engine.dispose()

    outcome = asyncio.run(meanwhile())
    assert outcome.status == 1
    assert "the database is in use (1 connections): stop the servers first" in outcome.errors


@ON_POSTGRESQL
@pytest.mark.parametrize("breaks", ["pg_restore", "psql"])
def test_a_restore_that_breaks_off_changes_nothing(
    gah: Gah, house: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaks: str
) -> None:
    """Reading ends after the whole of it with an error; or writing is killed in the middle."""
    postgresql.PostgresqlHouse(house).save(tmp_path / "backup")
    execute(house, "DELETE FROM chat")
    before = content(house)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    real = shutil.which(breaks)
    broken = {
        "pg_restore": f'case "$*" in *--no-owner*) {real} "$@"; exit 1;; esac; exec {real} "$@"',
        "psql": f'head -c 6000 | {real} "$@"; exit 1',
    }
    program(tmp_path / breaks, broken[breaks])
    outcome = gah(f"admin --database '{house}' restore {tmp_path}/backup --yes")
    assert (outcome.status, outcome.output) == (1, "")
    assert "it could not be restored" in outcome.errors
    assert content(house) == before


MAY_READ = "GRANT SELECT ON ALL {} IN SCHEMA public TO modest"


@ON_POSTGRESQL
def test_whoever_may_make_no_database_is_told(
    gah: Gah, house: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    cluster: Cluster = request.getfixturevalue("cluster")
    name = house.split("/")[3].partition("?")[0]
    cluster.execute(f"CREATE ROLE modest LOGIN; {MAY_READ.format('TABLES')}; {MAY_READ.format('SEQUENCES')}", name)
    try:
        outcome = gah(f"admin --database '{house.replace('//gah@', '//modest@')}' backup {tmp_path}/backup")
    finally:
        cluster.execute("DROP OWNED BY modest; DROP ROLE modest", name)
    assert outcome.status == 0
    assert "was read again to its end; its games were not replayed" in outcome.output
    assert (tmp_path / "backup").stat().st_size

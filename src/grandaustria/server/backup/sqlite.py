"""A house in a SQLite file: copied while it is served, by the way SQLite has for that."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from grandaustria.server.backup.files import BESIDE, BackupError, check_versions, new_file
from grandaustria.server.place import SQLITE, only_server


class SqliteHouse:
    """Its backup is a database as well: one file, with nothing beside it."""

    def __init__(self, url: str, file: Path) -> None:
        self._url = url
        self._file = file

    def save(self, file: Path) -> None:
        """Write everything into a file that is there already, and look whether all of it has come."""
        if not self._file.exists():
            raise BackupError(f"there is no database {self._file}")
        _copy(self._file, file)

    @contextmanager
    def shown(self, file: Path) -> Iterator[str]:
        """The address of a database that holds what a backup holds."""
        yield f"{SQLITE}{file.as_posix()}"
        with closing(_opened(file)) as database:
            _alone(database)

    @contextmanager
    def held(self) -> Iterator[None]:
        """No server uses it, nor begins to."""
        with only_server(self._url):
            yield

    def is_empty(self) -> bool:
        return not self._file.exists() or not self._file.stat().st_size

    def load(self, file: Path) -> None:
        """Hold what the backup holds and nothing else, or stay as it was."""
        with new_file(self._file, over=True) as part:
            _copy(file, part)
            self._finish()

    def _finish(self) -> None:
        """What was written last lies beside a database, and would be taken for what follows the restored one.

        It goes into the database that is there, which may have to stay after all; or aside, where that cannot be read.
        """
        try:
            whole = not self._file.exists() or self._taken_in()
        except sqlite3.Error:
            whole = False
        for ending in BESIDE:
            beside = Path(f"{self._file}{ending}")
            if whole:
                beside.unlink(missing_ok=True)
            elif beside.exists():
                beside.replace(f"{beside}.before")

    def _taken_in(self) -> bool:
        """Whether the database has all that was written."""
        with closing(_opened(self._file)) as database:
            (held_up, *_) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if held_up:
            raise BackupError(f"{self._file} is in use: end what reads it first")
        return True


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(_opened(source)) as one, closing(_opened(target)) as other:
            one.backup(other)  # as it is at one moment; nobody waits for it
            _alone(other)
            _check(other)
    except sqlite3.Error as error:
        raise BackupError(f"{source}: {error}") from error


def _check(database: sqlite3.Connection) -> None:
    found = [row[0] for row in database.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise BackupError(f"the copy is damaged: {found[0]}")
    if database.execute("PRAGMA foreign_key_check").fetchone():
        raise BackupError("the copy is damaged: something in it refers to nothing")
    tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    versions = database.execute("SELECT version_num FROM alembic_version") if "alembic_version" in tables else ()
    check_versions({str(row[0]) for row in versions})


def _alone(database: sqlite3.Connection) -> None:
    """One file, with nothing beside it; a server that opens it changes that again."""
    database.execute("PRAGMA journal_mode = DELETE").fetchall()


def _opened(file: Path) -> sqlite3.Connection:
    """A file that is there; none is made."""
    return sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True, isolation_level=None, timeout=10)

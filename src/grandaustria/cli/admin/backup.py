"""Tasks about backups: the house as one file, and from one."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grandaustria.cli import verify
from grandaustria.cli.admin.task import Errand, done_or_not
from grandaustria.cli.arguments import Failure
from grandaustria.cli.database import on_database
from grandaustria.server.place import PlaceError, database_file

if TYPE_CHECKING:
    from grandaustria.server.backup.postgresql import PostgresqlHouse
    from grandaustria.server.backup.sqlite import SqliteHouse

QUICK = argparse.Namespace(quick=True, freeze=False, json=False, workers=1)
"""As `gah verify --quick` looks."""


def add_file(parser: argparse.ArgumentParser) -> None:
    """To write, or to read back."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")


def add_yes(parser: argparse.ArgumentParser) -> None:
    """A file or a house that is there is not replaced without it."""
    parser.add_argument("--yes", action="store_true", help="replace what is there")


def house_of(options: argparse.Namespace) -> SqliteHouse | PostgresqlHouse:
    """How the database of the options is copied: as a file, or by the programs of PostgreSQL."""
    from grandaustria.server.backup.postgresql import PostgresqlHouse
    from grandaustria.server.backup.sqlite import SqliteHouse

    file = database_file(options.database)
    if file is None:
        return PostgresqlHouse(options.database)
    if file.exists() and options.file.exists() and file.samefile(options.file):
        raise Failure(f"{file} is the database itself")
    return SqliteHouse(options.database, file)


def backup(options: argparse.Namespace) -> str:
    """Also while the server runs; what was written is read again, and its games replayed."""
    from grandaustria.server.backup.files import new_file

    os.umask(0o077)  # what SQLite writes beside a file is for this user only, too
    with told():
        house = house_of(options)
        with new_file(options.file, options.yes) as part:
            house.save(part)
            with house.shown(part) as url:
                report = replay(url) if url else None
    if report is None:
        return f"{options.file} was read again to its end; its games were not replayed: no database may be made for it"
    return f"{options.file}: {summary(report)}"


def restore(options: argparse.Namespace) -> str:
    """Put a backup in place of what is there, which is held against others meanwhile, and replay its games."""
    os.umask(0o077)
    if not options.file.is_file():
        raise Failure(f"there is no file {options.file}")
    with told():
        house = house_of(options)
        with house.held():
            if not options.yes and not house.is_empty():
                return done_or_not(options, "", f"what is in the database would be replaced by {options.file}")
            house.load(options.file)
    return f"restored from {options.file}: {summary(replay(options.database))}"


def replay(url: str) -> dict[str, Any]:
    """Play every game again; what differs is printed."""
    return on_database(url, lambda engine: verify.look(engine, QUICK), current=False)


def summary(report: dict[str, Any]) -> str:
    """A copy of games that differ is a true copy: it stays, and whoever asked is told."""
    if report["differing"]:
        raise Failure(f"all was copied, but {report['differing']} of {report['games']} games differ: see gah verify")
    return f"{report['games']} games, all replay as they were stored"


@contextmanager
def told() -> Iterator[None]:
    """What is wrong with a file or a database, in one line."""
    import asyncpg

    from grandaustria.server.backup.files import BackupError

    try:
        yield
    except (BackupError, PlaceError) as error:
        raise Failure(str(error)) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Failure(f"the database: {error}") from error


TASKS = (
    Errand("backup", "write the whole house into a file, while it is served", backup, (add_file, add_yes)),
    Errand("restore", "fill the database from a backup; no server may use it", restore, (add_file, add_yes)),
)

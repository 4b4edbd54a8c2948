"""The argument that the commands around the server share: which database."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from grandaustria.cli.arguments import Failure
from grandaustria.cli.extras import need_table
from grandaustria.server.place import database_file, default_database
from grandaustria.version import __version__

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

VARIABLE = "GAH_DATABASE"
T = TypeVar("T")


def database(text: str) -> str:
    """An address of a database this server can use."""
    scheme = text.partition("://")[0].partition("+")[0]
    if scheme not in ("sqlite", "postgresql", "postgres") or "://" not in text:
        raise argparse.ArgumentTypeError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    if scheme == "sqlite" and database_file(text) is None:
        raise argparse.ArgumentTypeError("a SQLite database is a file: sqlite:///FILE")
    return text


def add_database(parser: argparse.ArgumentParser, otherwise: str | None = None) -> None:
    """An address or a file; by default the one of this user."""
    parser.add_argument(
        "--database",
        type=database,
        metavar="URL",
        default=otherwise or os.environ.get(VARIABLE) or default_database(),
        help="sqlite:///FILE or postgresql://… (default: GAH_DATABASE, or a file in the user's data folder)",
    )


def on_database(url: str, work: Callable[[AsyncEngine], Coroutine[Any, Any, T]], *, current: bool = True) -> T:
    """Run work on a database that is there and, if it is to be `current`, has the schema of this version."""
    need_table()
    import asyncio

    import asyncpg
    from sqlalchemy.exc import SQLAlchemyError

    from grandaustria.server.db.engine import connect
    from grandaustria.server.db.migrate import is_current

    file = database_file(url)
    if file is not None and not file.exists():
        raise Failure(f"there is no database {file}")

    async def run() -> T:
        engine = connect(url)
        try:
            if current and not await is_current(engine):
                raise Failure(
                    f"the database is of another version: `gah serve` of {__version__} brings older ones up to date"
                )
            return await work(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(run())
    except (SQLAlchemyError, asyncpg.PostgresError) as error:
        said = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise Failure(f"the database: {said[0] if said else type(error).__name__}") from error

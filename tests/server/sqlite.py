"""SQLite for the tests: files that have the schema already, and no waiting for the disk.

No test cuts the power: what a process has written when it is killed, the system keeps. So nothing is proven by waiting
for the disk at every commit, as the server does; only those in processes of their own wait as ever.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from grandaustria.server.db import engine
from grandaustria.server.db.migrate import upgrade
from tests.server.statements import share

AS_SERVED = engine.SQLITE
UNHURRIED, HURRIED = "synchronous=FULL", "synchronous=OFF"


@contextmanager
def hurried() -> Iterator[None]:
    """Connections of this process, from now on, do not wait for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "SQLITE", tuple(pragma.replace(UNHURRIED, HURRIED) for pragma in AS_SERVED))
        yield


def empty_house(folder: Path) -> str:
    """The address of a database in this folder, as if a server had been started there once."""
    file = folder / "tables.db"
    file.write_bytes(_migrated())
    return f"sqlite:///{file.as_posix()}"


@cache
def _migrated() -> bytes:
    """A database made by the migrations themselves, which take longer than most tests."""
    # In a thread of its own, since a loop may run in this one: Playwright's.
    with tempfile.TemporaryDirectory(prefix="gah-sqlite-") as folder, hurried(), ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "tables.db"
        thread.submit(asyncio.run, _migrate(file)).result()
        return file.read_bytes()


async def _migrate(file: Path) -> None:
    opened = engine.connect(f"sqlite:///{file.as_posix()}")
    try:
        await upgrade(opened)
        share(opened)
    finally:
        await opened.dispose()

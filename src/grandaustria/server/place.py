"""Where a server on this machine keeps things by default: the database file, its secret, the lock of its one writer."""

from __future__ import annotations

import os
import secrets
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

FOLDER = "grandaustria"
DATABASE = "grandaustria.db"
SECRET = "grandaustria.secret"
SECRET_BYTES = 32
LEAST_SECRET = 32
SQLITE = "sqlite:///"
HIGHEST_PORT = 65_535


class PlaceError(Exception):
    """Something about these files keeps the server from starting; said in one sentence."""


def data_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of this user's data, as each system has it.

    >>> data_folder("linux", {"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/grandaustria'
    """
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / FOLDER
    if platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER
    # The XDG specification: a relative path there is invalid and to be ignored.
    named = Path(environment.get("XDG_DATA_HOME") or "")
    return (named if named.is_absolute() else home / ".local" / "share") / FOLDER


def default_database() -> str:
    return f"{SQLITE}{(data_folder() / DATABASE).as_posix()}"


def database_file(url: str) -> Path | None:
    """The file of a SQLite address; None for other databases and for one in memory."""
    scheme, _, rest = url.partition("://")
    name = rest.removeprefix("/").partition("?")[0]
    return Path(name) if scheme.partition("+")[0] == "sqlite" and name not in ("", ":memory:") else None


def secret_file(url: str) -> Path:
    """Beside the database file; for a database elsewhere, in the user's data folder."""
    file = database_file(url)
    return file.parent / SECRET if file else data_folder() / SECRET


def settle_folder(file: Path) -> None:
    """The folder of the user's data is made; any other is there already, or its name has a typing error."""
    if file.parent == data_folder():
        file.parent.mkdir(parents=True, exist_ok=True)
    elif not file.parent.is_dir():
        raise PlaceError(f"there is no folder {file.parent}")


def secret_of(path: Path) -> str:
    """The secret in this file; made when there is none, readable only by its owner."""
    settle_folder(path)
    with suppress(FileExistsError):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(SECRET_BYTES) + "\n")
    secret = path.read_text(encoding="utf-8").strip()
    if len(secret) < LEAST_SECRET:
        raise PlaceError(f"{path} holds no secret; delete it, and a new one is made")
    return secret


def place_of(text: str) -> tuple[str, int]:
    """Host and port of `HOST:PORT`; ValueError if it is none.

    >>> place_of("127.0.0.1:9150"), place_of("[::1]:9150")
    (('127.0.0.1', 9150), ('::1', 9150))
    """
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not port.isdecimal() or int(port[:6]) > HIGHEST_PORT:
        raise ValueError(f"{text!r} is not HOST:PORT, such as 127.0.0.1:9150")
    return host, int(port)


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold a SQLite file for this server alone: live updates do not pass between processes there.

    The lock is an exclusive transaction on an empty database beside it: it works on every system, and it ends with
    the process, however that ends.
    """
    file = database_file(url)
    if file is None:
        yield
        return
    settle_folder(file)
    lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise PlaceError(f"another server is running on {file}") from error
        yield
    finally:
        lock.close()

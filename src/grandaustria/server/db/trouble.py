"""Errors by which storage says that it is away, full or busy: nobody asked for anything wrong, and nothing was changed.

Everything else that a database complains about is a mistake of ours.
"""

from __future__ import annotations

import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

Trouble = Literal["unavailable", "busy"]

SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "unavailable",
    sqlite3.SQLITE_CORRUPT: "unavailable",
    sqlite3.SQLITE_FULL: "unavailable",
    sqlite3.SQLITE_IOERR: "unavailable",
    sqlite3.SQLITE_NOMEM: "unavailable",
    sqlite3.SQLITE_NOTADB: "unavailable",
    sqlite3.SQLITE_PERM: "unavailable",
    sqlite3.SQLITE_READONLY: "unavailable",
}
POSTGRESQL: dict[str, Trouble] = {
    "08": "unavailable",  # the connection
    "25006": "unavailable",  # read-only, such as a replica
    "25P03": "unavailable",  # a transaction was idle for too long
    "40001": "busy",  # two at once
    "40P01": "busy",  # each waits for the other
    "53": "unavailable",  # disk, memory or connections are used up
    "55P03": "busy",  # waited for a lock for too long
    "57014": "busy",  # a statement took too long
    "57P": "unavailable",  # stopping, starting, or a connection was ended
    "58": "unavailable",  # the system below
}
"""By the beginning of a SQLSTATE."""


class DatabaseAway(ConnectionError):
    """No connection could be made, or nothing was answered; why is said as the driver said it."""


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about storage, if anything."""
    if isinstance(error, DatabaseAway):
        return "unavailable"
    if isinstance(error, NoConnectionFree):
        return "busy"
    if not isinstance(error, DBAPIError):
        return None
    state = str(getattr(error.orig, "sqlstate", None))
    for beginning, trouble in POSTGRESQL.items():
        if state.startswith(beginning):
            return trouble
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF)
    return "unavailable" if error.connection_invalidated else None


def named(error: BaseException) -> str:
    """For the log: what kind of error it is, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    known = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(known or type(cause).__name__)

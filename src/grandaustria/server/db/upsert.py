"""Inserts that may meet a row that is there already: both databases can do it, each by a statement of its own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

_INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def upsert(connection: AsyncConnection, table: Table) -> Any:
    """An insert that knows `on_conflict_do_update` and `on_conflict_do_nothing`."""
    return _INSERTS[connection.dialect.name](table)

"""Connections to PostgreSQL: none is left open when a house has closed, not even one that the pool has lost."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from grandaustria.server.db.engine import connect, disconnect
from grandaustria.server.settings import Settings
from tests.server.postgresql import ON_POSTGRESQL


@ON_POSTGRESQL
def test_all_are_closed_in_the_end(settings: Settings) -> None:
    async def lose() -> asyncpg.Connection[Any]:
        engine = connect(settings.database_url)
        lent = await engine.raw_connection()
        line: asyncpg.Connection[Any] = lent.driver_connection
        lent.detach()
        assert not line.is_closed()
        await disconnect(engine)
        return line

    assert asyncio.run(lose()).is_closed()

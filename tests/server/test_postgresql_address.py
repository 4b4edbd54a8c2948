"""What may stand in the address of a PostgreSQL counts for every connection: of the pool, and the one that listens."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from grandaustria.server.db.engine import postgresql_address
from grandaustria.server.settings import Settings
from tests.server.postgresql import ON_POSTGRESQL
from tests.server.running import GENEROUS, running

PROGRAMS = "SELECT query FROM pg_stat_activity WHERE application_name = 'hotel'"


@pytest.mark.parametrize(
    ("address", "passed"),
    [
        ("postgresql://sisi:p%40ss@h:5433/house", "postgresql://sisi:p%40ss@h:5433/house"),
        ("postgresql+asyncpg://sisi@h/house", "postgresql://sisi@h/house"),
        ("postgresql://sisi@h/house?sslmode=verify-full", "postgresql://sisi@h/house?sslmode=verify-full"),
        ("postgresql://sisi@h/house?ssl=require", "postgresql://sisi@h/house?sslmode=require"),
    ],
)
def test_the_address_as_the_driver_reads_it(address: str, passed: str) -> None:
    assert postgresql_address(address) == passed


@ON_POSTGRESQL
def test_options_count_for_all_connections(database: str) -> None:
    address = f"{database}&sslmode=prefer&application_name=hotel"

    async def seen() -> list[str]:
        connection = await asyncpg.connect(database)
        try:
            return [row["query"] for row in await connection.fetch(PROGRAMS)]
        finally:
            await connection.close()

    with running(Settings(address, port=0, limits=GENEROUS)) as server:
        server.guest().post("/tables", {}, 201)
        queries = asyncio.run(seen())
    assert any("LISTEN" in query.upper() or "SELECT 1" in query for query in queries)
    assert len(queries) >= 2

"""The databases of the tests themselves: whoever is given one finds nothing of those who had it before."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import func, insert, select

from grandaustria.server.db.engine import connect, reading, writing
from grandaustria.server.db.processes import metadata
from grandaustria.server.db.schema import reports
from grandaustria.server.settings import Settings
from tests.server.houses import add_people, begin, open_house
from tests.server.postgresql import Cluster
from tests.server.running import GENEROUS
from tests.server.test_two_processes import sql

REPORT = {"person_id": "anna", "about_id": "ben", "text": "rude", "at": 0.0}


def rows(address: str) -> dict[str, int]:
    """How many there are of everything."""

    async def count() -> dict[str, int]:
        engine = connect(address)
        try:
            async with reading(engine) as connection:
                return {
                    table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                    for table in metadata.sorted_tables
                }
        finally:
            await engine.dispose()

    return asyncio.run(count())


def use(address: str) -> int:
    """People, a game and a report come into being; the number of the report."""

    async def live() -> Any:
        async with open_house(Settings(address, limits=GENEROUS)) as house:
            await add_people(house, "anna", "ben")
            table = await begin(house, "anna", "ben")
            async with writing(house.engine) as connection:
                report = {**REPORT, "game_id": table.game.id}
                made = await connection.execute(insert(reports).returning(reports.c.id), [report])
                return made.scalar_one()

    return int(asyncio.run(live()))


def test_a_database_used_before_is_as_new(cluster: Cluster) -> None:
    for _ in range(2):
        with cluster.database() as address:
            assert set(rows(address).values()) == {0}
            assert use(address) == 1
            assert rows(address)["events"] > 10
    with cluster.database() as again, cluster.database() as another:
        assert again == address != another


def test_one_with_another_schema_is_not_given_to_anybody(cluster: Cluster) -> None:
    with cluster.database() as first:
        sql(first, "UPDATE alembic_version SET version_num = '0000' RETURNING 1")
    with cluster.database() as second:
        assert second != first
        assert sql(second, "SELECT count(*) FROM alembic_version WHERE version_num = '0000'") == [0]

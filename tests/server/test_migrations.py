"""What a new version does to what is stored, and the way back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from alembic import command
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import Setup
from grandaustria.server.db.engine import connect, reading, writing
from grandaustria.server.db.migrate import configuration, is_current, upgrade
from grandaustria.server.db.schema import seats, updates
from grandaustria.server.settings import Settings
from grandaustria.server.store import people, play, tables
from grandaustria.server.store.play import SeatRow
from tests.server import faulty
from tests.server.houses import begin, brisk, open_house, until

Json = dict[str, Any]
BEFORE = ("greedy", "random", None, "greedy")
SINCE = ("waiter", "pageboy", None, "waiter")


async def downgrade(engine: AsyncEngine, revision: str) -> None:
    def back(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)

    async with engine.begin() as connection:
        await connection.run_sync(back)


async def add_table(engine: AsyncEngine, levels: Sequence[str | None]) -> None:
    """A table with bots of these levels, a person where there is none, and what was told of it."""
    around = [SeatRow(seat, None if bot else "anna", bot, False) for seat, bot in enumerate(levels)]
    facts = {"id": "table", "code": "code", "host_id": "anna", "created": 0.0, "public": True, "hot_seat": False}
    async with writing(engine) as connection:
        await people.add_person(connection, "anna", 'the "random" one', "en", 0.0)
        game = await tables.add_game(connection, Setup(players=4), around, {**facts, "title": "greedy"})
        await play.append_update(connection, game.id, 1, tables.table_update(game, 0.0, {}), 0.0)
        told = {"kind": "step", "events": [{"name": "greedy"}]}
        await connection.execute(insert(updates), [{"game_id": game.id, "revision": 2, "data": told, "at": 0.0}])


async def stored(engine: AsyncEngine) -> tuple[list[str | None], list[str | None], Json]:
    """The levels at the seats, those that were told, and another update."""
    async with reading(engine) as connection:
        at_seats = (await connection.execute(select(seats.c.bot).order_by(seats.c.seat))).scalars().all()
        told, other = await play.read_updates(connection, "table", 0)
    assert told["table"]["host"] == "anna"
    return list(at_seats), [seat["bot"] for seat in told["table"]["seats"]], other


def test_the_bots_get_the_names_of_the_house(database: str) -> None:
    async def there_and_back() -> None:
        engine = connect(database)
        try:
            await upgrade(engine)
            await add_table(engine, SINCE)
            other = {"kind": "step", "events": [{"name": "greedy"}]}
            await downgrade(engine, "0002")
            assert await stored(engine) == (list(BEFORE), list(BEFORE), other)
            await upgrade(engine)
            assert await is_current(engine)
            assert await stored(engine) == (list(SINCE), list(SINCE), other)
        finally:
            await engine.dispose()

    asyncio.run(there_and_back())


def test_levels_that_the_version_before_does_not_know(database: str) -> None:
    async def back() -> None:
        engine = connect(database)
        try:
            await upgrade(engine)
            await add_table(engine, ("concierge", "director", "director@20000", None))
            await downgrade(engine, "0002")
            at_seats, told, _ = await stored(engine)
            assert at_seats == told == ["greedy", "greedy", "greedy", None]
        finally:
            await engine.dispose()

    asyncio.run(back())


def test_bots_go_on_in_games_that_were_begun_before_processes_had_names(settings: Settings) -> None:
    async def before() -> str:
        async with open_house(brisk(settings, bot_seconds=faulty.HANG_SECONDS), work=faulty.hanging) as house:
            table = await begin(house, "director@20", "director@20")
        engine = connect(settings.database_url)
        try:
            await downgrade(engine, "0003")
        finally:
            await engine.dispose()
        return table.game.id

    async def since(game_id: str) -> None:
        async with open_house(brisk(settings)) as house:
            table = await until(house, game_id, lambda game: game.turn > 2)
            assert table.game.stand_in is None

    asyncio.run(since(asyncio.run(before())))

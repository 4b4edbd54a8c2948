"""How a secret of shared luck ends: with its event, on the way to a version that does not know it, and in the file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select, text

from grandaustria.server.db.engine import connect, reading, writing
from grandaustria.server.db.migrate import is_current, upgrade
from grandaustria.server.db.schema import games, shared_luck
from grandaustria.server.house import House
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import luck, tables
from tests.server.cups import PEOPLE, begun_cup, places, tables_of
from tests.server.houses import Clock, add_people, awaited, begin, brisk, open_house
from tests.server.playing_days import NOON
from tests.server.postgresql import ON_SQLITE
from tests.server.test_migrations import downgrade


async def begun_day(house: House, person_id: str) -> str:
    async with writing(house.engine) as connection:
        return (await house.days.begin(connection, await house.days.make_today(connection), person_id)).id


async def standing(settings: Settings, *ids: str) -> tuple[int, list[tuple[Any, ...]]]:
    """How many secrets there are, and how these games stand, in a database of any version."""
    engine = connect(settings.database_url)
    try:
        async with reading(engine) as connection:
            kept = (await connection.execute(text("SELECT count(*) FROM shared_luck"))).scalar_one()
            found = await connection.execute(text("SELECT id, status, sealed, finished, bot_to_act FROM games"))
            by_id = {row.id: (row.status, bool(row.sealed), row.finished is None, row.bot_to_act) for row in found}
    finally:
        await engine.dispose()
    return kept, [by_id[one] for one in ids]


async def back_to(settings: Settings, revision: str) -> None:
    engine = connect(settings.database_url)
    try:
        await downgrade(engine, revision)
    finally:
        await engine.dispose()


@awaited
async def test_on_the_way_to_the_version_before_no_secret_stays_and_no_game_goes_on(settings: Settings) -> None:
    """With other luck it would be another game, and nobody there would ever destroy what is left."""
    clock = Clock()
    clock.now = NOON
    async with open_house(brisk(settings), Services(now=clock)) as house:
        await begun_cup(house, *PEOPLE)
        at_cup = tables_of(await places(house))[0]
        of_day = await begun_day(house, "anna")
        other = (await begin(house, "anna", "ben")).game.id
    going_on, ended = ("running", None), ("ended", False, False, None)
    assert [row[0] for row in (await standing(settings, at_cup, of_day))[1]] == ["running"] * 2
    await back_to(settings, "0020")
    kept, (cup, day) = await standing(settings, at_cup, of_day)
    assert (kept, cup[:2], day) == (1, ("running", True), ended)
    await back_to(settings, "0019")
    kept, (cup, day) = await standing(settings, at_cup, of_day)
    assert (kept, cup, day) == (0, ended, ended)
    await back_to(settings, "0018")
    engine = connect(settings.database_url)
    try:
        await upgrade(engine)
        assert await is_current(engine)
    finally:
        await engine.dispose()
    kept, (cup, day, free) = await standing(settings, at_cup, of_day, other)
    assert (kept, cup, day, (free[0], free[3])) == (0, ended, ended, going_on)
    async with open_house(brisk(settings), Services(now=clock)) as house:
        assert await begun_day(house, "anna") != of_day


@ON_SQLITE
@awaited
async def test_a_destroyed_secret_is_not_left_in_the_file(settings: Settings, tmp_path: Path) -> None:
    async with open_house(brisk(settings)) as house:
        async with writing(house.engine) as connection:
            for name in ("event", "another"):
                await luck.make(connection, name, 5.0)
            found = await connection.execute(select(shared_luck.c.id, shared_luck.c.secret))
            secrets = {row.id: bytes(row.secret) for row in found}
        async with writing(house.engine) as connection:
            await luck.destroy(connection, "event")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    held = b"".join(await asyncio.to_thread(lambda: [path.read_bytes() for path in files]))
    assert secrets["another"] in held
    assert secrets["event"] not in held


@awaited
async def test_who_leaves_the_house_may_leave_a_game_of_the_day_that_does_not_replay(settings: Settings) -> None:
    """Nobody plays it in their stead who wants to be helped; but nobody is kept by it."""
    clock = Clock()
    clock.now = NOON
    async with open_house(brisk(settings), Services(now=clock)) as house:
        await add_people(house, "anna")
        table = await begun_day(house, "anna")
        async with writing(house.engine) as connection:
            await connection.execute(games.update().where(games.c.id == table).values(numbering_version=0))
            assert [game for game, _ in await tables.vacate(connection, "anna", clock.now)] == [table]

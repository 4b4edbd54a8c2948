"""The game of the day, whatever happens meanwhile: servers are killed, disks are full, midnight comes."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from grandaustria import bots
from grandaustria.server.daily import GRACE_SECONDS, WEEK, Day, day_at, day_of
from grandaustria.server.days import Days
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import games, shared_luck
from grandaustria.server.db.trouble import DatabaseAway
from grandaustria.server.house import House
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import days as stored
from grandaustria.server.store import luck
from tests.server.houses import Clock, add_people, awaited, open_house
from tests.server.playing_days import NOON, TODAY, begin, last, moves_of, play
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.processes import Process, process
from tests.server.rated import with_accounts


@pytest.fixture
def victim(database: str, tmp_path: Path) -> Any:
    with process(database, tmp_path / "server.log", bot_pause=0.0) as server:
        yield server


@DAILY_ON_SQLITE
def test_killed_in_the_middle_it_goes_on_with_the_same_luck(victim: Process) -> None:
    anna, bert = with_accounts(victim, "Anna", "Bert")
    table, other = begin(anna), begin(bert)
    if begin(anna) != table:  # midnight has come between the two: both have begun the next day by now, or begin it
        table, other = begin(anna), begin(bert)
    for _ in range(2):
        play(anna, table, last, 9)
        victim.kill()
        victim.start()
    play(anna, table, last, 9)
    play(bert, other, last, 27)
    assert moves_of(anna, table) == moves_of(bert, other)
    assert len(moves_of(anna, table)) > 40


@awaited
async def test_a_day_is_closed_as_a_whole_or_not_at_all(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What fails in the middle is done again by whoever looks next; two who look at once close it once."""
    clock = Clock()
    clock.now = NOON

    async def broken(*_: Any) -> None:
        raise DatabaseAway("the disk is full")

    async with open_house(settings, Services(now=clock)) as house:
        await add_people(house, "anna", "bert", password_hash="!")
        for name in ("anna", "bert"):
            async with writing(house.engine) as connection:
                await house.days.begin(connection, await house.days.make_today(connection), name)
        clock.now = TODAY.ends + GRACE_SECONDS
        with monkeypatch.context() as full:
            full.setattr(luck, "destroy", broken)
            await house.days.look()
        assert f"could not be closed: {TODAY.name}" in caplog.text
        assert await standing(house) == ({"ended"}, {True}, 1, None)
        again = Days(house.engine, house.host, house.services, house.spawn)
        await asyncio.gather(house.days.look(), again.look(), house.days.look())
        assert await standing(house) == ({"ended"}, {False}, 0, clock.now)
        clock.now += 5.0
        await house.days.look()
        assert await standing(house) == ({"ended"}, {False}, 0, clock.now - 5.0)


async def standing(house: House) -> tuple[set[str], set[bool], int, float | None]:
    """How its games stand, whether they are sealed, how many secrets there are, and since when it is closed."""
    async with reading(house.engine) as connection:
        rows = (await connection.execute(select(games.c.status, games.c.sealed))).all()
        kept = len((await connection.execute(select(shared_luck.c.id))).all())
        day = await stored.read(connection, TODAY.name)
    assert day is not None
    return {row.status for row in rows}, {bool(row.sealed) for row in rows}, kept, day.closed


@DAILY_ON_SQLITE
@awaited
async def test_nobody_begins_a_day_that_is_over(settings: Settings) -> None:
    """Whoever waited until its end for others who begin is told so; what they asked for has not begun."""
    clock = Clock()
    clock.now = NOON
    async with open_house(settings, Services(now=clock)) as house:
        async with writing(house.engine) as connection:
            await house.days.make_today(connection)
        clock.now = TODAY.ends
        await house.days.look()
        clock.now = NOON  # as if it had been asked before
        with pytest.raises(Exception, match="over by now"):
            async with writing(house.engine) as connection:
                await house.days.make_today(connection)


def test_days_go_by_utc_and_opponents_do_not_think_by_the_clock() -> None:
    midnight = datetime(2026, 11, 19, tzinfo=UTC).timestamp()
    assert [day_at(midnight + off).name for off in (-1.0, 0.0, 86_399.0, 86_400.0)] == [
        "2026-11-18", "2026-11-19", "2026-11-19", "2026-11-20",
    ]  # fmt: skip
    assert (TODAY.begins, TODAY.ends, TODAY.closes) == (midnight, midnight + 86_400, midnight + 129_600)
    week = [day_at(midnight + 86_400 * number) for number in range(7)]
    assert {(day.level, day.seat) for day in week} == set(WEEK)
    assert all(bots.effort(level) == 0 for level, _ in WEEK)
    assert (day_of(TODAY.luck), day_of(None), day_of("round-7")) == (TODAY.name, None, None)
    assert Day("2026-11-19", "master", 1).luck == TODAY.luck

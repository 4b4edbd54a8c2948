"""Exactly one process plays the bots of a table, and another goes on where it is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from grandaustria.server import bots, lease
from grandaustria.server.db.engine import reading
from grandaustria.server.db.processes import drivers
from grandaustria.server.host import Host, Table
from grandaustria.server.house import House
from grandaustria.server.seating import leave
from grandaustria.server.settings import Settings
from tests.server import faulty
from tests.server.houses import (
    add_people,
    begin,
    brisk,
    change_seat,
    driver_of,
    last_heard,
    open_house,
    play_run,
    to_act,
    until,
)
from tests.server.postgresql import ON_POSTGRESQL
from tests.waiting import eventually

SEARCHING = "director@20"
HOUR = 3600.0
GONE, KEEP, RETRY = lease.GONE_SECONDS, lease.KEEP_SECONDS, bots.RETRY_SECONDS


@pytest.fixture(autouse=True)
def _says_nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process looks around when a test tells it to, and is not gone because the machine is slow."""
    monkeypatch.setattr(bots, "KEEP_SECONDS", HOUR)
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(lease, "GONE_SECONDS", HOUR)


def test_within_five_seconds() -> None:
    """A word is late by one look at most, and noticed with the next."""
    assert GONE + 2 * KEEP <= 5.0
    assert RETRY + KEEP <= 5.0


@asynccontextmanager
async def thinking(settings: Settings, held: faulty.Held) -> AsyncIterator[tuple[House, House, Table]]:
    """Two processes, and a table about which the first is thinking."""
    patient = brisk(settings, bot_seconds=faulty.HANG_SECONDS)
    async with open_house(patient, work=held) as one, open_house(patient) as other:
        table = await begin(one, SEARCHING, SEARCHING)
        await held.thinks()
        yield one, other, table


@ON_POSTGRESQL
def test_who_has_just_begun_has_left_nothing(settings: Settings, tmp_path: Path) -> None:
    """However long ago another process has asked who is there."""
    held = faulty.Held(tmp_path)

    async def both() -> None:
        patient = brisk(settings, bot_seconds=faulty.HANG_SECONDS)
        async with open_house(patient) as other, open_house(patient, work=held) as one:
            table = await begin(one, SEARCHING, SEARCHING)
            await held.thinks()
            await other.bots.look_around()
            assert other.bots.driving() == []
            held.let_go()
            await until(one, table.game.id, lambda game: game.revision > 3)

    asyncio.run(both())


@ON_POSTGRESQL
def test_one_process_thinks_and_no_other(settings: Settings, tmp_path: Path) -> None:
    held = faulty.Held(tmp_path)

    async def both() -> None:
        async with thinking(settings, held) as (one, other, table):
            await one.bots.look()
            for _ in range(2):
                await other.bots.look()
                await other.bots.look_around()
            assert other.bots.driving() == []
            held.let_go()
            await until(one, table.game.id, lambda game: game.revision > 3)

    asyncio.run(both())


@ON_POSTGRESQL
@pytest.mark.parametrize("ago", [2 * HOUR, -2 * HOUR], ids=["long ago", "before the clock was set back"])
def test_another_goes_on_for_a_process_that_is_not_heard_of(settings: Settings, tmp_path: Path, ago: float) -> None:
    """And if it was only slow, what it thought is in vain."""
    held = faulty.Held(tmp_path)

    async def both() -> None:
        async with thinking(settings, held) as (one, other, table):
            await other.bots.look()
            await last_heard(one, ago)
            await other.bots.look()
            assert other.bots.driving() == [table.game.id]
            await until(other, table.game.id, lambda game: game.revision > 3)
            held.let_go()
            await eventually(lambda: not one.bots.driving())
            await one.bots.look()
            await eventually(lambda: not one.bots.driving())
            assert (await other.host.table(table.game.id)).game.driver == driver_of(other)

    asyncio.run(both())


@ON_POSTGRESQL
def test_a_process_that_stops_says_so(settings: Settings) -> None:
    async def both() -> None:
        async with open_house(brisk(settings)) as other:
            async with open_house(brisk(settings, bot_seconds=HOUR), work=faulty.hanging) as one:
                table = await begin(one, SEARCHING, SEARCHING)
                await other.bots.look()
            async with reading(other.engine) as connection:
                assert (await connection.execute(select(drivers.c.process))).scalars().all() == [driver_of(other)]
            await other.bots.look()
            assert other.bots.driving() == [table.game.id]

    asyncio.run(both())


@ON_POSTGRESQL
def test_whoever_stores_a_step_plays_the_bots_after_it(settings: Settings) -> None:
    async def both() -> None:
        async with open_house(brisk(settings)) as one, open_house(brisk(settings)) as other:
            await add_people(one, "anna")
            table = await begin(one, "anna", "waiter")
            for house in (other, one, other):
                table = await until(house, table.game.id, lambda game: game.to_act == 0)
                table = await play_run(house, table)
                table = await until(house, table.game.id, lambda game: game.to_act == 0)
                assert table.game.driver == driver_of(house)

    asyncio.run(both())


@ON_POSTGRESQL
def test_so_does_whoever_lets_a_bot_play_for_somebody(settings: Settings) -> None:
    async def both() -> None:
        async with open_house(brisk(settings)) as one, open_house(brisk(settings)) as other:
            await add_people(one, "anna", "ben")
            table = await begin(one, "anna", "ben")
            await eventually(lambda: not one.bots.driving())  # it has seen that no bot is to act
            seat, person = to_act(table)
            await change_seat(other, table.game.id, lambda game: leave(game, person))
            table = await until(other, table.game.id, lambda game: game.to_act != seat)
            assert table.game.driver == driver_of(other)

    asyncio.run(both())


def test_bots_go_on_when_the_database_is_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not in half a minute, but as soon as it answers again; and it is told once."""
    troubles: list[Exception] = [OSError("no room"), OperationalError("", {}, Exception("disk full")), OSError("away")]
    act = Host.act_for_bot

    async def failing(self: Host, *arguments: Any) -> Table | None:
        if troubles:
            raise troubles.pop()
        return await act(self, *arguments)

    async def some_steps() -> None:
        async with open_house(brisk(settings)) as house:
            monkeypatch.setattr(Host, "act_for_bot", failing)
            table = await begin(house, "waiter", "waiter")
            await until(house, table.game.id, lambda game: game.revision > 3)
            assert house.failed == 0

    with caplog.at_level(logging.WARNING, bots.__name__):
        asyncio.run(some_steps())
    assert troubles == []
    assert [record.message.partition(" in game ")[0] for record in caplog.records] == ["no step for the bots"]

"""Tournaments, whatever happens meanwhile: servers are killed, disks are full, several processes look at once."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.engine import connect, reading, writing
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from grandaustria.server.store import tables
from grandaustria.server.store import tournaments as store
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.tournaments import OPEN, OVER, RUNNING
from tests.server.cups import (
    CUP,
    PEOPLE,
    QUICK,
    all_over,
    begun_cup,
    end_all,
    entries,
    luck_ids,
    open_cup,
    places,
    play_round,
    stand,
    tables_of,
)
from tests.server.houses import HOST, awaited, brisk, open_house
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL
from tests.server.processes import Process, process
from tests.server.rated import with_accounts
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("rounds_when_asked")


@DAILY_ON_SQLITE
@awaited
async def test_a_house_goes_on_where_another_was_shut(settings: Settings) -> None:
    """In the middle of a round, and between the last game of a round and the next one."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, computers=4, rounds=2)
        before = await places(house)
    async with open_house(brisk(settings)) as house:
        assert await places(house) == before
        await all_over(house, tables_of(before))
        assert (await stand(house)).round == 1
    async with open_house(brisk(settings)) as house:
        await house.tournaments.look()
        assert (await stand(house)).round == 2
        await play_round(house)
        assert (await stand(house)).status == OVER


@pytest.mark.parametrize("step", ["on_round", "begin"])
@DAILY_ON_SQLITE
@awaited
async def test_what_fails_in_the_middle_has_not_happened(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, step: str
) -> None:
    """The next round begins whole or not at all, and the one before is over with it."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, *PEOPLE, rounds=2)
        await end_all(house)
        secret, before = await luck_ids(house), await places(house)
        where = house.alerts if step == "on_round" else house.host
        done, calls = getattr(where, step), list[None]()

        async def failing(*given: Any) -> Any:
            calls.append(None)
            if len(calls) == 2:
                raise OSError("the disk is full")
            return await done(*given)

        with monkeypatch.context() as full:
            full.setattr(where, step, failing)
            assert await house.tournaments.look() == []
        assert "does not go on: cup" in caplog.text
        assert (await luck_ids(house), await places(house), (await stand(house)).round) == (secret, before, 1)
        await house.tournaments.look()
        assert (await stand(house)).round == 2
        assert len(await places(house)) == 8


@awaited
async def test_many_look_at_once(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, *PEOPLE, rounds=2)
        await end_all(house)
        await asyncio.gather(*(house.tournaments.look() for _ in range(4)))
        assert (await stand(house)).round == 2
        assert len(await places(house)) == 8
        assert len(await luck_ids(house)) == 1


@ON_POSTGRESQL
@awaited
async def test_two_processes_pair_the_next_round_once(settings: Settings) -> None:
    async with open_house(brisk(settings)) as one, open_house(brisk(settings)) as other:
        await open_cup(one, *PEOPLE, rounds=2)
        starting = (house.tournaments.start(CUP, HOST) for house in (one, other))
        started = await asyncio.gather(*starting, return_exceptions=True)
        assert [getattr(error, "reason", None) for error in started if error is not None] == ["started"]
        for number in (1, 2):
            assert ((await stand(one)).round, len(await places(one, number))) == (number, 4)
            assert len(await luck_ids(other)) == 1
            await end_all(one)
            await asyncio.gather(*(house.tournaments.look() for house in (one, other)))
        assert (await stand(one)).status == OVER
        assert len(await places(one)) == 8


@DAILY_ON_SQLITE
@awaited
async def test_one_that_is_stuck_holds_no_other_up(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(brisk(settings)) as house:
        await open_cup(house, *PEOPLE, starts=1.0)
        stuck = dict.fromkeys(("id", "title"), "a stuck one")
        async with writing(house.engine) as connection:
            first = await store.read(connection, CUP)
            assert first is not None
            await store.add(connection, {name: getattr(first, name) for name in FACTS} | stuck)
        done = house.host.begin

        async def failing(connection: AsyncConnection, game: GameRow) -> GameRow:
            if game.title == "a stuck one":
                raise OSError("the disk is full")
            return await done(connection, game)

        with monkeypatch.context() as full:
            full.setattr(house.host, "begin", failing)
            assert await house.tournaments.look() == [CUP]
        assert (await stand(house)).status == RUNNING
        assert (await stand(house, "a stuck one")).status == OPEN
        assert await house.tournaments.look() == ["a stuck one"]


FACTS = ("host_id", "players", "method", "rounds", "pace", "level", "created", "starts")


@ON_POSTGRESQL
@awaited
async def test_who_leaves_the_house_while_it_begins(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have a place in the first round by then, so that they withdraw from the next: nobody else is left over."""
    async with open_house(brisk(settings)) as house:
        await open_cup(house, *PEOPLE, rounds=2)

        async def go() -> None:
            async with writing(house.engine) as connection:
                await tables.vacate(connection, "anna", 5.0)

        going: list[asyncio.Task[None]] = []

        async def meanwhile(*_: Any) -> None:
            if not going:
                going.append(asyncio.create_task(go()))
                async with asyncio.timeout(PATIENCE):
                    while not (going[0].done() or await somebody_waits(house)):
                        await asyncio.sleep(0.01)

        monkeypatch.setattr(house.alerts, "on_round", meanwhile)
        await house.tournaments.start(CUP, HOST)
        await going[0]
        assert [(one.person_id, one.withdrawn) for one in await entries(house)] == [
            ("anna", 5.0), ("ben", None), ("cora", None), ("dora", None)
        ]  # fmt: skip
        await end_all(house)
        await house.tournaments.look()
        assert sorted(one.entry for one in await places(house, 2)) == [0, 1, 2, 3]


async def somebody_waits(house: House) -> bool:
    async with reading(house.engine) as connection:
        return bool((await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))).scalar_one())


# Killed without a word

LONGEST_LIFE, LIVES, COMPUTERS = 1.2, 5, 6
GONE = (httpx.TransportError, ConnectionError, TimeoutError)


@DAILY_ON_SQLITE
def test_killed_again_and_again_it_is_played_to_its_end_once(database: str, tmp_path: Path) -> None:
    """Wherever that was, every round has all places once and one luck, and every game was played to its end."""
    rng = random.Random(17)
    with process(database, tmp_path / "server.log", **BRISK) as victim:
        (anna,) = with_accounts(victim, "Anna")
        form = {"title": "The cup", "pace": "quick", "rounds": 3, "level": QUICK}
        cup = f"/tournaments/{anna.post('/tournaments', form, 201)['id']}"
        anna.put(f"{cup}/computers", {"level": QUICK, "number": COMPUTERS})
        anna.post(f"{cup}/start")
        for _ in range(LIVES):
            killer = threading.Timer(rng.random() * LONGEST_LIFE, victim.kill)
            killer.start()
            killer.join()
            victim.start()
        shown = played_out(victim, anna, cup)
        rounds = [anna.get(f"{cup}/rounds/{number + 1}") for number in range(shown["rounds"])]
        records = [[anna.get(f"/tables/{table['table']}/record")["moves"] for table in one["tables"]] for one in rounds]
    assert (shown["status"], shown["round"], len(rounds)) == (OVER, 3, 3)
    for one, played in zip(rounds, records, strict=True):
        seats = [seat for table in one["tables"] for seat in table["seats"]]
        assert sorted(seat["entry"] for seat in seats) == list(range(COMPUTERS))
        assert all(seat["score"] is not None for seat in seats)
        assert played[0] == played[1] == played[2]  # computers of one level at the same luck
    assert records[0][0] != records[1][0] != records[2][0]
    assert sum(one["points"] for one in shown["standing"]) == COMPUTERS / 2 * 3
    assert asyncio.run(left_of(database)) == (0, 3 * COMPUTERS // 2, 3)


BRISK = {"bot_pause": 0.0, "bots_only_pause": 0.0, "bots_only_share": 1.0}


def played_out(server: Process, person: Any, path: str) -> Any:
    end = time.monotonic() + 4 * PATIENCE
    while True:
        with suppress(*GONE):
            shown = person.get(path)
            if shown["status"] == OVER:
                return shown
        assert time.monotonic() < end, server.said()
        time.sleep(0.05)


async def left_of(database: str) -> tuple[int, ...]:
    """Secrets, games, rounds."""
    engine = connect(database)
    try:
        async with reading(engine) as connection:
            counted = [f"SELECT count(*) FROM {table}" for table in ("shared_luck", "games", "tournament_rounds")]
            return tuple([int((await connection.execute(text(one))).scalar_one()) for one in counted])
    finally:
        await engine.dispose()

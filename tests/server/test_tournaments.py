"""Duplicate tournaments: from the first who joins to the last round, with the same luck at all tables of a round."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from sqlalchemy import select

from grandaustria.engine.notation import numbers_of
from grandaustria.server import tournaments
from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import events, games, shared_luck
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from grandaustria.server.store.tournaments import OVER
from tests.server.cups import begun_cup, places, play_round, rounds, stand, tables_of
from tests.server.houses import awaited, brisk, open_house


@pytest.fixture(autouse=True)
def _paired_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds follow each other when a test looks."""
    monkeypatch.setattr(tournaments, "LOOK_SECONDS", 3_600.0)


async def played_by_computers(house: House, computers: int, number: int, **facts: object) -> None:
    await begun_cup(house, computers=computers, rounds=number, **facts)
    since = time.process_time()
    met: Counter[frozenset[int]] = Counter()
    for _ in range(number):
        sitting = await play_round(house)
        assert sorted(one.entry for one in sitting) == list(range(computers))
        tables = [[one.entry for one in sitting if one.game_id == game] for game in tables_of(sitting)]
        met.update(frozenset(pair) for pair in tables)
        print(time.process_time() - since)
    assert max(met.values()) == 1
    found = await stand(house)
    assert (found.status, found.round) == (OVER, number)
    everything = await places(house)
    assert sum(one.points or 0 for one in everything) == computers * number
    async with reading(house.engine) as connection:
        assert (await connection.execute(select(shared_luck.c.id))).all() == []
        assert set((await connection.execute(select(games.c.sealed))).scalars()) == {False}
    assert all(one.over is not None for one in await rounds(house))


@awaited
async def test_eight_computers_over_three_rounds(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await played_by_computers(house, 8, 3)

"""A house of version 0.1: its games are played on by the readings they were begun with, and all of them replay."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import games
from grandaustria.server.host import Request
from tests.cli.running import Gah
from tests.server.running import Running

STORED = Path(__file__).parents[1] / "fixtures" / "house-0.1.db.gz"
"""Written by the last commit before there were readings: a turn under way, a draft, a solo game, a finished one."""


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str]) -> Gah:
    return Gah(capsys)


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress(STORED.read_bytes()))
    return f"sqlite:///{file.as_posix()}"


async def tables(server: Running) -> Mapping[str, str]:
    """The ids of the tables by their titles."""
    async with reading(server.house.engine) as connection:
        rows = await connection.execute(select(games.c.title, games.c.id))
        return {row.title: row.id for row in rows}


async def play_on(server: Running, table_id: str) -> int:
    """Everybody decides at random to the end; how many steps that took."""
    host, rng, steps = server.house.host, random.Random(1), 0
    table = await host.table(table_id)
    while table.game.status == "running":
        seat = table.hosted.seat
        person = table.game.seats[seat].person_id if seat is not None else None
        assert person is not None
        kind = "confirm" if table.hosted.is_complete else "step"
        action = None if kind == "confirm" else rng.choice(table.hosted.legal_actions())
        steps += 1
        table = await host.act(Request(kind, person, table.game.revision, f"r{steps}", action, seat), table_id)
    return steps


def test_its_games_are_played_on_as_they_were_begun(server: Running, database: str, gah: Gah) -> None:
    found = server.within(tables(server))
    assert set(found) == {"a turn under way", "a draft", "alone", "finished"}
    for title, table_id in found.items():
        steps = server.within(play_on(server, table_id))
        assert (steps == 0) == (title == "finished")
        table = server.within(server.house.host.table(table_id))
        assert (table.game.status, table.hosted.position.setup.readings) == ("over", 1)
        assert table.game.setup_data["readings"] == 1
    assert gah(f"verify --database {database}").status == 0


def test_it_replays_as_it_was_left(database: str, gah: Gah) -> None:
    report: Any = json.loads(gah(f"verify --database {database} --json").output)
    assert (report["games"], report["differing"]) == (4, 0)

"""What the server looks for by itself, again and again, is found by indexes: no large table is read whole."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.server import accounts, forgetting
from grandaustria.server.db.engine import is_sqlite, reading, writing
from grandaustria.server.db.processes import presence
from grandaustria.server.db.schema import games, people, seats, sessions
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.seating import leave
from grandaustria.server.settings import Settings
from grandaustria.server.timekeeping import Timekeeper
from grandaustria.version import __version__
from tests.server import faulty
from tests.server.houses import add_people, begin, change_seat, open_house, play_run, take_back, to_act

LARGE = 2_000
"""Rows, in as many pages that no planner reads them all to find one."""
HERE, TABLES = 300, 10
"""Of those people, who have a socket, and at how many tables."""
SEARCHING = "director@20"
FILLED = ("people", "sessions", "games", "seats", "presence")
WHOLE = {"sqlite": r"SCAN (\w+)", "postgresql": r"Seq Scan on (\w+)"}
EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN", "postgresql": "EXPLAIN"}
Said = list[tuple[str, Any]]


async def fill(engine: AsyncEngine) -> None:
    """Games over days, each of two people, who are at home."""
    known = [{"id": f"p{i}", "name": f"p{i}", "created": 0.0} for i in range(LARGE)]
    using = {"created": 0.0, "seen": 0.0, "agent": "a browser with a long name" * 4}
    used = [{"id": f"s{i}", "person_id": f"p{i}", "token_hash": f"{i:064}", **using} for i in range(LARGE)]
    facts = {
        "status": "running", "public": False, "hot_seat": False, "setup": Setup(2).to_json(), "rules": "2022",
        "players": 2, "engine_version": __version__, "numbering_version": NUMBERING_VERSION, "to_act": 0,
        "due": 1e12, "created": 0.0, "started": 0.0,
    }  # fmt: skip
    played = [{"id": f"g{i}", "code": f"c{i}", "host_id": f"p{i}", **facts} for i in range(LARGE)]
    around = [{"game_id": f"g{i}", "seat": s, "person_id": f"p{(i + s) % LARGE}"} for i in range(LARGE) for s in (0, 1)]
    looking = [{"game_id": f"g{i}", "process": f"process {i % 2}", "person_id": f"p{i}"} for i in range(LARGE)]
    filled = ((people, known), (sessions, used), (games, played), (seats, around), (presence, looking))
    async with writing(engine) as connection:
        for table, rows in filled:
            await connection.execute(insert(table), rows)
    async with writing(engine) as connection:
        await connection.execute(text("ANALYZE"))


@contextmanager
def listening(engine: AsyncEngine) -> Iterator[Said]:
    """The statements that are executed meanwhile."""
    said: Said = []

    def hear(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, executemany: bool) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE", "WITH")):
            said.append((statement, parameters[0] if executemany else parameters))

    event.listen(engine.sync_engine, "before_cursor_execute", hear)
    try:
        yield said
    finally:
        event.remove(engine.sync_engine, "before_cursor_execute", hear)


async def read_whole(engine: AsyncEngine, said: Said) -> list[str]:
    """Those of the statements that read a filled table from end to end."""
    dialect, found = engine.dialect.name, []
    async with reading(engine) as connection:
        for statement, parameters in said:
            plan = await connection.exec_driver_sql(f"{EXPLAIN[dialect]} {statement}", parameters)
            told = "\n".join(str(row) for row in plan)
            if any(table in FILLED for table in re.findall(WHOLE[dialect], told)):
                found.append(f"{statement}\n{told}")
    return found


async def look_after(house: House) -> None:
    """All that a house does now and then, whoever asks."""
    await house.bots.look_around()
    await house.bots.look()
    await house.deadlines.look()
    await Timekeeper(house.engine, house.host, house.services, house.spawn).look()  # as after a start
    await house.alerts.look()
    await accounts.dismiss_ended_once(house)
    await forgetting.forget(house)
    if not is_sqlite(house.engine):
        await house.presence.look([f"g{number}" for number in range(TABLES)])
        await house.presence.mend()


def test_no_large_table_is_read_whole(settings: Settings) -> None:
    async def looked_after() -> list[str]:
        async with open_house(settings) as house:
            await fill(house.engine)
            for number in range(HERE):
                house.hub.add(f"g{number % TABLES}", Listener(f"p{number}", 0, f"s{number}"))
            with listening(house.engine) as said:
                await look_after(house)
            assert {"games", "sessions"} <= {table for table in FILLED if any(table in one for one, _ in said)}
            return await read_whole(house.engine, said)

    assert asyncio.run(looked_after()) == []


async def noted(house: House, game_id: str) -> str | None:
    async with reading(house.engine) as connection:
        query = select(games.c.bot_to_act).where(games.c.id == game_id)
        return (await connection.execute(query)).scalar_one_or_none()


def test_which_bot_is_to_act_is_noted_with_every_change(settings: Settings) -> None:
    """By this alone those that wait are found after a start."""

    async def given_and_taken_back() -> None:
        async with open_house(settings, work=faulty.hanging) as house:
            await add_people(house, "anna", "ben")
            table = await begin(house, "anna", "ben", stand_in=SEARCHING)
            game_id, (seat, person) = table.game.id, to_act(table)
            other = "ben" if person == "anna" else "anna"
            await change_seat(house, game_id, lambda game: leave(game, other))
            assert await noted(house, game_id) is None
            while table.game.to_act == seat:
                table = await play_run(house, await house.host.table(game_id))
            assert await noted(house, game_id) == SEARCHING
            await take_back(house, game_id, other, 1 - seat)
            assert await noted(house, game_id) is None

    asyncio.run(given_and_taken_back())

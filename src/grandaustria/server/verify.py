"""Replays every game of a database, as a stream: batches are read one after the other and checked in processes."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Table, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import events, games, steps
from grandaustria.server.replay import Difference, StoredGame, differences
from grandaustria.server.store import tables
from grandaustria.server.store.play import GameRow

BATCH = 100
AHEAD = 3
"""Batches read ahead for each process."""
GAME = tuple(name for name in StoredGame.__dataclass_fields__ if name not in ("events", "steps"))


class Checked(NamedTuple):
    """What a batch of games showed."""

    games: int
    frozen: int
    differences: list[Difference]
    revisions: dict[str, int]
    """Of the games that differ, as they were read."""


def check(batch: Sequence[StoredGame], tell: bool) -> Checked:
    found = {game.id: differences(game, tell) for game in batch}
    return Checked(
        len(batch),
        sum(game.status == "frozen" for game in batch),
        [difference for game in batch for difference in found[game.id]],
        {game.id: game.revision for game in batch if found[game.id]},
    )


async def count_games(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(games))).scalar_one())


async def verify(engine: AsyncEngine, processes: int, tell: bool = True) -> AsyncIterator[Checked]:
    """Check every game; with one process in this one, else in others, which are told what to check."""
    if processes == 1:
        async for batch in batches(engine):
            yield await asyncio.to_thread(check, batch, tell)
        return
    loop = asyncio.get_running_loop()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    waiting: deque[asyncio.Future[Checked]] = deque()
    try:
        async for batch in batches(engine):
            waiting.append(loop.run_in_executor(pool, check, batch, tell))
            if len(waiting) >= processes * AHEAD:
                yield await waiting.popleft()
        while waiting:
            yield await waiting.popleft()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


async def batches(engine: AsyncEngine, size: int = BATCH) -> AsyncIterator[list[StoredGame]]:
    """All games in the order of their ids, each with what belongs to it as it was at one moment."""
    last = ""
    while True:
        async with reading(engine) as connection:
            batch = await _read(connection, games.c.id > last, size)
        if not batch:
            return
        yield batch
        last = batch[-1].id


async def _read(connection: AsyncConnection, which: ColumnElement[bool], size: int) -> list[StoredGame]:
    # Only these columns: so a database of an older version can be checked before it is brought up to date.
    query = select(*(games.c[name] for name in GAME)).where(which).order_by(games.c.id).limit(size)
    rows = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    final = await _of_games(connection, events, ("sequence", "seat", "action", "notation"), ids)
    tentative = await _of_games(connection, steps, ("place", "action", "outcomes", "told"), ids)
    return [StoredGame(**row, events=final[row["id"]], steps=tentative[row["id"]]) for row in rows]


async def _of_games(
    connection: AsyncConnection, table: Table, columns: tuple[str, ...], ids: list[str]
) -> dict[str, list[Any]]:
    query = select(table.c.game_id, *(table.c[name] for name in columns)).where(table.c.game_id.in_(ids))
    found: dict[str, list[Any]] = defaultdict(list)
    for game_id, *values in await connection.execute(query.order_by(table.c.game_id, table.c[columns[0]])):
        found[game_id].append(tuple(values))
    return found


async def freeze(engine: AsyncEngine, game_id: str, revision: int, reason: str) -> bool:
    """Mark a game as one that no longer replays, unless it has changed since; nothing else of it is touched."""
    query = update(games).where(games.c.id == game_id, games.c.revision == revision, games.c.status != "frozen")
    async with writing(engine) as connection:
        changed = await connection.execute(query.values(status="frozen", frozen_reason=reason))
    return changed.rowcount == 1


async def thaw(connection: AsyncConnection, game: GameRow, now: float) -> list[Difference]:
    """Let a frozen game be what it was, if it replays, and tell its table; what differs otherwise."""
    played_out = game.result is not None and "resigned" not in game.result
    before = "over" if played_out else "ended" if game.finished else "running"
    (stored,) = await _read(connection, games.c.id == game.id, 1)
    found = differences(replace(stored, status=before))
    if not found:
        await tables.store_change(connection, game, replace(game, status=before), now)
        await connection.execute(update(games).where(games.c.id == game.id).values(frozen_reason=None))
    return found

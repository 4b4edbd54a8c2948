"""The scenario of a large house: 10,000 running games over days on PostgreSQL, of which a few are open and moved at."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import asyncpg

from bench.figures import Figures, Report, Target, milliseconds
from bench.filling import Filling, Played, Row
from bench.resting import SEATS, fill, standing, tables_of
from bench.scale import Run
from bench.server import Server, running
from bench.tables import Times, at_rate, gather
from grandaustria.server.db.engine import connect
from grandaustria.server.db.migrate import upgrade
from tests.server.postgresql import running_cluster

PROCESSES = 2
MOVES_PER_SECOND = 3.0
SCREENS_MS = 100.0
LARGE = 1_000
READ_WHOLE = """
    SELECT read.relname, read.seq_scan FROM pg_stat_user_tables AS read JOIN pg_class ON pg_class.oid = read.relid
    WHERE read.seq_scan > 0 AND pg_class.reltuples >= $1
"""
"""How often tables of many rows were read from end to end; small ones are best read so."""


def thousands(run: Run) -> Report:
    """Started, restarted, and played at, with the figures an operator would like to know before."""
    run.tell("PostgreSQL starts")
    with running_cluster() as cluster, cluster.database() as database:
        figures = asyncio.run(_measured(run, database))
    return Report(
        f"PostgreSQL: {run.size.thousands} running tables, {PROCESSES} processes",
        figures,
        (
            Target("p95 to other screens", figures["screens_ms"]["p95"], SCREENS_MS, "ms"),
            Target("tables read as a whole while people play", len(figures["read_as_a_whole"]), 0, ""),
            Target("errors", figures["errors"], 0, ""),
        ),
    )


async def _measured(run: Run, database: str) -> Figures:
    played = await _fill(run, database)
    async with running(database, _folder(run, "first"), PROCESSES):
        run.tell("it is started once, and stopped")
    started = time.perf_counter()
    async with running(database, _folder(run, "again"), PROCESSES) as server:
        start_seconds = time.perf_counter() - started
        return {
            "start_seconds": round(start_seconds, 2),
            "memory_mib_at_start": _mebibytes(server),
            **await _played(run, server, database, played),
        }


async def _played(run: Run, server: Server, database: str, played: list[Played]) -> Figures:
    size, times = run.size, Times()
    opened = tables_of(server, played[: max(1, size.thousand_sockets // SEATS)])
    first = time.perf_counter()
    await opened[0].attach("g0", *standing(played[0]))
    await opened[0].move(times)
    first_move = time.perf_counter() - first
    await gather(table.attach(f"g{i}", *standing(played[i])) for i, table in enumerate(opened[1:], 1))
    await _forget_reads(database)
    used, began = server.cpu_seconds(), time.perf_counter()
    run.tell(f"{MOVES_PER_SECOND:g} moves a second for {size.thousand_seconds:g} s")
    moved = await at_rate(opened, MOVES_PER_SECOND, size.thousand_seconds)
    took = time.perf_counter() - began
    figures: Figures = {
        "first_move_seconds": round(first_move, 2),
        "sockets": len(opened) * SEATS,
        "memory_mib_with_sockets": _mebibytes(server),
        "screens_ms": milliseconds(moved.screens),
        "server_cpu": round((server.cpu_seconds() - used) / took, 3),
        "read_as_a_whole": await _reads(database),
        "errors": len(moved.errors),
        "first_errors": moved.errors[:3],
    }
    await asyncio.gather(*(table.close() for table in opened))
    return figures


def _mebibytes(server: Server) -> float:
    return round(server.memory_bytes() / 2**20, 1)


def _folder(run: Run, name: str) -> Path:
    folder = run.folder / name
    folder.mkdir()
    return folder


# The house is filled without playing each game


class CopyFilling(Filling):
    """The same for PostgreSQL: rows are gathered, and copied together."""

    def __post_init__(self) -> None:
        self._rows: list[tuple[str, list[Row]]] = []

    def _insert(self, table: str, rows: Any) -> None:
        self._rows.append((table, list(rows)))

    def close(self) -> None:
        """All is gathered."""

    async def copy(self, database: str) -> None:
        connection = await asyncpg.connect(database)
        try:
            for table, rows in self._rows:
                if rows:
                    records = [tuple(row.values()) for row in rows]
                    await connection.copy_records_to_table(table, records=records, columns=list(rows[0]))
            await connection.execute("ANALYZE")
        finally:
            await connection.close()


async def _fill(run: Run, database: str) -> list[Played]:
    run.tell(f"{run.size.thousands} games are written down")
    engine = connect(database, pool=1)
    await upgrade(engine)
    await engine.dispose()
    filling = CopyFilling(Path())
    played = fill(filling, run.size.thousands)
    await filling.copy(database)
    return played


async def _forget_reads(database: str) -> None:
    await _ask(database, "SELECT pg_stat_reset()")


async def _reads(database: str) -> dict[str, int]:
    return {row["relname"]: row["seq_scan"] for row in await _ask(database, READ_WHOLE, LARGE)}


async def _ask(database: str, query: str, *arguments: Any) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(query, *arguments))
    finally:
        await connection.close()

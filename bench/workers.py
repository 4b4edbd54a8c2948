"""The scenario of PostgreSQL: one process against two, on the same tables."""

from __future__ import annotations

import asyncio
import time

from bench.figures import Figures, Report
from bench.moving import measured
from bench.scale import Run
from bench.server import running
from bench.tables import as_fast_as_possible, seat_all
from tests.server.postgresql import running_cluster

SEATS = 4


def workers(run: Run) -> Report:
    """Every table moves again as soon as all have seen the last move: as much as there is to give."""
    found: Figures = {}
    run.tell("PostgreSQL starts")
    with running_cluster() as cluster:
        for number in (1, 2):
            with cluster.database() as database:
                run.tell(f"{number} process{'es' if number > 1 else ''}")
                found[f"processes_{number}"] = asyncio.run(_played(run, database, number))
    one, two = (found[f"processes_{number}"]["moves_per_second"] for number in (1, 2))
    found["two_to_one"] = round(two / one, 2) if one else 0.0
    return Report(f"PostgreSQL: {run.size.worker_tables} tables at full speed, one process against two", found)


async def _played(run: Run, database: str, number: int) -> Figures:
    size = run.size
    async with running(database, run.folder, number) as server:
        tables = await seat_all(server, size.worker_tables, SEATS)
        await as_fast_as_possible(tables, min(2.0, size.worker_seconds))
        used, started = server.cpu_seconds(), time.perf_counter()
        times = await as_fast_as_possible(tables, size.worker_seconds)
        took = time.perf_counter() - started
        figures = {**measured(times, took), "server_cpu": round((server.cpu_seconds() - used) / took, 3)}
        await asyncio.gather(*(table.close() for table in tables))
    return figures

"""The scenario of metrics: the same moves with nobody counting and with metrics, in turn."""

from __future__ import annotations

import time

from bench.figures import Figures, Report
from bench.moving import SEATS, WARM_UP_SECONDS
from bench.scale import Run
from bench.server import running
from bench.tables import at_rate, seat_all

ROUNDS = 2
WAYS = {"without": None, "with": "127.0.0.1:0"}
"""Where the figures can be read."""


async def counting(run: Run) -> Report:
    """Rounds take turns, so that what else the machine does falls on both."""
    moves, used = dict.fromkeys(WAYS, 0), dict.fromkeys(WAYS, 0.0)
    for number in range(ROUNDS * len(WAYS)):
        way = list(WAYS)[number % len(WAYS)]
        run.tell(f"{run.size.tables} tables play {way} metrics")
        did, took = await _played(run, WAYS[way])
        moves[way] += did
        used[way] += took
    figures: Figures = {
        f"{way}_metrics": {
            "moves": moves[way],
            "server_cpu_ms_per_move": round(1000 * used[way] / max(moves[way], 1), 3),
        }
        for way in WAYS
    }
    return Report(f"{run.size.tables} tables of people without and with metrics", figures)


async def _played(run: Run, metrics: str | None) -> tuple[int, float]:
    """How many moves there were, and what they took of the server's processor."""
    size = run.size
    async with running(run.new_database(), run.folder, metrics=metrics) as server:
        tables = await seat_all(server, size.tables, SEATS)
        await at_rate(tables, size.tables / 2, min(WARM_UP_SECONDS, size.seconds))
        before, started = server.cpu_seconds(), time.perf_counter()
        times = await at_rate(tables, size.tables / 2, size.seconds)
        used = server.cpu_seconds() - before
        run.tell(f"{times.moves} moves in {time.perf_counter() - started:.0f} s")
        for table in tables:
            await table.close()
    if times.errors:
        raise RuntimeError(f"not every move was accepted: {times.errors[0]}")
    return times.moves, used

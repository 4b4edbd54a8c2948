"""Scenarios of tables in play: moves on other screens, a steady stream of moves, moves while bots think."""

from __future__ import annotations

import asyncio
import time

from bench.figures import Figures, Report, Target, milliseconds
from bench.scale import Run
from bench.server import Server, running
from bench.tables import LiveTable, Screen, Times, at_rate, seat_all
from grandaustria import bots

SEATS = 4
SCREENS_MS, STEADY_MS = 50.0, 150.0
STEADY_RATE = 50.0
WARM_UP_SECONDS = 2.0


async def screens(run: Run) -> Report:
    """Every table moves every two seconds on average."""
    size = run.size
    async with running(run.new_database(), run.folder) as server:
        run.tell(f"{size.tables} tables sit down")
        tables = await seat_all(server, size.tables, SEATS)
        run.tell(f"they play for {size.seconds:g} s")
        figures = await played(server, tables, size.tables / 2, size.seconds)
        await _leave(tables)
    return Report(
        f"{size.tables * SEATS} sockets on {size.tables} tables: a move to the other screens",
        figures,
        (Target("p95 to other screens", figures["screens_ms"]["p95"], SCREENS_MS, "ms"), *_no_errors(figures)),
    )


async def steady(run: Run) -> Report:
    """The same, at a rate that goes on for long."""
    size = run.size
    async with running(run.new_database(), run.folder) as server:
        tables = await seat_all(server, size.tables, SEATS)
        run.tell(f"{STEADY_RATE:g} moves per second for {size.steady_seconds:g} s")
        figures = await played(server, tables, STEADY_RATE, size.steady_seconds)
        await _leave(tables)
    return Report(
        f"{STEADY_RATE:g} moves per second for {size.steady_seconds:g} s",
        figures,
        (
            Target("p95 to other screens", figures["screens_ms"]["p95"], STEADY_MS, "ms"),
            Target("p95 of answers", figures["answers_ms"]["p95"], STEADY_MS, "ms"),
            Target("moves short of the rate", round(1 - figures["moves_per_second"] / STEADY_RATE, 3), 0.02, ""),
            *_no_errors(figures),
        ),
    )


async def thinking(run: Run) -> Report:
    """People play at the same pace without and with tables of bots, which think all the time."""
    size = run.size
    async with running(run.new_database(), run.folder) as server:
        tables = await seat_all(server, size.tables, SEATS)
        alone = await played(server, tables, size.tables / 2, size.seconds)
        run.tell(f"{size.bot_tables} tables of bots begin")
        watching = [await _bots_play(server) for _ in range(size.bot_tables)]
        before = sum(screen.shown for screen in watching)
        together = await played(server, tables, size.tables / 2, size.seconds)
        steps = sum(screen.shown for screen in watching) - before
        for screen in watching:
            await screen.close()
            screen.visitor.close()
        await _leave(tables)
    figures = {"without_bots": alone, "with_bots": together, "bot_steps": steps}
    screens_ms = together["screens_ms"]["p95"]
    return Report(
        f"{size.tables} tables of people beside {size.bot_tables} of bots",
        figures,
        (Target("p95 to other screens while bots think", screens_ms, SCREENS_MS, "ms"), *_no_errors(together)),
    )


async def _bots_play(server: Server) -> Screen:
    """A table of the best bots, with somebody who looks on: they do not wait for anybody."""
    visitor = server.visitor()
    best = bots.names()[-1]
    seats = ["me", *[{"bot": best}] * (SEATS - 1)]
    table = (await visitor.post("/tables", {"players": SEATS, "seats": seats, "stand_in": best}))["id"]
    await visitor.post(f"/tables/{table}/start", {})
    await visitor.post(f"/tables/{table}/leave", {})
    screen = Screen(visitor)
    await screen.open(table)
    return screen


async def played(server: Server, tables: list[LiveTable], rate: float, seconds: float) -> Figures:
    """Moves at a rate, and what they cost the server; the first moments do not count."""
    await at_rate(tables, rate, min(WARM_UP_SECONDS, seconds))
    used, started = server.cpu_seconds(), time.perf_counter()
    times = await at_rate(tables, rate, seconds)
    took = time.perf_counter() - started
    cpu = server.cpu_seconds() - used
    costs = {"server_cpu": round(cpu / took, 3), "server_cpu_ms_per_move": round(1000 * cpu / max(times.moves, 1), 2)}
    return {**measured(times, took), **costs}


def measured(times: Times, seconds: float) -> Figures:
    return {
        "moves": times.moves,
        "moves_per_second": round(times.moves / seconds, 1),
        "screens_ms": milliseconds(times.screens),
        "answers_ms": milliseconds(times.answers),
        "errors": len(times.errors),
        "first_errors": times.errors[:3],
    }


def _no_errors(figures: Figures) -> tuple[Target, ...]:
    return (Target("errors", figures["errors"], 0, ""),)


async def _leave(tables: list[LiveTable]) -> None:
    await asyncio.gather(*(table.close() for table in tables))

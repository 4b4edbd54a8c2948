"""Scenarios of tables nobody moves at: many idle sockets, and opening a game that has gone on for long."""

from __future__ import annotations

import asyncio
import time

from bench.figures import Figures, Report, Target, milliseconds
from bench.filling import LONG_AGO, Filling, Played, some_games, token
from bench.scale import Run
from bench.server import Server, running
from bench.tables import LiveTable, Times, gather

SEATS = 4
AT_ONCE = 25
OPENING_MS, ANSWER_MS = 50.0, 50.0
IDLE_CPU = 0.10
TRIES = 30


def fill(filling: Filling, games: int) -> list[Played]:
    """Late games of four, each with people of its own."""
    templates = some_games(to_the_end=False, players=(SEATS,))
    played = [templates[i % len(templates)] for i in range(games)]
    filling.people(games * SEATS, time.time())
    filling.games(
        ({"id": f"g{i}", "created": LONG_AGO, **game.row()}, list(range(i * SEATS, (i + 1) * SEATS)))
        for i, game in enumerate(played)
    )
    for i, game in enumerate(played):
        filling.moves(f"g{i}", game)
    filling.close()
    return played


async def idle(run: Run) -> Report:
    """Sockets that only listen: what they cost, and whether the server still answers."""
    size, database = run.size, run.new_database()
    count = max(1, size.sockets // SEATS)
    played = fill(await Filling.begin(database), count)
    async with running(database, run.folder) as server:
        tables = tables_of(server, played)
        await tables[0].screens[0].visitor.get("/me")
        before = server.memory_bytes()
        run.tell(f"{count * SEATS} sockets open")
        started = time.perf_counter()
        await gather((table.attach(f"g{i}", *standing(played[i])) for i, table in enumerate(tables)), AT_ONCE)
        opened = time.perf_counter() - started
        run.tell(f"they are idle for {size.idle_seconds:g} s")
        figures = {
            "sockets": count * SEATS,
            "sockets_opened_per_second": round(count * SEATS / opened, 1),
            "memory_mib": round(server.memory_bytes() / 2**20, 1),
            "memory_kib_per_socket": round((server.memory_bytes() - before) / 1024 / (count * SEATS), 1),
            **await _at_rest(server, size.idle_seconds),
            **await _still_answering(tables),
        }
        await asyncio.gather(*(table.close() for table in tables))
    return Report(
        f"{figures['sockets']} idle sockets in one process",
        figures,
        (
            Target("processor at rest", figures["cpu_at_rest"], IDLE_CPU, "cores"),
            Target("p95 to other screens", figures["screens_ms"]["p95"], ANSWER_MS, "ms"),
            Target("p95 of a state", figures["state_ms"]["p95"], ANSWER_MS, "ms"),
        ),
    )


def tables_of(server: Server, played: list[Played]) -> list[LiveTable]:
    people = [[server.visitor(token(i * SEATS + seat)) for seat in range(SEATS)] for i in range(len(played))]
    return [LiveTable(visitors, seed) for seed, visitors in enumerate(people)]


def standing(game: Played) -> tuple[int, int]:
    assert game.hosted.seat is not None
    return game.revisions, game.hosted.seat


async def _at_rest(server: Server, seconds: float) -> Figures:
    used, started = server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    return {"cpu_at_rest": round((server.cpu_seconds() - used) / (time.perf_counter() - started), 3)}


async def _still_answering(tables: list[LiveTable]) -> Figures:
    times, states = Times(), list[float]()
    for table in tables[:TRIES]:
        await table.move(times)
        states.append(await _timed(table, 0))
        await asyncio.sleep(0.05)
    return {"screens_ms": milliseconds(times.screens), "state_ms": milliseconds(states)}


async def _timed(table: LiveTable, seat: int) -> float:
    started = time.perf_counter()
    await table.screens[seat].visitor.ask("GET", f"/tables/{table.name}/state")
    return time.perf_counter() - started


async def opening(run: Run) -> Report:
    """The state of games in their last round, right after a start and once more."""
    database = run.new_database()
    played = fill(await Filling.begin(database), run.size.late_games)
    async with running(database, run.folder) as server:
        tables = tables_of(server, played)
        for i, table in enumerate(tables):
            table.name = f"g{i}"
        first, *cold = [await _timed(table, 0) for table in tables]
        warm = [await _timed(table, 0) for table in tables]
        for table in tables:
            await table.close()
    moves = [len(game.moves) for game in played]
    figures: Figures = {
        "games": len(played),
        "moves_per_game": round(sum(moves) / len(moves), 1),
        "first_ms": round(1000 * first, 1),
        "cold_ms": milliseconds(cold),
        "warm_ms": milliseconds(warm),
    }
    return Report(
        "opening a game in its last round, by somebody new to the process",
        figures,
        (
            Target("p95 when it has to be replayed", figures["cold_ms"]["p95"], OPENING_MS, "ms"),
            Target("p95 when it is in memory", figures["warm_ms"]["p95"], OPENING_MS, "ms"),
        ),
    )

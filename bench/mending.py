"""A scenario of what goes wrong: how soon bots go on after a killed process, a lost database, a full disk."""

from __future__ import annotations

import asyncio
import resource
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bench.figures import Figures, Report, Target
from bench.scale import Run
from bench.server import Server, running
from bench.tables import PATIENCE, Screen
from tests.server.postgresql import Cluster, running_cluster

LEVEL = "waiter"
GOES_ON = 3
"""Steps that show that it goes on: one may have been under way."""
AWAY_SECONDS = 3.0
LIMIT_SECONDS = 5.0
CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


def mending(run: Run) -> Report:
    """Somebody looks at a table of bots; the time runs from the kill, or from when all is well again."""
    run.tell("PostgreSQL starts")
    with running_cluster() as cluster:
        with cluster.database() as database:
            killed = asyncio.run(_killed(run, database))
        with cluster.database() as database:
            lost = asyncio.run(_lost(run, cluster, database))
    full = asyncio.run(_full(run))
    figures: Figures = {"killed_seconds": killed, "lost_seconds": lost, "full_seconds": full}
    return Report(
        "bots go on after a killed process, a lost database, a full disk",
        figures,
        [Target(name.replace("_", " "), value, LIMIT_SECONDS, "s") for name, value in figures.items()],
    )


async def _killed(run: Run, database: str) -> float:
    """Of two processes the one that plays the bots is killed; somebody looks on at the other."""
    run.tell("one of two processes is killed")
    async with AsyncExitStack() as open_ones:
        one = await open_ones.enter_async_context(running(database, _folder(run, "one")))
        other = await open_ones.enter_async_context(running(database, _folder(run, "other")))
        screen = await _watching(one, other)
        one.process.kill()
        took = await _goes_on(screen)
        await _leave(screen)
    return took


async def _lost(run: Run, cluster: Cluster, database: str) -> float:
    run.tell("the database is away for a while")
    name = database.partition("?")[0].rpartition("/")[2]
    async with running(database, _folder(run, "lost"), calm=False) as server:
        screen = await _watching(server, server)
        await asyncio.to_thread(cluster.execute, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await asyncio.to_thread(cluster.execute, CUT_OFF.format(name=name))
        await _stands_still(screen)
        await asyncio.to_thread(cluster.execute, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        took = await _goes_on(screen)
        await _leave(screen)
    return took


async def _full(run: Run) -> float:
    """No file of the server may grow, which is what a full disk is to it."""
    run.tell("the disk is full for a while")
    async with running(run.new_database(), _folder(run, "full"), calm=False) as server:
        screen = await _watching(server, server)
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, most))
        await _stands_still(screen)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        took = await _goes_on(screen)
        await _leave(screen)
    return took


async def _watching(at: Server, looking_at: Server) -> Screen:
    """A table that was begun and left at one process, and its socket at another; the bots play."""
    host = at.visitor()
    seats = ["me", {"bot": LEVEL}, {"bot": LEVEL}]
    table = (await host.post("/tables", {"players": len(seats), "seats": seats}))["id"]
    started = await host.post(f"/tables/{table}/start", {})
    screen = Screen(looking_at.visitor(host.token))
    await screen.open(table, started["revision"])
    left = await host.post(f"/tables/{table}/leave", {})
    host.close()
    async with asyncio.timeout(PATIENCE):
        await screen.until(left["revision"] + GOES_ON)
    return screen


async def _stands_still(screen: Screen) -> None:
    """Whatever was under way is over soon; after it nothing comes."""
    await asyncio.sleep(AWAY_SECONDS / 2)
    heard = max(screen.heard)
    await asyncio.sleep(AWAY_SECONDS / 2)
    if max(screen.heard) != heard:
        raise RuntimeError("the bots went on all the same")


async def _goes_on(screen: Screen) -> float:
    started = time.perf_counter()
    async with asyncio.timeout(PATIENCE):
        await screen.until(max(screen.heard) + GOES_ON)
    return round(time.perf_counter() - started, 2)


async def _leave(screen: Screen) -> None:
    await screen.close()
    screen.visitor.close()


def _folder(run: Run, name: str) -> Path:
    folder = run.folder / name
    folder.mkdir()
    return folder

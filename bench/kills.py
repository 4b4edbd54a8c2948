"""A scenario of a server that is killed again and again while people play and others attack it.

Whoever plays here knows the public interface and nothing else. They write down what they were granted, and compare it
with what the server says after every kill.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bench.doors import TAKING_BODIES, half_sent, unknown_keys
from bench.endangered import GONE, PATIENCE, Table, Tally
from bench.figures import Figures, Report, Target
from bench.floods import leave_tables
from bench.ledger import FAULTS
from bench.scale import Run
from bench.victims import House, Victim, get_ready
from bench.visitor import Refused
from tests.server.postgresql import running_cluster

SEATS = ((2, 0), (3, 0), (2, 1), (4, 0))
"""People and bots at each table."""
MOST_MOVES = 12
"""That all tables together make between two kills."""
REQUEST_SECONDS = 0.05
"""A kill comes so long after a request was sent, at most."""
KILLED_AT_START = 0.1
START_SECONDS = 0.5
LONG, LEFT_TABLES = "director@30000", 4
HALF_SENT, ADDRESSES, HELD_SECONDS = 50, 10, 2.0
TELL_EVERY = 50
TRACEBACK = r"Traceback \(most recent call last\)"

Attack = Callable[[Victim, Tally], Awaitable[None]]


def kills(run: Run) -> Report:
    """SQLite with one process, PostgreSQL with two."""
    found: Figures = {"sqlite": asyncio.run(killed(run, run.new_database(), 1))}
    run.tell("PostgreSQL starts")
    with running_cluster() as cluster, cluster.database() as database:
        found["postgresql"] = asyncio.run(killed(run, database, 2))
    wrong = (*FAULTS, "server_errors", "ended_by_themselves")
    return Report(
        f"{run.size.kills} kills on each database, while people play and others attack",
        found,
        [Target(f"{name}: {kind}", figures[kind], 0, "") for name, figures in found.items() for kind in wrong],
    )


async def killed(run: Run, database: str, processes: int) -> Figures:
    """The whole of it on one database."""
    get_ready()
    folder = run.folder / f"processes-{processes}"
    folder.mkdir()
    rng, tally, enough = random.Random(processes), Tally(), asyncio.Event()
    house = House(database, folder, processes, rng)
    tables = [Table(house, tally, *SEATS[n % len(SEATS)], seed=n) for n in range(run.size.kill_tables)]
    began = time.monotonic()
    try:
        await house.open()
        async with asyncio.TaskGroup() as group:
            for attack, pause in ATTACKS.items():
                group.create_task(_again_and_again(attack, pause, house, tally, enough))
            for table in tables:
                group.create_task(table.play(enough))
            await _kill(run, house, tally)
            enough.set()
        house.strike(house.victims)
        await house.reopen(house.victims, None)
        games = sum([await table.check() for table in tables])
    finally:
        for table in tables:
            table.close()
        house.close()
    return {**_figures(house, tally), "games": games, "seconds": round(time.monotonic() - began)}


def _figures(house: House, tally: Tally) -> Figures:
    return {
        "kills": house.kills,
        "processes_killed": house.killed,
        "killed_while_starting": house.killed_at_start,
        "acknowledged": tally.moves,
        "done_but_not_acknowledged": tally.done_unanswered,
        "neither_done_nor_acknowledged": tally.undone_unanswered,
        "asked_again": tally.repeated,
        "logs_compared": tally.compared,
        **{kind: tally.faults.counts[kind] for kind in FAULTS},
        "server_errors": tally.server_errors(),
        "ended_by_themselves": house.ended,
        "faults": tally.faults.words,
        "logged": _raised(house.said()),
        "statuses": {str(status): count for status, count in sorted(tally.statuses.items())},
        "attacks": dict(tally.attacks),
        "longest_start_seconds": round(max(house.starts), 2),
        "median_start_seconds": round(sorted(house.starts)[len(house.starts) // 2], 2),
    }


def _raised(log: str) -> dict[str, int]:
    """The exceptions in a log, without what they say: on a busy machine some work in the background is put off."""
    return dict(Counter(re.findall(rf"^{TRACEBACK}.*?^([\w.]+)", log, re.DOTALL | re.MULTILINE)))


async def _kill(run: Run, house: House, tally: Tally) -> None:
    """Again and again: after so many moves, whenever that is, and a moment after another one was sent."""
    rng = random.Random(run.size.kills)
    while house.kills < run.size.kills:
        await _until_moved(tally, rng.randint(0, MOST_MOVES))
        await asyncio.sleep(rng.uniform(0, REQUEST_SECONDS))
        victims = rng.sample(house.victims, rng.randint(1, len(house.victims)))
        house.strike(victims)
        await house.reopen(victims, rng.uniform(0, START_SECONDS) if rng.random() < KILLED_AT_START else None)
        if house.kills % TELL_EVERY == 0 or house.kills == run.size.kills:
            run.tell(f"{house.kills} kills, {tally.moves} moves, faults: {tally.faults.words[:3]}")


async def _until_moved(tally: Tally, moves: int) -> None:
    """So many moves, and another one is sent."""
    wanted = tally.moves + moves
    async with asyncio.timeout(PATIENCE), tally.news:
        await tally.news.wait_for(lambda: tally.moves >= wanted)
        await tally.news.wait()


async def _again_and_again(attack: Attack, pause: float, house: House, tally: Tally, enough: asyncio.Event) -> None:
    while not enough.is_set():
        wait = SHORTEST_PAUSE
        try:
            await attack(await house.any(), tally)
            tally.attacks[attack.__name__.lstrip("_")] += 1
            wait = pause
        except Refused as refused:
            tally.statuses[refused.status] += 1
        except GONE:
            pass
        with suppress(TimeoutError):
            await asyncio.wait_for(enough.wait(), wait)


async def _bots_left(victim: Victim, tally: Tally) -> None:
    await leave_tables(victim, LEFT_TABLES, (LONG,) * 3)


async def _bodies(victim: Victim, tally: Tally) -> None:
    attacker = victim.visitor()
    try:
        await attacker.get("/me")
        for method, path in TAKING_BODIES:
            tally.statuses[await attacker.status(method, path, BODY)] += 1
    finally:
        attacker.close()


async def _headers(victim: Victim, tally: Tally) -> None:
    await half_sent(victim, HALF_SENT, ADDRESSES, HELD_SECONDS)


BODY = unknown_keys()
SHORTEST_PAUSE = 0.5
ATTACKS: dict[Attack, float] = {_bots_left: 30.0, _bodies: 0.5, _headers: 0.5}
"""With the seconds after which each comes again."""

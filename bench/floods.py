"""Scenarios of one guest who takes what is there for everybody: what somebody else notices of it."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.figures import Figures, Report, Target, milliseconds
from bench.scale import Run
from bench.server import Server, running
from bench.tables import PATIENCE, Screen, gather
from bench.visitor import Door, Json, Visitor

LEVELS = ("waiter", "concierge", "director")
"""Against whom the other person plays."""
LONG = "director@200000"
TIMES_AS_LONG, MOVE_MS, OPENING_SECONDS = 2.0, 150.0, 20.0
CONNECTIONS = 8
SETTLE_SECONDS = 3.0


@dataclass
class Waited:
    """Seconds that a person waited."""

    moves: list[float] = field(default_factory=list)
    """For the answer to a step of their own."""
    bots: list[float] = field(default_factory=list)
    """From the end of their turn until they were asked again."""


class Opponent:
    """Somebody who plays against one bot, with the table open, as one does in a browser."""

    def __init__(self, server: Server, level: str, seed: int = 1) -> None:
        self._screen = Screen(server.visitor())
        self._level = level
        self._rng = random.Random(seed)
        self._requests = itertools.count()
        self._table = ""

    async def begin(self) -> None:
        visitor = self._screen.visitor
        form = {"players": 2, "seats": ["me", {"bot": self._level}]}
        self._table = (await visitor.post("/tables", form))["id"]
        started = await visitor.post(f"/tables/{self._table}/start", {})
        await self._screen.open(self._table)
        await self._asked(started["revision"])

    async def play(self, turns: int) -> Waited:
        """So many turns, in as many games as it takes."""
        waited = Waited()
        await self.begin()
        while len(waited.bots) < turns:
            state = self._screen.state()
            if state["status"] != "running":
                await self.begin()
                continue
            sent = time.perf_counter()
            kind, body = self._choice(state)
            answer = await self._screen.visitor.post(f"/tables/{self._table}/{kind}", body)
            waited.moves.append(time.perf_counter() - sent)
            await self._asked(answer["revision"])
            if answer["run"]["seat"] not in (0, None):
                waited.bots.append(time.perf_counter() - sent)
        await self._screen.close()
        return waited

    def _choice(self, state: Json) -> tuple[str, Json]:
        body = {"revision": state["revision"], "request_id": str(next(self._requests))}
        if state["run"]["complete"]:
            return "confirm", body
        return "actions", {**body, "action": self._rng.choice(state["legal"])["action"]}

    async def _asked(self, revision: int) -> None:
        """Wait until it is their turn, or the game is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self._screen.until(revision)
                state = self._screen.state()
                if state["status"] != "running" or state["run"]["seat"] == 0:
                    return
                revision = state["revision"] + 1

    def close(self) -> None:
        self._screen.visitor.close()


async def leave_tables(server: Door, tables: int, levels: Sequence[str]) -> float:
    """One guest opens so many tables with bots of these levels, begins and leaves them; in how many seconds."""
    first = server.visitor()
    await first.get("/me")
    guests = [first, *(server.visitor(first.token) for _ in range(CONNECTIONS - 1))]
    free = list(guests)
    started = time.perf_counter()
    try:
        await gather((_leave_table(free, levels) for _ in range(tables)), CONNECTIONS)
    finally:
        for guest in guests:
            guest.close()
    return time.perf_counter() - started


async def _leave_table(free: list[Visitor], levels: Sequence[str]) -> None:
    guest = free.pop()
    seats = ["me", *({"bot": level} for level in levels)]
    try:
        table = (await guest.post("/tables", {"players": len(seats), "seats": seats}))["id"]
        await guest.post(f"/tables/{table}/start", {})
        await guest.post(f"/tables/{table}/leave", {})
    finally:
        free.append(guest)


async def flood(run: Run) -> Report:
    """Tables of bots that think as long as they may, and somebody else's bot."""
    size = run.size
    async with running(run.new_database(), run.folder) as server:
        without = {level: await _bots(server, level, size.attack_turns) for level in LEVELS}
        run.tell(f"{size.flood_tables} tables of three {LONG} are opened and left")
        took = await leave_tables(server, size.flood_tables, (LONG,) * 3)
        await asyncio.sleep(min(SETTLE_SECONDS, size.seconds))
        under = {level: await _bots(server, level, size.attack_turns) for level in LEVELS}
    ratios = {level: round(under[level]["p50"] / without[level]["p50"], 2) for level in LEVELS}
    figures: Figures = {"opened_seconds": round(took, 1), "without": without, "under_attack": under, "ratio": ratios}
    return Report(
        f"a bot's answer beside {size.flood_tables} tables of three {LONG} that were left",
        figures,
        [Target(f"times as long as without: {level}", ratios[level], TIMES_AS_LONG, "") for level in LEVELS],
    )


async def _bots(server: Server, level: str, turns: int) -> Figures:
    person = Opponent(server, level)
    waited = await person.play(turns)
    person.close()
    return milliseconds(waited.bots)


async def left(run: Run) -> Report:
    """Tables of bots that were left, and somebody else's moves."""
    size = run.size
    async with running(run.new_database(), run.folder) as server:
        without = await _moves(server, size.attack_turns)
        run.tell(f"{size.left_tables} tables of bots are opened and left")
        took = await leave_tables(server, size.left_tables, ("waiter",) * 2)
        await asyncio.sleep(min(SETTLE_SECONDS, size.seconds))
        used, since = server.cpu_seconds(), time.perf_counter()
        under = await _moves(server, size.attack_turns)
        cpu = (server.cpu_seconds() - used) / (time.perf_counter() - since)
    figures: Figures = {
        "opened_seconds": round(took, 1),
        "without_ms": without,
        "under_attack_ms": under,
        "server_cpu": round(cpu, 3),
    }
    return Report(
        f"a person's move beside {size.left_tables} tables of bots that were left",
        figures,
        (
            Target("p95 of a move", under["p95"], MOVE_MS, "ms"),
            Target("opening and beginning the tables", figures["opened_seconds"], OPENING_SECONDS, "s"),
        ),
    )


async def _moves(server: Server, turns: int) -> Figures:
    person = Opponent(server, "waiter")
    waited = await person.play(turns)
    person.close()
    return milliseconds(waited.moves)

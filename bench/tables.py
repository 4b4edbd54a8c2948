"""Tables with people: each of them has a connection and an open socket, and moves at random when asked."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.server import Server
from bench.visitor import Visitor

UPDATE, STATE = '{"type":"update","revision":', '{"type":"state","revision":'
FORESEEN = '"prospects":{'
PATIENCE = 60.0
AT_ONCE = 8


@dataclass
class Times:
    """Seconds measured, and what went wrong."""

    screens: list[float] = field(default_factory=list)
    """From sending a move to the update on each screen of the others."""
    answers: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    moves: int = 0


class Screen:
    """One seat's socket: when it heard of which revision, and the last state it was sent, unread.

    With a language it is the page's: events are told in sentences, and it asks for prospects that it is not sent.
    """

    def __init__(self, visitor: Visitor, language: str | None = None) -> None:
        self.visitor = visitor
        self.language = language
        self.heard: dict[int, float] = {}
        self.shown = 0
        self._state = ""
        self._news = asyncio.Event()
        self._live: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, table: str, since: int = 0) -> None:
        await self.close()
        self.heard, self.shown = {since: 0.0}, 0
        self._live = await self.visitor.socket(table, f"since={since}{self.wanted}")
        self._task = asyncio.create_task(self._listen(self._live))

    @property
    def wanted(self) -> str:
        """How the page asks for what it shows."""
        return f"&language={self.language}&prospects=true" if self.language else ""

    async def look(self, table: str) -> None:
        """See what may be done, as the page does after every step of others."""
        if self.language and FORESEEN not in self._state:
            await self.visitor.ask("GET", f"/tables/{table}/prospects?language={self.language}")

    async def close(self) -> None:
        if self._live is not None and self._task is not None:
            await self._live.close()
            await self._task
        self._live = None

    async def _listen(self, live: ClientConnection) -> None:
        try:
            async for message in live:
                now = time.perf_counter()
                text = str(message)
                if text.startswith(UPDATE):
                    self.heard[_number(text, UPDATE)] = now
                elif text.startswith(STATE):
                    self.shown, self._state = _number(text, STATE), text
                self._news.set()
        except ConnectionClosed:
            self._news.set()

    async def until(self, revision: int) -> None:
        """Wait until this revision was told of and shown."""
        while revision not in self.heard or self.shown < revision:
            self._news.clear()
            await self._news.wait()

    def state(self) -> Any:
        return json.loads(self._state)


def _number(text: str, start: str) -> int:
    return int(text[len(start) : text.index(",", len(start))])


class LiveTable:
    """A game that goes on for ever: when it is over the same people begin another."""

    def __init__(self, visitors: Iterable[Visitor], seed: int, language: str | None = None) -> None:
        self.screens = [Screen(visitor, language) for visitor in visitors]
        self.rng = random.Random(seed)
        self.name = ""
        self._revision = 0
        self._actor = 0
        self._requests = itertools.count(seed * 1_000_000)

    async def begin(self) -> None:
        host, *others = (screen.visitor for screen in self.screens)
        opened = await host.post("/tables", {"players": len(self.screens)})
        self.name = opened["id"]
        for visitor in others:
            await visitor.post(f"/tables/{self.name}/join", {"code": opened["code"]})
        started = await host.post(f"/tables/{self.name}/start", {})
        self._revision, self._actor = started["revision"], started["to_act"]
        for screen in self.screens:
            await screen.open(self.name)
        await self._everybody()

    async def attach(self, name: str, revision: int, actor: int) -> None:
        """Open a game that runs already, as somebody does who knows it up to now."""
        self.name, self._revision, self._actor = name, revision, actor
        for screen in self.screens:
            await screen.open(name, revision)
        await self._everybody()

    @property
    def actor(self) -> int:
        """The seat that is asked."""
        return self._actor

    async def _everybody(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(screen.until(self._revision) for screen in self.screens))

    async def move(self, times: Times) -> None:
        """One step by whoever is asked, on all screens before this returns."""
        actor = self.screens[self._actor]
        kind, body = self._choice(actor.state())
        sent = time.perf_counter()
        answer = await actor.visitor.post(f"/tables/{self.name}/{kind}?{actor.wanted.lstrip('&')}", body)
        times.answers.append(time.perf_counter() - sent)
        before, self._actor = self._actor, answer["run"]["seat"]
        self._revision = answer["revision"]
        await self._everybody()
        others = [screen for seat, screen in enumerate(self.screens) if seat != before]
        times.screens += [screen.heard[self._revision] - sent for screen in others]
        await asyncio.gather(*(screen.look(self.name) for screen in others))
        times.moves += 1
        if answer["status"] != "running":
            await self.begin()

    def _choice(self, state: Any) -> tuple[str, Any]:
        body = {"revision": self._revision, "request_id": str(next(self._requests))}
        if state["run"]["complete"]:
            return "confirm", body
        return "actions", {**body, "action": self.rng.choice(state["legal"])["action"]}

    async def close(self) -> None:
        for screen in self.screens:
            await screen.close()
            screen.visitor.close()


async def gather(work: Iterable[Awaitable[Any]], at_once: int = AT_ONCE) -> None:
    """Some things at a time, until all are done; only then it is said that one has failed."""
    places = asyncio.Semaphore(at_once)

    async def one(item: Awaitable[Any]) -> None:
        async with places:
            await item

    done = await asyncio.gather(*(one(item) for item in work), return_exceptions=True)
    for failed in filter(None, done):
        raise failed


async def seat_all(server: Server, tables: int, seats: int = 4, language: str | None = None) -> list[LiveTable]:
    """So many tables in play, all with people of their own."""
    visitors = [server.visitor() for _ in range(tables * seats)]
    await gather(visitor.get("/me") for visitor in visitors)
    found = [LiveTable(visitors[i * seats : (i + 1) * seats], i, language) for i in range(tables)]
    await gather(table.begin() for table in found)
    return found


async def at_rate(tables: list[LiveTable], rate: float, seconds: float) -> Times:
    """Moves at fixed times, one at least, whatever became of those before, at tables that are chosen at random."""
    times, idle, tasks = Times(), list(tables), set[asyncio.Task[None]]()
    rng, started = random.Random(1), time.perf_counter()

    async def one(table: LiveTable) -> None:
        try:
            await table.move(times)
            idle.append(table)
        except Exception as error:
            times.errors.append(f"{type(error).__name__}: {error}")

    for i in range(max(1, round(rate * seconds))):
        await asyncio.sleep(max(0.0, started + i / rate - time.perf_counter()))
        while not idle and tasks:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if not idle:
            break  # every table has failed
        task = asyncio.create_task(one(idle.pop(rng.randrange(len(idle)))))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.sleep(max(0.0, started + seconds - time.perf_counter()))
    await asyncio.gather(*tasks)
    return times


async def as_fast_as_possible(tables: list[LiveTable], seconds: float) -> Times:
    """Each table moves again as soon as everybody has seen the last move."""
    times, end = Times(), time.perf_counter() + seconds

    async def play(table: LiveTable) -> None:
        try:
            while time.perf_counter() < end:
                await table.move(times)
        except Exception as error:
            times.errors.append(f"{type(error).__name__}: {error}")

    await asyncio.gather(*(play(table) for table in tables))
    return times

"""Bots think in processes of their own, so that nobody waits for them.

Each process is one place, and `sharing` says who gets the next that is free. Tables that nobody looks at have a process
of their own, which gives way to the others: a long thought of theirs is in nobody's way. A process that dies, or is
busy beyond its time, is ended alone and a new one is started when it is needed. Of a game that goes on, only what one
seat may see is sent there.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from multiprocessing.context import BaseContext
from operator import index
from random import Random
from typing import Any, NamedTuple, TypeVar

from grandaustria import bots
from grandaustria.bots import learned, network
from grandaustria.engine import View
from grandaustria.server import meter
from grandaustria.server.sharing import EVERYBODY, NOBODY_LOOKS, WATCHED_ONLY, Line, Ranks, Wish

logger = logging.getLogger(__name__)

START_SECONDS = 60.0
"""A process that has not started after this long never will."""
NICENESS = 5
"""Thinking gives way to answering."""
ASIDE = 10
"""And thinking that nobody waits for to both."""

LONGEST_FAULT = 500
ANYBODY = Wish()
"""Where no table wants it, it is first come, first served."""

Answer = TypeVar("Answer")
Think = Callable[[str, View, float, int], int]


def think(level: str, view: View, seconds: float, seed: int) -> int:
    """One choice of one bot: with the budget of its level, but no longer than these seconds."""
    bot = bots.get(level)
    return bot.choose(view, replace(bot.budget, seconds=seconds, threads=1), Random(seed))


def choice(work: Think, level: str, view: View, seconds: float, seed: int) -> int:
    """What a process does for a bot: whatever the bot answers, only a number leaves the process."""
    return index(work(level, view, seconds, seed))


def at_once(work: Callable[..., Answer], *arguments: object) -> Answer:
    """The same on the spot, for what takes less time than the way to a process and back."""
    return _told(_answer(work, arguments))


class BotFault(Exception):
    """There was no answer: something was raised, the process died, or its time was up."""


class _Fault(NamedTuple):
    """What went wrong in a process, in words."""

    words: str


class Thinker:
    """A fixed number of processes, each started when it is first needed."""

    def __init__(self, processes: int, niceness: int = NICENESS, aside: bool = False, what: str = "bots") -> None:
        """With one more process aside, the others are kept for tables that somebody looks at."""
        self._what = what
        self._places = [_Place(niceness) for _ in range(max(processes, 1))]
        shared: list[tuple[_Place, Ranks]] = [(place, WATCHED_ONLY if aside else EVERYBODY) for place in self._places]
        if aside:
            self._places.append(_Place(ASIDE))
            shared.append((self._places[-1], NOBODY_LOOKS))
        self.line = Line(shared)
        self._busy: set[asyncio.Task[Any]] = set()

    async def ask(self, limit: float, work: Callable[..., Answer], *arguments: object, wish: Wish = ANYBODY) -> Answer:
        """What work answers within so many seconds, or BotFault.

        If the caller is cancelled the place is kept until the process is done.
        """
        with meter.waiting(self._what):
            place = await self.line.take(wish)
        task = asyncio.create_task(self._ask_at(place, wish, limit, work, arguments))
        self._busy.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _ask_at(
        self, place: _Place, wish: Wish, limit: float, work: Callable[..., Answer], arguments: tuple[object, ...]
    ) -> Answer:
        since = time.monotonic()
        try:
            await place.start()
            with meter.thinking(self._what):
                return await place.ask(limit, work, arguments)
        finally:
            self.line.give_back(place, wish, time.monotonic() - since)

    def started(self) -> int:
        """How many processes there are."""
        return sum(place.is_started for place in self._places)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._busy.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or did not want it any more

    async def close(self) -> None:
        for task in list(self._busy):
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for place in self._places:
            await place.end()


class _Place:
    """One process, or none until it is needed."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0

    @property
    def is_started(self) -> bool:
        return self._executor is not None

    async def start(self) -> None:
        if self.is_started:
            return
        executor = self._executor = ProcessPoolExecutor(
            1, mp_context=_context(), initializer=_settle_in, initargs=(self._niceness,)
        )
        try:
            # The first task starts the process, which takes a while: not on the loop that answers everybody.
            self._pid = await asyncio.to_thread(lambda: executor.submit(os.getpid).result(START_SECONDS))
        except (OSError, BrokenProcessPool, TimeoutError, RuntimeError) as error:
            await self.end()
            raise BotFault(f"its process did not start: {type(error).__name__}") from error

    async def ask(self, limit: float, work: Callable[..., Answer], arguments: tuple[object, ...]) -> Answer:
        try:
            asked = asyncio.wrap_future(await self._submit(work, arguments))
            answer = await asyncio.wait_for(asked, limit)
        except TimeoutError as error:
            await self.end()
            raise BotFault(f"it was not done after {limit:g} s") from error
        except BrokenProcessPool as error:
            await self._bury()
            raise BotFault("its process died") from error
        return _told(answer)

    async def _submit(self, work: Callable[..., Answer], arguments: tuple[object, ...]) -> Future[Answer | _Fault]:
        assert self._executor is not None
        try:
            return self._executor.submit(_answer, work, arguments)
        except BrokenProcessPool:  # it died while nobody asked it anything, which is no bot's fault
            await self._bury()
            await self.start()
            return self._executor.submit(_answer, work, arguments)

    async def _bury(self) -> None:
        """The process has ended; its number may be another's by now."""
        self._pid = 0
        await self.end()

    async def end(self) -> None:
        """End the process, whatever it is doing; one that is hung hears nothing else."""
        executor, pid = self._executor, self._pid
        self._executor, self._pid = None, 0
        if executor is None:
            return
        if pid:
            with suppress(ProcessLookupError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        await asyncio.to_thread(executor.shutdown, wait=bool(pid), cancel_futures=True)


def _answer(work: Callable[..., Answer], arguments: tuple[object, ...]) -> Answer | _Fault:
    """Inside the process: what the work answers, or what went wrong. Nothing it raises travels any further."""
    try:
        return work(*arguments)
    except BaseException as error:
        return _Fault(f"{type(error).__name__}: {error}"[:LONGEST_FAULT])


def _told(answer: Answer | _Fault) -> Answer:
    if isinstance(answer, _Fault):
        raise BotFault(answer.words)
    return answer


def _context() -> BaseContext:
    """Processes that share nothing with this one: no open sockets, no locks held by a thread."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


def _settle_in(niceness: int) -> None:
    """The first thing a new process does: give way to others, end with the server however that ends, and read what
    thinking needs, so that it does not count against the time of the first choice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and ends us in its own way
    if hasattr(os, "nice"):
        os.nice(niceness)
    network.ready()
    learned.judge()
    parent = multiprocessing.parent_process()
    if parent is not None:

        def leave_with_it() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=leave_with_it, daemon=True).start()

"""Servers that are killed: `gah serve` in a process of its own, again and again at the same port.

The command takes seconds to be imported. One process does that, and each server is a fork of it that goes on with the
command itself.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bench.server import SECRET, free_port
from bench.visitor import Door, Visitor
from tests.server.processes import prepare

_CONTEXT = get_context("forkserver")
LOOK_SECONDS = 0.01
PATIENCE = 600.0
OK = 200


def get_ready() -> None:
    """Before the first start, so that its time is that of a server."""
    prepare("grandaustria.cli.command", __name__)
    first = _CONTEXT.Process(target=os.getpid)
    first.start()
    first.join()


class Victim(Door):
    """One server process, or none."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(free_port())
        self.log = log
        self._arguments = ["serve", "--database", database, "--port", str(self.port), "--log-level", "warning"]
        # What it keeps for itself it does not clear away when it is killed. A short path: names of sockets lie there.
        self._own = tempfile.TemporaryDirectory(prefix="gah-", ignore_cleanup_errors=True)
        self._process: ForkServerProcess | None = None
        self._began = 0.0
        self.is_up = False

    def visitor(self, token: str | None = None) -> Visitor:
        """Whoever comes is not told by the visitor that a request was lost, but sees it."""
        return Visitor(self.port, token, again=False)

    def start(self) -> None:
        self._process = _CONTEXT.Process(target=_serve, args=(self._arguments, str(self.log), self._own.name))
        self._began = time.monotonic()
        self._process.start()

    async def until_up(self) -> float:
        """Wait for the first answer; how many seconds after the start it came."""
        while not await self._answers():
            if self._process is None or not self._process.is_alive() or time.monotonic() > self._began + PATIENCE:
                raise RuntimeError(f"the server did not start:\n{self.said()[-3000:]}")
            await asyncio.sleep(LOOK_SECONDS)
        self.is_up = True
        return time.monotonic() - self._began

    async def _answers(self) -> bool:
        visitor = self.visitor()
        try:
            return await visitor.status("GET", "/health") == OK
        except (OSError, EOFError):
            return False
        finally:
            visitor.close()

    def kill(self) -> bool:
        """At once and unasked, by SIGKILL; whether it still ran. The processes of its bots find out by themselves."""
        self.is_up = False
        life, self._process = self._process, None
        if life is None:
            return False
        ran = life.is_alive()
        life.kill()
        life.join()
        return ran

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def close(self) -> None:
        self.kill()
        self._own.cleanup()


class House:
    """All processes of one server: people ask whichever answers."""

    def __init__(self, database: str, folder: Path, processes: int, rng: random.Random) -> None:
        self.victims = [Victim(database, folder / f"server-{number}.log") for number in range(processes)]
        self.rng = rng
        self.kills = 0
        """Moments at which one of them was killed, or several."""
        self.killed = 0
        self.ended = 0
        """Those that were gone before they were killed, which nobody asked of them."""
        self.killed_at_start = 0
        self.starts: list[float] = []

    async def open(self) -> None:
        for victim in self.victims:
            victim.start()
        self.starts += await asyncio.gather(*(victim.until_up() for victim in self.victims))

    def strike(self, victims: Sequence[Victim]) -> None:
        ran = [victim.kill() for victim in victims]
        self.kills += 1
        self.killed += ran.count(True)
        self.ended += ran.count(False)

    async def reopen(self, victims: Sequence[Victim], killed_once_more: float | None) -> None:
        """Start them again; one of them dies after so many seconds, before it answers or not."""
        for victim in victims:
            victim.start()
        if killed_once_more is not None:
            await asyncio.sleep(killed_once_more)
            victims[0].kill()
            self.killed_at_start += 1
            victims[0].start()
        self.starts += await asyncio.gather(*(victim.until_up() for victim in victims))

    async def any(self) -> Victim:
        """One that answers, as far as is known; there may be none for a while."""
        while not (up := [victim for victim in self.victims if victim.is_up]):
            await asyncio.sleep(LOOK_SECONDS)
        return self.rng.choice(up)

    def said(self) -> str:
        return "".join(victim.said() for victim in self.victims)

    def close(self) -> None:
        for victim in self.victims:
            victim.close()


def _serve(arguments: list[str], log: str, own: str) -> None:
    """What the process does: a group of its own, whatever is said goes to the log."""
    from grandaustria.cli.command import main

    os.setsid()
    os.environ.update(GAH_SECRET=SECRET, TMPDIR=own)
    tempfile.tempdir = own
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for descriptor in (1, 2):
        os.dup2(said, descriptor)
    raise SystemExit(main(arguments))

"""Servers as processes of their own, started by the same code as `gah serve`, that can be killed without a word."""

from __future__ import annotations

import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from typing import Any

import httpx

from grandaustria.server.settings import Settings
from tests.server.running import API, GENEROUS, Visitor
from tests.waiting import PATIENCE

_CONTEXT = get_context("forkserver")


def prepare(*besides: str) -> None:
    """One process imports the server; each server, and each in which bots think, is a fork of it and starts in no time.

    Whoever is first decides what it imports: with the first bot it would be only what a bot needs.
    """
    modules = ["grandaustria.server.launch", "tests.server.faulty", "tests.server.warmed", *besides]
    _CONTEXT.set_forkserver_preload(modules)
    ensure_running()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Process:
    """One server process at a port that stays the same when it is started again."""

    def __init__(self, database: str, log: Path, **changes: Any) -> None:
        self.database, self.log, self.port, self._changes = database, log, free_port(), changes
        # What it keeps for itself it does not clear away when it is killed. A short path: names of sockets lie there.
        self._own = tempfile.TemporaryDirectory(prefix="gah-", ignore_cleanup_errors=True)
        self._process: ForkServerProcess | None = None
        self._visitors: list[Visitor] = []

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        what = (self.database, self.port, str(self.log), self._own.name, self._changes)
        self._process = _CONTEXT.Process(target=_serve, args=what)
        self._process.start()
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.is_alive(), self.said()
            assert time.monotonic() < end, f"the server does not answer: {self.said()}"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            # Certificates, which nothing here needs, would take longer to load than the answer takes.
            return httpx.get(f"{self.origin}{API}/health", verify=False, timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it and whatever it has started, at once and unasked."""
        if self._process is not None:
            os.killpg(self.pid, signal.SIGKILL)
            self._process.join()
            self._process = None

    def stop(self) -> int | None:
        """Ask it to stop; the exit status."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(PATIENCE)
        status = self._process.exitcode
        self._process = None
        return status

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-4000:]

    def visitor(self) -> Visitor:
        return self.keep(Visitor(self.origin)).arrive()

    def keep(self, visitor: Visitor) -> Visitor:
        """Close this visitor with the rest."""
        self._visitors.append(visitor)
        return visitor

    def close(self) -> None:
        self.kill()
        for visitor in self._visitors:
            visitor.close()
        self._own.cleanup()


@contextmanager
def process(database: str, log: Path, **changes: Any) -> Iterator[Process]:
    """A running server process, whose settings may differ; afterwards it has had no trouble of its own making."""
    server = Process(database, log, **changes)
    server.start()
    try:
        yield server
    finally:
        server.close()
        sys.stderr.write(server.said())  # shown where the test fails
    assert "Traceback" not in server.said(), server.said()


def _serve(database: str, port: int, log: str, own: str, changes: dict[str, Any]) -> None:
    """What the process does: a group of its own, whatever is said goes to the log."""
    from grandaustria.server.launch import Launch, serve

    os.setsid()
    os.environ["TMPDIR"] = tempfile.tempdir = own
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for descriptor in (1, 2):
        os.dup2(said, descriptor)
    settings = Settings(database, port=port, secret="s" * 32, limits=GENEROUS)
    serve(Launch(replace(settings, **changes), log_level="warning"))

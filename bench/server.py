"""A server as a process of its own, started by the same code as `gah serve`, and what it costs."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.visitor import Door
from grandaustria.server.settings import Limits

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
PLENTY = 100_000_000
SECRET = "s" * 32
LIMITS = Limits(
    actions_per_minute=PLENTY,
    requests_per_minute=PLENTY,
    people_per_address_and_hour=PLENTY,
    open_tables_per_person=PLENTY,
    running_tables_per_person=PLENTY,
    bot_tables_per_guest=PLENTY,
    guest_positions=PLENTY,
    sockets_per_person=PLENTY,
    sockets_per_address=PLENTY,
    connections_per_address=PLENTY,
)
"""All clients come from one address, and some do the work of many; every other setting is the one people get."""
ROOMY = Limits(requests_per_minute=PLENTY, actions_per_minute=PLENTY, people_per_address_and_hour=PLENTY)
"""For attacks: they are not stopped by counting requests, which would hide what each of them does."""
FEW_HANDLES = 1_024
START = """
import json, sys
from bench.server import LIMITS, SECRET
from grandaustria.server.launch import Launch, serve
from grandaustria.server.settings import Limits, Settings
asked = json.loads(sys.argv[2])
limits = Limits(**asked.pop("limits")) if "limits" in asked else LIMITS
serve(Launch(Settings(secret=SECRET, limits=limits, **asked), int(sys.argv[1]), "warning"))
"""
"""With nothing but what every version has: another commit's server is started in the same way."""


class Server(Door):
    """A running server; with several workers, the sum of them."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        super().__init__(port)
        self.process, self.log = process, log

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-3000:]

    def pids(self) -> list[int]:
        """The server's process, and its workers where there are several; bots think elsewhere and do not count."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = [int(pid) for pid in children.read_text().split()] if children.exists() else []
        workers = [pid for pid in found if b"multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return [self.process.pid, *workers]

    def cpu_seconds(self) -> float:
        """Processor time used so far (Linux)."""
        ticks = 0
        for pid in self.pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / float(os.sysconf("SC_CLK_TCK"))

    def memory_bytes(self) -> int:
        """Memory held (Linux)."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids())
        return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running(
    database: str,
    folder: Path,
    workers: int = 1,
    root: Path = ROOT,
    handles: int | None = None,
    calm: bool = True,
    **settings: Any,
) -> AsyncIterator[Server]:
    """A server of these sources for a while; if it is not `calm`, trouble of its own making is no error."""
    port, log = free_port(), folder / "server.log"
    asked = {"database_url": database, "port": port, **settings}
    paths = os.pathsep.join((str(root / "src"), str(root)))
    # What it keeps for itself it does not clear away when it is killed. A short path: names of sockets lie there.
    own = tempfile.TemporaryDirectory(prefix="gah-", ignore_cleanup_errors=True)
    with log.open("ab") as out:
        process = subprocess.Popen(
            [sys.executable, "-c", START, str(workers), json.dumps(asked, default=asdict)],
            cwd=root,
            env={**os.environ, "PYTHONPATH": paths, "TMPDIR": own.name},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        )
    if handles is not None:
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (handles, handles))  # long before it looks
    server = Server(process, port, log)
    try:
        await _answering(server)
        yield server
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        own.cleanup()
    if calm and "Traceback" in server.said():
        raise RuntimeError(f"the server had trouble:\n{server.said()}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def _answering(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        visitor = server.visitor()
        try:
            await visitor.get("/health")
            return
        except OSError:
            if server.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{server.said()}") from None
            await asyncio.sleep(0.05)
        finally:
            visitor.close()

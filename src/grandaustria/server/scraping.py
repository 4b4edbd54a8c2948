"""Where operators read the figures: an address of its own, never the public one, for all processes of a server.

One process serves what it counted itself. Of several, each writes into files of a common folder (the library's way),
and the process that looks after them adds them up. Tables are counted in the database, by whoever serves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, Metric, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector
from sqlalchemy import func, select

from grandaustria.server.db.engine import connect, disconnect, reading
from grandaustria.server.db.schema import games
from grandaustria.server.place import PlaceError, place_of

logger = logging.getLogger(__name__)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""By this variable the library knows where processes meet; read when it is loaded."""
FRESH_SECONDS = 10.0
"""So long a count of the tables is good enough."""
PATIENCE = 3.0
STATES = ("open", "running", "over", "ended", "frozen")
LIVING = re.compile(r"gauge_live\w*_(\d+)\.db")


class Tables(Collector):
    """Tables by state, asked of the database at most every few seconds; of one that does not answer, only that."""

    def __init__(self, database_url: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._url = database_url
        self._clock = clock
        self._lock = threading.Lock()
        self._counted: dict[str, int] | None = None
        self._until = float("-inf")

    def collect(self) -> Iterator[Metric]:
        with self._lock:
            if self._clock() >= self._until:
                self._counted = self._count()
                self._until = self._clock() + FRESH_SECONDS
            counted = self._counted
        yield GaugeMetricFamily("gah_database_up", "Whether the database answers", value=float(counted is not None))
        tables = GaugeMetricFamily("gah_tables", "Tables by state", labels=("state",))
        for state in STATES if counted is not None else ():
            tables.add_metric((state,), (counted or {}).get(state, 0))
        yield tables

    def _count(self) -> dict[str, int] | None:
        try:
            return asyncio.run(asyncio.wait_for(count_tables(self._url), PATIENCE))
        except Exception as error:  # whatever is wrong with it, it must not keep the other figures from being read
            logger.warning("the tables could not be counted: %s", type(error).__name__)
            return None


async def count_tables(database_url: str) -> dict[str, int]:
    engine = connect(database_url, pool=1)
    try:
        async with reading(engine) as connection:
            rows = await connection.execute(select(games.c.status, func.count()).group_by(games.c.status))
            return {status: int(number) for status, number in rows}
    finally:
        await disconnect(engine)


class Workers(Collector):
    """What several processes have written down, added up; of one that is gone, nothing is open or waiting any more."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = MultiProcessCollector(None, path=str(folder))  # type: ignore[no-untyped-call]

    def collect(self) -> Iterator[Metric]:
        for file in self._folder.iterdir():
            found = LIVING.fullmatch(file.name)
            if found and not _lives(int(found.group(1))):
                mark_process_dead(int(found.group(1)), str(self._folder))  # type: ignore[no-untyped-call]
        yield from self._files.collect()  # type: ignore[no-untyped-call]


def _lives(pid: int) -> bool:
    if sys.platform == "win32":  # there, 0 is a signal that ends something
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def readable(where: str, database_url: str, workers: int) -> Iterator[str]:
    """For as long as this lasts the figures can be read, at the address it gives."""
    host, port = place_of(where)
    registry = CollectorRegistry()
    registry.register(Tables(database_url))
    with ExitStack() as stack:
        registry.register(_own() if workers == 1 else Workers(stack.enter_context(_common_folder())))
        try:
            server, _ = start_http_server(port, host, registry)
        except OSError as error:
            raise PlaceError(f"cannot listen on {where} for metrics: {error.strerror}") from error
        stack.callback(server.server_close)
        stack.callback(server.shutdown)
        shown = f"[{host}]" if server.address_family == socket.AF_INET6 else host
        yield f"http://{shown}:{server.server_port}/metrics"


def _own() -> Collector:
    from grandaustria.server.metrics import REGISTRY

    return REGISTRY


@contextmanager
def _common_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="gah-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield Path(folder)
        finally:
            del os.environ[FOLDER]

"""A process that counts as one of several does; the library is loaded where it has been told the common folder."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection


def work(folder: str, line: Connection) -> None:
    """One of several processes: it counts a request, has a socket open, and stays until it is told."""
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    from grandaustria.server import metrics

    metrics.REQUESTS.labels("/api/v1/version", "GET", "200").inc()
    metrics.REQUEST_SECONDS.labels("/api/v1/version", "GET").observe(0.01)
    metrics.SOCKETS.inc()
    line.send("ready")
    line.recv()

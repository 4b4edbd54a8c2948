"""`gah serve` as people start it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from typing import Any

from tests.waiting import PATIENCE


class Serving:
    """A server in a process of its own, on a port that was free; its log is kept line by line."""

    def __init__(self, url: str, *arguments: str, **variables: str) -> None:
        self.url = url
        environment = {name: value for name, value in os.environ.items() if not name.startswith("GAH_")}
        self._own = tempfile.TemporaryDirectory(prefix="gah-")  # what a process that is killed leaves goes with it
        environment |= {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", "TMPDIR": self._own.name}
        environment |= variables
        line = [sys.executable, "-m", "grandaustria", "serve", "--port", "0", "--database", self.url]
        self.process = subprocess.Popen(
            [*line, "--log-format", "json", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )
        self.lines: list[dict[str, Any]] = []
        self._told = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._told.wait(PATIENCE), self.lines

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(json.loads(line))
            self._told.set()

    @property
    def origin(self) -> str:
        found = re.search(r"listens on (http://[\d.]+:\d+)", self.lines[0]["message"])
        assert found, self.lines
        return found.group(1)

    def stop(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return status

    def close(self) -> None:
        """Whoever is left is killed with its processes: they would keep its streams open, and whoever reads them."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        self._own.cleanup()

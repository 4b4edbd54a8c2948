"""A smoke test in Debian's Firefox, by its own remote protocol (WebDriver BiDi): the first page, and a game begun."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running

PATIENCE = 60.0
BROWSERS = ("firefox-esr", "firefox")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Firefox:
    """One window, driven by commands."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._count = 0
        self.faults: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        self._count += 1
        self._wire.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._wire.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.faults.append(answer["params"]["text"])
            if answer.get("id") == self._count:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def look(self, expression: str) -> Any:
        """What a JavaScript expression gives in the page."""
        answer = self.ask("script.evaluate", expression=expression, target={"context": self._window}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def wait(self, expression: str) -> None:
        until = time.monotonic() + PATIENCE
        while not self.look(f"Boolean({expression})"):
            assert time.monotonic() < until, f"in vain: {expression}"
            time.sleep(0.2)


@contextmanager
def firefox(home: Path) -> Iterator[Firefox]:
    program = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert program, "Firefox is missing"
    port = free_port()
    command = [program, "--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", str(port)]
    environment = {**os.environ, "HOME": str(home), "MOZ_HEADLESS": "1"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield from _connected(port)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _connected(port: int) -> Iterator[Firefox]:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            wire = connect(f"ws://127.0.0.1:{port}/session", open_timeout=PATIENCE, max_size=None)
            break
        except OSError:
            assert time.monotonic() < until, "Firefox did not start"
            time.sleep(0.2)
    with wire:
        yield Firefox(wire)


@pytest.mark.firefox
def test_a_game_begins_in_firefox(server: Running, tmp_path: Path) -> None:
    home = tmp_path / "firefox"
    home.mkdir()
    with firefox(home) as browser:
        browser.open(server.origin)
        browser.wait("document.querySelector('[data-start=quick]')")
        browser.look("document.querySelector('[data-start=quick]').click()")
        browser.wait("document.body.dataset.asked === 'true'")
        before = browser.look("document.body.dataset.revision")
        browser.look("document.querySelector('button.alive[data-thing^=guest-place]').click()")
        browser.wait(f"document.body.dataset.revision !== '{before}'")
        assert browser.look("document.querySelectorAll('[data-thing^=room-]').length") >= 20
        assert browser.faults == []

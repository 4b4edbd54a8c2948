"""A smoke test in Debian's Firefox, by its own remote protocol (WebDriver BiDi): the main screens, and a turn."""

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
from tests.web.browsing import FIREFOX
from tests.web.playing import LOOK, NO_STEP, WAITER
from tests.web.staging import play_through

PATIENCE, PAUSE = 60.0, 0.05
"""Seconds to wait for something, and between two looks whether it has come."""


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
            time.sleep(PAUSE)

    def point_at(self, expression: str, until: str) -> None:
        """Moves the mouse to the middle of an element, again if what it shows was still on its way."""
        middle = "(({ x, y, width, height }) => JSON.stringify([x + width / 2, y + height / 2]))"
        for _ in range(int(PATIENCE / PAUSE)):
            x, y = json.loads(self.look(f"{middle}({expression}.getBoundingClientRect())"))
            for place in ((1, 1), (round(x), round(y))):
                move = {"type": "pointerMove", "x": place[0], "y": place[1]}
                actions = [{"type": "pointer", "id": "mouse", "actions": [move]}]
                self.ask("input.performActions", context=self._window, actions=actions)
            time.sleep(PAUSE)
            if self.look(f"Boolean({until})"):
                return
        raise AssertionError(f"in vain: {until}")

    def play_until(self, name: str) -> None:
        """Press what is alive, until something of this name is."""
        seen = ("", "")
        for _ in range(100):
            self.wait(f"({LOOK})()")
            _, revision, _, things = json.loads(self.look(f"JSON.stringify(({LOOK})())"))
            if any(thing.startswith(name) for thing in things):
                return
            fresh = [thing for thing in things if not NO_STEP.match(thing) and (revision, thing) != seen]
            seen = (revision, fresh[0])
            self.look(f"document.querySelector('button[data-thing={fresh[0]}]').click()")
        raise AssertionError(f"nothing of {name}")


@contextmanager
def firefox(home: Path) -> Iterator[Firefox]:
    program = next((path for name in FIREFOX if (path := shutil.which(name))), None)
    assert program, "Firefox is missing"
    port = free_port()
    command = [program, "--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", str(port)]
    environment = {**os.environ, "HOME": str(home), "TMPDIR": str(home), "MOZ_HEADLESS": "1"}
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
            time.sleep(PAUSE)
    with wire:
        yield Firefox(wire)


def thing(name: str) -> str:
    """Something on the table that can be pressed."""
    return f"document.querySelector('button[data-thing^={name}]:not([aria-disabled=true])')"


@pytest.mark.firefox
def test_a_game_in_firefox(server: Running, tmp_path: Path) -> None:
    """The first page, one click, a die that is looked at, taken, taken back and taken again; a score; a replay."""
    guest = server.guest()
    over = guest.post("/tables", {"players": 2, "seats": ["me", WAITER], "public": True}, 201)["id"]
    play_through(server, over, seed=5)
    home = tmp_path / "firefox"
    home.mkdir()
    with firefox(home) as browser:
        browser.open(server.origin)
        browser.wait("document.querySelector('[data-start=quick]')")
        browser.look("document.querySelector('[data-start=quick]').click()")
        browser.play_until("die-")
        assert browser.look("document.querySelectorAll('[data-thing^=room-]').length") >= 20
        browser.point_at(thing("die-"), until="document.querySelector('.strip.live')")
        for name in ("die-", "bar-undo", "bar-redo"):
            browser.wait(thing(name))
            before = browser.look("document.body.dataset.revision")
            browser.look(f"{thing(name)}.click()")
            browser.wait(f"document.body.dataset.revision !== '{before}' && document.body.dataset.busy === 'false'")
        browser.open(f"{server.origin}/tables/{over}/score")
        browser.wait("document.querySelector('main table')")
        totals = [str(score["total"]) for score in guest.get(f"/tables/{over}/state")["scores"]]
        sheet = browser.look("document.querySelector('main table').innerText").replace("\u2212", "-")
        assert all(total in sheet for total in totals)
        browser.open(f"{server.origin}/tables/{over}/replay/40")
        browser.wait("document.querySelector('input[type=range]')?.valueAsNumber > 0")
        assert browser.faults == []

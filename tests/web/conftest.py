"""What the browser tests share: a browser, a server with quick bots, and people who come in."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from grandaustria.engine import Position
from grandaustria.server.settings import SecureChance, Services, Settings
from tests.server.running import GENEROUS, Running, running
from tests.web.browsing import Visit, launch, visit
from tests.web.staging import Put, Stage

Visitor = Callable[..., Visit]


class KnownChance(SecureChance):
    """The same cards and dice in every run, so that a failure can be looked at again."""

    def __init__(self) -> None:
        self._rng = random.Random(7)

    def choose(self, position: Position, /) -> int:
        return self._rng.choice(position.chance_outcomes())[0]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A real server on SQLite whose bots neither wait nor think long."""
    settings = Settings(
        f"sqlite:///{tmp_path}/tables.db",
        port=0,
        limits=GENEROUS,
        bot_seconds=0.1,
        bot_grace=30.0,
        bot_pause=0.0,
        bots_only_pause=0.0,
    )
    rng = random.Random(11)
    with running(settings, Services(seed=lambda: rng.getrandbits(64), chance=KnownChance())) as server:
        yield server


@pytest.fixture
def put(server: Running, monkeypatch: pytest.MonkeyPatch) -> Put:
    """`put(table, position)`: so the table stands from now on."""
    return Stage(server, monkeypatch).put


@pytest.fixture
def come_in(browser: Browser, server: Running) -> Iterator[Visitor]:
    """`come_in()` is a new person with a browser of their own."""
    with ExitStack() as stack:

        def enter(**options: Any) -> Visit:
            return stack.enter_context(visit(browser, server, **options))

        yield enter

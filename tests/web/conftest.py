"""What the browser tests share: a browser, a server with quick bots, people who come in, and what a failure tells."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running
from tests.server.sqlite import empty_house, hurried
from tests.web.browsing import Chromium, Visit, visit, visit_again
from tests.web.lasting import Lasting
from tests.web.staging import Put, Stage

Visitor = Callable[..., Visit]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    chromium = Chromium()
    yield chromium
    chromium.close()


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    with chromium.awake() as browser:
        yield browser


@pytest.fixture(scope="session")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lasting]:
    """One server for all: to start one, and the process its bots think in, takes longer than most tests."""
    with hurried():
        server = Lasting(empty_house(tmp_path_factory.mktemp("house")))
        server.start()
        yield server
        server.stop()


@pytest.fixture(scope="session")
def stage(lasting: Lasting) -> Iterator[Stage]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Stage(lasting, monkeypatch)


@pytest.fixture
def server(lasting: Lasting, stage: Stage) -> Iterator[Running]:
    """A real server where nobody has been before, whose bots neither wait nor think long."""
    before = lasting.faults()
    lasting.begin()
    with lasting.noting():
        yield lasting
        lasting.sweep()
    stage.clear()
    assert lasting.faults() == before, "the server met an exception that nobody expected: see its log"


@pytest.fixture
def put(server: Running, stage: Stage) -> Put:
    """`put(table, position)`: so the table stands from now on."""
    return stage.put


@pytest.fixture
def come_in(server: Running, chromium: Chromium, browser: Browser) -> Iterator[Visitor]:
    """`come_in()` is a new person with a browser of their own; `come_in(first=True)` one that has read nothing yet."""
    with ExitStack() as stack:

        def enter(*, first: bool = False, **options: Any) -> Visit:
            coming = visit(browser, server, **options) if first else visit_again(chromium.places, server, **options)
            return stack.enter_context(coming)

        yield enter


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """A test that fails shows what was asked of the server, and what each person saw."""
    report = yield
    if report.failed and call.when == "call":
        if isinstance(server := getattr(item, "funcargs", {}).get("server"), Lasting):
            report.sections.append(("requests", "\n".join(server.asked)))
        for number, person in enumerate(Visit.PRESENT, 1):
            report.sections.append((f"person {number}", person.told(f"{item.name}-{number}")))
    return report

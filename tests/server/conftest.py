"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from grandaustria.server import advice, plans, timekeeping, tournaments
from grandaustria.server.api.pace import Allowance
from grandaustria.server.api.people import Door
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Services, Settings
from tests.server import faulty
from tests.server.houses import Clock
from tests.server.postgresql import Cluster, running_cluster
from tests.server.processes import Process, prepare, process
from tests.server.running import GENEROUS, Running, running
from tests.server.sqlite import empty_house, hurried
from tests.server.statements import written_once


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own, started when the first test wants it."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="session", autouse=True)
def _in_a_hurry() -> Iterator[None]:
    """Servers in threads of the tests do not wait for the disk or write out what another has; those in processes do not
    wait for what they import."""
    prepare()
    with hurried(), written_once():
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: every test that takes it runs on both, unless it is marked ON_SQLITE."""
    if request.param == "sqlite":
        yield empty_house(tmp_path)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        with cluster.database() as address:
            yield address


@pytest.fixture
def clock() -> Clock:
    """For tests of time: the server of whoever takes it goes by it."""
    return Clock()


@pytest.fixture
def services(request: pytest.FixtureRequest) -> Services:
    """Clock, ids, tokens and chance; a test module that wants others overrides this."""
    return Services(now=request.getfixturevalue("clock")) if "clock" in request.fixturenames else Services()


@pytest.fixture
def settings(database: str) -> Settings:
    """With room for tests, which all come from one address; port 0 means any that is free."""
    return Settings(database, port=0, limits=GENEROUS)


@pytest.fixture
def server(settings: Settings, services: Services) -> Iterator[Running]:
    """A real server, which must not have met any unexpected exception by the end of the test."""
    with running(settings, services) as server:
        server.app.state.door = Door(settings.limits, Passwords(memory_kib=64))  # cheap to check
        yield server


@pytest.fixture
def all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For limits: however long the requests of a test take, no time passes between them."""
    begin = Allowance.__init__

    def beginning(self: Allowance, most: int, seconds: float) -> None:
        begin(self, most, seconds, lambda: 0.0)

    monkeypatch.setattr(Allowance, "__init__", beginning)


@pytest.fixture
def hasty_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that ask for much of it, whatever it says."""
    monkeypatch.setattr(advice, "best_turns", faulty.hasty_hint)
    monkeypatch.setattr(advice, "judge", faulty.hasty_judgement)


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[list[Process]]:
    """Two server processes on one database; more than one needs PostgreSQL."""
    with ExitStack() as both:
        yield [both.enter_context(process(database, tmp_path / f"{name}.log")) for name in ("one", "two")]


@pytest.fixture
def looks_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for times that are up, or plans to be played, between what a test does: it looks itself."""
    monkeypatch.setattr(timekeeping, "LOOK_SECONDS", 3_600.0)
    monkeypatch.setattr(plans, "LOOK_SECONDS", 3_600.0)


@pytest.fixture
def rounds_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rounds of a tournament follow each other when a test looks."""
    monkeypatch.setattr(tournaments, "LOOK_SECONDS", 3_600.0)

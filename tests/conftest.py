"""What all tests share: what a machine cannot run is left out only by those who say so, and never unnoticed."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable

import hypothesis
import pytest
from xdist.workermanage import NodeManager  # type: ignore[import-untyped]


def needs_postgresql(item: pytest.Item) -> bool:
    named = getattr(getattr(item, "callspec", None), "params", {}).get("database") == "postgresql"
    return named or "cluster" in getattr(item, "fixturenames", ())


def needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def needs_firefox(item: pytest.Item) -> bool:
    return item.get_closest_marker("firefox") is not None


PROGRAMS: dict[str, tuple[Callable[[pytest.Item], bool], str]] = {
    "GAH_WITHOUT_POSTGRESQL": (needs_postgresql, "on PostgreSQL"),
    "GAH_WITHOUT_BROWSER": (needs_browser, "in a browser"),
    "GAH_WITHOUT_FIREFOX": (needs_firefox, "in Firefox"),
}


def left_out() -> list[str]:
    """The variables that are set."""
    return [name for name in PROGRAMS if os.environ.get(name, "") not in ("", "0")]


EVERYDAY = "everyday"
hypothesis.settings.register_profile(EVERYDAY, deadline=None, derandomize=True)
"""The same examples in every run: new ones are looked for by the long proofs."""
SLOWEST_FIRST = ("tests/web", "tests/server", "tests/bench", "tests/research", "tests/cli", "tests/bots", "tests/docs")
"""The folders whose tests take longest, so that none of those is begun when the other workers are done."""

LOOKED_THROUGH = (10_000, 20, 20)
"""How seldom a worker looks for garbage: most of it goes by itself."""

NodeManager.EXIT_TIMEOUT = 120
"""Seconds a worker may take to end on a busy machine: killed after ten, it left behind what it clears away last."""


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So it is below a shell that has put the run into the background, and so it would be in all processes below it,
    # which are to be interrupted.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    if left_out() and os.environ.get("CI") == "true":
        raise pytest.UsageError(f"{', '.join(left_out())} is set, but CI=true: nothing may be left out")
    if config.getoption("markexpr") == "not long":
        hypothesis.settings.load_profile(EVERYDAY)


def when(item: pytest.Item) -> int:
    """Its place in the order of folders; within a folder the order stays as it is."""
    return next((i for i, folder in enumerate(SLOWEST_FIRST) if item.nodeid.startswith(folder)), len(SLOWEST_FIRST))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.pluginmanager.hasplugin("randomly"):
        items.sort(key=when)
    checks = [PROGRAMS[name][0] for name in left_out()]
    without = [item for item in items if any(needs(item) for needs in checks)]
    if without:
        config.hook.pytest_deselected(items=without)
        items[:] = [item for item in items if item not in without]


def pytest_collection_finish() -> None:
    """What is there by now stays to the end: it is not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKED_THROUGH)


MEASURED = "measured"
"""`record_property(MEASURED, "…")`: a figure that is printed at the end, and never fails a test."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = [value for report in reports for name, value in report.user_properties if name == MEASURED]
    if figures:
        terminalreporter.section(MEASURED)
        for figure in sorted(set(figures)):
            terminalreporter.line(figure)
    for name in left_out():
        terminalreporter.section("NOT PROVEN", sep="!", red=True)
        terminalreporter.line(f"{name} is set: nothing was tested {PROGRAMS[name][1]}")

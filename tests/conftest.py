"""What all tests share: the variants on PostgreSQL are left out only by those who say so, and never unnoticed."""

from __future__ import annotations

import os

import pytest

WITHOUT = "GAH_WITHOUT_POSTGRESQL"


def left_out() -> bool:
    return os.environ.get(WITHOUT, "") not in ("", "0")


def pytest_configure() -> None:
    if left_out() and os.environ.get("CI") == "true":
        raise pytest.UsageError(f"{WITHOUT} is set, but CI=true: nothing may be left out")


def needs_postgresql(item: pytest.Item) -> bool:
    named = getattr(getattr(item, "callspec", None), "params", {}).get("database") == "postgresql"
    return named or "cluster" in getattr(item, "fixturenames", ())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not left_out():
        return
    config.hook.pytest_deselected(items=[item for item in items if needs_postgresql(item)])
    items[:] = [item for item in items if not needs_postgresql(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if left_out():
        terminalreporter.section("NOT PROVEN", sep="!", red=True)
        terminalreporter.line(f"{WITHOUT} is set: nothing was tested on PostgreSQL")

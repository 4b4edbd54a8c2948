"""What the tests cost, by folder: `./test -p tests.profile` writes build/profile.json, and this module prints it.

    ./test -p tests.profile                                 # run, and keep what each test cost
    python -m tests.profile build/profile.json              # the table of docs/testing.md
    python -m tests.profile before.json build/profile.json  # two runs side by side

Processor seconds count the worker, its threads and all processes below it: servers, databases, browsers. Where there
is no /proc, only the worker and what it has waited for.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

FILE = Path("build/profile.json")
PROCESSOR = "processor seconds"
SLOWEST = 10
ALL = "all"


class Cost(NamedTuple):
    """One test, or many."""

    tests: int = 0
    processor: float = 0.0
    wall: float = 0.0

    def plus(self, other: Cost) -> Cost:
        return Cost(self.tests + other.tests, self.processor + other.processor, self.wall + other.wall)


# Measuring, in the workers


def _ticks(process: int) -> int:
    """What a process has used, with those it has waited for; nothing if it has just gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(int(field) for field in fields[11:15])


def _children(process: int) -> Iterator[int]:
    try:
        for thread in Path(f"/proc/{process}/task").iterdir():
            yield from map(int, (thread / "children").read_text().split())
    except OSError:
        return


def _below(process: int) -> int:
    """What all processes below one have used."""
    return sum(_ticks(child) + _below(child) for child in _children(process))


def processor_seconds() -> float:
    """Of this process and all below it, those that ended and were waited for included."""
    return sum(os.times()[:4]) + _below(os.getpid()) / os.sysconf("SC_CLK_TCK")


_spent = processor_seconds()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Once for each test, since looking costs something as well."""
    global _spent
    report = yield
    if call.when == "teardown":
        now = processor_seconds()
        # Whatever a process had used that was killed unwaited for is gone: never count backwards.
        report.user_properties = [*report.user_properties, (PROCESSOR, max(now - _spent, 0.0))]
        _spent = now
    return report


# Collecting, in the process that was started


_costs: dict[str, Cost] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    used = sum(float(str(value)) for name, value in report.user_properties if name == PROCESSOR)
    cost = Cost(int(report.when == "call"), used, report.duration)
    _costs[report.nodeid] = _costs.get(report.nodeid, Cost()).plus(cost)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(_costs))


# Telling


def folder_of(test: str) -> str:
    """`tests/web`, or the file where a test lies in no folder."""
    parts = test.partition("::")[0].split("/")
    return "/".join(parts[:2])


def by_folder(costs: dict[str, Cost]) -> dict[str, Cost]:
    found: dict[str, Cost] = {}
    for test, cost in costs.items():
        found[folder_of(test)] = found.get(folder_of(test), Cost()).plus(cost)
    total = Cost()
    for cost in found.values():
        total = total.plus(cost)
    return {**dict(sorted(found.items(), key=lambda pair: -pair[1].wall)), ALL: total}


def table(runs: list[dict[str, Cost]]) -> Iterator[str]:
    folders = [by_folder(run) for run in runs]
    yield "| folder |" + " tests | processor s | wall s |" * len(runs)
    yield "|---|" + "---:|---:|---:|" * len(runs)
    named = dict.fromkeys(name for run in folders for name in run if name != ALL)
    for folder in (*named, ALL):
        costs = [run.get(folder, Cost()) for run in folders]
        yield f"| {folder} |" + "".join(f" {one.tests:,} | {one.processor:.0f} | {one.wall:.0f} |" for one in costs)


def slowest(run: dict[str, Cost]) -> Iterator[str]:
    for test in sorted(run, key=lambda name: -run[name].wall)[:SLOWEST]:
        yield f"| {run[test].wall:.1f} | {run[test].processor:.1f} | `{test.removeprefix('tests/')}` |"


def main(files: list[str]) -> None:
    runs = [{name: Cost(*cost) for name, cost in json.loads(Path(file).read_text()).items()} for file in files]
    print("\n".join(table(runs)))
    for file, run in zip(files, runs, strict=True):
        print(f"\nslowest of {file}:\n\n| wall s | processor s | test |\n|---:|---:|---|")
        print("\n".join(slowest(run)))


if __name__ == "__main__":
    main(sys.argv[1:] or [str(FILE)])

"""Run load tests: `python -m bench all --json figures.json`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from bench import counting, doors, floods, kills, listing, mending, moving, resting, thousands, workers
from bench.figures import Report, show
from bench.scale import SIZES, Run, Size

Scenario = Callable[[Run], Report]


def alone(scenario: Callable[[Run], Coroutine[Any, Any, Report]]) -> Scenario:
    """A scenario in an event loop of its own."""
    return lambda run: asyncio.run(scenario(run))


SCENARIOS: dict[str, Scenario] = {
    "screens": alone(moving.screens),
    "steady": alone(moving.steady),
    "bots": alone(moving.thinking),
    "metrics": alone(counting.counting),
    "idle": alone(resting.idle),
    "opening": alone(resting.opening),
    "listing": alone(listing.listing),
    "flood": alone(floods.flood),
    "left": alone(floods.left),
    "mending": mending.mending,
    "bodies": alone(doors.bodies),
    "headers": alone(doors.headers),
    "sockets": alone(doors.sockets),
    "spectators": alone(doors.spectators),
    "workers": workers.workers,
    "thousands": thousands.thousands,
    "kills": kills.kills,
}


def machine() -> dict[str, Any]:
    """Where it was measured, and how busy that was with other things."""
    return {
        "system": platform.platform(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_average": os.getloadavg(),
        "at": time.strftime("%Y-%m-%d %H:%M:%S"),
    }


def measure(name: str, size: Size, console: Console) -> Report:
    """One scenario, in a folder that is removed afterwards."""
    started = time.monotonic()

    def tell(text: str) -> None:
        console.print(f"[dim]{name}, {time.monotonic() - started:.0f} s: {text}[/dim]")

    with tempfile.TemporaryDirectory(prefix="gah-bench-") as folder:
        return SCENARIOS[name](Run(size, Path(folder), tell))


def allow_sockets() -> None:
    """As many open files as this user may have; servers started from here inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    names = list(SCENARIOS) if "all" in asked.scenarios else asked.scenarios
    allow_sockets()
    console = Console(highlight=False)
    found: dict[str, Any] = {"machine": machine(), "size": asked.size, "scenarios": {}}
    missed = 0
    for name in names:
        before = os.getloadavg()[0]
        report = measure(name, SIZES[asked.size], console)
        show(report, console)
        missed += sum(not target.reached for target in report.targets)
        found["scenarios"][name] = {**report.to_json(), "load_before": before}
        if asked.json:
            asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    load = "  ".join(f"{value:.2f}" for value in os.getloadavg())
    console.print(f"\nload average at the end: {load}; {missed} targets missed")
    return 1 if missed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Load tests of the server, all on this machine: each starts a server of its own.",
        epilog="The status is 1 if a target was missed.",
    )
    names = f"all, {', '.join(SCENARIOS)}"
    parser.add_argument("scenarios", nargs="+", choices=["all", *SCENARIOS], metavar="SCENARIO", help=names)
    about = "usual: about half an hour for all, most of it kills; long: two hours; tiny: only to see whether it works"
    parser.add_argument("--size", choices=SIZES, default="usual", help=about)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there as well")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())

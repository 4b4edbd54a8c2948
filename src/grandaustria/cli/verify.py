"""Replays every game of a server's database with this version and reports every difference.

The gate before an upgrade: run it with the new version while the old one serves. Nothing is changed, except
with --freeze: games that no longer replay are marked frozen; they stay readable, and are played no further.
The exit status is 1 if any game differs that is not frozen already.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from grandaustria.cli.arguments import Failure, add_workers
from grandaustria.cli.database import add_database, on_database
from grandaustria.cli.output import console, print_json
from grandaustria.cli.simulate import cores, progress_bar
from grandaustria.version import __version__

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from grandaustria.server.replay import Difference

NAME = "verify"
HELP = "replay every game of a server's database"
EXAMPLES = (
    "gah verify --database sqlite:///house.db",
    "gah verify --database sqlite:///house.db --json",
    "gah verify --database sqlite:///house.db --quick --freeze",
)
FEW_GAMES = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which database, how thoroughly, and what is done with games that no longer replay."""
    add_database(parser)
    parser.add_argument("--json", action="store_true", help="print the differences as JSON")
    parser.add_argument("--quick", action="store_true", help="positions and results only, not how the moves are told")
    parser.add_argument("--freeze", action="store_true", help="mark games that no longer replay as frozen")
    add_workers(parser, "processes that replay", cores(), "--processes")


def run(options: argparse.Namespace) -> None:
    """Ends with a failure if a stored game replays otherwise than it was played."""
    started = time.perf_counter()
    report = on_database(options.database, lambda engine: look(engine, options), current=False)
    report["seconds"] = time.perf_counter() - started
    if options.json:
        print_json(report)
    else:
        console().print(summary(report), soft_wrap=True)
    if report["differing"]:
        raise Failure(f"{report['differing']} of {report['games']} games differ")


async def look(engine: AsyncEngine, options: argparse.Namespace) -> dict[str, Any]:
    """Check all games; differences are printed as they are found, unless they are wanted as JSON."""
    from grandaustria.server.verify import count_games, freeze, verify

    total = await count_games(engine)
    report: dict[str, Any] = {"engine": __version__, "games": 0, "differing": 0, "frozen": 0, "differences": []}
    screen = console()
    with progress_bar() as bar:
        task = bar.add_task("games", total=total)
        # Without telling, most of the time goes into reading: other processes would only wait for it.
        workers = 1 if options.quick or total <= FEW_GAMES else options.workers
        async for checked in verify(engine, workers, tell=not options.quick):
            report["games"] += checked.games
            report["frozen"] += checked.frozen
            first = {difference.game: difference for difference in reversed(checked.differences)}
            new = [difference for difference in first.values() if difference.status != "frozen"]
            report["differing"] += len(new)
            if options.json:
                report["differences"] += [difference.to_json() for difference in checked.differences]
            else:
                for difference in checked.differences:
                    screen.print(line(difference), markup=False, soft_wrap=True)
            for difference in new if options.freeze else ():
                report["frozen"] += await freeze(
                    engine, difference.game, checked.revisions[difference.game], str(difference)
                )
            bar.advance(task, checked.games)
    return report


def line(difference: Difference) -> str:
    """Which game, and in what it differs."""
    return f"{difference.game} ({difference.status}): {difference}"


def summary(report: dict[str, Any]) -> str:
    """What was found, in a sentence."""
    frozen = f", {report['frozen']} frozen" if report["frozen"] else ""
    found = f"{report['differing']} differ" if report["differing"] else "all replay as they were stored"
    return f"{report['games']} games in {report['seconds']:.1f} s with version {report['engine']}: {found}{frozen}"

"""Lets bots play each other and says how strong they are.

Every bot sits at every seat with the same luck; with --solo each plays Leopold. With --file every finished game is
kept: a match that was stopped goes on where it was, and may be made longer.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table

from grandaustria.arena import Match, MatchError, Outcome, Tally, report_on, run_match, tallies, wilson
from grandaustria.bots import Budget
from grandaustria.cli.arguments import (
    Failure,
    UsageError,
    add_rules,
    add_seed,
    add_workers,
    at_least,
    bot_names,
    setup_of,
)
from grandaustria.cli.output import console, must_be_writable, print_json, print_table
from grandaustria.cli.simulate import cores, progress_bar

NAME = "arena"
HELP = "let bots play each other and measure how strong they are"
EXAMPLES = (
    "gah arena --bots director,waiter --players 2 --games 400 --seed 1",
    "gah arena --bots director,waiter --players 4 --games 100 --file match.jsonl",
    "gah arena --bots director@5000,director@20000,director@80000 --games 600 --json",
    "gah arena --bots hotelier,innkeeper --games 1000 --until 0.7",
    "gah arena --bots apprentice,steward,innkeeper,hotelier --games 120 --svg ratings.svg",
    "gah arena --solo hard --bots master,learned --games 200",
)
STOPPING = "stopping: games under way are given two seconds; Ctrl-C again ends at once"
ENOUGH = 100
"""Games after which a match may be stopped early."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, how often, where games are kept, and when it is enough."""
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=("director", "waiter"),
        metavar="NAMES",
        help="two or more with commas; director@20000 thinks with so many positions (default: director,waiter)",
    )
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many (default: 100)")
    add_seed(parser)
    parser.add_argument(
        "--budget", type=at_least(1), metavar="NODES", help="positions looked at for one choice, for all"
    )
    add_workers(parser, "processes that play", cores())
    parser.add_argument("--file", type=Path, metavar="FILE", help="keep every game here, and go on from it")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster instead (pip install ray)")
    parser.add_argument(
        "--until",
        type=share,
        metavar="RATE",
        help=f"stop after {ENOUGH} games if the first bot's win rate is above this with 95 %% certainty",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw ratings with intervals, and scores by source")
    add_rules(parser)


def share(text: str) -> float:
    """A number between 0 and 1, neither of them included."""
    value = float(text)
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"{text} does not lie between 0 and 1")
    return value


def run(options: argparse.Namespace) -> None:
    """Games that a file holds already are not played again; whatever was played is kept when it is stopped."""
    if len(options.bots) < 2 and not options.solo:
        raise UsageError("--bots: at least two play each other")
    if options.ray and not find_spec("ray"):
        raise UsageError("--ray: the package ray is not installed (pip install ray)")
    must_be_writable(options.svg)
    match = Match(setup_of(options), options.seed, options.budget and Budget(nodes=options.budget))
    with progress_bar() as bar:
        watcher = Watcher(bar, options.games, options.bots[0], options.until)
        watching = watcher.report, partial(bar.console.print, STOPPING)
        try:
            outcomes = run_match(
                match, options.bots, options.games, options.workers, options.file, options.ray, *watching
            )
        except MatchError as error:
            raise Failure(str(error)) from None
        except KeyboardInterrupt:
            if options.file:
                bar.console.print(f"stopped; the same command goes on from {options.file}")
            raise
    report = report_on(outcomes[: watcher.clear_after])
    result = {**report.figures, "wanted": options.games, "seed": options.seed, "players": match.setup.players}
    try:
        if options.svg:
            options.svg.write_text(report.drawn(), encoding="utf-8")
    finally:  # a picture that failed takes nothing else with it
        if options.json:
            print_json(result)
        else:
            print_figures(result)


class Watcher:
    """Shows the running result, and stops where it is clear."""

    def __init__(self, bar: Progress, games: int, bot: str, until: float | None) -> None:
        self._bar, self._bot, self._until = bar, bot, until
        self._task = bar.add_task("games", total=games)
        self.clear_after: int | None = None
        """After how many games of the match, in their order, it was clear; the same for any number of workers."""

    def report(self, outcomes: list[Outcome]) -> bool:
        """Say how it stands, and whether to stop: as soon as the first bot is clearly better or worse."""
        tally = tallies(outcomes).get(self._bot, Tally())
        rate = tally.wins / max(1, tally.games)
        self._bar.update(self._task, completed=len(outcomes), description=f"{self._bot} wins {rate:.0%}")
        if self._until is not None and len(outcomes) >= ENOUGH:
            self.clear_after = clear_after(outcomes, self._bot, self._until)
        return self.clear_after is not None


def clear_after(outcomes: Iterable[Outcome], bot: str, until: float) -> int | None:
    """After how many games, without a gap, a bot that played enough of them wins more often; None if never."""
    known = {outcome.index: outcome for outcome in outcomes}
    tally = Tally()
    for index in range(len(known)):
        if index not in known:
            return None
        tally.add(known[index], bot)
        if tally.games >= ENOUGH and wilson(tally.wins, tally.games)[0] > until:
            return index + 1
    return None


_COLUMNS = (
    ("bot", "bot", "{}"),
    ("games", "games", "{}"),
    ("win rate", "win_rate", "{:.1%}"),
    ("95 %", "ci", "{0[0]:.1%} to {0[1]:.1%}"),
    ("mean score", "mean_score", "{:.1f}"),
    ("lost turns", "lost_of_100", "{:.2f} %"),
    ("rating", "rating", "{:+d}"),
    ("95 %", "rating_ci", "{0[0]:+d} to {0[1]:+d}"),
    ("s per turn", "seconds_per_turn", "{:.3f}"),
    ("p95", "seconds_per_turn_p95", "{:.3f}"),
)


def print_figures(result: dict[str, Any]) -> None:
    """A row for each bot: wins and rating with their intervals, points, seconds for a turn."""
    table = Table(box=None, padding=(0, 1))
    for label, _, _ in _COLUMNS:
        table.add_column(label, justify="left" if label == "bot" else "right")
    for entry in result["results"]:
        table.add_row(*(form.format(entry[key]) for _, key, form in _COLUMNS))
    screen = console()
    print_table(screen, table)
    print_table(screen, sources(result))
    early = f", stopped early of {result['wanted']}" if result["games"] < result["wanted"] else ""
    screen.print(f"{result['games']} games{early}; the winner has {result['mean_winner']:.1f} points on average")


def sources(result: dict[str, Any]) -> Table:
    """Mean points by where they come from."""
    table = Table(box=None, padding=(0, 1), title="points by source", title_justify="left")
    table.add_column("bot")
    for source in result["results"][0]["by_source"]:
        table.add_column(source.replace("_", " "), justify="right")
    for entry in result["results"]:
        table.add_row(entry["bot"], *(f"{value:.1f}" for value in entry["by_source"].values()))
    return table

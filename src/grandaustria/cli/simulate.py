"""Plays many games between bots at full speed and sums them up.

The digest is a hash over all final positions: the same for the same seed, table and bots on every machine
and for any number of workers; speeds are compared with one (--workers 1).
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grandaustria import Setup
from grandaustria.arena.series import DIGEST_BITS, NATIVE, Series, Totals, play_series
from grandaustria.cli.arguments import UsageError, add_seed, add_table, add_workers, at_least, seats_of, setup_of
from grandaustria.cli.output import console, error_console, must_be_writable, print_json

NAME = "simulate"
HELP = "play many games at full speed and sum them up"
EXAMPLES = (
    "gah simulate --players 4 --games 1000 --seed 1 --bots random",
    "gah simulate --bots waiter,random --games 500 --workers 1",
    "gah simulate --rules 2022,tile_c2=column --hotels day --staff draft --json",
    "gah simulate --solo hard --bots waiter --games 200",
    "gah simulate --players 4 --bots waiter --games 2000 --svg scores.svg",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How many games, of whom, by how many threads."""
    parser.add_argument("--games", type=at_least(1), default=1000, metavar="N", help="how many (default: 1000)")
    add_seed(parser)
    add_workers(parser, "threads that play", cores(), "--threads")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw how the scores spread, by seat and by source")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_table(parser)


def cores() -> int:
    """The processor cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def run(options: argparse.Namespace) -> None:
    """The same figures for the same seed, whatever the number of threads."""
    setup = setup_of(options)
    seats = seats_of(options, setup)
    if slow := sorted(set(seats) - set(NATIVE)):
        raise UsageError(f"--bots: {', '.join(slow)} cannot play at full speed; let them play in `gah arena`")
    must_be_writable(options.svg)
    started = time.perf_counter()
    series = played(setup, seats, options)
    result = figures(series.totals, time.perf_counter() - started, setup, options.workers)
    try:
        if options.svg:
            options.svg.write_text(series.drawn(), encoding="utf-8")
    finally:  # a picture that failed takes nothing else with it
        if options.json:
            print_json(result)
        else:
            print_figures(result)


def played(setup: Setup, seats: tuple[str, ...], options: argparse.Namespace) -> Series:
    """All games; shows how far they have come on a terminal."""
    with progress_bar() as bar:
        task = bar.add_task("games", total=options.games)
        return play_series(
            setup,
            options.seed,
            options.games,
            seats,
            options.workers,
            scored=options.svg is not None,
            report=lambda over: bar.update(task, completed=over),
        )


def progress_bar() -> Progress:
    """On standard error, and only where somebody looks on."""
    errors = error_console()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


def figures(totals: Totals, seconds: float, setup: Setup, workers: int) -> dict[str, int | float | str]:
    """With a digest, by which two machines can be compared."""
    return {
        "games": totals.games,
        "workers": workers,
        "seconds": seconds,
        "games_per_second": totals.games / seconds,
        "decisions_per_game": totals.decisions / totals.games,
        "mean_score": totals.score / (totals.games * setup.players),
        "mean_winner": totals.winner / totals.games,
        "digest": f"{totals.digest:0{DIGEST_BITS // 4}x}",
    }


_ROWS = (
    ("games", "games", ",d"),
    ("workers", "workers", "d"),
    ("seconds", "seconds", ",.3f"),
    ("games per second", "games_per_second", ",.0f"),
    ("decisions per game", "decisions_per_game", ",.1f"),
    ("mean score", "mean_score", ".2f"),
    ("mean score of the winner", "mean_winner", ".2f"),
    ("digest", "digest", "s"),
)


def print_figures(result: dict[str, int | float | str]) -> None:
    """One to a line."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(justify="right")
    for label, key, form in _ROWS:
        table.add_row(label, format(result[key], form))
    console().print(table)

"""Plays many games between bots at full speed and sums them up.

The digest is a hash over all final positions: the same for the same seed, table and bots on every machine
and for any number of workers; speeds are compared with one (--workers 1).
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grandaustria import Setup
from grandaustria.cli.arguments import UsageError, add_seed, add_table, add_workers, at_least, seats_of, setup_of
from grandaustria.cli.output import console, error_console, print_json
from grandaustria.engine import simulate

NAME = "simulate"
HELP = "play many games at full speed and sum them up"
EXAMPLES = (
    "gah simulate --players 4 --games 1000 --seed 1 --bots random",
    "gah simulate --bots waiter,random --games 500 --workers 1",
    "gah simulate --rules 2022,tile_c2=column --hotels day --staff draft --json",
    "gah simulate --solo hard --bots waiter --games 200",
)
NATIVE = ("random", "waiter")
"""The bots that the engine itself plays."""
CHUNKS_PER_WORKER = 50
LARGEST_CHUNK = 1000
MOST_CHUNKS = 100_000
DIGEST_BITS = 64


@dataclass(frozen=True, slots=True)
class Totals:
    """What native simulation counts; totals of parts of a series add up to those of the series."""

    games: int = 0
    decisions: int = 0
    score: int = 0
    winner: int = 0
    digest: int = 0

    def __add__(self, other: Totals) -> Totals:
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            self.score + other.score,
            self.winner + other.winner,
            (self.digest + other.digest) % 2**DIGEST_BITS,
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=at_least(1), default=1000, metavar="N", help="how many (default: 1000)")
    add_seed(parser)
    add_workers(parser, "threads that play", cores(), "--threads")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_table(parser)


def cores() -> int:
    """The processor cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def run(options: argparse.Namespace) -> None:
    setup = setup_of(options)
    seats = seats_of(options, setup)
    if slow := sorted(set(seats) - set(NATIVE)):
        raise UsageError(f"--bots: {', '.join(slow)} cannot play at full speed; let them play in `gah arena`")
    started = time.perf_counter()
    totals = play_series(setup, options.seed, options.games, seats, options.workers)
    result = figures(totals, time.perf_counter() - started, setup, options.workers)
    if options.json:
        print_json(result)
    else:
        print_figures(result)


def play_series(setup: Setup, seed: int, games: int, seats: tuple[str, ...], workers: int) -> Totals:
    """The games 0..games-1 of a series, in chunks on threads; shows how far it has come on a terminal."""
    size = max(1, min(games // (workers * CHUNKS_PER_WORKER), LARGEST_CHUNK), games // MOST_CHUNKS)

    def play(first: int) -> Totals:
        return Totals(*simulate(setup, seed, first, min(size, games - first), seats))

    total = Totals()
    pool = ThreadPoolExecutor(workers)
    try:
        with progress_bar() as bar:
            task = bar.add_task("games", total=games)
            for part in pool.map(play, range(0, games, size)):
                total += part
                bar.update(task, completed=total.games)
    finally:
        pool.shutdown(cancel_futures=True)
    return total


def progress_bar() -> Progress:
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
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(justify="right")
    for label, key, form in _ROWS:
        table.add_row(label, format(result[key], form))
    console().print(table)

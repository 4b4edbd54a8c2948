"""Two threads of one process against two processes of their own, each playing the same games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from grandaustria import Setup
from grandaustria.cli.bench.measure import Effort, Play, Slice, alternate, games_for
from grandaustria.engine import simulate

WORKERS = 2
PLAYERS = 4


def _play(worker: int, games: int) -> int:
    return simulate(Setup(players=PLAYERS), worker, 0, games, ("random",) * PLAYERS)[1]


def _process(worker: int, orders: Connection) -> None:
    """Plays as many games as it is told, until it is told none."""
    while games := orders.recv():
        orders.send(_play(worker, games))


@contextmanager
def in_processes() -> Iterator[Play]:
    """Games shared out among processes that have started already."""
    context = get_context("spawn")
    ends = [context.Pipe() for _ in range(WORKERS)]
    processes = [context.Process(target=_process, args=(i, end)) for i, (_, end) in enumerate(ends)]
    for process in processes:
        process.start()

    def play(games: int) -> int:
        for order, _ in ends:
            order.send(games)
        return sum(order.recv() for order, _ in ends)

    try:
        yield play
    finally:
        for order, _ in ends:
            order.send(0)
        for process in processes:
            process.join()


@contextmanager
def in_threads() -> Iterator[Play]:
    """Games of all workers in one process; the pool lasts as long as it is measured."""
    with ThreadPoolExecutor(WORKERS) as pool:
        yield lambda games: sum(pool.map(_play, range(WORKERS), [games] * WORKERS))


def threads_and_processes(effort: Effort) -> dict[str, list[Slice]]:
    """The same number of games in each slice, so that both wait for the processor alike."""
    games = games_for(lambda count: _play(0, count), effort.slice_seconds)
    with in_processes() as processes, in_threads() as threads:
        return alternate({"threads": threads, "processes": processes}, effort, games)

"""Threads that stay for as long as they are needed, and share work on rows of arrays."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Job = Callable[[int, int], None]
"""Does the rows from the first to before the last; must let go of the interpreter lock to be worth a thread."""
Order = tuple[Job, int, int] | None
LEAST_SHARE = 16
"""Fewer rows are not worth waking a thread for."""


class Crew:
    """The caller's thread and others beside it."""

    def __init__(self, threads: int) -> None:
        self._answers: SimpleQueue[BaseException | None] = SimpleQueue()
        self._orders: list[SimpleQueue[Order]] = [SimpleQueue() for _ in range(threads - 1)]
        for number, orders in enumerate(self._orders, 1):
            Thread(target=_work, args=(orders, self._answers), name=f"games-{number}", daemon=True).start()
        self.dismiss = weakref.finalize(self, _dismiss, list(self._orders))
        """Ends the threads; also done when nobody has the crew any more."""

    def share(self, rows: int, job: Job) -> None:
        """Do a job on all rows, each thread its part of them."""
        helpers = self._orders[: max(0, rows // LEAST_SHARE - 1)]
        if not helpers:
            job(0, rows)
            return
        parts = len(helpers) + 1
        bounds = [rows * part // parts for part in range(parts + 1)]
        for part, orders in enumerate(helpers, 1):
            orders.put((job, bounds[part], bounds[part + 1]))
        failures: list[BaseException | None] = []
        try:
            job(bounds[0], bounds[1])
        finally:
            failures = [self._answers.get() for _ in helpers]
        for failure in failures:
            if failure is not None:
                raise failure


def _work(orders: SimpleQueue[Order], answers: SimpleQueue[BaseException | None]) -> None:
    while order := orders.get():
        answers.put(_failure(*order))
        del order  # what it works on is not kept while the thread waits


def _failure(job: Job, first: int, last: int) -> BaseException | None:
    try:
        job(first, last)
    except BaseException as failure:
        return failure
    return None


def _dismiss(orders: list[SimpleQueue[Order]]) -> None:
    for each in orders:
        each.put(None)

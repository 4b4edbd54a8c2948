"""Threads that stay for as long as they are needed, and share work on rows of arrays."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Job = Callable[[int, int], None]
"""Does the rows from the first to before the last; must let go of the interpreter lock to be worth a thread."""
Order = tuple[int, Job, int, int] | None
Answer = tuple[int, BaseException | None]
"""Both carry the number of the call they belong to."""
LEAST_SHARE = 768
"""Fewer rows are not worth waking a thread for, which takes as long as stepping some hundred games."""


class Crew:
    """The caller's thread and others beside it."""

    def __init__(self, threads: int) -> None:
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._orders: list[SimpleQueue[Order]] = [SimpleQueue() for _ in range(threads - 1)]
        self._call, self._under_way = 0, False
        self.dismiss = weakref.finalize(self, _dismiss, list(self._orders))
        """Ends the threads; also done when nobody has the crew any more."""
        for number, orders in enumerate(self._orders, 1):
            Thread(target=_work, args=(orders, self._answers), name=f"games-{number}", daemon=True).start()

    def share(self, rows: int, job: Job) -> None:
        """Do a job on all rows, each thread its part of them."""
        self.settle()
        helpers = self._orders[: max(0, rows // LEAST_SHARE - 1)]
        if not helpers:
            job(0, rows)
            return
        parts = len(helpers) + 1
        bounds = [rows * part // parts for part in range(parts + 1)]
        self._order(helpers, job, bounds)
        failures: list[BaseException] = []
        try:
            job(bounds[0], bounds[1])
        finally:
            failures = self._answered(len(helpers))
        for failure in failures:
            raise failure

    def settle(self) -> None:
        """Wait until nobody works any more: Ctrl-C may have ended a call before its answers were there."""
        if self._under_way:
            self._order(self._orders, _nothing, [0] * (len(self._orders) + 2))
            self._answered(len(self._orders))

    def _order(self, helpers: list[SimpleQueue[Order]], job: Job, bounds: list[int]) -> None:
        self._call, self._under_way = self._call + 1, True
        for part, orders in enumerate(helpers, 1):
            orders.put((self._call, job, bounds[part], bounds[part + 1]))

    def _answered(self, count: int) -> list[BaseException]:
        """What failed, once so many have answered; answers to calls before this one are of no interest."""
        failures = []
        while count:
            call, failure = self._answers.get()
            if call == self._call:
                count -= 1
                failures += [] if failure is None else [failure]
        self._under_way = False
        return failures


def _nothing(first: int, last: int) -> None:
    """A job for whoever is only asked whether he is done."""


def _work(orders: SimpleQueue[Order], answers: SimpleQueue[Answer]) -> None:
    while order := orders.get():
        answers.put((order[0], _failure(*order[1:])))
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

"""Processes that play games: one each at a time, so that none waits that would be dropped."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from grandaustria.arena.playing import MatchError

Order = TypeVar("Order")
Answer = TypeVar("Answer")
LOOK = 0.5
"""Seconds of waiting at a time. An interrupt that comes just before the system is asked to wait does not end the
waiting: it is noticed afterwards."""


class Workers(Generic[Order, Answer]):
    """Leaving the block ends them, in the middle of a game if need be."""

    def __init__(self, work: Callable[[Order], Answer], count: int) -> None:
        context = get_context("spawn")
        self._processes: dict[Connection, BaseProcess] = {}
        self._busy: set[Connection] = set()
        with _interrupts_ignored():  # they inherit it, and so are deaf to Ctrl-C from their first moment
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(work, theirs), daemon=True)
                process.start()
                theirs.close()
                self._processes[ours] = process

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self._processes.values():
            process.kill()
        for end, process in self._processes.items():
            process.join()
            end.close()

    def do(self, todo: Iterable[Order]) -> Iterator[Answer]:
        """One game after the other, as they end."""
        waiting = iter(todo)
        while True:
            for end, order in zip(self._processes.keys() - self._busy, waiting, strict=False):
                self._busy.add(end)
                end.send(order)
            if not self._busy:
                return
            yield from self._ended()

    def last(self, seconds: float) -> Iterator[Answer]:
        """The games under way that end in so many seconds; no other begins."""
        until = time.monotonic() + seconds
        while self._busy and (left := until - time.monotonic()) > 0:
            yield from self._ended(left)

    def _ended(self, seconds: float = LOOK) -> Iterator[Answer]:
        ready = wait(self._busy, min(seconds, LOOK))
        for end in [end for end in self._busy if end in ready]:
            self._busy.remove(end)  # first of all: what is interrupted while it is read is not read again
            try:
                answer: Answer = end.recv()
            except EOFError:
                self._processes[end].join()
                raise MatchError(f"a worker died in a game (status {self._processes[end].exitcode})") from None
            yield answer


def _serve(work: Callable[[Any], Any], orders: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited where a system has that
    with suppress(EOFError, BrokenPipeError):  # whoever gave the orders is gone
        while True:
            orders.send(work(orders.recv()))


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Only the main thread is ever interrupted, and only it may say what happens then."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)

"""Where thinking says that it waits and that it works; nobody listens unless figures are wanted (`--metrics`).

The processes in which bots think load this with the rest, so it knows nothing of the library that counts.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

UNCOUNTED: AbstractContextManager[object] = nullcontext()


class Meter(Protocol):
    """Counts what is done within the contexts it gives; `what` is `bots` or `advice`."""

    def waiting(self, what: str) -> AbstractContextManager[object]: ...

    def thinking(self, what: str) -> AbstractContextManager[object]: ...


_meter: Meter | None = None


def count_with(meter: Meter | None) -> None:
    """From now on this one counts for all that thinks in this process."""
    global _meter
    _meter = meter


def waiting(what: str) -> AbstractContextManager[object]:
    return _meter.waiting(what) if _meter else UNCOUNTED


def thinking(what: str) -> AbstractContextManager[object]:
    return _meter.thinking(what) if _meter else UNCOUNTED

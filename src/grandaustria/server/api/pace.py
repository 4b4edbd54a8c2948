"""How often something may be done: limits by person, address or name, kept in the memory of each process."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from grandaustria.server.errors import Refusal

WATCHED = 50_000
"""Of so many people or addresses the latest uses are remembered."""


def too_often(seconds: float) -> Refusal:
    wait = max(1, math.ceil(seconds))
    return Refusal(429, "too-many", f"Too many requests; try again in {wait} s.", retry_after=wait)


class Allowance:
    """So many uses in so many seconds for each key: all at once or spread, then at an even pace.

    Of each key one number is kept: the moment at which the uses so far will have been worked off at that pace.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._step = seconds / most if most > 0 else math.inf
        self._seconds = seconds
        self._clock = clock
        self._worked_off: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> None:
        """Use it once more, or refuse with the time to wait."""
        now = self._clock()
        after = max(self._worked_off.get(key, now), now) + self._step
        excess = after - now - self._seconds
        if excess > 1e-9:
            raise too_often(min(excess, self._seconds))
        self._worked_off[key] = after
        self._worked_off.move_to_end(key)
        if len(self._worked_off) > WATCHED:
            self._worked_off.popitem(last=False)

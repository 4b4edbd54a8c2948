"""Who is next: what all tables want of few places is shared out.

First come the tables somebody is looking at, then those at which a person waits for the bots, then those that are left
to the bots alone. Among them whoever has used least lately goes first, the thing that is wanted included, so that
what is short comes before what is long: by person, so that a hundred tables of one host are no more than the one
of another, and then by table.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

WATCHED, AWAITED, ALONE = range(3)
"""Somebody looks at the table; a person plays there, but is away; only bots are left, and nobody looks."""
Ranks = tuple[int, ...]
EVERYBODY: Ranks = (WATCHED, AWAITED, ALONE)
WATCHED_ONLY: Ranks = (WATCHED,)
NOBODY_LOOKS: Ranks = (AWAITED, ALONE)

HALVED_SECONDS = 60.0
"""What was used so long ago counts half."""
FORGOTTEN = 0.001
"""Seconds that are not worth remembering."""
OFTEN = 1_000
"""Names that are remembered before those that can be forgotten are looked for."""

Place = TypeVar("Place")


class Wish(NamedTuple):
    """What a table waits for."""

    owner: str = ""
    """Whose table it is."""
    table: str = ""
    seconds: float = 0.0
    """How long it will take, as far as one can know."""
    rank: Callable[[], int] = lambda: WATCHED
    """Somebody may come to the table, or go, while it waits."""


class Spent:
    """Seconds that somebody, or a table, has used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}
        self._many = OFTEN

    def of(self, name: str, now: float) -> float:
        used, at = self._used.get(name, (0.0, now))
        return used * math.pow(0.5, (now - at) / HALVED_SECONDS)

    def add(self, name: str, seconds: float, now: float) -> None:
        self._used[name] = (self.of(name, now) + seconds, now)
        if len(self._used) > self._many:
            self._used = {name: used for name, used in self._used.items() if self.of(name, now) > FORGOTTEN}
            self._many = max(OFTEN, 2 * len(self._used))

    def __len__(self) -> int:
        return len(self._used)


def next_of(waiting: Sequence[Wish], owners: Spent, tables: Spent, now: float) -> int:
    """Which of those who wait, in the order of their coming, goes first."""

    def key(place: int) -> tuple[int, float, float, int]:
        rank, owner, table = waiting[place].rank(), waiting[place].owner, waiting[place].table
        seconds = waiting[place].seconds
        return rank, owners.of(owner, now) + seconds, tables.of(table, now) + seconds, place

    return min(range(len(waiting)), key=key)


@dataclass(eq=False, slots=True)
class _Waiting(Generic[Place]):
    wish: Wish
    given: asyncio.Future[Place] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Line(Generic[Place]):
    """Few places, each for tables of some ranks, and all who wait for one."""

    def __init__(self, places: Iterable[tuple[Place, Ranks]], clock: Callable[[], float] = time.monotonic) -> None:
        self._free = list(places)
        self._for = dict(self._free)
        self._clock = clock
        self._owners, self._tables = Spent(), Spent()
        self._waiting: list[_Waiting[Place]] = []

    @asynccontextmanager
    async def turn(self, wish: Wish) -> AsyncIterator[Place]:
        """A place, for as long as it is needed."""
        place = await self.take(wish)
        since = self._clock()
        try:
            yield place
        finally:
            self.give_back(place, wish, self._clock() - since)

    async def take(self, wish: Wish) -> Place:
        rank = wish.rank()
        for free in self._free:  # whoever waits does so because none of these is for them
            if rank in free[1]:
                self._free.remove(free)
                return free[0]
        waiting = _Waiting[Place](wish)
        self._waiting.append(waiting)
        try:
            return await waiting.given
        except asyncio.CancelledError:
            self._gone(waiting)
            raise

    def give_back(self, place: Place, wish: Wish, seconds: float) -> None:
        now = self._clock()
        self._owners.add(wish.owner, seconds, now)
        self._tables.add(wish.table, seconds, now)
        self._free.append((place, self._for[place]))
        self._hand_out(place)

    def hand_out(self) -> None:
        """Somebody may have come to a table that waits, so that a place is for it now."""
        for place, _ in list(self._free):
            self._hand_out(place)

    def _hand_out(self, place: Place) -> None:
        """Give what is free to whoever is next."""
        ranks = self._for[place]
        here = (one for one in self._waiting if not one.given.cancelled())  # who gives up may not have left yet
        fitting = [one for one in here if one.wish.rank() in ranks]
        if fitting:
            found = fitting[next_of([one.wish for one in fitting], self._owners, self._tables, self._clock())]
            self._waiting.remove(found)
            self._free.remove((place, ranks))
            found.given.set_result(place)

    def _gone(self, waiting: _Waiting[Place]) -> None:
        """Whoever gives up leaves the line, or what was just given."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.given.done() and not waiting.given.cancelled():
            self.give_back(waiting.given.result(), waiting.wish, 0.0)

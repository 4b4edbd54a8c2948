"""What the games of a tournament come to, as pure functions: points at the table, and comparison at the same seat.

All tables of a round have the same luck, so whoever had the same seat is compared by the score. Both are counted in
halves: two for each of the others one was better than, one for each one was equal to; sums of them are exact. Of a game
without a result nobody was better: it is a draw with everybody. Whoever has left comes after all who stayed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from grandaustria.server.ratings import has_left, ranks
from grandaustria.server.store.play import GameRow

Value = tuple[int, int]
"""What is compared, the larger the better."""
Key = tuple[bool, int, int, int]


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody at a table of a round, with what it came to: the place and the score; none without a result."""

    entry: int
    table: int
    seat: int
    rank: int | None = None
    score: int | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Earned:
    """What a round was worth to somebody, in halves."""

    points: int
    compared: int


@dataclass(frozen=True, slots=True)
class Total:
    """What somebody has by now."""

    entry: int
    points: int = 0
    compared: int = 0
    score: int = 0
    withdrawn: bool = False

    @property
    def key(self) -> Key:
        """The smaller the better: who goes on, points, comparison, scores."""
        return self.withdrawn, -self.points, -self.compared, -self.score


def sat_at(game: GameRow | None, entry: int, table: int, seat: int) -> Sat:
    """What a game that is over came to for a seat; it may have been ended, frozen or removed."""
    if game is None or game.result is None:
        return Sat(entry, table, seat)
    score = game.result["scores"][seat]["total"]
    return Sat(entry, table, seat, ranks(game)[seat], score, bool(has_left(game.seats[seat])))


def earned(sitting: Sequence[Sat]) -> dict[int, Earned]:
    """What a round was worth to everybody who sat in it."""
    tables, seats = defaultdict(list), defaultdict(list)
    for one in sitting:
        tables[one.table].append(one)
        seats[one.seat].append(one)
    points = {one.entry: halves(at_table(one), map(at_table, tables[one.table])) for one in sitting}
    compared = {one.entry: halves(at_seat(one), map(at_seat, seats[one.seat])) for one in sitting}
    return {one.entry: Earned(points[one.entry], compared[one.entry]) for one in sitting}


def at_table(one: Sat) -> Value | None:
    return None if one.rank is None else (-one.rank, 0)


def at_seat(one: Sat) -> Value | None:
    """By the score; whoever has left has none that would count."""
    if one.score is None:
        return None
    return (0, 0) if one.left else (1, one.score)


def halves(own: Value | None, all_there: Iterable[Value | None]) -> int:
    """Two for each of the others that somebody was better than, one for each equal; the own value is among them."""
    return sum(_half(own, other) for other in all_there) - 1


def _half(own: Value | None, other: Value | None) -> int:
    if own is None or other is None:
        return 1
    return (own > other) + (own >= other)


def ordered(totals: Iterable[Total]) -> list[Total]:
    """The standing, the best first; who is equal in everything in the order of the entries."""
    return sorted(totals, key=lambda one: (one.key, one.entry))


def places(totals: Sequence[Total]) -> dict[int, int]:
    """The place of everybody, from 1; who is equal in everything shares one."""
    first: Mapping[Key, int] = {one.key: place for place, one in reversed(list(enumerate(ordered(totals), 1)))}
    return {one.entry: first[one.key] for one in totals}

"""Who sits down with whom: of those who wait for the same game, as pure functions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grandaustria.server import ratings
from grandaustria.server.glicko import Rating
from grandaustria.server.looks import skeleton
from grandaustria.server.naming import guest_name
from grandaustria.server.store.wishes import Pair, Wish

ANSWER_SECONDS = 20.0
"""In which the others agree that the house takes the free seats, once one of them has."""


class Room(NamedTuple):
    """Those who wait for the same, the first first; who of them does not meet, and how they are rated for it."""

    waiting: list[Wish]
    apart: set[Pair]
    ratings: Mapping[str, float]

    def rating(self, wish: Wish) -> float:
        return self.ratings.get(wish.person_id, Rating().rating)

    def nearest(self, wish: Wish, among: Sequence[Wish]) -> list[Wish]:
        """Others in the order in which somebody meets them: in a rated game those who play as well, first."""
        others = [one for one in among if one.person_id != wish.person_id]
        if not wish.rated:
            return others
        return sorted(others, key=lambda one: abs(self.rating(one) - self.rating(wish)))

    def may_meet(self, one: Wish, others: Sequence[Wish]) -> bool:
        return not any(frozenset((one.person_id, other.person_id)) in self.apart for other in others)

    def without(self, gone: Sequence[Wish]) -> Room:
        return self._replace(waiting=[one for one in self.waiting if one not in gone])


class Party(NamedTuple):
    """Those who sit down together, and the level of the house's players on the seats that are left, if any are."""

    people: list[Wish]
    level: str | None = None


def look_alikes(waiting: Sequence[Wish]) -> set[Pair]:
    """Those whose names look the same do not sit at one table, unless the house has named them both."""
    by_look: dict[str, list[Wish]] = defaultdict(list)
    for one in waiting:
        by_look[skeleton(one.name)].append(one)
    return {
        frozenset((one.person_id, other.person_id))
        for alike in by_look.values()
        for i, one in enumerate(alike)
        for other in alike[:i]
        if not (is_house_name(one) and is_house_name(other))
    }


def is_house_name(wish: Wish) -> bool:
    return wish.name == guest_name(wish.person_id, wish.language)


def agreed(together: Sequence[Wish]) -> list[Wish]:
    """Those who agree that the house takes the free seats, the first first."""
    return sorted((one for one in together if one.accepted is not None), key=lambda one: one.accepted or 0.0)


def company(wish: Wish, room: Room) -> list[Wish]:
    """Somebody with those who would sit down with them if no more came, in the order in which they have waited."""
    together = [wish]
    for one in room.nearest(wish, room.waiting):
        if len(together) < wish.players and room.may_meet(one, together):
            together.append(one)
    return by_waiting(together)


def by_waiting(people: Sequence[Wish]) -> list[Wish]:
    return sorted(people, key=lambda one: (one.since, one.person_id))


def nearest_level(wish: Wish, room: Room) -> str:
    """The level of the house that plays about as well as somebody."""
    levels = ratings.BOTS[wish.players]
    return min(levels, key=lambda level: abs(levels[level] - room.rating(wish)))


def complete(chosen: list[Wish], rest: Sequence[Wish], room: Room, players: int) -> list[Wish] | None:
    """So many people who all may meet, those chosen among them."""
    if len(chosen) == players:
        return chosen
    for place, one in enumerate(rest):
        if room.may_meet(one, chosen):
            found = complete([*chosen, one], rest[place + 1 :], room, players)
            if found is not None:
                return found
    return None


def next_party(room: Room, players: int, now: float) -> Party | None:
    """The next who sit down: enough people, or those who agree that the house takes the other seats."""
    for place, first in enumerate(room.waiting):
        people = complete([first], room.nearest(first, room.waiting[place:]), room, players)
        if people is not None:
            return Party(by_waiting(people))
    for first in agreed(room.waiting):
        together = company(first, room)
        willing = agreed(together)
        if len(willing) == len(together) or now >= (willing[0].accepted or 0.0) + ANSWER_SECONDS:
            return Party([one for one in together if one in willing], willing[0].level)
    return None

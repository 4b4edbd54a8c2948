"""Final scoring recounted from a position's JSON."""

from __future__ import annotations

from collections.abc import Callable

from tests.recount import hotel
from tests.recount.facts import END_STAFF
from tests.recount.hotel import Json

SECRETARY = 29
# The points of each end-of-game card for a seat; 29 copies one of them.
_CARDS: dict[int, Callable[[Json, int], int]] = {
    27: lambda data, i: 3 * hotel.occupied(data["seats"][i], "red"),
    28: lambda data, i: 3 * hotel.occupied(data["seats"][i], "blue"),
    30: lambda data, i: 3 * hotel.occupied(data["seats"][i], "yellow"),
    31: lambda data, i: len(data["seats"][i]["occupied"]),
    32: lambda data, i: int(data["setup"]["rules"]["assistant_manager"]) * len(data["seats"][i]["played"]),
    34: lambda data, i: len(data["seats"][i]["occupied"]) + len(data["seats"][i]["prepared"]),
    37: lambda data, i: 2 * len(hotel.full_groups(data["seats"][i])),
    40: lambda data, i: 5 * sum(i in discs for discs in data["claims"]),
    41: lambda data, i: _operator(data, i),
    46: lambda data, i: 5 * hotel.full(data["seats"][i], hotel.FLOORS),
    47: lambda data, i: 5 * hotel.full(data["seats"][i], hotel.COLUMNS),
    48: lambda data, i: 4 * hotel.sets(data["seats"][i]),
}


def _operator(data: Json, seat: int) -> int:
    points = 2 * int(data["seats"][seat]["emperor"])
    return points if data["setup"]["rules"]["operator"] == "unlimited" else min(points, 12)


def card_points(data: Json, seat: int, card: int) -> int:
    if card == SECRETARY:
        return max((card_points(data, seat, other) for other in _to_copy(data, seat)), default=0)
    return _CARDS[card](data, seat)


def _to_copy(data: Json, seat: int) -> list[int]:
    anyone = data["setup"]["rules"]["secretary"] == "anyone"
    owners = [other for i, other in enumerate(data["seats"]) if anyone or i != seat]
    return [card for owner in owners for card in owner["played"] if card in END_STAFF - {SECRETARY}]


def sources(data: Json, seat: int) -> dict[str, int]:
    """The points of one seat by source; those in play as they stand."""
    one = data["seats"][seat]
    return {
        **one["points"],
        "staff_end": sum(card_points(data, seat, card) for card in one["played"] if card in END_STAFF),
        "floors": hotel.floor_points(one),
        "krones": one["krones"],
        "kitchen": sum(one["kitchen"]),
        "cafe": -5 * sum(table is not None for table in one["cafe"]),
    }


def winners(data: Json) -> list[int]:
    totals = [sum(sources(data, seat).values()) for seat in range(len(data["seats"]))]
    if data["setup"]["solo"]:
        return [0] if totals[0] > totals[1] else [1]
    ranks = [(total, one["krones"] + sum(one["kitchen"])) for total, one in zip(totals, data["seats"], strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

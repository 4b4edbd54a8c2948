"""Nothing appears and nothing vanishes: guests, staff cards, dice; and the bounds of the tracks."""

from __future__ import annotations

from tests.recount.facts import DICE, ORDER
from tests.recount.hotel import Json

GUESTS = set(range(49, 105))
STAFF = set(range(1, 49))


def check(data: Json) -> None:
    _guests(data)
    _staff(data)
    _dice(data)
    for seat in data["seats"]:
        _seat(seat)


def _guests(data: Json) -> None:
    cafes = [table["guest"] for seat in data["seats"] for table in seat["cafe"] if table]
    seen = [*cafes, *data["guest_discard"], *(guest for guest in data["queue"] if guest)]
    assert len(seen) == len(set(seen))
    assert set(seen) <= GUESTS
    assert len(seen) + data["guest_deck"] == len(GUESTS)


def _staff(data: Json) -> None:
    drafting = data["setup"]["staff"] == "draft" and data["phase"] in ("deal", "draft")
    packs = [card for pack in data["draft"] for card in pack if card] if drafting else []
    hands = [card for seat in data["seats"] for card in seat["hand"]]
    assert not drafting or set(hands) <= set(packs)
    seen = [
        *(packs or hands),
        *(card for seat in data["seats"] for card in seat["played"]),
        *(entry["card"] for entry in data["staff_under"]),
        *data["offer"],
        *data["staff_removed"],
        *(data["leopold"]["staff"] if data["leopold"] else []),
    ]
    assert len(seen) == len(set(seen))
    assert set(seen) <= STAFF
    assert len(seen) + data["staff_deck"] == len(STAFF)


def _dice(data: Json) -> None:
    if data["round"]:
        taken = sum(seat["numbers"] for seat in data["seats"])
        assert sum(data["dice"]) + data["to_roll"] + data["dustbin"] + taken == DICE[data["setup"]["players"]]


def _seat(seat: Json) -> None:
    assert 0 <= seat["krones"] <= 20
    assert 0 <= seat["emperor"] <= 13
    assert 0 <= seat["numbers"] <= 2
    assert min(seat["kitchen"]) >= 0
    assert not set(seat["prepared"]) & set(seat["occupied"])
    for table in filter(None, seat["cafe"]):
        order = ORDER[table["guest"]]
        assert all(0 <= lies <= wanted for lies, wanted in zip(table["served"], order, strict=True))

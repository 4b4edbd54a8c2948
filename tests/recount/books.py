"""The books of one seat: krones, emperor, points, food and rooms, kept by hand."""

from __future__ import annotations

from tests.recount import hotel
from tests.recount.decode import frame_food
from tests.recount.facts import (
    FLOOR_PRICE,
    FOODS,
    GUEST_COLOUR,
    LAYOUT,
    LETTERS,
    ORDER,
    PRINTED,
    STAFF_EFFECT,
    TIMING,
    cost,
)
from tests.recount.hotel import Json

FREE_ROOM = {9: "blue", 10: "red", 11: "yellow"}


def missing(table: Json) -> list[int]:
    """What a guest still waits for."""
    return [wanted - lies for wanted, lies in zip(ORDER[table["guest"]], table["served"], strict=True)]


class Books:
    """What a seat should have after a step, begun from what it had before."""

    def __init__(self, data: Json, seat: int) -> None:
        one = data["seats"][seat]
        self.seat: Json = one
        self.rules: dict[str, str] = data["setup"]["rules"]
        self.krones: int = one["krones"]
        self.emperor: int = one["emperor"]
        self.points: dict[str, int] = dict(one["points"])
        self.food = food_of(data, seat)
        self.prepared: set[int] = set(one["prepared"])
        self.occupied: set[int] = set(one["occupied"])
        self.paid: set[int] = set(one["groups_paid"])
        # Inside an event a card just hired does not act yet; with nothing pending a new event begins.
        fresh = data["fresh"] if data["pending"] else []
        self.staff: set[int] = set(one["played"]) - set(fresh)

    def gain_krones(self, n: int) -> None:
        self.krones = min(20, self.krones + n)

    def pay(self, n: int) -> None:
        self.krones -= n
        assert self.krones >= 0

    def gain_steps(self, n: int) -> None:
        self.points["emperor"] += max(0, self.emperor + n - 13)
        self.emperor = min(13, self.emperor + n)

    def gain_food(self, items: list[int]) -> None:
        self.food = [have + more for have, more in zip(self.food, items, strict=True)]

    def effect(self, text: str) -> None:
        """The part of a reward or bonus that is gained at once; what asks first changes nothing yet."""
        what, *rest = text.split()
        amount = rest[-1] if rest else ""
        if what in FOODS:
            self.gain_food([int(amount) * (kind == what) for kind in FOODS])
        elif what == "food":
            self.gain_food([amount.count(letter) for letter in LETTERS])
        elif what == "krones":
            self.gain_krones(int(amount))
        elif what == "emperor":
            self.gain_steps(int(amount))
        elif what == "points":
            self.points["tiles"] += int(amount) * (len(self.seat["played"]) if rest[0] == "per" else 1)

    def price_of(self, room: int, discount: int) -> int:
        colour = LAYOUT[self.seat["hotel"]][room]
        if any(card in self.staff and FREE_ROOM[card] == colour for card in FREE_ROOM):
            return 0
        return max(0, FLOOR_PRICE[room // 5] - discount)

    def prepare(self, room: int, discount: int = 0) -> None:
        self.pay(self.price_of(room, discount))
        self.prepared.add(room)
        self.points["rooms"] += PRINTED[room]

    def occupy(self, room: int, by_guest: bool) -> None:
        self.prepared.remove(room)
        self.occupied.add(room)
        if 23 in self.staff and (by_guest or self.rules["custodian"] == "rooms"):
            self.gain_krones(1)

    def newly_full(self) -> list[int]:
        groups = hotel.GROUPS[self.seat["hotel"]]
        return [i for i, group in enumerate(groups) if group <= self.occupied and i not in self.paid]

    def occupancy_bonus(self, group: int) -> None:
        colour, amount = hotel.group_bonus(self.seat, group)
        self.paid.add(group)
        if colour == "blue":
            self.points["groups"] += amount
        elif colour == "red":
            self.gain_krones(amount)
        else:
            self.gain_steps(amount)

    def hire(self, card: int, discount: int) -> None:
        self.pay(max(0, cost(card, self.rules) - discount))
        if TIMING[card] == "once":
            self.effect(STAFF_EFFECT[card])

    def service(self, guest: int, moment: str) -> None:
        """Groom and Stableman, at the moment the rulebook says."""
        if self.rules["groom_stableman"] != moment:
            return
        if 5 in self.staff and GUEST_COLOUR[guest] == "red":
            self.gain_krones(2)
        if 6 in self.staff and GUEST_COLOUR[guest] == "blue":
            self.gain_steps(1)


def food_of(data: Json, seat: int) -> list[int]:
    """All food of a seat: in the kitchen, on guests, and gained but not yet put down."""
    one = data["seats"][seat]
    piles = [one["kitchen"], *(table["served"] for table in one["cafe"] if table)]
    if seat == data["actor"]:
        piles += [frame_food(frame) for frame in data["pending"] if frame["frame"] == "food"]
    return [sum(kind) for kind in zip(*piles, strict=True)]

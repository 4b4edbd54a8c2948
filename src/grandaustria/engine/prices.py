"""What things cost a seat, and how strong its dice are, with the staff that acts now."""

from __future__ import annotations

from grandaustria.cards import BOARD, COLOURS, COLUMNS, HOTELS, STAFF
from grandaustria.engine.situation import Situation
from grandaustria.texts.describe import staff_cost


def with_trigger(**wanted: object) -> frozenset[int]:
    """Staff that has a trigger with these fields."""
    return frozenset(
        card.number
        for card in STAFF
        for trigger in card.triggers
        if all(getattr(trigger, name) == value for name, value in wanted.items())
    )


FREE = {what: with_trigger(event="price", colour=what) for what in (*COLOURS, "serve", "guest")}
NO_FEE = with_trigger(event="die", kind="no_fee")
SIX = 6


def staff_strength(at: Situation, die: int) -> int:
    """What staff adds to the strength of a die; nothing where none is taken."""
    if at.takes_no_die:
        return 0
    triggers = (trigger for number in at.acting for trigger in STAFF[number - 1].triggers)
    return sum(trigger.amount for trigger in triggers if trigger.kind == "strength" and die in trigger.dice)


def strength(at: Situation, die: int, boosted: bool = False) -> int:
    """The strength of a die taken now."""
    return int(at.data["dice"][die - 1]) + boosted + staff_strength(at, die)


def fee(at: Situation, die: int) -> int:
    """What taking a die costs, besides the boost."""
    waived = at.acting & NO_FEE and not at.takes_no_die
    return 0 if die < SIX or waived else BOARD.six_price


def guest_price(at: Situation, place: int) -> int:
    """What the guest in a place of the queue costs in a turn."""
    return 0 if at.acting & FREE["guest"] else BOARD.guest_price[place]


def serve_price(at: Situation) -> int:
    return 0 if at.acting & FREE["serve"] else BOARD.serve_price


def room_price(at: Situation, room: int, discount: int = 0) -> int:
    """What preparing a room costs."""
    waived = at.acting & FREE[at.layout[room]]
    return 0 if waived else max(0, HOTELS.price[room // COLUMNS] - discount)


def hire_price(at: Situation, number: int, discount: int = 0) -> int:
    """What playing a staff card costs."""
    return max(0, staff_cost(STAFF[number - 1], at.data["setup"]["rules"]) - discount)

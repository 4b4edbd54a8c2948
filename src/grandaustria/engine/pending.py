"""Which frames may be pending in a composed position: what each holds, and where it can stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from grandaustria.cards import BOARD, FREE, LEOPOLD, STAFF, TILES
from grandaustria.cards.bounds import added_strength
from grandaustria.engine.forms import FrameData, PositionData
from grandaustria.vocabulary import (
    DIE_FLAGS,
    EFFECT_MOST,
    FLOORS,
    FOODS,
    GUEST_NUMBERS,
    PENALTY_MOST,
    REMOVALS,
    REWARD_FLAGS,
    ROOM_GROUPS,
    ROOMS,
    TABLES,
)

_TURN = ("turn",)
_CHOICES = ("turn", "emperor")
_STRENGTH = max(BOARD.dice.values()) + 1 + max(added_strength(STAFF, die) for die in range(1, 7))
"""All dice on a space, one more for a krone, and all that staff adds."""
_BYTE = (0, 255)
_CHOSEN = sum(EFFECT_MOST["any"] << 2 * food for food in range(len(FOODS)))
"""Two bits for each food."""
_LEOPOLD_STEPS = max(len(card.guests) + 1 + len(card.actions) for card in LEOPOLD)
"""His guests, his die, his actions; then he is done."""
_REWARD_BITS = len(REWARD_FLAGS) + (TABLES - 1).bit_length()


class Frame(NamedTuple):
    """The phases a frame can stand in, and the lowest and highest value of a, b, c."""

    phases: tuple[str, ...]
    a: tuple[int, int] = (0, 0)
    b: tuple[int, int] = (0, 0)
    c: tuple[int, int] = (0, 0)


FRAMES: Mapping[str, Frame] = {
    "refill": Frame(("guests", *_TURN)),
    "draw": Frame(_TURN, a=(0, EFFECT_MOST["draw"])),
    "offer": Frame(_CHOICES, a=(0, BOARD.offer), b=(0, FREE)),
    "leopold_card": Frame(_TURN),
    "leopold_staff": Frame(_TURN),
    "leopold": Frame(_TURN, a=(0, len(LEOPOLD) - 1), b=(0, _LEOPOLD_STEPS)),
    "pick": Frame(_CHOICES, b=(0, FREE)),
    "under": Frame(_CHOICES),
    "return": Frame(("draft", "emperor"), a=(1, PENALTY_MOST["staff"])),
    "food": Frame(_CHOICES, a=_BYTE, b=_BYTE, c=_BYTE),
    "any": Frame(_CHOICES, a=(1, EFFECT_MOST["any"]), b=(0, _CHOSEN)),
    "prepare": Frame(_CHOICES, a=(0, FREE), b=(1, FLOORS), c=(0, 1)),
    "first_rooms": Frame(("rooms",), a=(1, BOARD.start_rooms)),
    "hire": Frame(_CHOICES, a=(0, FREE)),
    "occupy": Frame(_CHOICES, a=(1, EFFECT_MOST["occupy"])),
    "guest": Frame(_TURN, a=(1, EFFECT_MOST["guest"])),
    "gizia": Frame(_TURN),
    "six": Frame(_TURN, a=(1, _STRENGTH)),
    "die": Frame(_TURN, a=(1, 5), b=(1, _STRENGTH), c=(0, 2 ** len(DIE_FLAGS) - 1)),
    "serve": Frame(_TURN, a=(1, BOARD.serve_items - 1)),
    "complete": Frame(_CHOICES),
    "reward": Frame(_TURN, a=(1, len(GUEST_NUMBERS)), b=(0, 2**_REWARD_BITS - 1), c=(0, ROOM_GROUPS)),
    "penalty": Frame(("emperor",), a=(0, len(TILES) - 1)),
    "remove": Frame(("emperor",), a=(1, PENALTY_MOST["empty_rooms"]), b=(0, len(REMOVALS) - 1), c=(0, ROOMS)),
    "dismiss": Frame(("emperor",)),
}


def reasons(data: PositionData) -> Iterator[str]:
    """Everything that is impossible about the pending frames."""
    for i, frame in enumerate(data["pending"]):
        where = f"pending[{i}] ({frame['frame']})"
        bounds = FRAMES[frame["frame"]]
        if data["phase"] not in bounds.phases:
            yield f"{where}: does not belong to the phase {data['phase']}"
        for name, value in (("a", frame["a"]), ("b", frame["b"]), ("c", frame["c"])):
            low, high = getattr(bounds, name)
            if not low <= value <= high:
                yield f"{where}: {name} is {value}, not {low} to {high}"
        if frame["frame"] in _CONTEXT:
            yield from (f"{where}: {reason}" for reason in _CONTEXT[frame["frame"]](data, frame))
    yield from _hole_in_queue(data)


def _hole_in_queue(data: PositionData) -> Iterator[str]:
    """A guest just taken leaves the left place empty until the queue is refilled."""
    refills = [i for i, frame in enumerate(data["pending"]) if frame["frame"] == "refill"]
    if refills and (refills != [len(data["pending"]) - 1] or data["queue"][0] or 0 in data["queue"][1:]):
        yield "pending: the queue is refilled before anything else, when its left place alone is empty"


def _leopold(data: PositionData, frame: FrameData) -> Iterator[str]:
    if not data["leopold"] or data["actor"] != 1:
        yield "belongs to Leopold's turn"
    elif data["pending"][0] is not frame and frame["frame"] != "leopold_staff":
        yield "stands first"
    elif data["seats"][1]["numbers"] == 2 and _die_to_come(frame):
        yield "both of Leopold's numbers are covered"
    elif frame["frame"] == "leopold_staff" and not data["leopold"]["staff"]:
        yield "Leopold has no face-down staff left"
    elif _die_to_come(frame) and not sum(data["dice"]):
        yield "there is no die left for Leopold"


def _die_to_come(frame: FrameData) -> bool:
    """Whether Leopold has yet to take his die: it follows the guests of his card."""
    if frame["frame"] == "leopold":
        return bool(frame["b"] <= len(LEOPOLD[frame["a"] % len(LEOPOLD)].guests))
    return bool(frame["frame"] == "leopold_card")


def _remove(data: PositionData, frame: FrameData) -> Iterator[str]:
    if frame["b"] == REMOVALS.index("second") and not frame["c"]:
        yield "the second room follows a first one"


def _reward(data: PositionData, frame: FrameData) -> Iterator[str]:
    """Its table is kept to the end or free already."""
    table = frame["b"] >> len(REWARD_FLAGS)
    guest = GUEST_NUMBERS[0] - 1 + frame["a"]
    seat = data["seats"][data["actor"]]
    if frame["b"] >> REWARD_FLAGS.index("table") & 1:
        sitting = seat["cafe"][table] if table < TABLES else None
        if not sitting or sitting["guest"] != guest:
            yield f"guest {guest} does not sit at the table named"
    elif table:
        yield "names a table that is free already"
    elif guest not in data["guest_discard"] and not data["reshuffles"]:
        yield f"guest {guest} is not on the discard pile"


_CONTEXT: Mapping[str, Callable[[PositionData, FrameData], Iterator[str]]] = {
    "leopold_card": _leopold,
    "leopold_staff": _leopold,
    "leopold": _leopold,
    "remove": _remove,
    "reward": _reward,
}

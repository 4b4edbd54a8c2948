"""The words of the game: every list that several parts of the house count by, written here and nowhere else.

Python reads them here. Of the same lists tools/codes.py makes the codes of the engine whenever it is built, and the
lists of the page (docs/building.md), so nothing of this package may be imported here. The place of a word in its list
is its code in tables, observations and hashes: a new word goes to the end of its list.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

# The components

FOODS = ("strudel", "cake", "wine", "coffee")
COLOURS = ("blue", "red", "yellow")
GUEST_COLOURS = (*COLOURS, "green")
GROUPS = ("A", "B", "C")
LAYOUTS = ("night", "day_a", "day_b", "day_c", "day_d")
FLOORS = 4
COLUMNS = 5
ROOMS = FLOORS * COLUMNS
ROOM_GROUPS = 10
"""Of a hotel."""
LAST_SPACE = 13
"""Of the emperor track."""
TABLES = 3
"""Of a cafe."""
GROUP_CARDS = 4
"""Emperor tiles, and objectives, of each group."""
STAFF_NUMBERS = range(1, 49)
GUEST_NUMBERS = range(49, 105)
OBJECTIVE_NUMBERS = range(105, 117)
LEOPOLD_NUMBERS = range(193, 213)
MARKER_SPACES = ("III", "II", "I")
"""Of Leopold's marker on an objective."""

# How games are set up

PLAYERS = (2, 3, 4)
STAFF_VARIANTS = ("standard", "intro", "draft")
HOTEL_SIDES = ("night", "day")
LEVELS = ("easy", "medium", "hard")
RULE_VALUES: Mapping[str, tuple[str, ...]] = {
    "kitchen_hand": ("5", "3"),
    "assistant_manager": ("2", "4"),
    "conference_manager": ("pay", "immune"),
    "secretary": ("opponents", "anyone"),
    "custodian": ("rooms", "guests"),
    "groom_stableman": ("check-in", "completed"),
    "operator": ("unlimited", "12"),
    "e_gizia": ("action", "turn"),
    "penalty": ("first", "choice"),
    "tile_b4": ("empty", "occupied"),
    "tile_c2": ("lower", "column", "below", "floor"),
    "first_rooms": ("exactly", "up_to"),
    "occupancy_bonus": ("free", "after"),
    "table": ("before", "after"),
}
"""Every rule option with its values; the first of each is the edition of 2022."""
READINGS = (1, 2)
"""How the rules are read where a reading was corrected; new games take the last. Since 2 new staff acts at once."""
SWITCHES = tuple(option for option, values in RULE_VALUES.items() if len(values) == 2)
"""Options of two values: a bit of the table, a byte of an observation."""
CHOICES = tuple(option for option in RULE_VALUES if option not in SWITCHES)
"""Options of more values: they follow, with as many bits as they need, and a byte for each value."""


class Place(NamedTuple):
    """Where the value of an option stands: its bits in a table, its bytes in an observation."""

    shift: int
    width: int
    first: int
    size: int


def _places() -> dict[str, Place]:
    places: dict[str, Place] = {}
    shift = first = 0
    for option in (*SWITCHES, *CHOICES):
        values = len(RULE_VALUES[option])
        places[option] = Place(shift, (values - 1).bit_length(), first, 1 if option in SWITCHES else values)
        shift, first = shift + places[option].width, first + places[option].size
    return places


OPTION_PLACES: Mapping[str, Place] = _places()

# What cards do. Each kind has the form in which the data files write it (cards/grammar.py).

EFFECTS: Mapping[str, str] = {
    "food": "letters",
    "any": "counted",
    "krones": "counted",
    "emperor": "counted",
    "draw": "counted",
    "prepare": "priced room",
    "hire": "priced",
    "offer": "priced",
    "occupy": "counted",
    "guest": "counted",
    "action": "single",
    "points": "counted",
    "points_per_staff": "counted",
    "occupy_new": "room",
    "complete": "single",
}
EFFECT_KINDS = tuple(EFFECTS)
EFFECT_OPTIONS: Mapping[str, str] = {"action": "e_gizia"}
"""The rule option that a kind goes by; a card that has one of these names it in its data."""
EFFECT_MOST: Mapping[str, int] = {"food": 63, "any": 2, "draw": 3, "occupy": 2, "guest": 2}
"""The highest amount, where frames and bits hold less than the data files can write."""
REWARD_KINDS = EFFECT_KINDS[: EFFECT_KINDS.index("action") + 1]
"""What guests may bring, as observations show it."""
_STAFF_KINDS = ("food", "any", "krones", "emperor", "prepare", "hire", "occupy", "occupy_new", "complete")
STAFF_KINDS: Mapping[str, tuple[str, ...]] = {"once": _STAFF_KINDS, "round": (*_STAFF_KINDS, "draw", "offer", "guest")}
"""What staff may do by its timing. It can be hired while an offer is open, and while the emperor scores."""
ROUND_STAFF_MOST = 8
"""Cards of the timing `round`: tables and observations have a bit for each."""
BONUS_KINDS = (
    "food", "any", "krones", "emperor", "prepare", "hire", "offer", "occupy", "points", "points_per_staff",
    "occupy_new", "complete",
)  # fmt: skip
"""What the emperor may give: nobody draws or takes guests while he scores."""
TRIGGER_RESULTS: Mapping[str, str] = {
    "krones": "counted",
    "emperor": "counted",
    "points": "counted",
    "strength": "counted",
    "prepare": "added",
    "hire": "added",
    "both": "bare",
    "no_fee": "bare",
    "free": "bare",
    "pay": "counted",
}
TRIGGER_KINDS = tuple(TRIGGER_RESULTS)
RESULT_FACES: Mapping[str, tuple[int, ...]] = {"prepare": (1, 2), "hire": (3,), "both": (4,), "no_fee": (6,)}
"""The dice that a result can go with; any, where none are named."""
STRENGTH_MOST = 63
"""Of a die, with all that can be added: six bits hold it as food."""


class Event(NamedTuple):
    """What permanent staff acts on: how it is written, and the results it can have."""

    written: str
    results: tuple[str, ...]


_GAINS = ("krones", "emperor", "points")
TRIGGERS: Mapping[str, Event] = {
    "service": Event("guest", _GAINS),
    "check-in": Event("guest or order", _GAINS),
    "price": Event("priced thing", ("free",)),
    "die": Event("faces", (*_GAINS, "strength", "prepare", "hire", "both", "no_fee")),
    "occupied": Event("bare", _GAINS),
    "penalty": Event("bare", ("pay",)),
    "bonus": Event("bare", _GAINS),
}
TRIGGER_EVENTS = tuple(TRIGGERS)
TRIGGER_OPTIONS: Mapping[str, str] = {
    "service": "groom_stableman",
    "occupied": "custodian",
    "penalty": "conference_manager",
}
SCORES: Mapping[str, str] = {  # the colours come first
    **dict.fromkeys(COLOURS, "per"),
    "room": "per",
    "tile": "per",
    "staff": "per",
    "group": "per",
    "floor": "per",
    "column": "per",
    "set": "per",
    "objective": "per",
    "step": "per",
    "copy": "single",
}
END_KINDS = tuple(SCORES)
SCORE_OPTIONS: Mapping[str, str] = {"copy": "secretary", "step": "operator"}
PENALTIES: Mapping[str, str] = {
    "krones": "counted",
    "points": "counted",
    "kitchen": "bare",
    "food": "bare",
    "staff": "counted",
    "empty_rooms": "counted",
    "occupied_rooms": "counted",
    "top_rooms": "bare",
    "points_per_staff": "counted",
    "end_staff": "single",
}
PENALTY_KINDS = tuple(PENALTIES)
PENALTY_OPTIONS: Mapping[str, str] = {"top_rooms": "tile_c2"}
PENALTY_MOST: Mapping[str, int] = {"staff": 10, "empty_rooms": 2, "occupied_rooms": 2}
"""The highest amount, where frames hold less than the data files can write."""
ESCAPABLE_PENALTIES = ("krones", "staff", "empty_rooms", "occupied_rooms", "end_staff")
"""Those that a seat may be unable to suffer in full: points are lost instead."""
CONDITIONS: Mapping[str, str] = {
    "krones": "counted",
    "tiles": "counted",
    "staff": "counted",
    "emperor": "counted",
    "floors": "counted",
    "groups": "counted",
    "colours": "counted",
    "columns": "counted",
    "rooms": "colours",
}
CONDITION_KINDS = tuple(CONDITIONS)
CONDITION_MOST: Mapping[str, int] = {
    "tiles": ROOMS,
    "staff": len(STAFF_NUMBERS),
    "emperor": LAST_SPACE,
    "floors": FLOORS,
    "groups": ROOM_GROUPS,
    "colours": len(COLOURS),
    "columns": COLUMNS,
    "rooms": ROOMS,
}
"""More than that no seat can reach."""
LEOPOLD_ACTIONS: Mapping[str, str] = {"emperor": "steps", "staff": "bare", "objective": "group"}
TIMINGS = ("once", "round", "permanent", "end")

# What a table is doing

PHASES = (
    "tiles", "objectives", "queue", "first", "hotels", "deal", "draft", "guests", "rooms", "roll", "turn", "emperor",
    "over",
)  # fmt: skip
POINT_SOURCES = ("guests", "staff", "emperor", "tiles", "objectives", "groups", "rooms")
TURN_FLAGS = ("begun", "guest", "die", "extra")
VERDICTS = ("nothing", "bonus", "penalty", "spared")
"""What follows for a seat when the emperor scores."""
FRAMES = (  # what they hold in a, b, c
    "none",
    "refill",  # chance: a guest for the left end of the queue
    "draw",  # chance: a cards for the actor's hand
    "offer",  # chance: a cards for the offer; b discount
    "leopold_card",  # chance: Leopold's card of this turn
    "leopold_staff",  # chance: which face-down card he turns up
    "leopold",  # a card, b step reached
    "pick",  # play one card of the offer or none: b discount
    "under",  # the offer goes under the deck
    "return",  # a hand cards go under the deck
    "food",  # food just gained: six bits for each food in a, b, c
    "any",  # a items of any kind; b chosen so far, two bits for each food
    "prepare",  # one room: a discount, b highest floor, c occupy it at once
    "first_rooms",  # a rooms at the start of the game
    "hire",  # one card from hand: a discount
    "occupy",  # a prepared rooms
    "guest",  # a guests for free
    "gizia",  # an extra action
    "six",  # what a 6 does: a strength
    "die",  # a action, b strength, c DIE_FLAGS
    "serve",  # a more items
    "complete",  # one order is completed from the supply
    "reward",  # a guest, b REWARD_FLAGS and above them the table that is kept, c group + 1 whose bonus is due
    "penalty",  # a tile
    "remove",  # a rooms, b one of REMOVALS, c room removed before + 1
    "dismiss",  # one end-of-game card leaves the game
)
DIE_FLAGS = ("prepare", "hire", "started")
"""What staff adds to a die's action; whether its rooms were begun."""
REWARD_FLAGS = ("first", "second", "started", "table")
"""Parts pending; whether one was begun; whether the guest keeps his table to the end."""
REMOVALS = ("empty", "occupied", "top", "second")
"""Which rooms a penalty takes."""

# Actions


class Family(NamedTuple):
    """Actions of one kind: the first number, how many, and how they are written.

    In braces stand the parts of an action. Of several the last one counts fastest: `place` is 3 * food + table.
    """

    name: str
    first: int
    size: int
    written: str


FAMILIES = (
    Family("end", 0, 1, "end"),
    Family("pass", 1, 1, "pass"),
    Family("done", 2, 1, "done"),
    Family("pay", 3, 1, "pay"),
    Family("suffer", 4, 2, "suffer {count}"),
    Family("bonus", 6, 1, "bonus"),
    Family("reward", 7, 2, "reward {count}"),
    Family("die", 16, 6, "die {count}"),
    Family("boosted die", 22, 6, "die {count}+"),
    Family("action", 28, 6, "action {count}"),
    Family("guest", 34, 5, "guest {count}"),
    Family("claim", 39, 3, "claim {group}"),
    Family("food", 42, 4, "food {food}"),
    Family("place", 46, 12, "place {food} {table}"),
    Family("serve", 58, 12, "serve {food} {table}"),
    Family("complete", 70, 3, "complete {table}"),
    Family("split", 73, 17, "split {number}"),
    Family("prepare", 90, 20, "prepare {room}"),
    Family("occupy", 110, 20, "occupy {room}"),
    Family("remove", 130, 20, "remove {room}"),
    Family("check-in", 150, 60, "check-in {table} room {room}"),
    Family("hire", 210, 48, "hire {count}"),
    Family("under", 258, 48, "under {count}"),
    Family("keep", 306, 48, "keep {count}"),
    Family("use", 354, 48, "use {count}"),
    Family("dismiss", 402, 48, "dismiss {count}"),
    Family("roll", 512, 6, "roll {count}"),
    Family("first", 518, 4, "first {count}"),
    Family("hotel", 522, 5, "hotel {layout}"),
    Family("tile", 528, 12, "tile {group}{card}"),
    Family("objective", 540, 12, "objective {objective}"),
    Family("draw guest", 552, 56, "draw guest {guest}"),
    Family("draw staff", 608, 48, "draw staff {count}"),
    Family("leopold", 656, 20, "leopold {leopold}"),
)
"""Numbering 1, a public format: no number ever changes, new ones may come."""
FIRST_OUTCOME = 512
"""Below it are decisions of seats, from it on outcomes of chance."""


def fingerprint() -> str:
    """Of all words: the engine knows by it whether it was built with these."""
    words = {name: value for name, value in globals().items() if name.isupper()}
    return hashlib.sha256(repr(words).encode()).hexdigest()[:16]

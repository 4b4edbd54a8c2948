"""Events and records as plain data: the one description of them, as engine/forms.py is of positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from grandaustria.cards import BOARD
from grandaustria.engine import PRESETS, Score
from grandaustria.engine.forms import (
    Byte,
    Dice,
    Guest,
    Layout,
    Length,
    Objective,
    OneOf,
    Players,
    PositionData,
    RoomNumber,
    SeatNumber,
    SetupData,
    Staff,
    Tile,
    TypedDict,
    Within,
    explained,
)
from grandaustria.vocabulary import (
    FLOORS,
    FOODS,
    GROUPS,
    GUEST_COLOURS,
    HOTEL_SIDES,
    LEOPOLD_NUMBERS,
    LEVELS,
    MARKER_SPACES,
    PLAYERS,
    STAFF_VARIANTS,
)

# Events

Face = Annotated[int, Within(1, 6)]
_ROOM = ("room", "floor", "colour")
_HIDDEN = ("cards", "count")
EVENTS: Mapping[str, tuple[str, ...]] = {  # with their arguments
    # set-up
    "game-begins": ("players", "preset", "hotels", "variant", "level"),
    "game-goes-on": ("players", "round"),
    "tile": ("tile",),
    "objective": ("objective", "group"),
    "queue-opens": ("guests",),
    "first-player": (),
    "hotel": ("hotel",),
    "starting-set": ("set", "cards"),
    "draft-keeps": _HIDDEN,
    "draft-passes-on": (),
    "takes-first-guest": ("guest",),
    # rounds
    "round-begins": ("round",),
    "round-ends": ("round",),
    "dice-rolled": ("dice", "count"),
    "passes": (),
    "dustbin": ("left",),
    "numbers-lost": ("count",),
    "ends-turn": (),
    "extra-turn": (),
    "guest-arrives": ("guest",),
    "guests-reshuffled": (),
    # turns
    "takes-guest": ("guest", "price"),
    "takes-die": ("die", "strength", "price"),
    "takes-die-for-nothing": ("die", "strength", "price"),
    "copies-action": ("action", "strength"),
    "extra-action": ("action", "strength", "price"),
    "splits": ("items",),
    "chooses-food": ("food",),
    "places-food": ("food", "guest"),
    "stores-food": ("items",),
    "serves": ("food", "guest", "price"),
    "order-complete": ("guest",),
    "completes-order": ("guest",),
    "checks-in": ("guest", *_ROOM),
    "reward": ("guest",),
    "prepares-room": (*_ROOM, "price"),
    "occupies-room": _ROOM,
    "occupancy-bonus": ("colour", "size", "amount"),
    "hires": ("staff", "price"),
    "uses-staff": ("staff",),
    "claims": ("objective",),
    "declines": ("what",),
    "draws-staff": _HIDDEN,
    "offer": _HIDDEN,
    "staff-under": _HIDDEN,
    "no-staff-left": (),
    # the emperor
    "emperor-begins": ("tile",),
    "emperor": ("space", "points", "back", "left"),
    "emperor-bonus": ("tile",),
    "emperor-penalty": ("tile",),
    "emperor-nothing": (),
    "penalty-paid-off": ("price",),
    "penalty-immune": (),
    "penalty-empty": (),
    "loses": ("items",),
    "room-removed": _ROOM,
    "dismisses": ("staff",),
    # Leopold
    "leopold-deck": ("count",),
    "leopold-card": ("card",),
    "leopold-shuffles": (),
    "leopold-guest": ("guest", *_ROOM),
    "leopold-no-guest": (),
    "leopold-die": ("die",),
    "leopold-emperor": ("amount",),
    "leopold-staff": ("staff",),
    "leopold-no-staff": (),
    "leopold-objective": ("objective", "space"),
    "leopold-claims": ("objective",),
    "leopold-no-objective": (),
    # final scoring
    "final": (),
    "final-staff": ("points", "cards"),
    "final-floors": ("points", "count"),
    "final-krones": ("points", "count"),
    "final-kitchen": ("points", "count"),
    "final-cafe": ("points", "count"),
    "final-score": ("points",),
    "winners": ("seats", "count", "points"),
}


@explained
class ArgumentsData(TypedDict, total=False):
    """What an event is about; which of these it has is said in docs/notation.md."""

    action: Face
    amount: int
    back: Byte
    card: Annotated[int, OneOf(tuple(LEOPOLD_NUMBERS))]
    cards: list[Staff]
    """Left out for those who may not see them."""
    colour: Annotated[str, OneOf(GUEST_COLOURS)]
    count: Byte
    dice: Annotated[list[Dice], Length(6)]
    """How many show 1 to 6."""
    die: Face
    floor: Annotated[int, Within(1, FLOORS)]
    food: Annotated[str, OneOf(FOODS)]
    group: Annotated[str, OneOf(GROUPS)]
    guest: Guest
    guests: list[Guest]
    hotel: Layout
    hotels: Annotated[str, OneOf((*HOTEL_SIDES, "named"))]
    items: dict[str, int]
    """How much of what."""
    left: Byte
    level: Annotated[str, OneOf(("none", *LEVELS))]
    objective: Objective
    players: Players
    points: int
    preset: Annotated[str, OneOf((*PRESETS, "mixed"))]
    price: Byte
    """Krones paid."""
    room: RoomNumber
    round: Annotated[int, Within(0, BOARD.rounds)]
    seats: list[SeatNumber]
    set: Annotated[str, OneOf(tuple(BOARD.starting_sets))]
    size: Annotated[int, Within(1, 4)]
    space: Byte | Annotated[str, OneOf(MARKER_SPACES)]
    """On the emperor's track; on an objective, of Leopold's marker."""
    staff: Staff
    strength: Byte
    tile: Tile
    variant: Annotated[str, OneOf(STAFF_VARIANTS)]
    what: str
    """Which offer was declined."""


@explained
class LineData(TypedDict):
    """Events of a run that belong together, as one."""

    row: int
    """The index of the first of them."""
    name: str
    arguments: ArgumentsData
    effects: dict[str, int]


@explained
class LinedData(TypedDict, total=False):
    """What an event has only where it belongs to others."""

    line: LineData
    """The line it goes on with."""


@explained
class EventData(LinedData):
    """One thing that happened, with all that is known of it."""

    index: int
    """Its place in the log; -1: it has none yet."""
    name: Annotated[str, OneOf(tuple(EVENTS))]
    seat: SeatNumber | None
    arguments: ArgumentsData
    effects: dict[str, int]
    """What it changed for the seat: krones, emperor, each food, points by source (`points.guests`)."""
    visible: dict[str, list[SeatNumber]]
    """The seats that may see an argument; one not named here is public."""


# Records

MOST_MOVES = 20_000

if TYPE_CHECKING:
    ScoresData = dict[str, int]
else:
    ScoresData = TypedDict("ScoresData", dict.fromkeys((*Score._fields, "total"), int))


class ResultData(TypedDict):
    """How a game has ended."""

    scores: list[ScoresData]
    winners: list[SeatNumber]


@explained
class Leavers(TypedDict, total=False):
    """Who has given up, where anybody has."""

    gave_up: Annotated[list[SeatNumber], Length(0, PLAYERS[-1])]
    """Their seats. Where two play the game ends by it, without a result; otherwise the house has played on."""


@explained
class RecordHead(Leavers):
    """What a record is."""

    format: Literal["grandaustria-record"]
    version: Literal[1]
    engine: str
    """The version that wrote it."""
    numbering: int
    """Of the actions."""
    seen_by: SeatNumber | Literal["all", "public"]


@explained
class RecordData(RecordHead):
    """A game as a file."""

    setup: SetupData
    start: PositionData | None
    """The composed position it began with, if it did."""
    moves: Annotated[list[str], Length(0, MOST_MOVES)]
    """Decisions and outcomes of chance, in notation."""
    result: ResultData | None
    """Once the game is over."""

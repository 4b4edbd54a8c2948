"""A position as plain data: the one description of it.

Of it come the check of what is read (shape.py), the types that Python checks, the schema of the interface and the types
of the page. Numbers of cards are those printed on them; a card that a view hides is 0.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeVar

from grandaustria.cards import BOARD, STAFF, TILES
from grandaustria.vocabulary import (
    FRAMES,
    GROUPS,
    GUEST_NUMBERS,
    HOTEL_SIDES,
    LAYOUTS,
    LEOPOLD_NUMBERS,
    LEVELS,
    MARKER_SPACES,
    OBJECTIVE_NUMBERS,
    PHASES,
    PLAYERS,
    POINT_SOURCES,
    READINGS,
    ROOMS,
    RULE_VALUES,
    STAFF_NUMBERS,
    STAFF_VARIANTS,
    TABLES,
)

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:  # of Python's own a schema cannot be made there
    from typing_extensions import TypedDict as TypedDict

Form = TypeVar("Form")
Schema = dict[str, Any]


# What a type says beyond its kind. Whoever makes schemas asks for it by a name of pydantic, which is not needed here.


@dataclass(frozen=True)
class Within:
    """Whole numbers from `low` to `high`; `unseen` stands in views for a card that is hidden."""

    low: int
    high: int
    unseen: int | None = None

    def __get_pydantic_json_schema__(self, core: Any, describe: Any) -> Schema:
        least = self.low if self.unseen is None else self.unseen
        return {**describe(core), "minimum": least, "maximum": self.high}


@dataclass(frozen=True)
class OneOf:
    """Nothing but these values. Of numbers, which are those of cards, a schema names the first and the last."""

    values: tuple[str, ...] | tuple[int, ...]

    def __get_pydantic_json_schema__(self, core: Any, describe: Any) -> Schema:
        if isinstance(self.values[0], int):
            return {**describe(core), "minimum": min(self.values), "maximum": max(self.values)}
        return {**describe(core), "enum": list(self.values)}


@dataclass(frozen=True)
class Length:
    """Lists of `least` to `most` entries; of exactly `least`, if no more is said."""

    least: int
    most: int | None = None

    @property
    def longest(self) -> int:
        """Where no most is said it is exactly the least."""
        return self.least if self.most is None else self.most

    def __get_pydantic_json_schema__(self, core: Any, describe: Any) -> Schema:
        return {**describe(core), "minItems": self.least, "maxItems": self.longest}


def explained(form: type[Form]) -> type[Form]:
    """The texts under the keys of a form are those of its schema."""
    form.__pydantic_config__ = {"use_attribute_docstrings": True}  # type: ignore[attr-defined]
    return form


def _numbers(numbers: range, unseen: int | None = None) -> Within:
    return Within(numbers[0], numbers[-1], unseen)


Byte = Annotated[int, Within(0, 255)]
Players = Annotated[int, Within(PLAYERS[0], PLAYERS[-1])]
EachSeat = Length(PLAYERS[0], PLAYERS[-1])
SeatNumber = Annotated[int, Within(0, PLAYERS[-1] - 1)]
Dice = Annotated[int, Within(0, max(BOARD.dice.values()))]
Staff = Annotated[int, _numbers(STAFF_NUMBERS, unseen=0)]
StaffCards = Annotated[list[Staff], Length(0, len(STAFF_NUMBERS))]
Guest = Annotated[int, _numbers(GUEST_NUMBERS)]
Objective = Annotated[int, _numbers(OBJECTIVE_NUMBERS)]
Tile = Annotated[str, OneOf(tuple(tile.id for tile in TILES))]
RoomNumber = Annotated[int, Within(0, ROOMS - 1)]
RoomNumbers = Annotated[list[RoomNumber], Length(0, ROOMS)]
Layout = Annotated[str, OneOf(LAYOUTS)]
ROUND_STAFF = tuple(card.number for card in STAFF if card.timing == "round")

if TYPE_CHECKING:  # their keys are written elsewhere, once
    PointsData = dict[str, int]
    RulesData = dict[str, str]
else:
    PointsData = TypedDict("PointsData", dict.fromkeys(POINT_SOURCES, Annotated[int, Within(-32768, 32767)]))
    RulesData = TypedDict(
        "RulesData", {option: Annotated[str, OneOf(values)] for option, values in RULE_VALUES.items()}
    )


@explained
class SetupData(TypedDict):
    """What a game is played with."""

    players: Players
    rules: RulesData
    hotels: Annotated[str, OneOf(HOTEL_SIDES)] | Annotated[list[Layout], EachSeat]
    """Dealt from this side, or one named for each seat."""
    staff: Annotated[str, OneOf(STAFF_VARIANTS)]
    solo: Annotated[str, OneOf(LEVELS)] | None
    readings: NotRequired[Annotated[int, OneOf(READINGS)]]
    """How the rules are read where a reading was corrected; in what was stored before there were several, the first."""


@explained
class TurnData(TypedDict):
    """The turn under way."""

    begun: bool
    """Anything was done."""
    guest: bool
    """A guest was taken."""
    die: bool
    """A die was taken."""
    extra: bool
    """It is a turn by guest 97."""
    extra_turns: Byte
    """Still to come."""


@explained
class CafeTableData(TypedDict):
    """A guest in a café."""

    guest: Guest
    served: Annotated[list[Annotated[int, Within(0, 4)]], Length(4)]
    """What lies on the card: strudel, cake, wine, coffee."""


@explained
class SeatData(TypedDict):
    """What lies before one seat."""

    hotel: Layout
    krones: Annotated[int, Within(0, BOARD.krones_maximum)]
    emperor: Annotated[int, Within(0, len(BOARD.emperor_points) - 1)]
    """The space on the emperor's track."""
    points: PointsData
    """So far, by source."""
    kitchen: Annotated[list[Byte], Length(4)]
    """Items of strudel, cake, wine, coffee."""
    cafe: Annotated[list[CafeTableData | None], Length(TABLES)]
    prepared: RoomNumbers
    """Counted from the ground floor's left."""
    occupied: RoomNumbers
    groups_paid: Annotated[list[Annotated[int, Within(0, 9)]], Length(0, 10)]
    """Groups whose bonus was gained, counted by their lowest rooms."""
    hand: StaffCards
    played: StaffCards
    used: Annotated[list[Annotated[int, OneOf(ROUND_STAFF)]], Length(0, len(STAFF_NUMBERS))]
    """Of the played cards those used this round."""
    known: StaffCards
    """Cards hidden from others whose place this seat knows."""
    numbers: Annotated[int, Within(0, 2)]
    """Of its turn-order numbers so many are covered."""


@explained
class UnderData(TypedDict):
    """A card under the staff deck."""

    card: Staff
    by: SeatNumber
    from_hand: bool


@explained
class FrameData(TypedDict):
    """Something being resolved."""

    frame: Annotated[str, OneOf(FRAMES[1:])]
    a: Byte
    b: Byte
    c: Byte


@explained
class LeopoldData(TypedDict):
    """What Leopold has in a solo game."""

    deck: Annotated[list[Annotated[int, OneOf(tuple(LEOPOLD_NUMBERS))]], Length(0, len(LEOPOLD_NUMBERS))]
    """Cards not turned yet."""
    staff: StaffCards
    """Face down; in a view it is empty."""
    markers: Annotated[list[Annotated[int, Within(0, len(MARKER_SPACES))]], Length(len(GROUPS))]
    """Progress on the objectives."""


@explained
class PositionData(TypedDict):
    """A position, or a view of one."""

    format: Literal["grandaustria-position"]
    version: Literal[1]
    setup: SetupData
    phase: Annotated[str, OneOf(PHASES)]
    round: Annotated[int, Within(0, BOARD.rounds)]
    """0 during set-up."""
    first: SeatNumber
    """The seat with turn-order tile 1 in the first round."""
    actor: SeatNumber
    """The seat whose turn or choice it is."""
    count: Annotated[int, Within(0, 24)]
    """Steps done in this phase."""
    turn: TurnData
    tiles: Annotated[list[Tile | None], Length(len(GROUPS))]
    """Of the groups A, B, C; none before they are drawn."""
    objectives: Annotated[list[Objective | None], Length(len(GROUPS))]
    claims: Annotated[list[Annotated[list[SeatNumber], Length(0, 3)]], Length(len(GROUPS))]
    """For each objective the seats in order of claiming."""
    dice: Annotated[list[Dice], Length(6)]
    """How many lie on the spaces 1 to 6."""
    to_roll: Dice
    dustbin: Dice
    """Dice lost this round."""
    rolls: Dice
    """Made this round."""
    passed: Annotated[list[bool], EachSeat]
    """For each seat."""
    queue: Annotated[list[Annotated[int, OneOf((0, *GUEST_NUMBERS))]], Length(len(BOARD.guest_price))]
    """Guests from left to right; 0: an empty place."""
    guest_discard: Annotated[list[Guest], Length(0, len(GUEST_NUMBERS))]
    guest_deck: Annotated[int, Within(0, len(GUEST_NUMBERS))]
    """How many cards."""
    reshuffles: Byte
    """How often the pile became the deck."""
    staff_deck: Annotated[int, Within(0, len(STAFF_NUMBERS))]
    """How many cards; those under it are counted apart."""
    staff_under: Annotated[list[UnderData], Length(0, len(STAFF_NUMBERS))]
    """The first to come first."""
    hands_mixed: bool
    """A card put under the deck out of a hand was drawn again."""
    staff_removed: StaffCards
    """Out of the game."""
    offer: StaffCards
    """What the actor chooses from."""
    fresh: StaffCards
    """In readings 1, cards hired by what is under way."""
    draft: Annotated[list[Annotated[list[Annotated[int, Within(0, STAFF_NUMBERS[-1])]], Length(6)]], Length(0, 4)]
    """Packs: the cards kept in the order of picks, then the rest."""
    leopold: LeopoldData | None
    """In a solo game."""
    pending: Annotated[list[FrameData], Length(0, 4)]
    """The last is resolved first; more are never reached in play."""
    seats: Annotated[list[SeatData], EachSeat]

"""What a card, a tile and a board are: plain frozen records, filled by the loader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from grandaustria.vocabulary import FLOORS

FOOD_LETTERS = "scwk"

FREE = 99
"""The discount that makes any price 0."""

Foods = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Effect:
    """One part of a reward, of a bonus or of a staff card played or used."""

    kind: str
    amount: int = 0
    food: Foods = (0, 0, 0, 0)
    discount: int = 0
    floor_limit: int = FLOORS


@dataclass(frozen=True, slots=True)
class Trigger:
    """What a permanent staff card does when `event` happens.

    For the event `price`, `colour` says which price: a room colour, `serve` or `guest`. For the kinds
    `prepare` and `hire`, `amount` is the discount. `order` is the least number of items ordered, 0 for any.
    """

    event: str
    colour: str | None = None
    dice: tuple[int, ...] = ()
    order: int = 0
    kind: str = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class EndScore:
    """Points at the end of the game: `amount` for each `kind`, or the card of another player (`copy`)."""

    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """One side of what a tile takes."""

    kind: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest: what he orders, in the order of FOODS, and what he leaves."""

    number: int
    colour: str
    order: Foods
    points: int
    reward: tuple[Effect, ...]
    option: str | None
    """The rule option by which the reward goes."""


@dataclass(frozen=True, slots=True)
class StaffAlternative:
    """What the card costs or scores when a rule option has this value."""

    option: str
    value: str
    cost: int | None
    scores: tuple[EndScore, ...] | None


@dataclass(frozen=True, slots=True)
class Staff:
    """`timing` says which one is filled: effects (once, round), triggers (permanent) or scores (end)."""

    number: int
    cost: int
    timing: str
    effects: tuple[Effect, ...]
    triggers: tuple[Trigger, ...]
    scores: tuple[EndScore, ...]
    alternatives: tuple[StaffAlternative, ...]
    option: str | None
    """The rule option by which the card acts; another one may choose between its alternatives."""

    def under(self, rules: Mapping[str, str]) -> Staff:
        """The card as these rule options make it; one that is left out has its value of the 2022 edition."""
        for other in self.alternatives:
            if rules.get(other.option) == other.value:
                cost = self.cost if other.cost is None else other.cost
                return replace(self, cost=cost, scores=other.scores or self.scores)
        return self


@dataclass(frozen=True, slots=True)
class Objective:
    """`rooms` counts occupied rooms in the order of COLOURS, for the kind `rooms` only."""

    number: int
    group: str
    kind: str
    amount: int = 0
    rooms: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class TileAlternative:
    """What the tile takes when a rule option has this value."""

    option: str
    value: str
    penalty: tuple[Penalty, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the emperor. Where the penalty has two sides, the rules say which one counts."""

    id: str
    bonus: Effect
    penalty: tuple[Penalty, ...]
    alternatives: tuple[TileAlternative, ...]
    option: str | None
    """The rule option by which the penalty goes."""

    def under(self, rules: Mapping[str, str]) -> Tile:
        """The tile as these rule options make it; one that is left out has its value of the 2022 edition."""
        for other in self.alternatives:
            if rules.get(other.option) == other.value:
                return replace(self, penalty=other.penalty)
        return self


@dataclass(frozen=True, slots=True)
class LeopoldCard:
    """A card of the solo opponent.

    Guests are (colour or `any`, level), actions (kind, argument, level) with the kinds `emperor` (argument:
    steps), `staff` (argument 0) and `objective` (argument: A, B, C or `any`). The level is the lowest that
    plays this part: 1 easy, 2 medium, 3 hard. `die` holds the faces wanted, none for any.
    """

    number: int
    guests: tuple[tuple[str, int], ...]
    die: tuple[int, ...]
    actions: tuple[tuple[str, int | str, int], ...]
    hand: str


@dataclass(frozen=True, slots=True)
class Solo:
    """What a solo game begins with: Leopold's hotel and staff, and the person's cards to draw and to keep."""

    layout: str
    staff: int
    draw: int
    keep: int


@dataclass(frozen=True, slots=True)
class Hotels:
    """`price` and `final_points` by floor, `printed_points` and each layout (colour names) by room."""

    floors: int
    columns: int
    price: tuple[int, ...]
    final_points: tuple[int, ...]
    printed_points: tuple[int, ...]
    group_bonus: Mapping[str, tuple[int, ...]] = field(hash=False)
    tiles: Mapping[str, int] = field(hash=False)
    layouts: Mapping[str, tuple[str, ...]] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Board:
    """The figures of the boards; what depends on the number of players is keyed by it."""

    rounds: int
    dice: Mapping[int, int] = field(hash=False)
    turn_order: Mapping[int, tuple[tuple[int, int], ...]] = field(hash=False)
    start_krones: int
    start_kitchen: Foods
    start_hand: int
    start_rooms: int
    krones_maximum: int
    boost_price: int
    six_price: int
    tables: int
    serve_price: int
    serve_items: int
    offer: int
    emperor_points: tuple[int, ...]
    emperor_beyond: int
    emperor_rounds: tuple[int, ...]
    emperor_back: tuple[int, ...]
    bonus_from: int
    guest_price: tuple[int, ...]
    objective_points: tuple[int, ...]
    final_krone: int
    final_kitchen_item: int
    final_cafe_guest: int
    starting_sets: Mapping[str, tuple[int, ...]] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Cards:
    """Everything in the box."""

    guests: tuple[Guest, ...]
    staff: tuple[Staff, ...]
    objectives: tuple[Objective, ...]
    tiles: tuple[Tile, ...]
    leopold: tuple[LeopoldCard, ...]
    solo: Solo
    hotels: Hotels
    board: Board

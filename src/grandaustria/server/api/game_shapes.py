"""The game itself as it is answered: its components, how it stands at a table, what may be done with which effect."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from grandaustria.engine.forms import PositionData, RulesData
from grandaustria.play.forms import ScoresData
from grandaustria.server.api.pace_shapes import Question, Times
from grandaustria.server.api.shapes import Legal, MoveShown, Run, Seat, SeatRating, Status, TableShown, Told, Update
from grandaustria.server.api.together_shapes import ChosenAhead, Together
from grandaustria.vocabulary import GUEST_COLOURS

Colour = Literal[GUEST_COLOURS]  # type: ignore[valid-type]


# Components


class EffectShown(BaseModel):
    """A part of a reward or of a bonus; what is left out plays no part in it."""

    kind: str = Field(examples=["krones"])
    amount: int
    food: list[int] | None = Field(default=None, description="items of strudel, cake, wine, coffee")
    discount: int | None = Field(default=None, description="krones less; 99: for free")
    floor_limit: int | None = Field(default=None, description="the highest floor for it")
    text: str = Field(description="its sentence")


class GuestShown(BaseModel):
    number: int
    name: str
    printed: str = Field(description="the name with soft hyphens where a narrow card may break it")
    colour: Colour
    order: list[int] = Field(description="items of strudel, cake, wine, coffee")
    points: int
    reward: list[EffectShown]
    options: list[str] = Field(description="rule options by which it differs between rulebooks")


class TriggerShown(BaseModel):
    """What a card that always acts does when something happens."""

    event: str
    colour: str | None = Field(description="of the guest or room; for a price, `serve` or `guest` as well")
    dice: list[int]
    order: int = Field(description="the least number of items ordered; 0: any")
    kind: str
    amount: int


class CountedShown(BaseModel):
    """So many of a kind: points for each, or what is taken."""

    kind: str
    amount: int


class StaffShown(BaseModel):
    number: int
    name: str
    printed: str = Field(description="the name with soft hyphens where a narrow card may break it")
    cost: int
    timing: Literal["once", "round", "always", "end"]
    text: str
    effects: list[EffectShown] = Field(description="of cards that act once or once per round")
    triggers: list[TriggerShown] = Field(description="of cards that always act")
    scores: list[CountedShown] = Field(description="of cards that count at the end")
    options: list[str] = Field(description="rule options by which it differs between rulebooks")


class ObjectiveShown(BaseModel):
    number: int
    group: str
    name: str
    text: str
    kind: str
    amount: int
    rooms: list[int] = Field(description="blue, red and yellow rooms to be occupied, for the kind `rooms`")


class TileShown(BaseModel):
    id: str
    name: str
    bonus: str
    penalty: str
    effect: EffectShown = Field(description="the bonus as data")
    penalties: list[CountedShown] = Field(description="the penalty as data: one side or two")
    options: list[str] = Field(description="rule options by which it differs between rulebooks")


class LeopoldShown(BaseModel):
    number: int
    texts: list[str] = Field(description="guests, die, actions, ties")


class GroupBonus(BaseModel):
    kind: Literal["points", "krones", "emperor"]
    amounts: list[int] = Field(description="for groups of 1 to 4 rooms")


class BoardShown(BaseModel):
    """The figures printed on the boards."""

    rounds: int
    dice: dict[str, int] = Field(description="by number of players")
    tables: int = Field(description="in a café")
    start_krones: int = Field(description="everybody begins with")
    start_kitchen: list[int] = Field(description="items of strudel, cake, wine, coffee everybody begins with")
    start_hand: int = Field(description="staff cards everybody begins with")
    start_rooms: int = Field(description="everybody prepares before the first round")
    queue_prices: list[int]
    boost_price: int
    six_price: int
    serve_price: int
    serve_items: int
    emperor_points: list[int]
    emperor_rounds: list[int] = Field(description="after which the emperor scores")
    emperor_back: list[int] = Field(description="spaces back at each scoring")
    emperor_beyond: int = Field(description="points for each step beyond the end of the track")
    bonus_from: int = Field(description="the space from which on the emperor gives his bonus")
    room_points: list[int]
    floor_prices: list[int]
    floor_points: list[int]
    objective_points: list[int]
    most_krones: int
    final_krone: int = Field(description="points at the end for each krone")
    final_kitchen_item: int = Field(description="points at the end for each item in the kitchen")
    final_cafe_guest: int = Field(description="points at the end for each guest still in the café; never above 0")
    group_bonus: dict[str, GroupBonus]


class Components(BaseModel):
    """Everything in the box."""

    version: str
    guests: dict[str, GuestShown]
    staff: dict[str, StaffShown]
    objectives: dict[str, ObjectiveShown]
    tiles: dict[str, TileShown]
    leopold: dict[str, LeopoldShown]
    hotels: dict[str, list[str]] = Field(description="floors from the ground up, a letter for each room: B, R, Y")
    board: BoardShown
    editions: dict[str, RulesData] = Field(description="each rulebook with the values of all rule options")


# Prospects

Outcome = Literal["bonus", "penalty", "nothing"]


class ServingShown(BaseModel):
    guest: int
    food: list[int] = Field(description="items of strudel, cake, wine, coffee the guest gets")
    full: bool = Field(description="whether the order is complete by it")


class AheadShown(BaseModel):
    """What could follow from a die, or from several decisions in one go, if they are made sensibly."""

    servings: list[ServingShown]
    kitchen: list[int] = Field(description="how the kitchen changes: strudel, cake, wine, coffee")
    rooms: dict[str, int] = Field(description="rooms that could be prepared, with their prices")
    staff: dict[str, int] = Field(description="staff that could be hired, with its prices")
    phrases: list[str] = Field(description="what is not told by tokens, as short as possible")
    text: str = Field(description="all of it in whole sentences")


class ProposalShown(BaseModel):
    """Several decisions that may be made in one go; nothing is revealed by them, and each can be taken back."""

    name: Literal["place", "serve", "split"]
    label: str = Field(examples=["All to the guests"])
    certain: bool = Field(description="whoever waits for an item gets it: nothing has to be weighed")
    price: int = Field(description="krones in all")
    actions: list[str] = Field(description="notations, one after the other")
    ahead: AheadShown


class ThenShown(BaseModel):
    """What a decision would change, of what you see; with it a page need not wait for the answer to show it."""

    table: dict[str, Any] = Field(
        description="what would be new of the position", examples=[{"dice": [3, 2, 1, 1, 0, 1]}]
    )
    own: dict[str, Any] = Field(description="what would be new of your seat there", examples=[{"krones": 7}])


class OptionShown(BaseModel):
    """Something you may do now, with all that follows from it by itself."""

    action: int
    notation: str = Field(examples=["die 4+"])
    text: str = Field(examples=["Take a 4 at strength 3 for 1 krone."])
    brief: str = Field(description="the sentence without what it would bring")
    gains: dict[str, int] = Field(description="what `brief` leaves out", examples=[{"points": 4}])
    final: bool = Field(description="it cannot be taken back: it reveals something, or ends the turn")
    events: list[Told] = Field(description="with their sentences, what would be told, up to the next choice or chance")
    then: ThenShown | None = Field(description="what would lie differently; none where it is final or the last")
    ahead: AheadShown | None = Field(description="what could follow then; for dice, and for dividing their strength")


class RefusedShown(BaseModel):
    """Something people try that is not possible now."""

    notation: str = Field(examples=["check-in 63"])
    text: str = Field(description="why not")


class DieShown(BaseModel):
    face: int
    dice: int
    strength: int = Field(description="for the seat seen with; 0 where no die lies")
    boosted: int
    price: int = Field(description="krones for taking it, without the boost")
    text: str = Field(examples=["2 dice, +1 by staff"])
    about: str = Field(description="what the space does")
    boost: str = Field(description="the strength with a boost, in words; empty without a die", examples=["boost: 5"])


class Outlook(BaseModel):
    """What the next scoring of the emperor would bring a seat if it came now."""

    after: int
    points: int
    outcome: Outcome
    text: str


class GroupShown(BaseModel):
    rooms: list[int]
    colour: Colour
    occupied: int
    bonus: dict[str, int]
    paid: bool = Field(description="whether the bonus has been gained")


class ObjectiveProgress(BaseModel):
    number: int
    have: int
    need: int
    met: bool
    points: int = Field(description="that it has brought, or would bring now; 0 when no space is left")
    claimed: bool


class SeatProspects(BaseModel):
    seat: int
    name: str = Field(description="the player, as sentences name them")
    numbers: list[int] = Field(description="the turn-order numbers of this round")
    points: int = Field(description="on the track")
    scores: ScoresData = Field(description="by source as if the game ended now")
    emperor: Outlook | None
    objectives: list[ObjectiveProgress]
    groups: list[GroupShown]
    staff_end: dict[str, int] = Field(description="what each end-of-game card at work would bring now")
    room_prices: list[int | None] = Field(
        description="krones to prepare each room; none where there is a tile or it cannot be reached"
    )
    about: list[str] = Field(description="the hotel in figures, its café, its kitchen: whole sentences")


class Scoring(BaseModel):
    """The next scoring of the emperor."""

    round: int
    tile: str
    back: int
    outcomes: list[Outcome] = Field(description="by the space one stands on before it")
    points: list[int] = Field(description="by the space one stands on before it")


class OrderShown(BaseModel):
    number: int
    seat: int
    taken: bool


class RoomsTold(BaseModel):
    """Sentences about rooms, and for each room which of them are told of it."""

    lines: list[str]
    rooms: list[list[int]]


class ProspectsAhead(BaseModel):
    """What is otherwise in the prospects of a seat that chooses before it is asked."""

    ask: str
    options: list[OptionShown] = Field(description="empty when it is ready")
    refusals: list[RefusedShown]
    about: RoomsTold
    own: SeatProspects = Field(description="in the place of its own among `seats`")
    chosen: list[str] = Field(description="in words what it has chosen")


class Prospects(BaseModel):
    """What may be done now and what would come of it, in sentences and figures."""

    revision: int
    seat: Seat
    ask: str = Field(description="what is expected of whom")
    options: list[OptionShown] = Field(description="empty unless you are asked")
    refusals: list[RefusedShown] = Field(description="empty unless you are asked")
    proposals: list[ProposalShown] = Field(description="empty unless you are asked")
    dice: list[DieShown]
    queue_prices: list[int]
    emperor: Scoring | None
    order: list[OrderShown]
    about: RoomsTold = Field(description="of the hotel you see with, of the first hotel for spectators")
    turn: int | None = Field(description="the number of the order whose turn it is")
    seats: list[SeatProspects]
    ahead: ProspectsAhead | None = Field(default=None, description="what is otherwise if you choose ahead")


# How it stands


class State(BaseModel):
    """A table as you may see it."""

    revision: int
    status: Status
    seat: Seat = Field(description="the seat you see with; none for spectators")
    position: PositionData
    run: Run
    turn: int = Field(description="counts the runs")
    turn_since: float | None
    due: float | None = Field(description="when the time of this turn is up; none without a limit")
    late: bool
    wanting_end: list[int] = Field(description="the seats that want to end the game because one is late")
    question: Question | None = Field(default=None, description="what somebody asks all others who play")
    clock: Times | None = Field(default=None, description="how much time everybody has, if the table has a clock")
    asked: bool = Field(description="whether it is for you to decide, or to confirm")
    may_plan: bool = Field(default=False, description="whether you can try your next turn while others play")
    legal: list[Legal] = Field(description="what you may do; empty unless you are asked")
    scores: list[ScoresData] | None = Field(description="by source, once the game is over")
    ratings: list[SeatRating] | None = Field(
        default=None, description="by seat, of a rated game; with what became of it"
    )
    together: Together | None = Field(default=None, description="who may choose ahead, where that is possible now")
    ahead: ChosenAhead | None = Field(default=None, description="what is otherwise if you may choose ahead")
    prospects: Prospects | None = Field(default=None, description="those of this revision, if asked for")


class Accepted(State):
    """The state after what you did."""

    accepted: Update = Field(description="what your request led to, also when it is repeated")


class TableOpened(TableShown):
    """A table with how the game stands there."""

    state: State | None = Field(default=None, description="if asked for; none before the game, or of a frozen one")


class EventShown(BaseModel):
    """The game as it stood after so many final events."""

    event: int
    events: int = Field(description="how many there are so far")
    opening: int = Field(description="how many of them laid the table, before anybody had to decide")
    status: Status
    seat: Seat
    move: MoveShown | None = Field(description="the last of them")
    position: PositionData
    told: list[Told] = Field(default_factory=list, description="what the last of them told, if a language is named")
    prospects: Prospects | None = Field(
        default=None, description="those of that moment, if asked for; nobody decides there, and `revision` is `event`"
    )

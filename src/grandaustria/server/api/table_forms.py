"""What is sent to set up a table, checked before anything is done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from grandaustria import bots
from grandaustria.engine import PRESETS, PositionError, Rules, Setup
from grandaustria.server.api.fields import Line
from grandaustria.server.clocks import BUDGET, DAYS, KINDS, THEN, WAIT
from grandaustria.server.errors import Refusal
from grandaustria.server.ratings import STAND_IN
from grandaustria.server.seating import DEFAULT_BOT
from grandaustria.server.settings import MOST_POSITIONS
from grandaustria.server.store.play import SeatRow
from grandaustria.server.store.tables import OWN_RULES
from grandaustria.vocabulary import HOTEL_SIDES, LEVELS, PLAYERS, READINGS, RULE_VALUES, STAFF_VARIANTS

SHORTEST_TURN, LONGEST_TURN = 60, 1_209_600
"""Seconds: a minute to two weeks."""
DAY = 86_400
MOST_DAYS_OFF = 30
MOST_KEYS = 100


def known_bot(level: str) -> str:
    """A level of the house, one of former versions, or one that searches with its budget: `director@20000`."""
    try:
        bot = bots.get(level)
    except ValueError:
        bot = None
    if bot is None or bot.name not in {**bots.LEVELS, **bots.YARDSTICKS}:
        raise ValueError(f"there is no such bot; choose one of {', '.join(bots.names())}")
    if bots.effort(level) > MOST_POSITIONS:
        raise ValueError(f"a bot looks at {MOST_POSITIONS} positions of the director for one decision at most")
    return level


Level = Annotated[
    str,
    Field(
        max_length=20,
        examples=[bots.names()[-1]],
        description="a bot's level; a searching one may have the positions it looks at behind it: `director@20000`",
    ),
    AfterValidator(known_bot),
]
NO_LONGER = "does not count any more: who plays on is the table's `stand_in`"
Title = Annotated[Line, Field(max_length=80)]
Option = Annotated[str, Field(max_length=20)]
StaffVariant = Literal[STAFF_VARIANTS]  # type: ignore[valid-type]
SoloLevel = Literal[LEVELS]  # type: ignore[valid-type]
Reading = Literal[READINGS]  # type: ignore[valid-type]
Side = Literal[HOTEL_SIDES]  # type: ignore[valid-type]
Hotels = Side | Annotated[list[Annotated[str, Field(max_length=10)]], Field(max_length=PLAYERS[-1])]


class Form(BaseModel):
    """Unknown keys are mistakes, so they are told; each by itself only as long as they are few."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _has_few_keys(cls, data: Any) -> Any:
        if isinstance(data, dict) and len(data) > MOST_KEYS:
            raise ValueError(f"there are {len(data)} keys, more than anything has")
        return data


class BotSeat(Form):
    bot: Level


class ClockForm(Form):
    """How much time everybody has, and what happens when it is up: agreed before anybody sits down."""

    kind: Literal[KINDS] = Field(  # type: ignore[valid-type]
        description="`turn`: so much for every turn; `budget`: for all turns together, and an addition for each; "
        "`days`: half a day to seven days for every turn, and days off"
    )
    seconds: int = Field(ge=SHORTEST_TURN, le=LONGEST_TURN, description="of a turn, or of the whole budget")
    addition: int = Field(default=0, ge=0, le=DAY, description="seconds that every turn adds to a budget")
    days_off: int = Field(default=0, ge=0, le=MOST_DAYS_OFF, description="that everybody may take, of `days`")
    then: Literal[THEN] = Field(  # type: ignore[valid-type]
        default=WAIT,
        description="when the time is up: the house plays this `turn`; it plays the `seat` until its player is back; "
        "or everybody goes on to `wait`",
    )

    @model_validator(mode="after")
    def _fits_its_kind(self) -> ClockForm:
        if (self.addition and self.kind != BUDGET) or (self.days_off and self.kind != DAYS):
            raise ValueError("only a budget has an addition, and only days have days off")
        if self.kind == DAYS and not DAY / 2 <= self.seconds <= 7 * DAY:
            raise ValueError("a turn over days has half a day to seven days")
        return self


class NewTable(Form):
    """A table to be opened. `rules` is a rulebook or single options over that of 2022."""

    rules: Option | Annotated[dict[Option, Option], Field(max_length=len(RULE_VALUES))] = Field(
        default=next(iter(PRESETS)), examples=[*PRESETS, {"table": "after"}]
    )
    players: int = Field(default=2, ge=PLAYERS[0], le=PLAYERS[-1])
    hotels: Hotels = "night"
    staff: StaffVariant = "standard"
    solo: SoloLevel | None = Field(default=None, description="one person against Leopold")
    readings: Reading = Field(default=READINGS[-1], description="how the rules are read; 1 is how version 0.1 did")
    seats: Annotated[list[Literal["me", "open"] | BotSeat], Field(max_length=PLAYERS[-1])] | None = Field(
        default=None, description="in their order; without it the first is yours and the others are open"
    )
    hot_seat: bool = Field(default=False, description="you play all seats that are not a bot's, at one screen")
    public: bool = Field(default=False, description="listed and open to spectators; otherwise only by its link")
    title: Title = ""
    seconds_per_turn: int | None = Field(
        default=None,
        ge=SHORTEST_TURN,
        le=LONGEST_TURN,
        description="without a clock: after so long the others may decide about a turn; nothing happens by itself",
    )
    clock: ClockForm | None = None
    stand_in: Level | None = Field(
        default=None,
        description=f"who plays on for whoever leaves or is late; the {DEFAULT_BOT}, if none is named, or at a rated "
        f"table the {STAND_IN}",
    )
    away_seconds: int | None = Field(
        default=None,
        ge=SHORTEST_TURN,
        le=LONGEST_TURN,
        description="how long somebody may stay away before the others may let the house play the seat; 3 days, or 10 "
        "minutes where turns have a time of less than 12 hours, if it is not said",
    )
    rated: bool = Field(
        default=False,
        description="its result changes the ratings of those who play, which everybody at the table sees; only with an "
        f"account, a clock that does not `wait`, a rulebook, and the {STAND_IN} as stand-in (so if none is named)",
    )

    @model_validator(mode="after")
    def _has_one_time(self) -> NewTable:
        if self.clock is not None and self.seconds_per_turn is not None:
            raise ValueError("say either `clock` or `seconds_per_turn`")
        return self


class Seat(Form):
    seat: int | None = Field(default=None, ge=0, le=3, description="the first free one, if none is named")
    code: str | None = Field(default=None, max_length=32, description="the secret part of a private table's link")


class Leaving(Form):
    bot: Level | None = Field(default=None, description=NO_LONGER)


class Start(Form):
    fill: Level | None = Field(default=None, description="the bot for seats that are still free")


class SeatChange(Form):
    """Exactly one of these."""

    bot: Level | None = None
    take: Literal[True] | None = None
    open: Literal[True] | None = None
    close: Literal[True] | None = None
    remove: Annotated[str, Field(max_length=32)] | None = Field(default=None, description="the id of who sits there")


Limit = Annotated[int, Query(ge=1, le=100)]
Cursor = Annotated[
    str | None, Query(max_length=120, pattern=r'^[\]\[0-9A-Za-z_.,"+-]+$', description="`next` of the page before")
]
Players = Annotated[int | None, Query(ge=1, le=4, description="1: solo games")]
RulesName = Annotated[
    str | None, Query(max_length=16, pattern=r"^[a-z0-9]+$", description=f"a rulebook, or `{OWN_RULES}`")
]


def options_of(form: NewTable, kept: Iterable[str]) -> dict[str, Any]:
    """What a table is opened with besides its seats and rules."""
    usual = STAND_IN if form.rated else DEFAULT_BOT
    return form.model_dump(include=set(kept)) | {"stand_in": form.stand_in or usual}


def setup_of(form: NewTable) -> Setup:
    """The set-up asked for, if there is such a game."""
    hotels = form.hotels if isinstance(form.hotels, str) else tuple(form.hotels)
    try:
        return Setup(form.players, Rules.from_json(form.rules), hotels, form.staff, form.solo, form.readings)
    except PositionError as error:
        raise Refusal(422, "setup", f"{error}.") from error


def seats_of(form: NewTable, setup: Setup, person_id: str) -> tuple[SeatRow, ...]:
    """Who sits where at first."""
    human = 1 if setup.solo else setup.players
    wanted: list[Any] = ["me", *["me" if form.hot_seat else "open"] * (human - 1)] if form.seats is None else form.seats
    if len(wanted) != human:
        raise Refusal(422, "seats", f"This game has {human} seats to take.", seats=human)
    own = wanted.count("me")
    if own > 1 and not form.hot_seat:
        raise Refusal(422, "seats", "Only at a hot seat table one person has several seats.")
    if form.hot_seat and (own == 0 or "open" in wanted):
        raise Refusal(422, "seats", "At a hot seat table all seats that are not a bot's are yours.")
    if all(isinstance(seat, BotSeat) for seat in wanted):
        raise Refusal(422, "seats", "Somebody has to play: one seat at least is yours or open.")
    rows = [_row(seat, choice, person_id) for seat, choice in enumerate(wanted)]
    return tuple([*rows, SeatRow(1, None, None, False)] if setup.solo else rows)


def _row(seat: int, choice: str | BotSeat, person_id: str) -> SeatRow:
    if isinstance(choice, BotSeat):
        return SeatRow(seat, None, choice.bot, False)
    return SeatRow(seat, person_id if choice == "me" else None, None, False)

"""What is answered, as the OpenAPI document describes it. What is not described here is not sent.

Positions, set-ups, events and records are described where they are made; they are sent as they were built.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, SkipValidation
from pydantic.json_schema import SkipJsonSchema

from grandaustria.engine.forms import OneOf, SetupData
from grandaustria.play.forms import EVENTS, ArgumentsData, ScoresData
from grandaustria.server.clocks import KINDS, THEN
from grandaustria.server.seating import PACES

Status = Literal["open", "running", "over", "ended", "frozen"]
Seat = int | None


class Who(BaseModel):
    id: str
    name: str


# Playing


class Run(BaseModel):
    """The choices of one seat that are under way."""

    seat: Seat = Field(description="whose they are; none when the game is over")
    steps: int = Field(description="how many are done")
    complete: bool = Field(description="whether none is left and they wait to be confirmed")
    can_undo: bool
    can_redo: bool
    die_done: bool = Field(description="whether the action of the die is over, whatever is decided after it")
    back: Seat = Field(default=None, description="whose turn has just ended and can be taken back, if all others agree")


class LineTold(BaseModel):
    """What belongs together in a run, in one line that names nobody: "2 strudels to Major"."""

    row: int = Field(description="the index of its first event; of those with the same the last tells the whole line")
    text: str
    brief: str = Field(description="the line without what was gained")
    gains: dict[str, int] = Field(description="what `brief` leaves out", examples=[{"points": 4}])


class Told(BaseModel):
    """Something that happened, with what you may see of it."""

    index: int
    name: Annotated[str, OneOf(tuple(EVENTS))] = Field(examples=["takes-guest"])
    seat: Seat
    effects: dict[str, int] = Field(description="what it changed for the seat", examples=[{"krones": 3}])
    arguments: ArgumentsData
    text: str = Field(default="", description="its sentence, if a language is asked for")
    brief: str = Field(default="", description="the sentence without what was gained by it")
    gains: dict[str, int] = Field(default_factory=dict, description="what `brief` leaves out", examples=[{"points": 4}])
    line: LineTold | None = Field(default=None, description="the line in which an update's event stands, if any")


class SeatArranged(BaseModel):
    seat: int
    person: str | None = Field(description="by id: names may change")
    bot: str | None
    given_up: bool
    closed: bool = False
    resigned: bool = False
    for_turn: bool = False


class LateDecided(BaseModel):
    choice: str = Field(description="what was done about the seat that is late")
    seat: int
    by: int


class AwayDecided(BaseModel):
    """The house plays a seat whose person is away."""

    seat: int
    since: float
    by: int


class Asked(BaseModel):
    what: str = Field(description="`end`: to end the game without a result; `back`: to take back the turn that ended")
    seat: int = Field(description="who asks")


class Answered(Asked):
    by: int
    agreed: bool = Field(description="never true: when all agree it is done")


class TimeUp(BaseModel):
    seat: int
    then: str = Field(description="the house plays this `turn`, or the `seat` until its player is back")


class SeatRating(BaseModel):
    """What is shown of the rating of a seat: before the game, and once it is over what it has become."""

    rating: int
    deviation: int = Field(description="how uncertain it is")
    provisional: bool = Field(description="whether it says too little yet to be compared")
    after: int | None = Field(description="once a rated game has ended; of computers never")
    change: int | None = Field(description="`after` less `rating`")


class Arrangement(BaseModel):
    """Who sits where, and why this has changed if it was no ordinary coming and going."""

    host: str | None
    seats: list[SeatArranged]
    late: LateDecided | None = None
    time_up: TimeUp | None = Field(default=None, description="the clock's time was up, and this was agreed")
    day_off: int | None = Field(default=None, description="the seat that has taken a day off")
    rematch: str | None = Field(default=None, description="the table where it goes on")
    ended: str | None = Field(
        default=None,
        description="`operator`; `agreed`: all who play wanted it; `day`: its time to be finished has passed",
    )
    unrated: bool | None = Field(
        default=None, description="true: the game is not rated any more, as somebody has left before it counted"
    )
    away: AwayDecided | None = None
    resigned: Seat = Field(default=None, description="the seat that was given up for good")
    asked: Asked | None = Field(default=None, description="what somebody asks all others who play, or agrees to")
    answered: Answered | None = Field(default=None, description="what somebody does not agree to, or withdraws")


class Update(BaseModel):
    """One revision of a table: who did what, with which effect."""

    type: Literal["update"]
    revision: int
    kind: str = Field(
        description="`begin`, `step`, `undo`, `redo`, `confirm`, `end`, `back`, `table`, `frozen`, `import`"
    )
    seat: Seat = Field(description="who did it; -1 is chance, none where it was nobody's turn")
    at: float = Field(description="seconds since 1970")
    moves: int = Field(description="how many events are final")
    status: Status
    run: Run | None
    events: list[Told]
    table: Arrangement | SkipJsonSchema[None] = Field(default=None, description="who sits where, if this has changed")


class Updates(BaseModel):
    revision: int = Field(description="of the table; if the last update is older, ask again from there")
    updates: list[Update]


class Legal(BaseModel):
    action: int
    notation: str = Field(examples=["die 4+"])


# Tables


class SeatShown(BaseModel):
    seat: int
    person: Who | None
    bot: str | None = Field(description="the level of the bot that plays here")
    given_up: bool = Field(description="whether the bot plays until the person comes back")
    for_turn: bool = Field(description="whether it plays this turn only, because the time was up")
    closed: bool = Field(description="whether the host wants nobody here; the game starts without this seat")
    resigned: bool = Field(default=False, description="whether the person has given it up for good, and so has lost")
    leopold: bool


class You(BaseModel):
    seats: list[int]
    host: bool


class Rematch(BaseModel):
    id: str
    code: str | None


class Origin(BaseModel):
    """A moment of another game: the first moves are those of it, and statistics do not count what became of them."""

    table: str
    event: int = Field(description="how many of its events were taken over, as in `events/{number}`")
    round: int = Field(description="0: its set-up")


class Result(BaseModel):
    scores: list[SkipValidation[ScoresData]]
    winners: list[int]
    resigned: list[int] | None = Field(
        default=None, description="who gave up and so ended the game: then the points are those of that moment"
    )


class ClockShown(BaseModel):
    """What was agreed about time when the table was opened."""

    kind: Literal[KINDS]  # type: ignore[valid-type]
    seconds: int = Field(description="of a turn, or of the whole budget")
    addition: int = Field(description="seconds that every turn adds to a budget")
    days_off: int = Field(description="that everybody may take")
    then: Literal[THEN] = Field(description="what happens when the time is up")  # type: ignore[valid-type]


class TournamentOfTable(BaseModel):
    """The tournament to which a table belongs."""

    id: str
    title: str
    round: int


class TableShown(BaseModel):
    """What there is to know about a table besides the position."""

    id: str
    code: str | None = Field(description="the secret part of its link, for those who sit there")
    title: str
    status: Status
    public: bool
    hot_seat: bool
    imported: bool
    players: int = Field(description="for how many; 1: a solo game. Closed seats do not count")
    rules: str = Field(description="a rulebook, or `own`")
    setup: SkipValidation[SetupData]
    seconds_per_turn: int | None
    clock: ClockShown | None = Field(description="what was agreed about time; none: nothing happens by itself")
    stand_in: str = Field(description="the level that plays on for whoever leaves, or is late")
    away_seconds: int = Field(
        default=0, description="how long somebody may stay away before the others may let the house play the seat"
    )
    rated: bool = Field(default=False, description="whether its result changes the ratings of those who play")
    pace: Literal[PACES] = Field(default=PACES[-1], description="by its time: for whose ratings it counts")  # type: ignore[valid-type]
    ratings: list[SeatRating | None] | None = Field(
        default=None,
        description="by seat: at a rated table of everybody, at another of those who show theirs until it is over",
    )
    host: Who | None
    seats: list[SeatShown]
    you: You
    your_turn: bool
    revision: int
    moves: int
    to_act: Seat
    turn_since: float | None
    created: float
    started: float | None
    finished: float | None
    result: Result | None
    places: list[int] | None = Field(description="the place of each seat in the result, from 1")
    rematch_of: str | None
    rematch: Rematch | None
    origin: Origin | None = Field(description="the moment from which this game was played on, if it was")
    sealed: bool = Field(
        default=False, description="whether nobody else may see it, as other tables that share its luck still play"
    )
    day: str | None = Field(default=None, description="of which day this is the game, by UTC", examples=["2026-11-19"])
    tournament: TournamentOfTable | None = Field(default=None, description="to which it belongs")


class TablePage(BaseModel):
    tables: list[TableShown]
    next: str | None = Field(description="`cursor` of the next page, if there is one")


# Statistics


class Tally(BaseModel):
    """Some of your games together."""

    games: int
    wins: int
    mean: float
    best: int


class TallyOfPlayers(Tally):
    players: int = Field(description="1: solo games")


class TallyOfLevel(Tally):
    level: str = Field(description="of solo games")


class Counted(BaseModel):
    number: int = Field(description="of a card")
    times: int


class ResultShown(BaseModel):
    """How one game went for you."""

    table: str
    title: str
    finished: float
    players: int
    level: str | None = Field(description="of a solo game")
    seat: int
    score: int
    scores: SkipValidation[ScoresData] = Field(description="by source")
    best_other: int = Field(description="the most points anybody else had")
    won: bool
    place: int
    people: int = Field(description="others who played")
    bots: int


class Statistics(BaseModel):
    """Points are of games that were played to their end; those that were decided by giving up are only counted."""

    games: int
    wins: int = Field(description="shared victories count")
    resigned: int = Field(default=0, description="of the games, those you gave up and so lost")
    mean: float | None
    best: int | None
    worst: int | None
    best_game: str | None = Field(description="the table of your best score")
    longest_streak: int = Field(description="games won in a row")
    by_players: list[TallyOfPlayers]
    by_level: list[TallyOfLevel]
    by_source: dict[str, float] = Field(description="the mean of your points")
    winners_by_source: dict[str, float] = Field(description="the mean of the winners' points in the same games")
    guests: list[Counted] = Field(description="most often checked in by you in the games of `results`")
    staff: list[Counted] = Field(description="most often hired by you in the games of `results`")
    counted_games: int = Field(description="how many games that are")
    results: list[ResultShown] = Field(description="your last games, the oldest first")


# Talking


class Message(BaseModel):
    """Something that was said: text, never markup."""

    type: Literal["chat"]
    id: int
    person: Who
    text: str
    at: float
    room: Literal["players", "spectators"] = Field(
        default="players", description="said by those who sit there, or by those who watch among each other"
    )


class Messages(BaseModel):
    messages: list[Message]


class Note(BaseModel):
    """What you have noted about a game; nobody else is ever told."""

    table: str
    text: str = Field(description="empty: nothing")
    at: float | None = Field(description="when you last changed it")


class Notes(BaseModel):
    notes: list[Note]


class Muted(BaseModel):
    people: list[Who]


class Reported(BaseModel):
    reported: str = Field(description="the person it is about")


# Records


class MoveShown(BaseModel):
    seat: int = Field(description="-1: chance")
    notation: str

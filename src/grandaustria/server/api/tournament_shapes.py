"""What is answered about tournaments."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from grandaustria.server.api.meeting_shapes import PaceName
from grandaustria.server.api.shapes import ClockShown, Who
from grandaustria.server.swiss import METHODS

Method = Literal[METHODS]  # type: ignore[valid-type]
TournamentStatus = Literal["open", "running", "over"]


class TournamentListed(BaseModel):
    """A tournament in short."""

    id: str
    title: str
    status: TournamentStatus
    host: Who
    players: int = Field(description="of a table")
    method: Method = Field(description="`swiss`: who has as much meets; `round-robin`: everybody meets everybody")
    rounds: int = Field(description="how many there will be; before the start, how many are wished")
    round: int = Field(description="the last that has begun, from 1; 0 before the start")
    pace: PaceName
    level: str = Field(description="who of the house plays where somebody is missing")
    starts: float | None = Field(description="when it starts by itself; none: its host starts it")
    created: float
    started: float | None
    finished: float | None
    entries: int = Field(description="how many take part")
    taking_part: bool = Field(description="whether you do")


class TournamentPage(BaseModel):
    """Tournaments, the newest first."""

    tournaments: list[TournamentListed]
    next: str | None = Field(description="`cursor` of the next page, if there is one")


class StandingShown(BaseModel):
    """Somebody who takes part, and what they have after the rounds that are over."""

    entry: int = Field(description="their number in this tournament")
    place: int | None = Field(description="from 1; who is equal in everything shares one; none before a round is over")
    person: Who | None = Field(description="none: a player of the house")
    bot: str | None = Field(description="which level of the house")
    withdrawn: bool = Field(description="the house plays instead, from the round on that began next")
    points: float = Field(description="one for each at the same table whom they came before, half for a shared place")
    compared: float | None = Field(
        description="share of those with the same seat whose score they have beaten, half for equal ones, in percent"
    )
    score: int = Field(description="the scores of all games added up")


class RoundListed(BaseModel):
    number: int
    began: float
    over: float | None = Field(description="since when everybody may look at its games")


class TournamentYou(BaseModel):
    """Your part in it."""

    host: bool
    entry: int | None
    withdrawn: bool
    table: str | None = Field(description="where you sit in the round that is played")


class TournamentShown(TournamentListed):
    """A tournament with all who take part, the best first."""

    clock: ClockShown
    most_entries: int
    you: TournamentYou
    standing: list[StandingShown]
    played: list[RoundListed] = Field(description="the rounds that have begun")


class RoundSeat(BaseModel):
    seat: int
    entry: int
    points: float | None = Field(description="none before the round is over")
    compared: float | None
    score: int | None = Field(description="none also of a game without a result")


class RoundTable(BaseModel):
    number: int = Field(description="from 1; in a Swiss round the leaders sit at the first")
    table: str | None = Field(description="the game; before the round is over only of the table where you sit")
    done: bool = Field(description="whether nothing is played there any more")
    seats: list[RoundSeat]


class RoundShown(RoundListed):
    """A round. What happened at its tables is told when all of them are done."""

    tables: list[RoundTable]

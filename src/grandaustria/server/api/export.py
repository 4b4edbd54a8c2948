"""All of one's own games and data as one download."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection
from starlette.responses import StreamingResponse

from grandaustria.play.forms import RecordData
from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.people import AtDoor, Me
from grandaustria.server.api.plans import UntilKept
from grandaustria.server.api.rating_shapes import Pace
from grandaustria.server.api.shapes import TableShown, Who
from grandaustria.server.export import FORMAT, written_for

router = APIRouter(tags=["people"])

FILE_NAME = "grandaustria.json"


class SessionExported(BaseModel):
    id: str
    created: float
    seen: float
    agent: str


class BrowserExported(BaseModel):
    endpoint: str = Field(description="where it is reached")
    created: float


class TimesExported(BaseModel):
    """Minutes after midnight."""

    zone: str
    quiet_from: int | None
    quiet_to: int | None
    digest_hours: int | None
    digest_at: int | None


class Said(BaseModel):
    table: str
    text: str
    at: float


class ReportExported(Said):
    about: str = Field(description="a person, by id")


class RatingExported(BaseModel):
    players: int
    pace: Pace
    rating: float
    deviation: float
    volatility: float
    games: int
    at: float


class ChangeExported(BaseModel):
    table: str
    players: int
    pace: Pace
    at: float
    before: float
    after: float
    deviation: float


class InvitationExported(BaseModel):
    table: str
    person: str
    at: float


class WishExported(BaseModel):
    players: int
    pace: str
    rated: bool
    since: float


class PlanExported(BaseModel):
    table: str
    first: list[str] | None = Field(description="decisions in their notation")
    second: list[str] | None
    until: UntilKept | None
    became: str | None


class AheadExported(BaseModel):
    table: str
    actions: list[int]
    ready: bool = Field(description="whether you have confirmed them")
    at: float


class DayExported(BaseModel):
    day: str = Field(description="by UTC")
    table: str
    points: int | None = Field(description="none before the day is over, and for a game that was not finished")


class TournamentExported(BaseModel):
    id: str
    title: str
    host: bool = Field(description="whether you have opened it")
    entry: int | None = Field(description="your number in it; none if you do not take part")
    joined: float | None
    withdrawn: float | None


class GameExported(BaseModel):
    table: TableShown
    record: RecordData | None = Field(description="of a running game your own view; none before it began")


class Export(BaseModel):
    """All that the house knows of you."""

    format: Literal[FORMAT]  # type: ignore[valid-type]
    version: int
    at: float
    profile: Me
    sessions: list[SessionExported]
    browsers: list[BrowserExported] = Field(description="that are told with the page closed")
    alert_times: list[TimesExported] = Field(description="when you want to be told, if you have chosen that")
    mutes: list[Who]
    blocks: list[Who]
    invitations: list[InvitationExported] = Field(description="whom you have invited")
    wishes: list[WishExported] = Field(description="for a quick game")
    plans: list[PlanExported] = Field(description="for your next turn at a table, and what became of the last ones")
    chosen_ahead: list[AheadExported] = Field(description="where all choose at the same time, before you are asked")
    chat: list[Said] = Field(description="what you have said")
    notes: list[Said] = Field(description="what you have noted about games, for yourself")
    reports: list[ReportExported] = Field(description="what you have reported")
    ratings: list[RatingExported]
    rating_changes: list[ChangeExported]
    days: list[DayExported] = Field(description="your games of the day")
    tournaments: list[TournamentExported] = Field(description="that you have opened, or take part in")
    games: list[GameExported | None] = Field(description="where you sit or have sat; null: removed meanwhile")


@router.get("/me/export", response_model=None, responses={200: {"model": Export}})
async def export(connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor) -> StreamingResponse:
    """All of your own games and data, as a file."""
    await door.export(connection, person.id)
    named = {"Content-Disposition": f'attachment; filename="{FILE_NAME}"'}
    return StreamingResponse(written_for(house, person.id), media_type="application/json", headers=named)

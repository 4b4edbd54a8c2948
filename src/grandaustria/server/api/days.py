"""The game of the day: beginning it, and what came of it for everybody once the day is over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server import accounts
from grandaustria.server.api.bounds import check_running
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.shapes import TableShown, Who
from grandaustria.server.api.table_forms import Cursor, Limit
from grandaustria.server.api.tables import describe
from grandaustria.server.daily import Day
from grandaustria.server.days import seats_of
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import not_found
from grandaustria.server.store import days, play
from grandaustria.server.store.days import Past, Result

router = APIRouter(tags=["meeting"])

Json = dict[str, Any]
DATE = r"^\d{4}-\d{2}-\d{2}$"
Date = Annotated[str, Path(pattern=DATE, description="a day by UTC", examples=["2026-11-19"])]


class YourGame(BaseModel):
    table: str
    over: bool = Field(description="whether nothing is left to be played")


class DayFacts(BaseModel):
    """A game that everybody can play once, with the same luck, against the same opponent."""

    day: str = Field(description="by UTC", examples=["2026-11-19"])
    begins: float
    ends: float = Field(description="until then it can be begun")
    closes: float = Field(description="until then what was begun can be finished")
    closed: bool = Field(description="whether the results are known, and the games open to be looked at")
    bot: str = Field(description="the level of the opponent")
    seat: int = Field(description="of everybody who plays it")
    begun: int = Field(description="how many have begun it")


class DayShown(DayFacts):
    you: YourGame | None = Field(description="your one try, if you have begun it")


class DayResult(BaseModel):
    place: int | None = Field(description="from 1; who is equal shares a place; none for a game that was not finished")
    person: Who
    table: str
    points: int | None
    bot_points: int | None = Field(description="of the opponent")
    won: bool


class DayResults(DayShown):
    results: list[DayResult] | None = Field(description="the best first; none while somebody may still play")
    next: str | None = Field(description="`cursor` of the next page, if there is one")


class PastDay(DayFacts):
    best: int | None = Field(description="the most points that somebody made")


class DayPage(BaseModel):
    days: list[PastDay]
    next: str | None = Field(description="`before` of the next page, if there is one")


@router.get("/day", response_model=DayShown)
async def today(house: InHouse, person: Asking) -> Json:
    """The game of the day, and whether you have begun it."""
    wanted = house.days.today()
    async with reading(house.engine) as connection:
        return await _shown(connection, await days.read(connection, wanted.name) or wanted, person)


@router.post("/day", response_model=TableShown)
async def play_today(house: InHouse, person: Asking) -> Json:
    """Begin your one game of the day, which counts from now on; asked again, it is the same one."""
    async with writing(house.engine) as connection:
        day = await house.days.make_today(connection)
        before = await days.entry(connection, day.name, person.id)
        if before is None:
            house.host.maintenance.refuse()
            if not person.has_account:
                raise accounts.no_account()
            await check_running(house, connection, person, seats_of(day, person.id))
            game = await house.days.begin(connection, day, person.id)
        else:
            found = await play.read_game(connection, before.game_id)
            assert found is not None
            game = found
    if before is None:
        await house.announce(game.id, game.revision)
    return await describe(house, game, person)


@router.get("/days", response_model=DayPage)
async def past_days(
    house: InHouse,
    _: Asking,
    before: Annotated[str | None, Query(pattern=DATE, description="`next` of the page before")] = None,
    limit: Limit = 30,
) -> Json:
    """The days whose results are known, the last first."""
    await house.days.look()
    async with reading(house.engine) as connection:
        found = await days.past(connection, before, limit)
    page = found[:limit]
    return {"days": [_past(one) for one in page], "next": page[-1].day.name if len(found) > limit else None}


@router.get("/days/{day}", response_model=DayResults)
async def one_day(house: InHouse, person: Asking, day: Date, cursor: Cursor = None, limit: Limit = 50) -> Json:
    """A day that was played; once it is over and nobody is in the middle of a game, with what came of it."""
    await house.days.look()
    wanted = house.days.today()
    async with reading(house.engine) as connection:
        found = await days.read(connection, day) or (wanted if day == wanted.name else None)
        if found is None:
            raise not_found("day")
        shown = await _shown(connection, found, person)
        if found.closed is None:
            return {**shown, "results": None, "next": None}
        results, following = await days.results(connection, day, cursor, limit)
    return {**shown, "results": [_result(one, found) for one in results], "next": following}


async def _shown(connection: AsyncConnection, day: Day, person: Person) -> Json:
    own = await days.entry(connection, day.name, person.id)
    you = None if own is None else {"table": own.game_id, "over": own.status != "running"}
    return {**_facts(day, await days.count(connection, day.name)), "you": you}


def _facts(day: Day, begun: int) -> Json:
    times = {"begins": day.begins, "ends": day.ends, "closes": day.closes, "closed": day.closed is not None}
    return {"day": day.name, **times, "bot": day.level, "seat": day.seat, "begun": begun}


def _past(one: Past) -> Json:
    return {**_facts(one.day, one.begun), "best": one.best}


def _result(one: Result, day: Day) -> Json:
    played = one.points is not None and one.result is not None
    return {
        "place": one.place if played else None,
        "person": {"id": one.person_id, "name": one.name},
        "table": one.game_id,
        "points": one.points,
        "bot_points": one.result["scores"][1 - day.seat]["total"] if played and one.result else None,
        "won": bool(played and one.result and day.seat in one.result["winners"]),
    }

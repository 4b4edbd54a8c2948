"""Ratings as everybody may see them: leaderboards, and the page of a person."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from grandaustria.server import ratings as rules
from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.rating_shapes import Leaderboard, Pace, PersonShown
from grandaustria.server.api.table_forms import Cursor, Limit
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import not_found
from grandaustria.server.person_page import page_of
from grandaustria.server.seating import PACES
from grandaustria.server.store import people, ratings
from grandaustria.server.store.lists import read_cursor, write_cursor
from grandaustria.vocabulary import PLAYERS

router = APIRouter(tags=["people"])

Json = dict[str, Any]
PersonId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.get("/leaderboards", response_model=Leaderboard)
async def leaderboard(
    house: InHouse,
    person: Asking,
    players: Annotated[int, Query(ge=PLAYERS[0], le=PLAYERS[-1], description="at a table")] = 2,
    pace: Annotated[Pace, Query(description="live, or over days")] = PACES[0],
    cursor: Cursor = None,
    limit: Limit = 50,
) -> Json:
    """Who is rated best, of those who show it and have played enough; and what the computers are rated."""
    now, pool = house.services.now(), (players, pace)
    key = read_cursor(cursor, (float, str))
    async with reading(house.engine) as connection:
        found = await ratings.board(connection, pool, now, key, limit)
        page = found[:limit]
        own = (await ratings.read(connection, [person.id], pool)).get(person.id)
    last = page[-1] if len(found) > limit else None
    return {
        "players": players,
        "pace": pace,
        "entries": [_ranked(row, now) for row in page],
        "bots": rules.bots_at(players),
        "you": None if own is None else rules.shown(own.own.rating, own.deviation(now)),
        "next": None if last is None else write_cursor((last.rating, last.person_id)),
    }


def _ranked(row: Any, now: float) -> Json:
    standing = ratings.standing_of(row)
    shown = rules.shown(standing.own.rating, standing.deviation(now))
    who = {"id": row.person_id, "name": row.name}
    return {"place": row.place, "person": who, **shown, "games": standing.games, "at": standing.at}


@router.get("/people/{person_id}", response_model=PersonShown)
async def person_page(house: InHouse, person: Asking, person_id: PersonId) -> Json:
    """Somebody who shows it, or you yourself: ratings over time, results, cards, the last games."""
    async with reading(house.engine) as connection:
        row = await people.read_person(connection, person_id)
        own = person_id == person.id
        if row is None or row.deleted is not None or not (own or (row.show_page and row.banned is None)):
            raise not_found("page")
        return await page_of(connection, row, person.id, house.services.now())

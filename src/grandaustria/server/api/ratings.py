"""Ratings as everybody may see them: leaderboards, and the page of a person."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from grandaustria.server import ratings as rules
from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.rating_shapes import Leaderboard, Pace, PersonShown, RatedPlayers
from grandaustria.server.api.table_forms import Cursor, Limit
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import not_found
from grandaustria.server.person_page import page_of
from grandaustria.server.seating import PACES
from grandaustria.server.store import people, ratings
from grandaustria.server.store.lists import read_cursor, write_cursor

router = APIRouter(tags=["people"])

Json = dict[str, Any]
PersonId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.get("/leaderboards", response_model=Leaderboard)
async def leaderboard(
    house: InHouse,
    person: Asking,
    players: Annotated[RatedPlayers, Query(description="at a table")] = 2,
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
        first = await ratings.place_of(connection, pool, now, page[0].rating) if page else 1
        own = (await ratings.read(connection, [person.id], pool)).get(person.id)
    last = page[-1] if len(found) > limit else None
    return {
        "players": players,
        "pace": pace,
        "entries": ranked(page, first, now),
        "bots": rules.bots_at(players),
        "you": None if own is None else rules.shown(own.own.rating, own.deviation(now)),
        "next": None if last is None else write_cursor((last.rating, last.person_id)),
    }


def ranked(page: list[Any], first: int, now: float) -> list[Json]:
    """A page of a leaderboard with places, of which the first is known; those of equal rating share one."""
    shown: list[Json] = []
    for row in page:
        standing = ratings.standing_of(row)
        same = shown and page[len(shown) - 1].rating == row.rating
        shown.append(
            {
                "place": shown[-1]["place"] if same else first + len(shown),
                "person": {"id": row.person_id, "name": row.name},
                **rules.shown(standing.own.rating, standing.deviation(now)),
                "games": standing.games,
                "at": standing.at,
            }
        )
    return shown


@router.get("/people/{person_id}", response_model=PersonShown)
async def person_page(house: InHouse, person: Asking, person_id: PersonId) -> Json:
    """Somebody who shows it, or you yourself: ratings over time, results, cards, the last games."""
    async with reading(house.engine) as connection:
        row = await people.read_person(connection, person_id)
        own = person_id == person.id
        if row is None or row.deleted is not None or not (own or (row.show_page and row.banned is None)):
            raise not_found("page")
        return await page_of(connection, row, person.id, house.services.now())

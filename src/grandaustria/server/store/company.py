"""With whom somebody has played: games that began with both of them, at places of their own."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Select, and_, exists, func, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, people, seats
from grandaustria.server.store.lists import read_cursor, write_cursor

_OWN, _OTHER = seats.alias("own"), seats.alias("other")
_BEGUN = and_(games.c.started.is_not(None), games.c.imported.is_(False), games.c.hot_seat.is_(False))


class Companion(NamedTuple):
    """Somebody one has played with: in how many games, and when the last of them began."""

    id: str
    name: str
    games: int
    last: float


def _together(person_id: str) -> Select[tuple[str]]:
    """The others at somebody's games who are still here; one row for each of them in each game."""
    return (
        select(_OTHER.c.person_id)
        .select_from(_OWN)
        .join(games, games.c.id == _OWN.c.game_id)
        .join(_OTHER, and_(_OTHER.c.game_id == _OWN.c.game_id, _OTHER.c.person_id != _OWN.c.person_id))
        .join(people, people.c.id == _OTHER.c.person_id)
        .where(_OWN.c.person_id == person_id, _BEGUN, people.c.deleted.is_(None))
    )


async def companions(
    connection: AsyncConnection, person_id: str, cursor: str | None, limit: int
) -> tuple[list[Companion], str | None]:
    """Those somebody has played with and who are still here, the latest first; and where the next page begins."""
    key = read_cursor(cursor, (float, str))
    counted = (
        _together(person_id)
        .add_columns(func.count().label("games"), func.max(games.c.started).label("last"))
        .group_by(_OTHER.c.person_id)
        .subquery()
    )
    query = select(people.c.id, people.c.name, counted.c.games, counted.c.last)
    query = query.join(counted, counted.c.person_id == people.c.id)
    if key is not None:
        query = query.where(tuple_(counted.c.last, people.c.id) < tuple_(*map(literal, key)))
    rows = (await connection.execute(query.order_by(counted.c.last.desc(), people.c.id.desc()).limit(limit + 1))).all()
    found = [Companion(*row) for row in rows[:limit]]
    return found, write_cursor((found[-1].last, found[-1].id)) if len(rows) > limit else None


async def have_played(connection: AsyncConnection, person_id: str, other_id: str) -> bool:
    query = select(exists(_together(person_id).where(_OTHER.c.person_id == other_id)))
    return bool((await connection.execute(query)).scalar_one())

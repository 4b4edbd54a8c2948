"""Lists of tournaments, and what belongs to which of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, func, literal, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games
from grandaustria.server.db.tournaments import tournament_entries, tournament_places, tournaments
from grandaustria.server.store.lists import read_cursor, write_cursor
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.tournaments import GOES_ON, Tournament


async def page(
    connection: AsyncConnection, status: str | None, cursor: str | None, limit: int
) -> tuple[list[Tournament], str | None]:
    """Some of them, the newest first, and where the next page begins."""
    key = read_cursor(cursor, (float, str))
    order = (tournaments.c.created, tournaments.c.id)
    query: Select[Any] = select(tournaments)
    if status is not None:
        query = query.where(tournaments.c.status == status)
    if key is not None:
        query = query.where(tuple_(*order) < tuple_(*map(literal, key)))
    rows = (await connection.execute(query.order_by(*(column.desc() for column in order)).limit(limit + 1))).mappings()
    found = [Tournament(**row) for row in rows]
    shown = found[:limit]
    more = len(found) > limit
    return shown, write_cursor((shown[-1].created, shown[-1].id)) if more else None


async def sizes(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """How many take part in these."""
    query = select(tournament_entries.c.tournament_id, func.count()).group_by(tournament_entries.c.tournament_id)
    found = await connection.execute(query.where(tournament_entries.c.tournament_id.in_(ids)))
    return {tournament_id: int(count) for tournament_id, count in found}


async def entered(connection: AsyncConnection, person_id: str, ids: Sequence[str]) -> set[str]:
    """In which of these somebody takes part."""
    query = select(tournament_entries.c.tournament_id).where(
        tournament_entries.c.person_id == person_id, tournament_entries.c.tournament_id.in_(ids)
    )
    return set((await connection.execute(query)).scalars())


async def around(connection: AsyncConnection, found: Sequence[GameRow]) -> dict[str, dict[str, Any]]:
    """The tournament and the round to which tables belong, by the table; of others nothing."""
    ids = [game.id for game in found if game.luck_id is not None]
    if not ids:
        return {}
    table = tournament_places
    query = select(table.c.game_id, tournaments.c.id, tournaments.c.title, table.c.round).distinct()
    query = query.join(tournaments, tournaments.c.id == table.c.tournament_id).where(table.c.game_id.in_(ids))
    return {
        row.game_id: {"id": row.id, "title": row.title, "round": row.round} for row in await connection.execute(query)
    }


async def done(connection: AsyncConnection, tournament_id: str, number: int) -> set[int]:
    """At which tables of a round nothing is played any more."""
    table = tournament_places
    query = select(table.c.table_number).outerjoin(games, games.c.id == table.c.game_id)
    over = or_(games.c.id.is_(None), ~GOES_ON)
    found = await connection.execute(query.where(table.c.tournament_id == tournament_id, table.c.round == number, over))
    return set(found.scalars())

"""Lists of tables: page by page along an index, with the seats of a whole page in one query."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, seats
from grandaustria.server.errors import Refusal
from grandaustria.server.store.play import GameRow, SeatRow, game_row, seat_row
from grandaustria.server.store.tables import ids_of

Key = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Some tables in their order, and where the next page begins."""

    tables: list[GameRow]
    next: str | None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which tables are wanted; None means any."""

    players: int | None = None
    rules: str | None = None
    rated: bool | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        wanted = ((games.c.players, self.players), (games.c.rules, self.rules), (games.c.rated, self.rated))
        return [column == value for column, value in wanted if value is not None]


def read_cursor(text: str | None, shape: tuple[type, ...]) -> Key | None:
    """Where a page begins, as an earlier page has said it."""
    if text is None:
        return None
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError):
        parts = None
    right = isinstance(parts, list) and [type(part) for part in parts] == list(shape)
    if not right or any(isinstance(part, int) and part not in (0, 1) for part in parts):
        raise Refusal(422, "invalid", "A page begins where an earlier one said that it does.")
    return tuple(parts)


def write_cursor(key: Key) -> str:
    return json.dumps(key, separators=(",", ":"))


async def public_tables(
    connection: AsyncConnection, status: str, wanted: Filter, cursor: str | None, limit: int
) -> Page:
    """Public tables of one status, the newest first."""
    key = read_cursor(cursor, (float, str))
    order = (games.c.created, games.c.id)
    query = select(games).where(games.c.status == status, games.c.public.is_(True), *wanted.conditions())
    return await _page(connection, _after(query, order, key), order, limit)


async def finished_tables(
    connection: AsyncConnection, person_id: str, mine: bool, wanted: Filter, cursor: str | None, limit: int
) -> Page:
    """The archive, the latest first: public games and the own ones, each along its own index, or only the own."""
    key = read_cursor(cursor, (float, str))
    order = (games.c.finished, games.c.id)
    done = select(games).where(games.c.finished.is_not(None), *wanted.conditions())
    own = await _page(connection, _after(done.where(games.c.id.in_(ids_of(person_id))), order, key), order, limit)
    if mine:
        return own
    public = await _page(connection, _after(done.where(games.c.public.is_(True)), order, key), order, limit)
    merged = {game.id: game for game in (*own.tables, *public.tables)}
    ordered = sorted(merged.values(), key=lambda game: (game.finished, game.id), reverse=True)
    more = len(ordered) > limit or own.next is not None or public.next is not None
    tables = ordered[:limit]
    return Page(tables, write_cursor((tables[-1].finished, tables[-1].id)) if more and tables else None)


async def tables_of(connection: AsyncConnection, person_id: str, cursor: str | None, limit: int) -> Page:
    """Somebody's tables that are not finished: where they are asked first, then the latest. None that they gave up."""
    key = read_cursor(cursor, (int, float, str))
    gave_up = exists().where(seats.c.game_id == games.c.id, seats.c.person_id == person_id, seats.c.resigned.is_(True))
    acting = exists().where(
        seats.c.game_id == games.c.id,
        seats.c.seat == games.c.to_act,
        seats.c.person_id == person_id,
        seats.c.bot.is_(None),
    )
    asked = case((and_(games.c.status == "running", acting), 1), else_=0)
    order = (asked, func.coalesce(games.c.turn_since, games.c.created), games.c.id)
    query = select(games).where(
        games.c.id.in_(ids_of(person_id)),
        games.c.status.in_(("open", "running", "frozen")),
        games.c.finished.is_(None),
        ~gave_up,
    )
    return await _page(connection, _after(query, order, key), order, limit)


def _after(query: Select[Any], order: Sequence[ColumnElement[Any]], key: Key | None) -> Select[Any]:
    if key is None:
        return query
    values = (literal(value, column.type) for value, column in zip(key, order, strict=True))
    return query.where(tuple_(*order) < tuple_(*values))


async def _page(
    connection: AsyncConnection, query: Select[Any], order: Sequence[ColumnElement[Any]], limit: int
) -> Page:
    # Only keys are put in order, and only what is shown is read as a whole: rows are wide.
    labelled = query.with_only_columns(games.c.id, *(column.label(f"key_{i}") for i, column in enumerate(order)))
    found = labelled.order_by(*(column.desc() for column in order)).limit(limit + 1).subquery()
    keys = [found.c[f"key_{i}"] for i in range(len(order))]
    whole = select(games, *keys).join_from(found, games, games.c.id == found.c.id)
    rows = (await connection.execute(whole.order_by(*(key.desc() for key in keys)))).mappings().all()
    shown = rows[:limit]
    around = await _seats_of(connection, [row["id"] for row in shown])
    more = len(rows) > limit
    key = tuple(shown[-1][f"key_{i}"] for i in range(len(order))) if more else ()
    return Page([game_row(row, around[row["id"]]) for row in shown], write_cursor(key) if more else None)


async def _seats_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = defaultdict(list)
    query = select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat)
    for entry in (await connection.execute(query)).mappings():
        found[entry["game_id"]].append(seat_row(entry))
    return found

"""The days that were played: made with their secret by whoever is the first, closed when nobody plays any more."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Float, cast, func, insert, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.daily import Day
from grandaustria.server.db.daily import day_games, days
from grandaustria.server.db.schema import games, people
from grandaustria.server.db.upsert import upsert
from grandaustria.server.store import luck
from grandaustria.server.store.lists import read_cursor, write_cursor

UNFINISHED = -1_000_000.0
"""Behind all points that can be made."""


class Entry(NamedTuple):
    """Somebody's game of a day, and how it stands."""

    game_id: str
    status: str


class Result(NamedTuple):
    """What came of it: nothing of a game that was not finished."""

    place: int
    person_id: str
    name: str
    game_id: str
    points: int | None
    result: dict[str, Any] | None


class Past(NamedTuple):
    """A day that is over: how many have begun, and how many points the best has made."""

    day: Day
    begun: int
    best: int | None


async def make(connection: AsyncConnection, day: Day, now: float) -> Day:
    """The day as it is stored, made if there is none; nobody else begins or closes it before this transaction ends."""
    row = {"day": day.name, "level": day.level, "seat": day.seat}
    made = await connection.execute(upsert(connection, days).on_conflict_do_nothing(), row)
    if made.rowcount == 1:
        await luck.make(connection, day.luck, now)
    found = await read(connection, day.name, lock=True)
    assert found is not None
    return found


async def read(connection: AsyncConnection, name: str, lock: bool = False) -> Day | None:
    query = select(days).where(days.c.day == name)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else Day(row.day, row.level, row.seat, row.closed)


async def enter(connection: AsyncConnection, day: Day, person_id: str, game_id: str) -> None:
    """Somebody's one try."""
    row = {"day": day.name, "person_id": person_id, "game_id": game_id}
    await connection.execute(insert(day_games), [row])


async def entry(connection: AsyncConnection, name: str, person_id: str) -> Entry | None:
    query = select(day_games.c.game_id, games.c.status).join(games, games.c.id == day_games.c.game_id)
    row = (await connection.execute(query.where(day_games.c.day == name, day_games.c.person_id == person_id))).first()
    return None if row is None else Entry(*row)


async def count(connection: AsyncConnection, name: str) -> int:
    """How many have begun."""
    query = select(func.count()).select_from(day_games).where(day_games.c.day == name)
    return int((await connection.execute(query)).scalar_one())


# Closing


async def not_closed(connection: AsyncConnection, today: str) -> list[Day]:
    """Days before this one whose results are not known yet."""
    query = select(days).where(days.c.closed.is_(None), days.c.day < today).order_by(days.c.day)
    return [Day(row.day, row.level, row.seat) for row in await connection.execute(query)]


async def still_played(connection: AsyncConnection, day: Day) -> list[str]:
    query = select(games.c.id).where(games.c.luck_id == day.luck, games.c.status == "running").order_by(games.c.id)
    return list((await connection.execute(query)).scalars())


async def close(connection: AsyncConnection, day: Day, now: float) -> None:
    """The results are known, the games open to everybody, the secret gone."""
    finished = select(day_games.c.game_id, games.c.result).join(games, games.c.id == day_games.c.game_id)
    finished = finished.where(day_games.c.day == day.name, games.c.status == "over")
    for game_id, result in (await connection.execute(finished)).all():
        points = result["scores"][day.seat]["total"]
        await connection.execute(update(day_games).where(day_games.c.game_id == game_id).values(points=points))
    await luck.unseal(connection, day.luck)
    await luck.destroy(connection, day.luck)
    await connection.execute(update(days).where(days.c.day == day.name).values(closed=now))


# What came of it


async def results(
    connection: AsyncConnection, name: str, cursor: str | None, limit: int
) -> tuple[list[Result], str | None]:
    """The best first; who is equal shares a place. And where the next page begins."""
    key = read_cursor(cursor, (float, str))
    order = cast(func.coalesce(day_games.c.points, UNFINISHED), Float)
    place = func.rank().over(order_by=order.desc()).label("place")
    ranked = select(day_games, order.label("key"), place).where(day_games.c.day == name).subquery()
    query = (
        select(ranked.c.place, people.c.id, people.c.name, ranked.c.game_id, ranked.c.points, games.c.result)
        .add_columns(ranked.c.key)
        .join_from(ranked, people, people.c.id == ranked.c.person_id)
        .join(games, games.c.id == ranked.c.game_id)
        .order_by(ranked.c.key.desc(), ranked.c.game_id.desc())
    )
    if key is not None:
        query = query.where(tuple_(ranked.c.key, ranked.c.game_id) < tuple_(*map(literal, key)))
    rows = (await connection.execute(query.limit(limit + 1))).all()
    found = [Result(*row[:-1]) for row in rows[:limit]]
    more = len(rows) > limit
    return found, write_cursor((rows[limit - 1].key, rows[limit - 1].game_id)) if more else None


async def past(connection: AsyncConnection, before: str | None, limit: int) -> list[Past]:
    """Days whose results are known, the last first; one more than asked for, if there are so many."""
    query = (
        select(days, func.count(day_games.c.game_id), func.max(day_games.c.points))
        .outerjoin(day_games, day_games.c.day == days.c.day)
        .where(days.c.closed.is_not(None))
        .group_by(days.c.day, days.c.level, days.c.seat, days.c.closed)
        .order_by(days.c.day.desc())
        .limit(limit + 1)
    )
    if before is not None:
        query = query.where(days.c.day < before)
    return [Past(Day(*row[:4]), row[4], row[5]) for row in await connection.execute(query)]

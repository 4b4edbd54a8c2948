"""Tournaments as they are stored: themselves, who takes part, their rounds, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.comparing import Earned, Sat, Total
from grandaustria.server.db.schema import games
from grandaustria.server.db.tournaments import (
    tournament_entries,
    tournament_places,
    tournament_rounds,
    tournaments,
)

SUMS = ("points", "compared", "score")
OPEN, RUNNING, OVER = "open", "running", "over"


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as the database has it."""

    id: str
    host_id: str
    title: str
    players: int
    method: str
    rounds: int
    pace: str
    level: str
    status: str
    round: int
    starts: float | None
    created: float
    started: float | None
    finished: float | None


@dataclass(frozen=True, slots=True)
class Entry:
    """Who takes part, under a number: a person, or a player of the house."""

    number: int
    person_id: str | None
    bot: str | None
    joined: float
    withdrawn: float | None


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    luck_id: str
    began: float
    over: float | None


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody sits in a round; when it is over, with what it came to."""

    round: int
    entry: int
    table_number: int
    seat: int
    game_id: str | None
    points: int | None
    compared: int | None
    score: int | None


def _columns(row: type, table: Any) -> list[Any]:
    return [table.c[name] for name in row.__dataclass_fields__]  # type: ignore[attr-defined]


# Reading


async def read(connection: AsyncConnection, tournament_id: str, lock: bool = False) -> Tournament | None:
    """One of them; locked, nobody else changes anything of it before this transaction ends."""
    query = select(tournaments).where(tournaments.c.id == tournament_id)
    found = (await connection.execute(query.with_for_update() if lock else query)).mappings().one_or_none()
    return None if found is None else Tournament(**found)


async def entries(connection: AsyncConnection, tournament_id: str) -> list[Entry]:
    query = select(*_columns(Entry, tournament_entries)).where(tournament_entries.c.tournament_id == tournament_id)
    rows = await connection.execute(query.order_by(tournament_entries.c.number))
    return [Entry(**row) for row in rows.mappings()]


async def rounds(connection: AsyncConnection, tournament_id: str) -> list[Round]:
    query = select(*_columns(Round, tournament_rounds)).where(tournament_rounds.c.tournament_id == tournament_id)
    return [Round(**row) for row in (await connection.execute(query.order_by(tournament_rounds.c.number))).mappings()]


async def places(connection: AsyncConnection, tournament_id: str, number: int | None = None) -> list[Place]:
    """Who sits where, in one round or in all of them."""
    table = tournament_places
    query = select(*_columns(Place, table)).where(table.c.tournament_id == tournament_id)
    if number is not None:
        query = query.where(table.c.round == number)
    rows = await connection.execute(query.order_by(table.c.round, table.c.table_number, table.c.seat))
    return [Place(**row) for row in rows.mappings()]


async def totals(connection: AsyncConnection, tournament_id: str) -> list[Total]:
    """What everybody has by now, in the order of their numbers."""
    table = tournament_places
    summed = (
        select(table.c.entry, *(func.sum(table.c[name]).label(name) for name in SUMS))
        .where(table.c.tournament_id == tournament_id)
        .group_by(table.c.entry)
    )
    have = {row.entry: row for row in await connection.execute(summed)}

    def total(entry: Entry) -> Total:
        row = have.get(entry.number)
        sums = {} if row is None else {name: int(getattr(row, name) or 0) for name in SUMS}
        return Total(entry.number, **sums, withdrawn=entry.withdrawn is not None)

    return [total(entry) for entry in await entries(connection, tournament_id)]


async def count_hosted(connection: AsyncConnection, person_id: str) -> int:
    """How many of this host are not over."""
    query = select(func.count()).where(tournaments.c.host_id == person_id, tournaments.c.status != OVER)
    return int((await connection.execute(query)).scalar_one())


# What is to be done

GOES_ON = and_(games.c.finished.is_(None), games.c.status != "frozen")
"""Something is played at a table."""
_UNFINISHED = (
    exists()
    .where(
        tournament_places.c.tournament_id == tournaments.c.id,
        tournament_places.c.round == tournaments.c.round,
        games.c.id == tournament_places.c.game_id,
        GOES_ON,
    )
    .correlate(tournaments)
)
_PLAYED = (tournaments.c.status == RUNNING, ~_UNFINISHED)
"""All games of the last round are over, frozen, or have been removed."""


async def due(connection: AsyncConnection, now: float) -> list[str]:
    """Those whose time to start has come, and those whose round has been played."""
    waiting = select(tournaments.c.id).where(tournaments.c.status == OPEN, tournaments.c.starts <= now)
    played = select(tournaments.c.id).where(*_PLAYED)
    return sorted((await connection.execute(waiting.union(played))).scalars())


async def is_played(connection: AsyncConnection, tournament_id: str) -> bool:
    query = select(exists().where(tournaments.c.id == tournament_id, *_PLAYED))
    return bool((await connection.execute(query)).scalar_one())


# Writing


async def add(connection: AsyncConnection, facts: Mapping[str, Any]) -> None:
    await connection.execute(insert(tournaments), [{**facts, "status": OPEN}])


async def change(connection: AsyncConnection, tournament_id: str, **changes: Any) -> None:
    await connection.execute(update(tournaments).where(tournaments.c.id == tournament_id).values(**changes))


async def remove(connection: AsyncConnection, tournament_id: str) -> None:
    """It never took place."""
    await connection.execute(delete(tournaments).where(tournaments.c.id == tournament_id))


async def enter(
    connection: AsyncConnection, tournament_id: str, who: Sequence[tuple[str | None, str | None]], now: float
) -> None:
    """These take part, people or levels of the house, under the next numbers; the tournament is locked."""
    table = tournament_entries
    query = select(func.max(table.c.number)).where(table.c.tournament_id == tournament_id)
    last = (await connection.execute(query)).scalar_one()
    first = 0 if last is None else last + 1
    rows = [
        {"tournament_id": tournament_id, "number": number, "person_id": person_id, "bot": bot, "joined": now}
        for number, (person_id, bot) in enumerate(who, first)
    ]
    if rows:
        await connection.execute(insert(table), rows)


async def leave(connection: AsyncConnection, tournament_id: str, **who: str) -> None:
    """Before the start: a person, or all of a level of the house, take part no more."""
    named = [tournament_entries.c[column] == value for column, value in who.items()]
    table = delete(tournament_entries).where(tournament_entries.c.tournament_id == tournament_id, *named)
    await connection.execute(table)


async def withdraw(connection: AsyncConnection, tournament_id: str, person_id: str, now: float) -> None:
    own = (tournament_entries.c.tournament_id == tournament_id, tournament_entries.c.person_id == person_id)
    going_on = tournament_entries.c.withdrawn.is_(None)
    await connection.execute(update(tournament_entries).where(*own, going_on).values(withdrawn=now))


async def add_round(connection: AsyncConnection, tournament_id: str, number: int, luck_id: str, now: float) -> None:
    row = {"tournament_id": tournament_id, "number": number, "luck_id": luck_id, "began": now}
    await connection.execute(insert(tournament_rounds), [row])


async def add_places(connection: AsyncConnection, tournament_id: str, sitting: Sequence[Place]) -> None:
    facts = ("round", "entry", "table_number", "seat", "game_id")
    rows = [{"tournament_id": tournament_id, **{name: getattr(one, name) for name in facts}} for one in sitting]
    await connection.execute(insert(tournament_places), rows)


async def close_round(
    connection: AsyncConnection,
    tournament_id: str,
    number: int,
    sitting: Sequence[Sat],
    earned: Mapping[int, Earned],
    now: float,
) -> None:
    """What the round came to for everybody."""
    for one in sitting:
        worth = earned[one.entry]
        place = (
            tournament_places.c.tournament_id == tournament_id,
            tournament_places.c.round == number,
            tournament_places.c.entry == one.entry,
        )
        values = {"points": worth.points, "compared": worth.compared, "score": one.score}
        await connection.execute(update(tournament_places).where(*place).values(**values))
    this = (tournament_rounds.c.tournament_id == tournament_id, tournament_rounds.c.number == number)
    await connection.execute(update(tournament_rounds).where(*this).values(over=now))


async def leave_all(connection: AsyncConnection, person_id: str, now: float) -> None:
    """Somebody leaves the house for good: what they have opened does not take place, and they play nowhere on."""
    entered = select(tournament_entries.c.tournament_id).where(tournament_entries.c.person_id == person_id)
    own = or_(tournaments.c.host_id == person_id, tournaments.c.id.in_(entered))
    query = select(tournaments.c.id).where(own, tournaments.c.status != OVER).order_by(tournaments.c.id)
    for tournament_id in (await connection.execute(query)).scalars().all():
        found = await read(connection, tournament_id, lock=True)  # one that begins at this moment has begun after it
        if found is None or found.status == OVER:
            continue
        if found.status == RUNNING:
            await withdraw(connection, tournament_id, person_id, now)
        elif found.host_id == person_id:
            await remove(connection, tournament_id)
        else:
            await leave(connection, tournament_id, person_id=person_id)

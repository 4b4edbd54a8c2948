"""Somebody's finished games, as far as statistics need them: one row for each, and what was done in some of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pydantic_core import from_json
from sqlalchemy import Text, and_, cast, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.engine.notation import numbers_of
from grandaustria.server.db.schema import events, games, seats
from grandaustria.server.store.play import SeatRow, seat_row
from grandaustria.server.store.tables import ids_of

DONE = {name: numbers_of(name) for name in ("check-in", "hire")}
"""The actions that are counted."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played to its end, and the seat of whom it is about."""

    id: str
    title: str
    finished: float
    players: int
    level: str | None
    seat: int
    scores: list[dict[str, int]]
    winners: list[int]


_COLUMNS = (
    games.c.id,
    games.c.title,
    games.c.finished,
    games.c.players,
    games.c.setup["solo"].as_string(),
    seats.c.seat,
    cast(games.c.result, Text),  # thousands of them: read here in a third of the time
)


async def finished_games(connection: AsyncConnection, person_id: str) -> list[Finished]:
    """All games that somebody played on one seat to the end, the first first.

    At a hot seat table one person plays against nobody; a seat that was given up was not played to the end, and a game
    that goes on from a moment of another not from its beginning. What was played with luck that others still play with
    is told to nobody.
    """
    query = (
        select(*_COLUMNS)
        .join_from(seats, games, games.c.id == seats.c.game_id)
        .where(
            seats.c.person_id == person_id,
            seats.c.given_up.is_(False),
            games.c.status == "over",
            games.c.hot_seat.is_(False),
            games.c.origin_id.is_(None),
            games.c.sealed.is_(False),
        )
    )
    found = [_finished(*row) for row in await connection.execute(query)]
    return sorted(found, key=lambda game: (game.finished, game.id))


@dataclass(frozen=True, slots=True)
class Decided:
    """A game that somebody's giving up decided for whom it is about: won, or lost by their own."""

    id: str
    finished: float
    won: bool
    resigned: bool


async def decided_games(connection: AsyncConnection, person_id: str) -> list[Decided]:
    """Games that ended because one of two gave up, and those in which whom it is about gave up and the house played on.

    They are won or lost, but nobody has played them to the end: they say nothing about points.
    """
    query = (
        select(games.c.id, games.c.finished, games.c.status, seats.c.seat, seats.c.resigned, games.c.result)
        .join_from(seats, games, games.c.id == seats.c.game_id)
        .where(
            seats.c.person_id == person_id,
            or_(games.c.status == "ended", and_(games.c.status == "over", seats.c.resigned.is_(True))),
            games.c.hot_seat.is_(False),
            games.c.origin_id.is_(None),
            games.c.sealed.is_(False),
        )
    )
    rows = [row for row in await connection.execute(query) if row.result]
    return [
        Decided(row.id, row.finished, row.seat in row.result["winners"] and not row.resigned, bool(row.resigned))
        for row in rows
    ]


def _finished(
    game_id: str, title: str, finished: float, players: int, level: str | None, seat: int, result: str
) -> Finished:
    scores = from_json(result)
    return Finished(game_id, title, finished, players, level, seat, scores["scores"], scores["winners"])


async def seats_around(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Who sat at these tables."""
    found: dict[str, list[SeatRow]] = defaultdict(list)
    query = select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat)
    for entry in (await connection.execute(query)).mappings():
        found[entry["game_id"]].append(seat_row(entry))
    return found


async def bots_met(connection: AsyncConnection, person_id: str) -> dict[str, list[tuple[int, str]]]:
    """The seats of computers, with their levels, at the tables where somebody sat."""
    own = select(seats.c.game_id).where(seats.c.person_id == person_id)
    query = select(seats.c.game_id, seats.c.seat, seats.c.bot)
    query = query.where(seats.c.game_id.in_(own), seats.c.person_id.is_(None), seats.c.bot.is_not(None))
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for game_id, seat, bot in await connection.execute(query.order_by(seats.c.game_id, seats.c.seat)):
        found[game_id].append((seat, bot))
    return found


async def seen_by(connection: AsyncConnection, ids: Collection[str], person_id: str) -> set[str]:
    """Those of these games that somebody may see."""
    query = select(games.c.id).where(games.c.id.in_(sorted(ids)))
    opened = games.c.luck_id.is_not(None) & games.c.sealed.is_(False)
    query = query.where(or_(games.c.public.is_(True), opened, games.c.id.in_(ids_of(person_id))))
    return set((await connection.execute(query)).scalars())


async def cards_played(connection: AsyncConnection, own: Sequence[Finished]) -> dict[str, Counter[int]]:
    """How often which guest was checked in and which staff hired in these games, by the seat they are about."""
    counted: dict[str, Counter[int]] = {name: Counter() for name in DONE}
    if not own:
        return counted
    places = [and_(events.c.game_id == game.id, events.c.seat == game.seat) for game in own]
    wanted = [and_(events.c.action >= done.start, events.c.action < done.stop) for done in DONE.values()]
    query = select(events.c.notation).where(or_(*places), or_(*wanted))
    for notation in (await connection.execute(query)).scalars():
        name, number, *_ = str(notation).split()
        counted[name][int(number)] += 1
    return counted

"""Ratings: they change in the transaction that ends a rated game, once, and with them what each game has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import exists, func, insert, literal, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.engine.notation import numbers_of
from grandaustria.server import ratings as rules
from grandaustria.server.db.schema import events, games, people, rating_changes, ratings, steps
from grandaustria.server.db.upsert import upsert
from grandaustria.server.glicko import SCALE, Rating
from grandaustria.server.ratings import Standing
from grandaustria.server.seating import pace
from grandaustria.server.store.play import GameRow

Json = dict[str, Any]
Pool = tuple[int, str]
"""How many play, and how fast."""
DICE = [*numbers_of("die"), *numbers_of("boosted die")]
"""The actions that take a die."""
HISTORY = 500


def pool_of(game: GameRow) -> Pool:
    return game.players, pace(game)


def standing_of(row: Any) -> Standing:
    return Standing(Rating(row.rating, row.deviation, row.volatility), row.games, row.at)


# While a game is played


async def at_start(connection: AsyncConnection, game: GameRow, now: float) -> list[Json] | None:
    """What everybody is rated when a rated game begins: what the others will be measured against."""
    if not game.rated:
        return None
    found = await read(connection, game.people, pool_of(game))
    return [_at_seat(game, found.get(row.person_id or "", Standing()), row.bot, now) for row in game.seats]


def _at_seat(game: GameRow, standing: Standing, bot: str | None, now: float) -> Json:
    fixed = None if bot is None else rules.bot_rating(bot, game.players)
    if fixed is None:
        return {"rating": standing.own.rating, "deviation": standing.deviation(now)}
    return {"rating": fixed.rating, "deviation": fixed.deviation}


async def counts(connection: AsyncConnection, game: GameRow) -> bool:
    """Whether somebody has taken a die: from then on a rated game counts; one that shares its luck always does."""
    if not game.rated:
        return game.counts
    final = (events.c.game_id == game.id, events.c.action.in_(DICE))
    done = (steps.c.game_id == game.id, steps.c.action.in_(DICE))
    query = select(or_(exists().where(*final), exists().where(*done, steps.c.place < game.cursor)))
    return bool((await connection.execute(query)).scalar_one())


async def still_rated(connection: AsyncConnection, before: GameRow, after: GameRow) -> GameRow:
    """A table that changes; not rated any more, if somebody leaves before the game counts."""
    if not before.rated or before.status != "running":
        return after
    leaves = any(rules.has_left(new) > rules.has_left(old) for old, new in zip(before.seats, after.seats, strict=True))
    if not leaves or await counts(connection, before):
        return after
    return replace(after, rated=False, ratings=None)


async def settle(connection: AsyncConnection, before: GameRow, after: GameRow, now: float) -> GameRow:
    """A rated game that ends with a result changes the ratings of those who played; all else changes none."""
    if not after.rated or before.status != "running" or not after.is_finished or after.result is None:
        return after
    known = list(after.ratings or ())
    pool = pool_of(after)
    standings = await _locked(connection, after.people, pool, now)
    for row in after.seats:
        if row.person_id is None or row.person_id not in standings:
            continue  # nobody's, or of somebody who has left for good
        old = standings[row.person_id]
        new = rules.after_game(after, row.seat, old, now)
        await _write(connection, after.id, row.person_id, pool, old, new)
        known[row.seat] = {"rating": old.own.rating, "deviation": old.deviation(now), "after": new.own.rating}
    await connection.execute(update(games).where(games.c.id == after.id).values(ratings=known))
    return replace(after, ratings=known)


async def _locked(
    connection: AsyncConnection, people_there: Collection[str], pool: Pool, now: float
) -> dict[str, Standing]:
    """The ratings of these people, which nobody else changes before this transaction ends; in one order, always."""
    there = sorted(people_there)
    alive = select(people.c.id).where(people.c.id.in_(there), people.c.deleted.is_(None)).order_by(people.c.id)
    players, speed = pool
    new = Rating()
    facts = {"rating": new.rating, "deviation": new.deviation, "volatility": new.volatility, "games": 0}
    rows = [
        {"person_id": one, "players": players, "pace": speed, **facts}
        for one in (await connection.execute(alive)).scalars()
    ]
    if rows:
        await connection.execute(upsert(connection, ratings).on_conflict_do_nothing(), rows)
    query = select(ratings).where(ratings.c.person_id.in_(there), *_in(pool)).order_by(ratings.c.person_id)
    return {row.person_id: standing_of(row) for row in await connection.execute(query.with_for_update())}


async def _write(
    connection: AsyncConnection, game_id: str, person_id: str, pool: Pool, old: Standing, new: Standing
) -> None:
    players, speed = pool
    values = {"rating": new.own.rating, "deviation": new.own.deviation, "volatility": new.own.volatility}
    own = (ratings.c.person_id == person_id, *_in(pool))
    await connection.execute(update(ratings).where(*own).values(**values, games=new.games, at=new.at))
    change = {
        "game_id": game_id, "person_id": person_id, "players": players, "pace": speed, "at": new.at,
        "before": old.own.rating, "after": new.own.rating, "deviation": new.own.deviation,
    }  # fmt: skip
    await connection.execute(insert(rating_changes), [change])


def _in(pool: Pool) -> tuple[Any, Any]:
    return ratings.c.players == pool[0], ratings.c.pace == pool[1]


# Reading


async def read(connection: AsyncConnection, people_there: Collection[str], pool: Pool) -> dict[str, Standing]:
    query = select(ratings).where(ratings.c.person_id.in_(sorted(people_there)), *_in(pool))
    return {row.person_id: standing_of(row) for row in await connection.execute(query)}


async def of_person(connection: AsyncConnection, person_id: str) -> dict[Pool, Standing]:
    query = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.players, ratings.c.pace)
    return {(row.players, row.pace): standing_of(row) for row in await connection.execute(query)}


async def history(connection: AsyncConnection, person_id: str, most: int = HISTORY) -> list[Json]:
    """How the last rated games have changed somebody's ratings, the oldest first."""
    query = select(rating_changes).where(rating_changes.c.person_id == person_id)
    query = query.order_by(rating_changes.c.at.desc(), rating_changes.c.game_id.desc()).limit(most)
    return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]


async def shown_at(connection: AsyncConnection, tables: Sequence[GameRow], now: float) -> dict[str, list[Json | None]]:
    """What is shown of the ratings at these tables, by seat: at rated ones of everybody, elsewhere, as long as the game
    is not over, of those who show theirs."""
    live = [game for game in tables if game.ratings is None and not game.is_finished and game.players > 1]
    there = {person_id for game in live for person_id in game.people}
    query = select(ratings, people.c.show_ratings).join(people, people.c.id == ratings.c.person_id)
    found: dict[str, dict[Pool, tuple[Standing, bool]]] = defaultdict(dict)
    if there:
        for row in await connection.execute(query.where(ratings.c.person_id.in_(sorted(there)))):
            found[row.person_id][row.players, row.pace] = standing_of(row), bool(row.show_ratings)
    told: dict[str, list[Json | None]] = {}
    for game in tables:
        stored = rules.shown_at(game)
        if stored is not None:
            told[game.id] = list(stored)
    for game in live:
        pool = pool_of(game)
        told[game.id] = [_seen(game, found[row.person_id or ""].get(pool), row, now) for row in game.seats]
    return told


def _seen(game: GameRow, known: tuple[Standing, bool] | None, row: Any, now: float) -> Json | None:
    if row.person_id is None:
        fixed = None if row.bot is None else rules.bot_rating(row.bot, game.players)
        return None if fixed is None else rules.before_and_after(fixed.rating, fixed.deviation)
    standing, shows = known or (Standing(), False)
    if not game.rated and not shows:
        return None
    return rules.before_and_after(standing.own.rating, standing.deviation(now))


async def board(
    connection: AsyncConnection, pool: Pool, now: float, key: tuple[float, str] | None, limit: int
) -> list[Any]:
    """The best of those who show their rating, with their places; one more than asked for, if there are so many."""
    place = func.rank().over(order_by=ratings.c.rating.desc()).label("place")
    listed = select(ratings, people.c.name, place).join(people, people.c.id == ratings.c.person_id)
    found = listed.where(*_in(pool), *_listed(now)).subquery()
    query = select(found).order_by(found.c.rating.desc(), found.c.person_id.desc()).limit(limit + 1)
    if key is not None:
        query = query.where(tuple_(found.c.rating, found.c.person_id) < tuple_(*map(literal, key)))
    return list(await connection.execute(query))


def _listed(now: float) -> tuple[Any, ...]:
    """Who wants to be on leaderboards, and is known well enough, after all the time without a game."""
    shows = (people.c.show_ratings.is_(True), people.c.deleted.is_(None), people.c.banned.is_(None))
    volatility = ratings.c.volatility * SCALE
    grown = ratings.c.deviation * ratings.c.deviation + volatility * volatility * (now - ratings.c.at) / rules.PERIOD
    return (*shows, grown <= rules.ESTABLISHED**2)

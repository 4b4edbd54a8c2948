"""Tables: making them, and who sits there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Text, cast, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.engine import Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.server import clocks
from grandaustria.server.db.schema import games, people, seats
from grandaustria.server.resigning import given_up
from grandaustria.server.seating import leave
from grandaustria.server.store import invitations, plans, play, ratings, tournaments, wishes
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.version import __version__

Json = dict[str, Any]
OWN_RULES = "own"
ARRANGED = (
    "host_id", "status", "due", "end_votes", "finished", "engine_version", "numbering_version",
    "code", "removed", "players", "bot_to_act", "times", "expires", "result", "question", "rated", "ratings",
)  # fmt: skip
"""What of a game's row changes when only its seats or its host do."""


async def add_game(connection: AsyncConnection, setup: Setup, around: Sequence[SeatRow], facts: Json) -> GameRow:
    """A new table; `facts` are the columns that do not follow from the set-up, the id and the code among them."""
    row = {
        "status": "open",
        "setup": setup.to_json(),
        "rules": setup.rules.name() or OWN_RULES,
        "players": 1 if setup.solo else setup.players,
        "engine_version": __version__,
        "numbering_version": NUMBERING_VERSION,
        **facts,
    }
    await connection.execute(insert(games), [row])
    await connection.execute(insert(seats), [{"game_id": row["id"], **play.seat_values(seat)} for seat in around])
    game = await play.read_game(connection, row["id"])
    assert game is not None
    return game


async def store_change(
    connection: AsyncConnection, before: GameRow, after: GameRow, now: float, **told: Any
) -> GameRow:
    """Store who sits where now, as an update of its own; the game is locked and stays as it is otherwise."""
    after = await ratings.still_rated(connection, before, clocks.rearranged(before, after, now))
    after = replace(after, revision=before.revision + 1)
    if after.rated != before.rated:
        told = {**told, "unrated": True}
    columns = {name: getattr(after, name) for name in ARRANGED}
    if after.setup_data != before.setup_data:  # otherwise it stays as it was written, perhaps by an older version
        columns["setup"] = after.setup_data
    await play.write_game(connection, before, revision=after.revision, **columns)
    await play.write_seats(connection, before, after)
    if after.removed != before.removed:
        await invitations.withdraw(connection, after.id, set(after.removed) - set(before.removed))
    if after.seats != before.seats or after.status != "running":  # nobody plans for a seat that the house plays
        gone = [row.seat for row in after.seats if row.bot or after.status != "running"]
        await plans.drop(connection, after.id, gone)
    await play.append_update(connection, after.id, after.revision, table_update(after, now, told), now)
    await play.notify(connection, after.id, after.revision)
    return await ratings.settle(connection, before, after, now)


def table_update(game: GameRow, now: float, told: Json) -> Json:
    """An update about the table itself; people by their ids, whose names may change."""
    return {
        "type": "update",
        "revision": game.revision,
        "kind": "table",
        "seat": None,
        "at": now,
        "moves": game.moves,
        "status": game.status,
        "run": None,
        "events": [],
        "table": arrangement(game) | told,
    }


def arrangement(game: GameRow) -> Json:
    """Who sits where, as everybody may know it."""
    return {"host": game.host_id, "seats": [_arranged(row) for row in game.seats]}


def _arranged(row: SeatRow) -> Json:
    told = {"seat": row.seat, "person": row.person_id, "bot": row.bot, "given_up": row.given_up}
    # Only where it says something: most never have any of these.
    return told | {name: True for name in ("closed", "for_turn", "resigned") if getattr(row, name)}


async def vacate(connection: AsyncConnection, person_id: str, now: float) -> list[tuple[str, int]]:
    """Somebody leaves for good: open seats are freed, bots play the others on. The tables that changed."""
    await tournaments.leave_all(connection, person_id, now)
    await wishes.end(connection, person_id)  # first: whoever is being seated at this moment sits there after it
    query = select(games.c.id).where(games.c.status.in_(("open", "running")), games.c.id.in_(ids_of(person_id)))
    changed: list[tuple[str, int]] = []
    for game_id in (await connection.execute(query.order_by(games.c.id))).scalars().all():
        game = await play.read_game(connection, game_id, lock=True)
        if game is not None and _can_leave(game, person_id):
            after = await store_change(connection, game, await _without(connection, game, person_id, now), now)
            changed.append((game_id, after.revision))
    return changed


async def _without(connection: AsyncConnection, game: GameRow, person_id: str, now: float) -> GameRow:
    """The table after somebody has left the house; a game that counts they lose, as if they had given it up."""
    if game.status == "open" or not game.counts:
        return leave(game, person_id)
    try:
        hosted = await play.read_hosted(connection, game)
    except play.Unreplayable:  # it is frozen when somebody next looks at it, and rates nothing
        return leave(game, person_id)
    return given_up(game, game.seats[game.seats_of(person_id)[0]], hosted, now)


async def stay_removed(connection: AsyncConnection, old: str, new: str) -> None:
    """Whom hosts took off their open tables is somebody else by now, and as little welcome there."""
    named = cast(games.c.removed, Text).contains(f'"{old}"', autoescape=True)
    query = select(games.c.id).where(games.c.status == "open", named).order_by(games.c.id)
    for game_id in (await connection.execute(query)).scalars().all():
        game = await play.read_game(connection, game_id, lock=True)
        if game is not None and not game.is_member(new):
            await play.write_game(connection, game, removed=[*game.removed, new])


def _can_leave(game: GameRow, person_id: str) -> bool:
    """Somebody may only watch their own running table, or have left it before."""
    plays = any(row.person_id == person_id and (row.for_turn or not row.given_up) for row in game.seats)
    return game.status == "open" or (game.status == "running" and plays)


def ids_of(person_id: str) -> Any:
    """The tables somebody sits at or is the host of; where luck is shared, only those they sit at."""
    sitting = select(seats.c.game_id).where(seats.c.person_id == person_id)
    return sitting.union(select(games.c.id).where(games.c.host_id == person_id, games.c.luck_id.is_(None)))


async def count_hosted(connection: AsyncConnection, person_id: str, status: str) -> int:
    """How many tables of this host are open, or running; what shares its luck is bounded by itself, here and below."""
    return await _count(connection, games.c.host_id == person_id, games.c.status == status)


async def count_with_bots(connection: AsyncConnection, person_id: str) -> int:
    """How many running games of this host bots play in, or will if one person leaves."""
    with_bots = exists().where(seats.c.game_id == games.c.id, seats.c.bot.is_not(None))
    alone = or_(games.c.hot_seat, games.c.players == 1)
    running = (games.c.host_id == person_id, games.c.status == "running")
    return await _count(connection, *running, or_(alone, with_bots))


async def count_public(connection: AsyncConnection, person_id: str) -> int:
    """How many public tables of this host are open or running."""
    status = games.c.status.in_(("open", "running"))
    return await _count(connection, games.c.host_id == person_id, status, games.c.public.is_(True))


async def _count(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(games).where(games.c.luck_id.is_(None), *conditions)
    return int((await connection.execute(query)).scalar_one())


async def find_by_code(connection: AsyncConnection, code: str) -> GameRow | None:
    game_id = (await connection.execute(select(games.c.id).where(games.c.code == code))).scalar_one_or_none()
    return None if game_id is None else await play.read_game(connection, game_id)


async def find_rematch(connection: AsyncConnection, game_id: str) -> GameRow | None:
    """The latest rematch of a game, unless it was closed before it began."""
    given_up = (games.c.status == "ended") & games.c.started.is_(None)
    query = select(games.c.id).where(games.c.rematch_of == game_id, ~given_up).order_by(games.c.created.desc())
    found = (await connection.execute(query.limit(1))).scalar_one_or_none()
    return None if found is None else await play.read_game(connection, found)


async def names_of(connection: AsyncConnection, tables: Sequence[GameRow]) -> dict[str, str]:
    """The names of everybody at these tables."""
    ids = {game.host_id for game in tables}
    ids |= {row.person_id for game in tables for row in game.seats if row.person_id}
    return await names_by_id(connection, ids)


async def names_by_id(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, str]:
    query = select(people.c.id, people.c.name).where(people.c.id.in_(sorted(ids)))
    return {row.id: row.name for row in await connection.execute(query)}

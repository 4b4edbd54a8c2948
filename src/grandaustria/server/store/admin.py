"""What operators see and do: people, tables, reports. Times are seconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import chat, games, people, reports, seats, sessions
from grandaustria.server.store import people as persons
from grandaustria.server.store import play, tables
from grandaustria.server.store.people import PersonRow

Row = dict[str, Any]
NO_PASSWORD = "!"
"""In the place of a password's hash: no password has it, and the account is one still."""


def _containing(column: Any, text: str) -> Any:
    """Whether a column holds this text, in any case; signs that mean something to LIKE mean themselves."""
    return func.lower(column).contains(text.lower(), autoescape=True)


async def _rows(connection: AsyncConnection, query: Any) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


# People


async def list_people(connection: AsyncConnection, search: str | None, accounts: bool, limit: int) -> list[Row]:
    """People who are still there, the newest first; a search looks at names and ids."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.person_id == people.c.id).scalar_subquery()
    sitting = select(func.count()).select_from(seats).where(seats.c.person_id == people.c.id).scalar_subquery()
    query = select(
        people.c.id,
        people.c.name,
        people.c.password_hash.is_not(None).label("account"),
        people.c.created,
        seen.label("seen"),
        sitting.label("seats"),
    ).where(people.c.deleted.is_(None))
    if search:
        query = query.where(or_(_containing(people.c.name, search), people.c.id == search))
    if accounts:
        query = query.where(people.c.password_hash.is_not(None))
    return await _rows(connection, query.order_by(people.c.created.desc(), people.c.id).limit(limit))


async def find_person(connection: AsyncConnection, text: str, name_key: str) -> PersonRow | None:
    """Somebody by id, or by the name of their account."""
    person = await persons.read_person(connection, text) or await persons.read_account(connection, name_key)
    return person if person is not None and person.deleted is None else None


async def remove_person(connection: AsyncConnection, person_id: str, now: float) -> int:
    """Delete an account or guest as they could themselves: bots play on, games keep "former guest"."""
    left = await tables.vacate(connection, person_id, now)
    await persons.delete_person(connection, person_id, now)
    return len(left)


async def reset_password(connection: AsyncConnection, person_id: str, recovery_hash: str) -> int:
    """The old password is worth nothing and every session ends; the new code lets its owner in again."""
    secrets = {"password_hash": NO_PASSWORD, "recovery_hash": recovery_hash}
    await persons.change_person(connection, person_id, **secrets)
    return len(await persons.end_sessions(connection, person_id))


# Tables


async def list_tables(connection: AsyncConnection, status: str | None, search: str | None, limit: int) -> list[Row]:
    """Tables, the newest first; a search looks at titles, ids, and who sits there."""
    query = select(
        games.c.id,
        games.c.status,
        games.c.public,
        games.c.title,
        games.c.players,
        games.c.moves,
        games.c.created,
        games.c.turn_since,
        games.c.frozen_reason,
    )
    if status:
        query = query.where(games.c.status == status)
    if search:
        sitting = select(seats.c.game_id).join(people, people.c.id == seats.c.person_id)
        named = sitting.where(or_(_containing(people.c.name, search), people.c.id == search))
        query = query.where(or_(_containing(games.c.title, search), games.c.id == search, games.c.id.in_(named)))
    return await _rows(connection, query.order_by(games.c.created.desc(), games.c.id).limit(limit))


async def end_table(connection: AsyncConnection, game: play.GameRow, now: float) -> None:
    """End a table that is open or running, without a result; what has not begun does not come into the archive."""
    after = replace(game, status="ended", finished=now if game.started else None, due=None)
    await tables.store_change(connection, game, after, now, ended="operator")


async def remove_table(connection: AsyncConnection, game: play.GameRow) -> None:
    """Delete a table with all that belongs to it: moves, chat, reports; the processes that show it look for it."""
    await connection.execute(delete(games).where(games.c.id == game.id))
    await play.notify(connection, game.id, game.revision + 1)


# Reports


async def list_reports(connection: AsyncConnection, closed: bool, limit: int) -> list[Row]:
    """Reports with the message they are about, the oldest first."""
    reporter, about = people.alias("reporter"), people.alias("about")
    query = (
        select(
            reports.c.id,
            reports.c.at,
            reports.c.closed,
            reports.c.game_id.label("table"),
            reports.c.person_id.label("by"),
            reporter.c.name.label("by_name"),
            reports.c.about_id.label("about"),
            about.c.name.label("about_name"),
            reports.c.text,
            chat.c.text.label("message"),
            chat.c.at.label("message_at"),
        )
        .join(reporter, reporter.c.id == reports.c.person_id, isouter=True)
        .join(about, about.c.id == reports.c.about_id, isouter=True)
        .join(chat, chat.c.id == reports.c.chat_id, isouter=True)
    )
    if not closed:
        query = query.where(reports.c.closed.is_(None))
    return await _rows(connection, query.order_by(reports.c.id).limit(limit))


async def close_reports(connection: AsyncConnection, ids: Sequence[int], now: float) -> int:
    """Mark them as dealt with; how many were open."""
    query = update(reports).where(reports.c.id.in_(ids), reports.c.closed.is_(None)).values(closed=now)
    return (await connection.execute(query)).rowcount

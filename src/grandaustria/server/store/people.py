"""People and their sessions. Of a session only the hash of its token is kept."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, column, delete, exists, insert, literal, or_, select, update, values
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import (
    ID,
    games,
    notes,
    outbox,
    people,
    rating_changes,
    ratings,
    seats,
    sessions,
    tries,
)
from grandaustria.server.store import alert_times, invitations, notices, shunned

FORMER = "former guest"
"""What remains of the name of somebody who has left for good."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person as the database has them; with a password they have an account."""

    id: str
    name: str
    name_key: str | None
    password_hash: str | None
    recovery_hash: str | None
    created: float
    deleted: float | None
    email: str | None
    webhook: str | None
    language: str
    banned: float | None
    show_ratings: bool
    show_page: bool


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A browser or program that is known as a person."""

    id: str
    person_id: str
    created: float
    seen: float
    agent: str


PERSON = tuple(PersonRow.__dataclass_fields__)
SESSION = tuple(SessionRow.__dataclass_fields__)
AGENT_LENGTH = 200
ON_ITS_WAY_SECONDS = 60.0
"""In which a new cookie has come to every tab of a browser."""


def hash_of(code: str) -> str:
    """How a printed code is stored: it is long and random, so that a plain hash is enough."""
    return hashlib.sha256(code.encode()).hexdigest()


def token_hash(secret: str, token: str) -> str:
    """How a session's token is stored: without the server's secret a copy of the database proves nothing."""
    return hmac.new(secret.encode(), token.encode(), hashlib.sha256).hexdigest()


def address_hash(secret: str, network: str) -> str:
    """How it is stored where somebody came from: there are few enough addresses to try, so only with the secret."""
    return token_hash(secret, f"address {network}")


def person_row(row: RowMapping) -> PersonRow:
    return PersonRow(**{name: row[name] for name in PERSON})


def session_row(row: RowMapping) -> SessionRow:
    return SessionRow(**{name: row[name] for name in SESSION})


async def add_person(connection: AsyncConnection, person_id: str, name: str, language: str, now: float) -> None:
    await connection.execute(insert(people), [{"id": person_id, "name": name, "language": language, "created": now}])


async def read_person(connection: AsyncConnection, person_id: str) -> PersonRow | None:
    row = (await connection.execute(select(people).where(people.c.id == person_id))).mappings().one_or_none()
    return None if row is None else person_row(row)


async def read_account(connection: AsyncConnection, name_key: str) -> PersonRow | None:
    """The person who keeps this name with a password."""
    query = select(people).where(people.c.name_key == name_key, people.c.deleted.is_(None))
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else person_row(row)


async def is_name_taken(connection: AsyncConnection, name_key: str, look: str, by_others_than: str) -> bool:
    """Whether somebody else keeps this name, or one that looks the same, with a password."""
    same = or_(people.c.name_key == name_key, people.c.look == look)
    query = select(exists().where(same, people.c.deleted.is_(None), people.c.id != by_others_than))
    return bool((await connection.execute(query)).scalar_one())


async def names_around(connection: AsyncConnection, person_id: str) -> list[str]:
    """The names of the others at the open and running tables where somebody sits."""
    own = select(seats.c.game_id).join(games, games.c.id == seats.c.game_id)
    own = own.where(seats.c.person_id == person_id, games.c.status.in_(("open", "running")))
    query = select(people.c.name).join(seats, seats.c.person_id == people.c.id)
    query = query.where(seats.c.game_id.in_(own), people.c.id != person_id).distinct()
    return list((await connection.execute(query)).scalars())


async def change_person(connection: AsyncConnection, person_id: str, **changes: Any) -> None:
    await connection.execute(update(people).where(people.c.id == person_id).values(**changes))


async def delete_person(connection: AsyncConnection, person_id: str, now: float) -> None:
    """Forget who somebody was; the row stays for the games they played. With the sessions go the browsers told."""
    await connection.execute(delete(sessions).where(sessions.c.person_id == person_id))
    await connection.execute(delete(outbox).where(outbox.c.person_id == person_id))
    await shunned.forget(connection, person_id)
    await invitations.forget(connection, person_id)
    await alert_times.forget(connection, person_id)
    for owned in (notes, ratings, rating_changes):
        await connection.execute(delete(owned).where(owned.c.person_id == person_id))
    nothing: dict[str, Any] = dict.fromkeys(("name_key", "look", "password_hash", "recovery_hash", "email", "webhook"))
    nothing |= {"show_ratings": False, "show_page": False}
    await change_person(connection, person_id, name=FORMER, language="en", deleted=now, **nothing)


async def add_session(
    connection: AsyncConnection,
    session_id: str,
    person_id: str,
    hashed: str,
    agent: str,
    now: float,
    address: str | None = None,
) -> None:
    row = {"id": session_id, "person_id": person_id, "token_hash": hashed, "created": now, "seen": now}
    await connection.execute(insert(sessions), [{**row, "agent": agent[:AGENT_LENGTH], "address": address}])


async def find_session(connection: AsyncConnection, hashed: str) -> tuple[SessionRow, PersonRow] | None:
    """The session with this token, and whose it is."""
    query = select(sessions).where(sessions.c.token_hash == hashed)
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None:
        return None
    person = await read_person(connection, row["person_id"])
    return None if person is None or person.deleted is not None else (session_row(row), person)


async def read_sessions(connection: AsyncConnection, person_id: str) -> list[SessionRow]:
    query = select(sessions).where(sessions.c.person_id == person_id).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [session_row(row) for row in (await connection.execute(query)).mappings()]


async def touch_session(connection: AsyncConnection, session_id: str, now: float, address: str | None) -> None:
    await connection.execute(update(sessions).where(sessions.c.id == session_id).values(seen=now, address=address))


async def end_sessions(
    connection: AsyncConnection, person_id: str, only: str | None = None, keep: str | None = None
) -> Sequence[str]:
    """End one session of a person, or all but one; the ids of those that were ended."""
    query = select(sessions.c.id).where(sessions.c.person_id == person_id)
    if only is not None:
        query = query.where(sessions.c.id == only)
    if keep is not None:
        query = query.where(sessions.c.id != keep)
    ended = list((await connection.execute(query)).scalars())
    await connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
    for session_id in ended:  # other processes remember them for a few seconds
        await notices.tell(connection, [notices.HOUSE], notices.ENDED, session_id)
    return ended


async def replace_sessions(connection: AsyncConnection, person_id: str, now: float) -> Sequence[str]:
    """End all sessions of a person, in whose place there is another, its cookie on its way to the browser."""
    old = select(sessions.c.token_hash, literal(now + ON_ITS_WAY_SECONDS)).where(sessions.c.person_id == person_id)
    await connection.execute(insert(tries).from_select(["key", "until"], old))
    return await end_sessions(connection, person_id)


async def was_replaced(connection: AsyncConnection, hashed: str, now: float) -> bool:
    """Whether the session with this token was, a moment ago."""
    query = select(exists().where(tries.c.key == hashed, tries.c.until > now))
    return bool((await connection.execute(query)).scalar_one())


async def existing_sessions(connection: AsyncConnection, session_ids: Sequence[str]) -> set[str]:
    """Those of these sessions that have not ended; those of who is banned have."""
    asked = values(column("id", ID), name="asked").data([(one,) for one in session_ids]).cte()
    # One after the other, which a scalar asks for: joined, PostgreSQL might find it cheaper to read both tables whole.
    free = select(people.c.banned.is_(None)).join(sessions, sessions.c.person_id == people.c.id)
    query = select(asked.c.id).where(free.where(sessions.c.id == asked.c.id).scalar_subquery())
    return set((await connection.execute(query)).scalars())

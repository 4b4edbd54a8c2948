"""Whom the operator has banned, and from where no guest is let in: as keyed hashes of addresses, for a while."""

from __future__ import annotations

import math
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import banned_addresses, people, sessions
from grandaustria.server.store import tables

DAY = 86_400.0
KEPT_DAYS = 30
"""As long as anything is known of an address: where a session was last used from, and where no guest is let in."""


def _kept_since(now: float) -> float:
    return now - KEPT_DAYS * DAY


def days_left(seen: float, now: float) -> int:
    """How long it will still be known where somebody came from then."""
    return math.ceil((seen + KEPT_DAYS * DAY - now) / DAY)


async def ban(connection: AsyncConnection, person_id: str, now: float) -> int:
    """From now on they can do nothing here: open seats are freed, bots play the others on. How many tables changed."""
    await connection.execute(
        update(people).where(people.c.id == person_id, people.c.banned.is_(None)).values(banned=now)
    )
    return len(await tables.vacate(connection, person_id, now))


async def last_address(connection: AsyncConnection, person_id: str, now: float) -> tuple[str, float] | None:
    """Where somebody came from last, as a keyed hash, and when, if that is still known."""
    used = (sessions.c.person_id == person_id, sessions.c.address.is_not(None), sessions.c.seen > _kept_since(now))
    query = select(sessions.c.address, sessions.c.seen).where(*used)
    found = (await connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id).limit(1))).first()
    return None if found is None else (found.address, found.seen)


async def ban_address(connection: AsyncConnection, person_id: str, address: str, seen: float) -> None:
    """Nobody new is let in from there; its time counts from when they came, since it is not known for longer."""
    await connection.execute(delete(banned_addresses).where(banned_addresses.c.person_id == person_id))
    await connection.execute(insert(banned_addresses), [{"address": address, "person_id": person_id, "at": seen}])


async def unban(connection: AsyncConnection, person_id: str) -> None:
    await connection.execute(update(people).where(people.c.id == person_id).values(banned=None))
    await connection.execute(delete(banned_addresses).where(banned_addresses.c.person_id == person_id))


async def is_address_banned(connection: AsyncConnection, address: str, now: float) -> bool:
    banned = (banned_addresses.c.address == address, banned_addresses.c.at > _kept_since(now))
    return bool((await connection.execute(select(exists().where(*banned)))).scalar_one())


async def list_bans(connection: AsyncConnection, now: float, limit: int) -> list[dict[str, Any]]:
    """Who is banned, the latest first, and until when no guest is let in from where they came."""
    until = select(func.max(banned_addresses.c.at) + KEPT_DAYS * DAY).where(
        banned_addresses.c.person_id == people.c.id, banned_addresses.c.at > _kept_since(now)
    )
    query = (
        select(
            people.c.id,
            people.c.name,
            people.c.password_hash.is_not(None).label("account"),
            people.c.banned,
            until.scalar_subquery().label("nobody_new_until"),
        )
        .where(people.c.banned.is_not(None), people.c.deleted.is_(None))
        .order_by(people.c.banned.desc(), people.c.id)
        .limit(limit)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def remembered(before: float) -> ColumnElement[bool]:
    """Sessions of which an address is still known though they were last used before a moment."""
    return sessions.c.address.is_not(None) & (sessions.c.seen < before)


async def forget_addresses(connection: AsyncConnection, now: float) -> None:
    """Nothing is known any more of where anybody came from so long ago."""
    before = _kept_since(now)
    await connection.execute(update(sessions).where(remembered(before)).values(address=None))
    await connection.execute(delete(banned_addresses).where(banned_addresses.c.at < before))

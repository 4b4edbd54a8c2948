"""What is said at tables, who does not want to hear whom, and what was reported to the operators."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import chat, mutes, people, reports
from grandaustria.server.store import notices

Json = dict[str, Any]
INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}
MINUTE, HOUR = 60.0, 3600.0
PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
"""The rooms of a table: of those who sit there, and of those who watch."""


async def add_message(
    connection: AsyncConnection, game_id: str, person_id: str, said: str, now: float, room: str = PLAYERS
) -> int:
    row = {"game_id": game_id, "person_id": person_id, "text": said, "at": now, "room": room}
    return int((await connection.execute(insert(chat).values(**row).returning(chat.c.id))).scalar_one())


async def said_lately(connection: AsyncConnection, person_id: str, now: float) -> int:
    """How much somebody has said in the last minute, at all tables."""
    query = select(func.count()).where(chat.c.person_id == person_id, chat.c.at > now - MINUTE)
    return int((await connection.execute(query)).scalar_one())


def _messages() -> Select[Any]:
    columns = (chat.c.id, chat.c.game_id, chat.c.person_id, people.c.name, chat.c.text, chat.c.at, chat.c.room)
    return select(*columns).join(people, people.c.id == chat.c.person_id)


def _message(row: Any) -> Json:
    """A message as it is sent; its text is text, never markup."""
    return {
        "type": "chat",
        "id": row.id,
        "person": {"id": row.person_id, "name": row.name},
        "text": row.text,
        "at": row.at,
        "room": row.room,
    }


async def read_message(connection: AsyncConnection, game_id: str, message_id: int) -> Json | None:
    query = _messages().where(chat.c.id == message_id, chat.c.game_id == game_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _message(row)


async def read_messages(
    connection: AsyncConnection, game_id: str, reader: str, room: str, since: int | None, before: int | None, limit: int
) -> list[Json]:
    """What the reader has not muted in a room, the oldest first: from a message on, or the last ones before one."""
    muted = select(mutes.c.muted_id).where(mutes.c.person_id == reader)
    query = _messages().where(chat.c.game_id == game_id, chat.c.room == room, chat.c.person_id.not_in(muted))
    if before is not None:
        query = query.where(chat.c.id < before)
    if since is not None:
        found = await connection.execute(query.where(chat.c.id > since).order_by(chat.c.id).limit(limit))
        return [_message(row) for row in found]
    found = await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))
    return [_message(row) for row in reversed(found.all())]


async def notify(connection: AsyncConnection, game_id: str, message_id: int, sender: str) -> None:
    """Tell the other processes where there is something to read; not what."""
    await notices.tell(connection, [game_id], notices.CHAT, message_id, sender)


# Mutes


async def deaf_to(connection: AsyncConnection, person_id: str, among: Iterable[str]) -> frozenset[str]:
    """Who of these has muted somebody."""
    query = select(mutes.c.person_id).where(mutes.c.muted_id == person_id, mutes.c.person_id.in_(sorted(among)))
    return frozenset((await connection.execute(query)).scalars())


async def read_mutes(connection: AsyncConnection, person_id: str) -> list[Json]:
    query = select(people.c.id, people.c.name).join(mutes, mutes.c.muted_id == people.c.id)
    found = await connection.execute(query.where(mutes.c.person_id == person_id).order_by(people.c.name, people.c.id))
    return [{"id": row.id, "name": row.name} for row in found]


async def mute(connection: AsyncConnection, person_id: str, muted_id: str) -> None:
    upsert = INSERTS[connection.dialect.name](mutes).values(person_id=person_id, muted_id=muted_id)
    await connection.execute(upsert.on_conflict_do_nothing())


async def unmute(connection: AsyncConnection, person_id: str, muted_id: str) -> None:
    await connection.execute(delete(mutes).where(mutes.c.person_id == person_id, mutes.c.muted_id == muted_id))


# Reports


async def add_report(connection: AsyncConnection, report: Json) -> None:
    await connection.execute(insert(reports), [report])


async def reported_lately(connection: AsyncConnection, person_id: str, now: float) -> int:
    query = select(func.count()).where(reports.c.person_id == person_id, reports.c.at > now - HOUR)
    return int((await connection.execute(query)).scalar_one())

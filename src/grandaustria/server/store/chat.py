"""What is said at tables, and what was reported to the operators."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import chat, people, reports
from grandaustria.server.store import notices
from grandaustria.server.store.shunned import unheard_by

Json = dict[str, Any]
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
    """What the reader does not shun in a room, the oldest first: from a message on, or the last ones before one."""
    heard = chat.c.person_id.not_in(unheard_by(reader))
    query = _messages().where(chat.c.game_id == game_id, chat.c.room == room, heard)
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


# Reports


async def add_report(connection: AsyncConnection, report: Json) -> None:
    await connection.execute(insert(reports), [report])


async def reported_lately(connection: AsyncConnection, person_id: str, now: float) -> int:
    query = select(func.count()).where(reports.c.person_id == person_id, reports.c.at > now - HOUR)
    return int((await connection.execute(query)).scalar_one())

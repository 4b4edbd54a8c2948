"""What people note about games, each for themselves: it stays when the game is over, and goes with its owner."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import notes
from grandaustria.server.db.upsert import upsert

Json = dict[str, Any]
KEY = ("person_id", "game_id")


async def read(connection: AsyncConnection, person_id: str, game_id: str | None = None) -> list[Json]:
    """All that somebody has noted, the latest first, or about one game."""
    query = select(notes.c.game_id, notes.c.text, notes.c.at).where(notes.c.person_id == person_id)
    if game_id is not None:
        query = query.where(notes.c.game_id == game_id)
    found = await connection.execute(query.order_by(notes.c.at.desc(), notes.c.game_id))
    return [{"table": row.game_id, "text": row.text, "at": row.at} for row in found]


async def count_others(connection: AsyncConnection, person_id: str, game_id: str) -> int:
    """About how many other games somebody has noted something."""
    query = select(func.count()).where(notes.c.person_id == person_id, notes.c.game_id != game_id)
    return int((await connection.execute(query)).scalar_one())


async def write(connection: AsyncConnection, person_id: str, game_id: str, text: str, now: float) -> None:
    """In the place of what was noted before; nothing at all is not kept."""
    if not text:
        own = (notes.c.person_id == person_id, notes.c.game_id == game_id)
        await connection.execute(delete(notes).where(*own))
        return
    writing = upsert(connection, notes).values(person_id=person_id, game_id=game_id, text=text, at=now)
    await connection.execute(writing.on_conflict_do_update(index_elements=KEY, set_={"text": text, "at": now}))


async def hand_over(connection: AsyncConnection, old: str, new: str) -> None:
    """What a guest noted becomes the account's; where that has noted something itself, both stand there."""
    for note in await read(connection, old):
        own = await read(connection, new, note["table"])
        if own:
            both = "\n".join((own[0]["text"], note["text"]))
            await write(connection, new, note["table"], both, max(own[0]["at"], note["at"]))
    kept = select(notes.c.game_id).where(notes.c.person_id == new)
    await connection.execute(delete(notes).where(notes.c.person_id == old, notes.c.game_id.in_(kept)))
    await connection.execute(update(notes).where(notes.c.person_id == old).values(person_id=new))

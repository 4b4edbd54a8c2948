"""The secrets of events at whose tables the luck is the same: made for one, read only to play, gone at its end."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, shared_luck
from grandaustria.server.sealed import SECRET_BYTES, SealedChance


async def make(connection: AsyncConnection, luck_id: str, now: float) -> None:
    """A secret from the system's secure generator, for one event."""
    row = {"id": luck_id, "secret": secrets.token_bytes(SECRET_BYTES), "created": now}
    await connection.execute(insert(shared_luck), [row])


async def chance_of(connection: AsyncConnection, luck_id: str) -> SealedChance | None:
    """What decides at the tables of an event; None once it is over."""
    query = select(shared_luck.c.secret).where(shared_luck.c.id == luck_id)
    secret = (await connection.execute(query)).scalar_one_or_none()
    return None if secret is None else SealedChance(secret)


async def destroy(connection: AsyncConnection, luck_id: str) -> None:
    """The event is over, and none of its games goes on: nobody can learn any more what would have come."""
    await connection.execute(delete(shared_luck).where(shared_luck.c.id == luck_id))


async def unseal(connection: AsyncConnection, luck_id: str) -> None:
    """From now on everybody may look at the games that shared this luck."""
    opened = update(games).where(games.c.luck_id == luck_id, games.c.sealed.is_(True))
    await connection.execute(opened.values(sealed=False))

"""Who has a table open at which process: written by each for itself, when somebody comes or goes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.processes import presence
from grandaustria.server.store import notices


async def write(
    connection: AsyncConnection,
    process: str,
    game_id: str,
    came: Collection[str],
    went: Collection[str] | None,
) -> None:
    """These people came to a table at a process, and these went; none means all who were there."""
    gone = delete(presence).where(presence.c.process == process, presence.c.game_id == game_id)
    if went is None:
        await connection.execute(gone)
    elif went:
        await connection.execute(gone.where(presence.c.person_id.in_(sorted(went))))
    rows = [{"process": process, "game_id": game_id, "person_id": one} for one in sorted(came)]
    if rows:
        await connection.execute(insert(presence), rows)
    await notices.tell(connection, [game_id], notices.PRESENCE, process)


async def elsewhere(
    connection: AsyncConnection, game_ids: Iterable[str], but_at: Collection[str]
) -> dict[str, set[str]]:
    """Who has these tables open at other processes than those."""
    found: dict[str, set[str]] = {game_id: set() for game_id in game_ids}
    query = select(presence.c.game_id, presence.c.person_id).where(
        presence.c.game_id.in_(sorted(found)), presence.c.process.not_in(sorted(but_at))
    )
    for game_id, person_id in await connection.execute(query):
        found[game_id].add(person_id)
    return found


async def leave(connection: AsyncConnection, process: str) -> None:
    """Nobody is at a process any more."""
    gone = delete(presence).where(presence.c.process == process).returning(presence.c.game_id)
    left = sorted(set((await connection.execute(gone)).scalars()))
    await notices.tell(connection, left, notices.PRESENCE, process)

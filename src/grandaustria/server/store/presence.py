"""Who has a table open at which process: written by each for itself, forgotten when a process no longer says so."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import presence
from grandaustria.server.store import notices


async def write(
    connection: AsyncConnection,
    process: str,
    game_id: str,
    came: Collection[str],
    went: Collection[str] | None,
    now: float,
) -> None:
    """These people came to a table at a process, and these went; none means all who were there."""
    gone = delete(presence).where(presence.c.process == process, presence.c.game_id == game_id)
    if went is None:
        await connection.execute(gone)
    elif went:
        await connection.execute(gone.where(presence.c.person_id.in_(sorted(went))))
    rows = [{"process": process, "game_id": game_id, "person_id": one, "seen": now} for one in sorted(came)]
    if rows:
        await connection.execute(insert(presence), rows)
    await notices.tell(connection, [game_id], notices.PRESENCE, process)


async def elsewhere(
    connection: AsyncConnection, process: str, game_ids: Iterable[str], since: float
) -> dict[str, set[str]]:
    """Who has these tables open at other processes that have been heard of since a moment."""
    found: dict[str, set[str]] = {game_id: set() for game_id in game_ids}
    query = select(presence.c.game_id, presence.c.person_id).where(
        presence.c.game_id.in_(sorted(found)), presence.c.process != process, presence.c.seen > since
    )
    for game_id, person_id in await connection.execute(query):
        found[game_id].add(person_id)
    return found


async def keep(connection: AsyncConnection, process: str, now: float, since: float) -> None:
    """This process still runs; what others said before that moment is cleared away."""
    await connection.execute(update(presence).where(presence.c.process == process).values(seen=now))
    await connection.execute(delete(presence).where(presence.c.seen <= since))


async def leave(connection: AsyncConnection, process: str) -> None:
    """A process stops: nobody is there any more."""
    gone = delete(presence).where(presence.c.process == process).returning(presence.c.game_id)
    left = sorted(set((await connection.execute(gone)).scalars()))
    await notices.tell(connection, left, notices.PRESENCE, process)

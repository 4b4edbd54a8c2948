"""When people were last seen at their tables."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import ID, requests, seats

_SEEN = (
    update(seats)
    .where(
        seats.c.game_id == bindparam("of_game", type_=ID),
        seats.c.person_id == bindparam("of_person", type_=ID),
    )
    .values(seen=bindparam("at"))
)


async def write_seen(connection: AsyncConnection, noted: Mapping[tuple[str, str], float]) -> None:
    """By table and person; in one order, so that processes do not wait for each other in a circle."""
    rows = [{"of_game": game, "of_person": person, "at": at} for (game, person), at in sorted(noted.items())]
    await connection.execute(_SEEN, rows)


async def last_request(connection: AsyncConnection, game_id: str, person_id: str) -> float:
    """When somebody's last step at a table was granted; 0 if none is remembered."""
    query = select(func.max(requests.c.at)).where(requests.c.game_id == game_id, requests.c.person_id == person_id)
    return float((await connection.execute(query)).scalar_one() or 0.0)

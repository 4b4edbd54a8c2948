"""When people want to be told that it is their turn; who has chosen nothing has no row."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.alert_times import ALWAYS, Times
from grandaustria.server.db.alerting import alert_times
from grandaustria.server.db.upsert import upsert

FIELDS = tuple(Times.__dataclass_fields__)


async def read(connection: AsyncConnection, person_id: str) -> Times:
    return (await read_all(connection, [person_id])).get(person_id, ALWAYS)


async def read_all(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Times]:
    """What these people have chosen, of those who have."""
    query = select(alert_times).where(alert_times.c.person_id.in_(ids))
    found = (await connection.execute(query)).mappings()
    return {row["person_id"]: Times(**{name: row[name] for name in FIELDS}) for row in found}


async def keep(connection: AsyncConnection, person_id: str, times: Times) -> None:
    """In the place of what was chosen before."""
    adding = upsert(connection, alert_times).values(person_id=person_id, **asdict(times))
    await connection.execute(adding.on_conflict_do_update(index_elements=["person_id"], set_=asdict(times)))


async def hand_over(connection: AsyncConnection, old: str, new: str) -> None:
    """What a guest has chosen holds for the account, unless that has chosen itself."""
    chosen = await read_all(connection, [old, new])
    if old in chosen and new not in chosen:
        await keep(connection, new, chosen[old])


async def forget(connection: AsyncConnection, person_id: str) -> None:
    await connection.execute(delete(alert_times).where(alert_times.c.person_id == person_id))

"""Browsers that are told with the page closed: each belongs to a session, and goes with it.

What is told to a browser can be read by it alone, with keys of its own; what passes it on has the address.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.alerting import devices
from grandaustria.server.db.schema import people
from grandaustria.server.db.upsert import upsert


@dataclass(frozen=True, slots=True)
class Device:
    """A browser: where it is reached, its public key and its secret; and by which key it knows the house."""

    id: str
    person_id: str
    session_id: str
    endpoint: str
    p256dh: str
    auth: str
    server_key: str
    created: float
    language: str


FIELDS = tuple(name for name in Device.__dataclass_fields__ if name != "language")
_DEVICES = select(*(devices.c[name] for name in FIELDS), people.c.language).join(
    people, people.c.id == devices.c.person_id
)


async def add(connection: AsyncConnection, device: Device, most: int) -> None:
    """A browser is reached there from now on, and whoever used it before is not; of too many the oldest goes."""
    row = {name: getattr(device, name) for name in FIELDS} | {"endpoint_hash": hash_of(device.endpoint)}
    same = or_(devices.c.endpoint_hash == row["endpoint_hash"], devices.c.session_id == device.session_id)
    await connection.execute(delete(devices).where(same))
    await connection.execute(upsert(connection, devices).values(**row).on_conflict_do_nothing())
    own = select(devices.c.id).where(devices.c.person_id == device.person_id)
    kept = own.order_by(devices.c.created.desc(), devices.c.id).limit(most)
    await connection.execute(delete(devices).where(devices.c.person_id == device.person_id, devices.c.id.not_in(kept)))


def hash_of(endpoint: str) -> str:
    """Addresses are long; by this one is found."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def read(connection: AsyncConnection, device_id: str) -> Device | None:
    row = (await connection.execute(_DEVICES.where(devices.c.id == device_id))).mappings().one_or_none()
    return None if row is None else Device(**row)


async def of_session(connection: AsyncConnection, session_id: str | None) -> Device | None:
    """The browser of a session, if it is told."""
    query = _DEVICES.where(devices.c.session_id == session_id)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else Device(**row)


async def ids_of(connection: AsyncConnection, person_id: str, server_key: str) -> list[str]:
    """All browsers of somebody that know the house by this key."""
    query = select(devices.c.id).where(devices.c.person_id == person_id, devices.c.server_key == server_key)
    return list((await connection.execute(query.order_by(devices.c.id))).scalars())


async def drop(connection: AsyncConnection, device_id: str) -> None:
    await connection.execute(delete(devices).where(devices.c.id == device_id))


async def end(connection: AsyncConnection, session_id: str) -> None:
    """The browser of a session is not told any more."""
    await connection.execute(delete(devices).where(devices.c.session_id == session_id))

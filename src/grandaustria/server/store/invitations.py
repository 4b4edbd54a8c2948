"""Who was invited to which open table, and by whom.

Whoever has blocked the one who invites never learns of it, which nobody can see: it is kept like any other, and only
shown to nobody.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import blocks, games, invitations, people
from grandaustria.server.db.upsert import upsert

MOST_SHOWN = 50


class Invited(NamedTuple):
    """Somebody who was invited to a table, and whether they have declined."""

    person_id: str
    name: str
    by_id: str
    at: float
    declined: bool


class Invitation(NamedTuple):
    """A table to which somebody is invited, and by whom."""

    game_id: str
    by_id: str
    by_name: str
    at: float


async def add(connection: AsyncConnection, person_id: str, game_id: str, by_id: str, now: float) -> bool:
    """Invite somebody; asked again nothing more happens, whether or not they have declined. Whether it is new."""
    row = {"person_id": person_id, "game_id": game_id, "by_id": by_id, "at": now}
    adding = upsert(connection, invitations).values(**row).on_conflict_do_nothing()
    return bool((await connection.execute(adding)).rowcount)


async def at_table(connection: AsyncConnection, game_id: str) -> list[Invited]:
    """Who was invited to a table, the first first."""
    declined = invitations.c.declined.is_not(None)
    query = select(people.c.id, people.c.name, invitations.c.by_id, invitations.c.at, declined)
    query = query.join(people, people.c.id == invitations.c.person_id).where(invitations.c.game_id == game_id)
    found = await connection.execute(query.order_by(invitations.c.at, people.c.id, invitations.c.by_id))
    return [Invited(row[0], row[1], row[2], row[3], bool(row[4])) for row in found]


async def shown_to(connection: AsyncConnection, person_id: str) -> list[Invitation]:
    """The invitations somebody may know of, the latest first; whether there is still a seat is not looked at."""
    query = (
        select(games.c.id, people.c.id, people.c.name, invitations.c.at)
        .select_from(invitations)
        .join(games, games.c.id == invitations.c.game_id)
        .join(people, people.c.id == invitations.c.by_id)
        .where(
            invitations.c.person_id == person_id,
            invitations.c.declined.is_(None),
            games.c.status == "open",
            ~is_blocked(),
        )
    )
    found = await connection.execute(query.order_by(invitations.c.at.desc(), games.c.id).limit(MOST_SHOWN))
    return [Invitation(*row) for row in found]


def is_blocked() -> ColumnElement[bool]:
    """Whether whoever is invited has blocked the one who invites."""
    return (
        exists()
        .where(blocks.c.person_id == invitations.c.person_id, blocks.c.blocked_id == invitations.c.by_id)
        .correlate(invitations)
    )


async def decline(connection: AsyncConnection, person_id: str, game_id: str, now: float) -> None:
    """Whoever has invited them to this table."""
    own = (invitations.c.person_id == person_id, invitations.c.game_id == game_id)
    await connection.execute(update(invitations).where(*own).values(declined=now))


async def withdraw(connection: AsyncConnection, game_id: str, ids: Collection[str]) -> None:
    """These are not invited to a table any more: its host has taken them off it."""
    gone = (invitations.c.game_id == game_id, invitations.c.person_id.in_(ids))
    await connection.execute(delete(invitations).where(*gone))


async def end_between(connection: AsyncConnection, by_id: str, person_id: str) -> None:
    """Somebody does not want to meet whom they have invited."""
    gone = (invitations.c.by_id == by_id, invitations.c.person_id == person_id)
    await connection.execute(delete(invitations).where(*gone))


async def hand_over(connection: AsyncConnection, old: str, new: str) -> None:
    """A guest is an account by now, is invited as that, and has invited others as that."""
    as_new = {old: new}
    query = select(invitations).where((invitations.c.person_id == old) | (invitations.c.by_id == old))
    found = [dict(row) for row in (await connection.execute(query)).mappings()]
    rows = [
        row | {name: as_new.get(row[name], row[name]) for name in ("person_id", "by_id")}
        for row in found
        if {row["person_id"], row["by_id"]} != {old, new}
    ]
    if rows:
        await connection.execute(upsert(connection, invitations).on_conflict_do_nothing(), rows)


async def forget(connection: AsyncConnection, person_id: str) -> None:
    """Somebody leaves for good."""
    own = (invitations.c.person_id == person_id) | (invitations.c.by_id == person_id)
    await connection.execute(delete(invitations).where(own))

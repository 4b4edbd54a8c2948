"""Whom somebody does not want to hear (mutes), or to meet at all (blocks): two lists of people, kept alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Column, CompoundSelect, Table, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import blocks, mutes, people
from grandaustria.server.db.upsert import upsert

Json = dict[str, Any]


class Shunning(NamedTuple):
    """A list that everybody has: its table, and the column that says who stands on it."""

    table: Table
    other: Column[str]

    @property
    def own(self) -> Column[str]:
        column: Column[str] = self.table.c.person_id
        return column


MUTED = Shunning(mutes, mutes.c.muted_id)
BLOCKED = Shunning(blocks, blocks.c.blocked_id)
LISTS = (MUTED, BLOCKED)


async def read(connection: AsyncConnection, shunning: Shunning, person_id: str) -> list[Json]:
    """Who stands on somebody's list, by name."""
    query = select(people.c.id, people.c.name).join(shunning.table, shunning.other == people.c.id)
    found = await connection.execute(query.where(shunning.own == person_id).order_by(people.c.name, people.c.id))
    return [{"id": row.id, "name": row.name} for row in found]


async def add(connection: AsyncConnection, shunning: Shunning, person_id: str, other_id: str) -> None:
    row = {"person_id": person_id, shunning.other.name: other_id}
    await connection.execute(upsert(connection, shunning.table).values(**row).on_conflict_do_nothing())


async def remove(connection: AsyncConnection, shunning: Shunning, person_id: str, other_id: str) -> None:
    await connection.execute(delete(shunning.table).where(shunning.own == person_id, shunning.other == other_id))


async def has_blocked(connection: AsyncConnection, person_id: str, other_id: str) -> bool:
    query = select(exists().where(blocks.c.person_id == person_id, blocks.c.blocked_id == other_id))
    return bool((await connection.execute(query)).scalar_one())


def unheard_by(person_id: str) -> CompoundSelect[Any]:
    """Those whose words are not shown to somebody."""
    return (
        select(mutes.c.muted_id)
        .where(mutes.c.person_id == person_id)
        .union(select(blocks.c.blocked_id).where(blocks.c.person_id == person_id))
    )


async def deaf_to(connection: AsyncConnection, person_id: str, among: Iterable[str]) -> frozenset[str]:
    """Who of these does not hear somebody."""
    some = sorted(among)
    queries = [select(one.own).where(one.other == person_id, one.own.in_(some)) for one in LISTS]
    return frozenset((await connection.execute(queries[0].union(*queries[1:]))).scalars())


async def hand_over(connection: AsyncConnection, old: str, new: str) -> None:
    """A guest is an account by now: whom they shun stays shunned, and so do they by others."""
    as_new = {old: new}
    for one in LISTS:
        query = select(one.own, one.other).where((one.own == old) | (one.other == old))
        pairs = [(own, other) for own, other in await connection.execute(query) if {own, other} != {old, new}]
        rows = [{one.own.name: as_new.get(own, own), one.other.name: as_new.get(other, other)} for own, other in pairs]
        if rows:
            await connection.execute(upsert(connection, one.table).on_conflict_do_nothing(), rows)


async def forget(connection: AsyncConnection, person_id: str) -> None:
    """Somebody leaves for good: their lists go, and nobody needs to keep them away any more."""
    await connection.execute(delete(mutes).where(mutes.c.person_id == person_id))
    own = (blocks.c.person_id == person_id) | (blocks.c.blocked_id == person_id)
    await connection.execute(delete(blocks).where(own))

"""Who waits to play at once, with whoever wants the same."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import blocks, people, wishes
from grandaustria.server.db.upsert import upsert
from grandaustria.server.paces import BY_NAME, ELSEWHERE, PACES

Pair = frozenset[str]


@dataclass(frozen=True, slots=True)
class Kind:
    """What is wished: the same for all who are to sit down together."""

    players: int
    pace: str
    rated: bool


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody who waits, or who sits at a table by now."""

    person_id: str
    name: str
    language: str
    players: int
    pace: str
    rated: bool
    since: float
    seen: float
    accepted: float | None
    level: str | None
    game_id: str | None
    told: bool

    @property
    def kind(self) -> Kind:
        return Kind(self.players, self.pace, self.rated)

    @property
    def until(self) -> float:
        """When it ends, if nothing more is heard of the person; who has been seated learns of it whenever they ask."""
        if self.game_id is not None:
            return self.seen + ELSEWHERE if self.told else math.inf
        return self.seen + BY_NAME[self.pace].silence


OF_WISH = tuple(name for name in Wish.__dataclass_fields__ if name not in ("name", "language"))
_WISHES = select(*(wishes.c[name] for name in OF_WISH), people.c.name, people.c.language).join(
    people, people.c.id == wishes.c.person_id
)


async def read(connection: AsyncConnection, person_id: str, lock: bool = False) -> Wish | None:
    query = _WISHES.where(wishes.c.person_id == person_id)
    found = await _read(connection, query.with_for_update(of=wishes) if lock else query)
    return found[0] if found else None


async def waiting(connection: AsyncConnection, kind: Kind, now: float, lock: bool = False) -> list[Wish]:
    """Who waits for the same, the first first; locked, nobody else can seat them or let them go meanwhile.

    Whoever locks several does so in the order of their ids, so that no two wait for each other.
    """
    heard = wishes.c.seen > now - BY_NAME[kind.pace].silence
    same = (wishes.c.players == kind.players, wishes.c.pace == kind.pace, wishes.c.rated == kind.rated)
    query = _WISHES.where(*same, heard, wishes.c.game_id.is_(None)).order_by(wishes.c.person_id)
    found = await _read(connection, query.with_for_update(of=wishes) if lock else query)
    return sorted(found, key=lambda one: (one.since, one.person_id))


async def all_waiting(connection: AsyncConnection, now: float) -> list[Wish]:
    heard = [(wishes.c.pace == pace.name) & (wishes.c.seen > now - pace.silence) for pace in PACES]
    query = _WISHES.where(or_(*heard), wishes.c.game_id.is_(None))
    return await _read(connection, query.order_by(wishes.c.since, wishes.c.person_id))


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[Wish]:
    return [Wish(**row) for row in (await connection.execute(query)).mappings()]


async def keep(connection: AsyncConnection, person_id: str, kind: Kind, now: float) -> None:
    """From now on somebody waits for this, and for nothing else; unless they sit at a table and do not know it yet."""
    asked = {"players": kind.players, "pace": kind.pace, "rated": kind.rated, "since": now, "seen": now}
    fresh = {**asked, "accepted": None, "level": None, "game_id": None, "told": False}
    adding = upsert(connection, wishes).values(person_id=person_id, **fresh)
    free = wishes.c.game_id.is_(None) | wishes.c.told.is_(True)
    await connection.execute(adding.on_conflict_do_update(index_elements=[wishes.c.person_id], set_=fresh, where=free))


async def touch(connection: AsyncConnection, wish: Wish, now: float) -> None:
    """A sign of life; of a wish that has ended meanwhile there is none."""
    alive = (wishes.c.person_id == wish.person_id, wishes.c.game_id.is_(None), wishes.c.since == wish.since)
    await connection.execute(update(wishes).where(*alive).values(seen=now))


async def change(connection: AsyncConnection, person_id: str, **changes: Any) -> None:
    await connection.execute(update(wishes).where(wishes.c.person_id == person_id).values(**changes))


async def seat(connection: AsyncConnection, ids: Iterable[str], game_id: str, now: float) -> None:
    """These sit at a table now, and have to be told."""
    await connection.execute(update(wishes).where(wishes.c.person_id.in_(list(ids))).values(game_id=game_id, seen=now))


async def end(connection: AsyncConnection, person_id: str) -> None:
    await connection.execute(delete(wishes).where(wishes.c.person_id == person_id))


async def apart(connection: AsyncConnection, ids: Collection[str]) -> set[Pair]:
    """Who of these is not to meet by chance, as one of them has blocked the other."""
    query = select(blocks.c.person_id, blocks.c.blocked_id)
    found = await connection.execute(query.where(blocks.c.person_id.in_(ids), blocks.c.blocked_id.in_(ids)))
    return {frozenset(row) for row in found}

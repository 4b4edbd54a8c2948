"""Messages to people who are not there: written in the transaction of the turn they tell of, sent afterwards.

A row is claimed before it is sent: it is put off by the time sending may take, so that no other process takes it and
a process that ends in between has only delayed it. Rows whose turn has passed are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, invitations, outbox, people, seats, wishes
from grandaustria.server.db.upsert import upsert
from grandaustria.server.store.invitations import is_blocked

MAIL, WEBHOOK = "mail", "webhook"
TURN, PAIRED, INVITED = "turn", "paired", "invited"
"""It is their turn; they sit at a table by quick pairing; somebody has invited them to one."""
NO_TURN = 0
"""In the place of a turn, for what is told before any."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message to one person by one channel."""

    id: int
    person_id: str
    game_id: str
    kind: str
    turn: int
    channel: str
    address: str
    body: dict[str, Any]
    attempts: int
    language: str


COLUMNS = tuple(name for name in Message.__dataclass_fields__ if name != "language")


async def add(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """What is to be told; once, however often it is written."""
    if rows:
        await connection.execute(upsert(connection, outbox).on_conflict_do_nothing(), rows)


async def due(connection: AsyncConnection, now: float, most: int) -> list[Message]:
    """Messages to be sent now, locked until this transaction ends; those another process has locked are left out."""
    query = (
        select(*(outbox.c[name] for name in COLUMNS), people.c.language)
        .join(people, people.c.id == outbox.c.person_id)
        .where(outbox.c.sent.is_(None), outbox.c.next_try <= now)
        .order_by(outbox.c.next_try)
        .limit(most)
        .with_for_update(of=outbox, skip_locked=True)  # SQLite ignores it: there is one writer at a time anyway
    )
    return [Message(**row) for row in (await connection.execute(query)).mappings()]


async def put_off(connection: AsyncConnection, ids: Iterable[int], until: float) -> None:
    """Claim messages: one more attempt, and the next not before this moment."""
    changes = {"next_try": until, "attempts": outbox.c.attempts + 1}
    await connection.execute(update(outbox).where(outbox.c.id.in_(list(ids))).values(**changes))


async def try_again(connection: AsyncConnection, message_id: int, at: float) -> None:
    await connection.execute(update(outbox).where(outbox.c.id == message_id).values(next_try=at))


async def mark_sent(connection: AsyncConnection, message_id: int, now: float) -> None:
    await connection.execute(update(outbox).where(outbox.c.id == message_id).values(sent=now))


async def drop(connection: AsyncConnection, ids: Iterable[int]) -> None:
    await connection.execute(delete(outbox).where(outbox.c.id.in_(list(ids))))


async def drop_stale(connection: AsyncConnection) -> None:
    """Drop what nobody needs to be told any more: the turn has passed, a bot plays, the address is another now."""
    same = or_(
        and_(outbox.c.channel == MAIL, people.c.email == outbox.c.address),
        and_(outbox.c.channel == WEBHOOK, people.c.webhook == outbox.c.address),
    )
    reached = exists().where(people.c.id == outbox.c.person_id, same).correlate(outbox)
    current = or_(*(and_(outbox.c.kind == kind, still) for kind, still in STILL_TRUE.items()))
    await connection.execute(delete(outbox).where(outbox.c.sent.is_(None), ~and_(reached, current)))


_ACTING = (
    select(games.c.id)
    .join(seats, seats.c.game_id == games.c.id)
    .where(
        games.c.id == outbox.c.game_id,
        games.c.status == "running",
        games.c.turn == outbox.c.turn,
        seats.c.seat == games.c.to_act,
        seats.c.person_id == outbox.c.person_id,
        seats.c.bot.is_(None),
    )
)
_UNTOLD = select(wishes.c.person_id).where(
    wishes.c.person_id == outbox.c.person_id, wishes.c.game_id == outbox.c.game_id, wishes.c.told.is_(False)
)
_INVITED = (
    select(invitations.c.person_id)
    .join(games, games.c.id == invitations.c.game_id)
    .where(
        invitations.c.person_id == outbox.c.person_id,
        invitations.c.game_id == outbox.c.game_id,
        invitations.c.declined.is_(None),
        games.c.status == "open",
        ~is_blocked(),
    )
)
STILL_TRUE = {
    TURN: _ACTING.correlate(outbox).exists(),
    PAIRED: _UNTOLD.correlate(outbox).exists(),
    INVITED: _INVITED.correlate(outbox).exists(),
}
"""Whether what a message says is so, and news to whom it is for."""


async def waiting(connection: AsyncConnection) -> list[tuple[int, str, str]]:
    """All messages not yet sent: id, game, person."""
    query = select(outbox.c.id, outbox.c.game_id, outbox.c.person_id).where(outbox.c.sent.is_(None))
    return [(row.id, row.game_id, row.person_id) for row in await connection.execute(query)]


async def forget_sent(connection: AsyncConnection, before: float) -> None:
    await connection.execute(delete(outbox).where(outbox.c.sent < before))

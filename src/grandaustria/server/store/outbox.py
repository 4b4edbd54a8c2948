"""Messages to people who are not there: written in the transaction of the turn they tell of, sent afterwards.

A row is claimed before it is sent: it is put off by the time sending may take, so that no other process takes it and
a process that ends in between has only delayed it. Rows whose turn has passed are dropped. What is due to one address
is claimed as a whole, so that it goes out as one message.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, exists, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.alerting import devices
from grandaustria.server.db.schema import games, invitations, outbox, people, seats, wishes
from grandaustria.server.db.upsert import upsert
from grandaustria.server.store.invitations import is_blocked

MAIL, WEBHOOK, PUSH = "mail", "webhook", "push"
TURN, PAIRED, INVITED, ROUND = "turn", "paired", "invited", "round"
"""It is their turn; they sit at a table by quick pairing; somebody has invited them to one; a round has begun."""
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
    live: bool
    due: float | None
    language: str

    @property
    def gathers(self) -> bool:
        """Whether it may wait for others, so that many turns come in one message."""
        return self.kind == TURN and not self.live


class Waiting(NamedTuple):
    """A game over days in which it is somebody's turn, whether or not they have been told."""

    game_id: str
    turn: int
    title: str


@dataclass(frozen=True, slots=True)
class Batch:
    """What goes to one address of one person as one message, and in which further games it is their turn."""

    person_id: str
    channel: str
    address: str
    messages: tuple[Message, ...]
    waiting: tuple[Waiting, ...] = ()

    @property
    def ids(self) -> list[int]:
        return [one.id for one in self.messages]

    def of(self, messages: Sequence[Message], others: Sequence[Waiting]) -> Batch:
        """Of these messages only; with the games among the others that they do not tell of."""
        told = {one.game_id for one in messages if one.kind == TURN}
        waiting = tuple(one for one in others if one.game_id not in told)
        return replace(self, messages=tuple(messages), waiting=waiting)


COLUMNS = tuple(name for name in Message.__dataclass_fields__ if name != "language")
_TO = (outbox.c.person_id, outbox.c.channel, outbox.c.address)


async def add(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """What is to be told; once, however often it is written."""
    if rows:
        await connection.execute(upsert(connection, outbox).on_conflict_do_nothing(), rows)


async def is_due(connection: AsyncConnection, now: float) -> bool:
    query = select(exists().where(outbox.c.sent.is_(None), outbox.c.next_try <= now))
    return bool((await connection.execute(query)).scalar_one())


async def due(connection: AsyncConnection, now: float, most: int) -> list[Message]:
    """All that is to be told now to so many addresses, locked until this transaction ends, and in order of addresses.

    Whoever comes second waits for the lock, and finds nothing left: otherwise two processes might share out what
    belongs in one message.
    """
    is_due = (outbox.c.sent.is_(None), outbox.c.next_try <= now)
    first = select(*_TO).where(*is_due).group_by(*_TO).order_by(func.min(outbox.c.next_try)).limit(most)
    addresses = [tuple(row) for row in await connection.execute(first)]
    query = (
        select(*(outbox.c[name] for name in COLUMNS), people.c.language)
        .join(people, people.c.id == outbox.c.person_id)
        .where(*is_due, tuple_(*_TO).in_(addresses))
        .order_by(outbox.c.id)
        .with_for_update(of=outbox)  # SQLite ignores it: there is one writer at a time anyway
    )
    found = [Message(**row) for row in (await connection.execute(query)).mappings()]
    return sorted(found, key=_address)


def _address(message: Message) -> tuple[str, str, str]:
    return message.person_id, message.channel, message.address


def batches(messages: Sequence[Message]) -> list[Batch]:
    """Messages in order of addresses, each address's as one; a webhook is called for each."""
    found: list[Batch] = []
    for to, group in groupby(messages, _address):
        together = tuple(group)
        apart = [(one,) for one in together] if to[1] == WEBHOOK else [together]
        found += [Batch(*to, part) for part in apart]
    return found


async def last_told(connection: AsyncConnection, batch: Batch) -> float | None:
    """When somebody was told in this way of a turn that may wait for others, the last time."""
    own = (outbox.c.person_id == batch.person_id, outbox.c.channel == batch.channel, outbox.c.address == batch.address)
    query = select(func.max(outbox.c.sent)).where(*own, outbox.c.kind == TURN, outbox.c.live.is_(False))
    told: float | None = (await connection.execute(query)).scalar_one()
    return told


async def look_again(connection: AsyncConnection, person_id: str) -> None:
    """Their choice of times is another now: what has not been tried yet is due when it would be without any."""
    untried = (outbox.c.person_id == person_id, outbox.c.sent.is_(None), outbox.c.attempts == 0)
    await connection.execute(update(outbox).where(*untried, outbox.c.due.is_not(None)).values(next_try=outbox.c.due))


async def put_off(connection: AsyncConnection, ids: Iterable[int], until: float) -> None:
    """Claim messages: one more attempt, and the next not before this moment."""
    changes = {"next_try": until, "attempts": outbox.c.attempts + 1}
    await connection.execute(update(outbox).where(outbox.c.id.in_(list(ids))).values(**changes))


async def try_again(connection: AsyncConnection, ids: Iterable[int], at: float) -> None:
    await connection.execute(update(outbox).where(outbox.c.id.in_(list(ids))).values(next_try=at))


async def mark_sent(connection: AsyncConnection, ids: Iterable[int], now: float) -> None:
    await connection.execute(update(outbox).where(outbox.c.id.in_(list(ids))).values(sent=now))


async def drop(connection: AsyncConnection, ids: Iterable[int]) -> None:
    await connection.execute(delete(outbox).where(outbox.c.id.in_(list(ids))))


async def drop_stale(connection: AsyncConnection, now: float) -> None:
    """Drop what is due and no news any more: the turn has passed, a bot plays, the address is another now."""
    same = or_(
        and_(outbox.c.channel == MAIL, people.c.email == outbox.c.address),
        and_(outbox.c.channel == WEBHOOK, people.c.webhook == outbox.c.address),
        and_(outbox.c.channel == PUSH, _DEVICE.correlate(outbox).exists()),
    )
    reached = exists().where(people.c.id == outbox.c.person_id, same).correlate(outbox)
    current = or_(*(and_(outbox.c.kind == kind, still) for kind, still in STILL_TRUE.items()))
    is_due = (outbox.c.sent.is_(None), outbox.c.next_try <= now)
    await connection.execute(delete(outbox).where(*is_due, ~and_(reached, current)))


_DEVICE = select(devices.c.id).where(devices.c.id == outbox.c.address, devices.c.person_id == outbox.c.person_id)


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
_PLAYED = select(games.c.id).where(games.c.id == outbox.c.game_id, games.c.status == "running")
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
    ROUND: _PLAYED.correlate(outbox).exists(),
    INVITED: _INVITED.correlate(outbox).exists(),
}
"""Whether what a message says is so, and news to whom it is for."""


async def waiting(connection: AsyncConnection, tables: Sequence[str]) -> list[tuple[int, str, str]]:
    """The messages about these tables not yet sent: id, game, person."""
    query = select(outbox.c.id, outbox.c.game_id, outbox.c.person_id)
    query = query.where(outbox.c.sent.is_(None), outbox.c.game_id.in_(tables))
    return [(row.id, row.game_id, row.person_id) for row in await connection.execute(query)]


async def forget_sent(connection: AsyncConnection, before: float) -> None:
    await connection.execute(delete(outbox).where(outbox.c.sent < before))

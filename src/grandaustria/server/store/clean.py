"""Cleaning up: what nobody needs any more. A game that was played is never touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, and_, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.daily import day_games
from grandaustria.server.db.schema import (
    banned_addresses,
    chat,
    games,
    invitations,
    outbox,
    people,
    reports,
    requests,
    seats,
    sessions,
    wishes,
)
from grandaustria.server.db.tournaments import tournament_entries, tournaments
from grandaustria.server.store.bans import KEPT_DAYS, remembered


class Rubbish(NamedTuple):
    """A kind of thing to be cleared away, once it is so many days old."""

    name: str
    what: str
    days: int
    table: Table
    is_old: Callable[[float], ColumnElement[bool]]
    emptied: str | None = None
    """The column that is cleared where the rest of the row stays."""


TRACES = (
    games.c.host_id,
    seats.c.person_id,
    chat.c.person_id,
    reports.c.person_id,
    reports.c.about_id,
    day_games.c.person_id,
    tournaments.c.host_id,
    tournament_entries.c.person_id,
)
"""Where somebody stays known when they have gone."""


def _abandoned_tables(before: float) -> ColumnElement[bool]:
    return and_(games.c.started.is_(None), games.c.status.in_(("open", "ended")), games.c.created < before)


def _gone_guests(before: float) -> ColumnElement[bool]:
    """Without a password, without a trace of them, and not seen for long; a banned one is known by the session."""
    left = [~exists().where(column == people.c.id) for column in TRACES]
    seen = exists().where(sessions.c.person_id == people.c.id, sessions.c.seen >= before)
    known = exists().where(sessions.c.person_id == people.c.id)
    free = people.c.banned.is_(None) | ~known
    plain = (people.c.password_hash.is_(None), people.c.recovery_hash.is_(None))
    return and_(*plain, people.c.created < before, ~seen, free, *left)


def _sent(before: float) -> ColumnElement[bool]:
    return and_(outbox.c.sent.is_not(None), outbox.c.sent < before)


def _closed(before: float) -> ColumnElement[bool]:
    return and_(reports.c.closed.is_not(None), reports.c.closed < before)


def _expired(before: float) -> ColumnElement[bool]:
    return banned_addresses.c.at < before


def _ended_invitations(before: float) -> ColumnElement[bool]:
    waiting = exists().where(games.c.id == invitations.c.game_id, games.c.status == "open")
    return and_(invitations.c.at < before, ~waiting.correlate(invitations))


KINDS = (
    Rubbish("tables", "tables that never began", 90, games, _abandoned_tables),
    Rubbish("requests", "answers kept for repeated requests", 7, requests, lambda before: requests.c.at < before),
    Rubbish("pairings", "wishes for a quick game that have ended", 1, wishes, lambda before: wishes.c.seen < before),
    Rubbish("invitations", "invitations to tables that are no longer open", 1, invitations, _ended_invitations),
    Rubbish("alerts", "messages that were sent", 30, outbox, _sent),
    Rubbish("reports", "reports that were closed", 365, reports, _closed),
    Rubbish("places", "places sessions were used from", KEPT_DAYS, sessions, remembered, "address"),
    Rubbish("barriers", "places nobody new came in from", KEPT_DAYS, banned_addresses, _expired),
    Rubbish("sessions", "sessions nobody used", 400, sessions, lambda before: sessions.c.seen < before),
    Rubbish("guests", "guests without account and without games", 30, people, _gone_guests),
)
"""In this order: what goes first may be the last trace of a guest."""


async def count(connection: AsyncConnection, kind: Rubbish, before: float) -> int:
    query = select(func.count()).select_from(kind.table).where(kind.is_old(before))
    return int((await connection.execute(query)).scalar_one())


async def clear(connection: AsyncConnection, kind: Rubbish, before: float) -> int:
    """Delete it; how many there were."""
    gone = delete(kind.table) if kind.emptied is None else update(kind.table).values({kind.emptied: None})
    return (await connection.execute(gone.where(kind.is_old(before)))).rowcount


async def used(connection: AsyncConnection) -> dict[str, int]:
    """How much there is of everything, for operators."""
    found: dict[str, int] = {}
    counts = {
        "people": select(func.count()).select_from(people).where(people.c.deleted.is_(None)),
        "accounts": select(func.count()).select_from(people).where(people.c.password_hash.is_not(None)),
        "sessions": select(func.count()).select_from(sessions),
        "open reports": select(func.count()).select_from(reports).where(reports.c.closed.is_(None)),
        "messages to be sent": select(func.count()).select_from(outbox).where(outbox.c.sent.is_(None)),
    }
    for name, query in counts.items():
        found[name] = int((await connection.execute(query)).scalar_one())
    by_status = select(games.c.status, func.count()).group_by(games.c.status).order_by(games.c.status)
    found |= {f"tables {status}": number for status, number in await connection.execute(by_status)}
    return found

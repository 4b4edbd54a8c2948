"""What is stored of a person besides the games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, Table, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.alerting import alert_times, devices
from grandaustria.server.db.daily import day_games
from grandaustria.server.db.schema import (
    blocks,
    chat,
    chosen_ahead,
    games,
    invitations,
    mutes,
    notes,
    people,
    plans,
    rating_changes,
    ratings,
    reports,
    seats,
    sessions,
    wishes,
)
from grandaustria.server.db.tournaments import tournament_entries, tournaments

Json = dict[str, Any]
PROFILE = ("id", "name", "language", "email", "webhook", "created", "show_ratings", "show_page")


def sections(person_id: str) -> dict[str, Select[Any]]:
    """What is asked for each part of the file; only what this person has entered, done or been given."""
    return {
        "sessions": select(sessions.c.id, sessions.c.created, sessions.c.seen, sessions.c.agent)
        .where(sessions.c.person_id == person_id)
        .order_by(sessions.c.created, sessions.c.id),
        "browsers": select(devices.c.endpoint, devices.c.created)
        .where(devices.c.person_id == person_id)
        .order_by(devices.c.created, devices.c.id),
        "alert_times": select(*(column for column in alert_times.c if column.name != "person_id")).where(
            alert_times.c.person_id == person_id
        ),
        "mutes": select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted_id == people.c.id)
        .where(mutes.c.person_id == person_id)
        .order_by(people.c.id),
        "blocks": select(people.c.id, people.c.name)
        .join(blocks, blocks.c.blocked_id == people.c.id)
        .where(blocks.c.person_id == person_id)
        .order_by(people.c.id),
        "invitations": select(
            invitations.c.game_id.label("table"), invitations.c.person_id.label("person"), invitations.c.at
        )
        .where(invitations.c.by_id == person_id)
        .order_by(invitations.c.at, invitations.c.person_id),
        "wishes": select(*(wishes.c[name] for name in ("players", "pace", "rated", "since")))
        .where(wishes.c.person_id == person_id)
        .order_by(wishes.c.since),
        "plans": select(
            plans.c.game_id.label("table"),
            plans.c.first["steps"].label("first"),
            plans.c.second["steps"].label("second"),
            plans.c.until,
            plans.c.became,
        )
        .join(seats, _is_seat_of(plans))
        .where(seats.c.person_id == person_id)
        .order_by(plans.c.game_id, plans.c.seat),
        "chosen_ahead": select(
            chosen_ahead.c.game_id.label("table"), chosen_ahead.c.actions, chosen_ahead.c.ready, chosen_ahead.c.at
        )
        .join(seats, _is_seat_of(chosen_ahead))
        .where(seats.c.person_id == person_id)
        .order_by(chosen_ahead.c.at, chosen_ahead.c.game_id),
        "chat": select(chat.c.game_id.label("table"), chat.c.text, chat.c.at)
        .where(chat.c.person_id == person_id)
        .order_by(chat.c.id),
        "notes": select(notes.c.game_id.label("table"), notes.c.text, notes.c.at)
        .where(notes.c.person_id == person_id)
        .order_by(notes.c.at, notes.c.game_id),
        "reports": select(
            reports.c.game_id.label("table"), reports.c.about_id.label("about"), reports.c.text, reports.c.at
        )
        .where(reports.c.person_id == person_id)
        .order_by(reports.c.id),
        "ratings": select(*(column for column in ratings.c if column.name != "person_id"))
        .where(ratings.c.person_id == person_id)
        .order_by(ratings.c.players, ratings.c.pace),
        "rating_changes": select(
            rating_changes.c.game_id.label("table"),
            *(column for column in rating_changes.c if column.name not in ("person_id", "game_id")),
        )
        .where(rating_changes.c.person_id == person_id)
        .order_by(rating_changes.c.at, rating_changes.c.game_id),
        "days": select(day_games.c.day, day_games.c.game_id.label("table"), day_games.c.points)
        .where(day_games.c.person_id == person_id)
        .order_by(day_games.c.day),
        "tournaments": _tournaments(person_id),
    }


def _is_seat_of(kept: Table) -> ColumnElement[bool]:
    """What is kept for a seat is that of whoever sits there."""
    return and_(seats.c.game_id == kept.c.game_id, seats.c.seat == kept.c.seat)


def _tournaments(person_id: str) -> Select[Any]:
    """Those that somebody has opened, or takes part in."""
    entry = tournament_entries
    own = and_(entry.c.tournament_id == tournaments.c.id, entry.c.person_id == person_id)
    opened = (tournaments.c.host_id == person_id).label("host")
    query = select(tournaments.c.id, tournaments.c.title, opened, entry.c.number.label("entry"))
    query = query.add_columns(entry.c.joined, entry.c.withdrawn).outerjoin_from(tournaments, entry, own)
    query = query.where(or_(tournaments.c.host_id == person_id, entry.c.person_id.is_not(None)))
    return query.order_by(tournaments.c.created, tournaments.c.id)


async def own_data(connection: AsyncConnection, person_id: str) -> Json:
    """The profile, and everything else by its kind."""
    query = select(*(people.c[name] for name in PROFILE), people.c.password_hash.is_not(None).label("account"))
    profile = (await connection.execute(query.where(people.c.id == person_id))).mappings().one()
    found: Json = {"profile": dict(profile)}
    for name, asked in sections(person_id).items():
        found[name] = [dict(row) for row in (await connection.execute(asked)).mappings()]
    return found


async def games_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """Where somebody sits or has sat, the first first."""
    sitting = select(seats.c.game_id).where(seats.c.person_id == person_id)
    query = select(games.c.id).where(games.c.id.in_(sitting)).order_by(games.c.created, games.c.id)
    return list((await connection.execute(query)).scalars())

"""The tables by which people are told that it is their turn: when, and in which browsers.

The messages themselves lie in `outbox`, with the tables of the games they tell of (`schema`).
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from grandaustria.server.db.schema import ID, metadata

__all__ = ["alert_times", "devices", "metadata"]

# When somebody wants to be told of their turns; minutes after midnight in their zone.
alert_times = Table(
    "alert_times",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("digest_hours", Integer),
    Column("digest_at", Integer),
)

# Browsers that are told with the page closed; each goes with its session.
devices = Table(
    "devices",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session_id", ID, ForeignKey("sessions.id", ondelete="CASCADE"), unique=True, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("endpoint_hash", String(64), unique=True, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("server_key", String(100), nullable=False),  # by which the browser knows this house
    Column("created", Float, nullable=False),
)

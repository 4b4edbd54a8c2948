"""The tables of tournaments: who takes part, the rounds with the luck of each, and who sat where.

The games themselves lie in `schema`. A row of a place is written when its round begins, and once more when it is over.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from grandaustria.server.db.daily import metadata
from grandaustria.server.db.schema import ID

__all__ = ["metadata", "tournament_entries", "tournament_places", "tournament_rounds", "tournaments"]

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("host_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("players", Integer, nullable=False),  # of a table
    Column("method", String(12), nullable=False),  # swiss, round-robin
    Column("rounds", Integer, nullable=False),  # before the start so many are wished
    Column("pace", String(20), nullable=False),
    Column("level", String(20), nullable=False),  # who of the house plays where somebody is missing
    Column("status", String(10), nullable=False),  # open, running, over
    Column("round", Integer, nullable=False, server_default="0"),  # the last that has begun
    Column("starts", Float),  # by itself; none: its host starts it
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Index("ix_tournaments_listing", "created", "id"),
    Index("ix_tournaments_status", "status", "starts"),
)

# Who takes part: a person, or a player of the house.
tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament_id", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, ForeignKey("people.id"), index=True),
    Column("bot", String(20)),
    Column("joined", Float, nullable=False),
    Column("withdrawn", Float),  # from the next round on the house plays instead
    UniqueConstraint("tournament_id", "person_id", name="uq_tournament_entries_person"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("luck_id", ID, nullable=False),  # the same at all of its tables
    Column("began", Float, nullable=False),
    Column("over", Float),
)

# Who sits where in a round, and what it came to, in halves.
tournament_places = Table(
    "tournament_places",
    metadata,
    Column("tournament_id", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("table_number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game_id", ID, ForeignKey("games.id", ondelete="SET NULL"), index=True),
    Column("points", Integer),
    Column("compared", Integer),
    Column("score", Integer),
    UniqueConstraint("tournament_id", "round", "table_number", "seat", name="uq_tournament_places_seat"),
)

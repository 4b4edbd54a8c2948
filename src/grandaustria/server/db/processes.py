"""The tables by which the processes of a house know of each other, and of the house. Nothing of a game lies there.

All tables are those of this file, of `alerting`, `daily`, `tournaments` and `schema`: whoever needs every one of them
takes `metadata` from here.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table

from grandaustria.server.db.schema import ID
from grandaustria.server.db.tournaments import metadata

__all__ = ["clock_beats", "drivers", "maintenance", "metadata", "presence"]

# The processes, and when they were last heard of, by the database's clock.
drivers = Table(
    "drivers",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

# One row while the house is being looked after, none otherwise.
maintenance = Table(
    "maintenance",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("since", Float, nullable=False),
    Column("message", String(300), nullable=False),
)

# One row: when the clocks of tables were last seen going. While the house is shut they stand still.
clock_beats = Table(
    "clock_beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

# Who has a table open at which process: true while that one is heard of. Nothing refers to anything.
presence = Table(
    "presence",
    metadata,
    Column("game_id", ID, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("person_id", ID, primary_key=True),
    Index("ix_presence_process", "process"),
)

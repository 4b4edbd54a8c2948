"""The tables of the game of the day: the days that were played, and who has begun which game. Its games are tables like
all others (`schema`); their luck lies in `shared_luck`, under the name of the day.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from grandaustria.server.db.alerting import metadata
from grandaustria.server.db.schema import ID

__all__ = ["day_games", "days", "metadata"]

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),  # by UTC: 2026-11-19
    Column("level", String(20), nullable=False),  # the opponent
    Column("seat", Integer, nullable=False),  # of whoever plays
    Column("closed", Float),  # when its results became known
)

# One try each, and what came of it once the day is closed.
day_games = Table(
    "day_games",
    metadata,
    Column("day", String(10), ForeignKey("days.day"), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), unique=True, nullable=False),
    Column("points", Integer),  # none: it was not finished
    Index("ix_day_games_results", "day", "points"),
    Index("ix_day_games_person_id", "person_id"),
)

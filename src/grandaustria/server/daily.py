"""The game of the day: when it is played, against whom, and from which seat; the same for everybody."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from grandaustria.engine import Setup

WEEK = (
    ("innkeeper", 0),
    ("hotelier", 1),
    ("innkeeper", 1),
    ("hotelier", 0),
    ("innkeeper", 0),
    ("hotelier", 1),
    ("hotelier", 0),
)
"""From Monday on: the opponent, and the seat of whoever plays. Only levels that do not think by the clock: they are as
strong for everybody, and answer the same where the same was played."""
SETUP = Setup(players=2)
DAY_SECONDS = 86_400.0
GRACE_SECONDS = 43_200.0
"""After the end of a day: for so long what was begun in time may be finished."""
_LUCK = "day-"


@dataclass(frozen=True, slots=True)
class Day:
    """A day by UTC, named by its date: 2026-11-19."""

    name: str
    level: str
    seat: int
    closed: float | None = None
    """When its results became known; by then nobody plays any more."""

    @property
    def begins(self) -> float:
        return datetime.fromisoformat(self.name).replace(tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """Until then a game can be begun."""
        return self.begins + DAY_SECONDS

    @property
    def closes(self) -> float:
        """Until then a game can be finished."""
        return self.ends + GRACE_SECONDS

    @property
    def luck(self) -> str:
        """Under which name its luck is kept."""
        return _LUCK + self.name


def day_at(now: float) -> Day:
    """The day of a moment, as it is made when it is first played."""
    date = datetime.fromtimestamp(now, UTC)
    return Day(date.date().isoformat(), *WEEK[date.weekday()])


def day_of(luck_id: str | None) -> str | None:
    """Of which day a game is, by whose luck it shares; most are of none."""
    return luck_id.removeprefix(_LUCK) if luck_id is not None and luck_id.startswith(_LUCK) else None

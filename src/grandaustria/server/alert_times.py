"""When somebody wants to be told: each turn at once or many in one letter, and never in their quiet hours.

The hours are those of the clocks where the person lives. An hour that such a clock leaves out in spring begins when
the clock has gone forward; of an hour that it shows twice in autumn the first one counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

HOUR = 3_600.0
MINUTES = 24 * 60
"""Of a day, as clocks show it."""
LONGEST_HOURS = 72
"""Between two letters."""
KNOWN_ZONES = 64


@dataclass(frozen=True, slots=True)
class Times:
    """What somebody has chosen. Minutes are counted from midnight; nothing chosen: each turn at once, at any hour."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest_hours: int | None = None
    digest_at: int | None = None

    @property
    def gathers(self) -> bool:
        """Whether turns of games over days come together in one letter."""
        return self.digest_hours is not None or self.digest_at is not None


ALWAYS = Times()


@lru_cache(KNOWN_ZONES)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; KeyError, ValueError or OSError if there is none."""
    return ZoneInfo(name)


def clock_of(name: str) -> tzinfo:
    """The clock of a zone that somebody has chosen; UTC, where this machine does not know it as another one did."""
    return zone_of(name) if is_zone(name) else UTC


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        zone_of(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def may_tell(times: Times, due: float, now: float, gathered: bool, told: float | None) -> float:
    """The moment from which on somebody may be told; not later than now, if now.

    `due` is when it could have been told at the earliest, `told` when the last letter went out; only what is
    `gathered` waits for the next one.
    """
    moment = _next_letter(times, due, told) if gathered else due
    return quiet_until(times, max(moment, now))


def _next_letter(times: Times, due: float, told: float | None) -> float:
    if times.digest_at is not None:
        return next_time(times.digest_at, times.zone, due)
    if times.digest_hours is not None and told is not None:
        return max(due, told + times.digest_hours * HOUR)
    return due


def quiet_until(times: Times, moment: float) -> float:
    """The end of the quiet hours in which a moment lies; the moment itself, if it lies in none."""
    if times.quiet_from is None or times.quiet_to is None:
        return moment
    for begun in (-1, 0):
        begins = _shown(times.quiet_from, times.zone, moment, begun)
        ends = _shown(times.quiet_to, times.zone, moment, begun + (times.quiet_to <= times.quiet_from))
        if begins <= moment < ends:
            return ends
    return moment


def next_time(minute: int, zone: str, since: float) -> float:
    """When a clock there shows this time again, or shows it just now."""
    found = (_shown(minute, zone, since, days) for days in (-1, 0, 1, 2))
    return next(moment for moment in found if moment >= since)


def _shown(minute: int, zone: str, around: float, days: int) -> float:
    """When a clock there shows this time, so many days after the day of a moment."""
    there = clock_of(zone)
    day = datetime.fromtimestamp(around, UTC).astimezone(there).date() + timedelta(days=days)
    return datetime.combine(day, time(minute // 60, minute % 60), there).timestamp()

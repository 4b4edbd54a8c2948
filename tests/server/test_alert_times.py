"""When somebody may be told: by the clocks where they live, over midnight, and where clocks are changed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from grandaustria.server.alert_times import ALWAYS, HOUR, Times, is_zone, may_tell, next_time, quiet_until

VIENNA, KOLKATA, APIA = "Europe/Vienna", "Asia/Kolkata", "Pacific/Apia"
NIGHT = Times(VIENNA, quiet_from=22 * 60, quiet_to=7 * 60)


def at(text: str) -> float:
    """Seconds since 1970 of a moment in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("moment", "ends"),
    [
        ("2026-01-10 20:59:59", "2026-01-10 20:59:59"),
        ("2026-01-10 21:00", "2026-01-11 06:00"),
        ("2026-01-10 23:30", "2026-01-11 06:00"),  # past midnight where they live
        ("2026-01-11 05:59:59", "2026-01-11 06:00"),
        ("2026-01-11 06:00", "2026-01-11 06:00"),
        ("2026-07-10 19:59", "2026-07-10 19:59"),
        ("2026-07-10 20:00", "2026-07-11 05:00"),  # in summer
    ],
)
def test_quiet_hours_over_midnight(moment: str, ends: str) -> None:
    assert quiet_until(NIGHT, at(moment)) == at(ends)


def test_quiet_hours_within_a_day() -> None:
    noon = Times(KOLKATA, quiet_from=13 * 60, quiet_to=14 * 60 + 30)
    assert quiet_until(noon, at("2026-01-10 07:29:59")) == at("2026-01-10 07:29:59")
    assert quiet_until(noon, at("2026-01-10 07:30")) == at("2026-01-10 09:00")
    assert quiet_until(noon, at("2026-01-10 20:00")) == at("2026-01-10 20:00")


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    """In Vienna 02:00 is 03:00 on 29 March 2026."""
    assert quiet_until(NIGHT, at("2026-03-28 21:00")) == at("2026-03-29 05:00")
    assert at("2026-03-29 05:00") - at("2026-03-28 21:00") == 8 * HOUR


def test_the_night_in_which_clocks_go_back_is_an_hour_longer() -> None:
    assert quiet_until(NIGHT, at("2026-10-24 20:00")) == at("2026-10-25 06:00")


def test_quiet_hours_that_end_in_an_hour_that_is_left_out() -> None:
    early = Times(VIENNA, quiet_from=0, quiet_to=2 * 60 + 30)
    assert quiet_until(early, at("2026-03-28 23:30")) == at("2026-03-29 01:30")  # 03:30, as 02:30 is not shown


def test_quiet_hours_that_end_in_an_hour_that_is_shown_twice() -> None:
    early = Times(VIENNA, quiet_from=0, quiet_to=2 * 60 + 30)
    assert quiet_until(early, at("2026-10-24 23:00")) == at("2026-10-25 00:30")
    assert quiet_until(early, at("2026-10-25 01:15")) == at("2026-10-25 01:15")  # 02:15 for the second time


@pytest.mark.parametrize(
    ("zone", "minute", "since", "then"),
    [
        (VIENNA, 18 * 60, "2026-01-10 16:59", "2026-01-10 17:00"),
        (VIENNA, 18 * 60, "2026-01-10 17:00", "2026-01-10 17:00"),
        (VIENNA, 18 * 60, "2026-01-10 17:01", "2026-01-11 17:00"),
        (VIENNA, 18 * 60, "2026-03-28 18:00", "2026-03-29 16:00"),
        (VIENNA, 2 * 60 + 30, "2026-03-29 00:45", "2026-03-29 01:30"),
        (VIENNA, 2 * 60 + 30, "2026-10-25 00:31", "2026-10-26 01:30"),  # once a day, also where it is shown twice
        (KOLKATA, 0, "2026-01-10 18:29", "2026-01-10 18:30"),
        (APIA, 12 * 60, "2011-12-29 22:01", "2011-12-30 22:00"),  # the 30th of December was left out there
    ],
)
def test_a_time_of_the_day(zone: str, minute: int, since: str, then: str) -> None:
    assert next_time(minute, zone, at(since)) == at(then)


def test_who_has_chosen_nothing_is_told_at_once() -> None:
    assert may_tell(ALWAYS, at("2026-01-10 03:00"), at("2026-01-10 03:00"), gathered=False, told=None) == at(
        "2026-01-10 03:00"
    )


def test_a_letter_once_a_day_waits_for_the_end_of_quiet_hours() -> None:
    times = Times(VIENNA, 22 * 60, 7 * 60, digest_at=23 * 60)
    due = at("2026-01-10 12:00")
    assert may_tell(times, due, due, gathered=True, told=None) == at("2026-01-11 06:00")
    assert may_tell(times, due, due, gathered=False, told=None) == due
    morning = at("2026-01-11 06:00")
    assert may_tell(times, due, morning, gathered=True, told=None) == morning


def test_a_letter_after_so_many_hours() -> None:
    times = Times(digest_hours=4)
    due = at("2026-01-10 12:00")
    assert may_tell(times, due, due, gathered=True, told=None) == due
    assert may_tell(times, due, due, gathered=True, told=due - HOUR) == due + 3 * HOUR
    assert may_tell(times, due, due, gathered=True, told=due - 5 * HOUR) == due


@pytest.mark.parametrize("name", ["", "Europe/Nowhere", "../../etc/passwd", "/etc/localtime", "Europe", "x" * 300])
def test_names_of_no_time_zone(name: str) -> None:
    assert not is_zone(name)
    assert is_zone(VIENNA)

"""In quiet hours nothing is sent, and afterwards what still holds, in one message. What waits outlives versions."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert, select

from grandaustria.server import alerts
from grandaustria.server.alert_times import Times
from grandaustria.server.db.engine import connect, writing
from grandaustria.server.db.migrate import is_current, upgrade
from grandaustria.server.db.schema import outbox
from grandaustria.server.settings import Settings
from grandaustria.server.store import alert_times, people
from tests.server.desk import LIVE, VIENNA, choose, desk, letters_to, look_at, play_on, turn_of_anna
from tests.server.postgresql import ON_SQLITE
from tests.server.sinks import MailSink
from tests.server.test_alerts import DELAY, due
from tests.server.test_migrations import add_table, downgrade


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "LOOK_SECONDS", DELAY)


def test_quiet_hours_over_midnight(settings: Settings) -> None:
    """Nothing at all is sent in them, of live games neither; afterwards what still holds, in one letter."""

    async def told() -> None:
        async with desk(settings, "2026-01-10 20:30") as (post, house):
            await choose(house, zone=VIENNA, quiet_from=22 * 60, quiet_to=7 * 60)
            await turn_of_anna(house, "Slow")
            played = await turn_of_anna(house, "Played")
            await turn_of_anna(house, "Live", clock=LIVE)
            for moment in ("2026-01-10 21:00", "2026-01-10 23:30", "2026-01-11 05:59:59"):
                await look_at(house, post, moment)
            assert letters_to(post) == []
            await play_on(house, played)
            await look_at(house, post, "2026-01-11 06:00")
            [(subject, text)] = letters_to(post)
            assert subject == "It is your turn in 2 games"
            assert "Played" not in text

    asyncio.run(told())


@pytest.mark.parametrize(
    ("since", "still", "then"),
    [
        ("2026-03-28 22:00", "2026-03-29 04:59:59", "2026-03-29 05:00"),
        ("2026-10-24 22:00", "2026-10-25 05:59:59", "2026-10-25 06:00"),
    ],
    ids=["clocks go forward", "clocks go back"],
)
@ON_SQLITE
def test_quiet_hours_where_clocks_are_changed(settings: Settings, since: str, still: str, then: str) -> None:
    async def told() -> None:
        async with desk(settings, since) as (post, house):
            await choose(house, zone=VIENNA, quiet_from=22 * 60, quiet_to=7 * 60)
            await turn_of_anna(house, "Demel")
            await due(house, post)
            assert await look_at(house, post, still) == 0
            await look_at(house, post, then)
            assert len(letters_to(post)) == 1

    asyncio.run(told())


@ON_SQLITE
def test_what_is_tried_again_keeps_quiet_hours_too(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings, "2026-01-10 20:40") as (post, house):
            await choose(house, zone=VIENNA, quiet_from=22 * 60, quiet_to=7 * 60)
            await turn_of_anna(house, "Demel")
            post.mail.answer = "451 later"
            assert await look_at(house, post, "2026-01-10 20:59:30") == 1
            post.mail.answer = MailSink.answer
            assert await look_at(house, post, "2026-01-10 21:00:30") == 0
            await look_at(house, post, "2026-01-11 06:00")
            assert len(letters_to(post)) == 1

    asyncio.run(told())


@ON_SQLITE
def test_what_somebody_has_chosen_goes_with_them(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (_, house):
            await choose(house, digest_hours=4)
            async with writing(house.engine) as connection:
                await alert_times.hand_over(connection, "anna", "ben")
                assert (await alert_times.read(connection, "ben")).digest_hours == 4
                await alert_times.keep(connection, "ben", Times(digest_hours=8))
                await alert_times.hand_over(connection, "anna", "ben")
                assert (await alert_times.read(connection, "ben")).digest_hours == 8
                await people.delete_person(connection, "ben", 0.0)
                assert not (await alert_times.read(connection, "ben")).gathers

    asyncio.run(told())


def test_what_waits_outlives_the_way_to_the_version_before_and_back(database: str) -> None:
    """It knows of one address for each way: of letters the newest is kept, and notifications are dropped."""
    about = {"person_id": "anna", "game_id": "table", "turn": 3, "body": {}, "next_try": 5.0}
    ways = [("mail", "a@b"), ("mail", "new@b"), ("push", "one"), ("push", "two")]

    async def there_and_back() -> None:
        engine = connect(database)
        try:
            await upgrade(engine)
            await add_table(engine, ("waiter", None, None, "waiter"))
            rows = [{**about, "channel": channel, "address": address} for channel, address in ways]
            async with writing(engine) as connection:
                await connection.execute(insert(outbox), rows)
                await alert_times.keep(connection, "anna", Times(digest_hours=4))
            await downgrade(engine, "0015")
            await upgrade(engine)
            assert await is_current(engine)
            async with writing(engine) as connection:
                kept = (await connection.execute(select(outbox.c.address, outbox.c.live, outbox.c.due))).all()
                assert [tuple(row) for row in kept] == [("new@b", False, None)]
                assert await alert_times.read(connection, "anna") == Times()
                await connection.execute(insert(outbox), rows[2:])
        finally:
            await engine.dispose()

    asyncio.run(there_and_back())

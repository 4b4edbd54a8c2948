"""Many turns in one message, and none in quiet hours: only what still holds when it is sent, and never a live game."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from sqlalchemy import update

from grandaustria.server import alerts
from grandaustria.server.alerts import BACKOFF, CLAIM_SECONDS
from grandaustria.server.db.engine import writing
from grandaustria.server.db.schema import outbox
from grandaustria.server.live import Listener
from grandaustria.server.seating import leave
from grandaustria.server.settings import Settings
from grandaustria.server.store import people
from tests.server.browsers import PUSH, Browser, PushSink, subscribe
from tests.server.desk import LIVE, VIENNA, choose, desk, letters_to, look_at, play_on, turn_of_anna
from tests.server.houses import change_seat
from tests.server.postgresql import ON_POSTGRESQL, ON_SQLITE
from tests.server.sinks import MailSink, listening
from tests.server.test_alerts import DELAY, due, post_office, waiting
from tests.server.test_alerts_of_meeting import invite

HOUR = 3_600.0


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "LOOK_SECONDS", DELAY)


def test_what_is_due_at_the_same_time_is_one_letter(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            tables = [await turn_of_anna(house, title) for title in ("Demel", "", "Sacher")]
            await due(house, post)
            [(subject, text)] = letters_to(post)
            assert subject == "It is your turn in 3 games"
            for table in tables:
                assert text.count(f"https://tables.example/tables/{table.game.id}\n") == 1
            for title in ("Demel", "Grand Austria Hotel", "Sacher"):
                assert f"It is your turn at the table {title}." in text
            assert await due(house, post) == 0

    asyncio.run(told())


@ON_SQLITE
def test_a_letter_that_fails_is_sent_again_as_a_whole(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            for title in ("Demel", "Sacher"):
                await turn_of_anna(house, title)
            post.mail.answer = "451 later"
            await due(house, post)
            assert len(await waiting(house)) == 2
            post.mail.answer = MailSink.answer
            post.clock.now += BACKOFF[0]
            assert await house.alerts.look() == 1
            assert [subject for subject, _ in letters_to(post)] == ["It is your turn in 2 games"]

    asyncio.run(told())


@ON_SQLITE
def test_a_letter_whose_sending_was_not_noted_has_the_same_name_again(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            for title in ("Demel", "Sacher"):
                await turn_of_anna(house, title)
            await due(house, post)
            async with writing(house.engine) as connection:
                await connection.execute(update(outbox).values(sent=None))
            post.clock.now += CLAIM_SECONDS
            await house.alerts.look()
            first, again = [letter["Message-ID"] for _, letter in post.mail.letters]
            assert first == again
            assert first.startswith("<digest-")

    asyncio.run(told())


@ON_SQLITE
def test_a_turn_and_an_invitation_come_together(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            table = await turn_of_anna(house, "Sacher")
            await play_on(house, table)
            async with writing(house.engine) as connection:
                await invite(house, connection)
            await due(house, post)
            [(subject, text)] = letters_to(post, "ben")
            assert subject == "2 messages from your tables"
            assert f"/tables/{table.game.id}\n" in text
            assert "Anna invites you to the table Demel." in text
            assert "/tables/demel" not in text

    asyncio.run(told())


def test_once_a_day_all_that_waits_then(settings: Settings) -> None:
    """Every game in which it is her turn then, whether or not she has been told or has looked; none that was played."""

    async def told() -> None:
        async with desk(settings) as (post, house):
            await choose(house, zone=VIENNA, digest_at=18 * 60)
            kept, played, seen = [await turn_of_anna(house, title) for title in ("Kept", "Played", "Seen")]
            assert await look_at(house, post, "2026-01-10 16:59:59") == 0
            await play_on(house, played)
            listener = Listener("anna", 0)
            house.hub.add(seen.game.id, listener)
            await house.alerts.look()
            house.hub.remove(seen.game.id, listener)
            await look_at(house, post, "2026-01-10 17:00")
            [(subject, text)] = letters_to(post)
            assert subject == "It is your turn in 2 games"
            assert kept.game.id in text
            assert seen.game.id in text
            assert played.game.id not in text

            await turn_of_anna(house, "New")
            await look_at(house, post, "2026-01-11 16:59:59")
            assert len(letters_to(post)) == 1
            await look_at(house, post, "2026-01-11 17:00")
            [_, (subject, text)] = letters_to(post)
            assert subject == "It is your turn in 3 games"
            assert "Kept" in text
            await look_at(house, post, "2026-01-12 18:00")
            assert len(letters_to(post)) == 2  # nothing new

    asyncio.run(told())


@ON_SQLITE
def test_what_was_written_by_an_older_version_does_not_wait_for_ever(settings: Settings) -> None:
    """It does not say since when it could have been told."""

    async def told() -> None:
        async with desk(settings) as (post, house):
            await turn_of_anna(house, "Old")
            async with writing(house.engine) as connection:
                await connection.execute(update(outbox).values(due=None))
            await choose(house, zone=VIENNA, digest_at=18 * 60)
            await look_at(house, post, "2026-01-10 12:30")
            assert [subject for subject, _ in letters_to(post)] == ["It is your turn: Old"]

    asyncio.run(told())


@ON_SQLITE
def test_a_zone_that_is_not_known_here_holds_nobody_up(settings: Settings) -> None:
    """The machine before knew it; the times are those of UTC now."""

    async def told() -> None:
        async with desk(settings) as (post, house):
            await choose(house, zone="Atlantis/Poseidonis", quiet_from=12 * 60, quiet_to=13 * 60)
            await play_on(house, await turn_of_anna(house, "Ours"))
            await turn_of_anna(house, "Mine")
            await look_at(house, post, "2026-01-10 12:30")
            assert (len(letters_to(post, "ben")), letters_to(post)) == (1, [])
            await look_at(house, post, "2026-01-10 13:00")
            assert [subject for subject, _ in letters_to(post)] == ["It is your turn: Mine"]

    asyncio.run(told())


def test_a_letter_every_few_hours(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            await choose(house, digest_hours=4)
            await turn_of_anna(house, "One")
            await due(house, post)
            assert [subject for subject, _ in letters_to(post)] == ["It is your turn: One"]
            begun = post.clock.now
            for title in ("Two", "Three"):
                await turn_of_anna(house, title)
                await due(house, post)
            assert len(letters_to(post)) == 1
            post.clock.now = begun + 4 * HOUR - 1
            assert await house.alerts.look() == 0
            post.clock.now += 1
            await house.alerts.look()
            assert letters_to(post)[1][0] == "It is your turn in 3 games"

    asyncio.run(told())


def test_a_live_game_never_waits_for_a_letter(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            await choose(house, zone=VIENNA, digest_at=18 * 60)
            await turn_of_anna(house, "Slow")
            await turn_of_anna(house, "Live", clock=LIVE)
            await due(house, post)
            assert [subject for subject, _ in letters_to(post)] == ["It is your turn: Live"]
            await look_at(house, post, "2026-01-10 17:00")
            assert [subject for subject, _ in letters_to(post)][1:] == ["It is your turn: Slow"]

    asyncio.run(told())


@ON_SQLITE
def test_a_webhook_is_called_for_each_turn(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            async with writing(house.engine) as connection:
                await people.change_person(connection, "anna", webhook=f"http://127.0.0.1:{post.web.port}/anna")
            await choose(house, digest_hours=4)
            tables = [await turn_of_anna(house, title) for title in ("One", "Two")]
            await due(house, post)
            assert sorted(post.told) == sorted(("anna", table.game.turn) for table in tables)

    asyncio.run(told())


def test_who_chooses_otherwise_is_told_otherwise_at_once(settings: Settings) -> None:
    async def told() -> None:
        async with desk(settings) as (post, house):
            await choose(house, zone=VIENNA, digest_at=18 * 60)
            await turn_of_anna(house, "Demel")
            await due(house, post)
            assert letters_to(post) == []
            await choose(house)
            assert await house.alerts.look() == 1
            assert len(letters_to(post)) == 1

    asyncio.run(told())


@ON_SQLITE
def test_a_notification_about_many_games(settings: Settings) -> None:
    """It leads home, names their titles, and the next one takes its place."""

    async def told() -> None:
        async with listening(PushSink()) as sink, post_office(settings, with_mail=False) as post:
            post.settings = alerting(post.settings)
            async with post.house() as house:
                browser = Browser()
                await subscribe(house, sink, browser, "anna")
                topics = []
                for titles in (("Demel", "Sacher"), ("Central", "Hawelka")):
                    for title in titles:
                        await turn_of_anna(house, title)
                    await due(house, post)
                    said = sink.told(browser)[-1]
                    assert (said["title"], said["link"]) == ("It is your turn in 2 games", "/")
                    assert sorted(said["text"].splitlines()) == sorted(titles)
                    topics.append(said["topic"])
                assert topics[0] == topics[1] == sink.calls[0][1]["topic"]

    asyncio.run(told())


def alerting(settings: Settings) -> Settings:
    return replace(settings, push=PUSH, secret="s" * 32)


@ON_SQLITE
def test_a_notification_about_very_many_games_is_short_enough(settings: Settings) -> None:
    async def told() -> None:
        async with listening(PushSink()) as sink, post_office(settings, with_mail=False) as post:
            post.settings = alerting(post.settings)
            async with post.house() as house:
                browser = Browser()
                await subscribe(house, sink, browser, "anna")
                for number in range(12):
                    await turn_of_anna(house, f"{number}" + "я" * 78)
                await due(house, post)
                [said] = sink.told(browser)
                assert said["title"] == "It is your turn in 12 games"
                assert len(said["text"].splitlines()) == 8

    asyncio.run(told())


@ON_SQLITE
def test_nothing_of_a_game_but_its_title_is_told(settings: Settings) -> None:
    """Two worlds that differ in all that is dealt: what is told of them, in whatever way, is the same."""

    async def world(number: int) -> tuple[list[str], list[str]]:
        async with listening(PushSink()) as sink, post_office(settings) as post:
            post.settings = alerting(post.settings)
            async with post.house(new=number == 1) as house:
                browser = Browser()
                await subscribe(house, sink, browser, "anna", f"world-{number}")
                tables = [await turn_of_anna(house, title, id=f"{title}-{number}") for title in ("Demel", "Sacher")]
                dealt = [table.hosted.position.to_line() for table in tables]
                await due(house, post)
                for table in tables:
                    await change_seat(house, table.game.id, lambda game: leave(game, "anna"))
            letters = [text for _, text in letters_to(post)]
            told = [json.dumps({**said, "topic": ""}) for said in sink.told(browser)]
            return [text.replace(f"-{number}", "-n") for text in (*letters, *told)], dealt

    async def told() -> None:
        one, other = await world(1), await world(2)
        assert one[1] != other[1]
        assert one[0] == other[0]
        assert len(one[0]) == 2

    asyncio.run(told())


@ON_POSTGRESQL
def test_two_processes_send_one_letter(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as one, post.house(new=False) as other:
            for number in range(6):
                await turn_of_anna(one, f"{number}")
            post.clock.now += DELAY
            await asyncio.gather(*(house.alerts.look() for house in (one, other) * 4))
            assert [subject for subject, _ in letters_to(post)] == ["It is your turn in 6 games"]
            assert await waiting(one) == []

    asyncio.run(told())

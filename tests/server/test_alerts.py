"""It is your turn: one message per turn and channel, to whoever is not there, whatever happens in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from sqlalchemy import select

from grandaustria.server import alerts
from grandaustria.server.alerts import BACKOFF, CLAIM_SECONDS
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import outbox
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.seating import leave
from grandaustria.server.settings import Mail, Services, Settings
from grandaustria.server.store import people
from tests.server.houses import (
    Clock,
    add_people,
    begin,
    brisk,
    change_seat,
    open_house,
    play_run,
    to_act,
    until,
)
from tests.server.sinks import MailSink, WebSink, listening
from tests.waiting import eventually

DELAY = 1000.0
"""Far longer than a test: what is sent is sent because a test looks."""


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house looks by itself so seldom that a test never meets it."""
    monkeypatch.setattr(alerts, "LOOK_SECONDS", DELAY)


@dataclass
class Post:
    """Two people who want to be told by mail and by webhook, a clock, and where the messages arrive."""

    settings: Settings
    mail: MailSink = field(default_factory=MailSink)
    web: WebSink = field(default_factory=WebSink)
    clock: Clock = field(default_factory=Clock)

    @asynccontextmanager
    async def house(self, new: bool = True) -> AsyncIterator[House]:
        async with open_house(self.settings, Services(now=self.clock)) as house:
            if new:
                for name in ("anna", "ben"):
                    hook = f"http://127.0.0.1:{self.web.port}/{name}"
                    await add_people(house, name, email=f"{name}@example.org", webhook=hook)
            yield house

    @property
    def told(self) -> list[tuple[str, int]]:
        """Whom a webhook told of which turn."""
        return [(request.split()[1].strip("/"), body["turn"]) for request, _, body in self.web.calls]


@asynccontextmanager
async def post_office(settings: Settings, with_mail: bool = True) -> AsyncIterator[Post]:
    async with listening(MailSink()) as mail, listening(WebSink()) as web:
        where = Mail("127.0.0.1", mail.port, "tables@example.net") if with_mail else None
        changed = brisk(
            settings, mail=where, webhook_to_local=True, alert_delay=DELAY, public_url="https://tables.example"
        )
        yield Post(changed, mail, web)


async def waiting(house: House) -> list[Any]:
    async with reading(house.engine) as connection:
        return list((await connection.execute(select(outbox).where(outbox.c.sent.is_(None)))).mappings())


async def due(house: House, post: Post) -> int:
    post.clock.now += DELAY
    return await house.alerts.look()


def test_one_message_per_turn_and_channel(settings: Settings) -> None:
    async def told() -> tuple[Post, Table]:
        async with post_office(settings) as post, post.house() as house:
            table = await begin(house, "anna", "ben", title="Sacher <b>\nTorte")
            assert await house.alerts.look() == 0  # not yet
            assert await due(house, post) == 2
            for _ in range(3):
                assert await due(house, post) == 0
            return post, table

    post, table = asyncio.run(told())
    seat, person = to_act(table)
    link = f"https://tables.example/tables/{table.game.id}"
    [(recipients, letter)] = post.mail.letters
    assert recipients == [f"{person}@example.org"]
    assert letter["To"] == f"{person}@example.org"
    assert letter["From"] == "tables@example.net"
    assert letter["Subject"] == "It is your turn: Sacher <b> Torte"
    assert letter["Message-ID"] == f"<turn-{table.game.id}-{table.game.turn}@example.net>"
    assert letter.get_content_type() == "text/plain"
    assert link in letter.get_content()
    [(request, headers, body)] = post.web.calls
    assert request == f"POST /{person} HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{post.web.port}"
    about = {"table": table.game.id, "link": link, "title": table.game.title, "seat": seat, "turn": table.game.turn}
    assert body == {"type": "turn", **about}


def test_every_turn_is_told_and_none_twice(settings: Settings) -> None:
    async def told() -> tuple[Post, list[tuple[str, int]]]:
        async with post_office(settings, with_mail=False) as post, post.house() as house:
            table = await begin(house, "anna", "ben")
            turns = []
            for _ in range(5):
                turns.append((to_act(table)[1], table.game.turn))
                await due(house, post)
                table = await play_run(house, table)
            return post, turns

    post, turns = asyncio.run(told())
    assert post.told == turns
    assert post.mail.letters == []


def test_a_turn_that_has_passed_is_not_told(settings: Settings) -> None:
    async def told() -> list[tuple[str, int]]:
        async with post_office(settings) as post, post.house() as house:
            table = await begin(house, "anna", "ben")
            for _ in range(4):
                table = await play_run(house, table)
            assert await due(house, post) == 2
            assert await waiting(house) == []
            assert post.told == [(to_act(table)[1], table.game.turn)]
            return post.told

    assert len(asyncio.run(told())) == 1


def test_whoever_has_the_table_open_is_not_written_to(settings: Settings) -> None:
    async def told() -> Post:
        async with post_office(settings) as post, post.house() as house:
            table = await begin(house, "anna", "ben")
            _, person = to_act(table)
            house.hub.add(table.game.id, Listener(person, table.game.revision))
            assert await due(house, post) == 0
            assert await waiting(house) == []
            return post

    post = asyncio.run(told())
    assert (post.mail.letters, post.web.calls) == ([], [])


def test_another_table_open_or_another_person_there_does_not_count(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            table, other = await begin(house, "anna", "ben"), await begin(house, "anna", "ben", hot_seat=True)
            _, person = to_act(table)
            house.hub.add(other.game.id, Listener(person, 0))
            house.hub.add(table.game.id, Listener("somebody", 0))
            assert await due(house, post) == 2

    asyncio.run(told())


@pytest.mark.parametrize(
    ("around", "hot_seat"), [(("anna", "ben"), True), (("waiter", "pageboy"), False), (("carl", "dora"), False)]
)
def test_nobody_is_told_who_need_not_be(settings: Settings, around: tuple[str, str], hot_seat: bool) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            await add_people(house, "carl", "dora")
            await begin(house, *around, hot_seat=hot_seat)
            assert await waiting(house) == []
            assert await due(house, post) == 0

    asyncio.run(told())


def test_a_person_among_bots_is_told(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            table = await begin(house, "waiter", "anna", "waiter")
            table = await until(house, table.game.id, lambda game: game.to_act == 1)
            assert await due(house, post) == 2
            assert post.told == [("anna", table.game.turn)]

    asyncio.run(told())


def test_a_seat_given_to_a_bot_is_not_told(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            house.on_change.clear()
            table = await begin(house, "anna", "ben")
            await change_seat(house, table.game.id, lambda game: leave(game, to_act(table)[1]))
            assert await due(house, post) == 0

    asyncio.run(told())


def test_an_address_that_was_changed_gets_nothing(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            table = await begin(house, "anna", "ben")
            async with writing(house.engine) as connection:
                await people.change_person(connection, to_act(table)[1], email=None, webhook="https://example.org/new")
            assert await due(house, post) == 0

    asyncio.run(told())


def test_what_waits_survives_a_restart(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post:
            async with post.house() as house:
                table = await begin(house, "anna", "ben")
            async with post.house(new=False) as house:
                assert await due(house, post) == 2
            async with post.house(new=False) as house:
                assert await due(house, post) == 0
            assert post.told == [(to_act(table)[1], table.game.turn)]
            assert len(post.mail.letters) == 1

    asyncio.run(told())


def test_a_process_that_ends_while_it_sends_has_only_delayed_it(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post:
            post.web.silent = True
            async with post.house() as house:
                table = await begin(house, "anna", "ben")
                post.clock.now += DELAY
                sending = asyncio.create_task(house.alerts.look())
                await eventually(lambda: post.web.calls)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
            post.web.silent, post.web.calls[:] = False, []
            async with post.house(new=False) as house:
                assert await house.alerts.look() == 0
                post.clock.now += CLAIM_SECONDS
                await house.alerts.look()
            assert post.told == [(to_act(table)[1], table.game.turn)]

    asyncio.run(told())


def test_what_fails_is_tried_again_less_and_less_often(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            await begin(house, "anna", "ben")
            post.web.answer = b"HTTP/1.1 503 Later\r\nContent-Length: 0\r\n\r\n"
            post.mail.answer = "451 later"
            assert await due(house, post) == 2
            for pause in BACKOFF[:2]:
                post.clock.now += pause - 1
                assert await house.alerts.look() == 0
                post.clock.now += 1
                assert await house.alerts.look() == 2
            post.web.answer, post.mail.answer = WebSink.answer, MailSink.answer
            post.clock.now += BACKOFF[2]
            assert await house.alerts.look() == 2
            assert await waiting(house) == []
            assert (len(post.web.calls), len(post.mail.letters)) == (4, 1)

    asyncio.run(told())


def test_in_the_end_it_is_given_up(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings, with_mail=False) as post, post.house() as house:
            await begin(house, "anna", "ben")
            post.web.answer = b"HTTP/1.1 503 Later\r\nContent-Length: 0\r\n\r\n"
            await due(house, post)
            for pause in BACKOFF:
                assert len(await waiting(house)) == 1
                post.clock.now += pause
                await house.alerts.look()
            assert await waiting(house) == []
            assert len(post.web.calls) == len(BACKOFF) + 1

    asyncio.run(told())


def test_what_is_refused_is_not_tried_again(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post:
            post.mail.answer = "550 nobody of this name"
            post.settings = replace(post.settings, webhook_to_local=False)
            async with post.house() as house:
                await begin(house, "anna", "ben")
                assert await due(house, post) == 2
                assert await waiting(house) == []
        assert post.web.calls == []

    asyncio.run(told())


def test_a_mail_server_that_is_away_holds_nothing_up(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post:
            post.settings = replace(post.settings, mail=Mail("127.0.0.1", 1))
            async with post.house() as house:
                await begin(house, "anna", "ben")
                assert await due(house, post) == 2
                assert [row["channel"] for row in await waiting(house)] == ["mail"]
                assert len(post.web.calls) == 1

    asyncio.run(told())


def test_two_processes_send_each_message_once(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as one, post.house(new=False) as other:
            for _ in range(4):
                await begin(one, "anna", "ben")
            post.clock.now += DELAY
            counts = await asyncio.gather(*(house.alerts.look() for house in (one, other) * 4))
            people = {person for person, _ in post.told}
            assert sum(counts) == 4 + len(people)  # a letter tells of all turns of somebody
            assert (len(post.web.calls), len(post.mail.letters)) == (4, len(people))

    asyncio.run(told())


def test_alerts_are_sent_without_being_asked(settings: Settings) -> None:
    async def told() -> None:
        async with post_office(settings) as post:
            post.settings = replace(post.settings, alert_delay=0.0)
            async with post.house() as house:
                await begin(house, "anna", "ben")
                await eventually(lambda: post.web.calls and post.mail.letters)

    asyncio.run(told())

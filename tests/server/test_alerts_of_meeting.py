"""Who sits at a table by quick pairing, or is invited to one, is told elsewhere: once, and only while it is news."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria import Setup
from grandaustria.server import alerts
from grandaustria.server.db.engine import connect, writing
from grandaustria.server.db.migrate import is_current, upgrade
from grandaustria.server.db.schema import games, outbox
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from grandaustria.server.store import invitations, shunned, tables
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.store.wishes import Kind
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.test_alerts import DELAY, Post, due, post_office, waiting
from tests.server.test_migrations import add_table, downgrade

Json = dict[str, Any]
DAILY = Kind(2, "daily", rated=False)


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "LOOK_SECONDS", DELAY)


async def invite(house: House, connection: AsyncConnection) -> GameRow:
    """Anna opens a table and invites Ben to it."""
    facts = {"id": "demel", "code": "code", "host_id": "anna", "created": 0.0, "public": False, "hot_seat": False}
    around = [SeatRow(0, "anna", None, False), SeatRow(1, None, None, False)]
    game = await tables.add_game(connection, Setup(2), around, {**facts, "title": "Demel"})
    await invitations.add(connection, "ben", game.id, "anna", 0.0)
    await house.alerts.on_invited(connection, game, "ben", "Anna")
    return game


def test_who_is_invited_is_told_once(settings: Settings) -> None:
    async def told() -> Post:
        async with post_office(settings) as post, post.house() as house:
            async with writing(house.engine) as connection:
                game = await invite(house, connection)
                await house.alerts.on_invited(connection, game, "ben", "Max")
            assert await due(house, post) == 2
            assert await due(house, post) == 0
            return post

    post = asyncio.run(told())
    link = "https://tables.example/"  # a private table opens with its code alone, which the home page knows
    [(recipients, letter)] = post.mail.letters
    assert (recipients, letter["Subject"]) == (["ben@example.org"], "Anna invites you: Demel")
    assert letter["Message-ID"] == "<invited-demel-0@example.net>"
    assert link in letter.get_content()
    [(request, _, body)] = post.web.calls
    assert request.split()[1] == "/ben"
    assert body == {"type": "invited", "table": "demel", "link": link, "title": "Demel", "by": "Anna"}


async def declines(house: House, game: GameRow) -> None:
    async with writing(house.engine) as connection:
        await invitations.decline(connection, "ben", game.id, 0.0)


async def begins(house: House, game: GameRow) -> None:
    async with writing(house.engine) as connection:
        await connection.execute(games.update().values(status="running"))


async def takes_off(house: House, game: GameRow) -> None:
    async with writing(house.engine) as connection:
        await invitations.withdraw(connection, game.id, ["ben"])


async def blocks(house: House, game: GameRow) -> None:
    async with writing(house.engine) as connection:
        await shunned.add(connection, shunned.BLOCKED, "ben", "anna")


@DAILY_ON_SQLITE
@pytest.mark.parametrize("change", [declines, begins, takes_off, blocks])
def test_an_invitation_that_has_ended_is_not_told(
    settings: Settings, change: Callable[[House, GameRow], Awaitable[None]]
) -> None:
    async def told() -> None:
        async with post_office(settings) as post, post.house() as house:
            async with writing(house.engine) as connection:
                game = await invite(house, connection)
            assert len(await waiting(house)) == 2
            await change(house, game)
            assert await due(house, post) == 0
            assert await waiting(house) == []

    asyncio.run(told())


def test_who_was_paired_and_has_not_asked_since_is_told(settings: Settings) -> None:
    """Whoever asked, and so knows it, is told only when it is their turn."""

    async def told() -> Post:
        async with post_office(settings, with_mail=False) as post, post.house() as house:
            for person in ("anna", "ben"):
                async with writing(house.engine) as connection:
                    await house.pairing.wish(connection, person, DAILY)
            standing = await house.pairing.look("ben")
            assert standing is not None
            assert standing.wish.game_id is not None
            await due(house, post)
            return post

    post = asyncio.run(told())
    bodies = {request.split()[1]: body for request, _, body in post.web.calls if body["type"] == "paired"}
    assert list(bodies) == ["/anna"]
    assert set(bodies["/anna"]) == {"type", "table", "link", "title", "seat"}
    assert {body["type"] for _, _, body in post.web.calls} == {"paired", "turn"}


def test_what_is_told_of_turns_outlives_the_way_back(database: str) -> None:
    """A version that knows of turns only is not left with what it would take for one."""
    about = {"person_id": "anna", "game_id": "table", "channel": "mail", "address": "a@b", "body": {}, "next_try": 0.0}

    async def there_and_back() -> None:
        engine = connect(database)
        try:
            await upgrade(engine)
            await add_table(engine, ("waiter", None, None, "waiter"))
            async with writing(engine) as connection:
                for kind, turn in (("turn", 3), ("invited", 0)):
                    await connection.execute(insert(outbox), [{**about, "kind": kind, "turn": turn}])
            await downgrade(engine, "0012")
            await upgrade(engine)
            assert await is_current(engine)
            async with writing(engine) as connection:
                rows = (await connection.execute(select(outbox.c.kind, outbox.c.turn))).all()
            assert [tuple(row) for row in rows] == [("turn", 3)]
        finally:
            await engine.dispose()

    asyncio.run(there_and_back())

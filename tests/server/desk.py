"""A house from which Anna is told by mail of her turns, at the moments a test chooses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from grandaustria.server.alert_times import Times
from grandaustria.server.clocks import TURN, WAIT
from grandaustria.server.db.engine import writing
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from grandaustria.server.store import people
from tests.server.houses import begin, play_run, to_act
from tests.server.test_alerts import Post, post_office

VIENNA = "Europe/Vienna"
LIVE = {"kind": TURN, "seconds": 120, "addition": 0, "days_off": 0, "then": WAIT}


@asynccontextmanager
async def desk(settings: Settings, since: str = "2026-01-10 12:00") -> AsyncIterator[tuple[Post, House]]:
    """A house at this moment (UTC), and where its messages arrive; Anna has no webhook."""
    async with post_office(settings) as post:
        post.clock.now = datetime.fromisoformat(since).replace(tzinfo=UTC).timestamp()
        async with post.house() as house:
            async with writing(house.engine) as connection:
                for person in ("anna", "ben"):
                    await people.change_person(connection, person, webhook=None)
            yield post, house


async def choose(house: House, **times: Any) -> None:
    async with writing(house.engine) as connection:
        await house.alerts.choose(connection, "anna", Times(**times))


async def turn_of_anna(house: House, title: str, **facts: Any) -> Table:
    """A game in which it is her turn."""
    table = await begin(house, "anna", "ben", title=title, **facts)
    while to_act(table)[1] != "anna":
        table = await play_run(house, table)
    return table


async def play_on(house: House, table: Table) -> None:
    """She plays, and it is somebody else's turn."""
    while to_act(table)[1] == "anna":
        table = await play_run(house, table)


async def look_at(house: House, post: Post, moment: str) -> int:
    post.clock.now = datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp()
    return await house.alerts.look()


def letters_to(post: Post, person: str = "anna") -> list[tuple[str, str]]:
    found = [letter for recipients, letter in post.mail.letters if recipients == [f"{person}@example.org"]]
    return [(letter["Subject"], letter.get_content().replace("\r\n", "\n") + "\n") for letter in found]

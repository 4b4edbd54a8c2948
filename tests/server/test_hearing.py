"""What processes hear of each other: everything about the tables that are open with them, and nothing of others."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from grandaustria.server import hearing
from grandaustria.server import house as house_module
from grandaustria.server.db.engine import writing
from grandaustria.server.hearing import Hearing
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.settings import Settings
from grandaustria.server.store import notices
from tests.server.houses import open_house
from tests.server.postgresql import ON_POSTGRESQL
from tests.waiting import PATIENCE, eventually

pytestmark = ON_POSTGRESQL


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Tables, and what was said of them."""
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(House, "_told", lambda _, game_id, said: found.append((game_id, said)))
    return found


async def attend(house: House, game_id: str) -> None:
    """However long it takes."""
    assert house.hearing is not None
    await house.hearing.attend(game_id)


async def say(house: House, game_id: str, revision: int) -> None:
    async with writing(house.engine) as connection:
        await notices.tell(connection, [game_id], notices.REVISION, revision)


def test_only_tables_that_are_open_here_are_heard_of(settings: Settings, heard: list[tuple[str, str]]) -> None:
    async def run() -> None:
        async with open_house(settings) as here, open_house(settings) as there:
            here.hub.add("one", Listener("Anna", 0))
            await attend(here, "one")
            heard.clear()
            await say(there, "other", 1)
            await say(there, "one", 2)  # heard in the order in which it was said
            await eventually(lambda: ("one", "revision:2") in heard)
            assert [said for said in heard if said[0] != "one"] == []

    asyncio.run(run())


def test_a_table_that_nobody_has_open_any_more_is_not_heard_of(
    settings: Settings, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearing, "TIDY_SECONDS", 0.05)
    anna = Listener("Anna", 0)
    given_up: list[str] = []
    remove = asyncpg.Connection.remove_listener

    async def giving_up(self: asyncpg.Connection, channel: str, callback: object) -> None:
        await remove(self, channel, callback)
        given_up.append(channel)

    monkeypatch.setattr(asyncpg.Connection, "remove_listener", giving_up)

    async def run() -> None:
        async with open_house(settings) as house:
            house.hub.add("one", anna)
            house.hub.add("two", Listener("Bert", 0))
            await attend(house, "one")
            await attend(house, "two")
            house.hub.remove("one", anna)
            await eventually(lambda: given_up)
            assert given_up == [notices.channel_of("one")]
            heard.clear()
            await say(house, "one", 1)
            await say(house, "two", 2)
            await eventually(lambda: ("two", "revision:2") in heard)
            assert [said for said in heard if said[0] != "two"] == []

    asyncio.run(run())


def test_a_line_that_breaks_while_somebody_comes_is_made_anew(settings: Settings) -> None:
    """All tables are attended to then, and looked at, as nobody knows what was missed."""
    missed: list[str] = []

    async def run() -> None:
        line = Hearing(settings.database_url, lambda: ["one"], lambda *_: None, missed.append)
        keeping = asyncio.create_task(line.keep())
        try:
            await eventually(lambda: missed == ["one"])
            broken = line._line  # noqa: SLF001
            assert broken is not None
            broken.terminate()
            assert not await line.attend("two")
            await eventually(lambda: missed == ["one", "one"])
            assert await line.attend("two")
            assert not await line.attend("two")
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run(run())


def test_a_house_that_closes_begins_nothing_more(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it was about to look at a table that it waited to hear of."""
    begun: list[str] = []

    async def never(_self: Hearing, _game_id: str) -> bool:
        return await asyncio.Event().wait()

    async def resynchronise(_self: House, game_id: str) -> None:
        begun.append(game_id)

    async def close_meanwhile() -> None:
        async with open_house(settings) as house:
            monkeypatch.setattr(Hearing, "attend", never)
            monkeypatch.setattr(House, "_resynchronise", resynchronise)
            await house.attend("table")
        await asyncio.sleep(0)

    monkeypatch.setattr(house_module, "ATTEND_SECONDS", 0.0)
    asyncio.run(close_meanwhile())
    assert begun == []


def test_who_misses_that_a_house_closes_is_told_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it happens to whoever gets a connection in that very moment."""
    missed: list[str] = []

    async def deaf_once() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            missed.append("once")
        await asyncio.Event().wait()

    async def close() -> None:
        async with asyncio.timeout(PATIENCE):
            async with open_house(settings) as house:
                house.spawn(deaf_once())
                await asyncio.sleep(0)

    monkeypatch.setattr(house_module, "MISSED_SECONDS", 0.01)
    asyncio.run(close())
    assert missed == ["once"]

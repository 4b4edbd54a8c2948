"""Who has a table open: known to everybody at it, whichever process each of them sits at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from grandaustria.server import presence
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.settings import Services, Settings
from tests.server.houses import Clock, open_house
from tests.server.postgresql import ON_POSTGRESQL
from tests.server.processes import Process
from tests.server.running import Running, Visitor, next_message
from tests.waiting import eventually

TABLE = {"players": 3, "public": True}


def me(visitor: Visitor) -> str:
    return str(visitor.get("/me")["id"])


def test_whoever_opens_a_table_is_present_until_they_close_it(server: Running) -> None:
    first, second = server.guest(), server.guest()
    table = first.post("/tables", TABLE, 201)["id"]
    with first.socket(table) as live:
        assert next_message(live, "presence")["people"] == [me(first)]
        with second.socket(table):
            assert next_message(live, "presence")["people"] == sorted([me(first), me(second)])
        assert next_message(live, "presence")["people"] == [me(first)]


@ON_POSTGRESQL
def test_people_at_different_processes_see_each_other(pair: list[Process]) -> None:
    here, there = (server.visitor() for server in pair)
    table = here.post("/tables", TABLE, 201)["id"]
    both = sorted([me(here), me(there)])
    with here.socket(table) as live:
        assert next_message(live, "presence")["people"] == [me(here)]
        with there.socket(table) as other:
            assert next_message(live, "presence")["people"] == both
            while next_message(other, "presence")["people"] != both:
                pass  # first it is told of those it knows at once
        assert next_message(live, "presence")["people"] == [me(here)]


@ON_POSTGRESQL
def test_a_process_that_stops_takes_its_people_along(pair: list[Process]) -> None:
    here, there = (server.visitor() for server in pair)
    table = here.post("/tables", TABLE, 201)["id"]
    with here.socket(table) as live, there.socket(table):
        while len(next_message(live, "presence")["people"]) < 2:
            pass
        pair[1].stop()
        assert next_message(live, "presence")["people"] == [me(here)]


@ON_POSTGRESQL
def test_people_of_a_process_that_says_nothing_any_more_are_forgotten(settings: Settings) -> None:
    """Killed, it cannot say that it goes; and one that was only slow is there again when it speaks."""
    clock = Clock()

    async def run() -> None:
        services = Services(now=clock)
        async with open_house(settings, services) as here, open_house(settings, services) as there:
            here.hub.add("game", Listener("Anna", 0))
            there.hub.add("game", Listener("Bert", 0))
            await until(here, lambda people: people == ["Anna", "Bert"])
            clock.now += presence.FORGET_SECONDS
            await here.presence.keep()
            assert here.hub.present("game") == ["Anna"]
            await there.presence.keep()
            await here.presence.keep()
            assert here.hub.present("game") == there.hub.present("game") == ["Anna", "Bert"]

    asyncio.run(run())


@ON_POSTGRESQL
def test_what_could_not_be_written_is_written_later(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with open_house(settings) as here, open_house(settings) as there:
            with monkeypatch.context() as patch:
                patch.setattr(presence, "writing", out_of_order)
                here.hub.add("game", Listener("Anna", 0))
                await eventually(lambda: "presence could not be told" in caplog.text)
            there.hub.add("game", Listener("Bert", 0))
            await until(here, lambda people: people == ["Anna", "Bert"])
            assert there.hub.present("game") == ["Bert"]
            await here.presence.keep()
            await until(there, lambda people: people == ["Anna", "Bert"])

    asyncio.run(run())


def out_of_order(_engine: object) -> None:
    raise OSError("the database is away")


async def until(house: House, holds: Callable[[list[str]], bool]) -> None:
    await eventually(lambda: holds(house.hub.present("game")))

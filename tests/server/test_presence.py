"""Who has a table open: known to everybody at it, whichever process each of them sits at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Engine, event, select

from grandaustria.server import bots, lease, presence
from grandaustria.server.db import processes as tables
from grandaustria.server.db.engine import is_sqlite, reading
from grandaustria.server.house import House
from grandaustria.server.live import OTHERS_NAMED, Listener
from grandaustria.server.paced import Paced
from grandaustria.server.settings import Settings
from grandaustria.server.store import presence as store
from tests.server.houses import driver_of, last_heard, open_house
from tests.server.postgresql import ON_POSTGRESQL, ON_SQLITE
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
        assert next_message(live, "presence") == {"type": "presence", "people": [me(first)], "count": 1, "away": {}}
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


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process says that it runs, and mends what went wrong, when a test tells it to."""
    monkeypatch.setattr(bots, "KEEP_SECONDS", 3600.0)
    monkeypatch.setattr(presence, "MEND_SECONDS", 3600.0)


@ON_POSTGRESQL
@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("way", [1, -1], ids=["long ago", "before the clock was set back"])
def test_people_of_a_process_that_says_nothing_any_more_are_forgotten(settings: Settings, way: int) -> None:
    """Killed, it cannot say that it goes; and one that was only slow is there again when it speaks."""

    async def look(house: House) -> list[str]:
        await house.bots.look()
        await house.presence.mend()
        return house.hub.present("game")

    async def run() -> None:
        async with open_house(settings) as here, open_house(settings) as there:
            here.hub.add("game", Listener("Anna", 0))
            there.hub.add("game", Listener("Bert", 0))
            await until(here, lambda people: people == ["Anna", "Bert"])
            await until(there, lambda people: people == ["Anna", "Bert"])
            await last_heard(there, way * lease.AWAY_SECONDS / 2)
            assert await look(here) == ["Anna", "Bert"]  # bots are played for it, but it may only be slow
            await last_heard(there, way * lease.AWAY_SECONDS)
            assert await look(here) == ["Anna"]
            await here.presence.look(["game"])
            assert here.hub.present("game") == ["Anna"]
            assert await look(there) == await look(here) == ["Anna", "Bert"]

    asyncio.run(run())


def test_within_the_time_that_the_documents_tell() -> None:
    assert lease.AWAY_SECONDS + lease.KEEP_SECONDS <= 51.0
    assert presence.MEND_SECONDS <= 15.0


@ON_POSTGRESQL
@pytest.mark.usefixtures("silent")
def test_a_day_later_nothing_is_left_of_it(settings: Settings) -> None:
    async def rows(house: House) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        async with reading(house.engine) as connection:
            for table in (tables.presence, tables.drivers):
                found += [tuple(row) for row in await connection.execute(select(table.c.process))]
        return found

    async def run() -> None:
        async with open_house(settings) as here, open_house(settings) as there:
            there.hub.add("game", Listener("Bert", 0))
            there.hub.add("other", Listener("Bert", 0))
            here.hub.add("game", Listener("Anna", 0))
            await until(here, lambda people: people == ["Anna", "Bert"])
            await last_heard(there, lease.CLEAR_SECONDS + 60)
            await here.bots.look()
            assert await rows(here) == [(driver_of(here),)] * 2

    asyncio.run(run())


@pytest.mark.usefixtures("silent")
def test_that_a_process_runs_costs_one_row(settings: Settings) -> None:
    """Whoever is there is not written down, nor read, once more. One process alone says nothing."""
    said: list[str] = []

    async def run() -> None:
        this = asyncio.current_task()

        def hear(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if asyncio.current_task() is this:  # whoever has just come may still be told of
                said.append(statement)

        async with open_house(settings) as here, open_house(settings) as there:
            audience = watching(here, 60)
            there.hub.add("game", Listener("Bert", 0))
            shared = not is_sqlite(here.engine)
            await eventually(lambda: len(here.hub.present("game")) == len(audience) + shared)
            event.listen(Engine, "before_cursor_execute", hear)
            for _ in range(3):
                await here.bots.look()
                await here.presence.mend()
            event.remove(Engine, "before_cursor_execute", hear)
            assert sum(one.startswith(("INSERT", "UPDATE", "DELETE")) for one in said) == (3 if shared else 0)
            assert not [one for one in said if "presence" in one]

    asyncio.run(run())


@ON_POSTGRESQL
def test_what_an_earlier_look_found_does_not_replace_what_a_later_one_found(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = store.elsewhere

    async def run() -> None:
        may_return = asyncio.Event()
        looks: list[asyncio.Task[Any]] = []

        async def slow_at_first(*asked: Any) -> Any:
            found = await read(*asked)
            if not looks and (task := asyncio.current_task()):
                looks.append(task)
                await may_return.wait()
            return found

        async with open_house(settings) as here, open_house(settings) as there:
            monkeypatch.setattr(store, "elsewhere", slow_at_first)
            here.hub.add("game", Listener("Anna", 0))
            await eventually(lambda: bool(looks))  # nobody else is there yet
            there.hub.add("game", Listener("Bert", 0))
            await until(there, lambda people: people == ["Anna", "Bert"])
            looks.append(asyncio.create_task(here.presence.look(["game"])))
            await asyncio.wait(looks[1:], timeout=0.2)
            may_return.set()
            await asyncio.gather(*looks)
            assert here.hub.present("game") == ["Anna", "Bert"]

    asyncio.run(run())


@ON_POSTGRESQL
@pytest.mark.usefixtures("silent")
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
            await here.presence.mend()
            await until(there, lambda people: people == ["Anna", "Bert"])

    asyncio.run(run())


# A large audience


def watching(house: House, number: int) -> list[Listener]:
    """So many people come to a table at the same moment."""
    found = [Listener(f"person {i:04}", 0) for i in range(number)]
    for listener in found:
        house.hub.add("game", listener)
    return found


def heard(listener: Listener) -> list[str]:
    return [message for _ in range(listener.queue.qsize()) if (message := listener.queue.get_nowait())]


@ON_SQLITE
def test_what_a_newcomer_costs_does_not_grow_with_the_audience(settings: Settings) -> None:
    async def run() -> None:
        async with open_house(settings) as house:
            audience = watching(house, 300)
            await eventually(lambda: all(last(listener)["count"] == 300 for listener in audience))
            messages = [heard(listener) for listener in audience]
            assert max(len(told) for told in messages) <= 2  # what one found, and what came of it
            assert {len(json.loads(told[-1])["people"]) for told in messages} == {OTHERS_NAMED}
            # All but the last to come heard the same message, and it was written once.
            assert len({id(told[-1]) for told in messages[:-1]}) == 1

    def last(listener: Listener) -> Any:
        return json.loads(listener.present or '{"count": 0}')

    asyncio.run(run())


@ON_SQLITE
def test_whoever_sits_there_is_named_among_however_many(settings: Settings) -> None:
    async def run() -> None:
        async with open_house(settings) as house:
            (first, *_) = watching(house, 80)
            late = Listener("Zita", 0)
            house.hub.add("game", late)
            assert "Zita" not in json.loads(heard(late)[0])["people"]
            house.hub.seated("game", frozenset({"Zita", "Yvonne"}))
            await eventually(lambda: "Zita" in first.present)
            told = json.loads(heard(first)[-1])
            assert (told["count"], len(told["people"])) == (81, OTHERS_NAMED + 1)
            assert "Yvonne" not in told["people"]

    asyncio.run(run())


def test_whoever_sits_down_is_named_at_once(server: Running) -> None:
    """The sockets learn of it with everything else that changes at a table."""
    host, guest = server.guest(), server.guest()
    table = host.post("/tables", TABLE, 201)["id"]
    crowd = [Listener(f"person {i}", 0) for i in range(OTHERS_NAMED)]

    async def come() -> None:
        for listener in crowd:
            server.house.hub.add(table, listener)

    server.within(come())
    with host.socket(table) as live, guest.socket(table):
        told = next_message(live, "presence")
        assert me(host) in told["people"]
        while (told := next_message(live, "presence"))["count"] < OTHERS_NAMED + 2:
            pass
        assert me(guest) not in told["people"]
        guest.post(f"/tables/{table}/join", {})
        while me(guest) not in next_message(live, "presence")["people"]:
            pass


@ON_POSTGRESQL
def test_processes_tell_each_other_only_of_who_came_and_went(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[int, int | None]] = []
    write = store.write

    async def counting(connection: Any, process: str, game: str, came: Any, went: Any) -> None:
        written.append((len(came), None if went is None else len(went)))
        await write(connection, process, game, came, went)

    monkeypatch.setattr(store, "write", counting)

    async def run() -> None:
        async with open_house(settings) as here, open_house(settings) as there:
            there.hub.add("game", Listener("Bert", 0))
            audience = watching(here, 60)
            await eventually(lambda: len(there.hub.present("game")) == 61)
            written.clear()
            here.hub.add("game", Listener("Anna", 0))
            await eventually(lambda: len(there.hub.present("game")) == 62)
            here.hub.remove("game", audience[0])
            await eventually(lambda: len(there.hub.present("game")) == 61)
            assert written == [(1, 0), (0, 1)]
            assert len(here.hub.present("game")) == 61

    asyncio.run(run())


def test_what_is_asked_for_often_is_done_once_more_after_a_pause() -> None:
    done: list[str] = []

    async def run() -> None:
        paced = Paced(done.append, lambda _: 0.01)
        for _ in range(5):
            paced.ask("one")
        paced.ask("two")
        assert done == ["one", "two"]
        await eventually(lambda: len(done) == 3)
        assert done == ["one", "two", "one"]
        closed = Paced(done.append, lambda _: 0.01)
        for _ in range(2):
            closed.ask("three")
        closed.close()
        paced.ask("four")
        paced.ask("four")
        await eventually(lambda: done.count("four") == 2)
        assert done.count("three") == 1

    asyncio.run(run())


def out_of_order(_engine: object) -> None:
    raise OSError("the database is away")


async def until(house: House, holds: Callable[[list[str]], bool]) -> None:
    await eventually(lambda: holds(house.hub.present("game")))

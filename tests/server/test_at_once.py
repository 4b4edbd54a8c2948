"""A step right after another is done on the row just stored; whatever has changed since decides all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from grandaustria.server import host as hosting
from grandaustria.server.db.engine import writing
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Request, Table
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from grandaustria.server.store import people
from tests.server.houses import HOST, add_people, begin, open_house, step, to_act
from tests.server.postgresql import ON_POSTGRESQL


def at_a_table(settings: Settings, work: Callable[[House, Table], Awaitable[None]]) -> None:
    """One person plays both seats, and has just done the first step."""

    async def run() -> None:
        async with open_house(settings) as house:
            table = await begin(house, HOST, HOST, hot_seat=True)
            await work(house, await step(house, table))

    asyncio.run(run())


@contextmanager
def looks(house: House) -> Iterator[list[str]]:
    """Every statement that reads."""
    found: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            found.append(statement)

    event.listen(house.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(house.engine.sync_engine, "before_cursor_execute", note)


def test_nothing_is_read_for_the_next_step(settings: Settings) -> None:
    async def work(house: House, table: Table) -> None:
        with looks(house) as found:
            after = await step(house, table)
        assert after.game.revision == table.game.revision + 1
        assert not [statement for statement in found if " FROM " in statement]
        assert (await house.host.table(table.game.id)).game == after.game

    at_a_table(settings, work)


def test_after_a_while_it_is_read_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a new name is told of."""

    async def work(house: House, table: Table) -> None:
        async with writing(house.engine) as connection:
            await people.change_person(connection, HOST, name="Sissi")
        monkeypatch.setattr(hosting, "RECENT_SECONDS", 0.0)
        assert (await step(house, table)).game.names == {HOST: "Sissi"}

    at_a_table(settings, work)


def test_a_request_repeated_at_another_revision_is_answered_as_the_first_time(settings: Settings) -> None:
    async def work(house: House, table: Table) -> None:
        after = await step(house, table)
        action = after.hosted.legal_actions()[0]
        again = Request("step", HOST, after.game.revision, f"request-{table.game.revision}", action)
        answer = await house.host.act(again, table.game.id)
        assert answer.update == after.update
        assert (answer.game.revision, answer.hosted.steps) == (after.game.revision, after.hosted.steps)

    at_a_table(settings, work)


def test_what_is_refused_is_refused_by_how_the_table_stands(settings: Settings) -> None:
    async def work(house: House, table: Table) -> None:
        revision, illegal = table.game.revision, max(table.hosted.legal_actions()) + 1
        for request, reason in (
            (Request("step", HOST, revision, "illegal", illegal), "illegal"),
            (Request("step", HOST, revision - 1, "stale", 0), "stale"),
            (Request("step", "nobody", revision, "foreign", 0), "not-found"),
        ):
            with pytest.raises(Refusal) as refused:
                await house.host.act(request, table.game.id)
            assert refused.value.reason == reason
        assert (await house.host.table(table.game.id)).game == table.game
        await step(house, table)

    at_a_table(settings, work)


@ON_POSTGRESQL
def test_what_another_process_did_meanwhile_counts(settings: Settings) -> None:
    async def run() -> None:
        async with open_house(settings) as here, open_house(settings) as there:
            await add_people(here, "Anna", "Bert")
            table = await step(here, await begin(here, "Anna", "Bert"))
            seen = await step(there, table)
            _, person = to_act(table)
            late = Request("step", person, table.game.revision, "late", table.hosted.legal_actions()[0])
            with pytest.raises(Refusal) as refused:
                await here.host.act(late, table.game.id)
            assert refused.value.reason == "stale"
            after = await step(here, seen)
            assert after.game.revision == seen.game.revision + 1
            assert after.hosted.steps[: len(seen.hosted.steps)] == seen.hosted.steps

    asyncio.run(run())

"""Tables that nobody looks at: they are played with what is left over, and not for ever."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from grandaustria.server import lease
from grandaustria.server.api.context import Person
from grandaustria.server.api.play import seen_table
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Host, Table
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.settings import Services, Settings
from grandaustria.server.sharing import ALONE, AWAITED, WATCHED
from tests.server import faulty
from tests.server.houses import HOST, Clock, add_people, begin, brisk, driver_of, open_house, play_run, until
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL, ON_SQLITE
from tests.waiting import eventually

LONG = Settings("").bots_only_seconds


@pytest.fixture(autouse=True)
def _nobody_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(lease, "GONE_SECONDS", 3600.0)


@pytest.fixture
def services(clock: Clock) -> Services:
    return Services(elapsed=clock)


async def rested(house: House, game_id: str) -> int:
    """Wait until the bots of a table rest: how far it has come."""
    await eventually(lambda: game_id not in house.bots.driving())
    table = await house.host.table(game_id)
    assert table.game.status == "running"
    assert table.game.driver is None
    return table.game.revision


async def resting_table(house: House, clock: Clock) -> tuple[str, int]:
    table = await begin(house, "waiter", "waiter")
    clock.now += LONG
    return table.game.id, await rested(house, table.game.id)


def test_bots_rest_when_nobody_has_looked_for_long(settings: Settings, services: Services, clock: Clock) -> None:
    """And go on when somebody opens the table, who need not do anything else."""

    async def there_and_back() -> None:
        async with open_house(brisk(settings), services) as house:
            game_id, revision = await resting_table(house, clock)
            await house.bots.look_around()
            assert house.bots.driving() == []
            house.hub.add(game_id, Listener("anna", 0))
            await house.bots.look()
            await until(house, game_id, lambda game: game.revision > revision + 3)

    asyncio.run(there_and_back())


def test_they_go_on_when_somebody_asks_for_the_table_without_a_socket(
    settings: Settings, services: Services, clock: Clock
) -> None:
    async def asked_for() -> None:
        async with open_house(brisk(settings), services) as house:
            game_id, revision = await resting_table(house, clock)
            with pytest.raises(Refusal):  # who may not see it does not wake them
                await seen_table(house, Person("stranger", "", "en", "", False), game_id)
            await house.bots.look()
            assert house.bots.driving() == []
            await seen_table(house, Person(HOST, "", "en", "", False), game_id)
            await house.bots.look()
            await until(house, game_id, lambda game: game.revision > revision + 3)

    asyncio.run(asked_for())


@DAILY_ON_SQLITE
def test_a_table_that_is_taken_up_anew_has_no_more_time(
    settings: Settings, services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        """As if the game had moved on."""

    async def twice() -> None:
        monkeypatch.setattr(Host, "act_for_bot", nothing)
        async with open_house(brisk(settings), services) as house:
            table = await begin(house, "waiter", "waiter")
            await eventually(lambda: house.bots.driving() == [])
            clock.now += LONG
            await house.bots.look_around()
            await rested(house, table.game.id)

    asyncio.run(twice())


@DAILY_ON_SQLITE
def test_a_restart_does_not_wake_them(settings: Settings, services: Services, clock: Clock) -> None:
    async def first() -> str:
        async with open_house(brisk(settings), services) as house:
            return (await resting_table(house, clock))[0]

    async def second(game_id: str) -> None:
        async with open_house(brisk(settings), services) as house:
            assert house.bots.driving() == []
            house.hub.add(game_id, Listener("anna", 0))
            await house.bots.look()
            assert house.bots.driving() == [game_id]

    asyncio.run(second(asyncio.run(first())))


@DAILY_ON_SQLITE
def test_bots_of_a_table_that_somebody_looks_at_do_not_rest(
    settings: Settings, services: Services, clock: Clock
) -> None:
    async def on_and_on() -> None:
        async with open_house(brisk(settings), services) as house:
            table = await begin(house, "director@20", "director@20")
            house.hub.add(table.game.id, Listener("anna", 0))
            for _ in range(3):
                clock.now += LONG
                revision = (await house.host.table(table.game.id)).game.revision
                await until(house, table.game.id, lambda game, than=revision: game.revision > than)  # type: ignore[misc]

    asyncio.run(on_and_on())


def test_a_game_over_days_goes_on_though_nobody_looks(settings: Settings, services: Services, clock: Clock) -> None:
    """A person will be asked, so the bots play up to there."""

    async def days() -> None:
        async with open_house(brisk(settings), services) as house:
            await add_people(house, "anna")
            table = await begin(house, "waiter", "anna", "director@20")
            for _ in range(3):
                clock.now += LONG
                table = await until(house, table.game.id, lambda game: game.to_act == 1)
                table = await play_run(house, table)

    asyncio.run(days())


@ON_SQLITE
@pytest.mark.parametrize("rank", [WATCHED, AWAITED, ALONE])
def test_a_table_of_bots_that_nobody_looks_at_leaves_most_of_the_time_to_others(settings: Settings, rank: int) -> None:
    """What a step takes, by a clock that goes on with every look at it, is waited for three times over."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def one_turn() -> None:
        clock = Clock()
        own = replace(settings, bots_only_share=0.25)
        async with open_house(own, Services(elapsed=clock), work=faulty.hanging) as house:
            await add_people(house, "anna")
            table = await begin(house, *(("anna", "anna") if rank == AWAITED else ("director@20", "director@20")))
            if rank == WATCHED:
                house.hub.add(table.game.id, Listener("anna", 0))
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr("grandaustria.server.bots.asyncio.sleep", sleep)
                async with house.bots._turn(table.game):  # noqa: SLF001
                    clock.now += 2.0

    asyncio.run(one_turn())
    assert [seconds for seconds in slept if seconds] == ([6.0] if rank == ALONE else [])


@DAILY_ON_SQLITE
@pytest.mark.parametrize(("watched", "most"), [(False, 1), (True, 4)], ids=["nobody looks", "somebody looks"])
def test_few_steps_of_bots_are_under_way_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, watched: bool, most: int
) -> None:
    """So a person's step, which need not wait for its turn, waits for few; however many tables there are."""
    under_way, seen, act = [0], [0], Host.act_for_bot

    async def counted(self: Host, *arguments: Any) -> Table | None:
        under_way[0] += 1
        seen.append(under_way[0])
        try:
            return await act(self, *arguments)
        finally:
            under_way[0] -= 1

    async def many_tables() -> None:
        monkeypatch.setattr(Host, "act_for_bot", counted)
        async with open_house(brisk(settings)) as house:
            for number in range(12):
                if watched:  # before there is a step that nobody sees
                    house.hub.add(f"table-{number}", Listener("anna", 1_000_000))
                await begin(house, "waiter", "waiter", id=f"table-{number}")
            await until(house, "table-11", lambda game: game.revision > 5)

    asyncio.run(many_tables())
    assert len(seen) > 5
    assert max(seen) <= most


@ON_POSTGRESQL
def test_somebody_looks_from_another_process(settings: Settings, services: Services, clock: Clock) -> None:
    async def both() -> None:
        async with open_house(brisk(settings), services) as one, open_house(brisk(settings), services) as other:
            game_id, revision = await resting_table(one, clock)
            other.hub.add(game_id, Listener("anna", 0))
            await other.bots.look()
            assert other.bots.driving() == [game_id]
            table = await until(other, game_id, lambda game: game.revision > revision + 3)
            assert table.game.driver == driver_of(other)

    asyncio.run(both())


@ON_POSTGRESQL
def test_a_table_that_is_watched_at_another_process_is_watched(
    settings: Settings, services: Services, clock: Clock
) -> None:
    async def both() -> None:
        patient = brisk(settings, bot_seconds=faulty.HANG_SECONDS)
        async with open_house(patient, services, faulty.hanging) as one, open_house(patient, services) as other:
            table = await begin(one, "director@20", "director@20")
            await eventually(one.bots.processes)
            assert one.bots._rank(table.game) == ALONE  # noqa: SLF001
            await add_people(one, "anna")
            other.hub.add(table.game.id, Listener("anna", 0))

            async def is_known() -> bool:
                await one.bots.look()
                return one.bots._rank(table.game) == WATCHED  # noqa: SLF001

            await eventually(is_known)

    asyncio.run(both())

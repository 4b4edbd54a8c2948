"""Maintenance: nothing new begins, whoever is in the middle of a turn finishes it, and then all goes on."""

from __future__ import annotations

import asyncio

import pytest

from grandaustria import Luck
from grandaustria.server import maintenance
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import maintenance as store
from tests.cli.running import Gah
from tests.server.houses import add_people, begin, brisk, open_house, play_run, step, until
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL, ON_SQLITE
from tests.server.processes import Process
from tests.server.running import Running
from tests.waiting import eventually

ON = "admin --database '{}' maintenance on --message 'Back at ten'"
REFUSED = {"retry_after": 60, "notice": "Back at ten"}


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str]) -> Gah:
    return Gah(capsys)


async def switch(house: House, on: bool) -> None:
    """Operators say so, and this process has seen it."""
    async with writing(house.engine) as connection:
        await (store.begin(connection, "Back at ten", 1.0) if on else store.end(connection))
    await house.host.maintenance.look(house.engine)


def test_the_command_says_how_it_is(gah: Gah, database: str) -> None:
    line = f"admin --database '{database}' maintenance"
    assert gah(f"{line} status").output == "maintenance is off; tables in the middle of a turn: 0\n"
    assert gah(ON.format(database)).status == 0
    first = gah(f"{line} status --json").data
    assert (first["on"], first["message"], first["turns"]) == (True, "Back at ten", 0)
    again = gah(f"{line} on --json").data
    assert (again["since"], again["message"]) == (first["since"], "")
    assert gah(f"{line} off").output == "maintenance is off; tables in the middle of a turn: 0\n"
    assert gah(f"{line} status --json").data["on"] is False
    for wrong in ("off --message no", f"on --message {'x' * 301}", "perhaps"):
        assert gah(f"{line} {wrong}").status == 2


def test_nothing_new_begins(gah: Gah, server: Running) -> None:
    """Whatever was there can be looked at, joined and left."""
    house, person, other = server.house, server.guest(), server.guest()
    opened = person.post("/tables", {"players": 2}, 201)
    table = f"/tables/{opened['id']}"
    assert gah(ON.format(server.settings.database_url)).status == 0
    server.within(house.host.maintenance.look(house.engine))
    assert person.refused("POST", "/tables", 503, "maintenance", {"players": 2}) == REFUSED
    other.post(f"{table}/join", {"code": opened["code"]})
    answer = person.client.post(f"/api/v1{table}/start", json={})
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "60")
    assert person.get(table)["status"] == "open"
    other.post(f"{table}/leave", {})
    assert gah(f"admin --database '{server.settings.database_url}' maintenance off").status == 0
    server.within(house.host.maintenance.look(house.engine))
    person.post("/tables", {"players": 2}, 201)


@DAILY_ON_SQLITE
def test_whoever_is_in_the_middle_of_a_turn_finishes_it(settings: Settings) -> None:
    async def maintain() -> None:
        async with open_house(settings, Services(chance=Luck(5))) as house:  # type: ignore[arg-type]
            await add_people(house, "anna", "ben")
            begun = await in_the_middle(house, await begin(house, "anna", "ben"))
            waiting = await begin(house, "anna", "ben", id="waiting")
            await switch(house, on=True)
            assert await turns(house) == 1
            with pytest.raises(Refusal) as refused:
                await step(house, waiting)
            assert (refused.value.status, refused.value.reason) == (503, "maintenance")
            assert (await house.host.table("waiting")).game.revision == waiting.game.revision
            after = await play_run(house, begun)
            assert after.game.turn == begun.game.turn + 1
            assert await turns(house) == 0
            with pytest.raises(Refusal, match="nothing new begins"):
                await step(house, after)
            await switch(house, on=False)
            await step(house, after)

    asyncio.run(maintain())


@DAILY_ON_SQLITE
def test_whoever_takes_all_steps_back_is_still_in_the_middle(settings: Settings) -> None:
    async def maintain() -> None:
        async with open_house(settings, Services(chance=Luck(5))) as house:  # type: ignore[arg-type]
            await add_people(house, "anna", "ben")
            begun = await in_the_middle(house, await begin(house, "anna", "ben"))
            await switch(house, on=True)
            taken_back = await step(house, begun, "undo")
            assert taken_back.game.cursor == 0
            again = await step(house, taken_back, "redo")
            assert again.game.cursor == 1
            after = await play_run(house, await step(house, again, "undo"))
            with pytest.raises(Refusal, match="nothing new begins"):
                await step(house, after)

    asyncio.run(maintain())


async def turns(house: House) -> int:
    async with reading(house.engine) as connection:
        return await store.turns_under_way(connection)


async def in_the_middle(house: House, table: Table) -> Table:
    """The first step of a turn after which its player goes on."""
    while not table.game.cursor:
        table = await step(house, table)
    return table


@ON_SQLITE
def test_bots_stop_after_their_turn_and_go_on_afterwards(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes look by themselves; nobody tells them."""
    monkeypatch.setattr(maintenance, "LOOK_SECONDS", 0.005)

    async def maintain() -> None:
        async with open_house(brisk(settings)) as house:
            table = await begin(house, "pageboy", "pageboy")
            await until(house, table.game.id, lambda game: game.turn > 2)
            async with writing(house.engine) as connection:
                await store.begin(connection, "", 1.0)
            await eventually(lambda: not house.bots.driving(), "the bots go on")
            rested = (await house.host.table(table.game.id)).game
            assert (rested.status, rested.cursor) == ("running", 0)
            await house.bots.look_around()
            await eventually(lambda: not house.bots.driving(), "the bots go on")
            assert (await house.host.table(table.game.id)).game.revision == rested.revision
            async with writing(house.engine) as connection:
                await store.end(connection)
            await until(house, table.game.id, lambda game: game.turn > rested.turn)

    asyncio.run(maintain())


@ON_SQLITE
def test_it_outlasts_a_restart(settings: Settings) -> None:
    async def maintain() -> None:
        async with open_house(settings) as house:
            await switch(house, on=True)
        async with open_house(brisk(settings)) as house:
            with pytest.raises(Refusal, match="nothing new begins"):
                house.host.maintenance.refuse()

    asyncio.run(maintain())


def test_a_database_that_is_away_for_a_while_does_not_end_the_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []

    class Troubled(maintenance.Maintenance):
        async def look(self, _engine: object) -> bool:
            looks.append("look")
            raise OSError("away")

    async def ended() -> None:
        raise AssertionError("it has not even begun")

    async def watch() -> None:
        watching = asyncio.create_task(Troubled().watch(None, ended))  # type: ignore[arg-type]
        await eventually(lambda: len(looks) > 1)
        watching.cancel()

    monkeypatch.setattr(maintenance, "LOOK_SECONDS", 0.001)
    asyncio.run(watch())


@pytest.mark.long
@ON_POSTGRESQL
def test_every_process_knows(gah: Gah, database: str, pair: list[Process]) -> None:
    people = [process.visitor() for process in pair]
    assert gah(ON.format(database)).status == 0

    def refused() -> bool:
        return all(person.client.post("/api/v1/tables", json={}).status_code == 503 for person in people)

    asyncio.run(eventually(refused, "not every process knows"))
    assert gah(f"admin --database '{database}' maintenance off").status == 0
    asyncio.run(eventually(lambda: not refused(), "nobody begins again"))

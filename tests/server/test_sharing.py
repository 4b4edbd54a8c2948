"""Who is next at the few places that all tables share, and that nobody takes them from the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from grandaustria.server.live import Listener
from grandaustria.server.settings import Settings
from grandaustria.server.sharing import (
    ALONE,
    AWAITED,
    EVERYBODY,
    HALVED_SECONDS,
    NOBODY_LOOKS,
    OFTEN,
    WATCHED,
    WATCHED_ONLY,
    Line,
    Spent,
    Wish,
    next_of,
)
from tests.server import faulty
from tests.server.houses import Clock, add_people, begin, brisk, open_house, play_run, until
from tests.server.postgresql import ON_SQLITE


def wish(owner: str = "anna", table: str = "one", seconds: float = 0.0, rank: int = WATCHED) -> Wish:
    return Wish(owner, table, seconds, lambda: rank)


NEXT = {
    "in the order of coming": ([wish(), wish()], {}, {}, 0),
    "somebody looks on": ([wish(rank=ALONE), wish(rank=AWAITED), wish(rank=WATCHED)], {}, {}, 2),
    "a person waits": ([wish(rank=ALONE), wish(rank=AWAITED)], {}, {}, 1),
    "somebody looks on, whatever was used": (
        [wish("ben", rank=ALONE), wish("anna", rank=WATCHED)], {"anna": 100.0}, {}, 1,
    ),
    "who has used less": ([wish("anna"), wish("ben")], {"anna": 2.0, "ben": 1.0}, {}, 1),
    "short before long": ([wish("anna", seconds=0.4), wish("ben", seconds=0.1)], {}, {}, 1),
    "long before short of whoever has used much": (
        [wish("anna", seconds=0.1), wish("ben", seconds=0.4)], {"anna": 1.0}, {}, 1,
    ),
    "among the tables of one person, the one that has used less": (
        [wish(table="one"), wish(table="two")], {"anna": 5.0}, {"one": 1.0}, 1,
    ),
    "the person before the table": (
        [wish("anna", "one"), wish("ben", "two")], {"anna": 1.0}, {"two": 9.0}, 1,
    ),
}  # fmt: skip


def spent(used: dict[str, float]) -> Spent:
    found = Spent()
    for name, seconds in used.items():
        found.add(name, seconds, 0.0)
    return found


@pytest.mark.parametrize(("waiting", "owners", "tables", "first"), NEXT.values(), ids=NEXT.keys())
def test_who_is_next(waiting: list[Wish], owners: dict[str, float], tables: dict[str, float], first: int) -> None:
    assert next_of(waiting, spent(owners), spent(tables), now=0.0) == first


def test_what_was_used_is_forgotten() -> None:
    used = spent({"anna": 8.0})
    assert used.of("anna", 2 * HALVED_SECONDS) == pytest.approx(2.0)
    for number in range(OFTEN + 1):
        used.add(f"guest {number}", 1.0, 30 * HALVED_SECONDS)
    assert len(used) == OFTEN + 1  # all but anna


def in_line(work: Callable[[Line[str]], object], *places: tuple[str, tuple[int, ...]]) -> None:
    async def run() -> None:
        await work(Line(places or [("place", EVERYBODY)], Clock()))  # type: ignore[misc]

    asyncio.run(run())


def test_a_hundred_tables_of_one_person_are_no_more_than_one_of_another() -> None:
    order: list[str] = []

    async def work(line: Line[str]) -> None:
        async def think(owner: str, table: str) -> None:
            place = await line.take(wish(owner, table))
            await asyncio.sleep(0)
            order.append(owner)
            line.give_back(place, wish(owner, table), 1.0)

        async with asyncio.TaskGroup() as all_at_once:
            for number in range(100):
                all_at_once.create_task(think("anna", f"anna's {number}"))
            for _ in range(3):
                all_at_once.create_task(think("ben", "ben's"))

    in_line(work)
    assert order[:6] == ["anna", "ben", "anna", "ben", "anna", "ben"]
    assert len(order) == 103


def test_places_are_kept_for_tables_that_somebody_looks_at() -> None:
    async def work(line: Line[str]) -> None:
        first = await line.take(wish(rank=ALONE))
        waiting = asyncio.create_task(line.take(wish(rank=AWAITED)))
        await asyncio.sleep(0)
        assert (first, await line.take(wish(rank=WATCHED))) == ("aside", "kept")
        assert not waiting.done()
        line.give_back(first, wish(), 0.0)
        assert await waiting == "aside"

    in_line(work, ("kept", WATCHED_ONLY), ("aside", NOBODY_LOOKS))


def test_somebody_comes_to_a_table_that_waits() -> None:
    async def work(line: Line[str]) -> None:
        rank = [ALONE]
        await line.take(wish(rank=ALONE))
        waiting = asyncio.create_task(line.take(Wish("ben", "two", 0.0, lambda: rank[0])))
        await asyncio.sleep(0)
        line.hand_out()
        assert not waiting.done()
        rank[0] = WATCHED
        line.hand_out()
        assert await waiting == "kept"

    in_line(work, ("kept", WATCHED_ONLY), ("aside", NOBODY_LOOKS))


@pytest.mark.parametrize("when", ["before", "meanwhile", "after"])
def test_whoever_gives_up_leaves_the_place_to_others(when: str) -> None:
    """Whether the place becomes free before that, while they are leaving, or after."""

    async def work(line: Line[str]) -> None:
        place = await line.take(wish())
        leaving = asyncio.create_task(line.take(wish()))
        await asyncio.sleep(0)
        if when == "before":
            line.give_back(place, wish(), 0.0)
        leaving.cancel()
        if when == "meanwhile":
            line.give_back(place, wish(), 0.0)
        await asyncio.gather(leaving, return_exceptions=True)
        if when == "after":
            line.give_back(place, wish(), 0.0)
        assert await line.take(wish()) == "place"

    in_line(work)


SEARCHING = "director@20"


@ON_SQLITE
@pytest.mark.parametrize("level", ["waiter", "concierge", SEARCHING])
def test_a_person_does_not_wait_for_tables_that_were_left(settings: Settings, tmp_path: Path, level: str) -> None:
    """Twenty of them want to think, and the thought of the first never ends."""
    held = faulty.HeldOver(tmp_path, "director@200000")

    async def beside_them() -> None:
        async with open_house(brisk(settings, bot_seconds=faulty.HANG_SECONDS), work=held) as house:
            for _ in range(20):
                await begin(house, held.level, held.level)
            await held.thinks()
            await add_people(house, "anna")
            table = await begin(house, "anna", level)
            house.hub.add(table.game.id, Listener("anna", 0))
            for _ in range(2):
                table = await until(house, table.game.id, lambda game: game.to_act == 0)
                table = await play_run(house, table)
            await until(house, table.game.id, lambda game: game.to_act == 0)
            held.let_go()

    asyncio.run(beside_them())


@ON_SQLITE
def test_what_needs_no_search_is_answered_without_a_process(settings: Settings) -> None:
    async def some_turns() -> int:
        async with open_house(brisk(settings)) as house:
            table = await begin(house, "pageboy", "waiter", "concierge")
            await until(house, table.game.id, lambda game: game.turn > 8)
            return house.bots.processes()

    assert asyncio.run(some_turns()) == 0

"""Tournaments in a house without doors, whose rounds are paired when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import select, update

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import games, shared_luck
from grandaustria.server.house import House
from grandaustria.server.store import tournaments as store
from grandaustria.server.store.tournaments import Entry, Place, Round, Tournament
from grandaustria.server.swiss import SWISS
from tests.server.houses import HOST, add_people
from tests.waiting import PATIENCE

QUICK = "pageboy"
"""A level that answers at once."""
CUP = "cup"
PEOPLE = ("anna", "ben", "cora", "dora")


async def open_cup(house: House, *people: str, computers: int = 0, **facts: Any) -> str:
    """A tournament that has not started, with these people and so many computers."""
    await add_people(house, HOST, *people)
    usual = {"title": "The cup", "players": 2, "method": SWISS, "rounds": 3, "pace": "quick", "level": QUICK}
    row = {"id": CUP, "host_id": HOST, "created": house.services.now(), "starts": None}
    async with writing(house.engine) as connection:
        await store.add(connection, row | usual | facts)
    for person in people:
        await house.tournaments.join(CUP, person)
    if computers:
        await house.tournaments.invite_computers(CUP, HOST, QUICK, computers)
    return CUP


async def begun_cup(house: House, *people: str, computers: int = 0, **facts: Any) -> str:
    cup = await open_cup(house, *people, computers=computers, **facts)
    await house.tournaments.start(cup, HOST)
    return cup


async def stand(house: House, cup: str = CUP) -> Tournament:
    async with reading(house.engine) as connection:
        found = await store.read(connection, cup)
    assert found is not None
    return found


async def places(house: House, number: int | None = None, cup: str = CUP) -> list[Place]:
    async with reading(house.engine) as connection:
        return await store.places(connection, cup, number)


async def entries(house: House, cup: str = CUP) -> list[Entry]:
    async with reading(house.engine) as connection:
        return await store.entries(connection, cup)


async def rounds(house: House, cup: str = CUP) -> list[Round]:
    async with reading(house.engine) as connection:
        return await store.rounds(connection, cup)


def tables_of(sitting: Sequence[Place]) -> list[str]:
    """The games of these places, table by table."""
    return list(dict.fromkeys(one.game_id for one in sitting if one.game_id is not None))


async def all_over(house: House, game_ids: Collection[str]) -> None:
    """Wait until nothing is played at these tables any more."""
    query = select(games.c.id).where(games.c.id.in_(game_ids), games.c.finished.is_(None))
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            async with reading(house.engine) as connection:
                if not (await connection.execute(query)).all():
                    return
            await asyncio.sleep(0.02)


async def play_round(house: House, cup: str = CUP) -> list[Place]:
    """The computers play the round to its end; the next one begins."""
    number = (await stand(house, cup)).round
    await all_over(house, tables_of(await places(house, number, cup)))
    await house.tournaments.look()
    return await places(house, number, cup)


async def luck_ids(house: House) -> list[str]:
    async with reading(house.engine) as connection:
        return list((await connection.execute(select(shared_luck.c.id))).scalars())


async def end(house: House, *ids: str) -> None:
    """The operator ends these games, unless they are over.

    A bot that is about to move finds that somebody was there before, and does not bring its game back.
    """
    ended = {"status": "ended", "revision": games.c.revision + 1, "finished": 1.0, "due": None, "expires": None}
    async with writing(house.engine) as connection:
        await connection.execute(update(games).where(games.c.id.in_(ids), games.c.finished.is_(None)).values(**ended))


async def end_all(house: House, number: int | None = None) -> None:
    """All games of the round that is played."""
    found = await stand(house)
    await end(house, *tables_of(await places(house, number or found.round)))

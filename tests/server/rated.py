"""Rated tables, with people who have accounts; and such games shortly before their end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import Setup
from grandaustria.play.move import Move
from grandaustria.server.db.engine import connect, disconnect, reading, writing
from grandaustria.server.db.schema import rating_changes, ratings
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.store import people, tables
from grandaustria.server.store.play import SeatRow
from tests.play.games import finished
from tests.server.houses import add_people, play_run
from tests.server.processes import Process
from tests.server.running import Running, Visitor
from tests.server.test_leaving import Around
from tests.server.with_accounts import PASSWORD

Json = dict[str, Any]
NAMES = ("Anna", "Bert", "Cora", "Dora")
CLOCK = {"kind": "budget", "seconds": 900, "addition": 15, "then": "seat"}
AGREED = {**CLOCK, "days_off": 0}
"""As it is stored."""


def with_accounts(server: Running | Process, *names: str) -> list[Visitor]:
    found = [server.visitor() for _ in names]
    for name, person in zip(names, found, strict=True):
        person.get("/me")
        person.post("/me/account", {"name": name, "password": PASSWORD})
    return found


class Rated(Around):
    """A running rated game of people with accounts."""

    def __init__(
        self, server: Running | Process, players: int = 2, people: Sequence[Visitor] = (), **options: Any
    ) -> None:
        there = list(people) or with_accounts(server, *NAMES[:players])
        super().__init__(server, players, there, **{"rated": True, "clock": CLOCK, **options})

    def until_it_counts(self) -> Rated:
        """Until the first die has been taken."""
        while True:
            seat = self.state()["run"]["seat"]
            takes = any(one["notation"].startswith("die ") for one in self.state(seat)["legal"])
            self.act()
            if takes:
                return self


@cache
def moves_of_a_game(players: int) -> tuple[Move, ...]:
    """All moves of a game, chance included."""
    return tuple(finished(Setup(players), 1).log)


def first_die(players: int = 2) -> int:
    """How many of them are made before somebody takes a die."""
    return next(i for i, move in enumerate(moves_of_a_game(players)) if move.notation.startswith("die "))


async def rated_game(house: House, *names: str, made: int = -3, **facts: Any) -> Table:
    """A running rated game of these people, or computers, of which so many moves are made: all but the last few."""
    persons = [name for name in names if name in NAMES]
    async with reading(house.engine) as connection:
        new = [name for name in persons if await people.read_person(connection, name) is None]
    await add_people(house, *new, password_hash="!")
    who = [(name, None) if name in NAMES else (None, name) for name in names]
    rows = [SeatRow(seat, person, bot, False) for seat, (person, bot) in enumerate(who)]
    own = {"id": house.services.new_id(), "code": house.services.new_id(), "host_id": persons[0], "created": 0.0}
    agreed = {"public": False, "hot_seat": False, "rated": True, "clock": AGREED, "stand_in": "apprentice"}
    async with writing(house.engine) as connection:
        game = await tables.add_game(connection, Setup(len(names)), rows, {**own, **agreed, **facts})
        game = await house.host.begin(connection, game, [move.action for move in moves_of_a_game(len(names))[:made]])
    return await house.host.table(game.id)


async def play_out(house: House, table: Table) -> Table:
    while table.game.status == "running":
        table = await play_run(house, table)
    return table


async def ratings_of(house: House) -> dict[str, float]:
    async with reading(house.engine) as connection:
        return {row.person_id: row.rating for row in await connection.execute(select(ratings))}


def stored_changes(database: str) -> list[Json]:
    """What rated games have changed, as anybody finds it who looks into the database."""

    async def look() -> list[Json]:
        engine = connect(database)
        try:
            return await changes_of(engine)
        finally:
            await disconnect(engine)

    return asyncio.run(look())


async def changes_of(engine: AsyncEngine) -> list[Json]:
    async with reading(engine) as connection:
        query = select(rating_changes).order_by(rating_changes.c.at, rating_changes.c.person_id)
        return [dict(row) for row in (await connection.execute(query)).mappings()]

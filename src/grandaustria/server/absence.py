"""Who is away from a table, since when, and what the others may do about it, whether there is a clock or not.

Somebody is away who sits at a table and has it open nowhere. When they were last seen there is kept with their seat: it
is noted when they come and go, and once a minute while they are there, so that a server that is killed knows it, too.
The others may let the house play a seat that the game waits for, once its person has been away for as long as the table
says; the person takes it back at any moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server.db.engine import is_sqlite, reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden
from grandaustria.server.host import Host, Table
from grandaustria.server.lease import AWAY, Lease
from grandaustria.server.live import Hub
from grandaustria.server.seating import LIVE, patience, stand_in
from grandaustria.server.settings import Services
from grandaustria.server.store import absence as store
from grandaustria.server.store import presence, tables
from grandaustria.server.store.play import GameRow, SeatRow

logger = logging.getLogger(__name__)

WRITE_SECONDS = 1.0
"""How often it is written down who came and went."""
BEATS = 60
"""Of those who stay it is written after so many of these."""
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Absence:
    """Writes down when people were last seen at their tables, and lets the house play for whoever stays away."""

    def __init__(
        self, engine: AsyncEngine, host: Host, hub: Hub, services: Services, spawn: Spawn, lease: Lease
    ) -> None:
        self._engine = engine
        self._host = host
        self._hub = hub
        self._services = services
        self._spawn = spawn
        self._lease = lease
        self._noted: dict[tuple[str, str], float] = {}
        """By table and person, what is not written yet."""
        self.opened = services.now()
        hub.on_seen = self._note

    async def open(self) -> None:
        self._spawn(self._keep_writing())

    async def close(self) -> None:
        """Whoever is there now was seen now."""
        await self._write_all()

    def _note(self, game_id: str, person_id: str) -> float:
        now = self._noted[game_id, person_id] = self._services.now()
        return now

    def meet(self, game: GameRow) -> None:
        """A table is opened here: since when those are away who have it not open."""
        rows = (row for row in game.seats if row.person_id is not None)
        seen = {row.person_id: self._seen(game, row) for row in rows}
        self._hub.last_seen(game.id, {one: at for one, at in seen.items() if one is not None and at is not None})

    def _seen(self, game: GameRow, row: SeatRow) -> float | None:
        return self._noted.get((game.id, row.person_id or ""), row.seen or game.started)

    # Writing

    async def write(self) -> None:
        noted, self._noted = self._noted, {}
        if not noted:
            return
        try:
            async with writing(self._engine) as connection:
                await store.write_seen(connection, noted)
        except AWAY:
            self._noted = noted | self._noted  # the next time
            raise

    async def _write_all(self) -> None:
        for game_id in self._hub.tables():
            for person_id in self._hub.seated_here(game_id):
                self._note(game_id, person_id)
        await self.write()

    async def _keep_writing(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(WRITE_SECONDS)
            beat += 1
            try:
                await (self.write() if beat % BEATS else self._write_all())
            except AWAY as error:
                logger.warning("who was seen at the tables could not be written: %s", type(error).__name__)

    # Letting the house play

    async def let_house_play(self, game_id: str, person_id: str, seat: int) -> Table:
        """One of the others does not want to wait for somebody who has been away for long enough."""
        here = set(self._hub.present(game_id)) | await self._elsewhere(game_id)

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            now = self._services.now()
            row = check_away(game, person_id, seat)
            since = max(self._seen(game, row) or 0.0, game.turn_since or 0.0, await _last_done(connection, game, row))
            # While the house was closed nobody could be there: everybody has a moment to come back.
            until = max(since + patience(game), self.opened + min(LIVE, patience(game)))
            if row.person_id in here or now < until:
                raise Refusal(409, "not-away", "This seat is not away for long enough.", since=since, until=until)
            rows = (replace(one, bot=stand_in(game), given_up=True) if one == row else one for one in game.seats)
            after = replace(game, seats=tuple(rows))
            told = {"seat": seat, "since": since, "by": game.seats_of(person_id)[0]}
            return await tables.store_change(connection, game, after, now, away=told)

        await self._host.rearrange(game_id, change)
        return await self._host.table(game_id)

    async def _elsewhere(self, game_id: str) -> set[str]:
        """Who has a table open at other processes, whether or not it is open here."""
        if is_sqlite(self._engine):
            return set()
        async with reading(self._engine) as connection:
            but_at = {self._lease.process, *self._lease.away}
            return (await presence.elsewhere(connection, [game_id], but_at))[game_id]


def check_away(game: GameRow, person_id: str, seat: int) -> SeatRow:
    """The seat, if this person is one of the others who wait for it."""
    if game.status != "running":
        raise conflict("over" if game.finished else "not-started", "This game is not played now.")
    if not any(row.person_id == person_id and not row.bot for row in game.seats):
        raise forbidden("You play no seat at this table.")
    if seat >= len(game.seats) or game.seats[seat].person_id is None:
        raise Refusal(404, "not-found", "Nobody sits there.")
    row = game.seats[seat]
    if row.person_id == person_id:
        raise forbidden("The others decide about a seat that is away, not the one who sits there.")
    if row.bot or game.to_act != seat:
        raise conflict("not-away", "The game does not wait for this seat.")
    return row


async def _last_done(connection: AsyncConnection, game: GameRow, row: SeatRow) -> float:
    """When the person did something at the table, perhaps by a program that has no socket."""
    return await store.last_request(connection, game.id, row.person_id or "")

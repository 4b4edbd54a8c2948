"""Quick pairing: who wants the same game sits down together.

Somebody has one wish at a time, for so many players at one of the house's paces, and says again and again that they are
still there. As soon as enough people wait who may meet, a private table is opened for them and its game begins, in one
transaction that holds the wishes of all of them: nobody is seated twice, and whoever goes away at that moment has
either gone before or sits there. After a minute the house offers to take the seats that are left. All who wait together
are asked; when they agree, or some seconds after the first of them did, those who agreed begin.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.engine import Setup
from grandaustria.server import ratings
from grandaustria.server.alerts import Alerts
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import conflict
from grandaustria.server.host import Host
from grandaustria.server.locks import Locks
from grandaustria.server.paces import BY_NAME
from grandaustria.server.parties import (
    ANSWER_SECONDS,
    Party,
    Room,
    agreed,
    company,
    look_alikes,
    nearest_level,
    next_party,
)
from grandaustria.server.seating import DEFAULT_BOT
from grandaustria.server.settings import Services
from grandaustria.server.store import ratings as stored_ratings
from grandaustria.server.store import tables, wishes
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.store.wishes import Kind, Wish

OFFER_SECONDS = 60.0
"""How long somebody waits before the house offers to take the free seats."""
NOTED_SECONDS = 4.0
"""A sign of life is written down no more often than this."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands with somebody's wish: who waits together with them, and how many of those agree to the offer."""

    wish: Wish
    together: list[Wish]
    level: str
    now: float

    @property
    def agreed(self) -> list[Wish]:
        return agreed(self.together)

    @property
    def offered(self) -> float:
        """When the house offers to take the free seats."""
        return min(one.since for one in self.together) + OFFER_SECONDS

    @property
    def begins(self) -> float | None:
        """When those who agree begin without the others."""
        return min(one.accepted or 0.0 for one in self.agreed) + ANSWER_SECONDS if self.agreed else None


class Pairing:
    """Keeps the wishes of people, and opens tables for those who want the same."""

    def __init__(
        self,
        engine: AsyncEngine,
        host: Host,
        alerts: Alerts,
        services: Services,
        announce: Callable[[str, int], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._host = host
        self._alerts = alerts
        self._services = services
        self._announce = announce
        self._locks = Locks()

    async def wish(self, connection: AsyncConnection, person_id: str, kind: Kind) -> None:
        """Somebody wants to play; to wish the same again is a sign of life."""
        now = self._services.now()
        before = await wishes.read(connection, person_id, lock=True)
        if before is not None and before.kind == kind and before.game_id is None and now < before.until:
            await wishes.touch(connection, before, now)
        else:
            await wishes.keep(connection, person_id, kind, now)

    async def accept(self, connection: AsyncConnection, person_id: str, level: str | None) -> None:
        """Somebody agrees that the house takes the free seats; the first of those who wait together says by whom."""
        now = self._services.now()
        await wishes.read(connection, person_id, lock=True)
        standing = await self._standing(connection, person_id, now)
        if standing is None or standing.wish.game_id is not None or now < standing.offered:
            raise conflict("not-asked", "Nothing is offered to you now.")
        if standing.wish.accepted is None:
            first = standing.level if standing.agreed else level or standing.level
            await wishes.change(connection, person_id, accepted=now, level=first, seen=now)

    async def leave(self, person_id: str) -> None:
        """Somebody does not want to wait any longer; who sits at a table already is told so first."""
        async with writing(self._engine) as connection:
            wish = await wishes.read(connection, person_id, lock=True)
            if wish is not None and (wish.game_id is None or wish.told):
                await wishes.end(connection, person_id)

    async def look(self, person_id: str) -> Standing | None:
        """How it stands, after everybody has sat down who can; to ask is a sign of life."""
        now = self._services.now()
        async with reading(self._engine) as connection:
            wish = await wishes.read(connection, person_id)
        if wish is None or wish.until <= now:
            return None
        if wish.game_id is None:
            if now - wish.seen >= NOTED_SECONDS:
                async with writing(self._engine) as connection:
                    await wishes.touch(connection, wish, now)
            await self._seat_all(wish.kind)
        async with reading(self._engine) as connection:
            standing = await self._standing(connection, person_id, now)
        if standing is not None and standing.wish.game_id is not None and not standing.wish.told:
            async with writing(self._engine) as connection:
                await wishes.change(connection, person_id, told=True)
        return standing

    async def around(self, person_id: str) -> dict[Kind, int]:
        """How many people wait for what, of those whom somebody may meet; never so many that one could wonder why."""
        async with reading(self._engine) as connection:
            waiting = await wishes.all_waiting(connection, self._services.now())
            apart = await wishes.apart(connection, {person_id, *(one.person_id for one in waiting)})
        counted: dict[Kind, int] = defaultdict(int)
        for one in waiting:
            if frozenset((person_id, one.person_id)) not in apart:
                counted[one.kind] += 1
        return {kind: min(count, kind.players - 1) for kind, count in counted.items()}

    async def _standing(self, connection: AsyncConnection, person_id: str, now: float) -> Standing | None:
        wish = await wishes.read(connection, person_id)
        if wish is None or wish.until <= now:
            return None
        if wish.game_id is not None:
            return Standing(wish, [wish], DEFAULT_BOT, now)
        room = await self._room(connection, wish.kind, now)
        together = company(wish, room)
        chosen = agreed(together)
        return Standing(wish, together, (chosen[0].level if chosen else None) or nearest_level(wish, room), now)

    async def _room(self, connection: AsyncConnection, kind: Kind, now: float, lock: bool = False) -> Room:
        waiting = await wishes.waiting(connection, kind, now, lock)
        ids = {one.person_id for one in waiting}
        apart = look_alikes(waiting) | await wishes.apart(connection, ids)
        pool = (kind.players, BY_NAME[kind.pace].pool)
        known = await stored_ratings.read(connection, ids, pool)
        return Room(waiting, apart, {one: standing.own.rating for one, standing in known.items()})

    # Sitting down

    async def _seat_all(self, kind: Kind) -> None:
        """Open tables for all who can sit down together now."""
        now = self._services.now()
        if self._host.maintenance.is_on:
            return
        async with reading(self._engine) as connection:
            if next_party(await self._room(connection, kind, now), kind.players, now) is None:
                return
        opened: list[GameRow] = []
        async with self._locks[repr(kind)], writing(self._engine) as connection:
            room = await self._room(connection, kind, now, lock=True)
            while (party := next_party(room, kind.players, now)) is not None:
                opened.append(await self._open(connection, kind, party, now))
                room = room.without(party.people)
        for game in opened:
            await self._announce(game.id, game.revision)

    async def _open(self, connection: AsyncConnection, kind: Kind, party: Party, now: float) -> GameRow:
        """A game that has begun, with these people at its table: whoever has waited longest is the host."""
        ids = [one.person_id for one in party.people]
        free = range(len(ids), kind.players)
        around = [SeatRow(seat, person_id, None, False) for seat, person_id in enumerate(ids)]
        around += [SeatRow(seat, None, party.level, False) for seat in free]
        row = await tables.add_game(connection, Setup(kind.players), around, self._facts(kind, ids[0], now))
        game = await self._host.begin(connection, row)
        await wishes.seat(connection, ids, game.id, now)
        await self._alerts.on_paired(connection, game)
        return game

    def _facts(self, kind: Kind, host_id: str, now: float) -> dict[str, object]:
        return {
            "id": self._services.new_id(),
            "code": self._services.new_id(),
            "host_id": host_id,
            "created": now,
            "public": False,
            "hot_seat": False,
            "clock": BY_NAME[kind.pace].clock,
            "rated": kind.rated,
            "stand_in": ratings.STAND_IN if kind.rated else DEFAULT_BOT,
        }

"""Duplicate tournaments: all tables of a round have the same luck, so that what is left is how one plays.

People with an account join until it starts, its host lets players of the house in, and at the start the house fills up
what is missing to full tables. In one transaction a round is paired, its secret is made, and all of its games begin.
While it lasts nobody but those who sit at a table sees anything of it. When the last of its games is over, one
transaction counts what the round came to, destroys its secret, opens its games to all, and begins the next round. Every
process looks for what is to be done and does it under the lock of the tournament, so it is done once, whoever is killed
in between. Who withdraws, or was never there, is played by the house, so that nobody is ever without a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.engine import Setup
from grandaustria.server import ratings
from grandaustria.server.alerts import Alerts
from grandaustria.server.comparing import earned, ordered, sat_at
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden, not_found
from grandaustria.server.host import Host
from grandaustria.server.paces import BY_NAME
from grandaustria.server.settings import Services
from grandaustria.server.store import luck, play, tables
from grandaustria.server.store import tournaments as store
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.store.tournaments import OPEN, OVER, RUNNING, Entry, Place, Tournament
from grandaustria.server.swiss import ROUND_ROBIN, Group, Past, most_rounds, places_needed, round_robin, swiss

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
MOST_ENTRIES = 256
MOST_IN_ROUND_ROBIN = 16
MOST_COMPUTERS = 64
"""That a host may let in; those that fill the last tables come on top."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Tournaments:
    """Lets people in and out, and keeps tournaments going."""

    def __init__(
        self,
        engine: AsyncEngine,
        host: Host,
        alerts: Alerts,
        services: Services,
        spawn: Spawn,
        announce: Callable[[str, int], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._host = host
        self._alerts = alerts
        self._services = services
        self._spawn = spawn
        self._announce = announce

    async def open(self) -> None:
        self._spawn(self._keep_looking(LOOK_SECONDS))

    # Before the start

    async def join(self, tournament_id: str, person_id: str) -> None:
        async with writing(self._engine) as connection:
            tournament = await _still_open(connection, tournament_id)
            there = await store.entries(connection, tournament_id)
            if not any(entry.person_id == person_id for entry in there):
                _need_room(tournament, len(there) + 1)
                await store.enter(connection, tournament_id, [(person_id, None)], self._services.now())

    async def leave(self, tournament_id: str, person_id: str) -> None:
        """Before the start somebody does not take part after all; later the house plays from the next round on."""
        async with writing(self._engine) as connection:
            tournament = await _locked(connection, tournament_id)
            if tournament.status == OPEN:
                await store.leave(connection, tournament_id, person_id=person_id)
            elif tournament.status == RUNNING:
                await store.withdraw(connection, tournament_id, person_id, self._services.now())
            else:
                raise conflict("over", "This tournament is over.")

    async def invite_computers(self, tournament_id: str, person_id: str, level: str, number: int) -> None:
        """So many players of a level of the house take part: the host says it, and may say it anew."""
        async with writing(self._engine) as connection:
            tournament = await _still_open(connection, tournament_id, person_id)
            await store.leave(connection, tournament_id, bot=level)
            there = await store.entries(connection, tournament_id)
            if number + sum(entry.bot is not None for entry in there) > MOST_COMPUTERS:
                raise _full(f"At most {MOST_COMPUTERS} computers take part in a tournament.", MOST_COMPUTERS)
            _need_room(tournament, len(there) + number)
            await store.enter(connection, tournament_id, [(None, level)] * number, self._services.now())

    async def remove(self, tournament_id: str, person_id: str) -> None:
        async with writing(self._engine) as connection:
            await _still_open(connection, tournament_id, person_id)
            await store.remove(connection, tournament_id)

    async def start(self, tournament_id: str, person_id: str) -> None:
        async with writing(self._engine) as connection:
            tournament = await _still_open(connection, tournament_id, person_id)
            begun = await self._start(connection, tournament)
        await self._tell(begun)

    # Going on

    async def look(self) -> list[str]:
        """Do what is to be done: those whose time has come begin, and where a round was played the next one does. Those
        that have gone on."""
        if self._host.maintenance.is_on:
            return []
        async with reading(self._engine) as connection:
            due = await store.due(connection, self._services.now())
        return [tournament_id for tournament_id in due if await self._try_to_go_on(tournament_id)]

    async def _try_to_go_on(self, tournament_id: str) -> bool:
        """Whether it has gone on; what is wrong with one of them holds no other up."""
        try:
            async with writing(self._engine) as connection:
                begun = await self._go_on(connection, tournament_id)
            await self._tell(begun)
        except Exception:  # it is tried again when one looks the next time
            logger.exception("a tournament does not go on: %s", tournament_id)
            return False
        return True

    async def _go_on(self, connection: AsyncConnection, tournament_id: str) -> list[GameRow]:
        """What is to be done about one of them, unless another process has done it meanwhile."""
        tournament = await store.read(connection, tournament_id, lock=True)
        if tournament is None:
            return []
        if tournament.status == OPEN:
            return await self._start(connection, tournament)
        if tournament.status != RUNNING or not await store.is_played(connection, tournament_id):
            return []
        await self._close_round(connection, tournament)
        if tournament.round < tournament.rounds:
            return await self._begin_round(connection, tournament)
        await store.change(connection, tournament_id, status=OVER, finished=self._services.now())
        return []

    async def _start(self, connection: AsyncConnection, tournament: Tournament) -> list[GameRow]:
        """The house takes what places are left, and the first round begins."""
        now = self._services.now()
        there = len(await store.entries(connection, tournament.id))
        needed = places_needed(there, tournament.players)
        await store.enter(connection, tournament.id, [(None, tournament.level)] * (needed - there), now)
        rounds = most_rounds(tournament.method, needed, tournament.players)
        if tournament.method != ROUND_ROBIN:
            rounds = min(rounds, tournament.rounds)
        await store.change(connection, tournament.id, status=RUNNING, started=now, rounds=rounds)
        return await self._begin_round(connection, tournament)

    async def _begin_round(self, connection: AsyncConnection, tournament: Tournament) -> list[GameRow]:
        """The next round: its luck, its tables, and all of its games, which have begun."""
        number, now, luck_id = tournament.round + 1, self._services.now(), self._services.new_id()
        entries = {entry.number: entry for entry in await store.entries(connection, tournament.id)}
        groups = await self._groups(connection, tournament, list(entries))
        await luck.make(connection, luck_id, now)
        await store.change(connection, tournament.id, round=number)
        await store.add_round(connection, tournament.id, number, luck_id, now)
        begun: list[GameRow] = []
        for table, group in enumerate(groups):
            around = [entries[one] for one in group]
            game = await self._begin_game(connection, tournament, around, luck_id, now)
            sitting = [Place(number, one, table, seat, game.id, None, None, None) for seat, one in enumerate(group)]
            await store.add_places(connection, tournament.id, sitting)
            begun.append(game)
        return begun

    async def _groups(self, connection: AsyncConnection, tournament: Tournament, numbers: list[int]) -> list[Group]:
        if tournament.method == ROUND_ROBIN:
            return [tuple(numbers[one] for one in group) for group in round_robin(len(numbers), tournament.round + 1)]
        pasts = pasts_of(await store.places(connection, tournament.id))
        standing = ordered(await store.totals(connection, tournament.id))
        known = [pasts.get(total.entry, Past(total.entry)) for total in standing]
        return await asyncio.to_thread(swiss, known, tournament.players)

    async def _begin_game(
        self, connection: AsyncConnection, tournament: Tournament, around: Sequence[Entry], luck_id: str, now: float
    ) -> GameRow:
        """One of the tables; who does not play any more, or is no person, is played by the house."""
        seats = [_seat(seat, entry, tournament.level) for seat, entry in enumerate(around)]
        people = [row.person_id for row in seats if row.person_id is not None]
        facts = {
            "id": self._services.new_id(),
            "code": self._services.new_id(),
            "host_id": people[0] if people else tournament.host_id,
            "title": tournament.title,
            "created": now,
            "public": False,
            "hot_seat": False,
            "clock": BY_NAME[tournament.pace].clock,
            "stand_in": ratings.STAND_IN,
            "luck_id": luck_id,
            "sealed": True,
        }
        row = await tables.add_game(connection, Setup(tournament.players), seats, facts)
        game = await self._host.begin(connection, row)
        await self._alerts.on_round(connection, game)
        return game

    async def _close_round(self, connection: AsyncConnection, tournament: Tournament) -> None:
        """Count what the round came to, destroy its secret, and let everybody look at its games."""
        number, games = tournament.round, dict[str, GameRow | None]()
        places = await store.places(connection, tournament.id, number)
        for game_id in {place.game_id for place in places if place.game_id is not None}:
            games[game_id] = await play.read_game(connection, game_id)
        sitting = [sat_at(games.get(one.game_id or ""), one.entry, one.table_number, one.seat) for one in places]
        await store.close_round(connection, tournament.id, number, sitting, earned(sitting), self._services.now())
        [luck_id] = [one.luck_id for one in await store.rounds(connection, tournament.id) if one.number == number]
        await luck.destroy(connection, luck_id)
        await luck.unseal(connection, luck_id)

    async def _tell(self, begun: Sequence[GameRow]) -> None:
        for game in begun:
            await self._announce(game.id, game.revision)

    async def _keep_looking(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await self.look()
            except Exception:  # a database that is away for a while must not end it
                logger.exception("could not look how tournaments stand")


def pasts_of(places: Sequence[Place]) -> Mapping[int, Past]:
    """What everybody has by now, whom they have met, and where they sat."""
    tables: dict[tuple[int, int], list[int]] = {}
    for one in places:
        tables.setdefault((one.round, one.table_number), []).append(one.entry)
    points, met, sat = Counter[int](), dict[int, Counter[int]](), dict[int, list[int]]()
    for one in places:
        points[one.entry] += one.points or 0
        others = (other for other in tables[one.round, one.table_number] if other != one.entry)
        met.setdefault(one.entry, Counter()).update(others)
        sat.setdefault(one.entry, []).append(one.seat)
    return {entry: Past(entry, points[entry], met[entry], sat[entry]) for entry in met}


def _seat(seat: int, entry: Entry, level: str) -> SeatRow:
    if entry.person_id is not None and entry.withdrawn is None:
        return SeatRow(seat, entry.person_id, None, False)
    return SeatRow(seat, None, entry.bot or level, False)


async def _locked(connection: AsyncConnection, tournament_id: str) -> Tournament:
    tournament = await store.read(connection, tournament_id, lock=True)
    if tournament is None:
        raise not_found("tournament")
    return tournament


async def _still_open(connection: AsyncConnection, tournament_id: str, host_id: str | None = None) -> Tournament:
    """One that has not started, locked; if somebody is named, its host has to be that."""
    tournament = await _locked(connection, tournament_id)
    if host_id not in (None, tournament.host_id):
        raise forbidden("Only the host of the tournament may do this.")
    if tournament.status != OPEN:
        raise conflict("started", "This tournament has begun already.")
    return tournament


def most_entries(tournament: Tournament) -> int:
    return MOST_IN_ROUND_ROBIN if tournament.method == ROUND_ROBIN else MOST_ENTRIES


def _need_room(tournament: Tournament, entries: int) -> None:
    most = most_entries(tournament)
    if entries > most:
        raise _full(f"At most {most} take part in this tournament.", most)


def _full(message: str, most: int) -> Refusal:
    return conflict("full", message, most=most)

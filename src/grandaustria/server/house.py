"""The house: everything a running server consists of, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.play.hosted import HostedGame
from grandaustria.server.absence import Absence
from grandaustria.server.advice import Advice
from grandaustria.server.alerts import Alerts
from grandaustria.server.bots import BotDriver
from grandaustria.server.choosing import Choosing
from grandaustria.server.days import Days
from grandaustria.server.db.engine import connect, disconnect, is_sqlite, postgresql_address, reading
from grandaustria.server.db.migrate import upgrade
from grandaustria.server.deadlines import Deadlines
from grandaustria.server.errors import Refusal
from grandaustria.server.hearing import Hearing
from grandaustria.server.host import Changed, Host, Table
from grandaustria.server.lease import AWAY, Lease
from grandaustria.server.leaving import Leaving
from grandaustria.server.live import Hub, Listener
from grandaustria.server.naming import names_at
from grandaustria.server.pairing import Pairing
from grandaustria.server.plans import Plans
from grandaustria.server.presence import Presence
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import play
from grandaustria.server.store.notices import CHAT, CHOSEN, ENDED, PLAN, PRESENCE, REVISION
from grandaustria.server.store.play import GameRow
from grandaustria.server.talk import Talk
from grandaustria.server.telling import Telling
from grandaustria.server.thinking import Think, think
from grandaustria.server.timekeeping import Timekeeper
from grandaustria.server.together import Chosen, choosers, chosen
from grandaustria.server.tournaments import Tournaments
from grandaustria.server.visible import Speech, eyes_of, may_watch
from grandaustria.texts import CATALOGUE, FALLBACK

logger = logging.getLogger(__name__)

ATTEND_SECONDS = 2.0
MISSED_SECONDS = 1.0
UNSEEN = 1 << 31
"""A revision that nobody has been told."""
MANY = 40
"""Updates that are written aside, so that others do not wait for them."""


class House:
    """Opened when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, services: Services | None = None, work: Think = think) -> None:
        self.settings = settings
        self.services = services or Services()
        self.engine: AsyncEngine = connect(settings.database_url, hurried=True)
        self.hub = Hub(self.bring_up_to_date)
        self.talk = Talk(self.engine, self.hub)
        self.host = Host(self.engine, self.services, self.announce, self.talk.sender)
        self.on_change: list[Changed] = []
        """Called after every change of a table: bots think, deadlines are set."""
        self.on_end: Callable[[Collection[str]], None] | None = None
        """Told of sessions that have ended, here or at another process."""
        self.failed = 0
        """Background work that ended by an exception nobody expected; a working house has none."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beating = self.engine if is_sqlite(self.engine) else connect(settings.database_url, pool=1, hurried=True)
        lease = Lease(self.engine, self.talk.sender, self._beating)
        self.bots = BotDriver(self.engine, self.host, lease, settings, self.services, self.spawn, self.hub, work)
        self.advice = Advice(settings.limits)
        self.deadlines = Deadlines(self.engine, self.host, self.hub, self.services, self.spawn)
        self.absence = Absence(self.engine, self.host, self.hub, self.services, self.spawn, lease)
        self.leaving = Leaving(self.host, self.services)
        self.choosing = Choosing(self.host, self.hub, self.services, self.talk.sender)
        self.timekeeper = Timekeeper(self.engine, self.host, self.services, self.spawn)
        pace = settings.limits.plans_per_minute
        self.plans = Plans(self.engine, self.host, self.hub, self.services, self.spawn, pace)
        self.alerts = Alerts(self.engine, self.hub, settings, self.services, self.spawn)
        self.pairing = Pairing(self.engine, self.host, self.alerts, self.services, self.announce)
        self.days = Days(self.engine, self.host, self.services, self.spawn)
        self.tournaments = Tournaments(self.engine, self.host, self.alerts, self.services, self.spawn, self.announce)
        self.presence = Presence(self.engine, self.hub, self.spawn, lease)
        self.hearing = None if is_sqlite(self.engine) else self._listening()
        """PostgreSQL tells every process about the changes of the others."""
        self._news_of: Mapping[str, Callable[[str, str], Any]] = {
            REVISION: self._changed_elsewhere,
            CHAT: lambda game_id, said: self.spawn(self.talk.heard(game_id, said)),
            PRESENCE: self.presence.heard,
            CHOSEN: lambda game_id, said: self.spawn(self.choosing.heard(game_id, said)),
            PLAN: self.plans.heard,
            ENDED: lambda _, session_id: self.end_sessions([session_id]),
        }
        self.on_change.append(self.bots.changed)
        self.host.on_turn += [self.alerts.on_turn, self.plans.on_turn]

    def _listening(self) -> Hearing:
        address = postgresql_address(self.settings.database_url)
        return Hearing(
            address,
            lambda: {*self.hub.tables(), *self.bots.driving()},
            self._told,
            lambda game_id: self.spawn(self._resynchronise(game_id)),
        )

    async def attend(self, game_id: str) -> None:
        """From now on this process hears what others do at a table that is open here; a dead line is not waited for."""
        if self.hearing is not None:
            attending = self.spawn(self._attend(self.hearing, game_id))
            _, late = await asyncio.wait((attending,), timeout=ATTEND_SECONDS)
            if late:  # unless the house closes meanwhile
                attending.add_done_callback(lambda one: one.cancelled() or self.spawn(self._resynchronise(game_id)))

    async def _attend(self, hearing: Hearing, game_id: str) -> None:
        if await hearing.attend(game_id):  # what happened before was not heard of
            await self.presence.look([game_id])
            self.bots.heard(game_id, await self.revision(game_id))

    async def open(self) -> None:
        await upgrade(self.engine)
        await self.host.maintenance.look(self.engine)
        if self.hearing is not None:
            self.hub.on_open = self.bots.on_drive = lambda game_id: self.spawn(self.attend(game_id))
            self.spawn(self.hearing.keep())
            await self.hearing.begun.wait()  # whoever is served hears what happens at the other processes
            await self.presence.open()
        await self.bots.open()
        self.spawn(self.host.maintenance.watch(self.engine, self.bots.look_around))
        await self.deadlines.open()
        await self.timekeeper.open()
        await self.alerts.open()
        await self.plans.open()
        await self.days.open()
        await self.tournaments.open()
        await self.absence.open()

    async def close(self) -> None:
        with suppress(*AWAY):  # where the database is away, what was written last has to do
            await self.absence.close()
        self.hub.close()
        self.presence.close()
        await self._end_tasks()
        await self.bots.close()
        await self.advice.close()
        for engine in {self.engine, self._beating}:
            await disconnect(engine)

    async def _end_tasks(self) -> None:
        """Whoever is told to stop in the moment in which what they wait for happens may miss it, and is told again."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=MISSED_SECONDS)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside everything else; it is cancelled when the house closes."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.failed += 1
            logger.error("background work failed", exc_info=task.exception())

    async def announce(self, game_id: str, revision: int, table: Table | None = None) -> None:
        """A table has a new revision, committed: the sockets here are told, bots and clocks react."""
        await self.hub.changed(game_id, revision, table)
        for react in self.on_change:
            await react(game_id, revision, table)

    async def bring_up_to_date(self, game_id: str, listeners: list[Listener], table: Table | None = None) -> None:
        """Send each socket the updates it has not seen, then the state, each as its seat may see them."""
        try:
            game, hosted, updates = await self._news(game_id, min(listener.seen for listener in listeners), table)
        except Refusal:  # it has been removed: whoever comes back is told so
            for listener in listeners:
                listener.close()
            return
        listeners = _allowed(game, listeners)
        self.hub.seated(game_id, game.people)
        for language in {listener.language for listener in listeners if listener.language}:
            await self.learn(language)
        ahead = await self._chosen(game, hosted)
        made = table.made if table and table.game is game else None
        telling = Telling(game, hosted, self.services.now(), ahead, made)
        if len(updates) > MANY:
            eyes = {(eyes_of(game, listener.person_id), listener.language) for listener in listeners}
            await asyncio.to_thread(telling.prepare, updates, eyes)
        for listener in listeners:
            seat = eyes_of(game, listener.person_id)
            for update in updates:
                if listener.seen < update["revision"] <= game.revision:
                    listener.send(telling.update(update, seat, listener.language))
            if listener.seen > game.revision:
                continue  # while this was being read, it was told of what is newer
            if hosted is not None:
                state = telling.state(seat, listener.language if listener.foreseen else None)
                listener.send(f'{{"type":"state",{state[1:]}')
            listener.seen = game.revision

    async def revision(self, game_id: str) -> int:
        """The revision of a table; of one that was removed, more than anybody has seen."""
        async with reading(self.engine) as connection:
            game = await play.read_game(connection, game_id)
        return UNSEEN if game is None else game.revision

    async def telling(self, table: Table, language: str | None) -> Telling:
        """What there is to tell of a table, in a language if in any."""
        if language is not None:
            await self.learn(language)
        ahead = await self._chosen(table.game, table.hosted)
        return Telling(table.game, table.hosted, self.services.now(), ahead, table.made)

    async def _chosen(self, game: GameRow, hosted: HostedGame | None) -> Chosen:
        """What seats have chosen before they are asked, where that is possible now."""
        if hosted is None or not choosers(game, hosted):
            return {}
        async with reading(self.engine) as connection:
            return await chosen(connection, game, hosted)

    async def speech(self, game: GameRow, language: str | None) -> Speech | None:
        """In which words the events of a game are told in a language; none without one."""
        return None if language is None else Speech(language, await self.player_names(game, language))

    async def player_names(self, game: GameRow, language: str) -> tuple[str, ...]:
        """The names of the players of a game, as they stand in sentences; after it, sentences are quickly written."""
        await self.learn(language)
        return names_at(game, game.names, language)

    async def learn(self, language: str) -> None:
        """Read what is said in a language, if nobody has asked for it yet: aside, as others need not wait for it."""
        for needed in {language, FALLBACK}:
            if not CATALOGUE.is_read(needed):
                await asyncio.to_thread(CATALOGUE.read, needed)

    async def _news(
        self, game_id: str, since: int, table: Table | None
    ) -> tuple[GameRow, HostedGame | None, list[dict[str, Any]]]:
        """A table as it stands, and its updates since a revision; they may all be at hand."""
        if table is not None and since == table.update.get("revision", 0) - 1 == table.game.revision - 1:
            return table.game, table.hosted, [table.update]
        game, hosted = await self.host.look(game_id)
        async with reading(self.engine) as connection:
            return game, hosted, await play.read_updates(connection, game_id, since)

    def end_sessions(self, session_ids: Collection[str]) -> None:
        """These have ended: nobody remembers them, and their sockets are closed."""
        if self.on_end is not None:
            self.on_end(session_ids)
        self.hub.dismiss(session_ids)

    # What other processes tell

    def _told(self, game_id: str, said: str) -> None:
        """Something happened at a table that is open here."""
        kind, _, rest = said.partition(":")
        self._news_of[kind](game_id, rest)

    def _changed_elsewhere(self, game_id: str, revision: str) -> None:
        self.bots.heard(game_id, int(revision))
        self.spawn(self.hub.changed(game_id, int(revision)))

    async def _resynchronise(self, game_id: str) -> None:
        revision = await self.revision(game_id)
        self.bots.heard(game_id, revision)
        await self.hub.changed(game_id, revision)
        await self.presence.look([game_id])


def _allowed(game: GameRow, listeners: list[Listener]) -> list[Listener]:
    """Those who may watch; whom the host removed, or who came by a link that leads nowhere now, are closed."""
    allowed: list[Listener] = []
    for listener in listeners:
        if may_watch(game, listener.person_id, listener.code):
            allowed.append(listener)
        else:
            listener.close()
    return allowed

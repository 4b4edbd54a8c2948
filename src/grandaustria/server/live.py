"""Live updates: the sockets of each table, who is present, and telling them what is new."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Any

from grandaustria.server.locks import Locks
from grandaustria.server.paced import Paced
from grandaustria.server.telling import written

Json = dict[str, Any]
logger = logging.getLogger(__name__)

OTHERS_NAMED = 50
"""Of those who watch so many are named; all of them are counted."""
PAUSE, PAUSE_PER_SOCKET = 0.2, 0.001
"""Seconds between two announcements of who is present: however many come and go, it costs no more than so much."""
QUEUE = 256
"""Messages a slow client may be behind; beyond, it is disconnected and catches up when it returns."""


@dataclass(eq=False)
class Listener:
    """One socket at one table."""

    person_id: str
    seen: int
    """The revision this socket has been told."""
    session_id: str = ""
    language: str | None = None
    """In which events are told it in sentences, if in any."""
    foreseen: bool = False
    """Whether states come with their prospects in that language."""
    code: str | None = None
    """The secret part of the link it came by."""
    present: str = ""
    """Who is present, as it was told last."""
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def send(self, message: str) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


Refresh = Callable[[str, list[Listener], Any], Awaitable[None]]
"""Brings sockets up to date; with the table, where it is at hand, so that it need not be read again."""


class Hub:
    """Knows the sockets of this process; asks for what is new when a table has a new revision."""

    def __init__(self, refresh: Refresh) -> None:
        self._refresh = refresh
        self._tables: dict[str, set[Listener]] = defaultdict(set)
        self._here: dict[str, Counter[str]] = defaultdict(Counter)
        """The sockets of each person at each table."""
        self._elsewhere: dict[str, set[str]] = {}
        """Who has a table that is open here open at another process."""
        self._seated: dict[str, frozenset[str]] = {}
        """Who sits at a table that is open here."""
        self._seen: dict[str, dict[str, float]] = {}
        """When those who sit at a table that is open here, and have it not open, had it open last."""
        self._sockets: Counter[str] = Counter()
        self.on_seen: Callable[[str, str], float] | None = None
        """Told when somebody who sits at a table comes to it or goes; says what time it is."""
        self.on_open: Callable[[str], Any] | None = None
        """Told when a table is opened that was not open here."""
        self.on_presence: Callable[[str], None] | None = None
        """Told when somebody came to a table here, or went."""
        self._announcing = Paced(self._announce, self.pause)
        self._locks = Locks()

    def add(self, game_id: str, listener: Listener, seated: frozenset[str] | None = None) -> None:
        """A socket was opened; with those who sit there, where that is known."""
        if game_id not in self._tables and self.on_open is not None:
            self.on_open(game_id)
        self._tables[game_id].add(listener)
        if seated is not None:
            self._seated[game_id] = seated
        if listener.person_id not in self._here[game_id]:
            self._note(game_id, listener.person_id)
        self._here[game_id][listener.person_id] += 1
        self._sockets[listener.person_id] += 1
        self._tell_presence(game_id)
        self._tell(listener, self._presence(game_id))  # the others may have to wait for it, not whoever comes

    def remove(self, game_id: str, listener: Listener) -> None:
        self._tables[game_id].discard(listener)
        _one_less(self._here[game_id], listener.person_id)
        _one_less(self._sockets, listener.person_id)
        if listener.person_id not in self._here[game_id]:
            self._note(game_id, listener.person_id)
        if not self._tables[game_id]:
            for known in (self._tables, self._here, self._elsewhere, self._seated, self._seen):
                known.pop(game_id, None)
        self._tell_presence(game_id)

    def here(self, game_id: str) -> set[str]:
        """The people with this table open in this process."""
        return set(self._here.get(game_id, ()))

    def present(self, game_id: str) -> list[str]:
        """The people with this table open, wherever that is known."""
        return sorted(self.here(game_id) | self._elsewhere.get(game_id, set()))

    def elsewhere(self, game_id: str, people: set[str]) -> None:
        """Who has a table open at other processes; of interest while it is open here."""
        if game_id in self._tables and people != self._elsewhere.get(game_id, set()):
            for person_id in self._elsewhere.get(game_id, set()) - people:
                self._note(game_id, person_id)
            self._elsewhere[game_id] = people
            self._announcing.ask(game_id)

    def seated(self, game_id: str, people: frozenset[str]) -> None:
        """Who sits at a table; of interest while it is open here."""
        if game_id in self._tables and people != self._seated.get(game_id):
            self._seated[game_id] = people
            self._announcing.ask(game_id)

    def seated_here(self, game_id: str) -> set[str]:
        """Those of them who have it open in this process."""
        return self.here(game_id) & self._seated.get(game_id, frozenset())

    def last_seen(self, game_id: str, people: Mapping[str, float]) -> None:
        """When those who sit at a table had it open last, as far as it is stored; what was seen here is newer."""
        self._seen[game_id] = dict(people) | self._seen.get(game_id, {})

    def _note(self, game_id: str, person_id: str) -> None:
        """Somebody who sits there came, or went."""
        if self.on_seen is not None and person_id in self._seated.get(game_id, ()):
            self._seen.setdefault(game_id, {})[person_id] = self.on_seen(game_id, person_id)

    def sockets_of(self, person_id: str) -> int:
        return self._sockets[person_id]

    def pause(self, game_id: str) -> float:
        """Before it is told again who is present."""
        return PAUSE + PAUSE_PER_SOCKET * len(self._tables.get(game_id, ()))

    def sessions(self) -> list[str]:
        """The sessions that have a socket here."""
        return sorted({listener.session_id for table in self._tables.values() for listener in table})

    def dismiss(self, session_ids: Collection[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for table in self._tables.values():
            for listener in table:
                if listener.session_id in session_ids:
                    listener.close()

    def is_open(self, game_id: str) -> bool:
        return game_id in self._tables

    def tables(self) -> list[str]:
        return list(self._tables)

    async def changed(self, game_id: str, revision: int, table: Any = None) -> None:
        """A table has a new revision: bring every socket that is behind up to it, one change at a time."""
        if game_id not in self._tables:
            return
        async with self._locks[game_id]:
            behind = [listener for listener in self._tables.get(game_id, ()) if listener.seen < revision]
            if behind:
                await self._refresh(game_id, behind, table)

    async def again(self, game_id: str, person_id: str | None = None) -> None:
        """How a table stands is told once more, at the same revision: to somebody, or to everybody."""
        async with self._locks[game_id]:
            asked = [one for one in self._tables.get(game_id, ()) if person_id in (None, one.person_id)]
            if asked:
                await self._refresh(game_id, asked, None)

    def broadcast(self, game_id: str, message: Json, to: Collection[str] | None = None) -> None:
        """A message that is the same for everybody, or for these people."""
        text = written(message)
        for listener in list(self._tables.get(game_id, ())):
            if to is None or listener.person_id in to:
                listener.send(text)

    def _tell_presence(self, game_id: str) -> None:
        self._announcing.ask(game_id)
        if self.on_presence is not None:
            self.on_presence(game_id)

    def _announce(self, game_id: str) -> None:
        message = self._presence(game_id)
        for listener in list(self._tables.get(game_id, ())):
            self._tell(listener, message)

    def _tell(self, listener: Listener, present: str) -> None:
        if listener.present != present:
            listener.present = present
            listener.send(present)

    def _presence(self, game_id: str) -> str:
        """Who has a table open: all who sit there, some others, and how many they are together."""
        here, elsewhere = self._here.get(game_id, Counter[str]()), self._elsewhere.get(game_id, set())
        seated = self._seated.get(game_id, frozenset())
        everybody = chain(here, (person_id for person_id in elsewhere if person_id not in here))
        others = islice((person_id for person_id in everybody if person_id not in seated), OTHERS_NAMED)
        named = {*others, *(person_id for person_id in seated if person_id in here or person_id in elsewhere)}
        count = len(here) + sum(person_id not in here for person_id in elsewhere)
        seen = self._seen.get(game_id, {})
        away = {one: seen[one] for one in sorted(seated & seen.keys()) if one not in here and one not in elsewhere}
        return written({"type": "presence", "people": sorted(named), "count": count, "away": away})

    def close(self) -> None:
        self._announcing.close()
        for table in self._tables.values():
            for listener in table:
                listener.close()


def _one_less(counted: Counter[str], name: str) -> None:
    counted[name] -= 1
    if not counted[name]:
        del counted[name]

"""Live updates: the sockets of each table, who is present, and telling them what is new."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from grandaustria.server.locks import Locks
from grandaustria.server.telling import written

Json = dict[str, Any]
logger = logging.getLogger(__name__)

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
        self._elsewhere: dict[str, set[str]] = {}
        """Who has a table that is open here open at another process."""
        self.on_presence: Callable[[str], None] | None = None
        """Told when somebody came to a table here, or went."""
        self._locks = Locks()

    def add(self, game_id: str, listener: Listener) -> None:
        self._tables[game_id].add(listener)
        self._tell_presence(game_id)

    def remove(self, game_id: str, listener: Listener) -> None:
        self._tables[game_id].discard(listener)
        if not self._tables[game_id]:
            del self._tables[game_id]
            self._elsewhere.pop(game_id, None)
        self._tell_presence(game_id)

    def here(self, game_id: str) -> set[str]:
        """The people with this table open in this process."""
        return {listener.person_id for listener in self._tables.get(game_id, ())}

    def present(self, game_id: str) -> list[str]:
        """The people with this table open, wherever that is known."""
        return sorted(self.here(game_id) | self._elsewhere.get(game_id, set()))

    def elsewhere(self, game_id: str, people: set[str]) -> None:
        """Who has a table open at other processes; of interest while it is open here."""
        if game_id in self._tables and people != self._elsewhere.get(game_id, set()):
            self._elsewhere[game_id] = people
            self._broadcast_presence(game_id)

    def sockets_of(self, person_id: str) -> int:
        return sum(listener.person_id == person_id for table in self._tables.values() for listener in table)

    def sessions(self) -> list[str]:
        """The sessions that have a socket here."""
        return sorted({listener.session_id for table in self._tables.values() for listener in table})

    def dismiss(self, session_ids: Collection[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for table in self._tables.values():
            for listener in table:
                if listener.session_id in session_ids:
                    listener.close()

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

    def broadcast(self, game_id: str, message: Json, to: Collection[str] | None = None) -> None:
        """A message that is the same for everybody, or for these people."""
        text = written(message)
        for listener in list(self._tables.get(game_id, ())):
            if to is None or listener.person_id in to:
                listener.send(text)

    def _tell_presence(self, game_id: str) -> None:
        self._broadcast_presence(game_id)
        if self.on_presence is not None:
            self.on_presence(game_id)

    def _broadcast_presence(self, game_id: str) -> None:
        self.broadcast(game_id, {"type": "presence", "people": self.present(game_id)})

    def close(self) -> None:
        for table in self._tables.values():
            for listener in table:
                listener.close()

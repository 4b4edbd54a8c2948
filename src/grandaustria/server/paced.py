"""Work that may be asked for much more often than it needs to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Paced:
    """Done at once, and then again after a pause, once for all who asked meanwhile."""

    def __init__(self, work: Callable[[str], None], pause: Callable[[str], float]) -> None:
        self._work = work
        self._pause = pause
        self._pauses: dict[str, asyncio.TimerHandle] = {}
        self._asked: set[str] = set()

    def ask(self, name: str) -> None:
        """Whatever has changed when the work is done counts, not what it was when it was asked for."""
        if name in self._pauses:
            self._asked.add(name)
            return
        self._pauses[name] = asyncio.get_running_loop().call_later(self._pause(name), self._over, name)
        self._work(name)

    def _over(self, name: str) -> None:
        del self._pauses[name]
        if name in self._asked:
            self._asked.discard(name)
            self.ask(name)

    def close(self) -> None:
        """Nothing more is done."""
        for pause in self._pauses.values():
            pause.cancel()
        self._pauses.clear()
        self._asked.clear()

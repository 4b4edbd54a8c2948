"""Advice: hints at a table and the turns of finished games judged, thought about in a process of its own.

The process gives way to those in which the bots think, so no bot waits for advice. The questions of a person are
thought about one after the other, those of several people in turn; few may wait. What was thought is kept for a
while: the same question has the same answer.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from grandaustria.analysis import RankedTurn, TurnPlayed, TurnReport, judge
from grandaustria.analysis.hints import best_turns
from grandaustria.engine import View
from grandaustria.play.game import Game
from grandaustria.server.errors import Refusal
from grandaustria.server.locks import Locks
from grandaustria.server.settings import Limits
from grandaustria.server.thinking import BotFault, Thinker

logger = logging.getLogger(__name__)

NICENESS = 10
"""Beyond that of the bots."""
SECONDS = 30.0
"""One answer takes about a second where nothing else is to be done, and is given up after this long."""
MOST_WAITING = 40
KEPT = 2_000
"""Answers."""
RETRY_SECONDS = 2


class Advice:
    """One process, and who waits for it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thinker = Thinker(1, NICENESS, what="advice")
        self._locks = Locks()
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[str, Any] = OrderedDict()

    async def close(self) -> None:
        await self._thinker.close()

    async def hint(self, person_id: str, game_id: str, moment: int | str, view: View) -> list[RankedTurn]:
        """The best turns for the seat that is to decide at a moment of a game, a revision or an event of it."""
        found: list[RankedTurn] = await self._ask(person_id, f"hint {game_id} {moment}", best_turns, view)
        return found

    async def judged(self, person_id: str, game_id: str, game: Game, turn: TurnPlayed) -> TurnReport:
        """A turn of a finished game, beside the best that could have been played."""
        found: TurnReport = await self._ask(person_id, f"turn {game_id} {turn.number}", judge, game, turn)
        return found

    async def _ask(self, person_id: str, question: str, work: Callable[..., Any], *arguments: object) -> Any:
        if question in self._kept:
            return self._remembered(question)
        with self._in_line(person_id):
            async with self._locks[f"person {person_id}"], self._locks[question]:
                if question not in self._kept:  # it may have been answered meanwhile
                    self._keep(question, await self._thought(question, work, arguments))
                return self._remembered(question)

    @contextmanager
    def _in_line(self, person_id: str) -> Iterator[None]:
        """Wait for an answer, if there is room among those who do."""
        most = self._limits.thoughts_per_person
        if self._waiting[person_id] >= most:
            message = f"You are waiting for {most} answers already; let them come first."
            raise Refusal(429, "too-many", message, retry_after=RETRY_SECONDS)
        if self._waiting.total() >= MOST_WAITING:
            raise Refusal(503, "busy", "Many people ask for advice; try again in a moment.", retry_after=RETRY_SECONDS)
        self._waiting[person_id] += 1
        try:
            yield
        finally:
            self._waiting[person_id] -= 1
            self._waiting += Counter()  # forgets whoever does not wait any more

    async def _thought(self, question: str, work: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        try:
            return await self._thinker.ask(SECONDS, work, *arguments)
        except BotFault as fault:
            logger.error("no advice for %s: %s", question, fault)
            raise Refusal(503, "busy", "There is no advice just now; try again in a moment.") from fault

    def _remembered(self, question: str) -> Any:
        self._kept.move_to_end(question)
        return self._kept[question]

    def _keep(self, question: str, answer: object) -> None:
        self._kept[question] = answer
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

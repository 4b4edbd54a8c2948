"""What sockets at one table are told: each message is made once for all who see with the same eyes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grandaustria.play.hosted import HostedGame
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import Speech, state_for, update_for

Json = dict[str, Any]


class Telling:
    """A table at one moment, in the languages that somebody listens in."""

    def __init__(
        self, game: GameRow, hosted: HostedGame | None, speeches: Mapping[str | None, Speech | None], now: float
    ) -> None:
        self._game = game
        self._hosted = hosted
        self._speeches = speeches
        self._now = now
        self._updates: dict[tuple[int, int | None, str | None], Json] = {}
        self._states: dict[int | None, Json] = {}

    def update(self, update: Json, seat: int | None, language: str | None) -> Json:
        """An update as a seat may see it, in a language."""
        key = (update["revision"], seat, language)
        if key not in self._updates:
            self._updates[key] = update_for(update, seat, self._game.is_finished, self._speeches[language])
        return self._updates[key]

    def prepare(self, updates: Sequence[Json], eyes: Iterable[tuple[int | None, str | None]]) -> None:
        """Make these messages now, for all these eyes and languages."""
        for seat, language in eyes:
            for update in updates:
                self.update(update, seat, language)

    def state(self, seat: int | None) -> Json:
        """How the table stands, as a seat may see it."""
        assert self._hosted is not None
        if seat not in self._states:
            self._states[seat] = {"type": "state", **state_for(self._game, self._hosted, seat, self._now)}
        return self._states[seat]

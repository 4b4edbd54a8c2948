"""What is told of a table at one moment: each thing is made, and written, once for all who see with the same eyes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from grandaustria.play.together import prospects_ahead
from grandaustria.server.naming import names_at
from grandaustria.server.store.play import GameRow
from grandaustria.server.together import Chosen, own_table
from grandaustria.server.visible import Speech, is_to_decide, state_for, update_for

Json = dict[str, Any]
Made = dict[tuple[object, ...], str]
"""What was written about a table as it stands: for the sockets, and for whoever made the move."""


class Telling:
    """A table as it stands, in languages that were read before."""

    def __init__(
        self, game: GameRow, hosted: HostedGame | None, now: float, chosen: Chosen, made: Made | None = None
    ) -> None:
        self._game = game
        self._hosted = hosted
        self._now = now
        self._chosen = chosen
        self._made = {} if made is None else made

    def update(self, update: Json, seat: int | None, language: str | None) -> str:
        """An update as a seat may see it, in a language."""
        key = ("update", update["revision"], seat, language)
        if key not in self._made:
            speech = None if language is None else Speech(language, self.names(language))
            self._made[key] = written(update_for(update, seat, self._game.is_finished, speech))
        return self._made[key]

    def prepare(self, updates: Sequence[Json], eyes: Iterable[tuple[int | None, str | None]]) -> None:
        """Make these messages now, for all these eyes and languages."""
        for seat, language in eyes:
            for update in updates:
                self.update(update, seat, language)

    def state(self, seat: int | None, foreseen: str | None = None) -> str:
        """How the table stands, as a seat may see it; with a language, also what is foreseen, told in it."""
        key = ("state", seat, foreseen)
        if key not in self._made:
            assert self._hosted is not None
            state = written(state_for(self._game, self._hosted, seat, self._now, self._chosen))
            self._made[key] = state if foreseen is None else joined(state, "prospects", self.prospects(seat, foreseen))
        return self._made[key]

    def prospects(self, seat: int | None, language: str) -> str:
        """What those eyes may do and what would come of it, why other things are not possible, how everybody stands."""
        assert self._hosted is not None
        deciding = is_to_decide(self._game, self._hosted, seat)
        playing = self._game.status != "ended"
        found = prospects(self._hosted, seat, language, self.names(language), playing, deciding)
        return written({"revision": self._game.revision, **found, "ahead": self._ahead(seat, language, found["ask"])})

    def _ahead(self, seat: int | None, language: str, ask: str) -> Json | None:
        """What is otherwise for a seat that chooses before it is asked; when it is ready, it waits like everybody."""
        if seat is None or seat not in self._chosen or self._hosted is None:
            return None
        kept = self._chosen[seat]
        own = own_table(self._hosted, seat, kept)
        told = prospects_ahead(own, seat, language, self.names(language), deciding=not kept.ready)
        return {**told, "ask": ask} if kept.ready else told

    def names(self, language: str) -> tuple[str, ...]:
        return names_at(self._game, self._game.names, language)


def written(data: Json) -> str:
    return to_json(data).decode()  # several times as fast as json.dumps


def joined(whole: str, key: str, value: str) -> str:
    """An object with one key more, both of them written already.

    >>> joined('{"seat":1}', "state", '{"revision":2}')
    '{"seat":1,"state":{"revision":2}}'
    """
    return f'{whole[:-1]},"{key}":{value}}}'

"""Does a stored game still replay? Everything the database says about it, compared with what the engine says now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from grandaustria.engine import ActionError, Position, PositionError, Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.engine.setup import stored
from grandaustria.play.narrator import Narrator
from grandaustria.play.record import result
from grandaustria.play.tell_setup import tell_beginning

MOST_PER_GAME = 50
PLAYED = ("running", "over", "ended", "frozen")


StoredEvent = tuple[int, int, int, str]
"""Sequence, seat, action, notation; plain tuples, of which millions are handed to other processes."""
StoredStep = tuple[int, int, list[int], int]
"""Place, action, outcomes, events told."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it lies in the database."""

    id: str
    status: str
    setup: Mapping[str, Any]
    numbering_version: int
    engine_version: str
    revision: int
    cursor: int
    moves: int
    told: int
    to_act: int | None
    result: Mapping[str, Any] | None
    events: Sequence[StoredEvent]
    steps: Sequence[StoredStep]


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is not as it was: where, what was stored, what the engine says now."""

    game: str
    status: str
    where: str
    stored: Any
    replayed: Any

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        return f"{self.where}: stored {self.stored}, replayed {self.replayed}"


class _Broken(Exception):
    """From here on the game cannot be followed."""

    def __init__(self, where: str, stored: Any, replayed: Any) -> None:
        super().__init__(where)
        self.found = (where, stored, replayed)


def differences(game: StoredGame, tell: bool = True) -> list[Difference]:
    """All differences of a game (of very many, the first); `tell` also compares how many events its moves tell."""
    found: list[tuple[str, Any, Any]] = []
    try:
        for difference in _compare(game, tell):
            found.append(difference)
            if len(found) == MOST_PER_GAME:
                break
    except _Broken as broken:
        found.append(broken.found)
    return [Difference(game.id, game.status, *difference) for difference in found]


def _compare(game: StoredGame, tell: bool) -> Iterator[tuple[str, Any, Any]]:
    if game.status not in PLAYED or not game.moves:
        yield from _same("moves", len(game.events), 0)
        return
    if game.numbering_version != NUMBERING_VERSION:
        raise _Broken("numbering of actions", game.numbering_version, NUMBERING_VERSION)
    position = _start(game)
    teller = _Teller(position) if tell else None
    yield from _same("moves", game.moves, len(game.events))
    yield from _replay_events(game, position, teller)
    if teller:
        yield from _same("events told", game.told, teller.told)
    final = position.copy()
    yield from _replay_steps(game, position, teller)
    yield from _compare_row(game, final)


def _same(where: str, stored: Any, replayed: Any) -> Iterator[tuple[str, Any, Any]]:
    if stored != replayed:
        yield where, stored, replayed


def _start(game: StoredGame) -> Position:
    try:
        return Position(Setup.from_json(stored(game.setup)))
    except PositionError as error:
        raise _Broken("set-up", dict(game.setup), str(error)) from error


def _replay_events(game: StoredGame, position: Position, teller: _Teller | None) -> Iterator[tuple[str, Any, Any]]:
    for expected, (sequence, seat, action, notation) in enumerate(game.events):
        where = f"event {expected}"
        if sequence != expected:
            raise _Broken(where, f"sequence {sequence}", f"sequence {expected}")
        yield from _same(f"{where}, seat", seat, position.to_move)
        yield from _same(where, notation, _do(position, action, where, notation, teller))


def _replay_steps(game: StoredGame, position: Position, teller: _Teller | None) -> Iterator[tuple[str, Any, Any]]:
    if not 0 <= game.cursor <= len(game.steps):
        yield "cursor", game.cursor, f"{len(game.steps)} steps"
    for expected, (place, decision, outcomes, told) in enumerate(game.steps):
        where = f"tentative step {expected}"
        if place != expected:
            raise _Broken(where, f"place {place}", f"place {expected}")
        before = teller.told if teller else 0
        for action in (decision, *outcomes):
            _do(position, action, where, f"action {action}", teller)
        if teller:
            yield from _same(f"{where}, events told", told, teller.told - before)


def _do(position: Position, action: int, where: str, stored: str, teller: _Teller | None) -> str:
    """Apply an action if it is still possible; its notation."""
    try:
        notation = position.notation(action)
        after = position.copy()
        after.apply(action)
    except ActionError as error:
        raise _Broken(where, stored, str(error)) from error
    if teller:
        teller.tell(action)
    position.apply(action)
    return notation


def _compare_row(game: StoredGame, final: Position) -> Iterator[tuple[str, Any, Any]]:
    """What the game's own row says, against the position after the last final move."""
    if game.status == "frozen":
        return
    yield from _same("over", game.status == "over", final.is_over)
    if game.status != "ended":
        yield from _same("seat to act", game.to_act, None if final.is_over else final.to_move)
    if game.status == "over":
        yield from _same("result", game.result, result(final))


class _Teller:
    """Counts the events that moves tell."""

    def __init__(self, position: Position) -> None:
        self._narrator = Narrator(position)
        self._last = ""
        self.told = len(list(tell_beginning(position, composed=False)))

    def tell(self, action: int) -> None:
        events = self._narrator.tell(action, self._last)
        self._last = events[-1].name if events else self._last
        self.told += len(events)

"""Records: a game as a small JSON file that replays and verifies on any machine.

A record holds the set-up (or the composed start), every move in notation, outcomes of chance included, and
the result of a finished game. No random numbers and no seed are needed to replay it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from grandaustria.engine import ActionError, Position, PositionError, RecordError, Setup, View
from grandaustria.engine.forms import SetupData
from grandaustria.engine.notation import NUMBERING_VERSION, family
from grandaustria.engine.setup import stored
from grandaustria.engine.shape import faults
from grandaustria.play.forms import MOST_MOVES, RecordData, RecordHead, ResultData
from grandaustria.play.move import Move
from grandaustria.play.visibility import SECRET_MOVES, blindly_masked, masked, may_see, who_sees
from grandaustria.version import __version__

if TYPE_CHECKING:
    from grandaustria.play.game import Game
    from grandaustria.play.run import Chance

FORMAT: Literal["grandaustria-record"] = "grandaustria-record"
VERSION: Literal[1] = 1
PARTS = frozenset(RecordData.__annotations__) - frozenset(RecordHead.__annotations__)
"""Of a record beside its head; they are checked where they are read."""
MOST_BYTES = 4_000_000
LONGEST_MOVE = 64
ALL: Literal["all"] = "all"


# Writing


def write(game: Game, seat: int | str | None = ALL) -> RecordData:
    """The record of a game, whole or as one seat (None: a spectator) may see it."""
    return write_moves(game.start, game.log, seat, composed=game.is_composed)


def write_moves(
    start: Position, log: Iterable[Move], seat: int | str | None = ALL, composed: bool = False
) -> RecordData:
    """The record of the moves from a start, which is part of it if it was composed."""
    whole = seat == ALL
    if not whole and seat is not None and seat not in range(start.players):
        raise RecordError(f"there is no seat {seat!r}")
    viewer = seat if isinstance(seat, int) else None
    shown: Position | View = start if whole else start.public_view() if viewer is None else start.view(viewer)
    position = start.copy()
    moves = [_next_move(position, move, viewer, whole) for move in log]
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": __version__,
        "numbering": NUMBERING_VERSION,
        "seen_by": _seen_by(seat),
        "setup": start.setup.to_json(),
        "start": shown.to_json() if composed else None,
        "moves": list(_compact(moves)),
        "result": result(position),
    }


def write_unreplayed(
    setup: Mapping[str, Any], log: Iterable[Move], seat: int | str | None, engine: str, numbering: int, end: object
) -> RecordData:
    """The record of moves as they were stored by another version, which this one need not understand.

    Without the table nobody can tell who saw which card: a seat is shown the secret decisions that were its own.
    """
    moves = [move.notation if seat == ALL or move.seat == seat else blindly_masked(move.notation) for move in log]
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": engine,
        "numbering": numbering,
        "seen_by": _seen_by(seat),
        "setup": cast(SetupData, setup),
        "start": None,
        "moves": list(_compact(moves)),
        "result": cast(ResultData | None, end),
    }


def _seen_by(seat: int | str | None) -> int | Literal["all", "public"]:
    return "public" if seat is None else seat if isinstance(seat, int) else ALL


def result(position: Position) -> ResultData | None:
    """Scores by source and winners, once the game is over."""
    if not position.is_over:
        return None
    scores = [{**score._asdict(), "total": score.total} for score in position.scores()]
    return {"scores": scores, "winners": position.winners()}


def _next_move(position: Position, move: Move, seat: int | None, whole: bool) -> str:
    """Do a move, and say how it is written for a seat."""
    shown = move.notation if whole else shown_move(position, move, seat)
    position.apply(move.action)
    return shown


def shown_move(before: Position, move: Move, seat: int | None) -> str:
    """A move as a seat (None: a spectator) may see it."""
    if family(move.action)[0] not in SECRET_MOVES:
        return move.notation  # as most are; to look at the whole table takes longer
    seen = may_see(who_sees(before, move.action), seat)
    return move.notation if seen else masked(move.notation)


def _compact(moves: Iterable[str]) -> Iterator[str]:
    """Dice that are rolled together stand together: `roll 1 4 4 6`."""
    rolls: list[str] = []
    for move in moves:
        if move.startswith("roll "):
            rolls.append(move.removeprefix("roll "))
            continue
        if rolls:
            yield f"roll {' '.join(rolls)}"
            rolls = []
        yield move
    if rolls:
        yield f"roll {' '.join(rolls)}"


def save(data: Mapping[str, Any], path: str | Path) -> None:
    """Write a record to a file, a move a line."""
    Path(path).write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


# Reading


@dataclass
class Recorded:
    """The moves of a record, in the role of luck while they are replayed."""

    setup: Setup
    start: Position | None
    moves: tuple[tuple[int, str], ...]
    result: object
    then: Chance | None = None
    _next: int = 0

    def choose(self, position: Position, /) -> int:
        """The recorded outcome of chance; after the replay, that of the luck the game goes on with."""
        if self.then is not None:
            return self.then.choose(position)
        number, text = self._take()
        try:
            outcome = position.parse(text)
            possible = [one for one, _ in position.chance_outcomes()]
        except ActionError as error:
            raise RecordError(f"move {number}: {error}") from None
        if outcome not in possible:
            raise RecordError(f"move {number}: {text!r} cannot be what the dice or cards bring here")
        return outcome

    def _take(self) -> tuple[int, str]:
        if self._next == len(self.moves):
            raise RecordError("the record ends where dice or cards are still awaited")
        self._next += 1
        return self.moves[self._next - 1]

    def replay(self, game: Game) -> None:
        """Play all moves and compare the result."""
        while self._next < len(self.moves):
            number, text = self._take()
            try:
                game.play(text)
            except ActionError as error:
                raise RecordError(f"move {number}: {error}") from None
        found = result(game.position)
        if found != self.result:
            raise RecordError(_wrong_result(found, self.result))


def _wrong_result(found: ResultData | None, said: object) -> str:
    if found is None:
        return "the record has a result, but the game is not over"
    if not isinstance(said, Mapping):
        return "the record has no result, but the game is over"
    return _difference(said, found)


def _difference(said: object, found: object, place: str = "result") -> str:
    """Where two results differ first, and by what: `scores, seat 2, guests: the record says 9, the replay gives 7`."""
    pairs: list[tuple[str, object, object]] = []
    if isinstance(said, Mapping) and isinstance(found, Mapping):
        pairs = [(str(key), said.get(key), found.get(key)) for key in {**found, **said}]
    elif place == "scores" and isinstance(said, list) and isinstance(found, list) and len(said) == len(found):
        pairs = [(f"seat {seat}", *both) for seat, both in enumerate(zip(said, found, strict=True), 1)]
    for part, one, other in pairs:
        if one != other:
            return f"{place}, {_difference(one, other, part)}"
    return f"{place}: the record says {_short(said)}, the replay gives {_short(found)}"


def _short(value: object) -> str:
    return _cut(repr(value))


def _cut(text: str) -> str:
    return text if len(text) <= 1000 else f"{text[:1000]}..."


def load(path: str | Path) -> dict[str, Any]:
    """The data of a record file, not yet checked."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(error.strerror or str(error)) from None
    return loads(content)


def loads(content: bytes | str) -> dict[str, Any]:
    """The data of a record in JSON, not yet checked."""
    if len(content) > MOST_BYTES:
        raise RecordError(f"a record has at most {MOST_BYTES} bytes")
    try:
        data = json.loads(content, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise RecordError("a record is an object")
    return data


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def read(data: object) -> Recorded:
    """The parts of a record, each of the right shape; whether the moves are possible shows the replay."""
    if not isinstance(data, Mapping):
        raise RecordError("a record is an object")
    _check_head(data)
    try:
        setup = Setup.from_json(stored(data["setup"]))
        start = None if data["start"] is None else Position.from_json(_stored_start(data["start"]))
    except PositionError as error:
        raise RecordError(str(error)) from None
    if start is not None and start.setup != setup:
        raise RecordError("start: its set-up is not that of the record")
    return Recorded(setup, start, tuple(_expanded(_checked_moves(data["moves"]))), data["result"])


def _stored_start(start: object) -> Any:
    return {**start, "setup": stored(start.get("setup", {}))} if isinstance(start, Mapping) else start


def _check_head(data: Mapping[str, Any]) -> None:
    if data.get("format") != FORMAT:
        raise RecordError(f"format: {_short(data.get('format'))} is not {FORMAT!r}")
    for key, known in (("version", VERSION), ("numbering", NUMBERING_VERSION)):
        if type(data.get(key)) is not int or data[key] != known:
            raise RecordError(f"{key}: {_short(data.get(key))} is not known here, only {known}")
    head = {key: value for key, value in data.items() if key not in PARTS}
    reasons = [_cut(fault.reason) for fault in faults(head, RecordHead, "record")]
    reasons += [f"{part} is missing" for part in RecordData.__annotations__ if part in PARTS - data.keys()]
    if reasons:
        raise RecordError("; ".join(reasons))
    if data["seen_by"] != ALL:
        raise RecordError("this record shows only what one side may see; it cannot be replayed")


def _checked_moves(moves: object) -> list[str]:
    if not isinstance(moves, list | tuple):
        raise RecordError("moves: expected a list")
    if len(moves) > MOST_MOVES:
        raise RecordError(f"moves: {len(moves)} are more than any game has")
    for number, move in enumerate(moves, 1):
        if not isinstance(move, str) or len(move) > LONGEST_MOVE:
            raise RecordError(f"move {number}: {_short(move)} is not a short text")
    return list(moves)


def _expanded(moves: list[str]) -> Iterator[tuple[int, str]]:
    """Each move with its number in the record, dice one by one."""
    for number, move in enumerate(moves, 1):
        words = move.split()
        if words[:1] == ["roll"] and len(words) > 2:
            yield from ((number, f"roll {die}") for die in words[1:])
        else:
            yield number, move

"""The game itself: final events, tentative steps, updates, answered requests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.engine import ActionError, PositionError, Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.engine.setup import stored
from grandaustria.play.hosted import HostedGame, Step
from grandaustria.play.move import Move
from grandaustria.server.db.schema import ID, events, games, people, requests, seats, steps, updates
from grandaustria.server.store import notices


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there: a person, a bot, or a bot in a person's stead; or nobody, as it is closed."""

    seat: int
    person_id: str | None
    bot: str | None
    given_up: bool
    closed: bool = False
    for_turn: bool = False
    resigned: bool = False
    """Given up for good, so that it is never taken back."""
    absent: bool = False
    """At a rated table: the house has played the last turn of its person."""
    seen: float | None = field(default=None, compare=False)
    """When the person was last known to have the table open; written beside everything else."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as the database has it."""

    id: str
    code: str
    host_id: str
    status: str
    public: bool
    hot_seat: bool
    title: str
    setup_data: dict[str, Any]
    rules: str
    players: int
    imported: bool
    seconds_per_turn: int | None
    engine_version: str
    numbering_version: int
    revision: int
    cursor: int
    moves: int
    told: int
    to_act: int | None
    turn: int
    turn_since: float | None
    due: float | None
    end_votes: list[str]
    result: dict[str, Any] | None
    rematch_of: str | None
    origin_id: str | None
    origin_event: int | None
    origin_round: int | None
    clock: dict[str, Any] | None
    times: list[dict[str, Any]] | None
    expires: float | None
    stand_in: str | None
    driver: str | None
    removed: list[str]
    frozen_reason: str | None
    away_seconds: int | None
    question: dict[str, Any] | None
    rated: bool
    ratings: list[dict[str, Any]] | None
    luck_id: str | None
    sealed: bool
    created: float
    started: float | None
    finished: float | None
    seats: tuple[SeatRow, ...]
    names: Mapping[str, str] = field(default_factory=dict, compare=False)
    """Of those who sit there, where the game was read by itself."""

    def seats_of(self, person_id: str | None) -> tuple[int, ...]:
        """The seats a person sits at; several only at a hot seat table."""
        return tuple(row.seat for row in self.seats if person_id is not None and row.person_id == person_id)

    @property
    def people(self) -> frozenset[str]:
        """Who sits there."""
        return frozenset(row.person_id for row in self.seats if row.person_id is not None)

    def is_member(self, person_id: str | None) -> bool:
        """Where luck is shared only those who sit there: who is the host may play at another of its tables."""
        return bool(self.seats_of(person_id)) or (self.luck_id is None and person_id == self.host_id)

    @property
    def counts(self) -> bool:
        """Whether it is compared with other games: nobody is helped, nothing taken back, and leaving loses."""
        return self.rated or self.luck_id is not None

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's turn."""
        if self.status != "running" or self.to_act is None:
            return None
        return next((row.bot for row in self.seats if row.seat == self.to_act), None)

    @property
    def setup(self) -> Setup:
        """The set-up, if this version can still read it; PositionError otherwise."""
        return Setup.from_json(self.setup_data)

    @property
    def solo(self) -> str | None:
        level = self.setup_data.get("solo")
        return None if level is None else str(level)

    @property
    def is_finished(self) -> bool:
        """Nothing is played here any more, by the rules or because it was ended; nothing needs to be hidden. A sealed
        game still hides what its players have not seen, as others play with the same luck."""
        return self.finished is not None and not self.sealed


class Unreplayable(Exception):
    """A stored game cannot be played through with the rules of this version."""

    def __init__(self, game: GameRow, reason: str) -> None:
        super().__init__(f"game {game.id}: {reason}")
        self.game = game
        self.reason = reason


class Overtaken(Exception):
    """Somebody else has changed a game since it was read."""


FIELDS = tuple(name for name in GameRow.__dataclass_fields__ if name not in ("seats", "setup_data", "names"))


# What every step needs is written once: putting a statement together costs more than executing it.
_ID = bindparam("of_game", type_=ID)
_GAME = select(games).where(games.c.id == _ID)
_LOCKED = _GAME.with_for_update()
_SEATS = (
    select(seats, people.c.name)
    .outerjoin(people, people.c.id == seats.c.person_id)
    .where(seats.c.game_id == _ID)
    .order_by(seats.c.seat)
)
_CHANGE = update(games).where(games.c.id == _ID, games.c.revision == bindparam("of_revision"))
_ANSWERED = select(requests.c.revision).where(
    requests.c.game_id == _ID,
    requests.c.person_id == bindparam("of_person"),
    requests.c.request_id == bindparam("of_request"),
)
_EVENT, _STEP, _UPDATE, _REQUEST = insert(events), insert(steps), insert(updates), insert(requests)


async def read_game(connection: AsyncConnection, game_id: str, lock: bool = False) -> GameRow | None:
    """A game with its seats; locked, nobody else changes it before this transaction ends."""
    wanted = {"of_game": game_id}
    row = (await connection.execute(_LOCKED if lock else _GAME, wanted)).mappings().one_or_none()
    if row is None:
        return None
    around = (await connection.execute(_SEATS, wanted)).mappings().all()
    names = {entry["person_id"]: entry["name"] for entry in around if entry["person_id"] is not None}
    return game_row(row, [seat_row(entry) for entry in around], names)


def game_row(row: Any, around: Sequence[SeatRow], names: Mapping[str, str] | None = None) -> GameRow:
    facts = {name: row[name] for name in FIELDS}
    return GameRow(**facts, setup_data=stored(row["setup"]), seats=tuple(around), names=names or {})


MARKS = ("given_up", "closed", "for_turn", "resigned", "absent")


def seat_values(row: SeatRow) -> dict[str, Any]:
    """A seat as it is stored by those who change it; when its person was last seen is written by itself."""
    return {name: value for name, value in asdict(row).items() if name != "seen"}


def seat_row(entry: Any) -> SeatRow:
    marks = {name: bool(entry[name]) for name in MARKS}
    return SeatRow(entry["seat"], entry["person_id"], entry["bot"], **marks, seen=entry["seen"])


async def write_seats(connection: AsyncConnection, before: GameRow, after: GameRow) -> None:
    """Store who sits where now; seats may have gone, none has come."""
    for old, new in zip(before.seats, after.seats, strict=False):
        if old != new:
            place = (seats.c.game_id == after.id, seats.c.seat == new.seat)
            await connection.execute(update(seats).where(*place).values(**seat_values(new)))
    if len(after.seats) < len(before.seats):
        gone = (seats.c.game_id == after.id, seats.c.seat >= len(after.seats))
        await connection.execute(delete(seats).where(*gone))


async def read_hosted(connection: AsyncConnection, game: GameRow) -> HostedGame:
    """Replay a running or finished game; Unreplayable if the rules no longer allow what was played."""
    final = await read_actions(connection, game.id)
    rows = await connection.execute(select(steps).where(steps.c.game_id == game.id).order_by(steps.c.place))
    tentative = [Step(row["action"], tuple(row["outcomes"]), row["told"]) for row in rows.mappings()]
    if game.numbering_version != NUMBERING_VERSION:
        raise Unreplayable(game, f"its actions are numbered by version {game.numbering_version}")
    try:
        hosted = HostedGame.restore(game.setup, final, tentative, game.cursor, game.told)
    except (ActionError, PositionError, IndexError) as error:
        raise Unreplayable(game, str(error)) from error
    _check_replay(game, hosted, len(final))
    return hosted


def _check_replay(game: GameRow, hosted: HostedGame, final: int) -> None:
    """What the game's row says must be what the replay leads to."""
    if final != game.moves:
        raise Unreplayable(game, f"{final} moves are stored where there should be {game.moves}")
    if not 0 <= game.cursor <= len(hosted.steps):
        raise Unreplayable(game, f"{game.cursor} steps are done where {len(hosted.steps)} are stored")
    if game.status == "running" and hosted.seat != game.to_act:
        raise Unreplayable(game, f"the replay leads to a decision of seat {hosted.seat}, not {game.to_act}")
    if game.status == "over" and not hosted.is_over:
        raise Unreplayable(game, "the replay does not lead to the end")


async def read_actions(connection: AsyncConnection, game_id: str, up_to: int | None = None) -> list[int]:
    query = select(events.c.action).where(events.c.game_id == game_id).order_by(events.c.sequence)
    if up_to is not None:
        query = query.where(events.c.sequence < up_to)
    return list((await connection.execute(query)).scalars())


async def read_moves(connection: AsyncConnection, game_id: str) -> list[Move]:
    query = select(events.c.seat, events.c.action, events.c.notation).where(events.c.game_id == game_id)
    return [Move(*row) for row in await connection.execute(query.order_by(events.c.sequence))]


async def append_moves(connection: AsyncConnection, game: GameRow, moves: Sequence[Move], now: float) -> None:
    if moves:
        rows = [
            {"game_id": game.id, "sequence": game.moves + i, "at": now, **move._asdict()}
            for i, move in enumerate(moves)
        ]
        await connection.execute(_EVENT, rows)


async def write_steps(connection: AsyncConnection, game: GameRow, hosted: HostedGame, stored: int) -> None:
    """Store the tentative run: a new step cuts what could have been redone, a final run leaves none of those stored."""
    kept = len(hosted.steps) - 1 if hosted.steps else 0
    if stored > kept:
        await connection.execute(delete(steps).where(steps.c.game_id == game.id, steps.c.place >= kept))
    await add_steps(connection, game, hosted, first=kept)


async def add_steps(connection: AsyncConnection, game: GameRow, hosted: HostedGame, first: int = 0) -> None:
    """Store the steps of the tentative run from one on."""
    rows = [
        {"game_id": game.id, "place": place, "action": step.action, "outcomes": list(step.outcomes), "told": step.told}
        for place, step in enumerate(hosted.steps[first:], first)
    ]
    if rows:
        await connection.execute(_STEP, rows)


async def append_update(
    connection: AsyncConnection, game_id: str, revision: int, data: dict[str, Any], now: float
) -> None:
    await append_updates(connection, game_id, [{**data, "revision": revision}], now)


async def append_updates(connection: AsyncConnection, game_id: str, told: Sequence[dict[str, Any]], now: float) -> None:
    """Store updates, each under the revision that it names."""
    rows = [{"game_id": game_id, "revision": data["revision"], "data": data, "at": now} for data in told]
    await connection.execute(_UPDATE, rows)


async def read_updates(connection: AsyncConnection, game_id: str, since: int, most: int = 1000) -> list[dict[str, Any]]:
    query = select(updates.c.data).where(updates.c.game_id == game_id, updates.c.revision > since)
    return list((await connection.execute(query.order_by(updates.c.revision).limit(most))).scalars())


async def write_game(connection: AsyncConnection, game: GameRow, **changes: Any) -> None:
    """Change the game's row; nobody else may have changed it since it was read."""
    changed = await connection.execute(_CHANGE, {"of_game": game.id, "of_revision": game.revision, **changes})
    if changed.rowcount != 1:
        raise Overtaken(f"game {game.id} was changed by somebody else since it was read")


async def freeze(connection: AsyncConnection, game: GameRow, reason: str, now: float) -> GameRow:
    """Nothing more is played here; what was played stays as it is and can be read."""
    frozen = replace(game, status="frozen", frozen_reason=reason, revision=game.revision + 1)
    await write_game(connection, game, status=frozen.status, frozen_reason=reason, revision=frozen.revision)
    data = {"type": "update", "revision": frozen.revision, "kind": "frozen", "seat": None, "at": now}
    facts = {"moves": game.moves, "status": frozen.status, "run": None, "events": []}
    await append_update(connection, game.id, frozen.revision, data | facts, now)
    await notify(connection, game.id, frozen.revision)
    return frozen


async def answered(connection: AsyncConnection, game_id: str, person_id: str, request_id: str) -> int | None:
    """The revision a request led to, if it was granted before."""
    wanted = {"of_game": game_id, "of_person": person_id, "of_request": request_id}
    return (await connection.execute(_ANSWERED, wanted)).scalar_one_or_none()


async def remember_request(
    connection: AsyncConnection, game_id: str, person_id: str, request_id: str, revision: int, now: float
) -> None:
    row = {"game_id": game_id, "person_id": person_id, "request_id": request_id, "revision": revision, "at": now}
    await connection.execute(_REQUEST, [row])


async def notify(connection: AsyncConnection, game_id: str, revision: int) -> None:
    """Tell the other processes, when this transaction is committed, that a game has a new revision."""
    await notices.tell(connection, [game_id], notices.REVISION, revision)


async def count_updates(connection: AsyncConnection, game_id: str) -> int:
    query = select(func.count()).select_from(updates).where(updates.c.game_id == game_id)
    return int((await connection.execute(query)).scalar_one())

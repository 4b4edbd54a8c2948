"""Records: games as files, out and in, and a look at any final event."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import Field
from starlette.requests import HTTPConnection
from starlette.responses import Response

from grandaustria.engine import CHANCE, RecordError
from grandaustria.play.forms import RecordData
from grandaustria.play.game import Game
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.fields import As
from grandaustria.server.api.game_shapes import EventShown
from grandaustria.server.api.people import AtDoor
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.shapes import TableShown
from grandaustria.server.api.sight import Wanting, as_it_is
from grandaustria.server.api.table_forms import Form, Title
from grandaustria.server.api.tables import describe
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, forbidden, not_found
from grandaustria.server.house import House
from grandaustria.server.store import play
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.records import add_record
from grandaustria.server.visible import event_at, eyes_of, record_for

router = APIRouter(tags=["records"])

Json = dict[str, Any]
Number = Annotated[int, Path(description="how many of the final events have happened")]
LookingFrom = Annotated[
    int | None, Query(ge=0, le=3, description="the seat to look from, if it is finished; else from your own")
]


class NewRecord(Form):
    """A finished game, as it was exported."""

    record: Annotated[dict[str, Any], As(RecordData)]
    public: bool = Field(default=False, description="listed in everybody's archive")
    title: Title = ""


@router.get("/tables/{table_id}/record", response_model=None, responses={200: {"model": RecordData}})
async def record(house: InHouse, person: Asking, table_id: TableId, code: Code = None) -> Response:
    """The game as a record: whole when it is finished; before, your own view of its final moves."""
    game = await _replaying(house, person, table_id, code)
    async with reading(house.engine) as connection:
        moves = (await play.read_moves(connection, table_id))[: game.moves]
    return as_it_is(record_for(game, moves, eyes_of(game, person.id)))


@router.get("/tables/{table_id}/events/{number}", response_model=None, responses={200: {"model": EventShown}})
async def event(
    house: InHouse,
    person: Asking,
    table_id: TableId,
    number: Number,
    wanted: Wanting,
    code: Code = None,
    seat: LookingFrom = None,
) -> Response:
    """The game as you may see it after so many final events; steps that may be taken back are none."""
    game = await _replaying(house, person, table_id, code)
    if game.status == "frozen":
        raise Refusal(409, "frozen", "This game is frozen: its record can be read, its positions cannot.")
    if not 0 <= number <= game.moves:
        raise not_found("event")
    eyes = _eyes(game, person, seat)
    async with reading(house.engine) as connection:
        moves = (await play.read_moves(connection, table_id))[: game.moves]
    speech = await house.speech(game, wanted.language)
    shown = event_at(game, moves[:number], eyes, speech, wanted.foreseen)
    return as_it_is(shown | {"opening": next((i for i, move in enumerate(moves) if move.seat != CHANCE), len(moves))})


def _eyes(game: GameRow, person: Person, seat: int | None) -> int | None:
    """The seat somebody looks with: the own, or any they choose once all is open."""
    own = eyes_of(game, person.id)
    if seat is None or seat == own:
        return own
    if not game.is_finished:
        raise forbidden("Only a finished game is looked at from other seats than the own.")
    if seat >= len(game.seats):
        raise not_found("seat")
    return seat


async def _replaying(house: House, person: Person, table_id: str, code: str | None) -> GameRow:
    """The game, which replays, or has just been frozen because it does not."""
    game = await seen_table(house, person, table_id, code)
    if game.status == "frozen":
        return game
    try:
        return (await house.host.table(table_id)).game
    except Refusal as refusal:
        if refusal.reason != "frozen":
            raise
    return await seen_table(house, person, table_id, code)


@router.post("/records", status_code=201, response_model=TableShown)
async def add(connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, form: NewRecord) -> Json:
    """Put a finished game into the archive; it is replayed first, and nothing about it is believed."""
    await door.record(connection, person.id)
    try:
        game = await asyncio.to_thread(_verified, form.record)
    except RecordError as error:
        raise Refusal(422, "record", f"{error}.") from error
    services, now = house.services, house.services.now()
    facts = {"id": services.new_id(), "code": services.new_id(), "host_id": person.id, "hot_seat": False}
    options = {"public": form.public, "title": form.title}
    async with writing(house.engine) as transaction:
        row = await add_record(transaction, game, facts | options, now)
    return await describe(house, row, person)


def _verified(data: Mapping[str, Any]) -> Game:
    game = Game.from_record(data, seed=0)
    if game.is_composed:
        raise RecordError("this game did not begin with a set-up")
    if not game.is_over:
        raise RecordError("this game is not finished")
    return game

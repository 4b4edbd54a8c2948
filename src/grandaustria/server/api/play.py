"""Playing: the state of a table, its updates, and a seat's actions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.game_shapes import Accepted, State
from grandaustria.server.api.shapes import Updates
from grandaustria.server.api.sight import Spoken, Wanted, Wanting, as_it_is, as_written, state_of
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import not_found
from grandaustria.server.host import Request
from grandaustria.server.house import House
from grandaustria.server.store import play
from grandaustria.server.store.play import GameRow
from grandaustria.server.telling import joined
from grandaustria.server.visible import Speech, eyes_of, may_watch, update_for

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])

Json = dict[str, Any]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str | None, Query(max_length=32, description="the secret part of the table's link")]
Since = Annotated[int, Query(ge=0, le=10_000_000, description="the revision already known")]


class Intent(BaseModel):
    """What is asked of the table, by someone who saw this revision."""

    revision: int = Field(ge=0, le=10_000_000)
    request_id: str = Field(max_length=64, pattern="^[ -~]+$", description="your own name for this request")
    seat: int | None = Field(default=None, ge=0, le=3)


class Decision(Intent):
    action: Annotated[int, Field(ge=0, le=1000)] | Annotated[str, Field(max_length=64)] = Field(
        description="an action's number, or its notation such as `die 4+`"
    )


async def seen_table(house: House, person: Person, table_id: str, code: str | None = None) -> GameRow:
    """The table, if this person may see it; otherwise there is none."""
    async with reading(house.engine) as connection:
        game = await play.read_game(connection, table_id)
    if game is None or not may_watch(game, person.id, code):
        raise not_found("table")
    house.bots.asked_for(game)
    return game


@router.get("/state", response_model=None, responses={200: {"model": State}})
async def state(house: InHouse, person: Asking, table_id: TableId, wanted: Wanting, code: Code = None) -> Response:
    """The position as you may see it, with your legal actions if you are asked."""
    await seen_table(house, person, table_id, code)
    return as_written(await state_of(house, await house.host.table(table_id), person, wanted))


@router.get("/updates", response_model=None, responses={200: {"model": Updates}})
async def updates(
    house: InHouse, person: Asking, table_id: TableId, since: Since = 0, code: Code = None, language: Spoken = None
) -> Response:
    """What happened since a revision: the same updates the socket sends."""
    game = await seen_table(house, person, table_id, code)
    async with reading(house.engine) as connection:
        stored = await play.read_updates(connection, table_id, since)
    # What happened after the look at the table belongs to the next answer.
    found = [update for update in stored if update["revision"] <= game.revision]
    seat, speech = eyes_of(game, person.id), await house.speech(game, language)
    shown = await asyncio.to_thread(_shown, found, seat, game.is_finished, speech)
    # Like what the socket sends: to check a whole game against its description takes ten times as long.
    return as_it_is({"revision": game.revision, "updates": shown})


def _shown(updates: Sequence[Json], seat: int | None, over: bool, speech: Speech | None) -> list[Json]:
    return [update_for(update, seat, over, speech) for update in updates]


@router.post("/actions", response_model=None, responses={200: {"model": Accepted}})
async def act(house: InHouse, person: Asking, table_id: TableId, decision: Decision, wanted: Wanting) -> Response:
    """Do one step of your run; `end` and `pass` make a turn final."""
    return await ask(house, person, table_id, "actions", decision, wanted)


@router.post("/undo", response_model=None, responses={200: {"model": Accepted}})
async def undo(house: InHouse, person: Asking, table_id: TableId, intent: Intent, wanted: Wanting) -> Response:
    """Take back the last step of your run, unless it revealed something."""
    return await ask(house, person, table_id, "undo", intent, wanted)


@router.post("/redo", response_model=None, responses={200: {"model": Accepted}})
async def redo(house: InHouse, person: Asking, table_id: TableId, intent: Intent, wanted: Wanting) -> Response:
    """Do again what was taken back last."""
    return await ask(house, person, table_id, "redo", intent, wanted)


@router.post("/confirm", response_model=None, responses={200: {"model": Accepted}})
async def confirm(house: InHouse, person: Asking, table_id: TableId, intent: Intent, wanted: Wanting) -> Response:
    """Make complete choices final."""
    return await ask(house, person, table_id, "confirm", intent, wanted)


async def ask(house: House, person: Person, table_id: str, what: str, intent: Intent, wanted: Wanted) -> Response:
    """What is asked under one of these addresses; `Steps` comes here by a shorter way."""
    kind, action = ("step", intent.action) if isinstance(intent, Decision) else (what, None)
    request = Request(kind, person.id, intent.revision, intent.request_id, action, intent.seat)
    table = await house.host.act(request, table_id)
    telling, seat = await house.telling(table, wanted.language), eyes_of(table.game, person.id)
    state = telling.state(seat, wanted.language if wanted.foreseen else None)
    # A repeated request is accepted as the first time, whatever has happened at the table since.
    return as_written(joined(state, "accepted", telling.update(table.update, seat, wanted.language)))

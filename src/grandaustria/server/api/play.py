"""Playing: the state of a table, its updates, and a seat's actions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from pydantic_core import to_json
from starlette.responses import Response

from grandaustria.cards import LANGUAGES
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.shapes import Accepted, State, Updates
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import not_found
from grandaustria.server.host import Request, Table
from grandaustria.server.house import House
from grandaustria.server.store import play
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import Speech, eyes_of, may_watch, state_for, update_for

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])

Json = dict[str, Any]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str | None, Query(max_length=32, description="the secret part of the table's link")]
Language = Literal[LANGUAGES]  # type: ignore[valid-type]
Spoken = Annotated[Language | None, Query(description="tell events in sentences of this language")]
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
    return game


@router.get("/state", response_model=State)
async def state(house: InHouse, person: Asking, table_id: TableId, code: Code = None) -> Json:
    """The position as you may see it, with your legal actions if you are asked."""
    await seen_table(house, person, table_id, code)
    return answer(house, await house.host.table(table_id), person)


@router.get("/updates", response_model=None, responses={200: {"model": Updates}})
async def updates(
    house: InHouse, person: Asking, table_id: TableId, since: Since = 0, code: Code = None, language: Spoken = None
) -> Response:
    """What happened since a revision: the same updates the socket sends."""
    game = await seen_table(house, person, table_id, code)
    async with reading(house.engine) as connection:
        found = await play.read_updates(connection, table_id, since)
    seat, speech = eyes_of(game, person.id), await house.speech(game, language)
    shown = await asyncio.to_thread(_shown, found, seat, game.is_finished, speech)
    # Written as it is, like what the socket sends: to check a whole game against its description takes ten times as
    # long.
    return Response(to_json({"revision": game.revision, "updates": shown}), media_type="application/json")


def _shown(updates: Sequence[Json], seat: int | None, over: bool, speech: Speech | None) -> list[Json]:
    return [update_for(update, seat, over, speech) for update in updates]


@router.post("/actions", response_model=Accepted, response_model_exclude_unset=True)
async def act(house: InHouse, person: Asking, table_id: TableId, decision: Decision, language: Spoken = None) -> Json:
    """Do one step of your run; `end` and `pass` make a turn final."""
    return await _ask(house, person, table_id, "step", decision, language, decision.action)


@router.post("/undo", response_model=Accepted, response_model_exclude_unset=True)
async def undo(house: InHouse, person: Asking, table_id: TableId, intent: Intent, language: Spoken = None) -> Json:
    """Take back the last step of your run, unless it revealed something."""
    return await _ask(house, person, table_id, "undo", intent, language)


@router.post("/redo", response_model=Accepted, response_model_exclude_unset=True)
async def redo(house: InHouse, person: Asking, table_id: TableId, intent: Intent, language: Spoken = None) -> Json:
    """Do again what was taken back last."""
    return await _ask(house, person, table_id, "redo", intent, language)


@router.post("/confirm", response_model=Accepted, response_model_exclude_unset=True)
async def confirm(house: InHouse, person: Asking, table_id: TableId, intent: Intent, language: Spoken = None) -> Json:
    """Make complete choices final."""
    return await _ask(house, person, table_id, "confirm", intent, language)


async def _ask(
    house: House,
    person: Person,
    table_id: str,
    kind: str,
    intent: Intent,
    language: str | None,
    action: int | str | None = None,
) -> Json:
    request = Request(kind, person.id, intent.revision, intent.request_id, action, intent.seat)
    table = await house.host.act(request, table_id)
    state = answer(house, table, person)
    # A repeated request is accepted as the first time, whatever has happened at the table since.
    speech = await house.speech(table.game, language)
    return {**state, "accepted": update_for(table.update, state["seat"], table.game.is_finished, speech)}


def answer(house: House, table: Table, person: Person) -> Json:
    return state_for(table.game, table.hosted, eyes_of(table.game, person.id), house.services.now())

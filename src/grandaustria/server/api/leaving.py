"""Going away: what the others do about it, giving up a seat, and what all who play agree on."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.game_shapes import State
from grandaustria.server.api.play import TableId, seen_table
from grandaustria.server.api.sight import as_written, state_of
from grandaustria.server.api.table_forms import Form

router = APIRouter(prefix="/tables/{table_id}", tags=["tables"])


class AwaySeat(Form):
    seat: int = Field(ge=0, le=3, description="the seat that the game waits for")


class Wish(Form):
    what: Literal["end", "back"] = Field(
        description="`end`: to end the game without a result; `back`: to take back your turn that has just ended"
    )


class Answer(Form):
    question: int = Field(ge=0, le=10_000_000, description="the `id` of what is asked")
    agree: bool


@router.post("/away", response_model=None, responses={200: {"model": State}})
async def away(house: InHouse, person: Asking, table_id: TableId, asked: AwaySeat) -> Response:
    """Let the house play a seat that the game waits for, whose person has been away for as long as the table says."""
    await seen_table(house, person, table_id)
    table = await house.absence.let_house_play(table_id, person.id, asked.seat)
    return as_written(await state_of(house, table, person))


@router.post("/give-up", response_model=None, responses={200: {"model": State}})
async def give_up(house: InHouse, person: Asking, table_id: TableId) -> Response:
    """Give up your seat for good: a loss. The house plays on; at two players the game ends."""
    await seen_table(house, person, table_id)
    return as_written(await state_of(house, await house.leaving.give_up(table_id, person.id), person))


@router.post("/ask", response_model=None, responses={200: {"model": State}})
async def ask(house: InHouse, person: Asking, table_id: TableId, wish: Wish) -> Response:
    """Ask all others who play to end the game without a result, or to take back the turn you have just ended."""
    await seen_table(house, person, table_id)
    return as_written(await state_of(house, await house.leaving.ask(table_id, person.id, wish.what), person))


@router.post("/answer", response_model=None, responses={200: {"model": State}})
async def answer(house: InHouse, person: Asking, table_id: TableId, said: Answer) -> Response:
    """Agree to what is asked of all who play, or not; whoever asked withdraws it by not agreeing."""
    await seen_table(house, person, table_id)
    table = await house.leaving.answer(table_id, person.id, said.question, said.agree)
    return as_written(await state_of(house, table, person))

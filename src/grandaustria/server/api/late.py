"""Time at a table: what is done about a seat that is late, and days off."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.game_shapes import State
from grandaustria.server.api.play import TableId, seen_table
from grandaustria.server.api.sight import as_written, state_of
from grandaustria.server.api.table_forms import NO_LONGER, Form, Level

router = APIRouter(prefix="/tables/{table_id}", tags=["tables"])


class LateDecision(Form):
    """What one of the others wants, having seen this revision."""

    choice: Literal["wait", "bot", "end"] = Field(
        description="`wait`: the time begins anew; `bot`: a bot plays on until the person takes the seat back; "
        "`end`: the game ends without a result when all others want it"
    )
    revision: int = Field(ge=0, le=10_000_000)
    bot: Level | None = Field(default=None, description=NO_LONGER)


@router.post("/late", response_model=None, responses={200: {"model": State}})
async def late(house: InHouse, person: Asking, table_id: TableId, decision: LateDecision) -> Response:
    """Decide about the seat that is late; only the other people at the table may."""
    await seen_table(house, person, table_id)
    table = await house.deadlines.decide(table_id, person.id, decision.revision, decision.choice)
    return as_written(await state_of(house, table, person))


@router.post("/day-off", response_model=None, responses={200: {"model": State}})
async def day_off(house: InHouse, person: Asking, table_id: TableId) -> Response:
    """Take a day off, at a table whose clock has some: a day more for this turn of yours, or for your next one."""
    await seen_table(house, person, table_id)
    return as_written(await state_of(house, await house.timekeeper.take_day_off(table_id, person.id), person))

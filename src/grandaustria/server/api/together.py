"""Choosing before one is asked, where all choose at the same time."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.game_shapes import State
from grandaustria.server.api.play import Intent, TableId, seen_table
from grandaustria.server.api.sight import Wanting, as_written, state_of
from grandaustria.server.host import Request

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


class ChoiceAhead(Intent):
    what: Literal["step", "undo", "redo", "confirm"] = Field(
        description="`step`: an action; `confirm`: you are ready; `undo`: also after that, until the game comes to you"
    )
    action: Annotated[int, Field(ge=0, le=1000)] | Annotated[str, Field(max_length=64)] | None = Field(
        default=None, description="with `step`, an action of `legal` of `ahead`, by its number or its notation"
    )


@router.post("/ahead", response_model=None, responses={200: {"model": State}})
async def ahead(house: InHouse, person: Asking, table_id: TableId, choice: ChoiceAhead, wanted: Wanting) -> Response:
    """Choose before you are asked: kept, and told to nobody, until the game comes to your seat."""
    await seen_table(house, person, table_id)
    request = Request(choice.what, person.id, choice.revision, choice.request_id, choice.action, choice.seat)
    table = await house.choosing.choose(request, table_id)
    return as_written(await state_of(house, table, person, wanted))

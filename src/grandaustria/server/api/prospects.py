"""What may be done at a table and what would come of it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.game_shapes import Prospects
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.sight import Language, as_written
from grandaustria.server.visible import eyes_of

router = APIRouter(tags=["play"])


@router.get("/tables/{table_id}/prospects", response_model=None, responses={200: {"model": Prospects}})
async def prospects_of(
    house: InHouse, person: Asking, table_id: TableId, language: Language = "en", code: Code = None
) -> Response:
    """What you may do and what would come of it, why other things are not possible, and how everybody stands."""
    await seen_table(house, person, table_id, code)
    table = await house.host.table(table_id)
    telling = await house.telling(table, language)
    return as_written(telling.prospects(eyes_of(table.game, person.id), language))

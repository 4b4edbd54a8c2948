"""What may be done at a table and what would come of it."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic_core import to_json
from starlette.responses import Response

from grandaustria.play.prospects import prospects
from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.game_shapes import Prospects
from grandaustria.server.api.play import Code, Language, TableId, seen_table
from grandaustria.server.visible import eyes_of, is_to_decide

router = APIRouter(tags=["play"])


@router.get("/tables/{table_id}/prospects", response_model=None, responses={200: {"model": Prospects}})
async def prospects_of(
    house: InHouse, person: Asking, table_id: TableId, language: Language = "en", code: Code = None
) -> Response:
    """What you may do and what would come of it, why other things are not possible, and how everybody stands."""
    await seen_table(house, person, table_id, code)
    table = await house.host.table(table_id)
    names = await house.player_names(table.game, language)
    eyes = eyes_of(table.game, person.id)
    deciding = is_to_decide(table.game, table.hosted, eyes)
    found = prospects(table.hosted, eyes, language, names, table.game.status != "ended", deciding)
    # Written as it is: to check it against its description takes as long as to find it.
    return Response(to_json({"revision": table.game.revision, **found}), media_type="application/json")

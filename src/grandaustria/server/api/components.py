"""The components of the game in a language, for whoever draws or explains them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query
from starlette.responses import Response

from grandaustria.engine import PRESETS, PositionError, Rules
from grandaustria.languages import LANGUAGES
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.game_shapes import Components
from grandaustria.server.api.play import Code, seen_table
from grandaustria.server.api.table_forms import RulesName
from grandaustria.server.components import Sheet, sheet
from grandaustria.server.errors import Refusal, conflict
from grandaustria.server.house import House

router = APIRouter(tags=["system"])

Table = Annotated[
    str | None, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", description="a table whose rules are meant")
]
Language = Annotated[Literal[LANGUAGES], Query()]  # type: ignore[valid-type]
Encodings = Annotated[str, Header(alias="accept-encoding")]
Known = Annotated[str, Header(alias="if-none-match", max_length=400)]


@router.get(
    "/components", response_model=None, responses={200: {"model": Components}, 304: {"description": "As before."}}
)
async def components(
    house: InHouse,
    person: Asking,
    language: Language = LANGUAGES[0],
    rules: RulesName = None,
    table: Table = None,
    code: Code = None,
    accept_encoding: Encodings = "",
    if_none_match: Known = "",
) -> Response:
    """All cards, tiles and boards with their names and sentences, by a rulebook or by the rules of a table."""
    chosen = _preset(rules) if table is None else await _rules_of(house, person, table, code)
    return _answer(await asyncio.to_thread(sheet, language, chosen), accept_encoding, if_none_match)


def _preset(name: str | None) -> Rules:
    try:
        return Rules.preset(name or next(iter(PRESETS)))
    except PositionError as error:
        raise Refusal(422, "setup", f"{error}.") from error


async def _rules_of(house: House, person: Person, table_id: str, code: str | None) -> Rules:
    game = await seen_table(house, person, table_id, code)
    try:
        return game.setup.rules
    except PositionError as error:
        raise conflict("outdated", "This table was set up for rules that are no longer known.") from error


def _answer(found: Sheet, accepted: str, known: str) -> Response:
    """The components, compressed where that can be read, or only that they are as before."""
    headers: dict[str, Any] = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if found.tag in [part.strip().removeprefix("W/") for part in known.split(",")]:
        return Response(status_code=304, headers=headers)
    if "gzip" in [part.partition(";")[0].strip() for part in accepted.split(",")]:
        return Response(
            found.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json"
        )
    return Response(found.plain, headers=headers, media_type="application/json")

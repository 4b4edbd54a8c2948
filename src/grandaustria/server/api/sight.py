"""What a person is shown of a game: its state, and with it, if wanted, what may be done and what would come of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import Depends, Query
from pydantic_core import to_json
from starlette.responses import Response

from grandaustria.languages import LANGUAGES
from grandaustria.server.api.context import Person
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.visible import eyes_of

Json = dict[str, Any]
Language = Literal[LANGUAGES]  # type: ignore[valid-type]
Spoken = Annotated[Language | None, Query(description="tell events in sentences of this language")]
Foreseen = Annotated[bool, Query(alias="prospects", description="with a language: the state has its prospects")]


class Wanted(NamedTuple):
    """How a state is told: in which language, and whether with its prospects."""

    language: str | None = None
    foreseen: bool = False


PLAIN = Wanted()


async def _wanted(language: Spoken = None, foreseen: Foreseen = False) -> Wanted:
    return Wanted(language, foreseen)


Wanting = Annotated[Wanted, Depends(_wanted)]


async def state_of(house: House, table: Table, person: Person, wanted: Wanted = PLAIN) -> str:
    """The state as this person may see it, written down."""
    telling = await house.telling(table, wanted.language)
    return telling.state(eyes_of(table.game, person.id), wanted.language if wanted.foreseen else None)


def as_written(answer: str) -> Response:
    return Response(answer, media_type="application/json")


def as_it_is(answer: Mapping[str, Any]) -> Response:
    """What is long, or was just made, is not checked against its description: that takes longer than to make it."""
    return Response(to_json(answer), media_type="application/json")

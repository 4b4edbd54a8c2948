"""What the socket of a table tells, beside what can also be asked for."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from pydantic import BaseModel, Field, RootModel
from pydantic.json_schema import models_json_schema

from grandaustria.server.api.game_shapes import State
from grandaustria.server.api.shapes import Message, Update

REFERENCES = "#/components/schemas/{model}"


class StateHeard(State):
    """The state after the updates that were told before it."""

    type: Literal["state"]


class Presence(BaseModel):
    """Who has the table open."""

    type: Literal["presence"]
    people: list[str] = Field(description="by id: all who sit there, and some of the others")
    count: int = Field(description="how many they are together")
    away: dict[str, float] = Field(
        default_factory=dict, description="who sits there and has it not open, by id: when they were last seen there"
    )


class Late(BaseModel):
    """The time of a turn is up."""

    type: Literal["late"]
    seat: int
    since: float


class PlanHeard(BaseModel):
    """Something has become of your plan; nobody else hears of it."""

    type: Literal["plan"]
    became: Literal["first", "second", "pass", "impossible", "changed"]


class Pong(BaseModel):
    """The answer to a ping."""

    type: Literal["pong"]


class Heard(RootModel[Update | StateHeard | Message | Presence | Late | PlanHeard | Pong]):
    """Anything that a socket tells."""


def describe_socket(app: FastAPI) -> None:
    """Among its operations an OpenAPI document has no place for sockets: what they tell stands among its schemas."""
    describe = app.openapi

    def described() -> dict[str, Any]:
        document = describe()
        schemas = document["components"]["schemas"]
        if Heard.__name__ not in schemas:  # the document is made once
            _, told = models_json_schema([(Heard, "serialization")], ref_template=REFERENCES)
            document["components"]["schemas"] = dict(sorted({**told["$defs"], **schemas}.items()))
        return document

    app.openapi = described  # type: ignore[method-assign]

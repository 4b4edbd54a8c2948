"""Planning ahead: the own next turn, tried on a copy while others play, kept, and played when the turn begins."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field, model_validator
from starlette.responses import Response

from grandaustria.play.passing import KINDS
from grandaustria.play.planner import MOST_STEPS, rehearsed_as_far
from grandaustria.server import plans
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.game_shapes import Colour, State
from grandaustria.server.api.play import TableId, seen_table
from grandaustria.server.api.sight import Language, as_it_is
from grandaustria.server.api.table_forms import Form
from grandaustria.server.house import House
from grandaustria.server.rehearsal import rehearsal, told_steps
from grandaustria.server.store.plans import PlanRow
from grandaustria.server.visible import Speech, eyes_of

Json = dict[str, Any]
Place = Literal[plans.PLACES]  # type: ignore[valid-type]
Kind = Literal[KINDS]  # type: ignore[valid-type]
Steps = Annotated[
    list[Annotated[str, Field(max_length=64)]],
    Field(max_length=MOST_STEPS, description="decisions in their notation, such as `die 4+`"),
]


class Tried(Form):
    """A turn as far as it was thought out."""

    steps: Steps


class Plan(Tried):
    """A whole turn, up to its `end` or `pass`, as it was tried at this revision."""

    revision: int = Field(ge=0, le=10_000_000)


class Until(Form):
    """What is waited for, compared with how the table is now."""

    kind: Kind = Field(
        description="`round`: a new one begins; `die`: dice of the `face` lie there; `guest`: one of the `colour` "
        "comes; `check-in`: somebody else occupies a room; `claim`: somebody claims an objective"
    )
    face: int | None = Field(default=None, ge=1, le=6)
    colour: Colour | None = None

    @model_validator(mode="after")
    def _complete(self) -> Until:
        if (self.face is not None) != (self.kind == "die") or (self.colour is not None) != (self.kind == "guest"):
            raise ValueError("`die` has a `face`, `guest` a `colour`, and no other kind has either")
        return self


class Passing(Form):
    until: Until | None = Field(description="none: nothing is passed by itself any more")


class PlannedStep(BaseModel):
    """A decision of a plan."""

    action: int
    notation: str = Field(examples=["die 4+"])
    text: str = Field(description="its sentence, as among the prospects of its position")


class FaceDown(BaseModel):
    """What would be revealed, and is not."""

    guests: int = Field(description="so many places of the queue, from the left, which are shown empty")
    staff: int = Field(description="cards in the hand, which are not shown")


class Rehearsal(BaseModel):
    """The table as it would be after these steps; only you see it, and nothing is done."""

    state: State = Field(description="with its prospects; `revision` is the one it was made of")
    steps: list[PlannedStep] = Field(description="as far as they are possible")
    refused: str | None = Field(description="what speaks against the next one of those you sent")
    over: bool = Field(description="whether the turn is ended: the plan can be kept")
    open: bool = Field(description="whether something depends on cards that nobody has seen: it cannot be kept")
    face_down: FaceDown


class PlanKept(BaseModel):
    steps: list[PlannedStep] | None = Field(description="none if this version cannot read it any more")


class UntilKept(BaseModel):
    kind: Kind
    face: int | None = None
    colour: Colour | None = None


class Plans(BaseModel):
    """What you will do by yourself when your turn begins; nobody else sees it."""

    first: PlanKept | None
    second: PlanKept | None = Field(description="for when the first has become impossible")
    until: UntilKept | None = Field(description="pass until this happens, where no plan is possible")
    became: Literal["first", "second", "pass", "impossible", "changed"] | None = Field(
        description="what came of it last: which plan was played, that was passed, that nothing was possible, "
        "or that what was waited for has happened; none after you have planned or done something else"
    )


async def _paced(house: InHouse, person: Asking) -> None:
    house.plans.pace.take(person.id)


router = APIRouter(prefix="/tables/{table_id}", tags=["play"], dependencies=[Depends(_paced)])


@router.post("/planner", response_model=None, responses={200: {"model": Rehearsal}})
async def try_turn(
    house: InHouse, person: Asking, table_id: TableId, tried: Tried, language: Language = "en"
) -> Response:
    """Try your next turn on a copy of the table, while others play. Nothing is done, and nobody sees it."""
    await seen_table(house, person, table_id)
    table, start = await house.plans.copy(table_id, person.id)
    seat = eyes_of(table.game, person.id)
    assert seat is not None
    speech = Speech(language, await house.player_names(table.game, language))

    def shown() -> Json:
        planner, refused = rehearsed_as_far(start, tried.steps)
        return {**rehearsal(table, planner, seat, house.services.now(), speech), "refused": refused}

    return as_it_is(await asyncio.to_thread(shown))


@router.get("/plan", response_model=Plans)
async def plan(house: InHouse, person: Asking, table_id: TableId, language: Language = "en") -> Json:
    """What you have planned for your next turn, and what came of it."""
    return await _kept(house, person, table_id, language)


@router.put("/plan/pass", response_model=Plans)
async def pass_until(
    house: InHouse, person: Asking, table_id: TableId, passing: Passing, language: Language = "en"
) -> Json:
    """Pass by yourself, where no plan is possible, until something happens."""
    await seen_table(house, person, table_id)
    until = None if passing.until is None else passing.until.model_dump(exclude_none=True)
    await house.plans.pass_until(table_id, person.id, until)
    return await _kept(house, person, table_id, language)


@router.put("/plan/{place}", response_model=Plans)
async def keep(
    house: InHouse, person: Asking, table_id: TableId, place: Place, kept: Plan, language: Language = "en"
) -> Json:
    """Keep a turn that you have tried, to be played by itself when your turn begins, if it still holds then."""
    await seen_table(house, person, table_id)
    await house.plans.keep(table_id, person.id, place, kept.revision, kept.steps)
    return await _kept(house, person, table_id, language)


@router.delete("/plan", response_model=Plans)
async def discard(house: InHouse, person: Asking, table_id: TableId, language: Language = "en") -> Json:
    """Forget everything that you have planned at this table."""
    await seen_table(house, person, table_id)
    await house.plans.discard(table_id, person.id)
    return await _kept(house, person, table_id, language)


async def _kept(house: House, person: Person, table_id: str, language: str) -> Json:
    game = await seen_table(house, person, table_id)
    row = await house.plans.read(table_id, person.id)
    speech = Speech(language, await house.player_names(game, language))
    return await asyncio.to_thread(_shown, row, speech)


def _shown(row: PlanRow | None, speech: Speech) -> Json:
    if row is None:
        return {"first": None, "second": None, "until": None, "became": None}
    return {
        **{place: _plan(getattr(row, place), speech) for place in plans.PLACES},
        "until": row.until,
        "became": row.became,
    }


def _plan(kept: Json | None, speech: Speech) -> Json | None:
    if kept is None:
        return None
    planner = plans.planned(kept)
    return {"steps": None if planner is None else told_steps(planner, speech)}

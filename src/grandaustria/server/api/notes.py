"""Private notes: what somebody writes down about a game, for nobody else."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import Field

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.fields import Prose
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.shapes import Note, Notes
from grandaustria.server.api.table_forms import Form
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict
from grandaustria.server.store import notes

router = APIRouter(tags=["chat"])

Json = dict[str, Any]


class NewNote(Form):
    text: Prose = Field(max_length=10_000, description="in the place of what stood there; empty: nothing is kept")


@router.get("/me/notes", response_model=Notes)
async def all_notes(house: InHouse, person: Asking) -> Json:
    """All that you have noted about games, the latest first."""
    async with reading(house.engine) as connection:
        return {"notes": await notes.read(connection, person.id)}


@router.get("/tables/{table_id}/notes", response_model=Note)
async def note(house: InHouse, person: Asking, table_id: TableId, code: Code = None) -> Json:
    """What you have noted about a game; nobody else is ever told."""
    await seen_table(house, person, table_id, code)
    async with reading(house.engine) as connection:
        found = await notes.read(connection, person.id, table_id)
    return found[0] if found else {"table": table_id, "text": "", "at": None}


@router.post("/tables/{table_id}/notes", response_model=Note)
async def write_note(house: InHouse, person: Asking, table_id: TableId, form: NewNote, code: Code = None) -> Json:
    """Note something about a game, in the place of what you have noted before."""
    await seen_table(house, person, table_id, code)
    limits, now = house.settings.limits, house.services.now()
    if len(form.text) > limits.note_length:
        raise Refusal(422, "length", f"A note has up to {limits.note_length} characters.", most=limits.note_length)
    async with writing(house.engine) as connection:
        most = limits.notes_per_person
        if form.text and await notes.count_others(connection, person.id, table_id) >= most:
            raise conflict("too-many-notes", f"You have notes about {most} games already.")
        await notes.write(connection, person.id, table_id, form.text, now)
    return {"table": table_id, "text": form.text, "at": now if form.text else None}

"""Talking at a table: messages, who one does not want to hear, and what operators should look at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.fields import Prose
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.shapes import Message, Messages, Muted, Reported
from grandaustria.server.api.table_forms import Form
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden, not_found
from grandaustria.server.house import House
from grandaustria.server.store import chat, people, shunned
from grandaustria.server.store.chat import PLAYERS, SPECTATORS
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import may_read_chat, may_talk

router = APIRouter(tags=["chat"])

Json = dict[str, Any]
ID = r"^[A-Za-z0-9_-]+$"
LARGEST_ID = 2**63 - 1
MOST_MUTES = 1_000
REPORTS_PER_HOUR = 20
Room = Annotated[
    Literal["players", "spectators"],
    Field(description="of those who sit there, or of those who watch, whom the others do not hear before the end"),
]
MessageId = Annotated[int, Query(ge=0, le=LARGEST_ID)]
PersonId = Annotated[str, Field(max_length=32, pattern=ID)]


class NewMessage(Form):
    text: Prose = Field(min_length=1, max_length=10_000)
    room: Room = PLAYERS


class Mute(Form):
    person: PersonId


class Report(Form):
    """A message, or a person at this table."""

    message: int | None = Field(default=None, ge=0, le=LARGEST_ID)
    person: PersonId | None = None
    text: Prose = Field(default="", max_length=1_000)


NOT_FOR_YOU = {
    PLAYERS: "What is said here is for those who sit at this table.",
    SPECTATORS: "What is said here is for those who watch, until the game has ended.",
}
NOT_BY_YOU = {
    PLAYERS: "Only those who sit at this table talk here.",
    SPECTATORS: "Only those who watch talk here.",
}


async def _read_at(house: House, person: Person, table_id: str, room: str, code: str | None) -> GameRow:
    game = await seen_table(house, person, table_id, code)
    if not may_read_chat(game, person.id, room):
        raise forbidden(NOT_FOR_YOU[room])
    return game


@router.get("/tables/{table_id}/chat", response_model=Messages)
async def messages(
    house: InHouse,
    person: Asking,
    table_id: TableId,
    since: MessageId | None = None,
    before: MessageId | None = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
    room: Room = PLAYERS,
    code: Code = None,
) -> Json:
    """What was said after the message `since`, or the last of it, the oldest first; nothing of whom you shun."""
    await _read_at(house, person, table_id, room, code)
    async with reading(house.engine) as connection:
        return {"messages": await chat.read_messages(connection, table_id, person.id, room, since, before, limit)}


@router.post("/tables/{table_id}/chat", status_code=201, response_model=Message)
async def say(house: InHouse, person: Asking, table_id: TableId, form: NewMessage, code: Code = None) -> Json:
    """Say something to all at the table, or as a spectator to all who watch."""
    game = await seen_table(house, person, table_id, code)
    if not may_talk(game, person.id, form.room):
        raise forbidden(NOT_BY_YOU[form.room])
    limits = house.settings.limits
    if not 1 <= len(form.text) <= limits.chat_length:
        raise Refusal(422, "length", f"A message has 1 to {limits.chat_length} characters.", most=limits.chat_length)
    now = house.services.now()
    async with writing(house.engine) as connection:
        if await chat.said_lately(connection, person.id, now) >= limits.chat_per_minute:
            raise Refusal(429, "too-many", "You have said a lot; wait a minute.", retry_after=int(chat.MINUTE))
        message_id = await chat.add_message(connection, table_id, person.id, form.text, now, form.room)
        await chat.notify(connection, table_id, message_id, house.talk.sender)
        message = await chat.read_message(connection, table_id, message_id)
    assert message is not None
    await house.talk.deliver(table_id, message_id)
    return message


# Mutes


@router.get("/me/mutes", response_model=Muted)
async def muted(house: InHouse, person: Asking) -> Json:
    """Whom you do not want to hear."""
    async with reading(house.engine) as connection:
        return {"people": await shunned.read(connection, shunned.MUTED, person.id)}


@router.post("/me/mutes", response_model=Muted)
async def mute(house: InHouse, person: Asking, form: Mute) -> Json:
    """From now on nothing somebody says, or has said, is shown to you."""
    if form.person == person.id:
        raise Refusal(422, "invalid", "You cannot mute yourself.")
    async with writing(house.engine) as connection:
        if await people.read_person(connection, form.person) is None:
            raise not_found("person")
        if len(await shunned.read(connection, shunned.MUTED, person.id)) >= MOST_MUTES:
            raise conflict("too-many-mutes", f"You have muted {MOST_MUTES} people already.")
        await shunned.add(connection, shunned.MUTED, person.id, form.person)
        return {"people": await shunned.read(connection, shunned.MUTED, person.id)}


@router.delete("/me/mutes/{person_id}", response_model=Muted)
async def unmute(house: InHouse, person: Asking, person_id: Annotated[str, Path(max_length=32, pattern=ID)]) -> Json:
    """Hear somebody again."""
    async with writing(house.engine) as connection:
        await shunned.remove(connection, shunned.MUTED, person.id, person_id)
        return {"people": await shunned.read(connection, shunned.MUTED, person.id)}


# Reports


@router.post("/tables/{table_id}/reports", status_code=201, response_model=Reported)
async def report(house: InHouse, person: Asking, table_id: TableId, form: Report, code: Code = None) -> Json:
    """Ask the operators to look at a message or a person."""
    game = await seen_table(house, person, table_id, code)
    if form.message is None and not may_read_chat(game, person.id):
        raise forbidden(NOT_FOR_YOU[PLAYERS])
    now = house.services.now()
    async with writing(house.engine) as connection:
        if await chat.reported_lately(connection, person.id, now) >= REPORTS_PER_HOUR:
            raise Refusal(429, "too-many", "You have reported a lot; wait an hour.", retry_after=int(chat.HOUR))
        about = await _about(connection, game, person.id, form)
        words = {"game_id": table_id, "person_id": person.id, "about_id": about, "chat_id": form.message}
        await chat.add_report(connection, {**words, "text": form.text, "at": now})
    return {"reported": about}


async def _about(connection: AsyncConnection, game: GameRow, reader: str, form: Report) -> str:
    """Whom a report is about: the writer of the message, or the person at this table."""
    if form.message is not None:
        message = await chat.read_message(connection, game.id, form.message)
        if message is None:
            raise not_found("message")
        if not may_read_chat(game, reader, message["room"]):
            raise forbidden(NOT_FOR_YOU[message["room"]])
        if form.person not in (None, message["person"]["id"]):
            raise Refusal(422, "invalid", "Somebody else has written this message.")
        return str(message["person"]["id"])
    if form.person is None:
        raise Refusal(422, "invalid", "Say which message or which person you mean.")
    if not game.is_member(form.person):
        raise not_found("person")
    return form.person

"""People: those one has played with, invitations from and to them, and whom one does not want to meet."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from grandaustria.server import seating
from grandaustria.server.api import meeting_shapes as shapes
from grandaustria.server.api.chat import ID, MOST_MUTES, PersonId
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.people import AtDoor
from grandaustria.server.api.play import TableId, seen_table
from grandaustria.server.api.table_forms import Cursor, Form, Limit
from grandaustria.server.api.tables import describe
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden, not_found
from grandaustria.server.house import House
from grandaustria.server.store import company, invitations, people, play, shunned
from grandaustria.server.store.play import GameRow

router = APIRouter(tags=["meeting"])

Json = dict[str, Any]
OtherId = Annotated[str, Path(max_length=32, pattern=ID)]


class Invitee(Form):
    person: PersonId


@router.get("/me/people", response_model=shapes.Companions)
async def my_people(house: InHouse, person: Asking, cursor: Cursor = None, limit: Limit = 50) -> Json:
    """With whom you have played, the latest first; without hot seats, and without records that were put in."""
    async with reading(house.engine) as connection:
        found, following = await company.companions(connection, person.id, cursor, limit)
        blocked = {one["id"] for one in await shunned.read(connection, shunned.BLOCKED, person.id)}
    return {"people": [{**one._asdict(), "invitable": one.id not in blocked} for one in found], "next": following}


# Invitations


@router.get("/me/invitations", response_model=shapes.Invitations)
async def my_invitations(house: InHouse, person: Asking) -> Json:
    """To which tables you are invited that have a free seat; to accept, join with the `code` of the table."""
    async with reading(house.engine) as connection:
        found = await invitations.shown_to(connection, person.id)
        games = {one.game_id: await play.read_game(connection, one.game_id) for one in found}
    shown: dict[str, Json] = {}
    for one in found:
        game = games[one.game_id]
        if game is not None and game.id not in shown and _has_seat_for(game, person.id):
            table = await describe(house, game, person) | {"code": game.code}
            shown[game.id] = {"table": table, "by": {"id": one.by_id, "name": one.by_name}, "at": one.at}
    return {"invitations": list(shown.values())}


def _has_seat_for(game: GameRow, person_id: str) -> bool:
    return not game.seats_of(person_id) and any(seating.is_free(game, row) for row in game.seats)


@router.delete("/me/invitations/{table_id}", response_model=shapes.Invitations)
async def decline(house: InHouse, person: Asking, table_id: TableId) -> Json:
    """Decline to come to a table, whoever has invited you to it."""
    async with writing(house.engine) as connection:
        if table_id not in {one.game_id for one in await invitations.shown_to(connection, person.id)}:
            raise not_found("invitation")
        await invitations.decline(connection, person.id, table_id, house.services.now())
    return await my_invitations(house, person)


@router.get("/tables/{table_id}/invite", response_model=shapes.Invited)
async def invited(house: InHouse, person: Asking, table_id: TableId) -> Json:
    """Whom those at a table have invited to it."""
    _need_seat(await seen_table(house, person, table_id), person)
    return await _invited(house, table_id)


@router.post("/tables/{table_id}/invite", response_model=shapes.Invited)
async def invite(
    connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, table_id: TableId, form: Invitee
) -> Json:
    """Invite somebody you have played with to the open table at which you sit."""
    await seen_table(house, person, table_id)
    await door.invite(connection, person.id)
    now = house.services.now()
    async with writing(house.engine) as transaction:
        game = await play.read_game(transaction, table_id)
        if game is None:
            raise not_found("table")
        _check_table(game, person, form.person)
        await _check_person(transaction, person, form.person)
        is_new = await invitations.add(transaction, form.person, table_id, person.id, now)
        if is_new and not await shunned.has_blocked(transaction, form.person, person.id):
            await house.alerts.on_invited(transaction, game, form.person, person.name)
    return await _invited(house, table_id)


async def _invited(house: House, table_id: str) -> Json:
    async with reading(house.engine) as connection:
        found = await invitations.at_table(connection, table_id)
    return {"people": [{"id": one.person_id, **one._asdict(), "by": one.by_id} for one in found]}


def _need_seat(game: GameRow, person: Person) -> None:
    if not game.is_member(person.id):
        raise forbidden("Only those who sit at this table invite others to it.")


def _check_table(game: GameRow, person: Person, other_id: str) -> None:
    _need_seat(game, person)
    if game.status != "open":
        raise conflict("started", "This game has begun already.")
    if game.is_member(other_id):
        raise conflict("seat-taken", "This person sits there already.")
    if not any(seating.is_free(game, row) for row in game.seats):
        raise conflict("full", "All seats of this table are taken.")
    if other_id in game.removed and person.id != game.host_id:
        raise forbidden("The host has taken this person off the table.")


async def _check_person(connection: AsyncConnection, person: Person, other_id: str) -> None:
    if not await company.have_played(connection, person.id, other_id):
        raise forbidden("You invite people you have played with; to others send the link.")
    if await shunned.has_blocked(connection, person.id, other_id):
        raise forbidden("You have blocked this person.")


# Blocks


@router.get("/me/blocks", response_model=shapes.Blocked)
async def blocked(house: InHouse, person: Asking) -> Json:
    """Whom you do not want to meet."""
    async with reading(house.engine) as connection:
        return {"people": await shunned.read(connection, shunned.BLOCKED, person.id)}


@router.post("/me/blocks/{person_id}", response_model=shapes.Blocked)
async def block(house: InHouse, person: Asking, person_id: OtherId) -> Json:
    """Somebody is not heard, not paired with you, not let to your tables, and cannot invite you; they are not told."""
    if person_id == person.id:
        raise Refusal(422, "invalid", "You cannot block yourself.")
    async with writing(house.engine) as connection:
        if await people.read_person(connection, person_id) is None:
            raise not_found("person")
        if len(await shunned.read(connection, shunned.BLOCKED, person.id)) >= MOST_MUTES:
            raise conflict("too-many-mutes", f"You have blocked {MOST_MUTES} people already.")
        await shunned.add(connection, shunned.BLOCKED, person.id, person_id)
        await invitations.end_between(connection, person.id, person_id)
        return {"people": await shunned.read(connection, shunned.BLOCKED, person.id)}


@router.delete("/me/blocks/{person_id}", response_model=shapes.Blocked)
async def unblock(house: InHouse, person: Asking, person_id: OtherId) -> Json:
    """Somebody may be met again."""
    async with writing(house.engine) as connection:
        await shunned.remove(connection, shunned.BLOCKED, person.id, person_id)
        return {"people": await shunned.read(connection, shunned.BLOCKED, person.id)}

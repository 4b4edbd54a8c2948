"""People: who you are here, your account, your sessions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from fastapi import APIRouter, Body, Depends, Path
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from grandaustria.languages import LANGUAGES
from grandaustria.server import accounts
from grandaustria.server.accounts import Changed, Visit, Welcome
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.fields import Line, Name, Webhook, name_key
from grandaustria.server.api.guard import ADDRESS_SHARE, address_of
from grandaustria.server.api.identity import place_of, sessions_of, set_session
from grandaustria.server.api.pace import Allowance, too_often
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import not_found
from grandaustria.server.house import House
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Limits
from grandaustria.server.store import people, tries
from grandaustria.server.store.people import AGENT_LENGTH, PersonRow

router = APIRouter(tags=["people"])

Language = Literal[LANGUAGES]  # type: ignore[valid-type]
Password = Annotated[str, Field(min_length=8, max_length=200, examples=["a horse and eleven cakes"])]
GivenPassword = Annotated[str, Field(max_length=200, description="as it was chosen")]
GivenName = Annotated[Line, Field(max_length=200, examples=["Sisi"])]
MINUTE, HOUR = 60.0, 3600.0
Code = Annotated[str, Field(max_length=60, examples=["7K2QX-M0F4T-9WZ3A-BC8DE-5HJ6N"])]


class Me(BaseModel):
    """You, as only you see yourself."""

    id: str
    name: str
    language: str
    account: bool = Field(description="whether a password keeps this identity")
    email: str | None = Field(description="where you are told that it is your turn")
    webhook: str | None = Field(description="what is called when it is your turn")
    created: float = Field(description="seconds since 1970")
    show_ratings: bool = Field(default=False, description="whether everybody sees how you are rated")
    show_page: bool = Field(default=False, description="whether everybody sees what you have played, and how it went")


class Changes(BaseModel):
    """What is left out stays as it is; null takes an address away. A new e-mail address is confirmed by a code."""

    model_config = ConfigDict(extra="forbid")
    name: Name = Field(default_factory=str)
    language: Language = Field(default_factory=lambda: LANGUAGES[0])
    email: None = None
    webhook: Webhook | None = None
    show_ratings: bool = Field(default=False, description="on leaderboards, and at tables that are not rated")
    show_page: bool = Field(default=False, description="at `/people/{id}`")


class NewAccount(BaseModel):
    name: Name
    password: Password


class Credentials(BaseModel):
    name: GivenName
    password: GivenPassword


class NewPassword(BaseModel):
    old: GivenPassword
    new: Password


class Recovery(BaseModel):
    name: GivenName
    code: Code
    password: Password


class Farewell(BaseModel):
    password: GivenPassword | None = Field(default=None, description="needed by whoever has an account")


class CodeToPrint(BaseModel):
    """Told this once: with it a forgotten password can be replaced. Print it out."""

    recovery_code: Code
    me: Me


class Session(BaseModel):
    id: str
    created: float
    seen: float = Field(description="when it was last used, to the minute")
    agent: str = Field(description="what the browser or program calls itself")
    current: bool = Field(description="whether it is the one you ask with")


class SessionList(BaseModel):
    sessions: list[Session]


class Ended(BaseModel):
    ended: int = Field(description="how many sessions were ended")


class Door:
    """Checks secrets, and how often they are tried: by address, and by name from all addresses together; and more.

    Each process counts in memory first, which costs nothing, then all of them together in the database: otherwise four
    of them would allow four times as much.
    """

    def __init__(self, limits: Limits, passwords: Passwords | None = None) -> None:
        self.passwords = passwords or Passwords()
        self._addresses = Tally("login from", limits.logins_per_minute, MINUTE)
        self._accounts = Tally("login as", limits.logins_per_minute * ADDRESS_SHARE, MINUTE)
        self._letters = Tally("letter", limits.letters_per_hour, HOUR)
        self._names = Tally("name by", limits.names_per_hour, HOUR)
        self._named = Tally("name from", limits.names_per_hour * ADDRESS_SHARE, HOUR)
        self._records = Tally("record by", limits.records_per_hour, HOUR)
        self._invitations = Tally("invitation by", limits.invitations_per_hour, HOUR)
        self._exports = Tally("export by", limits.exports_per_hour, HOUR)
        self._trials = Tally("trial by", limits.trials_per_hour, HOUR)

    async def post(self, connection: HTTPConnection, email: str) -> None:
        """A letter to somebody who may not have asked for it: few from one place, few to one address."""
        await self._count(connection, (self._letters, _address(connection)), (self._letters, email.casefold()))

    async def knock(self, connection: HTTPConnection, key: str) -> None:
        await self._count(connection, (self._addresses, _address(connection)), (self._accounts, key))

    async def name(self, connection: HTTPConnection, person_id: str) -> None:
        """A name is chosen; whether it is taken is not to be asked by the hundred."""
        await self._count(connection, (self._names, person_id), (self._named, _address(connection)))

    async def record(self, connection: HTTPConnection, person_id: str) -> None:
        """A record is looked at, which is work, whether or not it is one."""
        await self._count(connection, (self._records, person_id))

    async def invite(self, connection: HTTPConnection, person_id: str) -> None:
        """Somebody is invited, who may be told of it wherever they are."""
        await self._count(connection, (self._invitations, person_id))

    async def export(self, connection: HTTPConnection, person_id: str) -> None:
        """Every game somebody ever played is read for it."""
        await self._count(connection, (self._exports, person_id))

    async def try_out(self, connection: HTTPConnection, person_id: str) -> None:
        """Somebody is told something at once, to see how it is told."""
        await self._count(connection, (self._trials, person_id))

    async def _count(self, connection: HTTPConnection, *counted: tuple[Tally, str]) -> None:
        house: House = connection.app.state.house
        for tally, key in counted:
            tally.here.take(key)
        async with writing(house.engine) as transaction:
            waits = [await tally.everywhere(transaction, house, key) for tally, key in counted]
        if max(waits) > 0:
            raise too_often(max(waits))


def _address(connection: HTTPConnection) -> str:
    return address_of(connection.scope, connection.app.state.house.settings)


class Tally:
    """So many tries of one kind in so many seconds, by each key."""

    def __init__(self, kind: str, most: int, seconds: float) -> None:
        self._kind, self._most, self._seconds = kind, most, seconds
        self.here = Allowance(most, seconds)

    async def everywhere(self, transaction: AsyncConnection, house: House, key: str) -> float:
        """How long to wait; not at all, if it may be tried."""
        hashed = people.token_hash(house.settings.secret, f"{self._kind} {key}")
        return await tries.take(transaction, hashed, self._most, self._seconds, house.services.now())


async def door_of(connection: HTTPConnection) -> Door:
    door: Door = connection.app.state.door
    return door


AtDoor = Annotated[Door, Depends(door_of)]
SessionId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def me_of(row: PersonRow) -> Me:
    shown = ("id", "name", "language", "email", "webhook", "created", "show_ratings", "show_page")
    facts = {name: getattr(row, name) for name in shown}
    return Me(**facts, account=row.password_hash is not None)


async def _me(house: House, person_id: str) -> Me:
    async with reading(house.engine) as connection:
        return me_of(await accounts.read_own(connection, person_id))


async def _gone(house: House, ended: Collection[str], changed: Changed | None = None) -> None:
    """Sessions have ended and tables have changed: forget the ones, tell the others."""
    house.end_sessions(ended)
    for game_id, revision in changed or ():
        await house.announce(game_id, revision)


@router.get("/me")
async def me(house: InHouse, person: Asking) -> Me:
    """Who you are. Ask this first: whoever is new gets an identity and its cookie."""
    return await _me(house, person.id)


@router.patch("/me")
async def change_me(connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, changes: Changes) -> Me:
    """Change your name, language, or where you are told that it is your turn."""
    if "name" in changes.model_fields_set and changes.name != person.name:
        await door.name(connection, person.id)
    values = {name: getattr(changes, name) for name in changes.model_fields_set - {"name"}}
    with accounts.unique_name():
        async with writing(house.engine) as transaction:
            row = await accounts.read_own(transaction, person.id)
            if row.password_hash is None and (changes.show_ratings or changes.show_page):
                raise accounts.no_account()
            if "name" in changes.model_fields_set:
                await accounts.rename(transaction, row, changes.name, name_key(changes.name))
            if values:
                await people.change_person(transaction, person.id, **values)
    sessions_of(connection).forget_person(person.id)
    return await _me(house, person.id)


@router.post("/me/account")
async def make_account(
    connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, wanted: NewAccount
) -> CodeToPrint:
    """Keep this identity with a name and a password; the session is a new one, with another cookie."""
    key = name_key(wanted.name)
    await door.knock(connection, key)
    await door.name(connection, person.id)
    visit = _visit(connection)
    welcome = await accounts.make_account(house, door.passwords, visit, person.id, wanted.name, key, wanted.password)
    await _welcome(connection, house, welcome)
    assert welcome.code is not None
    return CodeToPrint(recovery_code=welcome.code, me=await _me(house, person.id))


@router.post("/me/password")
async def change_password(
    connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, wanted: NewPassword
) -> Ended:
    """Change your password; all other sessions end."""
    await door.knock(connection, person.id)
    ended = await accounts.change_password(house, door.passwords, person.id, person.session_id, wanted.old, wanted.new)
    await _gone(house, ended)
    return Ended(ended=len(ended))


@router.post("/login")
async def login(connection: HTTPConnection, house: InHouse, door: AtDoor, given: Credentials) -> Me:
    """Come in with name and password; what you played as a guest becomes the account's."""
    key = name_key(given.name)
    await door.knock(connection, key)
    welcome = await accounts.log_in(house, door.passwords, _visit(connection), key, given.password)
    await _welcome(connection, house, welcome)
    return await _me(house, welcome.person.id)


@router.post("/recover")
async def recover(connection: HTTPConnection, house: InHouse, door: AtDoor, given: Recovery) -> CodeToPrint:
    """Choose a new password by your printed code; it is replaced by a new one, and all sessions end."""
    key = name_key(given.name)
    await door.knock(connection, key)
    visit = _visit(connection)
    welcome = await accounts.recover(house, door.passwords, visit, key, given.code, given.password)
    await _welcome(connection, house, welcome)
    assert welcome.code is not None
    return CodeToPrint(recovery_code=welcome.code, me=await _me(house, welcome.person.id))


def _visit(connection: HTTPConnection) -> Visit:
    person: Person | None = connection.scope["person"]
    agent = connection.headers.get("user-agent", "")[:AGENT_LENGTH]
    place = place_of(connection.scope, connection.app.state.house.settings)
    return Visit(person.id if person else None, person.session_id if person else None, agent, place)


async def _welcome(connection: HTTPConnection, house: House, welcome: Welcome) -> None:
    await _gone(house, welcome.ended, welcome.changed)
    set_session(connection, welcome.token)


@router.post("/logout")
async def logout(connection: HTTPConnection, house: InHouse, person: Asking) -> Ended:
    """End this session; only for whoever can come back with a password."""
    return await _end(connection, house, person, person.session_id)


@router.get("/me/sessions")
async def list_sessions(house: InHouse, person: Asking) -> SessionList:
    """Where you are logged in."""
    async with reading(house.engine) as connection:
        found = await people.read_sessions(connection, person.id)
    return SessionList(sessions=[_session(row, person) for row in found])


def _session(row: people.SessionRow, person: Person) -> Session:
    current = row.id == person.session_id
    return Session(id=row.id, created=row.created, seen=row.seen, agent=row.agent, current=current)


@router.delete("/me/sessions/{session_id}")
async def end_session(connection: HTTPConnection, house: InHouse, person: Asking, session_id: SessionId) -> Ended:
    """End one of your sessions, wherever it is."""
    return await _end(connection, house, person, session_id)


async def _end(connection: HTTPConnection, house: House, person: Person, session_id: str) -> Ended:
    async with writing(house.engine) as transaction:
        row = await accounts.read_own(transaction, person.id)
        if session_id == person.session_id and row.password_hash is None:
            raise accounts.no_account()
        ended = await people.end_sessions(transaction, person.id, only=session_id)
    if not ended:
        raise not_found("session")
    await _gone(house, ended)
    if session_id == person.session_id:
        set_session(connection, "")
    return Ended(ended=len(ended))


@router.delete("/me")
async def delete_me(
    connection: HTTPConnection,
    house: InHouse,
    person: Asking,
    door: AtDoor,
    farewell: Annotated[Farewell | None, Body()] = None,
) -> Ended:
    """Leave for good: your name and secrets are forgotten, your open seats freed, bots play your games on."""
    await door.knock(connection, person.id)
    ended, changed = await accounts.delete_account(
        house, door.passwords, person.id, farewell.password if farewell else None
    )
    await _gone(house, ended, changed)
    set_session(connection, "")
    return Ended(ended=len(ended))

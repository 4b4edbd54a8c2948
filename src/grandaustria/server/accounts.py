"""Accounts: a name with a password, by which somebody is the same person on every device."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import games, seats
from grandaustria.server.errors import Refusal, conflict
from grandaustria.server.house import House
from grandaustria.server.looks import skeleton
from grandaustria.server.naming import guest_name
from grandaustria.server.passwords import Passwords, code_hash, code_matches, printed_code
from grandaustria.server.store import alert_times, devices, invitations, notes, people, play, shunned, tables, wishes
from grandaustria.server.store.devices import Device
from grandaustria.server.store.people import FORMER, PersonRow
from grandaustria.server.store.play import GameRow

logger = logging.getLogger(__name__)

SOCKETS_CHECKED_SECONDS = 30.0
SESSIONS_AT_ONCE = 500
Changed = list[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Welcome:
    """Somebody has come in: the token of the new session, which sessions ended, which tables changed."""

    person: PersonRow
    token: str
    ended: Sequence[str]
    changed: Changed
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Visit:
    """Who asks to come in: the guest they were so far, if any, and with what."""

    guest_id: str | None
    session_id: str | None
    agent: str
    place: str | None = None
    """The keyed hash of the address."""


@contextmanager
def unique_name() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise name_taken() from error


def wrong() -> Refusal:
    """Never says which of the two, so that nobody learns which names exist.

    A new one each time: an exception that is raised again keeps the frames, and the secrets, of all times before.
    """
    return Refusal(403, "wrong", "The name or the secret is wrong.")


def banned() -> Refusal:
    return Refusal(403, "banned", "The operator of this house has shut you out.")


def name_taken() -> Refusal:
    return conflict("name-taken", "Somebody else has this name.")


async def check_free(connection: AsyncConnection, person_id: str, key: str, look: str) -> None:
    """A name kept by a password is nobody else's, not even a guest's, nor is one that looks the same."""
    if look == skeleton(FORMER) or await people.is_name_taken(connection, key, look, person_id):
        raise name_taken()


def check_company(look: str, others: Iterable[str]) -> None:
    """Guests may have the same name, but not at one table: nobody there speaks under the name of somebody else."""
    if look in {skeleton(other) for other in others}:
        raise conflict("look-alike", "Somebody at the same table has a name that looks like this one.")


async def check_seat(connection: AsyncConnection, game: GameRow, person: PersonRow) -> None:
    """Whether somebody may sit down at a table: with an account if it is rated, and by their name; one that the house
    has given imitates nobody."""
    if game.rated and person.password_hash is None:
        raise no_account()
    if person.name != guest_name(person.id, person.language):
        around = await tables.names_of(connection, [game])
        seated = {row.person_id for row in game.seats} - {person.id}
        check_company(skeleton(person.name), [name for other, name in around.items() if other in seated])


async def read_own(connection: AsyncConnection, person_id: str) -> PersonRow:
    person = await people.read_person(connection, person_id)
    if person is None or person.deleted is not None:
        raise Refusal(403, "no-session", "You are not known any more.")
    return person


async def rename(connection: AsyncConnection, person: PersonRow, name: str, key: str) -> None:
    if name == person.name:  # it stays theirs, whatever looks like it
        return
    look = skeleton(name)
    await check_free(connection, person.id, key, look)
    check_company(look, await people.names_around(connection, person.id))
    kept = {"name_key": key, "look": look} if person.password_hash is not None else {}
    await people.change_person(connection, person.id, name=name, **kept)


async def make_account(
    house: House, passwords: Passwords, visit: Visit, person_id: str, name: str, key: str, password: str
) -> Welcome:
    """Give a guest a password; the code with which a forgotten one is replaced is told this once.

    The session is a new one: whoever got hold of the guest's, which guarded little, is not in the account.
    """
    hashed = await passwords.hash(password)
    code = printed_code(house.services.token())
    with unique_name():
        async with writing(house.engine) as connection:
            person = await read_own(connection, person_id)
            if person.password_hash is not None:
                raise conflict("has-account", "You have an account already.")
            look = skeleton(name)
            await check_free(connection, person_id, key, look)
            if name != person.name:
                check_company(look, await people.names_around(connection, person_id))
            secrets = {"password_hash": hashed, "recovery_hash": code_hash(code)}
            await people.change_person(connection, person_id, name=name, name_key=key, look=look, **secrets)
            device = await devices.of_session(connection, visit.session_id)
            ended = await people.replace_sessions(connection, person_id, house.services.now())
            token = await _new_session(house, connection, visit, person_id, device)
    return Welcome(person, token, ended, Changed(), code)


async def log_in(house: House, passwords: Passwords, visit: Visit, key: str, password: str) -> Welcome:
    async with reading(house.engine) as connection:
        account = await people.read_account(connection, key)
    stored = account.password_hash if account else None
    if not await passwords.check(stored, password) or account is None or stored is None:
        raise wrong()
    renewed = await passwords.hash(password) if passwords.is_outdated(stored) else None
    async with writing(house.engine) as connection:
        person = await read_own(connection, account.id)
        if person.password_hash != stored:
            raise wrong()
        if renewed is not None:
            await people.change_person(connection, person.id, password_hash=renewed)
        return await _come_in(house, connection, visit, person)


async def recover(house: House, passwords: Passwords, visit: Visit, key: str, code: str, password: str) -> Welcome:
    """A new password by the printed code, and a new code; whoever was logged in is logged out."""
    async with reading(house.engine) as connection:
        account = await people.read_account(connection, key)
    if not code_matches(account.recovery_hash if account else None, code) or account is None:
        raise wrong()
    hashed = await passwords.hash(password)
    fresh = printed_code(house.services.token())
    async with writing(house.engine) as connection:
        person = await read_own(connection, account.id)
        if not code_matches(person.recovery_hash, code):
            raise wrong()
        secrets = {"password_hash": hashed, "recovery_hash": code_hash(fresh)}
        await people.change_person(connection, person.id, **secrets)
        ended = await people.end_sessions(connection, person.id)
        welcome = await _come_in(house, connection, visit, person)
    return replace(welcome, ended=[*ended, *welcome.ended], code=fresh)


async def change_password(
    house: House, passwords: Passwords, person_id: str, session_id: str, old: str, new: str
) -> Sequence[str]:
    """The sessions that have ended: all but the one that asks."""
    async with reading(house.engine) as connection:
        stored = (await read_own(connection, person_id)).password_hash
    if stored is None:
        raise no_account()
    if not await passwords.check(stored, old):
        raise wrong()
    hashed = await passwords.hash(new)
    async with writing(house.engine) as connection:
        if (await read_own(connection, person_id)).password_hash != stored:
            raise wrong()
        await people.change_person(connection, person_id, password_hash=hashed)
        return await people.end_sessions(connection, person_id, keep=session_id)


def no_account() -> Refusal:
    return conflict("no-account", "You have no account: without a name and password you could not come back.")


async def delete_account(
    house: House, passwords: Passwords, person_id: str, password: str | None
) -> tuple[Sequence[str], Changed]:
    """Somebody leaves for good; an account only with its password. The sessions ended and the tables changed."""
    async with reading(house.engine) as connection:
        person = await read_own(connection, person_id)
    if person.password_hash is not None and not await passwords.check(person.password_hash, password or ""):
        raise wrong()
    async with writing(house.engine) as connection:
        ended = await people.end_sessions(connection, person_id)
        return ended, await _retire(house, connection, person_id)


async def _retire(house: House, connection: AsyncConnection, person_id: str) -> Changed:
    now = house.services.now()
    changed = await tables.vacate(connection, person_id, now)
    await people.delete_person(connection, person_id, now)
    return changed


async def _come_in(house: House, connection: AsyncConnection, visit: Visit, person: PersonRow) -> Welcome:
    """A new session in place of the old one; what a guest without account played so far becomes the account's."""
    if person.banned is not None:
        raise banned()
    services, changed = house.services, Changed()
    ended: list[str] = [visit.session_id] if visit.session_id else []
    guest = await people.read_person(connection, visit.guest_id) if visit.guest_id else None
    device = await devices.of_session(connection, visit.session_id)
    if guest is not None and guest.password_hash is not None and guest.id != person.id:
        device = None  # another account signs out of this browser
    if guest is not None and guest.password_hash is None:
        ended = list(await people.end_sessions(connection, guest.id))
        await wishes.end(connection, guest.id)
        changed = await _hand_over(connection, guest.id, person.id, services.now())
        changed += await _retire(house, connection, guest.id)
    elif guest is not None:
        await people.end_sessions(connection, guest.id, only=visit.session_id)
    return Welcome(person, await _new_session(house, connection, visit, person.id, device), ended, changed)


async def _new_session(
    house: House, connection: AsyncConnection, visit: Visit, person_id: str, device: Device | None
) -> str:
    """The token of another session of somebody; the browser is told with its page closed if it was before."""
    services, token, session_id = house.services, house.services.token(), house.services.new_id()
    hashed, now = people.token_hash(house.settings.secret, token), services.now()
    await people.add_session(connection, session_id, person_id, hashed, visit.agent, now, visit.place)
    if device is not None:
        kept = replace(device, person_id=person_id, session_id=session_id)
        await devices.add(connection, kept, house.settings.limits.browsers_per_person)
    return token


async def _hand_over(connection: AsyncConnection, old: str, new: str, now: float) -> Changed:
    """Move seats from one person to another, except at tables where both sit: there a bot will go on."""
    query = select(games.c.id).where(games.c.id.in_(tables.ids_of(old))).order_by(games.c.id)
    changed = Changed()
    for game_id in (await connection.execute(query)).scalars().all():
        game = await play.read_game(connection, game_id, lock=True)
        if game is None or game.seats_of(new):
            continue
        around = tuple(replace(row, person_id=new) if row.person_id == old else row for row in game.seats)
        if game.status in ("open", "running"):
            host = new if game.host_id == old else game.host_id
            after = await tables.store_change(connection, game, replace(game, seats=around, host_id=host), now)
            changed.append((game_id, after.revision))
        else:
            sitting = (seats.c.game_id == game_id, seats.c.person_id == old)
            await connection.execute(update(seats).where(*sitting).values(person_id=new))
            hosting = (games.c.id == game_id, games.c.host_id == old)
            await connection.execute(update(games).where(*hosting).values(host_id=new))
    await tables.stay_removed(connection, old, new)
    await shunned.hand_over(connection, old, new)
    await invitations.hand_over(connection, old, new)
    await notes.hand_over(connection, old, new)
    await alert_times.hand_over(connection, old, new)
    return changed


async def dismiss_ended(house: House) -> None:
    """Close the sockets of sessions that were ended elsewhere: by another process, or by the operator."""
    while True:
        await asyncio.sleep(SOCKETS_CHECKED_SECONDS)
        try:
            await dismiss_ended_once(house)
        except Exception:  # a database that is away for a while must not end it
            logger.exception("could not look for sessions that have ended")


async def dismiss_ended_once(house: House) -> None:
    present = house.hub.sessions()
    for start in range(0, len(present), SESSIONS_AT_ONCE):
        some = present[start : start + SESSIONS_AT_ONCE]
        async with reading(house.engine) as connection:
            alive = await people.existing_sessions(connection, some)
        house.hub.dismiss(set(some) - alive)

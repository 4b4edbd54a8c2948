"""Tasks about people."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from grandaustria.cli.admin.task import Task, add_listing, add_search, add_yes, done_or_not, show_line, show_rows
from grandaustria.cli.arguments import Failure

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from grandaustria.server.store.people import PersonRow


def add_accounts(parser: argparse.ArgumentParser) -> None:
    """Leaves guests out of the list."""
    parser.add_argument("--accounts", action="store_true", help="only those with a password")


def add_person(parser: argparse.ArgumentParser) -> None:
    """Names of guests are not unique, so they are found by their id."""
    parser.add_argument("person", metavar="PERSON", help="an id, or the name of an account")


def add_name(parser: argparse.ArgumentParser) -> None:
    """For renaming; it is checked like a name that somebody chooses for themselves."""
    parser.add_argument("name", metavar="NAME", help="the new name")


def add_end(parser: argparse.ArgumentParser) -> None:
    """Sessions are only listed without it."""
    parser.add_argument("--end", action="store_true", help="end all of them")


async def find(connection: AsyncConnection, options: argparse.Namespace) -> PersonRow:
    """The person that the options name; a Failure if there is none."""
    from grandaustria.server.api.fields import name_key
    from grandaustria.server.store import admin

    person = await admin.find_person(connection, options.person, name_key(options.person))
    if person is None:
        raise Failure(f"there is nobody with the id or account name {options.person!r}")
    return person


async def list_people(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> list[dict[str, Any]]:
    """Those who are still there, the newest first."""
    from grandaustria.server.store import admin

    return await admin.list_people(connection, options.search, options.accounts, options.limit)


async def list_sessions(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> list[dict[str, Any]]:
    """Where somebody is signed in; on request all of it ends."""
    from grandaustria.server.store import people

    person = await find(connection, options)
    found = await people.read_sessions(connection, person.id)
    if options.end:
        await people.end_sessions(connection, person.id)
    ended = {"ended": True} if options.end else {}
    return [{"id": row.id, "created": row.created, "seen": row.seen, "agent": row.agent, **ended} for row in found]


async def rename(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> str:
    """Give somebody another name, free and plain like all names."""
    from grandaustria.server import accounts
    from grandaustria.server.api import fields

    person = await find(connection, options)
    try:
        name = fields.name(options.name)
    except ValueError as error:
        raise Failure(str(error)) from error
    await accounts.rename(connection, person, name, fields.name_key(name))
    return f"{person.name} ({person.id}) is now {name}"


async def reset_password(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> str:
    """The old password is void and all sessions end; a code, shown once, lets its owner choose a new one."""
    from grandaustria.server.passwords import code_hash, printed_code
    from grandaustria.server.settings import Services
    from grandaustria.server.store import admin

    person = await find(connection, options)
    if person.password_hash is None:
        raise Failure(f"{person.name} ({person.id}) is a guest without an account")
    code = printed_code(Services().token())
    ended = await admin.reset_password(connection, person.id, code_hash(code))
    return (
        f"the old password of {person.name} is void and {ended} sessions have ended\n"
        f"with this code, shown only now, a new one can be chosen: {code}"
    )


async def delete(connection: AsyncConnection, options: argparse.Namespace, now: float) -> str:
    """As they could themselves: bots play on, and games keep a former guest."""
    from grandaustria.server.store import admin

    person = await find(connection, options)
    if options.yes:
        await admin.remove_person(connection, person.id, now)
    return done_or_not(
        options,
        f"{person.name} ({person.id}) has been deleted; games played keep a former guest",
        f"{person.name} ({person.id}) would be deleted, with sessions, password and addresses",
    )


TASKS = (
    Task(
        "people",
        "list and search people",
        list_people,
        show_rows,
        (add_search, add_accounts, add_listing),
        changes=False,
    ),
    Task(
        "sessions",
        "list a person's sessions, or end them",
        list_sessions,
        show_rows,
        (add_person, add_end, add_listing),
    ),
    Task("rename", "give a person another name", rename, show_line, (add_person, add_name)),
    Task("reset-password", "replace a password by a recovery code", reset_password, show_line, (add_person,)),
    Task("delete", "delete a person; their games stay", delete, show_line, (add_person, add_yes)),
)

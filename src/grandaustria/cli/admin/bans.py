"""Tasks about bans: whom the house does not let in."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from grandaustria.cli.admin.people import add_person, find
from grandaustria.cli.admin.task import Task, add_listing, add_yes, done_or_not, show_line, show_rows
from grandaustria.cli.arguments import Failure

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


def add_address(parser: argparse.ArgumentParser) -> None:
    """A ban is of the person alone unless this is asked for."""
    parser.add_argument(
        "--address",
        action="store_true",
        help="until 30 days after they came last, no guest is let in from there",
    )


async def ban(connection: AsyncConnection, options: argparse.Namespace, now: float) -> str:
    """Shut somebody out at once, on request with everybody new from where they came last."""
    from grandaustria.server.store import bans

    person = await find(connection, options)
    came = await bans.last_address(connection, person.id, now) if options.address else None
    if options.address and came is None:
        raise Failure(f"it is not known where {person.name} ({person.id}) came from; ban them without --address")
    also = f"; no guest is let in from there for {bans.days_left(came[1], now)} days" if came else ""
    if options.yes:
        await bans.ban(connection, person.id, now)
    if options.yes and came:
        await bans.ban_address(connection, person.id, *came)
    return done_or_not(
        options,
        f"{person.name} ({person.id}) is banned; bots play on where they sat{also}",
        f"{person.name} ({person.id}) would be banned{also}",
    )


async def unban(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> str:
    """Lift the ban of a person, and of the address that was shut with it."""
    from grandaustria.server.store import bans

    person = await find(connection, options)
    if person.banned is None:
        raise Failure(f"{person.name} ({person.id}) is not banned")
    await bans.unban(connection, person.id)
    return f"{person.name} ({person.id}) may come in again"


async def list_bans(connection: AsyncConnection, options: argparse.Namespace, now: float) -> list[dict[str, Any]]:
    """Who is shut out, the latest first."""
    from grandaustria.server.store import bans

    return await bans.list_bans(connection, now, options.limit)


TASKS = (
    Task("ban", "shut a person out", ban, show_line, (add_person, add_address, add_yes)),
    Task("unban", "let a banned person in again", unban, show_line, (add_person,)),
    Task("bans", "list who is banned", list_bans, show_rows, (add_listing,), changes=False),
)

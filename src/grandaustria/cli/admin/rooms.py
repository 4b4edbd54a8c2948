"""Tasks about tables."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from grandaustria.cli.admin.task import Task, add_listing, add_search, add_yes, done_or_not, show_line, show_rows
from grandaustria.cli.arguments import Failure

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from grandaustria.server.store.play import GameRow

STATUSES = ("open", "running", "over", "ended", "frozen")


def add_status(parser: argparse.ArgumentParser) -> None:
    """Narrows the list."""
    parser.add_argument("--status", choices=STATUSES, metavar="STATUS", help=f"only these: {', '.join(STATUSES)}")


def add_table(parser: argparse.ArgumentParser) -> None:
    """The id stands in the address of its page."""
    parser.add_argument("table", metavar="TABLE", help="the id of a table")


async def find(connection: AsyncConnection, options: argparse.Namespace) -> GameRow:
    """The table that the options name, locked until the task is done; a Failure if there is none."""
    from grandaustria.server.store import play

    game = await play.read_game(connection, options.table, lock=True)
    if game is None:
        raise Failure(f"there is no table {options.table!r}")
    return game


async def list_tables(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> list[dict[str, Any]]:
    """The newest first; a search looks at titles, ids, and who sits there."""
    from grandaustria.server.store import admin

    return await admin.list_tables(connection, options.status, options.search, options.limit)


async def end(connection: AsyncConnection, options: argparse.Namespace, now: float) -> str:
    """End a table without a result; whoever has it open hears of it."""
    from grandaustria.server.store import admin

    game = await find(connection, options)
    if game.status not in ("open", "running"):
        raise Failure(f"table {game.id} is {game.status} already")
    if options.yes:
        await admin.end_table(connection, game, now)
    return done_or_not(
        options, f"table {game.id} has ended without a result", f"the {game.status} table {game.id} would be ended"
    )


async def remove(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> str:
    """Remove a table with its game and its talk, for good."""
    from grandaustria.server.store import admin

    game = await find(connection, options)
    if options.yes:
        await admin.remove_table(connection, game)
    return done_or_not(
        options,
        f"table {game.id} has been removed",
        f"the {game.status} table {game.id} with {game.moves} moves, its chat and reports would be removed",
    )


async def thaw(connection: AsyncConnection, options: argparse.Namespace, now: float) -> str:
    """Let a frozen game go on, if it replays again."""
    from grandaustria.server.store import luck
    from grandaustria.server.verify import thaw as thaw_game

    game = await find(connection, options)
    if game.status != "frozen":
        raise Failure(f"table {game.id} is {game.status}, not frozen")
    if game.finished is None and game.luck_id is not None and await luck.chance_of(connection, game.luck_id) is None:
        raise Failure(f"table {game.id} shared its luck with others, and their event is over: it cannot go on")
    found = await thaw_game(connection, game, now)
    if found:
        raise Failure(f"table {game.id} does not replay with this version: {found[0]}")
    return f"table {game.id} replays with this version and is no longer frozen"


TASKS = (
    Task(
        "tables", "list and search tables", list_tables, show_rows, (add_search, add_status, add_listing), changes=False
    ),
    Task("end-table", "end a table without a result", end, show_line, (add_table, add_yes)),
    Task("remove-table", "remove a table and all that belongs to it", remove, show_line, (add_table, add_yes)),
    Task("thaw-table", "play on a frozen table that replays again", thaw, show_line, (add_table,)),
)

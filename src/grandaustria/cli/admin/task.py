"""What the tasks of `gah admin` share: how one is declared, and how rows are shown."""

from __future__ import annotations

import argparse
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from grandaustria.cli.arguments import Failure, Help, at_least
from grandaustria.cli.database import add_database, on_database
from grandaustria.cli.extras import need_table
from grandaustria.cli.output import console, print_json, print_table

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

TIMES = ("at", "created", "seen", "turn_since", "closed", "message_at", "banned", "nobody_new_until")
DEFAULT_LIMIT = 50

Work = Callable[["AsyncConnection", argparse.Namespace, float], Awaitable[Any]]
"""What a task does in one transaction; it is told the time."""
Show = Callable[[Any, argparse.Namespace], None]
AddArguments = Callable[[argparse.ArgumentParser], None]


@dataclass(frozen=True)
class Task:
    """One thing an operator can ask for."""

    name: str
    does: str
    work: Work
    show: Show
    arguments: Sequence[AddArguments] = field(default=())
    changes: bool = True

    def add_to(self, tasks: Any) -> None:
        """Under its name, with its arguments."""
        declare(tasks, self.name, self.does, self.arguments, self.run)

    def run(self, options: argparse.Namespace) -> None:
        """In one transaction: done as a whole or not at all."""
        self.show(on_database(options.database, lambda engine: self._transaction(engine, options)), options)

    async def _transaction(self, engine: Any, options: argparse.Namespace) -> Any:
        from grandaustria.server.db.engine import reading, writing
        from grandaustria.server.errors import Refusal

        try:
            async with writing(engine) if self.changes else reading(engine) as connection:
                return await self.work(connection, options, now())
        except Refusal as refusal:
            raise Failure(refusal.message) from refusal


@dataclass(frozen=True)
class Errand:
    """One thing that is done to a database as a whole; what came of it is a line."""

    name: str
    does: str
    work: Callable[[argparse.Namespace], str]
    arguments: Sequence[AddArguments] = field(default=())

    def add_to(self, tasks: Any) -> None:
        """Under its name, with its arguments."""
        declare(tasks, self.name, self.does, self.arguments, self.run)

    def run(self, options: argparse.Namespace) -> None:
        """Without a connection of its own: it opens, copies or replaces the database itself."""
        need_table()
        show_line(self.work(options), options)


def declare(
    tasks: Any, name: str, does: str, arguments: Sequence[AddArguments], run: Callable[[argparse.Namespace], None]
) -> None:
    """Make a task one of those that can be asked for."""
    parser = tasks.add_parser(name, help=does, description=does, formatter_class=Help)
    add_database(parser, argparse.SUPPRESS)  # here too, and then it counts more than one before the task
    for add in arguments:
        add(parser)
    parser.set_defaults(task=run)


def now() -> float:
    """As the server counts: seconds since 1970."""
    return time.time()


def add_listing(parser: argparse.ArgumentParser) -> None:
    """How long a list may be, and whether it is printed as JSON."""
    parser.add_argument(
        "--limit",
        type=at_least(1),
        default=DEFAULT_LIMIT,
        metavar="N",
        help=f"at most so many (default: {DEFAULT_LIMIT})",
    )
    parser.add_argument("--json", action="store_true", help="print them as JSON")


def add_search(parser: argparse.ArgumentParser) -> None:
    """Narrows a list."""
    parser.add_argument("--search", metavar="TEXT", help="only those with this in their name, or with this id")


def add_yes(parser: argparse.ArgumentParser) -> None:
    """Whatever cannot be taken back is only tried without it."""
    parser.add_argument("--yes", action="store_true", help="do it; without this it is only said what would be done")


def moment(seconds: float | None) -> str:
    """A time as people read it, in UTC.

    >>> moment(0)
    '1970-01-01 00:00'
    """
    return "" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def cell(name: str, value: Any) -> Text:
    """What is shown of a value. Names and messages are text, never markup."""
    if value is None or value is False:
        return Text("")
    if value is True:
        return Text("yes")
    return Text(moment(value) if name in TIMES else str(value))


def show_rows(rows: Sequence[Mapping[str, Any]], options: argparse.Namespace) -> None:
    """A table, or JSON with times in seconds since 1970."""
    if options.json:
        print_json([dict(row) for row in rows])
    elif rows:
        table = Table()
        for name in rows[0]:
            table.add_column(name.replace("_", " "), overflow="fold")  # an id or a message cut off is of no use
        for row in rows:
            table.add_row(*(cell(name, value) for name, value in row.items()))
        print_table(console(), table)
    else:
        console().print("none")


def show_line(line: str, _options: argparse.Namespace) -> None:
    """Whatever somebody is called, it is not read as markup."""
    console().print(line, markup=False, soft_wrap=True)


def done_or_not(options: argparse.Namespace, done: str, would: str) -> str:
    """What has happened, or would have with `--yes`."""
    return done if options.yes else f"{would}; nothing was done: add --yes"

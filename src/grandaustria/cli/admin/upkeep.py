"""Tasks about the house as a whole: how much there is, and what can go."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rich.table import Table

from grandaustria.cli.admin.task import Task, add_yes
from grandaustria.cli.arguments import at_least
from grandaustria.cli.output import console, print_json

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

DAYS = {
    "table": 90, "request": 7, "pairing": 1, "invitation": 1, "alert": 30, "report": 365, "place": 30, "barrier": 30,
    "session": 400, "guest": 30,
}  # fmt: skip
"""The kinds of `store.clean`, in the singular, and after how many days each goes."""
DAY = 86_400.0


def add_days(parser: argparse.ArgumentParser) -> None:
    """How long each kind of thing is kept before it is cleared away."""
    for name, days in DAYS.items():
        parser.add_argument(
            f"--{name}-days",
            type=at_least(0),
            default=days,
            metavar="N",
            help=f"{name}s go after so many (default: {days})",
        )


def add_json(parser: argparse.ArgumentParser) -> None:
    """For programs that watch the server."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


async def clean(connection: AsyncConnection, options: argparse.Namespace, now: float) -> list[tuple[str, int]]:
    """What is old enough to be cleared away, by kind; it goes only with `--yes`."""
    from grandaustria.server.store import clean as store

    work = store.clear if options.yes else store.count
    found = []
    for kind in store.KINDS:
        days = getattr(options, f"{kind.name.removesuffix('s')}_days")
        found.append((kind.what, await work(connection, kind, now - days * DAY)))
    return found


async def status(connection: AsyncConnection, _options: argparse.Namespace, _now: float) -> list[tuple[str, int]]:
    """How much of each kind the database holds."""
    from grandaustria.server.store import clean as store

    return list((await store.used(connection)).items())


def show(figures: list[tuple[str, int]], options: argparse.Namespace) -> None:
    """One figure to a line, or all as JSON."""
    if options.json:
        print_json(dict(figures))
        return
    table = Table.grid(padding=(0, 2))
    for what, number in figures:
        table.add_row(what, str(number))
    console().print(table)


def show_cleaning(figures: list[tuple[str, int]], options: argparse.Namespace) -> None:
    """The figures, and whether they are a deed or a preview."""
    show(figures, options)
    if not options.json:
        console().print("cleared away" if options.yes else "nothing was done: add --yes")


TASKS: tuple[Any, ...] = (
    Task("status", "how much there is of everything", status, show, (add_json,), changes=False),
    Task("clean", "clear away what nobody needs any more", clean, show_cleaning, (add_days, add_yes, add_json)),
)

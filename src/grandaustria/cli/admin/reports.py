"""Tasks about reports: what people found wrong with what others wrote."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grandaustria.cli.admin.task import Task, add_listing, moment, show_line, show_rows
from grandaustria.cli.arguments import at_least

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


def add_all(parser: argparse.ArgumentParser) -> None:
    """Only open reports are listed without it."""
    parser.add_argument("--all", action="store_true", help="those that were closed as well")


def add_ids(parser: argparse.ArgumentParser) -> None:
    """Several may be closed at once."""
    parser.add_argument("ids", type=at_least(1), nargs="+", metavar="ID", help="the numbers of the reports")


async def list_reports(connection: AsyncConnection, options: argparse.Namespace, _now: float) -> list[dict[str, Any]]:
    """With the message they are about, the oldest first."""
    from grandaustria.server.store import admin

    return await admin.list_reports(connection, options.all, options.limit)


async def close(connection: AsyncConnection, options: argparse.Namespace, now: float) -> str:
    """Mark reports as seen to; those that are closed already are not counted."""
    from grandaustria.server.store import admin

    closed = await admin.close_reports(connection, options.ids, now)
    return f"{closed} closed"


def show_reports(reports: list[dict[str, Any]], options: argparse.Namespace) -> None:
    """Each with all that was written: a table would be too narrow for it."""
    if options.json or not reports:
        show_rows(reports, options)
        return
    for report in reports:
        show_line("\n".join(lines_of(report)), options)


def lines_of(report: dict[str, Any]) -> Iterator[str]:
    """Who reports whom, why, and what was said, as lines of text."""
    closed = f", closed {moment(report['closed'])}" if report["closed"] else ""
    yield f"{report['id']}  {moment(report['at'])}, table {report['table']}{closed}"
    yield f"   {report['by_name']} ({report['by']}) about {report['about_name']} ({report['about']}): {report['text']}"
    if report["message"] is not None:
        yield f"   said {moment(report['message_at'])}: {report['message']}"


TASKS = (
    Task(
        "reports",
        "list reports with the message reported",
        list_reports,
        show_reports,
        (add_all, add_listing),
        changes=False,
    ),
    Task("close-reports", "mark reports as dealt with", close, show_line, (add_ids,)),
)

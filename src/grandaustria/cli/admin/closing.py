"""Tasks about maintenance: nothing new begins, turns are finished."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from grandaustria.cli.admin.task import Task, moment, show_line
from grandaustria.cli.arguments import UsageError
from grandaustria.cli.output import print_json

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


def add_switch(parser: argparse.ArgumentParser) -> None:
    """What is asked of it, and what people are told meanwhile."""
    parser.add_argument("switch", choices=("on", "off", "status"), help="begin it, end it, or say how it is")
    parser.add_argument("--message", metavar="TEXT", default="", help="what people are told besides, with on")
    parser.add_argument("--json", action="store_true", help="print it as JSON")


async def maintenance(connection: AsyncConnection, options: argparse.Namespace, now: float) -> dict[str, Any]:
    """Begin or end it for all processes on this database; answers how it is then."""
    from grandaustria.server.store import maintenance as store

    if options.message and options.switch != "on":
        raise UsageError("--message: only with on")
    if len(options.message) > store.LONGEST_MESSAGE:
        raise UsageError(f"--message: more than {store.LONGEST_MESSAGE} characters")
    if options.switch == "on":
        await store.begin(connection, options.message, now)
    elif options.switch == "off":
        await store.end(connection)
    notice = await store.read_notice(connection)
    return {
        "on": notice is not None,
        "since": notice.since if notice else None,
        "message": notice.message if notice else "",
        "turns": await store.turns_under_way(connection),
    }


def show(found: dict[str, Any], options: argparse.Namespace) -> None:
    """In one line, or as JSON."""
    if options.json:
        print_json(found)
        return
    how = f"on since {moment(found['since'])} UTC" if found["on"] else "off"
    told = f" ({found['message']})" if found["message"] else ""
    show_line(f"maintenance is {how}{told}; tables in the middle of a turn: {found['turns']}", options)


TASKS = (Task("maintenance", "let turns be finished and nothing new begin", maintenance, show, (add_switch,)),)

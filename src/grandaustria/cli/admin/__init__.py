"""For operators of a server: people, tables, reports, cleaning up, backups. It may be used while the server runs.

What takes something away only says what it would do, until --yes is given.
"""

from __future__ import annotations

import argparse
from types import ModuleType

from grandaustria.cli.admin import backup, bans, closing, people, push, reports, rooms, upkeep
from grandaustria.cli.database import add_database

NAME = "admin"
HELP = "look after a server: people, tables, reports"
EXAMPLES = (
    "gah admin status --database sqlite:///house.db",
    "gah admin --database sqlite:///house.db people --search sisi",
    "gah admin --database sqlite:///house.db sessions Sisi --end",
    "gah admin --database sqlite:///house.db rename Sisi Elisabeth",
    "gah admin --database sqlite:///house.db reset-password Sisi",
    "gah admin --database sqlite:///house.db tables --status running --json",
    "gah admin --database sqlite:///house.db ban Sisi --yes",
    "gah admin --database sqlite:///house.db reports",
    "gah admin --database sqlite:///house.db clean",
    "gah admin --database sqlite:///house.db clean --guest-days 90 --yes",
    "gah admin --database sqlite:///house.db backup house.backup",
    "gah admin --database sqlite:///house.db maintenance on --message 'back at ten'",
    "gah admin push-keys",
)
SUBJECTS: tuple[ModuleType, ...] = (people, bans, rooms, reports, upkeep, backup, closing, push)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The database, then a task with arguments of its own; both orders are understood."""
    add_database(parser)
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    for subject in SUBJECTS:
        for task in subject.TASKS:
            task.add_to(tasks)


def run(options: argparse.Namespace) -> None:
    """Each task brings its own function."""
    options.task(options)

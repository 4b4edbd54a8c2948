"""Lists the levels of opponents, with how strong they were measured to be."""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from typing import Any

from rich.table import Table

from grandaustria import bots
from grandaustria.cli.output import console, print_json, print_table
from grandaustria.texts import text

NAME = "bots"
HELP = "list the levels of opponents and their measured strength"
EXAMPLES = ("gah bots", "gah bots --json")
FIGURES = {"rating": "{:+d}", "mean_score": "{:.0f}", "lost_of_100": "{:.2f} %"}
"""What is measured of a level, and how it is shown; a new one has no figures yet."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but how it is printed."""
    parser.add_argument("--json", action="store_true", help="print the list as JSON")


def run(options: argparse.Namespace) -> None:
    """A level without figures is listed too."""
    levels = [{"bot": name, **measured().get(name, {})} for name in bots.names()]
    if options.json:
        print_json(levels)
    else:
        print_levels(levels)


def measured() -> dict[str, dict[str, Any]]:
    """What `gah arena --json` said of each level; how it was asked stands in docs/opponents.md."""
    data = json.loads(files("grandaustria.bots").joinpath("measured.json").read_text(encoding="utf-8"))
    return {entry["bot"]: entry for entry in data["results"]}


def print_levels(levels: list[dict[str, Any]]) -> None:
    """Figures that were not measured stay empty."""
    table = Table(box=None, padding=(0, 2))
    for label in ("level", "what it does", "rating", "mean score", "lost turns"):
        table.add_column(label, justify="left" if label in ("level", "what it does") else "right")
    for level in levels:
        figures = [form.format(level[key]) if key in level else "-" for key, form in FIGURES.items()]
        table.add_row(level["bot"], text(f"web-home-bot-{level['bot']}", "en"), *figures)
    print_table(console(), table)

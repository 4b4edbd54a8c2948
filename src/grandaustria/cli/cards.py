"""Shows the components of the game: names, figures and what each of them does."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from grandaustria import Rules
from grandaustria.cli import arguments
from grandaustria.cli.card_entries import ENTRIES, Entry
from grandaustria.cli.card_tables import print_kind
from grandaustria.cli.output import console, print_json

NAME = "cards"
HELP = "look at guests, staff, objectives, emperor tiles, hotels and Leopold's cards"
EXAMPLES = (
    "gah cards guests --language uk",
    "gah cards staff --search krone",
    "gah cards tiles --rules de2015",
    "gah cards hotels",
    "gah cards --language it --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which components, under which rules, in which language."""
    parser.add_argument(
        "kind", nargs="?", choices=tuple(ENTRIES), metavar="KIND", help=f"{', '.join(ENTRIES)} (default: all)"
    )
    arguments.add_language(parser)
    parser.add_argument("--search", metavar="TEXT", help="only those that mention this, in any column")
    parser.add_argument(
        "--rules",
        type=arguments.rules,
        default=Rules(),
        metavar="RULES",
        help="as they work under these rules: a rulebook or options, as in gah simulate (default: 2022)",
    )
    parser.add_argument("--json", action="store_true", help="print them as JSON")


def run(options: argparse.Namespace) -> None:
    """Whatever the search leaves of each kind."""
    kinds = (options.kind,) if options.kind else tuple(ENTRIES)
    chosen = {kind: found(ENTRIES[kind](options.language, options.rules.to_json()), options.search) for kind in kinds}
    if options.json:
        print_json(chosen)
    elif any(chosen.values()):
        _print_tables(chosen, options.language)
    else:
        raise arguments.UsageError(f"nothing mentions {options.search!r}")


def found(entries: list[Entry], search: str | None) -> list[Entry]:
    """The entries that mention the text in one of their values."""
    if not search:
        return entries
    wanted = _folded(search)
    return [entry for entry in entries if any(wanted in _folded(words) for words in _words(entry))]


def _folded(words: str) -> str:
    """Without case, and with the apostrophe that keyboards have."""
    return words.casefold().replace("’", "'")


def _words(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [words for part in value.values() for words in _words(part)]
    if isinstance(value, (list, tuple)):
        return [words for part in value for words in _words(part)]
    return [str(value)]


def _print_tables(chosen: Mapping[str, list[Entry]], language: str) -> None:
    screen = console()
    for kind, entries in chosen.items():
        if entries:
            print_kind(screen, kind, entries, language)

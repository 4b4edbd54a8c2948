"""The table in a terminal: the arguments of `gah play --terminal`, how a game begins there, and how it ends."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from grandaustria import Luck, Setup, bots
from grandaustria.bots.naming import bot_names
from grandaustria.cli import arguments
from grandaustria.cli.arguments import UsageError
from grandaustria.cli.output import console, must_be_writable, print_table
from grandaustria.texts import text

if TYPE_CHECKING:
    from grandaustria.terminal.kept import Kept
    from grandaustria.terminal.session import Players, Session

LONGEST_NAME = 16
SEATS = (2, 3, 4)
ONLY_HERE = ("people", "bots", "names", "seed", "record", "language", "players", "rules", "hotels", "staff", "solo")
"""What the browser asks for itself."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is only of use together with `--terminal`."""
    group = parser.add_argument_group("in the terminal")
    group.add_argument("--terminal", action="store_true", help="play here, in characters: no browser, no server")
    group.add_argument(
        "--people",
        type=arguments.at_least(1),
        default=1,
        metavar="N",
        help="how many of the players are people, who take turns at this screen (default: 1)",
    )
    group.add_argument(
        "--bots",
        type=arguments.bot_names,
        default=(bots.names()[0],),
        metavar="NAMES",
        help=f"the others, one for all or one each with commas: {', '.join(bots.names())} (default: the first)",
    )
    group.add_argument("--names", type=names, default=(), metavar="NAMES", help="what the people are called: Anna,Max")
    group.add_argument("--seed", type=int, metavar="N", help="the same seed, the same dice and cards (default: any)")
    group.add_argument(
        "--record", type=Path, metavar="FILE", help="keep the game here after every turn, and go on from it"
    )
    arguments.add_language(group)
    arguments.add_rules(parser)


def names(written: str) -> tuple[str, ...]:
    """Short ones that can be printed, with commas between."""
    found = tuple(name.strip() for name in written.split(","))
    for name in found:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise argparse.ArgumentTypeError(f"{name!r} is no name of 1 to {LONGEST_NAME} letters")
    return found


def must_be_left_out(options: argparse.Namespace) -> None:
    """Refuse what only a terminal heeds where the table opens in the browser."""
    for name in ONLY_HERE:
        if getattr(options, name) != options.parser.get_default(name):
            raise UsageError(f"--{name}: only with --terminal; the table in the browser asks for it")


def run(options: argparse.Namespace) -> None:
    """A game that was kept goes on; whoever leaves is told where it lies."""
    from grandaustria.terminal.screen import Screen
    from grandaustria.terminal.session import Leave, Session
    from grandaustria.terminal.story import scores_table

    must_be_writable(options.record)
    kept = kept_of(options)
    players = players_of(options, kept.setup)
    screen = Screen()
    session = Session(kept, players, screen, options.language, options.record)
    try:
        with screen.opened():
            session.play()
    except (Leave, EOFError, KeyboardInterrupt) as leaving:
        print(farewell(session, options.language))
        if isinstance(leaving, KeyboardInterrupt):
            raise
        return
    session.keep()
    screen.write(session.ending())
    print_table(console(), scores_table(kept.game.position.scores(), players.names, options.language))


def kept_of(options: argparse.Namespace) -> Kept:
    """A new game, or the one that is in the file."""
    from grandaustria.terminal.kept import Kept

    if options.players is None and not options.solo:
        others = len(options.bots) if len(options.bots) > 1 else 0
        options.players = max(2, options.people + others)
        if options.players > max(SEATS):
            raise UsageError(f"{options.players} players: a table has {max(SEATS)} seats at most")
    setup = arguments.setup_of(options)
    luck = Luck(secrets.randbits(63) if options.seed is None else options.seed)
    if options.record is None or not options.record.exists():
        return Kept.begin(setup, luck)
    kept = Kept.take_up(options.record, luck)
    if setup not in (Setup(), kept.setup):
        raise UsageError(f"--record {options.record}: this game was begun at another table; leave that out")
    return kept


def players_of(options: argparse.Namespace, setup: Setup) -> Players:
    """People sit first; who begins is left to chance."""
    from grandaustria.terminal.session import Players

    seats = 1 if setup.solo else setup.players
    others = seats - options.people
    if others < 0:
        raise UsageError(f"--people {options.people}: the table has {seats} for them")
    if len(options.names) > options.people:
        raise UsageError(f"--names has {len(options.names)} names for {options.people} people")
    levels = options.bots * others if len(options.bots) == 1 else options.bots
    if len(levels) != others:
        raise UsageError(f"--bots names {len(levels)} bots for {others} seats")
    numbered = [text("player-number", options.language, number=seat + 1) for seat in range(options.people)]
    people = [*options.names, *numbered[len(options.names) :]]
    leopold = [text("leopold", options.language)] if setup.solo else []
    every = (*people, *bot_names(levels, options.language), *leopold)
    return Players(every, options.people, {options.people + place: bots.get(name) for place, name in enumerate(levels)})


def farewell(session: Session, language: str) -> str:
    """Keep the game, if that is wanted, and say where it is."""
    session.keep()
    if session.record is None:
        return text("terminal-left", language)
    return text("terminal-left-saved", language, file=str(session.record))

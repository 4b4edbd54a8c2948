"""Plays one game between bots and tells it as a readable log.

Without --seat everything is shown; with it, only what that seat may see.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from grandaustria import Setup, bots
from grandaustria.bots import Budget
from grandaustria.cli import arguments
from grandaustria.cli.output import console, must_be_writable, print_table
from grandaustria.play import Game
from grandaustria.terminal.story import events_for, scores_table, tell
from grandaustria.texts import text

NAME = "watch"
HELP = "watch one game between bots as a readable log"
EXAMPLES = (
    "gah watch",
    "gah watch --players 3 --bots waiter,random,waiter --seed 7",
    "gah watch --staff draft --hotels day --rules de2015 --language uk",
    "gah watch --solo hard --bots waiter --seat 1",
    "gah watch --bots waiter --record game.json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, and how it is shown and kept."""
    arguments.add_seed(parser)
    arguments.add_language(parser)
    arguments.add_seat(parser)
    parser.add_argument(
        "--delay",
        type=arguments.seconds,
        default=0,
        metavar="SECONDS",
        help="wait after each line (default: 0)",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game, for gah replay")
    arguments.add_table(parser)


def run(options: argparse.Namespace) -> None:
    """Bots play a game, told step by step; where the record goes is tried before."""
    setup = arguments.setup_of(options)
    seats = arguments.seats_of(options, setup)
    seat = arguments.seat_of(options, setup)
    must_be_writable(options.record)
    game = play_game(setup, seats, options.seed)
    names = names_of(seats, setup, options.language)
    try:
        if options.record:
            game.save(options.record)
    finally:  # a record that failed does not take the game with it
        screen = console()
        tell(screen, events_for(game, seat), names, options.language, options.delay)
        print_table(screen, scores_table(game.scores(), names, options.language))


def play_game(setup: Setup, seats: tuple[str, ...], seed: int) -> Game:
    """One game of these bots to its end."""
    game, rng = Game(setup, seed), Random(seed)
    while not game.is_over:
        seat = game.to_move
        game.play(bots.get(seats[seat]).choose(game.view(seat), Budget(), rng))
    return game


def names_of(seats: tuple[str, ...], setup: Setup, language: str) -> list[str]:
    """What the log calls the players: bot and seat."""
    names = [f"{name.capitalize()} {seat}" for seat, name in enumerate(seats, 1)]
    return [names[0], text("leopold", language)] if setup.solo else names

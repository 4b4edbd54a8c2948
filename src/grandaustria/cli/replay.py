"""Reads the record of a game, checks all of it, and tells the game as a readable log.

Without --seat everything is shown (of an unfinished game: what everybody may see); with it, only what that
seat may see.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from grandaustria import CHANCE, Position
from grandaustria.cli import arguments
from grandaustria.cli.output import console, print_table
from grandaustria.play import Game, Move, player_names
from grandaustria.terminal.story import events_for, scores_table, tell

NAME = "replay"
HELP = "check a recorded game and tell it"
EXAMPLES = (
    "gah replay game.json",
    "gah replay game.json --to 20",
    "gah replay game.json --seat 2 --language uk",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, how far, and whose eyes it is seen with."""
    arguments.add_record(parser)
    parser.add_argument("--to", type=arguments.at_least(0), metavar="N", help="stop after N decisions of the players")
    arguments.add_seat(parser)
    arguments.add_language(parser)


def run(options: argparse.Namespace) -> None:
    """What happened, in sentences, and the position or the result at the end."""
    game = arguments.game_of(options)
    seat = arguments.seat_of(options, game.setup)
    shown = game if options.to is None else first_decisions(game, options.to)
    names = player_names(game.setup, options.language)
    screen = console()
    tell(screen, events_for(game, seat)[: len(shown.events())], names, options.language)
    print_table(screen, scores_table(shown.scores(), names, options.language))


class Outcomes:
    """Chance as it fell in a game that was played before."""

    def __init__(self, log: Sequence[Move]) -> None:
        self._left = iter([move.action for move in log if move.seat == CHANCE])

    def choose(self, _position: Position, /) -> int:
        """Luck that was written down: one outcome after the other."""
        return next(self._left)


def first_decisions(game: Game, count: int) -> Game:
    """The same game, as it stood after so many decisions."""
    start = game.start if game.is_composed else None
    before = Game(game.setup, luck=Outcomes(game.log), start=start)
    for move in [move for move in game.log if move.seat != CHANCE][:count]:
        before.play(move.action)
    return before

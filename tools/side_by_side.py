"""Plays the same games one after the other and on several threads at once: all must be the same.

Usage: side_by_side.py. Needs nothing but the installed package. On a Python without a lock around the interpreter
it also fails if the engine has brought that lock back.
"""

import random
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from grandaustria import Game, Luck, Position, Setup, bots
from grandaustria.engine import simulate

THREADS, GAMES = 4, 12


def inside(number: int) -> object:
    """Games in C, whose digest tells every final position."""
    return simulate(Setup(players=2 + number % 3), number, 0, 50, ["waiter"] * (2 + number % 3))


def between_bots(number: int) -> object:
    """A game in which the bots think with everything the engine keeps in memory for them."""
    players = [bots.get(name) for name in ("learned", "concierge")]
    position, luck, rng = Position(), Luck(number), random.Random(number)
    while True:
        luck.resolve(position)
        if position.is_over:
            return position.hash
        bot = players[position.to_move]
        position.apply(bot.choose(position.view(position.to_move), bot.budget, rng))


def with_log(number: int) -> object:
    """A game with log, undo and sentences."""
    game, rng = Game(seed=number), random.Random(number)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
        if game.can_undo and rng.random() < 0.2:
            game.undo()
            game.redo()
    return game.record()


Kind = Callable[[int], object]
KINDS: tuple[Kind, ...] = (inside, between_bots, with_log)


def main() -> None:
    with ThreadPoolExecutor(THREADS) as threads:
        for kind in KINDS:
            at_once = list(threads.map(kind, range(GAMES)))
            if at_once != [kind(number) for number in range(GAMES)]:
                sys.exit(f"{kind.__name__}: threads make a difference")
            print(f"{kind.__name__}: {GAMES} times the same on {THREADS} threads")
    if sysconfig.get_config_var("Py_GIL_DISABLED") and getattr(sys, "_is_gil_enabled", lambda: False)():
        sys.exit("the engine has brought the interpreter's lock back")


if __name__ == "__main__":
    main()

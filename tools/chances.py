"""Whether winning chances come true: those of the analysis after turns of games between equals, and who won them.

    python tools/chances.py                                  # 2,400 positions of games of two
    python tools/chances.py --players 4 --positions 1200
    python tools/chances.py --solo hard --bots hotelier,master@200

Each of the bots plays against itself, one game after the other in turn, and at the end of some turns the seat that had
it says what it expects, from what it may see. The same seed, the same games; those the analysis was fitted to were
others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from statistics import fmean

from grandaustria import Game, Setup, View, bots
from grandaustria.analysis import outlook
from grandaustria.bots import Budget
from grandaustria.cli.arguments import add_rules, add_seed, at_least, bot_names, setup_of
from grandaustria.cli.simulate import progress_bar
from grandaustria.play.run import ENDS_TURN

EQUALS = ("innkeeper", "hotelier")
NODES = 600
"""Few, since chances over many positions are looked at: more samples for each change them by little."""
FROM_ONE_GAME = 3
CLASSES = 10


@dataclass(frozen=True, slots=True)
class Said:
    """A chance that was named, and what came of it."""

    chance: float
    won: float
    missed: float
    """Points by which the margin was another in the end."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=at_least(1), default=2400, metavar="N", help="how many (default: 2400)")
    parser.add_argument("--bots", type=bot_names, default=EQUALS, metavar="NAMES", help=f"({','.join(EQUALS)})")
    parser.add_argument("--budget", type=at_least(1), default=NODES, metavar="NODES", help=f"for each ({NODES})")
    add_seed(parser)
    add_rules(parser)
    options = parser.parse_args()
    found = judged(setup_of(options), options.bots, options.seed, Budget(nodes=options.budget))
    with progress_bar() as bar:
        every = list(bar.track(islice(found, options.positions), total=options.positions, description="positions"))
    for line in table(every):
        print(line)


def judged(setup: Setup, names: Sequence[str], seed: int, budget: Budget) -> Iterator[Said]:
    """What was expected in games of each of these bots against itself, without end."""
    lots = Random(seed)
    for name in cycle(names):
        game, ends = played(setup, name, lots)
        totals = [score.total for score in game.scores()]
        winners = game.winners()
        for view in lots.sample(ends, FROM_ONE_GAME):
            own = view.seat or 0
            expected = outlook(view, budget)
            margin = totals[own] - max(total for seat, total in enumerate(totals) if seat != own)
            yield Said(expected.chance, (own in winners) / max(1, len(winners)), margin - expected.margin)


def played(setup: Setup, name: str, lots: Random) -> tuple[Game, list[View]]:
    """A game, and what each seat saw at the ends of its turns."""
    bot, game, ends = bots.get(name), Game(setup, seed=lots.getrandbits(48)), list[View]()
    while not game.is_over:
        seat, view = game.to_move, game.view(game.to_move)
        action = bot.choose(view, None, lots)
        ended = view.phase == "turn" and view.notation(action) in ENDS_TURN
        game.play(action)
        if ended and not game.is_over:
            ends.append(game.view(seat))
    return game, ends


def table(every: Sequence[Said]) -> Iterator[str]:
    """How often came true what was said, class by class; then the Brier score, and how far margins were off."""
    yield "    said   came true   positions"
    for place in range(CLASSES):
        some = [said for said in every if min(CLASSES - 1, int(said.chance * CLASSES)) == place]
        if some:
            yield f"{percent(s.chance for s in some)} {percent(s.won for s in some):>11} {len(some):>11}"
    yield f"Brier score {brier(every):.4f} over {len(every)} positions"
    missed = [said.missed for said in every]
    yield f"margins off by {fmean(map(abs, missed)):.1f} points, {fmean(missed):+.1f} on average"


def percent(shares: Iterator[float]) -> str:
    return f"{fmean(shares):8.1%}"


def brier(every: Sequence[Said]) -> float:
    """The mean square of what chances were off by: 0.25 for whoever always says one half."""
    return fmean((said.chance - said.won) ** 2 for said in every)


if __name__ == "__main__":
    main()

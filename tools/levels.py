"""How far the levels for people are apart: each against the one below, with mirrored luck.

    python tools/levels.py              # win rates, mean scores and turns lost for good
    python tools/levels.py --seek       # how much each has to misjudge for three victories in four of the one above

What `--seek` finds goes into `WEAKNESSES` of `grandaustria.bots.levels`. The master is left out unless asked for with
`--master`: it searches, and its games take seconds.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from itertools import pairwise

from grandaustria import bots
from grandaustria.arena import Match, run_match, summary
from grandaustria.bots.levels import LEVELS, WEAKNESSES
from grandaustria.bots.weakened import Weakened, Weakness
from grandaustria.engine import Setup

WANTED = 0.75
STEPS = 6
"""Of a search by halves."""
MOST_MISJUDGED = 1500


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="of each pair (400)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="at a table (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seek", action="store_true", help="find how much each level has to misjudge")
    parser.add_argument("--master", action="store_true", help="the master against the one below, too")
    options = parser.parse_args()
    match = Match(Setup(players=options.players), options.seed)
    if options.seek:
        for name, weakness in found(match, options.games).items():
            print(f"{name}: {weakness}")
    else:
        for upper, lower in pairs(options.master):
            print(line(match, upper, lower, options.games), flush=True)


def pairs(master: bool) -> list[tuple[str, str]]:
    """Each level with the one below, the strongest first."""
    return [(upper, lower) for lower, upper in pairwise(bots.names()) if master or upper in WEAKNESSES][::-1]


def line(match: Match, upper: str, lower: str, games: int) -> str:
    results = summary(run_match(match, (upper, lower), games, workers=1))["results"]
    first, second = results
    low, high = first["ci"]
    return (
        f"{upper} against {lower}: {first['win_rate']:.1%} ({low:.0%} to {high:.0%}) of {first['games']}, "
        f"{first['mean_score']:.0f} : {second['mean_score']:.0f} points, "
        f"turns lost {first['lost_of_100']:.2f} : {second['lost_of_100']:.2f} in 100"
    )


def found(match: Match, games: int) -> dict[str, Weakness]:
    """From the strongest down: each is sought against what was found for the one above."""
    for upper, lower in pairs(master=False):
        low, high = 0, MOST_MISJUDGED
        for _ in range(STEPS):
            middle = (low + high) // 2
            LEVELS[lower] = Weakened(lower, replace(WEAKNESSES[lower], misjudged=middle))
            first = summary(run_match(match, (upper, lower), games, workers=1))["results"][0]
            low, high = (middle, high) if first["win_rate"] < WANTED else (low, middle)
    return {name: bot.weakness for name, bot in LEVELS.items() if isinstance(bot, Weakened)}


if __name__ == "__main__":
    main()

"""How far the levels for people are apart: each against the one below, with mirrored luck.

    python tools/levels.py                       # win rates, mean scores and turns lost for good
    python tools/levels.py --seek                # how much each has to misjudge to lose three games of four
    python tools/levels.py --master 100 --write  # with so many games of the master; written for `gah bots`

What `--seek` finds goes into `WEAKNESSES` of `grandaustria.bots.levels`. The master searches, and its games take
seconds: without `--master` it is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from grandaustria import bots
from grandaustria.arena import Match, Outcome, report_on, run_match, summary
from grandaustria.bots.levels import LEVELS, WEAKNESSES
from grandaustria.bots.weakened import Weakened, Weakness
from grandaustria.engine import Setup

MEASURED = Path(bots.__file__).with_name("measured.json")
KEPT = ("bot", "games", "wins", "win_rate", "ci", "mean_score", "lost_of_100", "rating", "rating_ci")
"""Not how long turns took: that depends on what else the machine does."""
WANTED = 0.75
STEPS = 6
"""Of a search by halves."""
MOST_MISJUDGED = 1500


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="of each pair (400)")
    parser.add_argument("--master", type=int, default=0, help="games of the master against the one below (0)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="at a table (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seek", action="store_true", help="find how much each level has to misjudge")
    parser.add_argument("--write", action="store_true", help="keep what was measured for `gah bots`")
    options = parser.parse_args()
    match = Match(Setup(players=options.players), options.seed)
    if options.seek:
        for name, weakness in found(match, options.games).items():
            print(f"{name}: {weakness}")
        return
    outcomes: list[Outcome] = []
    for lower, upper in pairwise(bots.names()):
        games = options.games if upper in WEAKNESSES else options.master
        played = run_match(match, (upper, lower), games, workers=1) if games else []
        outcomes += played
        if played:
            print(line(played), flush=True)
    if options.write:
        results = [{key: entry[key] for key in KEPT} for entry in report_on(outcomes).figures["results"]]
        about = " ".join(["python tools/levels.py", *sys.argv[1:]])
        MEASURED.write_text(json.dumps({"about": about, "results": results}, indent=1) + "\n", encoding="utf-8")


def line(played: list[Outcome]) -> str:
    first, second = summary(played)["results"]
    low, high = first["ci"]
    return (
        f"{first['bot']} against {second['bot']}, {first['games']} games: "
        f"{first['win_rate']:.1%} ({low:.0%} to {high:.0%}), "
        f"{first['mean_score']:.0f} : {second['mean_score']:.0f} points, "
        f"turns lost {first['lost_of_100']:.2f} : {second['lost_of_100']:.2f} in 100"
    )


def found(match: Match, games: int) -> dict[str, Weakness]:
    """From the strongest down: each is sought against what was found for the one above."""
    for upper, lower in pairwise(reversed(WEAKNESSES)):
        low, high = 0, MOST_MISJUDGED
        for _ in range(STEPS):
            middle = (low + high) // 2
            LEVELS[lower] = Weakened(lower, replace(WEAKNESSES[lower], misjudged=middle))
            first = summary(run_match(match, (upper, lower), games, workers=1))["results"][0]
            low, high = (middle, high) if first["win_rate"] < WANTED else (low, middle)
    return {name: bot.weakness for name, bot in LEVELS.items() if isinstance(bot, Weakened)}


if __name__ == "__main__":
    main()

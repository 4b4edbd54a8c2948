"""A match of `gah arena` against a network in floats, without looking ahead, which is called `floats` there:

python tools/against.py policy-2p.npz --bots master,floats --players 2 --games 200 --file match.jsonl

All further words are those of `gah arena`. The games are played in this process alone, the only one that knows it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from grandaustria import View, bots
from grandaustria.bots import Budget
from grandaustria.bots.protocol import choices
from grandaustria.cli import command
from grandaustria.research.observation import observe
from grandaustria.research.policy import Policy


class Floats:
    """Does what the network prefers."""

    name, budget = "floats", Budget()

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        del budget, rng
        actions = list(choices(view))
        preferences, _ = self._policy.judge(observe(view, view.to_move)[None])
        return actions[int(preferences[0][actions].argmax())]


def main(words: list[str]) -> int:
    if not words or words[0].startswith("-"):
        raise SystemExit(__doc__)
    bots.LEVELS[Floats.name] = Floats(Policy.load(Path(words[0])))
    return command.main(["arena", *words[1:], "--workers", "1"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

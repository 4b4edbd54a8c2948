"""What a judgement of the learned network costs on one core, in the engine and in NumPy: python -m bench.judging

Every position of some games, in order as they are played, then each as if nothing had been judged before it. NumPy
judges the same positions in the same run, one at a time, in floats. The fastest of several rounds counts.
"""

from __future__ import annotations

import os

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from grandaustria import Luck, Position, Setup, View
from grandaustria.bots import learned
from grandaustria.engine import Judge, _engine
from grandaustria.research.observation import observe
from grandaustria.research.policy import Policy

NETWORK = Path(__file__).parents[1] / "research" / "master" / "policy.npz"


def decided(games: int) -> list[View]:
    """Every choice of games that the network plays against itself."""
    found = []
    for seed in range(games):
        position, luck = Position(Setup()), Luck(seed)
        luck.resolve(position)
        while not position.is_over:
            view = position.view(position.to_move)
            if len(view.legal_actions()) > 1:
                found.append(view)
            position.apply(learned.judge().choice(view))
            luck.resolve(position)
    return found


def microseconds(work: Callable[[View], object], views: Sequence[View], rounds: int) -> float:
    """For one position."""
    best = float("inf")
    for _ in range(rounds):
        started = time.perf_counter()
        for view in views:
            work(view)
        best = min(best, time.perf_counter() - started)
    return 1e6 * best / len(views)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    views, policy, judge = decided(options.games), Policy.load(NETWORK), learned.judge()
    floats = microseconds(lambda view: policy.judge(observe(view, view.to_move)), views[::10], options.rounds)
    print(f"{len(views)} positions; NumPy {floats:.0f} µs")
    for way in _engine.ways():
        _engine.judge_by(way)
        in_order = microseconds(judge.choice, views, options.rounds)
        alone = microseconds(lambda view: Judge().choice(view), views, options.rounds)
        print(f"{way}: {in_order:.1f} µs in order ({floats / in_order:.0f} times NumPy's speed), {alone:.1f} µs alone")


if __name__ == "__main__":
    main()

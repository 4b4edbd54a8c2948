"""Learns every kind of table by self-play, in runs that go on from each other.

    python -m grandaustria.research.training runs/master --start policy-2p.npz --widen --minutes 9 --of 18
    python -m grandaustria.research.training runs/master --minutes 9 --from-minute 9 --of 18

What a run goes on from is the network alone (`policy.npz` of the folder, else --start, else a new one): its optimiser
begins anew, and learning rate and entropy are those of its place in the plan. The folder then holds `policy.npz`,
`curve.jsonl` and `curve.svg` (points against the waiter at every kind of table, and against a yardstick), and the
settings of every run. Two batches of decisions take about 4 kB of device memory a decision.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

from grandaustria.research.training import packages_needed

with packages_needed():
    import torch

    from grandaustria.research.policy import Policy
    from grandaustria.research.training.learning import Aim
    from grandaustria.research.training.network import device_of
    from grandaustria.research.training.run import Run, Settings, write
    from grandaustria.research.training.schedule import Plan
    from grandaustria.research.training.tables import MIXTURES
    from grandaustria.research.training.widening import widened

NUMBERS = {
    "games": (16384, "games at once, in two halves"),
    "steps": (64, "decisions in each game between two updates"),
    "epochs": (2, "how often an update goes over its decisions"),
    "portion": (32768, "decisions in one step of learning"),
    "threads": (max(1, (os.cpu_count() or 1) - 2), "that play, of each half"),
}


def at_least_one(word: str) -> int:
    if (number := int(word)) < 1:
        raise argparse.ArgumentTypeError(f"{word} is less than 1")
    return number


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the network is kept; a run goes on from what is there")
    parser.add_argument("--start", type=Path, help="the network to begin with, where the folder has none")
    parser.add_argument(
        "--widen", action="store_true", help="it learned games of two alone (research.training.widening)"
    )
    parser.add_argument("--widths", type=at_least_one, nargs="+", default=(1536, 768), help="of a new one (1536 768)")
    parser.add_argument("--yardstick", type=Path, help="a network to measure against at two players")
    parser.add_argument("--tables", choices=MIXTURES, default="all", help="what is played (all)")
    parser.add_argument("--minutes", type=float, default=9.0, help="of this run (9)")
    parser.add_argument("--from-minute", type=float, default=0.0, help="of the plan at which it begins (0)")
    parser.add_argument("--of", type=float, default=24.0, help="minutes of the whole plan (24)")
    parser.add_argument("--rate", type=float, nargs=2, default=(6e-4, 2e-5), help="learning rate over it (6e-4 2e-5)")
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.08, 0.008), help="its weight (0.08 0.008)")
    parser.add_argument("--others", type=float, default=0.5, help="what a point of the others costs (0.5)")
    parser.add_argument("--victory", type=float, default=0.0, help="what winning is worth, in hundreds of points (0)")
    parser.add_argument("--settle", type=int, default=0, help="first updates in which only the outlook learns (0)")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between two measurements (2)")
    parser.add_argument("--measured", type=int, default=200, help="games of each kind of table; 0: none (200)")
    parser.add_argument("--updates", type=at_least_one, help="so many are the minutes of the run, not the clock's")
    for name, (value, meaning) in NUMBERS.items():
        parser.add_argument(f"--{name}", type=at_least_one, default=value, help=f"{meaning} ({value})")
    parser.add_argument("--seed", type=int, default=1, help="of the games and of a new network (1)")
    parser.add_argument("--device", help="where the network is (a GPU, if there is one)")
    return parser.parse_args(words)


def begun_with(options: argparse.Namespace) -> Policy:
    kept = options.folder / "policy.npz"
    if kept.exists():
        return Policy.load(kept)
    if not options.start:
        return Policy.begun(options.widths, options.seed)
    start = Policy.load(options.start)
    return widened(start) if options.widen else start


def main(words: list[str] | None = None) -> None:
    options = arguments(words)
    options.folder.mkdir(parents=True, exist_ok=True)
    torch.set_float32_matmul_precision("high")
    sys.setswitchinterval(0.0005)  # three threads give out work, and none may wait long to do so
    settings = Settings(
        games=options.games, steps=options.steps, epochs=options.epochs, portion=options.portion,
        threads=options.threads, shares=MIXTURES[options.tables], aim=Aim(options.others, options.victory),
        plan=Plan(options.of, tuple(options.rate), tuple(options.entropy)), minutes=options.minutes,
        from_minute=options.from_minute, settle=options.settle, measure_every=options.every,
        measured=options.measured, seed=options.seed, updates=options.updates,
    )  # fmt: skip
    device = device_of(options.device)
    told = json.dumps({**asdict(settings), "torch": torch.__version__, "device": str(device)}, indent=1)
    write(options.folder / f"settings-{options.from_minute:g}.json", told + "\n")
    yardstick = Policy.load(options.yardstick) if options.yardstick else None
    Run(settings, begun_with(options), yardstick, device, options.folder).go()


if __name__ == "__main__":
    main()

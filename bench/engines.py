"""The engine of this tree beside that of another commit: do decisions take longer than they did?

    python -m bench.engines              # beside the last commit
    python -m bench.engines v0.1 --slices 32

The other commit is built once, in build/engines. Both take turns in slices of a second or two, each in a process of its
own: this tree, the other commit, and the other commit once more. What the same commit shows against itself is the noise
in which a difference is to be seen.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.progress import track

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "build" / "engines"
MEASURED = (
    "inside, 2 players",
    "inside, 3 players",
    "inside, 4 players",
    "legal actions from Python",
    "a game of plays",
)
SLICE = """
import json, random, time
import grandaustria
from grandaustria import Game, Luck, Position, Setup
from grandaustria.engine import simulate

def inside(players):
    simulate(Setup(players=players), 1, 0, 1000, ["random"] * players)

def from_python():
    for seed in range(20):
        position, luck, rng = Position(Setup(players=2)), Luck(seed), random.Random(seed)
        luck.resolve(position)
        while not position.is_over:
            legal = position.legal_actions()
            position.apply(legal[rng.randrange(len(legal))])
            luck.resolve(position)

def plays():
    for seed in range(2):
        game, rng = Game(Setup(players=2), seed=seed), random.Random(seed)
        while not game.is_over:
            game.play(rng.choice(game.legal_actions()))

def timed(work, *arguments):
    started = time.process_time()
    work(*arguments)
    return time.process_time() - started

works = [(inside, 2), (inside, 3), (inside, 4), (from_python,), (plays,)]
print(json.dumps([grandaustria.__file__, [min(timed(*work) for _ in range(12)) for work in works]]))
"""
"""What is measured, in processor seconds; only what every version has is used. Of many short runs the best counts:
it was disturbed least."""


class Round(NamedTuple):
    """One slice of each: what they took for each thing that is measured."""

    this: list[float]
    other: list[float]
    again: list[float]


def built(commit: str) -> Path:
    """The sources of a commit with its engine, built where it was not yet."""
    name = git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}").strip()
    folder = BUILT / name
    if not list(folder.glob("src/grandaustria/engine/_engine.*.so")):
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", name], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
        print(f"building the engine of {name[:7]}", file=sys.stderr)
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder / "src"


def fresh(source: Path) -> Path:
    """The sources, if their engine was built of them."""
    engines = [path.stat().st_mtime for path in source.glob("grandaustria/engine/_engine.*.so")]
    written = [path.stat().st_mtime for path in source.glob("grandaustria/*/*.p[xy][dix]")]
    if not engines or max(written) > max(engines):
        raise SystemExit("the engine is older than its sources: build it first (CONTRIBUTING.md)")
    return source


def git(*arguments: str) -> str:
    said = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if said.returncode:
        raise SystemExit(f"git {' '.join(arguments)}: {said.stderr.strip() or 'there is no such commit'}")
    return said.stdout


def sliced(source: Path) -> list[float]:
    """One slice of an engine."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", SLICE]
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    file, seconds = json.loads(said)
    assert Path(file).is_relative_to(source), f"{file} was measured instead of {source}"
    return [float(one) for one in seconds]


def compared(rounds: list[Round]) -> list[str]:
    """A line for each thing that is measured: medians over slices that ran one after the other."""
    lines = [f"{'':28}{'this/other':>12}{'other/other':>13}   from slice to slice"]
    for number, name in enumerate(MEASURED):
        ratios = [one.this[number] / one.other[number] for one in rounds]
        noise = [one.again[number] / one.other[number] for one in rounds]
        spread = f"{min(ratios):.3f} to {max(ratios):.3f}, {min(noise):.3f} to {max(noise):.3f}"
        lines.append(f"{name:28}{median(ratios):12.3f}{median(noise):13.3f}   {spread}")
    return lines


def beside(script: str, about: str) -> argparse.ArgumentParser:
    """The command line of a script that compares this tree with a commit."""
    parser = argparse.ArgumentParser(
        prog=f"python -m bench.{script}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", nargs="?", default="HEAD", help="the commit to compare with (the last one)")
    return parser


def main(arguments: list[str] | None = None) -> None:
    parser = beside("engines", __doc__)
    parser.add_argument("--slices", type=int, default=16, help="rounds of slices (%(default)s)")
    chosen = parser.parse_args(arguments)
    other, this = built(chosen.commit), fresh(ROOT / "src")
    rounds = [Round(sliced(this), sliced(other), sliced(other)) for _ in track(range(chosen.slices), "slices")]
    print("\n".join(compared(rounds)))


if __name__ == "__main__":
    main()

"""Teach the network that values positions: the planner plays against itself, the network learns what came of it, again.

    python -m tools.teach --rounds 10 --folder build/teaching

The folder holds the weights after every round; a second call goes on from the last ones. Needs numpy. When the network
is good enough, --export writes what the bots read:

    python -m tools.teach --rounds 0 --folder build/teaching --export src/grandaustria/bots/network.json
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grandaustria.bots.network import written
from grandaustria.engine import Setup, _engine

FEATURES, HIDDEN = _engine.network_shape()
IN, OUT = 1 << 9, 100 << 8
"""What one is in whole numbers: of the weights of the first layer, and of all others (bots/value.pxi)."""
KEPT = 6
"""Rounds whose games are learned from."""
PLAYERS = (2, 3, 2, 4)
"""At how many seats the parts of a round are played."""
JOBS = 2 * len(PLAYERS)
"""Parts of a round; the second half with noise."""
POSITIONS = 50
"""Of a seat in a game, at most, on average."""
ROOM = 2048
CUT = 25.0
"""Errors beyond this many points pull no harder."""
BATCH = 1024

Floats = npt.NDArray[np.float32]
Weights = dict[str, Floats]


class Job(NamedTuple):
    weights: Weights
    seed: int
    first: int
    games: int
    players: int
    width: int
    noise: int


@dataclass
class Games:
    """What the network saw, what came of it, and how well was played."""

    seen: npt.NDArray[np.uint8]
    gained: npt.NDArray[np.int16]
    mean: float
    winner: float


def fresh(seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)
    return {
        "first": rng.normal(0, 0.05, (FEATURES, HIDDEN)).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "second": rng.normal(0, 0.1, HIDDEN).astype(np.float32),
        "direct": np.zeros(FEATURES, np.float32),
        "base": np.zeros(1, np.float32),
    }


def whole(weights: Weights) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
    """As the engine takes them: whole numbers."""
    first = np.clip(np.round(weights["first"] * IN), -32767, 32767).astype(np.int16).reshape(-1)
    rest = [weights["bias"] * IN, weights["second"] * OUT, weights["direct"] * OUT, weights["base"].reshape(1) * OUT]
    return first, np.round(np.concatenate(rest)).astype(np.int32)


def play(job: Job) -> Games:
    """Inside a process of its own: a part of a round."""
    _engine.read_network(*whole(job.weights))
    seen = np.zeros((job.games * job.players * POSITIONS + ROOM, FEATURES), np.uint8)
    gained = np.zeros(len(seen), np.int16)
    setup = Setup(players=job.players)
    kept, score, winner = _engine.self_play(setup, job.seed, job.first, job.games, job.width, job.noise, seen, gained)
    return Games(seen[:kept].copy(), gained[:kept].copy(), score / job.games / job.players, winner / job.games)


def expected(weights: Weights, x: Floats) -> tuple[Floats, Floats]:
    """The hidden layer, and what the network says."""
    hidden = np.maximum(x @ weights["first"] + weights["bias"], 0)
    return hidden, hidden @ weights["second"] + x @ weights["direct"] + weights["base"]


class Adam:
    """Steps by running means of the slope and of its square; the rate falls to nothing along half a cosine."""

    def __init__(self, weights: Weights, rate: float, steps: int) -> None:
        self.weights, self.rate, self.steps, self.step = weights, rate, steps, 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def follow(self, slope: dict[str, Any]) -> None:
        self.step += 1
        rate = self.rate * 0.5 * (1 + np.cos(np.pi * self.step / self.steps))
        for name, value in slope.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * value
            self.square[name] = 0.999 * self.square[name] + 0.001 * value * value
            root = np.sqrt(self.square[name] / (1 - 0.999**self.step)) + 1e-8
            self.weights[name] = (self.weights[name] - rate * self.mean[name] / (1 - 0.9**self.step) / root).astype(
                np.float32
            )


def learn(weights: Weights, past: list[Games], epochs: int, rate: float) -> float:
    """Least squares; returns the root of the mean squared error on positions that were kept back."""
    seen, gained = (np.concatenate([getattr(games, name) for games in past]) for name in ("seen", "gained"))
    rng = np.random.default_rng(len(gained))
    order = rng.permutation(len(gained))
    check, train = order[: len(order) // 20], order[len(order) // 20 :]
    adam = Adam(weights, rate, epochs * (len(train) // BATCH + 1))
    for _ in range(epochs):
        rng.shuffle(train)
        for start in range(0, len(train), BATCH):
            part = train[start : start + BATCH]
            x = seen[part].astype(np.float32)
            hidden, said = expected(weights, x)
            error = np.clip(said - gained[part], -CUT, CUT) / len(part)
            back = np.outer(error, weights["second"]) * (hidden > 0)
            adam.follow(
                {
                    "first": x.T @ back,
                    "bias": back.sum(0),
                    "second": hidden.T @ error,
                    "direct": x.T @ error,
                    "base": error.sum(),
                }
            )
    _, said = expected(weights, seen[check].astype(np.float32))
    return float(np.sqrt(np.mean((said - gained[check]) ** 2)))


def teach(options: argparse.Namespace, weights: Weights) -> None:
    past: list[Games] = []
    with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
        for _ in range(options.rounds):
            started = time.time()
            share = options.games // JOBS
            jobs = [
                Job(
                    weights,
                    seed=int(started),
                    first=part * share,
                    games=share,
                    players=PLAYERS[part % len(PLAYERS)],
                    width=options.width,
                    noise=options.noise if part >= len(PLAYERS) else 0,
                )
                for part in range(JOBS)
            ]
            found = pool.map(play, jobs, chunksize=1)
            past = [*past, *found][-KEPT * JOBS :]
            error = learn(weights, past, options.epochs, options.rate)
            np.savez(options.folder / f"{int(time.time())}.npz", **weights)  # type: ignore[arg-type]
            scores = ", ".join(
                f"{job.players}: {games.mean:.0f}, winner {games.winner:.0f}"
                for job, games in zip(jobs[1 : len(PLAYERS)], found[1:], strict=False)
            )
            print(f"{scores}; error {error:.2f}; {time.time() - started:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value, meaning in (
        ("rounds", 10, "how often to play and learn"),
        ("games", 3200, "of one round"),
        ("width", 12, "of the planner's beam"),
        ("noise", 300, "hundredths of a point by which a first action is rated too high, now and then"),
        ("epochs", 4, "how often everything is learned in a round"),
        ("workers", os.cpu_count() or 1, "processes that play"),
    ):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"{meaning} (default: {value})")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning (default: 0.001)")
    parser.add_argument("--folder", type=Path, required=True, help="where the weights are kept")
    parser.add_argument("--export", type=Path, metavar="FILE", help="write the last weights as the bots read them")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    weights = last(options.folder) or fresh()
    teach(options, weights)
    if options.export:
        first, rest = whole(weights)
        about = "The network of bots/value.pxi, written by tools/teach.py"
        options.export.write_text(written(first.tobytes(), rest.tobytes(), about), encoding="utf-8")


def last(folder: Path) -> Weights | None:
    """The weights of the last round that the folder holds."""
    files = sorted(folder.glob("*.npz"))
    if not files:
        return None
    with np.load(files[-1]) as stored:
        return dict(stored)


if __name__ == "__main__":
    main()

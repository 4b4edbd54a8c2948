"""Learns the game by playing against itself: proximal policy optimisation (PPO) on the vector environment.

    pip install '.[selfplay]'
    python examples/selfplay.py runs/first --minutes 3
    python examples/selfplay.py runs/first --minutes 3    # the same again goes on where it stopped

One network plays every seat of many games at once. It is asked for the action and for the points its seat has still to
come; after some steps in all games, actions that led to more points than it had expected become more likely, the
others less. Every now and then it plays against `random` and `waiter`, which have not changed in between.

The folder then holds `policy.npz`, the network, with which `grandaustria.research.policy` plays without PyTorch;
`curve.jsonl` and `curve.svg`, how it grew; `checkpoint.pt`, all that is needed to go on.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import Tensor, nn

from grandaustria.engine import game_seed
from grandaustria.research.curve import growth
from grandaustria.research.fields import POINTS_FROM
from grandaustria.research.measuring import measure, random_score
from grandaustria.research.observation import SCALES, decode
from grandaustria.research.policy import POINTS, Layer, Policy
from grandaustria.research.vector import VectorEnv

Floats = NDArray[np.float32]

LOOKAHEAD = 0.97
"""Lambda of the generalised advantage estimate: how far what came later counts for an action."""
CLIP = 0.2
"""How much likelier or less likely an action may become in one update."""
ENTROPY = 0.08
"""What it is worth to keep trying other things, beside an advantage of one standard deviation."""
VALUE = 0.5
"""Weight of the error in the points expected."""
LEARNING_RATE = 5e-4
"""At the beginning; it falls with the root of the decisions, to a half after three times this many:"""
DECISIONS_TO_FALL = 2e7
LONGEST_GRADIENT = 0.5
YARDSTICKS = ("random", "waiter")


# The network: the layers of a Policy, as PyTorch has them


def network_of(policy: Policy, device: torch.device) -> nn.ModuleDict:
    hidden = [step for layer in policy.hidden for step in (linear(layer), nn.ReLU())]
    parts = {"hidden": nn.Sequential(*hidden), "action": linear(policy.action), "points": linear(policy.points)}
    return nn.ModuleDict(parts).to(device)


def policy_of(network: nn.ModuleDict) -> Policy:
    hidden = tuple(layer_of(step) for step in network["hidden"] if isinstance(step, nn.Linear))
    return Policy(hidden, layer_of(network["action"]), layer_of(network["points"]))


def linear(layer: Layer) -> nn.Linear:
    made = nn.Linear(*layer.weight.shape)
    with torch.no_grad():
        made.weight.copy_(torch.from_numpy(layer.weight.T))
        made.bias.copy_(torch.from_numpy(layer.bias))
    return made


def layer_of(made: nn.Linear) -> Layer:
    return Layer(made.weight.detach().cpu().numpy().T.copy(), made.bias.detach().cpu().numpy().copy())


def judge(network: nn.ModuleDict, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of each action's probability, and the points still to come in hundreds."""
    x = network["hidden"](observation / scales(observation.device))
    preferences = network["action"](x).masked_fill(~mask, -1e9)
    return preferences.log_softmax(-1), network["points"](x)[..., 0]


@cache
def scales(device: torch.device) -> Tensor:
    return torch.from_numpy(SCALES).to(device)


def draw(likelihoods: Tensor) -> Tensor:
    """An action each, as likely as the network has it."""
    return (likelihoods - torch.empty_like(likelihoods).exponential_().log_()).argmax(-1)


def shown(env: VectorEnv, device: torch.device) -> tuple[Tensor, Tensor]:
    """Observations and masks, where the network is."""
    return torch.from_numpy(env.observation).to(device), torch.from_numpy(env.mask).to(device)


# Playing


@dataclass
class Experience:
    """What was seen and done: (steps, games), and whatever each of these is."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    likelihood: Tensor
    seat: NDArray[np.uint8]
    ended: NDArray[np.bool_]
    scores: Floats
    points: Floats
    """Points so far of the seat that decides, in hundreds; one step more than there are decisions."""
    to_come: Tensor
    """Points it expected beside those; one step more as well."""

    @classmethod
    def room_for(cls, steps: int, env: VectorEnv, device: torch.device) -> Experience:
        shape, after = (steps, env.num_games), (steps + 1, env.num_games)
        return cls(
            torch.empty((*shape, env.observation.shape[1]), dtype=torch.uint8, device=device),
            torch.empty((*shape, env.mask.shape[1]), dtype=torch.bool, device=device),
            torch.empty(shape, dtype=torch.int64, device=device),
            torch.empty(shape, device=device),
            np.empty(shape, np.uint8),
            np.empty(shape, np.bool_),
            np.empty((*shape, env.scores.shape[1]), np.float32),
            np.empty(after, np.float32),
            torch.empty(after, device=device),
        )


def points_so_far(env: VectorEnv) -> Floats:
    own: Floats = decode(env.observation)["seats.points"][:, 0].sum(-1, dtype=np.float32)
    return (own - POINTS_FROM) / np.float32(POINTS)


@torch.inference_mode()
def play(network: nn.ModuleDict, env: VectorEnv, seen: Experience) -> None:
    """Go on in all games, and keep what was seen and done."""
    steps = len(seen.seat)
    for step in range(steps):
        seen.observation[step].copy_(torch.from_numpy(env.observation))
        seen.mask[step].copy_(torch.from_numpy(env.mask))
        likelihoods, seen.to_come[step] = judge(network, seen.observation[step], seen.mask[step])
        seen.action[step] = draw(likelihoods)
        seen.likelihood[step] = likelihoods.gather(-1, seen.action[step, :, None])[:, 0]
        seen.seat[step], seen.points[step] = env.seat, points_so_far(env)
        env.step(seen.action[step].cpu().numpy())
        seen.ended[step], seen.scores[step] = env.terminated, env.scores / np.float32(POINTS)
    seen.points[steps], seen.to_come[steps] = points_so_far(env), judge(network, *shown(env, seen.action.device))[1]


def advantages(seen: Experience, seat_after: NDArray[np.uint8]) -> Floats:
    """By how much each decision turned out better than expected; NaN where that cannot be told yet.

    What follows a decision is the next one of the same seat, or the end of the game. The last decision of a seat that
    is not about to decide again has nothing to compare with: one decision a game is left out for each seat but one.
    """
    expected = seen.points + seen.to_come.cpu().numpy()
    games = np.arange(expected.shape[1])
    follows = np.full((len(games), seen.scores.shape[-1]), np.nan, np.float32)
    follows[games, seat_after] = expected[-1]
    later = np.zeros_like(follows)
    result = np.empty(seen.seat.shape, np.float32)
    for step in reversed(range(len(result))):
        ended, seat = seen.ended[step], seen.seat[step]
        follows[ended], later[ended] = seen.scores[step, ended], 0
        result[step] = follows[games, seat] - expected[step] + LOOKAHEAD * later[games, seat]
        later[games, seat] = np.nan_to_num(result[step])
        follows[games, seat] = expected[step]
    return result


# Learning


def learning_rate(decisions: int) -> float:
    return LEARNING_RATE / math.sqrt(1 + decisions / DECISIONS_TO_FALL)


@dataclass
class Learner:
    """A network that learns, and how far it has come."""

    network: nn.ModuleDict
    optimizer: torch.optim.Optimizer
    device: torch.device
    players: int
    updates: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def learn(self, seen: Experience, advantage: Floats, epochs: int, portion: int) -> None:
        """Make what turned out well likelier, in portions of the decisions, each epoch in another order."""
        gained = torch.from_numpy(advantage.ravel()).to(self.device)
        known = torch.nonzero(~gained.isnan())[:, 0]
        target = gained + seen.to_come[:-1].flatten()
        gained = (gained - gained[known].mean()) / (gained[known].std() + 1e-8)
        observation, mask = seen.observation.flatten(0, 1), seen.mask.flatten(0, 1)
        action, likelihood = seen.action.flatten(), seen.likelihood.flatten()
        for group in self.optimizer.param_groups:
            group["lr"] = learning_rate(self.decisions)
        for _ in range(epochs):
            for rows in known[torch.randperm(len(known), device=self.device)].split(portion):
                likelihoods, points = judge(self.network, observation[rows], mask[rows])
                ratio = (likelihoods.gather(-1, action[rows, None])[:, 0] - likelihood[rows]).exp()
                gain = torch.min(ratio * gained[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[rows]).mean()
                entropy = -(likelihoods.exp() * likelihoods).sum(-1).mean()
                loss = VALUE * (points - target[rows]).square().mean() - gain - ENTROPY * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
                self.optimizer.step()
        self.updates += 1
        self.decisions += seen.seat.size

    @torch.inference_mode()
    def preferred(self, env: VectorEnv) -> NDArray[np.int64]:
        """What the network does where it is measured: no lots are drawn."""
        return np.asarray(judge(self.network, *shown(env, self.device))[0].argmax(-1).cpu().numpy())

    def save(self, folder: Path) -> None:
        """Everything needed to go on, and the network for whoever has no PyTorch; each whole or not at all."""
        progress = {name: getattr(self, name) for name in ("players", "updates", "decisions", "seconds")}
        state = {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(), "progress": progress}
        policy_of(self.network).save(folder / "policy.new")
        torch.save(state, folder / "checkpoint.new")
        (folder / "policy.new").replace(folder / "policy.npz")
        (folder / "checkpoint.new").replace(folder / "checkpoint.pt")

    @classmethod
    def begin(cls, folder: Path, players: int, widths: Sequence[int], seed: int, device: torch.device) -> Learner:
        """From the checkpoint of the folder, or from nothing."""
        checkpoint = folder / "checkpoint.pt"
        policy = Policy.load(folder / "policy.npz") if checkpoint.exists() else Policy.begun(widths, seed)
        network = network_of(policy, device)
        learner = cls(network, torch.optim.Adam(network.parameters(), LEARNING_RATE), device, players)
        if checkpoint.exists():
            state = torch.load(checkpoint, map_location=device, weights_only=True)
            network.load_state_dict(state["network"])
            learner.optimizer.load_state_dict(state["optimizer"])
            vars(learner).update(state["progress"])
        if learner.players != players:
            raise SystemExit(f"{folder}: learned with {learner.players} players, not with {players}")
        return learner


# The whole


class Run:
    """Plays and learns in turn, measures now and then, and tells what came of it."""

    def __init__(self, options: argparse.Namespace, learner: Learner, env: VectorEnv) -> None:
        self.options, self.learner, self.env = options, learner, env
        self.seen = Experience.room_for(options.steps, env, learner.device)
        self.measuring = -1 - options.seed  # other games than those it learns from
        self.chance = random_score(options.players, self.measuring)
        self.updates, self.decisions, self.seconds = learner.updates, learner.decisions, learner.seconds
        self.scores = [np.empty(0, np.float32)]

    def go(self, console: Console) -> None:
        console.print(f"players who choose anything have {self.chance:.1f} points")
        points = 0
        with Progress(TextColumn("learning"), BarColumn(), TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task("", total=1.0)
            while True:
                done = self.done()
                progress.update(task, completed=done)
                if done * self.options.times >= points:
                    points = int(done * self.options.times) + 1
                    row = self.measured()
                    self.keep(row)
                    console.print(sentence(row))
                if done >= 1:
                    return
                self.update()

    def done(self) -> float:
        """Which share of the minutes, or of the updates, is behind it."""
        if self.options.updates is None:
            return (self.learner.seconds - self.seconds) / (60.0 * float(self.options.minutes))
        to_make = int(self.options.updates) - self.updates
        return (self.learner.updates - self.updates) / to_make if to_make > 0 else 1.0

    def update(self) -> None:
        begun = time.monotonic()
        play(self.learner.network, self.env, self.seen)
        advantage = advantages(self.seen, self.env.seat)
        self.learner.learn(self.seen, advantage, self.options.epochs, self.options.portion)
        self.learner.seconds += time.monotonic() - begun
        self.scores.append(self.seen.scores[self.seen.ended][:, : self.options.players].ravel())

    def measured(self) -> dict[str, Any]:
        """A point of the curve."""
        learner, options, scores = self.learner, self.options, np.concatenate(self.scores)
        del self.scores[1:]
        seconds = learner.seconds - self.seconds
        row: dict[str, Any] = {
            "updates": learner.updates,
            "decisions": learner.decisions,
            "minutes": round(learner.seconds / 60, 2),
            "decisions_per_second": round((learner.decisions - self.decisions) / seconds) if seconds else None,
            "own": round(float(scores.mean()) * POINTS, 1) if len(scores) else None,
            "chance": round(self.chance, 1),
        }
        for name in YARDSTICKS:
            row[name] = measure(learner.preferred, name, options.players, options.measured, self.measuring)
        return row

    def keep(self, row: dict[str, Any]) -> None:
        self.learner.save(self.options.folder)
        curve = self.options.folder / "curve.jsonl"
        before = curve.read_text(encoding="utf-8") if curve.exists() else ""
        write(curve, before + json.dumps(row) + "\n")
        write(self.options.folder / "curve.svg", growth([*map(json.loads, before.splitlines()), row]))


def write(path: Path, content: str) -> None:
    """The whole file, or the one that was there before."""
    path.with_suffix(".new").write_text(content, encoding="utf-8")
    path.with_suffix(".new").replace(path)


def sentence(row: dict[str, Any]) -> str:
    met = [f"{row[name]['score']:.1f} against {name} ({row[name]['won']:.0%} won)" for name in YARDSTICKS]
    decisions = f"{row['decisions']:,} decisions, {row['decisions_per_second'] or 0:,} a second"
    return f"{row['minutes']:5.1f} min, {decisions}: {', '.join(met)}"


NUMBERS = {
    "games": (256, "games at once"),
    "steps": (64, "decisions in each game between two updates"),
    "epochs": (3, "how often an update goes over its decisions"),
    "portion": (2048, "decisions in one step of learning"),
    "measured": (400, "games against each yardstick"),
    "times": (10, "how often to measure and to save"),
    "threads": (os.cpu_count() or 1, "that play; each wants some hundred games"),
}


def at_least_one(word: str) -> int:
    if (number := int(word)) < 1:
        raise argparse.ArgumentTypeError(f"{word} is less than 1")
    return number


def device(word: str) -> torch.device:
    try:
        return torch.empty(0, device=word).device
    except (RuntimeError, AssertionError) as error:
        raise argparse.ArgumentTypeError(f"{word}: {error}") from error


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the network is kept; a run goes on from what is there")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to play and learn (3)")
    parser.add_argument("--updates", type=at_least_one, help="go on until so many were made in all, instead")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="at each table (2)")
    parser.add_argument("--widths", type=at_least_one, nargs="+", default=(256, 256), help="of a new network (256 256)")
    for name, (value, meaning) in NUMBERS.items():
        parser.add_argument(f"--{name}", type=at_least_one, default=value, help=f"{meaning} ({value})")
    parser.add_argument("--seed", type=int, default=1, help="of the games and of the first network (1)")
    best = "cuda" if torch.cuda.is_available() else "cpu"
    parser.add_argument("--device", type=device, default=best, help=f"where the network is ({best})")
    options = parser.parse_args(words)
    if not options.minutes > 0:
        parser.error("--minutes: more than 0")
    if options.games * options.steps < options.players + 2:
        parser.error("--games, --steps: too few decisions to learn from")
    return options


def main(words: list[str] | None = None) -> None:
    options = arguments(words)
    options.folder.mkdir(parents=True, exist_ok=True)
    torch.set_float32_matmul_precision("high")
    learner = Learner.begin(options.folder, options.players, options.widths, options.seed, options.device)
    seed = game_seed(options.seed, learner.updates)
    torch.manual_seed(seed)
    with VectorEnv(options.games, options.players, threads=options.threads, seed=seed) as env:
        env.reset(stagger=100)
        Run(options, learner, env).go(Console(soft_wrap=True))


if __name__ == "__main__":
    main()

"""Learning from what a search found out: its choices where it compared, the network itself everywhere else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import linear

from grandaustria.research.policy import Policy
from grandaustria.research.training.learning import follow, optimizer_of, outlook_loss, set_rate
from grandaustria.research.training.network import Network, Ready, features, likelihoods, padded
from grandaustria.research.training.playing import points_so_far
from grandaustria.research.training.run import write
from grandaustria.research.training.searched import Decisions

HELD_OUT = 10
"""One game of so many is not learned from."""
WARMING = 0.05
"""Share of the steps in which the rate rises; then it falls to nothing."""
CLEAR = 0.95
"""From here on the search was sure of its choice."""
LEAST = 1e-30


@dataclass(frozen=True)
class Imitating:
    """All that decides what is learned from the games."""

    epochs: int
    portion: int
    rate: float
    foreseen: float
    """Share of what the search foresaw in the outlook learned; the rest is what came of the game."""
    others: float
    """What staying as it was counts where nothing was compared, beside a decision that was."""
    seed: int


class Lessons:
    """The decisions, where the network is."""

    def __init__(self, decisions: Decisions, foreseen: float, device: torch.device) -> None:
        def there(array: Any, kind: torch.dtype) -> Tensor:
            return torch.from_numpy(array).to(device).to(kind)

        self.seen = padded(decisions.seen, device)
        self.mask = there(np.unpackbits(decisions.legal, axis=1), torch.bool)
        self.actions = there(decisions.actions, torch.int64)
        self.behind = there(decisions.behind, torch.float32)
        shares = there(decisions.shares, torch.float32)
        self.shares = shares / shares.sum(-1, keepdim=True).clamp(min=LEAST)
        self.compared = self.actions[:, 0] >= 0
        self.to_come = _to_come(
            there(decisions.outcome, torch.float32), there(decisions.foreseen, torch.float32), foreseen
        )
        self.to_come -= points_so_far(self.seen)
        held = there(decisions.game, torch.int64) % HELD_OUT == 0
        self.held_out, self.learned = torch.nonzero(held)[:, 0], torch.nonzero(~held)[:, 0]


def _to_come(outcome: Tensor, foreseen: Tensor, share: float) -> Tensor:
    """At the end of the game: nobody foresees victory."""
    mixed = share * foreseen + (1 - share) * outcome[:, :2]
    return torch.cat((torch.where(foreseen.isnan(), outcome[:, :2], mixed), outcome[:, 2:]), -1)


def improved(before: Tensor, actions: Tensor, shares: Tensor) -> Tensor:
    """What is aimed at: what the network gave the actions compared (`NONE` behind them) is divided among them anew, and
    nothing is said about the others. `before`: the logarithm of its probabilities."""
    held, places = before.exp(), actions.clamp(min=0)
    compared = held.gather(-1, places) * (actions >= 0)
    rest = held.scatter_add(-1, places, -compared)
    return rest.scatter_add(-1, places, shares * compared.sum(-1, keepdim=True))


class Imitator:
    """A network on its way from what it was to what the search found out."""

    def __init__(self, settings: Imitating, policy: Policy, decisions: Decisions, device: torch.device) -> None:
        self.settings = settings
        self.network = Network.of(policy, device)
        self.before = self.network.frozen()
        self.lessons = Lessons(decisions, settings.foreseen, device)
        self.optimizer = optimizer_of(self.network)
        self.steps_done = 0
        torch.manual_seed(settings.seed)

    def go(self, folder: Path) -> None:
        """Through all epochs; the network that is best in the games held out is kept, be it the first."""
        rows, best = [], float("inf")
        for epoch in range(self.settings.epochs + 1):
            if epoch:
                self.learn()
            row = {"epoch": epoch, "steps": self.steps_done, "decisions": len(self.lessons.learned), **self.figures()}
            rows.append(row)
            print(json.dumps(row), flush=True)
            write(folder / "learned.jsonl", "".join(json.dumps(each) + "\n" for each in rows))
            if row["loss"] < best:
                best = row["loss"]
                self.network.policy().save(folder / "policy.new")
                (folder / "policy.new").replace(folder / "policy.npz")

    def learn(self) -> None:
        """One epoch."""
        learned, portion = self.lessons.learned, self.settings.portion
        shuffled = learned[torch.randperm(len(learned), device=learned.device)]
        portions = shuffled.chunk(max(1, len(learned) // portion))
        for rows in portions:
            done = self.steps_done / (self.settings.epochs * len(portions))
            set_rate(self.optimizer, self.settings.rate * min(1.0, 0.05 + done / WARMING) * (1 - done))
            ready = self.network.ready()
            each, outlook, _, _ = self._judged(ready, rows)
            weight = self._weight(rows)
            follow((each * weight).sum() / weight.sum() + outlook, self.network, self.optimizer)
            self.steps_done += 1

    def _judged(self, ready: Ready, rows: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """How far each policy is from what is aimed at, the error of the outlook, and likelihoods now and before."""
        lessons = self.lessons
        seen, mask = lessons.seen[rows], lessons.mask[rows]
        with torch.no_grad():
            before = likelihoods(self.before, features(self.before, seen), mask)
            aim = improved(before, lessons.actions[rows], lessons.shares[rows])
        x = features(ready, seen)
        now = likelihoods(ready, x, mask)
        apart = (aim * (aim.clamp(min=LEAST).log() - now)).sum(-1)
        return apart, outlook_loss(linear(x, *ready.outlook), lessons.to_come[rows]), now, before

    # How it does in games that it does not learn from

    def figures(self) -> dict[str, float]:
        """Of what was compared: how often the network prefers the best (`best`; where the search was sure, `clear`),
        how many points it loses by what it prefers (`lost`), how often that was not among it (`beside`), and how far
        it is from what is aimed at (`apart`). Elsewhere: how often it prefers what it did (`same`), how far it went
        from that (`drift`). Of all: the error of the outlook, and what is learned to be less (`loss`)."""
        sums: dict[str, Tensor] = {}
        with torch.no_grad():
            ready = self.network.frozen()
            for rows in self.lessons.held_out.split(self.settings.portion):
                for name, value, weight in self._told(ready, rows):
                    sums[name] = sums.get(name, 0) + torch.stack(((value * weight).sum(), weight.sum()))
        told = {name: float(total / weight) for name, (total, weight) in sums.items()}
        told["loss"] = told.pop("policy") + told["outlook"]
        return {name: round(value, 5) for name, value in told.items()}

    def _told(self, ready: Ready, rows: Tensor) -> Iterator[tuple[str, Tensor, Tensor]]:
        """A value for each of these decisions, and how much it counts."""
        apart, outlook, now, before = self._judged(ready, rows)
        compared, actions = self.lessons.compared[rows], self.lessons.actions[rows]
        choice = now.argmax(-1)
        chosen = actions == choice[:, None]
        best, among = chosen[:, 0].float(), chosen.any(-1) & compared
        yield "best", best, compared
        yield "clear", best, compared & (self.lessons.shares[rows, 0] > CLEAR)
        yield "lost", (self.lessons.behind[rows] * chosen).sum(-1), among
        yield "beside", 1 - among.float(), compared
        yield "apart", apart, compared
        yield "same", (choice == before.argmax(-1)).float(), ~compared
        yield "drift", apart, ~compared
        yield "policy", apart, self._weight(rows)
        yield "outlook", outlook.expand(len(rows)), torch.ones_like(apart)

    def _weight(self, rows: Tensor) -> Tensor:
        return torch.where(self.lessons.compared[rows], 1.0, self.settings.others)

"""Learning from what was played: proximal policy optimisation (PPO), with an outlook that search can use."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, linear
from torch.nn.utils import clip_grad_norm_

from grandaustria.research.policy import OUTLOOK, POINTS
from grandaustria.research.training.network import Network, features, likelihoods
from grandaustria.research.training.playing import Batch

LOOKAHEAD = 0.97
"""Lambda of the generalised advantage estimate: how far what came later counts for an action."""
CLIP = 0.2
"""How much likelier or less likely an action may become in one update."""
VALUE = 0.5
"""Weight of the error in the points expected."""
VICTORY = 0.1
"""And of that in the chance of winning."""
LONGEST_GRADIENT = 0.5
SETTLING_RATE = 2e-3
"""Learning rate of an outlook alone, while the rest is left as it is."""


@dataclass(frozen=True)
class Aim:
    """What is learned for: the own points, less a share of the mean of the others, and a bonus for winning."""

    others: float = 0.5
    victory: float = 0.0
    """In hundreds of points."""

    def weights(self, device: torch.device) -> Tensor:
        return torch.tensor((1.0, -self.others, self.victory), device=device)


def outcomes(batch: Batch, players: Tensor) -> Tensor:
    """What came of the games for each seat, as the outlook has it; of no meaning where no game ended."""
    others, own = (players - 1)[:, None], batch.scores / POINTS
    mean = (own.sum(-1, keepdim=True) - own) / others
    victory = (batch.reward * others + 1) / players[:, None]
    return torch.stack((own, mean, victory), -1)


def surprises(batch: Batch, players: Tensor) -> Tensor:
    """By how much more of everything came of each decision than expected; NaN where that cannot be told yet.

    What follows a decision is the next one of the same seat, or the end of the game. The last decision of a seat that
    is not about to decide again has nothing to compare with: one decision a game is left out for each seat but one.
    """
    expected, final = batch.so_far + batch.to_come, outcomes(batch, players)
    steps, games, seats, parts = final.shape
    result = torch.empty((steps, games, parts), device=final.device)
    follows = torch.full((games, seats, parts), torch.nan, device=final.device)
    later = torch.zeros_like(follows)
    seat = batch.seat[:, :, None, None].expand(-1, -1, 1, parts)
    follows.scatter_(1, seat[steps], expected[steps, :, None])
    for step in reversed(range(steps)):
        ended = batch.ended[step, :, None, None]
        follows, later = torch.where(ended, final[step], follows), later.masked_fill(ended, 0.0)
        after, more = follows.gather(1, seat[step])[:, 0], later.gather(1, seat[step])[:, 0]
        result[step] = after - expected[step] + LOOKAHEAD * more
        later.scatter_(1, seat[step], result[step].nan_to_num()[:, None])
        follows.scatter_(1, seat[step], expected[step, :, None])
    return result


class Learner:
    """A network that learns, with an optimiser that begins anew."""

    def __init__(self, network: Network, players: Tensor, aim: Aim, epochs: int, portion: int) -> None:
        self.network, self.players, self.aim, self.epochs, self.portion = network, players, aim, epochs, portion
        self.optimizer = optimizer_of(network)

    def learn(self, batch: Batch, rate: float, entropy: float, settling: bool = False) -> None:
        """Make what turned out well likelier, in portions of the decisions, each epoch in another order.

        While it settles, only the outlook learns what came of the games.
        """
        steps = len(batch.action)
        gained = surprises(batch, self.players)
        target = (gained + batch.to_come[:steps]).flatten(0, 1)
        gain = (gained @ self.aim.weights(gained.device)).flatten()
        known = torch.nonzero(~gain.isnan())[:, 0]
        gain = (gain - gain[known].mean()) / (gain[known].std() + 1e-8)
        seen, mask = batch.seen.flatten(0, 1), batch.mask.flatten(0, 1)
        action, before = batch.action.flatten(), batch.likelihood.flatten()
        set_rate(self.optimizer, SETTLING_RATE if settling else rate)
        for _ in range(self.epochs):
            shuffled = known[torch.randperm(len(known), device=known.device)]
            for rows in shuffled.chunk(max(1, len(known) // self.portion)):
                ready = self.network.ready()
                x = features(ready, seen[rows])
                if settling:
                    loss = outlook_loss(linear(x.detach(), *ready.outlook), target[rows])
                else:
                    now = likelihoods(ready, x, mask[rows])
                    loss = outlook_loss(linear(x, *ready.outlook), target[rows])
                    loss = loss + action_loss(now, action[rows], before[rows], gain[rows], entropy)
                follow(loss, self.network, self.optimizer)


def optimizer_of(network: Network) -> torch.optim.Optimizer:
    parameters = network.parameters()
    return torch.optim.Adam(parameters, 1e-4, eps=1e-7, fused=parameters[0].device.type == "cuda")


def set_rate(optimizer: torch.optim.Optimizer, rate: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = rate


def follow(loss: Tensor, network: Network, optimizer: torch.optim.Optimizer) -> None:
    """One step towards less of it."""
    optimizer.zero_grad()
    loss.backward()
    clip_grad_norm_(network.parameters(), LONGEST_GRADIENT)
    optimizer.step()


def action_loss(now: Tensor, action: Tensor, before: Tensor, gain: Tensor, entropy: float) -> Tensor:
    """`now` and `before`: the logarithm of the probabilities, then only of what was done."""
    ratio = (now.gather(-1, action[:, None])[:, 0] - before).exp()
    better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    spread = -(now.exp() * now).sum(-1).mean()
    return -better - entropy * spread


def outlook_loss(found: Tensor, target: Tensor) -> Tensor:
    victory = len(OUTLOOK) - 1
    points = (found[:, :victory] - target[:, :victory]).square().sum(-1).mean()
    chance = binary_cross_entropy_with_logits(found[:, victory], target[:, victory].clamp(0, 1))
    return VALUE * points + VICTORY * chance

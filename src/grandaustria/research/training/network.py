"""A Policy where it learns: weights in PyTorch, judged in a quick kind of number, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import linear, pad

from grandaustria.research.observation import SCALES, SIZE
from grandaustria.research.policy import OUTLOOK, Layer, Policy

WIDTH = -(-SIZE // 64) * 64
"""Bytes of an observation with zeros behind it: processors of matrices want even sizes."""
NEVER = -1e9


class Ready(NamedTuple):
    """The network as it is judged with: what does not change between two judgements done once."""

    hidden: list[tuple[Tensor, Tensor]]
    action: tuple[Tensor, Tensor]
    outlook: tuple[Tensor, Tensor]


@dataclass
class Network:
    """The layers, weights as (outputs, inputs): the hidden ones, the actions, the outlook."""

    weights: list[Tensor]
    biases: list[Tensor]
    scale: Tensor
    """What the weights of each byte are multiplied with, instead of the byte."""
    numbers: torch.dtype
    """Of the hidden layers; the answers are always whole floats."""

    @classmethod
    def of(cls, policy: Policy, device: torch.device, numbers: torch.dtype | None = None) -> Network:
        """In the numbers that are quickest on this device, or others."""
        quickest = torch.bfloat16 if device.type == "cuda" else torch.float32
        layers = (*policy.hidden, policy.action, _three(policy.points))
        weights = [torch.from_numpy(layer.weight.T.copy()) for layer in layers]
        weights[0] = pad(weights[0], (0, WIDTH - SIZE))
        biases = [torch.from_numpy(layer.bias.copy()) for layer in layers]
        scale = pad(torch.from_numpy(1 / SCALES), (0, WIDTH - SIZE)).to(device)
        learned, shifts = ([part.to(device).requires_grad_() for part in parts] for parts in (weights, biases))
        return cls(learned, shifts, scale, numbers or quickest)

    def policy(self) -> Policy:
        weights = [weight.detach().float().cpu().numpy().T for weight in self.weights]
        weights[0] = weights[0][:SIZE]
        biases = [bias.detach().float().cpu().numpy().copy() for bias in self.biases]
        *hidden, action, points = (
            Layer(np.ascontiguousarray(weight), bias) for weight, bias in zip(weights, biases, strict=True)
        )
        return Policy(tuple(hidden), action, points)

    def parameters(self) -> list[Tensor]:
        return [*self.weights, *self.biases]

    def ready(self) -> Ready:
        first, *others = self.weights[:-2]
        inner = [weight.to(self.numbers) for weight in (first * self.scale, *others)]
        hidden = [(weight, bias.to(self.numbers)) for weight, bias in zip(inner, self.biases[:-2], strict=True)]
        return Ready(hidden, (self.weights[-2], self.biases[-2]), (self.weights[-1], self.biases[-1]))

    def frozen(self) -> Ready:
        """The same for who only plays, and goes on with it while the network learns."""
        with torch.no_grad():
            ready = self.ready()
            action, outlook = ((weight.clone(), bias.clone()) for weight, bias in ready[1:])
            return Ready([(weight.clone(), bias.clone()) for weight, bias in ready.hidden], action, outlook)


def device_of(name: str | None = None) -> torch.device:
    """The one of this name; a GPU, if there is one."""
    return torch.device(name or ("cuda" if torch.cuda.is_available() else "cpu"))


def _three(points: Layer) -> Layer:
    """An outlook for a network that has none yet: its points may have meant something else, so all begin at nothing."""
    outputs = len(OUTLOOK)
    if points.bias.shape == (outputs,):
        return points
    return Layer(np.zeros((len(points.weight), outputs), np.float32), np.zeros(outputs, np.float32))


def features(ready: Ready, seen: Tensor) -> Tensor:
    """What the hidden layers make of observations."""
    x = seen.to(ready.hidden[0][0].dtype)
    for weight, bias in ready.hidden:
        x = linear(x, weight, bias).relu()
    return x.float()


def likelihoods(ready: Ready, x: Tensor, mask: Tensor) -> Tensor:
    """The logarithm of each action's probability."""
    return linear(x, *ready.action).masked_fill(~mask, NEVER).log_softmax(-1)


def judge(ready: Ready, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of each action's probability, and the outlook: points in hundreds, and a chance."""
    x = features(ready, seen)
    own, others, victory = linear(x, *ready.outlook).unbind(-1)
    return likelihoods(ready, x, mask), torch.stack((own, others, victory.sigmoid()), -1)


def padded(observations: NDArray[np.uint8], device: torch.device) -> Tensor:
    return pad(torch.from_numpy(observations).to(device), (0, WIDTH - SIZE))


def preferred(ready: Ready, observations: NDArray[np.uint8], mask: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The likeliest action of each."""
    device = ready.action[0].device
    with torch.no_grad():
        found = judge(ready, padded(observations, device), torch.from_numpy(mask).to(device))[0].argmax(-1)
    return np.asarray(found.cpu().numpy())

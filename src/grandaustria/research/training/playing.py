"""Playing for the network to learn from: games in parts, so that one is judged while the other goes on."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from grandaustria import Setup
from grandaustria.research.fields import POINTS_FROM, SEATS
from grandaustria.research.games import ACTIONS
from grandaustria.research.observation import FIELDS, SIZE
from grandaustria.research.policy import OUTLOOK, POINTS
from grandaustria.research.training.network import WIDTH, Ready, judge
from grandaustria.research.vector import VectorEnv

STAGGER = 200
"""Decisions by lot before the first batch, so that it holds all rounds."""
_PLACES = {field.name: field.offset for field in FIELDS}
SEATS_FROM = _PLACES["seats.present"]
"""The seats are the end of an observation, and whether there is one its first byte."""
POINTS_AT = _PLACES["seats.points"] - SEATS_FROM


@dataclass
class Batch:
    """What was seen and done: (steps, games), and whatever each of these is."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    likelihood: Tensor
    ended: Tensor
    scores: Tensor
    reward: Tensor
    seat: Tensor
    """This and what follows has one step more than there are decisions."""
    so_far: Tensor
    to_come: Tensor
    """Both as the outlook has it: of the own points, those of the others, and victory."""

    @classmethod
    def room(cls, steps: int, games: int, device: torch.device) -> Batch:
        def empty(*shape: int, kind: Any, more: int = 0) -> Tensor:
            return torch.zeros((steps + more, games, *shape), dtype=kind, device=device)

        return cls(
            seen=empty(WIDTH, kind=torch.uint8),
            mask=empty(ACTIONS, kind=torch.bool),
            action=empty(kind=torch.int64),
            likelihood=empty(kind=torch.float32),
            ended=empty(kind=torch.bool),
            scores=empty(SEATS, kind=torch.float32),
            reward=empty(SEATS, kind=torch.float32),
            seat=empty(kind=torch.int64, more=1),
            so_far=empty(len(OUTLOOK), kind=torch.float32, more=1),
            to_come=empty(len(OUTLOOK), kind=torch.float32, more=1),
        )


def points_so_far(seen: Tensor) -> Tensor:
    """Of the seat that decides, of the others on average, in hundreds; nobody has won yet."""
    seats = seen[:, SEATS_FROM:SIZE].unflatten(1, (SEATS, -1))
    points = seats[..., POINTS_AT : POINTS_AT + 2].float().sum(-1) - POINTS_FROM
    there = seats[..., 0].float()
    others = (points * there)[:, 1:].sum(-1) / there[:, 1:].sum(-1)
    return torch.stack((points[:, 0] / POINTS, others / POINTS, torch.zeros_like(others)), -1)


class Part:
    """Some of the games, with their columns of every batch, and a stream of the device of their own."""

    def __init__(self, setups: list[Setup], first: int, seed: int, threads: int, device: torch.device) -> None:
        self.env = VectorEnv(len(setups), setup=setups, seed=seed, threads=threads)
        self.env.reset(stagger=STAGGER)
        self.columns = slice(first, first + len(setups))
        self.stream = torch.cuda.Stream(device, priority=-1) if device.type == "cuda" else None
        self.observation, self.mask = shared(self.env.observation, device), shared(self.env.mask, device)
        self.small = {
            name: Copied(getattr(self.env, name), device) for name in ("seat", "terminated", "scores", "reward")
        }
        self.arrived = torch.zeros((len(setups), WIDTH), dtype=torch.uint8, device=device)
        self.landing = torch.zeros((len(setups), SIZE), dtype=torch.uint8, device=device)
        self.action = torch.zeros(len(setups), dtype=torch.int64, pin_memory=device.type == "cuda")
        self.rules = 0.0
        """Seconds in the rules of the game alone."""

    def play(self, network: Ready, batch: Batch, since: Any) -> None:
        """Go on in all games, and keep what was seen and done; `since`: when network and batch are free to be used."""
        steps, at = len(batch.action), self.columns
        with torch.no_grad(), self._stream(since):
            for step in range(steps):
                likelihoods = self._judge(network, batch, step)
                action = draw(likelihoods)
                batch.action[step, at] = action
                batch.likelihood[step, at] = likelihoods.gather(-1, action[:, None])[:, 0]
                self.action.copy_(action, non_blocking=True)
                self._wait()  # also for what goes out of the arrays that are written to now
                self._step()
                for name, there in (("terminated", batch.ended), ("scores", batch.scores), ("reward", batch.reward)):
                    there[step, at] = self.small[name].there()
            self._judge(network, batch, steps)
            self._wait()

    def _judge(self, network: Ready, batch: Batch, step: int) -> Tensor:
        at = self.columns
        self.landing.copy_(self.observation, non_blocking=True)
        self.arrived[:, :SIZE].copy_(self.landing)
        mask = self.mask.to(self.landing.device, non_blocking=True)
        if step < len(batch.seen):
            batch.seen[step, at], batch.mask[step, at] = self.arrived, mask
        batch.seat[step, at] = self.small["seat"].there().long()
        batch.so_far[step, at] = points_so_far(self.arrived)
        likelihoods, batch.to_come[step, at] = judge(network, self.arrived, mask)
        return likelihoods

    def _step(self) -> None:
        begun = time.perf_counter()
        self.env.step(self.action.numpy())
        self.rules += time.perf_counter() - begun

    def _stream(self, since: Any) -> AbstractContextManager[Any]:
        if self.stream is None:
            return nullcontext()
        self.stream.wait_event(since)
        context: AbstractContextManager[Any] = torch.cuda.stream(self.stream)
        return context

    def _wait(self) -> None:
        if self.stream is not None:
            self.stream.synchronize()


def draw(likelihoods: Tensor) -> Tensor:
    """An action each, as likely as the network has it."""
    return (likelihoods - torch.empty_like(likelihoods).exponential_().log_()).argmax(-1)


def shared(array: NDArray[Any], device: torch.device) -> Tensor:
    """A large array as a tensor; a GPU may fetch it by itself from now on."""
    tensor = torch.from_numpy(array)
    if device.type == "cuda":
        failed = int(torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), tensor.nbytes, 0))
        if failed:
            raise RuntimeError(f"the GPU cannot fetch {tensor.nbytes} bytes by itself: error {failed}")
    return tensor


class Copied:
    """A small array, copied to where a GPU may fetch it from."""

    def __init__(self, array: NDArray[Any], device: torch.device) -> None:
        self.array, self.device = array, device
        self.here = torch.from_numpy(array.copy())
        if device.type == "cuda":
            self.here = self.here.pin_memory()

    def there(self) -> Tensor:
        """As it is now, on the device; until that is waited for it must not be asked for again."""
        self.here.numpy()[...] = self.array
        return self.here.to(self.device, non_blocking=True)


def players_of(setups: list[Setup], device: torch.device) -> Tensor:
    return torch.from_numpy(np.array([setup.players for setup in setups], np.float32)).to(device)

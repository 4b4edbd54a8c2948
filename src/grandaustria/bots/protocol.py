"""What a bot is: something that chooses an action from what its seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from grandaustria.engine import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one choice: positions looked at, or seconds, or neither.

    >>> Budget(nodes=2000)
    Budget(nodes=2000, seconds=None)
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and self.seconds is not None:
            raise ValueError("budget: nodes or seconds, not both")
        if (self.nodes is not None and self.nodes < 1) or (self.seconds is not None and self.seconds <= 0):
            raise ValueError("budget: must be more than nothing")


class Bot(Protocol):
    """One opponent. It keeps nothing between two choices, so one object may play any number of seats."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        """One of `view.legal_actions()`; whatever is left to luck comes from `rng`."""

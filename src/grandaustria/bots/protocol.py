"""What a bot is: something that chooses an action from what its seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from grandaustria.engine import ActionError, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one choice: positions looked at, seconds, both (what is spent first ends it) or
    neither; and on how many threads.

    By positions alone the choice is the same for the same luck on any number of threads.

    >>> Budget(nodes=2000)
    Budget(nodes=2000, seconds=None, threads=1)
    """

    nodes: int | None = None
    seconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if (self.nodes is not None and self.nodes < 1) or (self.seconds is not None and self.seconds <= 0):
            raise ValueError("budget: must be more than nothing")
        if self.threads < 1:
            raise ValueError("budget: at least one thread")


class Bot(Protocol):
    """One opponent. It keeps nothing between two choices, so one object may play any number of seats."""

    @property
    def name(self) -> str:
        """By which `get` finds it."""

    @property
    def budget(self) -> Budget:
        """What it thinks with if nothing else is said."""

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """One of `view.legal_actions()`, thought of within a budget, its own if none is given; whatever is left to
        luck comes from `rng`."""


def luck(rng: Random | None) -> Random:
    """Where none is given, a luck that nobody can repeat."""
    return Random() if rng is None else rng


def choices(view: View) -> tuple[int, ...]:
    """What may be chosen; ActionError if it is not this seat's decision."""
    actions = view.legal_actions()
    if not actions:
        raise ActionError("it is not this seat's decision")
    return tuple(actions)

"""How the learning changes over a plan that several runs carry out one after the other."""

from __future__ import annotations

from dataclasses import dataclass

WARMING = 0.25
"""Minutes in which the learning rate of a run rises: its optimiser has seen nothing yet."""


@dataclass(frozen=True)
class Plan:
    """Learning rate and weight of the entropy: from the first to the last value in equal proportions.

    >>> plan = Plan(minutes=20.0, rate=(4e-4, 1e-4), entropy=(0.08, 0.02))
    >>> f"{plan.rate_at(10.0):.0e} {plan.entropy_at(10.0):.2f}"
    '2e-04 0.04'
    """

    minutes: float
    rate: tuple[float, float]
    entropy: tuple[float, float]

    def rate_at(self, minute: float, of_run: float = WARMING) -> float:
        """The learning rate; `of_run` are the minutes since the run began."""
        return self._between(self.rate, minute) * min(1.0, 0.05 + of_run / WARMING)

    def entropy_at(self, minute: float) -> float:
        return self._between(self.entropy, minute)

    def _between(self, ends: tuple[float, float], minute: float) -> float:
        first, last = ends
        share = min(1.0, max(0.0, minute / self.minutes))
        return float(first * (last / first) ** share)

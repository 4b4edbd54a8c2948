"""Glicko-2, as Mark Glickman describes it (Example of the Glicko-2 system, 2022), for one player and one period.

Two things are added to it. A period need not be whole: the uncertainty grows with the time since the last one. And a
result may count for less than one, where several results come of one game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SCALE = 173.7178
CENTRE = 1500.0
NEW_DEVIATION = 350.0
"""Of whoever has never played; nobody is known less well."""
NEW_VOLATILITY = 0.06
TAU = 0.5
"""How much volatility may change."""
CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, how uncertain that is, and how erratically they play."""

    rating: float = CENTRE
    deviation: float = NEW_DEVIATION
    volatility: float = NEW_VOLATILITY


@dataclass(frozen=True, slots=True)
class Result:
    """1 for a victory over an opponent, 0.5 for a draw, 0 for a defeat."""

    rating: float
    deviation: float
    score: float
    weight: float = 1.0


def grown(own: Rating, periods: float) -> float:
    """The deviation after so many periods without a game."""
    return min(NEW_DEVIATION, math.hypot(own.deviation, own.volatility * math.sqrt(periods) * SCALE))


def rate(own: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """The rating after these results, so many periods after the one before."""
    if not results:
        return Rating(own.rating, grown(own, periods), own.volatility)
    mu, phi = (own.rating - CENTRE) / SCALE, own.deviation / SCALE
    information = gain = 0.0
    for result in results:
        impact = 1.0 / math.sqrt(1.0 + 3.0 * (result.deviation / SCALE / math.pi) ** 2)
        expected = 1.0 / (1.0 + math.exp(-impact * (mu - (result.rating - CENTRE) / SCALE)))
        information += result.weight * impact**2 * expected * (1.0 - expected)
        gain += result.weight * impact * (result.score - expected)
    volatility = _volatility(own.volatility, phi, 1.0 / information, gain / information)
    before = min(NEW_DEVIATION / SCALE, math.hypot(phi, volatility * math.sqrt(periods)))
    after = 1.0 / math.sqrt(1.0 / before**2 + information)
    return Rating(own.rating + SCALE * after**2 * gain, SCALE * after, volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility, where Glickman's function has its zero: between two values it is drawn in by (Illinois)."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        spread = phi**2 + variance + e
        return e * (delta**2 - spread) / (2.0 * spread**2) - (x - a) / TAU**2

    low, high = a, _other_side(f, a, phi, variance, delta)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return math.exp(low / 2.0)


def _other_side(f: Callable[[float], float], a: float, phi: float, variance: float, delta: float) -> float:
    if delta**2 > phi**2 + variance:
        return math.log(delta**2 - phi**2 - variance)
    steps = 1
    while f(a - steps * TAU) < 0:
        steps += 1
    return a - steps * TAU

"""What all interfaces agree on: how a game is named, which numbers actions have, what its end is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grandaustria import Position, Rules, Setup
from grandaustria.engine._engine import DECISIONS, rewards_of

ACTIONS = DECISIONS
"""Numbers of decisions are below this one (docs/notation.md); numbers of chance begin with it."""
OUTCOMES = 164
"""How many numbers chance has."""


def setup_of(players: int = 2, preset: str | int = "2022", hotels: str = "night", staff: str = "standard") -> Setup:
    """The set-up of these words; single layouts are joined, one for each seat.

    A rulebook whose name is a number may also be called an edition: OpenSpiel takes "2022" for the number.

    >>> setup_of(players=2, preset="edition2022", hotels="day_a+day_c").hotels
    ('day_a', 'day_c')
    """
    if not isinstance(hotels, str):
        raise ValueError(f"hotels: {hotels!r} is not a text such as 'night' or 'day_a+day_c'")
    layouts = tuple(hotels.split("+"))
    rules = Rules.preset(str(preset).removeprefix("edition"))
    return Setup(players, rules, layouts if len(layouts) > 1 else hotels, staff)


def victory(position: Position) -> list[float]:
    """1 for the winner, the loss spread over the others; who shares a victory shares what it is worth."""
    return rewards_of(position, False)


def margin(position: Position) -> list[float]:
    """The lead over the mean of the other seats, in hundreds of points."""
    return rewards_of(position, True)


REWARDS: Mapping[str, Callable[[Position], list[float]]] = {"victory": victory, "margin": margin}
"""What the end of a game may be worth."""

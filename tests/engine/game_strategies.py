"""Hypothesis strategies: any set-up, any game, any stretch of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from grandaustria import CHANCE, Luck, Position, Rules, Setup
from grandaustria.engine import RULE_VALUES
from tests.setups import HOTELS, LEVELS, PLAYERS, STAFF, choose

rules = st.builds(Rules, **{option: st.sampled_from(values) for option, values in RULE_VALUES.items()})
_night_or_day = st.sampled_from(HOTELS)


def _named(players: int) -> st.SearchStrategy[tuple[str, ...]]:
    days = st.permutations(["day_a", "day_b", "day_c", "day_d"]).map(lambda days: tuple(days[:players]))
    return st.one_of(days, st.just(("night",) * players))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any players, hotels (dealt or named), staff variant or solo level, with any mix of rule options."""
    chosen = draw(rules)
    level = draw(st.sampled_from((None, None, *LEVELS)))
    if level:
        hotels = draw(st.one_of(_night_or_day, st.just(("day_c", "night"))))
        return Setup(2, chosen, hotels, "standard", level)
    players = draw(st.sampled_from(PLAYERS))
    return Setup(players, chosen, draw(st.one_of(_night_or_day, _named(players))), draw(st.sampled_from(STAFF)))


@dataclass(frozen=True)
class Walk:
    """A game to be played: how its choices fall, and which positions are looked at."""

    setup: Setup
    seed: int
    keen: bool
    choices: tuple[int, ...]

    def positions(self) -> Iterator[Position]:
        """The position before every decision, of seats and of chance, and the last one; it moves on in place.

        The first decisions come from `choices` (so that Hypothesis can shrink them), the rest from the seed.
        """
        position, luck, rng = Position(self.setup), Luck(self.seed), random.Random(self.seed)
        choices = iter(self.choices)
        yield position
        while not position.is_over:
            action = choose(position, luck, rng, self.keen)
            if position.to_move != CHANCE:
                legal = position.legal_actions()
                action = legal[next(choices, legal.index(action)) % len(legal)]
            position.apply(action)
            yield position

    def sampled(self, one_in: int) -> Iterator[Position]:
        """One position of so many, always the last one."""
        rng = random.Random(self.seed + 1)
        for position in self.positions():
            if position.is_over or rng.randrange(one_in) == 0:
                yield position


walks = st.builds(
    Walk,
    setup=setups(),
    seed=st.integers(0, 2**64 - 1),
    keen=st.booleans(),
    choices=st.lists(st.integers(0, 100), max_size=40).map(tuple),
)

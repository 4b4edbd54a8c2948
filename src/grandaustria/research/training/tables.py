"""Which tables are played while a network learns: every kind has its share, and every slot draws its own by lot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from grandaustria import PRESETS, Rules, Setup
from grandaustria.vocabulary import LEVELS, RULE_VALUES

ANY_RULES = "any"
"""Every rule option drawn by itself, beside the four rulebooks: nobody knows what a house plays by."""
SOLO = "solo"


@dataclass(frozen=True)
class Shares:
    """How often each value comes; they need not add up to anything."""

    tables: Mapping[str, float]
    hotels: Mapping[str, float]
    staff: Mapping[str, float]
    rules: Mapping[str, float]


ALL = Shares(
    tables={"2": 56, "3": 18, "4": 18, SOLO: 8},
    hotels={"night": 70, "day": 30},
    staff={"standard": 70, "draft": 18, "intro": 12},
    rules={"2022": 70, "de2015": 12, "fr2015": 6, "it2015": 6, ANY_RULES: 6},
)
TWO = Shares(tables={"2": 1}, hotels={"night": 1}, staff={"standard": 1}, rules={"2022": 1})
"""What the recipe and the yardstick learned."""
MIXTURES: Mapping[str, Shares] = {"all": ALL, "two": TWO}

MEASURED: Mapping[str, Setup] = {
    "2 players": Setup(),
    "3 players": Setup(players=3),
    "4 players": Setup(players=4),
    "day hotels": Setup(hotels="day"),
    "draft": Setup(staff="draft"),
    "intro": Setup(staff="intro"),
    "de2015": Setup(rules=Rules.preset("de2015")),
    "solo": Setup(solo="hard"),
}
"""The kinds of tables that have a curve, each one step off the usual one."""


def drawn(shares: Shares, count: int, seed: int) -> list[Setup]:
    """A table for each of so many slots."""
    rng = Random(seed)
    return [_draw(shares, rng) for _ in range(count)]


def _draw(shares: Shares, rng: Random) -> Setup:
    table, hotels, staff, rulebook = (
        rng.choices(list(part), list(part.values()))[0]
        for part in (shares.tables, shares.hotels, shares.staff, shares.rules)
    )
    rules = _any_rules(rng) if rulebook == ANY_RULES else PRESETS[rulebook]
    if table == SOLO:  # a solo game has the standard hand
        return Setup(solo=rng.choice(LEVELS), hotels=hotels, rules=rules)
    return Setup(players=int(table), hotels=hotels, staff=staff, rules=rules)


def _any_rules(rng: Random) -> Rules:
    return Rules(**{option: rng.choice(values) for option, values in RULE_VALUES.items()})


def kind_of(setup: Setup) -> str | None:
    """Under which name the games of a table are counted; None for those that are none of the kinds measured."""
    plain = Setup(setup.players, setup.rules, setup.hotels, setup.staff, "hard" if setup.solo else None)
    return next((name for name, measured in MEASURED.items() if measured == plain), None)

"""A table of every kind: players, hotels, staff, rulebooks, solo levels."""

from __future__ import annotations

from itertools import product

from grandaustria import PRESETS, Rules, Setup

MULTIPLAYER = [
    Setup(players=players, hotels=hotels, staff=staff, rules=Rules.preset(preset))
    for players, hotels, staff, preset in product((2, 3, 4), ("night", "day"), ("standard", "intro", "draft"), PRESETS)
]
SOLO = [
    Setup(solo=level, hotels=hotels, rules=Rules.preset(preset))
    for level, hotels, preset in product(("easy", "medium", "hard"), ("night", "day"), PRESETS)
]
EVERY_TABLE = [*MULTIPLAYER, *SOLO]
VARIED_TABLES = [*MULTIPLAYER[::5], *SOLO[::5]]
"""Few, but with every value of everything: the step shares no divisor with their turns."""


def table_name(setup: Setup) -> str:
    kind = f"solo-{setup.solo}" if setup.solo else f"{setup.players}-{setup.staff}"
    return f"{kind}-{setup.hotels}-{setup.rules.name()}"

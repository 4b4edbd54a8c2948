"""Positions with something wrong: valid ones, changed here and there."""

from __future__ import annotations

import copy
import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from grandaustria import CHANCE, Luck, Position
from grandaustria.vocabulary import FRAMES, PHASES
from tests.setups import choose, every_variant

Json = dict[str, Any]
Path = tuple[str | int, ...]
_SMALL = st.integers(0, 24)
_FRAMES = st.fixed_dictionaries(
    {
        "frame": st.sampled_from(FRAMES[1:]),
        "a": _SMALL | st.integers(0, 255),
        "b": _SMALL | st.integers(0, 255),
        "c": _SMALL | st.integers(0, 255),
    }
)
_WORDS = (
    "",
    "night",
    "day_a",
    "day",
    "A1",
    "C2",
    "D1",
    *PHASES,
    "draft",
    "intro",
    "hard",
    "2022",
    "x",
)
_VALUES = st.one_of(
    st.integers(-2, 120),
    st.sampled_from((127, 128, 193, 200, 212, 255, 256, 2**31, 2**64, -(2**70))),
    st.sampled_from(_WORDS),
    st.sampled_from((None, True, False, 1.5, float("nan"))),
    st.builds(list),
    st.builds(dict),
)


@functools.cache
def _middle(variant: int) -> Json:
    """A position somewhere in a game, of seats or of chance."""
    rng = random.Random(variant)
    variants = every_variant()
    position, luck = Position(variants[variant % len(variants)]), Luck(variant)
    for _ in range(rng.randrange(420)):
        if not position.is_over:
            position.apply(choose(position, luck, rng, keen=True))
    if rng.random() < 0.5:
        while position.to_move == CHANCE:
            position.apply(luck.choose(position))
    return dict(position.to_json())


@dataclass(frozen=True)
class Change:
    """One change: at one of the places, a new value, a removal, a doubling, or another frame pending."""

    kind: str
    place: int
    value: Any

    def apply(self, data: Json) -> None:
        if self.kind == "frame":
            pending = data.setdefault("pending", [])
            if isinstance(pending, list):
                pending.insert(self.place % (len(pending) + 1), self.value)
            return
        places = list(_places(data))
        path = places[self.place % len(places)]
        holder: Any = data
        for key in path[:-1]:
            holder = holder[key]
        if self.kind == "set":
            holder[path[-1]] = copy.deepcopy(self.value)
        elif self.kind == "remove":
            del holder[path[-1]]
        elif isinstance(holder, list):
            holder.append(copy.deepcopy(holder[-1]))
        else:
            holder["more"] = 1


def _places(inner: Any, path: Path = ()) -> Iterator[Path]:
    keys = list(inner) if isinstance(inner, dict) else range(len(inner)) if isinstance(inner, list) else []
    for key in keys:
        yield (*path, key)
        yield from _places(inner[key], (*path, key))


def _mutate(variant: int, changes: list[Change]) -> Json:
    data = copy.deepcopy(_middle(variant))
    for change in changes:
        change.apply(data)
    return data


_changes = st.one_of(
    st.builds(
        Change,
        kind=st.sampled_from(("set", "set", "set", "remove", "double")),
        place=st.integers(0, 999),
        value=_VALUES,
    ),
    st.builds(Change, kind=st.just("frame"), place=st.integers(0, 3), value=_FRAMES),
)
mutated = st.builds(_mutate, st.integers(0, 400), st.lists(_changes, min_size=1, max_size=4))
_scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
anything = st.recursive(
    _scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)

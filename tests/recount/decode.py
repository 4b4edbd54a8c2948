"""Action numbers read from the documented numbering, version 1, and food as the pending frames hold it."""

from __future__ import annotations

from tests.recount.hotel import Json

FIRST = {
    "end": 0, "pass": 1, "done": 2, "pay": 3, "suffer": 4, "bonus": 6, "reward": 7, "die": 16, "boost": 22,
    "action": 28, "guest": 34, "claim": 39, "food": 42, "place": 46, "serve": 58, "complete": 70, "split": 73,
    "prepare": 90, "occupy": 110, "remove": 130, "check-in": 150, "hire": 210, "under": 258, "keep": 306,
    "use": 354, "dismiss": 402, "chance": 512,
}  # fmt: skip
_FROM_ONE = {"die", "boost", "action", "hire", "under", "keep", "use", "dismiss"}


def decode(action: int) -> tuple[str, int]:
    """The family of an action and what it names: a die 1..6, a staff card 1..48, else a place from 0."""
    family = max((name for name in FIRST if FIRST[name] <= action), key=FIRST.__getitem__)
    return family, action - FIRST[family] + (family in _FROM_ONE)


def encode(family: str, thing: int = 0) -> int:
    return FIRST[family] + thing - (family in _FROM_ONE)


def frame_food(frame: Json) -> list[int]:
    """Food just gained and not yet put anywhere: six bits for each kind."""
    bits = frame["a"] | frame["b"] << 8 | frame["c"] << 16
    return [bits >> 6 * kind & 63 for kind in range(4)]


def chosen_food(frame: Json) -> list[int]:
    """Items chosen so far of an effect that gives any kind: two bits for each."""
    return [frame["b"] >> 2 * kind & 3 for kind in range(4)]

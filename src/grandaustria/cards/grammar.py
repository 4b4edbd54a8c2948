"""The small language in which the data files write effects, triggers, scores, penalties and conditions.

Every parser takes the text of one of them and raises ValueError, with the reason, for any other text.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from grandaustria.cards.model import (
    COLOURS,
    END_KINDS,
    FLOORS,
    FOOD_LETTERS,
    FOODS,
    FREE,
    GUEST_COLOURS,
    Effect,
    EndScore,
    Foods,
    Penalty,
    Trigger,
)

_N = r"([1-9][0-9]?)"
_DISCOUNT = r"(full|free|[1-9])"
_FLOOR = r"(?: floor<=([0-9]+))?"
_DISCOUNTS = {"full": 0, "free": FREE}


def _alternatives(words: tuple[str, ...]) -> str:
    return "(" + "|".join(words) + ")"


def foods(letters: str) -> Foods:
    """The number of each food in a text like "sscw"."""
    if strange := sorted(set(letters) - set(FOOD_LETTERS)):
        raise ValueError(f"unknown food letter {strange[0]!r}, the letters are {FOOD_LETTERS}")
    strudel, cake, wine, coffee = (letters.count(letter) for letter in FOOD_LETTERS)
    return strudel, cake, wine, coffee


def _discount(text: str) -> int:
    return _DISCOUNTS[text] if text in _DISCOUNTS else int(text)


def _floor_limit(text: str | None) -> int:
    floor = FLOORS if text is None else int(text)
    if not 1 <= floor <= FLOORS:
        raise ValueError(f"floor must be 1..{FLOORS}")
    return floor


def _food_effect(letters: str) -> Effect:
    return Effect("food", amount=len(letters), food=foods(letters))


def _single_food(name: str, amount: str) -> Effect:
    return _food_effect(FOOD_LETTERS[FOODS.index(name)] * int(amount))


def _counted(kind: str, amount: str) -> Effect:
    return Effect(kind, amount=int(amount))


def _discounted(kind: str, discount: str) -> Effect:
    return Effect(kind, amount=1, discount=_discount(discount))


def _prepare(discount: str, floor: str | None) -> Effect:
    return Effect("prepare", amount=1, discount=_discount(discount), floor_limit=_floor_limit(floor))


def _occupy_new(floor: str | None) -> Effect:
    return Effect("occupy_new", amount=1, discount=FREE, floor_limit=_floor_limit(floor))


_EFFECTS: dict[str, Callable[..., Effect]] = {
    rf"{_alternatives(FOODS)} {_N}": _single_food,
    r"food ([a-z]+)": _food_effect,
    rf"(any|krones|emperor|draw|occupy|guest|points) {_N}": _counted,
    r"(action|complete) (1)": _counted,
    rf"points per staff {_N}": lambda amount: _counted("points_per_staff", amount),
    rf"(hire|offer) {_DISCOUNT}": _discounted,
    rf"prepare {_DISCOUNT}{_FLOOR}": _prepare,
    rf"occupy new{_FLOOR}": _occupy_new,
}


def parse_effect(text: str) -> Effect:
    """A part of a reward, such as "krones 2" or "prepare free floor<=2"."""
    for pattern, build in _EFFECTS.items():
        if match := re.fullmatch(pattern, text):
            return build(*match.groups())
    raise ValueError("not an effect")


_RESULTS: dict[str, Callable[..., tuple[str, int]]] = {
    rf"(krones|emperor|points|strength|pay) {_N}": lambda kind, amount: (kind, int(amount)),
    rf"also (prepare|hire) {_DISCOUNT}": lambda kind, discount: (kind, _discount(discount)),
    r"(both|free)": lambda kind: (kind, 0),
    r"no fee": lambda: ("no_fee", 0),
}

_EVENT_RESULTS = {
    "service": ("krones", "emperor", "points"),
    "check-in": ("krones", "emperor", "points"),
    "price": ("free",),
    "die": ("krones", "emperor", "points", "strength", "prepare", "hire", "both", "no_fee"),
    "occupied": ("krones", "emperor", "points"),
    "penalty": ("pay",),
    "bonus": ("krones", "emperor", "points"),
}


def _die_faces(text: str) -> tuple[int, ...]:
    faces = tuple(int(face) for face in text.split())
    if not all(1 <= face <= 6 for face in faces):
        raise ValueError("die must be 1..6")
    if len(set(faces)) < len(faces):
        raise ValueError("a die is named twice")
    return faces


_EVENTS: dict[str, Callable[..., Trigger]] = {
    rf"(service|check-in) {_alternatives(GUEST_COLOURS)}": Trigger,
    r"check-in order ([1-4])": lambda order: Trigger("check-in", order=int(order)),
    rf"(price) {_alternatives((*COLOURS, 'serve', 'guest'))}": Trigger,
    r"die ([0-9]+(?: [0-9]+)*)": lambda faces: Trigger("die", dice=_die_faces(faces)),
    r"(occupied|penalty|bonus)": Trigger,
}


def _parse_event(text: str) -> Trigger:
    for pattern, build in _EVENTS.items():
        if match := re.fullmatch(pattern, text):
            return build(*match.groups())
    raise ValueError(f"unknown event {text!r}")


def _parse_result(text: str, event: str) -> tuple[str, int]:
    for pattern, build in _RESULTS.items():
        if match := re.fullmatch(pattern, text):
            kind, amount = build(*match.groups())
            if kind in _EVENT_RESULTS[event]:
                return kind, amount
    raise ValueError(f"unknown result {text!r} of the event {event}")


def parse_trigger(text: str) -> Trigger:
    """What a permanent card does, such as "die 3 4: points 2"."""
    head, colon, result = text.partition(": ")
    if not colon:
        raise ValueError("not of the form 'EVENT: RESULT'")
    event = _parse_event(head)
    kind, amount = _parse_result(result, event.event)
    return Trigger(event.event, event.colour, event.dice, event.order, kind, amount)


_PER = tuple(kind for kind in END_KINDS if kind != "copy")


def parse_score(text: str) -> EndScore:
    """What a card scores in the end, such as "per red 3"."""
    if text == "copy 1":
        return EndScore("copy", 1)
    if match := re.fullmatch(rf"per {_alternatives(_PER)} {_N}", text):
        return EndScore(match[1], int(match[2]))
    raise ValueError("not an end-of-game score")


def parse_penalty(text: str) -> Penalty:
    """One side of a penalty, such as "krones 3"."""
    counted = r"(krones|points|staff|empty rooms|occupied rooms|points per staff)"
    if match := re.fullmatch(rf"{counted} {_N}|(end staff) (1)", text):
        kind, amount = (part for part in match.groups() if part is not None)
        return Penalty(kind.replace(" ", "_"), int(amount))
    if text in ("kitchen", "food", "top rooms"):
        return Penalty(text.replace(" ", "_"))
    raise ValueError("not a penalty")


def parse_condition(text: str) -> tuple[str, int, tuple[int, int, int]]:
    """Kind, amount and rooms (in the order of COLOURS) of a condition such as "rooms red 4 yellow 3"."""
    counted = r"(krones|tiles|staff|emperor|floors|groups|colours|columns)"
    if match := re.fullmatch(rf"{counted} {_N}", text):
        return match[1], int(match[2]), (0, 0, 0)
    if not re.fullmatch(rf"rooms(?: {_alternatives(COLOURS)} {_N})+", text):
        raise ValueError("not a condition")
    words = text.split()[1:]
    wanted = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    if 2 * len(wanted) < len(words):
        raise ValueError("a colour is named twice")
    blue, red, yellow = (wanted.get(colour, 0) for colour in COLOURS)
    return "rooms", 0, (blue, red, yellow)


_LEVELS = {"": 1, " @M": 2, " @H": 3}


def parse_leopold_guest(text: str) -> tuple[str, int]:
    """A guest the solo opponent wants, such as "any @H": colour and level."""
    if match := re.fullmatch(rf"{_alternatives((*GUEST_COLOURS, 'any'))}( @M| @H|)", text):
        return match[1], _LEVELS[match[2]]
    raise ValueError("not a guest of the solo opponent")


def parse_leopold_action(text: str) -> tuple[str, int | str, int]:
    """An action of the solo opponent, such as "objective A @M": kind, argument and level."""
    match = re.fullmatch(r"(?:(emperor) ([1-9])|(objective) (A|B|C|any)|(staff))( @M| @H|)", text)
    if not match:
        raise ValueError("not an action of the solo opponent")
    level = _LEVELS[match[6]]
    if match[1]:
        return "emperor", int(match[2]), level
    return ("objective", match[4], level) if match[3] else ("staff", 0, level)

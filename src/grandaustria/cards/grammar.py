"""The small language in which the data files write effects, triggers, scores, penalties and conditions.

Which kinds there are, and in which form each is written, says the vocabulary; what the forms look like is said here.
Every parser takes the text of one of them and raises ValueError, with the reason, for any other text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from grandaustria.cards.model import FOOD_LETTERS, FREE, Effect, EndScore, Foods, Penalty, Trigger
from grandaustria.vocabulary import (
    COLOURS,
    CONDITION_MOST,
    CONDITIONS,
    EFFECT_MOST,
    EFFECTS,
    FLOORS,
    FOODS,
    GROUPS,
    GUEST_COLOURS,
    LEOPOLD_ACTIONS,
    PENALTIES,
    PENALTY_MOST,
    RESULT_FACES,
    SCORES,
    TRIGGER_RESULTS,
    TRIGGERS,
)

_N = r"([1-9][0-9]?)"
_DISCOUNT = r"(full|free|[1-9])"
_FLOOR = r"(?: floor<=([0-9]+))?"
_DISCOUNTS = {"full": 0, "free": FREE}


def _one_of(*words: str) -> str:
    return "(" + "|".join(words) + ")"


_FORMS = {  # with the kind's own words in front, or where the braces stand
    "bare": "{}",
    "single": "{} (1)",
    "counted": f"{{}} {_N}",
    "per": f"per {{}} {_N}",
    "priced": f"{{}} {_DISCOUNT}",
    "added": f"also {{}} {_DISCOUNT}",
    "room": f"{{}}{_FLOOR}",
    "priced room": f"{{}} {_DISCOUNT}{_FLOOR}",
    "letters": "{} ([a-z]+)",
    "colours": f"{{}}((?: {_one_of(*COLOURS)} {_N})+)",
    "guest": f"{{}} {_one_of(*GUEST_COLOURS)}",
    "guest or order": f"{{}} (?:{_one_of(*GUEST_COLOURS)}|order ([1-4]))",
    "priced thing": f"{{}} {_one_of(*COLOURS, 'serve', 'guest')}",
    "faces": "{} ([0-9]+(?: [0-9]+)*)",
    "steps": "{} ([1-9])",
    "group": f"{{}} {_one_of(*GROUPS, 'any')}",
}
Read = tuple[str, str, tuple[str | None, ...]]
"""A kind, its form, and what the text says in it."""


def _read(kinds: Mapping[str, str], text: str) -> Read | None:
    for kind, form in kinds.items():
        if match := re.fullmatch(_FORMS[form].format(kind.replace("_", " ")), text):
            return kind, form, match.groups()
    return None


def _amount(said: tuple[str | None, ...]) -> int:
    return int(said[0]) if said and said[0] else 0


def _within(kind: str, amount: int, most: Mapping[str, int]) -> int:
    if amount > most.get(kind, amount):
        raise ValueError(f"{kind.replace('_', ' ')} must be 1..{most[kind]}, not {amount}")
    return amount


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


def _counted(kind: str, amount: str) -> Effect:
    return Effect(kind, amount=_within(kind, int(amount), EFFECT_MOST))


def _food(kind: str, letters: str) -> Effect:
    return Effect(kind, amount=_within(kind, len(letters), EFFECT_MOST), food=foods(letters))


def _priced(kind: str, discount: str) -> Effect:
    return Effect(kind, amount=1, discount=_discount(discount))


def _priced_room(kind: str, discount: str, floor: str | None) -> Effect:
    return Effect(kind, amount=1, discount=_discount(discount), floor_limit=_floor_limit(floor))


def _room(kind: str, floor: str | None) -> Effect:
    return Effect(kind, amount=1, discount=FREE, floor_limit=_floor_limit(floor))


_EFFECT_OF: dict[str, Callable[..., Effect]] = {
    "counted": _counted,
    "single": _counted,
    "letters": _food,
    "priced": _priced,
    "priced room": _priced_room,
    "room": _room,
}


def parse_effect(text: str) -> Effect:
    """A part of a reward, such as "krones 2" or "prepare free floor<=2"; food also by its name: "cake 2"."""
    if match := re.fullmatch(f"{_one_of(*FOODS)} {_N}", text):
        return _food("food", FOOD_LETTERS[FOODS.index(match[1])] * int(match[2]))
    if found := _read(EFFECTS, text):
        kind, form, said = found
        return _EFFECT_OF[form](kind, *said)
    raise ValueError("not an effect")


def _die_faces(text: str) -> tuple[int, ...]:
    faces = tuple(int(face) for face in text.split())
    if not all(1 <= face <= 6 for face in faces):
        raise ValueError("die must be 1..6")
    if len(set(faces)) < len(faces):
        raise ValueError("a die is named twice")
    return faces


_EVENT_OF: dict[str, Callable[..., Trigger]] = {
    "bare": Trigger,
    "guest": Trigger,
    "priced thing": Trigger,
    "guest or order": lambda event, colour, order: Trigger(event, colour, order=int(order or 0)),
    "faces": lambda event, faces: Trigger(event, dice=_die_faces(faces)),
}


def _parse_event(text: str) -> Trigger:
    if found := _read({event: trigger.written for event, trigger in TRIGGERS.items()}, text):
        event, form, said = found
        return _EVENT_OF[form](event, *said)
    raise ValueError(f"unknown event {text!r}")


def _parse_result(text: str, event: str) -> tuple[str, int]:
    found = _read({kind: TRIGGER_RESULTS[kind] for kind in TRIGGERS[event].results}, text)
    if found is None:
        raise ValueError(f"unknown result {text!r} of the event {event}")
    kind, form, said = found
    return kind, _discount(str(said[0])) if form == "added" else _amount(said)


def parse_trigger(text: str) -> Trigger:
    """What a permanent card does, such as "die 3 4: points 2"."""
    head, colon, result = text.partition(": ")
    if not colon:
        raise ValueError("not of the form 'EVENT: RESULT'")
    event = _parse_event(head)
    kind, amount = _parse_result(result, event.event)
    if strange := [die for die in event.dice if die not in RESULT_FACES.get(kind, event.dice)]:
        possible = " or ".join(map(str, RESULT_FACES[kind]))
        raise ValueError(f"'{result}' goes with a {possible}, not with a {strange[0]}")
    return Trigger(event.event, event.colour, event.dice, event.order, kind, amount)


def parse_score(text: str) -> EndScore:
    """What a card scores in the end, such as "per red 3"."""
    if found := _read(SCORES, text):
        return EndScore(found[0], _amount(found[2]))
    raise ValueError("not an end-of-game score")


def parse_penalty(text: str) -> Penalty:
    """One side of a penalty, such as "krones 3"."""
    if found := _read(PENALTIES, text):
        return Penalty(found[0], _within(found[0], _amount(found[2]), PENALTY_MOST))
    raise ValueError("not a penalty")


def parse_condition(text: str) -> tuple[str, int, tuple[int, int, int]]:
    """Kind, amount and rooms (in the order of COLOURS) of a condition such as "rooms red 4 yellow 3"."""
    found = _read(CONDITIONS, text)
    if found is None:
        raise ValueError("not a condition")
    kind, form, said = found
    if form != "colours":
        return kind, _within(kind, _amount(said), CONDITION_MOST), (0, 0, 0)
    words = str(said[0]).split()
    wanted = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    if 2 * len(wanted) < len(words):
        raise ValueError("a colour is named twice")
    _within(kind, sum(wanted.values()), CONDITION_MOST)
    blue, red, yellow = (wanted.get(colour, 0) for colour in COLOURS)
    return kind, 0, (blue, red, yellow)


_LEVELS = {"": 1, " @M": 2, " @H": 3}


def _levelled(text: str) -> tuple[str, int]:
    """A part of a card of the solo opponent, and the lowest level that plays it."""
    match = re.fullmatch(f"(.*?){_one_of(*_LEVELS)}", text)
    return (match[1], _LEVELS[match[2]]) if match else (text, 1)


def parse_leopold_guest(text: str) -> tuple[str, int]:
    """A guest the solo opponent wants, such as "any @H": colour and level."""
    colour, level = _levelled(text)
    if colour not in (*GUEST_COLOURS, "any"):
        raise ValueError("not a guest of the solo opponent")
    return colour, level


def parse_leopold_action(text: str) -> tuple[str, int | str, int]:
    """An action of the solo opponent, such as "objective A @M": kind, argument and level."""
    action, level = _levelled(text)
    found = _read(LEOPOLD_ACTIONS, action)
    if found is None:
        raise ValueError("not an action of the solo opponent")
    kind, form, said = found
    return kind, str(said[0]) if form == "group" else _amount(said), level

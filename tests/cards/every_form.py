"""Every form that the grammar of the cards accepts, with its lowest and highest amounts, and cards that hold them.

A batch is a whole set of cards. Some of them are the same in all batches: those by which the others are tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from grandaustria.vocabulary import (
    BONUS_KINDS,
    COLOURS,
    CONDITION_MOST,
    CONDITIONS,
    EFFECT_MOST,
    EFFECT_OPTIONS,
    EFFECTS,
    ESCAPABLE_PENALTIES,
    FOODS,
    GUEST_COLOURS,
    GUEST_NUMBERS,
    OBJECTIVE_NUMBERS,
    PENALTIES,
    PENALTY_MOST,
    PENALTY_OPTIONS,
    RESULT_FACES,
    REWARD_KINDS,
    ROUND_STAFF_MOST,
    SCORE_OPTIONS,
    SCORES,
    STAFF_KINDS,
    STAFF_NUMBERS,
    TRIGGER_OPTIONS,
    TRIGGER_RESULTS,
    TRIGGERS,
)
from tests.cards.form_cases import CHECKED_IN, IDLE, ORDERS, WAITING, Batch, Case

DISCOUNTS = ("full", "1", "9", "free")
FLOORS = ("", *(f" floor<={floor}" for floor in (1, 2, 3, 4)))
MOST = 99
STRENGTH = (1, 4)
"""So that the cards of a batch do not add up to more than a die can have."""
SPARE_GUESTS = [n for n in GUEST_NUMBERS if n > max(WAITING, *CHECKED_IN.values(), *ORDERS.values())]
TILES = [f"{group}{number}" for group in "ABC" for number in (1, 2, 3, 4)]


def _amounts(most: int) -> list[int]:
    return sorted({1, most})


def effects(kinds: Iterable[str]) -> Iterator[str]:
    for kind in kinds:
        yield from _effect(kind, EFFECT_MOST.get(kind, MOST))


def _effect(kind: str, most: int) -> list[str]:
    words = kind.replace("_", " ")
    return {
        "letters": ["food scwk", f"food {'k' * most}", *(f"{food} {n}" for food in FOODS for n in _amounts(most))],
        "counted": [f"{words} {n}" for n in _amounts(most)],
        "single": [f"{words} 1"],
        "priced": [f"{words} {discount}" for discount in DISCOUNTS],
        "priced room": [f"{words} {discount}{floor}" for discount in DISCOUNTS for floor in FLOORS],
        "room": [f"{words}{floor}" for floor in FLOORS],
    }[EFFECTS[kind]]


def triggers() -> Iterator[str]:
    for event, (written, results) in TRIGGERS.items():
        for head in _heads(event, written):
            for kind in results:
                faces = RESULT_FACES.get(kind)
                if not faces or all(int(die) in faces for die in head.split()[1:]):
                    yield from (f"{head}: {result}" for result in _results(kind))


def _heads(event: str, written: str) -> list[str]:
    return {
        "bare": [event],
        "guest": [f"{event} {colour}" for colour in GUEST_COLOURS],
        "guest or order": [f"{event} {which}" for which in (*GUEST_COLOURS, *(f"order {n}" for n in (1, 2, 3, 4)))],
        "priced thing": [f"{event} {which}" for which in (*COLOURS, "serve", "guest")],
        "faces": [f"{event} {faces}" for faces in ("1", "2", "3", "4", "5", "6", "1 2", "1 3 5 6")],
    }[written]


def _results(kind: str) -> list[str]:
    words = kind.replace("_", " ")
    return {
        "bare": [words],
        "counted": [f"{words} {n}" for n in (STRENGTH if kind == "strength" else (1, MOST))],
        "added": [f"also {words} {discount}" for discount in DISCOUNTS],
    }[TRIGGER_RESULTS[kind]]


def scores() -> list[str]:
    return [text for kind, form in SCORES.items() for text in (
        [f"{kind} 1"] if form == "single" else [f"per {kind} 1", f"per {kind} {MOST}"]
    )]  # fmt: skip


def penalties() -> Iterator[tuple[str, ...]]:
    for kind, form in PENALTIES.items():
        words = kind.replace("_", " ")
        amounts = {"bare": [""], "single": [" 1"]}.get(form) or [
            f" {n}" for n in _amounts(PENALTY_MOST.get(kind, MOST))
        ]
        for amount in amounts:
            yield (f"{words}{amount}", "points 7") if kind in ESCAPABLE_PENALTIES else (f"{words}{amount}",)


def conditions() -> Iterator[str]:
    for kind, form in CONDITIONS.items():
        if form == "counted":
            yield from (f"{kind} {n}" for n in _amounts(CONDITION_MOST.get(kind, 20)))
    yield from ("rooms red 1", "rooms blue 7", "rooms yellow 6 red 7", "rooms blue 2 red 1 yellow 3")


PAIRED = {
    "food": "coffee 1", "any": "any 1", "krones": "krones 1", "emperor": "emperor 1", "draw": "draw 1",
    "prepare": "prepare free floor<=1", "hire": "hire free", "offer": "offer free", "occupy": "occupy 1",
    "guest": "guest 1", "action": "action 1",
}  # fmt: skip


def pairs() -> list[tuple[str, str]]:
    """Two parts of a reward, of every two kinds."""
    return [pair for pair in combinations_with_replacement(map(PAIRED.__getitem__, REWARD_KINDS), 2)
            if pair != ("action 1", "action 1")]  # fmt: skip


# Cards


def batches() -> list[Batch]:
    """All forms, on as few sets of cards as hold them."""
    forms: Mapping[str, Sequence[Any]] = {
        "reward": [*((text,) for text in effects(REWARD_KINDS)), *pairs()],
        "round": list(effects(STAFF_KINDS["round"])),
        "staff": [
            *(("once", text) for text in effects(STAFF_KINDS["once"])),
            *(("permanent", text) for text in triggers()),
            *(("end", text) for text in scores()),
        ],
        "bonus": list(effects(BONUS_KINDS)),
        "penalty": list(penalties()),
        "condition": list(conditions()),
    }
    others = len(STAFF_NUMBERS) - len(IDLE) - ROUND_STAFF_MOST
    rooms = {"reward": len(SPARE_GUESTS), "round": ROUND_STAFF_MOST, "staff": others}
    rooms |= dict.fromkeys(("bonus", "penalty", "condition"), 12)
    number = max(-(-len(forms[place]) // rooms[place]) for place in forms)
    return [_batch({place: found[k::number] for place, found in forms.items()}) for k in range(number)]


def _batch(forms: Mapping[str, Sequence[Any]]) -> Batch:
    staff = [*(("round", text) for text in forms["round"]), *forms["staff"]]
    timed = dict(zip(STAFF_NUMBERS, staff, strict=False))
    guests = dict(zip(SPARE_GUESTS, forms["reward"], strict=False))
    bonuses = dict(zip(TILES, forms["bonus"], strict=False))
    punished = dict(zip(TILES, forms["penalty"], strict=False))
    claimed = dict(zip(OBJECTIVE_NUMBERS, forms["condition"], strict=False))
    idle = {number: staff_card("end", "per room 1", cost=9) for number in STAFF_NUMBERS}
    changes = {
        "staff": idle | {n: staff_card(timing, text) for n, (timing, text) in timed.items()},
        "guest": control_guests() | {n: guest_card("green", "s", reward) for n, reward in guests.items()},
        "tile": {tile: tile_card(bonuses.get(tile, "krones 1"), punished.get(tile, ("points 5",))) for tile in TILES},
        "objective": {number: {"condition": text} for number, text in claimed.items()},
    }
    cases = [
        *(Case(timing, number, (text,)) for number, (timing, text) in timed.items()),
        *(Case("reward", number, reward) for number, reward in guests.items()),
        *(Case("bonus", tile, (text,)) for tile, text in bonuses.items()),
        *(Case("penalty", tile, sides) for tile, sides in punished.items()),
        *(Case("condition", number, (text,)) for number, text in claimed.items()),
    ]
    return Batch(changes, cases)


def several() -> Batch:
    """Cards that do the same, with different figures."""
    effects = (
        "penalty: pay 3", "penalty: pay 1", "die 1: also prepare 1", "die 1 2: also prepare 3", "die 3: also hire 2",
        "die 3: also hire free", "check-in order 2: points 1", "check-in order 4: points 4",
    )  # fmt: skip
    staff = {n: staff_card("end", "per room 1", cost=9) for n in IDLE}
    staff |= {n: staff_card("permanent", text) for n, text in enumerate(effects, 1)}
    staff[len(effects) + 1] = staff_card("once", "prepare full")
    guests = control_guests() | {SPARE_GUESTS[0]: guest_card("green", "s", ["hire free"])}
    tiles = {"C1": tile_card("krones 1", ["points 5"])}
    return Batch({"staff": staff, "guest": guests, "tile": tiles}, [Case("several", SPARE_GUESTS[0], ())])


OPTIONS = {
    "service ": TRIGGER_OPTIONS["service"],
    "occupied: ": TRIGGER_OPTIONS["occupied"],
    "penalty: ": TRIGGER_OPTIONS["penalty"],
    "copy 1": SCORE_OPTIONS["copy"],
    "per step": SCORE_OPTIONS["step"],
    "action": EFFECT_OPTIONS["action"],
    "top rooms": PENALTY_OPTIONS["top_rooms"],
}
"""The rule option that a card must name, by how its text begins."""


def with_option(card: dict[str, Any], texts: Sequence[str]) -> dict[str, Any]:
    options = [option for begin, option in OPTIONS.items() for text in texts if text.startswith(begin)]
    return {**card, "option": options[0]} if options else card


def staff_card(timing: str, effect: str, cost: int = 0) -> dict[str, Any]:
    return with_option({"timing": timing, "effect": [effect], "cost": cost}, [effect])


def guest_card(colour: str, order: str, reward: Sequence[str] = ()) -> dict[str, Any]:
    return with_option({"colour": colour, "order": order, "points": 0, "reward": list(reward)}, reward)


def control_guests() -> dict[int, dict[str, Any]]:
    by_colour = {number: guest_card(colour, "s") for colour, number in CHECKED_IN.items()}
    by_order = {number: guest_card("green", "scwk"[:items]) for items, number in ORDERS.items()}
    return {**by_colour, **by_order, WAITING: guest_card("green", "scwk")}


def tile_card(bonus: str, penalty: Sequence[str]) -> dict[str, Any]:
    return with_option({"bonus": bonus, "penalty": list(penalty)}, penalty)

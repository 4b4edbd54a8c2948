"""The components as plain entries in one language: what `gah cards --json` prints and the tables show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grandaustria.cards import (
    BOARD,
    FOODS,
    GUESTS,
    HOTELS,
    LEOPOLD,
    OBJECTIVES,
    STAFF,
    TILES,
    LeopoldCard,
)
from grandaustria.texts import text
from grandaustria.texts.describe import (
    bonus_text,
    foods_text,
    guest_name,
    leopold_texts,
    objective_name,
    objective_text,
    penalty_text,
    reward_texts,
    staff_name,
    staff_text,
    tile_name,
)

Entry = dict[str, Any]
Rules = Mapping[str, str]


def guest_entries(language: str, rules: Rules) -> list[Entry]:
    """All 56 guests: colour, order, points, and the reward in words."""
    return [
        {
            "number": guest.number,
            "name": guest_name(guest.number, language),
            "colour": guest.colour,
            "kind": text(f"kind-{guest.colour}", language),
            "order": {food: n for food, n in zip(FOODS, guest.order, strict=True) if n},
            "order_text": foods_text(guest.order, language),
            "points": guest.points,
            "reward": list(reward_texts(guest, language, rules)),
        }
        for guest in GUESTS
    ]


def staff_entries(language: str, rules: Rules) -> list[Entry]:
    """All 48 cards: price, when they act, and what they do under these rules."""
    return [
        {
            "number": staff.number,
            "name": staff_name(staff.number, language),
            "cost": staff.under(rules).cost,
            "timing": staff.timing,
            "when": text(f"timing-{staff.timing}", language),
            "effect": staff_text(staff, language, rules),
        }
        for staff in STAFF
    ]


def objective_entries(language: str, rules: Rules) -> list[Entry]:
    """All objectives, with what each place of the three brings."""
    return [
        {
            "number": objective.number,
            "group": objective.group,
            "name": objective_name(objective, language),
            "condition": objective_text(objective, language),
        }
        for objective in OBJECTIVES
    ]


def tile_entries(language: str, rules: Rules) -> list[Entry]:
    """The emperor's tiles, with bonus and penalty under these rules."""
    return [
        {
            "id": tile.id,
            "name": tile_name(tile, language),
            "bonus": bonus_text(tile, language),
            "penalty": penalty_text(tile, language, rules),
        }
        for tile in TILES
    ]


def hotel_entries(language: str, rules: Rules) -> list[Entry]:
    """The layouts of the hotels, floor by floor."""
    return [
        {
            "layout": name,
            "name": text(f"hotel-{name}", language),
            "rooms": [
                {"room": room, "colour": colour, "points": HOTELS.printed_points[room]}
                for room, colour in enumerate(colours)
            ],
        }
        for name, colours in HOTELS.layouts.items()
    ]


def set_entries(language: str, rules: Rules) -> list[Entry]:
    """The sets of staff that a game may begin with."""
    return [
        {"set": name, "staff": [{"number": number, "name": staff_name(number, language)} for number in numbers]}
        for name, numbers in BOARD.starting_sets.items()
    ]


def solo_entries(language: str, rules: Rules) -> list[Entry]:
    """Leopold's cards: which guests he takes, and what he does."""
    return [_solo_entry(card, language) for card in LEOPOLD]


def _solo_entry(card: LeopoldCard, language: str) -> Entry:
    parts = leopold_texts(card, language)
    guests = len(card.guests)
    return {
        "number": card.number,
        "guests": list(parts[:guests]),
        "die": parts[guests],
        "actions": list(parts[guests + 1 : -1]),
        "hand": parts[-1],
    }


ENTRIES: Mapping[str, Callable[[str, Rules], list[Entry]]] = {
    "guests": guest_entries,
    "staff": staff_entries,
    "objectives": objective_entries,
    "tiles": tile_entries,
    "hotels": hotel_entries,
    "sets": set_entries,
    "solo": solo_entries,
}

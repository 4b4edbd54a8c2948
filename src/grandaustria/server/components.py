"""All components with their names and sentences, as a client needs them to draw and to explain them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from dataclasses import asdict
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic_core import to_json

from grandaustria.cards import (
    BOARD,
    COLUMNS,
    FLOORS,
    GUESTS,
    HOTELS,
    LEOPOLD,
    OBJECTIVES,
    ROOMS,
    STAFF,
    TILES,
    Effect,
    Guest,
    LeopoldCard,
    Objective,
    Staff,
    Tile,
)
from grandaustria.engine import GROUP_BONUS_KINDS, PRESETS, Rules
from grandaustria.texts.describe import (
    bonus_text,
    effect_text,
    guest_name,
    guest_options,
    leopold_texts,
    objective_name,
    objective_text,
    penalty_text,
    printed_name,
    reward_texts,
    staff_name,
    staff_options,
    staff_text,
    tile_name,
    tile_options,
)
from grandaustria.version import __version__

Json = dict[str, Any]
Options = dict[str, str]
CALLED = {"permanent": "always"}
"""What the page calls a timing, where it is another word."""
KEPT = 64


class Sheet(NamedTuple):
    """All components as they are sent: plain, compressed, and the mark by which a copy is known."""

    plain: bytes
    compressed: bytes
    tag: str


@lru_cache(KEPT)
def sheet(language: str, rules: Rules) -> Sheet:
    """The components in a language under the rules; written once, then kept."""
    plain = to_json(components(language, rules.to_json()))
    return Sheet(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:24]}"')


def components(language: str, rules: Options) -> Json:
    return {
        "version": __version__,
        "guests": {str(card.number): _guest(card, language, rules) for card in GUESTS},
        "staff": {str(card.number): _staff(card, language, rules) for card in STAFF},
        "objectives": {str(card.number): _objective(card, language) for card in OBJECTIVES},
        "tiles": {tile.id: _tile(tile, language, rules) for tile in TILES},
        "leopold": {str(card.number): _leopold(card, language) for card in LEOPOLD},
        "hotels": {name: list(_floors(layout)) for name, layout in HOTELS.layouts.items()},
        "board": _board(),
        "editions": {name: edition.to_json() for name, edition in PRESETS.items()},
    }


def _guest(card: Guest, language: str, rules: Options) -> Json:
    texts = reward_texts(card, language, rules)
    return {
        "number": card.number,
        "name": guest_name(card.number, language),
        "printed": printed_name("guest", card.number, language),
        "colour": card.colour,
        "order": list(card.order),
        "points": card.points,
        "reward": [_effect(effect, text) for effect, text in zip(card.reward, texts, strict=True)],
        "options": guest_options(card),
    }


def _effect(effect: Effect, text: str) -> Json:
    """What belongs to every effect, and of the rest only what says something."""
    told: Json = {"kind": effect.kind, "amount": effect.amount}
    if any(effect.food):
        told["food"] = list(effect.food)
    if effect.discount:
        told["discount"] = effect.discount
    if effect.floor_limit < FLOORS:
        told["floor_limit"] = effect.floor_limit
    return {**told, "text": text}


def _staff(card: Staff, language: str, rules: Options) -> Json:
    return {
        "number": card.number,
        "name": staff_name(card.number, language),
        "printed": printed_name("staff", card.number, language),
        "cost": card.under(rules).cost,
        "timing": CALLED.get(card.timing, card.timing),
        "text": staff_text(card, language, rules),
        "effects": [_effect(effect, effect_text(effect, language, rules)) for effect in card.effects],
        "triggers": [asdict(trigger) for trigger in card.triggers],
        "scores": [asdict(score) for score in card.under(rules).scores],
        "options": staff_options(card),
    }


def _objective(card: Objective, language: str) -> Json:
    return {
        "number": card.number,
        "group": card.group,
        "name": objective_name(card, language),
        "text": objective_text(card, language),
        "kind": card.kind,
        "amount": card.amount,
        "rooms": list(card.rooms),
    }


def _tile(tile: Tile, language: str, rules: Options) -> Json:
    return {
        "id": tile.id,
        "name": tile_name(tile, language),
        "bonus": bonus_text(tile, language),
        "penalty": penalty_text(tile, language, rules),
        "effect": _effect(tile.bonus, bonus_text(tile, language)),
        "penalties": [{"kind": penalty.kind, "amount": penalty.amount} for penalty in tile.under(rules).penalty],
        "options": tile_options(tile),
    }


def _leopold(card: LeopoldCard, language: str) -> Json:
    return {"number": card.number, "texts": list(leopold_texts(card, language))}


def _floors(layout: tuple[str, ...]) -> Iterable[str]:
    letters = "".join(colour[0].upper() for colour in layout)
    return (letters[room : room + COLUMNS] for room in range(0, ROOMS, COLUMNS))


def _board() -> Json:
    bonuses = HOTELS.group_bonus.items()
    return {
        "rounds": BOARD.rounds,
        "dice": {str(players): dice for players, dice in BOARD.dice.items()},
        "tables": BOARD.tables,
        "start_krones": BOARD.start_krones,
        "start_kitchen": list(BOARD.start_kitchen),
        "start_hand": BOARD.start_hand,
        "start_rooms": BOARD.start_rooms,
        "queue_prices": list(BOARD.guest_price),
        "boost_price": BOARD.boost_price,
        "six_price": BOARD.six_price,
        "serve_price": BOARD.serve_price,
        "serve_items": BOARD.serve_items,
        "emperor_points": list(BOARD.emperor_points),
        "emperor_rounds": list(BOARD.emperor_rounds),
        "emperor_back": list(BOARD.emperor_back),
        "emperor_beyond": BOARD.emperor_beyond,
        "bonus_from": BOARD.bonus_from,
        "room_points": list(HOTELS.printed_points),
        "floor_prices": list(HOTELS.price),
        "floor_points": list(HOTELS.final_points),
        "objective_points": list(BOARD.objective_points),
        "most_krones": BOARD.krones_maximum,
        "final_krone": BOARD.final_krone,
        "final_kitchen_item": BOARD.final_kitchen_item,
        "final_cafe_guest": BOARD.final_cafe_guest,
        "group_bonus": {colour: {"kind": GROUP_BONUS_KINDS[colour], "amounts": list(n)} for colour, n in bonuses},
    }

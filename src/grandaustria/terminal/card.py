"""What a card or tile does, by its number: guests, staff, objectives; tiles by their name."""

from __future__ import annotations

from collections.abc import Mapping

from grandaustria.cards import GUESTS, OBJECTIVES, STAFF, TILES, Guest, Objective, Staff, Tile
from grandaustria.texts import text
from grandaustria.texts.describe import (
    bonus_text,
    foods_text,
    guest_name,
    objective_name,
    objective_text,
    penalty_text,
    reward_texts,
    staff_name,
    staff_text,
    tile_name,
)

Rules = Mapping[str, str]


def card_text(written: str, rules: Rules, language: str) -> str | None:
    """In a few sentences; None if there is no such card.

    >>> card_text("110", {}, "en")
    'B: 110 Full Suites. Have 6 room groups fully occupied.'
    """
    for tile in TILES:
        if tile.id.casefold() == written.casefold():
            return _tile(tile, rules, language)
    number = int(written) if written.isdecimal() else 0
    for guest in GUESTS:
        if guest.number == number:
            return _guest(guest, rules, language)
    for staff in STAFF:
        if staff.number == number:
            return _staff(staff, rules, language)
    for objective in OBJECTIVES:
        if objective.number == number:
            return _objective(objective, language)
    return None


def _guest(guest: Guest, rules: Rules, language: str) -> str:
    return text(
        "web-table-guest",
        language,
        name=f"{guest.number} {guest_name(guest.number, language)}",
        colour=text(f"web-table-colour-{guest.colour}", language),
        order=foods_text(guest.order, language) or text("web-table-count-none", language),
        points=guest.points,
        reward=" ".join(reward_texts(guest, language, rules)) or text("web-table-reward-none", language),
    )


def _staff(staff: Staff, rules: Rules, language: str) -> str:
    return text(
        "web-table-staff",
        language,
        name=f"{staff.number} {staff_name(staff.number, language)}",
        cost=staff.under(rules).cost,
        timing=text(f"timing-{staff.timing}", language),
        text=staff_text(staff, language, rules),
    )


def _objective(objective: Objective, language: str) -> str:
    name = f"{objective.number} {objective_name(objective, language)}"
    return f"{objective.group}: {name}. {objective_text(objective, language)}"


def _tile(tile: Tile, rules: Rules, language: str) -> str:
    return " ".join(
        [
            f"{tile.id} {tile_name(tile, language)}.",
            f"{text('column-bonus', language)}: {bonus_text(tile, language)}",
            f"{text('column-penalty', language)}: {penalty_text(tile, language, rules)}",
        ]
    )

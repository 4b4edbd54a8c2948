"""Staff in composed positions: what a card adds, compared with the same play without it."""

from __future__ import annotations

from typing import Any

from grandaustria import Position
from tests.engine.compose import changes, compose, play, seat

IDLE = 40
"""An end-of-game card, so that a seat without the card in question has as many cards in play."""

Changes = dict[str, Any]


def gained(position: Position, *actions: str) -> Changes:
    """What these actions changed for the first seat, apart from its turn-order numbers."""
    return _without(changes(position, play(position, *actions)), "numbers")


def added(card: int, *actions: str, table: Changes | None = None, **fields: Any) -> Changes:
    """What the card in play added to these actions of a seat with the given fields."""
    without, with_card = (
        play(compose(seat(**fields, played=[one]), **(table or {})), *actions) for one in (IDLE, card)
    )
    return _without(changes(without, with_card), "played")


def _without(found: Changes, key: str) -> Changes:
    return {name: value for name, value in found.items() if name != key}

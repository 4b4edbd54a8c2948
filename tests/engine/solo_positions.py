"""Positions of a solo game in which Leopold is about to turn a card, for the tests of his cards and rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria import CHANCE, Position
from grandaustria.engine import Board
from grandaustria.engine.forms import LeopoldData
from tests.engine.compose import compose, play, seat

LEVELS = ("easy", "medium", "hard")
FACE_DOWN = [27, 31, 40, 46, 48]
NEXT_GUEST = "draw guest 49"
"""The first guest that comes into the queue is worth nothing, so that he changes no choice."""


def leopold_seat(**fields: Any) -> dict[str, Any]:
    """Leopold has neither money nor food nor first rooms."""
    return {"krones": 0, "numbers": 1, **fields}


def leopolds_turn(
    level: str = "hard",
    *,
    human: Mapping[str, Any] | None = None,
    markers: list[int] | None = None,
    staff: list[int] | None = None,
    deck: list[int] | None = None,
    table: Mapping[str, Any] | None = None,
    **leopold: Any,
) -> Position:
    """Leopold takes his second turn of round 2; after it the human covers the last number of the round."""
    private: dict[str, Any] = {
        "deck": list(range(193, 213)) if deck is None else deck,
        "staff": FACE_DOWN if staff is None else staff,
        "markers": markers or [0, 0, 0],
    }
    me = seat(numbers=1) if human is None else seat(**{"numbers": 1, **human})
    pending = [{"frame": "leopold_card", "a": 0, "b": 0, "c": 0}]
    claims = [[1] if marker == 3 else [] for marker in private["markers"]]
    common = {"solo": level, "first": 1, "actor": 1, "pending": pending, "leopold": private, "claims": claims}
    return compose(me, leopold_seat(**leopold), **{**common, **(table or {})})


def leopold_of(board: Board) -> LeopoldData:
    """His deck, his face-down cards and his markers."""
    leopold = board.to_json()["leopold"]
    assert leopold is not None
    return leopold


def turn_card(position: Position, card: int, staff: str = "draw staff 46") -> Position:
    """Turn this card and do all it says; worthless guests refill the queue, this staff card is turned up."""
    at = play(position, f"leopold {card}")
    new_guests = iter([NEXT_GUEST, "draw guest 50"])
    while at.to_move == CHANCE:
        replaced = at.to_json()["pending"][-1]["frame"] == "refill"
        at = play(at, next(new_guests) if replaced else staff)
    return at

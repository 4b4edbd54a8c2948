"""Moments of a game that a test wants to see, as positions: the first seat is asked, in the middle of a game."""

from __future__ import annotations

from typing import Any

from grandaustria import Position
from tests.engine.compose import compose, seat

RED, GREEN, BLUE, YELLOW = 85, 97, 72, 60
"""The guests who sit in the café: Major, E. Gizia, Prince, Jewelry Designer."""
FULL = {BLUE: "sck", RED: "ssc", YELLOW: "ccww", GREEN: "ssw"}
"""What each of them has ordered."""
OWN: dict[str, Any] = {
    "krones": 8,
    "emperor": 5,
    "prepared": [2, 6, 7, 10],
    "occupied": [0, 1, 5],
    "groups_paid": [0],
    "cafe": [(YELLOW, "cw")],
    "kitchen": "scwk",
    "hand": [3, 12, 30],
    "played": [1, 5, 27],
    "numbers": 1,
    "points": {"guests": 17, "staff": 2, "emperor": 3, "groups": 2},
}
OTHER = seat(
    krones=5,
    emperor=3,
    prepared=[6, 7],
    occupied=[0, 1, 5],
    cafe=[(69, "c"), 91],
    kitchen="ssc",
    hand=[8, 9],
    played=[14],
    numbers=1,
    points={"guests": 12},
)
TABLE: dict[str, Any] = {
    "round": 3,
    "tiles": ["A2", "B3", "C4"],
    "objectives": [106, 111, 114],
    "dice": [3, 2, 1, 2, 0, 1],
}
DIE_TAKEN = {"begun": True, "guest": False, "die": True, "extra": False, "extra_turns": 0}


def middle(*, table: dict[str, Any] | None = None, **own: Any) -> Position:
    """A turn of the first seat in the third round; name what should differ."""
    return compose(seat(**{**OWN, **own}), OTHER, **{**TABLE, **(table or {})})


def four() -> Position:
    """A table of four in the third round, with guests in every café."""
    third = seat(
        krones=3, emperor=1, prepared=[6, 7, 11], occupied=[0, 1, 5, 10], cafe=[(63, ""), (85, "s")], kitchen="ccw",
        hand=[16, 17, 18], played=[20], numbers=1, points={"guests": 9},
    )  # fmt: skip
    fourth = seat(
        krones=11, emperor=4, prepared=[2, 3], occupied=[0, 1], cafe=[(97, "s"), 62], kitchen="sw",
        hand=[21], played=[22, 23], numbers=1, points={"guests": 21},
    )  # fmt: skip
    us = seat(**{**OWN, "cafe": [(YELLOW, "cw"), (BLUE, "s")]})
    return compose(us, OTHER, third, fourth, players=4, **{**TABLE, "dice": [3, 2, 3, 2, 1, 3]})


def seated(*guests: int) -> list[tuple[int, str]]:
    """Guests who have all they ordered."""
    return [(guest, FULL[guest]) for guest in guests]


def judged(tile: str, **own: Any) -> Position:
    """The last turn of a round, its die taken: after it the emperor comes, and is not pleased with the first seat."""
    number = {"A": 3, "B": 5, "C": 7}[tile[0]]
    tiles = [tile if tile[0] == group else f"{group}1" for group in "ABC"]
    last = {"round": number, "tiles": tiles, "turn": DIE_TAKEN}
    us = seat(**{**OWN, "emperor": 0, "numbers": 2, **own})
    return compose(us, seat(**{**OTHER, "emperor": number + 2, "numbers": 2}), **{**TABLE, **last})

"""Positions that take much room: long names, large orders, many cards, dice and points."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from grandaustria import Position
from grandaustria.cards import FIRST_GUEST, GUESTS
from grandaustria.texts.describe import BREAK
from tests.engine.compose import compose, seat

NAME = re.compile(r"^(guest|staff)-(\d+)-name = (.+)$", re.MULTILINE)
OFFERING = 75
"""A guest who lets three staff cards be drawn, and room 4 to move into."""
UNDIVIDED = 15
"""With this card at work a 4 brings krones and steps without being divided."""


@cache
def longest(language: str, kind: str) -> list[int]:
    """The numbers of guests or staff, those with the longest names first."""
    text = (files("grandaustria") / "texts" / language / "cards.ftl").read_text(encoding="utf-8")
    names = {int(number): name.replace(BREAK, "") for which, number, name in NAME.findall(text) if which == kind}
    return sorted(names, key=lambda number: (-len(names[number]), number))


def _order(guest: int) -> tuple[int, ...]:
    return GUESTS[guest - FIRST_GUEST].order


def _orders(guests: list[int]) -> list[int]:
    """Of four items first."""
    return sorted(guests, key=lambda number: -sum(_order(number)))


def wide(language: str, players: int = 4, *, offering: bool = False, **table: Any) -> Position:
    """A turn in a late round with as much on the table as there can be."""
    guests = [number for number in longest(language, "guest") if number != OFFERING]
    staff = [number for number in longest(language, "staff") if number != UNDIVIDED]
    queue, cafe, rest = guests[:5], guests[5:8], _orders(guests[8:])
    own = seat(
        krones=18,
        emperor=9,
        prepared=[2, 4, 6, 7, 10, 13],
        occupied=[0, 1, 5],
        groups_paid=[],
        cafe=[(OFFERING, "wwkk"), *cafe[1:]] if offering else [(cafe[0], _all(cafe[0])), *cafe[1:]],
        kitchen="sssscccwwwkkk",
        hand=staff[:6],
        played=staff[6:11],
        numbers=1,
        points={"guests": 87, "staff": 12, "emperor": 16, "groups": 20},
    )
    others = [
        seat(
            krones=15 - which,
            emperor=10,
            prepared=[6, 7],
            occupied=[0, 1, 5],
            cafe=rest[3 * which : 3 * which + 3],
            kitchen="sssscccwwwkkkk",
            hand=staff[11 + 4 * which : 15 + 4 * which],
            played=staff[25 + 3 * which : 28 + 3 * which],
            numbers=1,
            points={"guests": 104 + which},
        )
        for which in range(players - 1)
    ]
    dice = {2: [3, 1, 1, 4, 0, 1], 3: [3, 2, 1, 5, 0, 1], 4: [3, 2, 1, 7, 0, 1]}[players]
    standing = {"round": 5, "tiles": ["A3", "B4", "C1"], "objectives": [106, 111, 113], "dice": dice, "queue": queue}
    return compose(own, *others, players=players, **{**standing, **table})


def _all(guest: int) -> str:
    return "".join(letter * count for letter, count in zip("scwk", _order(guest), strict=True))


class Scene(NamedTuple):
    """A position, what has been done since, what is asked and what is looked at then."""

    name: str
    asked: str
    offering: bool = False
    actions: tuple[str, ...] = ()
    looked: str = ""

    def position(self, language: str, players: int) -> Position:
        return wide(language, players, offering=self.offering)


SCENES = (
    Scene("turn", "turn", looked="die-1"),
    Scene("division", "die-4", actions=("die 4+",)),
    Scene("offer", "pick", offering=True, actions=(f"check-in {OFFERING} room 4",)),
)

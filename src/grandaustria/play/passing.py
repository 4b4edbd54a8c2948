"""Passing until something changes: what may be waited for, and whether it has happened, by what everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grandaustria.cards import FIRST_GUEST, GUESTS
from grandaustria.engine import Position

Until = Mapping[str, Any]
"""What is waited for: a kind, with a `face` or a `colour` where it needs one, and in `then` how the table was."""


def noted(until: Until, at: Position, seat: int) -> Until:
    """The same with how the table is now."""
    others = [one for one in at.seats if one.seat != seat]
    return {
        **until,
        "then": {
            "round": at.round,
            "queue": list(at.queue),
            "rooms": sum(len(one.occupied) for one in others),
            "claims": sum(map(len, at.claims)),
        },
    }


def is_met(until: Until, at: Position, seat: int) -> bool:
    """Whether what is waited for has happened."""
    now = noted(until, at, seat)
    return HAPPENED[until["kind"]](until, now["then"], at)


def _guest_came(until: Until, now: Mapping[str, Any], _: Position) -> bool:
    came = set(now["queue"]) - {0, *until["then"]["queue"]}
    return any(GUESTS[guest - FIRST_GUEST].colour == until["colour"] for guest in came)


def _more(key: str) -> Callable[[Until, Mapping[str, Any], Position], bool]:
    return lambda until, now, _: bool(now[key] > until["then"][key])


HAPPENED: dict[str, Callable[[Until, Mapping[str, Any], Position], bool]] = {
    "round": _more("round"),
    "die": lambda until, _, at: at.dice[until["face"] - 1] > 0,
    "guest": _guest_came,
    "check-in": _more("rooms"),
    "claim": _more("claims"),
}
"""A new round has begun; dice of a face lie there; a guest of a colour has come; others have more rooms occupied;
somebody has claimed an objective."""
KINDS = tuple(HAPPENED)

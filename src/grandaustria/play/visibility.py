"""Who may see what: the one place that decides it, for moves, records and events alike.

Secret are hands, offers, cards put under the deck, draft packs and Leopold's face-down cards. Everything else
is public. What a position hides from a seat is decided by its view; here it is decided for what happens.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grandaustria.cards import BOARD, SOLO
from grandaustria.engine.notation import family
from grandaustria.play.event import Event

EVERYBODY = None
Table = dict[str, Any]
Seats = frozenset[int] | None
SECRET_DECISIONS = ("under", "keep")
SECRET_MOVES = (*SECRET_DECISIONS, "draw staff")


def who_sees(before: Table, action: int) -> Seats:
    """The seats that may see which card a move is about; EVERYBODY for a public move.

    `before` is the full table before the move, as `Position.to_json` gives it.
    """
    name, place = family(action)
    if name in SECRET_DECISIONS:
        return frozenset([before["actor"]])
    if name == "draw staff":
        return _who_sees_draw(before, card=place + 1)
    return EVERYBODY


def _who_sees_draw(before: Table, card: int) -> Seats:
    """A staff card is drawn: the drawer sees it, and whoever knew that it came next."""
    if not before["pending"]:
        return _who_sees_deal(before["count"], solo=before["setup"]["solo"] is not None)
    if before["pending"][-1]["frame"] == "leopold_staff":
        return EVERYBODY
    knowers = [seat for seat, own in enumerate(before["seats"]) if card in own["known"]]
    return frozenset([before["actor"], *knowers])


def _who_sees_deal(dealt: int, solo: bool) -> Seats:
    """Hands and first draft packs are seen by their seat, Leopold's face-down cards by nobody."""
    if solo:
        return frozenset([0] if dealt >= SOLO.staff else [])
    return frozenset([dealt // BOARD.start_hand])


def may_see(seats: Seats, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those who may see."""
    return seats is EVERYBODY or seat in seats


def masked(notation: str) -> str:
    """A move with its card hidden: `draw staff ?`."""
    return f"{notation.rpartition(' ')[0]} ?"


def blindly_masked(notation: str) -> str:
    """A move without knowing the table: its card is hidden if anybody might not see it."""
    return masked(notation) if notation.rpartition(" ")[0] in SECRET_MOVES else notation


def seen(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: a spectator) may see it: without the arguments that are hidden from it."""
    shown = {
        name: value
        for name, value in event.arguments.items()
        if name not in event.visible or seat in event.visible[name]
    }
    return replace(event, arguments=shown, visible={})

"""Who may see what: the one place that decides it, for moves, records and events alike.

Secret are hands, offers, cards put under the deck, draft packs and Leopold's face-down cards. Everything else
is public. What a position hides from a seat is decided by its view; here it is decided for what happens.
"""

from __future__ import annotations

from dataclasses import replace

from grandaustria.engine import Position
from grandaustria.engine.notation import family
from grandaustria.play.event import Event

EVERYBODY = None
Seats = frozenset[int] | None
SECRET_DECISIONS = ("under", "keep")
SECRET_MOVES = (*SECRET_DECISIONS, "draw staff")


def who_sees(before: Position, action: int) -> Seats:
    """The seats that may see which card a move is about; EVERYBODY for a public move."""
    name, place = family(action)
    if name in SECRET_DECISIONS:
        return frozenset([before.actor])
    if name == "draw staff":
        return _who_sees_draw(before, card=place + 1)
    return EVERYBODY


def _who_sees_draw(before: Position, card: int) -> Seats:
    """A staff card is drawn: the drawer sees it, and whoever knew that it came next."""
    if before.dealt_to is not None:
        return _who_sees_deal(before, before.dealt_to)
    if before.asked().name == "leopold_staff":
        return EVERYBODY
    knowers = [own.seat for own in before.seats if card in own.known]
    return frozenset([before.actor, *knowers])


def _who_sees_deal(before: Position, seat: int) -> Seats:
    """Hands and first draft packs are seen by their seat, Leopold's face-down cards by nobody."""
    return frozenset() if seat == 1 and before.setup.solo else frozenset([seat])


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

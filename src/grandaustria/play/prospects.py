"""What may be done at a table and what would come of it: everything that a table shows beyond the position itself.

It is told for the eyes of one seat, or for a spectator; nothing in it depends on what those eyes may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grandaustria.cards import BOARD
from grandaustria.engine import prices
from grandaustria.engine.situation import Situation
from grandaustria.play.asks import ask_text
from grandaustria.play.choices import told_choice
from grandaustria.play.event import Event
from grandaustria.play.hosted import HostedGame
from grandaustria.play.outlook import next_scoring, scoring_json
from grandaustria.play.refusals import refusals
from grandaustria.play.sentences import tell_in
from grandaustria.play.standing import order_of, situation_of, standing
from grandaustria.play.visibility import seen
from grandaustria.texts import text

Json = dict[str, Any]
FACES = range(1, 7)


def prospects(
    hosted: HostedGame,
    eyes: int | None,
    language: str,
    names: Sequence[str],
    playing: bool = True,
    deciding: bool = True,
) -> Json:
    """All prospects of a hosted game; `playing` is False for one that was ended before its end.

    With `deciding` False those eyes only look on, even if it is the turn of their seat.
    """
    position = hosted.position
    table = (position.public_view() if eyes is None else position.view(eyes)).to_json()
    asked = playing and deciding and eyes is not None and eyes == hosted.seat
    at = Situation(table)
    looking = situation_of(table, table["actor"] if eyes is None else eyes)
    scoring = next_scoring(table)
    scores = position.scores()
    return {
        "seat": eyes,
        "ask": ask_text(hosted, at, asked, language, names) if playing else text("ask-ended", language),
        "options": options(hosted, at, language, names) if asked else [],
        "refusals": refusals(hosted, at, language) if asked else [],
        "dice": [_die(looking, face, language) for face in FACES],
        "queue_prices": _queue_prices(looking, first=table["phase"] == "guests"),
        "emperor": scoring_json(scoring),
        "order": order_of(table),
        "seats": [
            {"name": names[seat], **standing(table, seat, score, scoring, language)}
            for seat, score in enumerate(scores)
        ],
    }


def options(hosted: HostedGame, at: Situation, language: str, names: Sequence[str]) -> list[Json]:
    """Every legal decision of the seat to act, in the order of their numbers."""
    return [_option(hosted, at, action, language, names) for action in hosted.legal_actions()]


def _option(hosted: HostedGame, at: Situation, action: int, language: str, names: Sequence[str]) -> Json:
    seat = hosted.seat
    prospect = hosted.foresee(action)
    events = [seen(event, seat) for event in prospect.events]
    return {
        "action": action,
        "notation": hosted.position.notation(action),
        **told_choice(at, action, events, language, names)._asdict(),
        "final": prospect.final,
        "events": [told(event, language, names) for event in events],
    }


def told(event: Event, language: str, names: Sequence[str]) -> Json:
    """An event with its sentence."""
    return {
        "index": event.index,
        "name": event.name,
        "seat": event.seat,
        "effects": dict(event.effects),
        "arguments": dict(event.arguments),
        **tell_in(event, language, names)._asdict(),
    }


# What lies before everybody


def _die(at: Situation, face: int, language: str) -> Json:
    dice = at.data["dice"][face - 1]
    return {
        "face": face,
        "dice": dice,
        "strength": prices.strength(at, face) if dice else 0,
        "boosted": prices.strength(at, face, boosted=True) if dice else 0,
        "price": prices.fee(at, face),
        "text": _strength_text(dice, prices.staff_strength(at, face), language),
    }


def _strength_text(dice: int, staff: int, language: str) -> str:
    if not dice:
        return text("strength-none", language)
    return text("strength-dice-and-staff" if staff else "strength-dice", language, dice=dice, staff=staff)


def _queue_prices(at: Situation, first: bool) -> list[int]:
    """In a turn by the place in the queue; a first guest, and one given by a card, is free."""
    if first or at.name == "guest":
        return [0] * len(BOARD.guest_price)
    return [prices.guest_price(at, place) for place in range(len(BOARD.guest_price))]

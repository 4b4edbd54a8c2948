"""What may be done at a table and what would come of it: everything that a table shows beyond the position itself.

It is told for the eyes of one seat, or for a spectator; nothing in it depends on what those eyes may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from grandaustria.cards import BOARD
from grandaustria.engine import Board, Position
from grandaustria.engine.figures import Die
from grandaustria.play.about import about_rooms
from grandaustria.play.ahead import ahead, proposals
from grandaustria.play.asks import ask_text
from grandaustria.play.choices import told_choice
from grandaustria.play.event import Event
from grandaustria.play.hosted import HostedGame, Prospect
from grandaustria.play.refusals import refusals
from grandaustria.play.sentences import tell_in
from grandaustria.play.standing import standing
from grandaustria.play.visibility import seen
from grandaustria.texts import text

Json = dict[str, Any]


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
    board = position.public_view() if eyes is None else position.view(eyes)
    asked = playing and deciding and eyes is not None and eyes == hosted.seat
    looking = board.actor if eyes is None else eyes
    return {
        "seat": eyes,
        "ask": ask_text(hosted, board, asked, language, names) if playing else text("ask-ended", language),
        "options": options(hosted, board, language, names) if asked else [],
        "refusals": refusals(hosted, board, language) if asked else [],
        "proposals": proposals(position, language) if asked and not hosted.is_complete else [],
        "dice": [_die(die, language) for die in board.dice_for(looking)],
        "queue_prices": board.guest_prices(looking),
        "emperor": _scoring(board),
        "about": about_rooms(board, 0 if eyes is None else eyes, asked, language),
        "order": [turn._asdict() for turn in board.turn_order()],
        "turn": _number_now(position),
        "seats": [
            {"name": names[seat], **standing(board, seat, score, language, eyes)}
            for seat, score in enumerate(board.scores())
        ],
    }


def _number_now(position: Position) -> int | None:
    """The turn-order number whose turn it is; covered already with its die taken, and in an extra turn after it."""
    table = position.to_json()
    taken = table["turn"]["die"] or table["turn"]["extra"]
    own = [each.number for each in position.turn_order() if (each.seat, each.taken) == (position.actor, taken)]
    return own[-1 if taken else 0] if own and table["phase"] == "turn" else None


def options(hosted: HostedGame, at: Board, language: str, names: Sequence[str]) -> list[Json]:
    """Every legal decision of the seat to act, in the order of their numbers."""
    table = hosted.position.to_json()
    foreseen = [hosted.foresee(action, table) for action in hosted.legal_actions()]
    return [_option(hosted, at, prospect, language, names) for prospect in foreseen]


def _option(hosted: HostedGame, at: Board, prospect: Prospect, language: str, names: Sequence[str]) -> Json:
    action = prospect.action
    events = [seen(event, hosted.seat) for event in prospect.events]
    return {
        "action": action,
        "notation": hosted.position.notation(action),
        **told_choice(at, action, events, language, names)._asdict(),
        "final": prospect.final,
        "events": [told(event, language, names) for event in events],
        "then": prospect.then and prospect.then._asdict(),
        "ahead": None if prospect.final else ahead(hosted.position, action, language),
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


def _die(die: Die, language: str) -> Json:
    return {
        "face": die.face,
        "dice": die.dice,
        "strength": die.strength,
        "boosted": die.boosted,
        "price": die.fee,
        "text": _strength_text(die, language),
        "about": " ".join(_about(die, language)),
        "boost": text("ahead-boost", language, strength=die.boosted) if die.dice else "",
    }


def _about(die: Die, language: str) -> Iterator[str]:
    """What the space does, for whoever has never taken a die."""
    yield text(f"space-{die.face}", language, price=BOARD.six_price)
    yield text("space-strength", language)


def _strength_text(die: Die, language: str) -> str:
    if not die.dice:
        return text("strength-none", language)
    return text("strength-dice-and-staff" if die.staff else "strength-dice", language, dice=die.dice, staff=die.staff)


def _scoring(board: Board) -> Json | None:
    scoring = board.scoring()
    if scoring is None:
        return None
    return {**scoring._asdict(), "outcomes": list(scoring.outcomes), "points": list(scoring.points)}

"""How each seat stands: objectives, groups of rooms, staff that scores at the end, prices of rooms, the emperor."""

from __future__ import annotations

from typing import Any

from grandaustria.cards import TILES
from grandaustria.engine import Board, Score
from grandaustria.engine.figures import Group
from grandaustria.play.about import about_seat
from grandaustria.texts import text
from grandaustria.texts.describe import bonus_text, penalty_text

Json = dict[str, Any]
SPARED = {"spared": "nothing"}
"""Staff that keeps a penalty away: nothing follows, for a reason of its own."""


def standing(board: Board, seat: int, score: Score, language: str, eyes: int | None = None) -> Json:
    """Everything that is told of one seat; its own eyes see for themselves what it is about."""
    return {
        "seat": seat,
        "numbers": [turn.number for turn in board.turn_order() if turn.seat == seat],
        "points": score.in_play,
        "scores": {**score._asdict(), "total": score.total},
        "emperor": outlook(board, seat, language),
        "objectives": [claim._asdict() for claim in board.claims_of(seat)],
        "groups": [_group(group) for group in board.groups_of(seat)],
        "staff_end": {str(card): points for card, points in board.end_scores(seat).items()},
        "room_prices": board.room_prices(seat),
        "about": [] if seat == eyes else about_seat(board, seat, score, language),
    }


def _group(group: Group) -> Json:
    return {
        "rooms": list(group.rooms),
        "colour": group.colour,
        "bonus": {group.kind: group.amount},
        "occupied": group.occupied,
        "paid": group.paid,
    }


def outlook(board: Board, seat: int, language: str) -> Json | None:
    """What the emperor's next scoring would bring a seat; none for those who have had it."""
    found = board.outlook(seat)
    if found is None:
        return None
    told = found._replace(outcome=SPARED.get(found.outcome, found.outcome))
    return {**told._asdict(), "text": _outcome_text(board, found.outcome, language)}


def _outcome_text(board: Board, outcome: str, language: str) -> str:
    scoring = board.scoring()
    tile = next((tile for tile in TILES if scoring and tile.id == scoring.tile), None)
    if tile and outcome == "bonus":
        return bonus_text(tile, language)
    if tile and outcome == "penalty":
        return penalty_text(tile, language, board.setup.rules.to_json())
    return text("outlook-immune" if outcome == "spared" else "outlook-nothing", language)

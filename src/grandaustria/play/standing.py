"""How each seat stands: objectives, groups of rooms, staff that scores at the end, prices of rooms, turn order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria.cards import BOARD, COLUMNS, FLOORS, OBJECTIVES, ROOMS, STAFF, EndScore, Staff, neighbours
from grandaustria.engine import Score, prices
from grandaustria.engine.situation import Situation
from grandaustria.engine.tally import Progress, Tally, progress
from grandaustria.play.groups import groups_of
from grandaustria.play.outlook import Scoring, outlook
from grandaustria.play.tell_leopold import MARKER_SPACES
from grandaustria.play.tell_rounds import first_seat
from grandaustria.texts.describe import staff_scores

Json = dict[str, Any]
Table = Mapping[str, Any]
NO_TURN = {"begun": False, "guest": False, "die": False, "extra": False, "extra_turns": 0}
COUNTED = {
    "red": "red", "blue": "blue", "yellow": "yellow", "room": "rooms", "tile": "tiles", "staff": "staff",
    "group": "groups", "floor": "floors", "column": "columns", "set": "sets", "step": "emperor",
}  # fmt: skip
"""What end-of-game staff counts, as a tally names it; `objective` and `copy` look beyond the seat."""


def situation_of(table: Table, seat: int) -> Situation:
    """What a seat pays and is worth now; for one that is not deciding, as at the beginning of a turn."""
    if seat == table["actor"]:
        return Situation(table)
    return Situation({**table, "actor": seat, "turn": NO_TURN, "pending": (), "phase": "turn", "fresh": ()})


def standing(table: Table, seat: int, score: Score, scoring: Scoring | None, language: str) -> Json:
    """Everything that is told of one seat."""
    own = table["seats"][seat]
    return {
        "seat": seat,
        "numbers": list(numbers_of(table, seat)),
        "points": score.in_play,
        "scores": {**score._asdict(), "total": score.total},
        "emperor": outlook(table, seat, scoring, language),
        "objectives": [_objective(table, seat, group) for group in range(3) if table["objectives"][group]],
        "groups": groups_of(own),
        "staff_end": staff_end(table, seat),
        "room_prices": room_prices(situation_of(table, seat)),
    }


# Turn order


def numbers_of(table: Table, seat: int) -> tuple[int, int]:
    """The numbers on the turn-order tile of a seat in this round."""
    players = len(table["seats"])
    return BOARD.turn_order[players][(seat - _first(table)) % players]


def _first(table: Table) -> int:
    return first_seat({**table, "round": max(1, table["round"])})


def order_of(table: Table) -> list[Json]:
    """All numbers of this round in their order; a seat covers its lower number first."""
    order = [
        {"number": number, "seat": seat, "taken": place < own["numbers"]}
        for seat, own in enumerate(table["seats"])
        for place, number in enumerate(numbers_of(table, seat))
    ]
    return sorted(order, key=lambda entry: entry["number"])


# Objectives


def _objective(table: Table, seat: int, group: int) -> Json:
    number, claims = table["objectives"][group], table["claims"][group]
    how_far = _progress(table, seat, group)
    claimed = seat in claims
    place = claims.index(seat) if claimed else len(claims)
    return {
        "number": number,
        "have": how_far.have,
        "need": how_far.need,
        "met": how_far.met,
        "points": BOARD.objective_points[place] if place < len(BOARD.objective_points) else 0,
        "claimed": claimed,
    }


def _progress(table: Table, seat: int, group: int) -> Progress:
    """Leopold's marker goes from space to space, whatever his hotel is like."""
    if table["leopold"] is not None and seat == 1:
        return Progress(table["leopold"]["markers"][group], len(MARKER_SPACES))
    number = table["objectives"][group]
    return progress(OBJECTIVES[number - OBJECTIVES[0].number], table["seats"][seat])


# Staff that scores at the end


def staff_end(table: Table, seat: int) -> dict[str, int]:
    """What each end-of-game card at work would bring now, by number."""
    cards = [STAFF[number - 1] for number in table["seats"][seat]["played"]]
    return {str(card.number): _card_score(table, seat, card) for card in cards if card.timing == "end"}


def _card_score(table: Table, seat: int, card: Staff) -> int:
    return sum(_score(table, seat, score) for score in staff_scores(card, table["setup"]["rules"]))


def _score(table: Table, seat: int, score: EndScore) -> int:
    if score.kind == "copy":
        return max((_card_score(table, seat, card) for card in _copied(table, seat)), default=0)
    if score.kind == "objective":
        return score.amount * sum(seat in claims for claims in table["claims"])
    points = score.amount * Tally(table["seats"][seat]).of(COUNTED[score.kind])
    limit = table["setup"]["rules"]["operator"] if score.kind == "step" else ""
    return min(points, int(limit)) if limit.isdecimal() else points


def _copied(table: Table, seat: int) -> list[Staff]:
    """The end-of-game cards that may be copied, on the own hotel: opponents', by rule option also the own."""
    anyone = table["setup"]["rules"]["secretary"] == "anyone"
    played = [own["played"] for other, own in enumerate(table["seats"]) if anyone or other != seat]
    cards = [STAFF[number - 1] for numbers in played for number in numbers]
    return [card for card in cards if card.timing == "end" and card.scores[0].kind != "copy"]


# Rooms


def room_prices(at: Situation) -> list[int | None]:
    """Krones to prepare each room as it is asked for now; none where there is a tile or it cannot be reached."""
    asked = at.frame if at.name == "prepare" else {"a": 0, "b": FLOORS}
    return [_room_price(at, room, asked["a"], asked["b"]) for room in range(ROOMS)]


def _room_price(at: Situation, room: int, discount: int, floors: int) -> int | None:
    reached = bool(at.tiles.intersection(neighbours(room))) if at.tiles else room == 0
    if room in at.tiles or not reached or room // COLUMNS >= floors:
        return None
    return prices.room_price(at, room, discount)

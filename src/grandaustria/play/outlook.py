"""The emperor's next scoring: what it would bring each seat if it came now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from grandaustria.cards import BOARD, TILES, Tile
from grandaustria.engine.answers import PAYS_PENALTY
from grandaustria.engine.situation import Situation
from grandaustria.play.tell_rounds import first_seat
from grandaustria.texts import text
from grandaustria.texts.describe import bonus_text, penalty_text

Json = dict[str, Any]
Table = Mapping[str, Any]
BONUS, PENALTY, NOTHING = "bonus", "penalty", "nothing"


class Scoring(NamedTuple):
    """The scoring of a round, with its tile and how far everybody goes back."""

    round: int
    tile: Tile
    back: int

    def after(self, space: int) -> int:
        return max(0, space - self.back)

    def outcome(self, space: int) -> str:
        """What follows for whoever stands on a space before it."""
        left = self.after(space)
        if left >= BOARD.bonus_from:
            return BONUS
        return NOTHING if left else PENALTY


def next_scoring(table: Table) -> Scoring | None:
    """The scoring that is under way or comes next; none after the last, or before its tile is drawn."""
    if table["phase"] == "over":
        return None
    group, round_number = next(
        (group, number) for group, number in enumerate(BOARD.emperor_rounds) if number >= table["round"]
    )
    tile = next((tile for tile in TILES if tile.id == table["tiles"][group]), None)
    return None if tile is None else Scoring(round_number, tile, BOARD.emperor_back[group])


def scoring_json(scoring: Scoring | None) -> Json | None:
    """The scoring for every space of the track."""
    if scoring is None:
        return None
    return {
        "round": scoring.round,
        "tile": scoring.tile.id,
        "back": scoring.back,
        "outcomes": [scoring.outcome(space) for space in range(len(BOARD.emperor_points))],
        "points": list(BOARD.emperor_points),
    }


def outlook(table: Table, seat: int, scoring: Scoring | None, language: str) -> Json | None:
    """What it would bring a seat; none for those who have had it."""
    if scoring is None or _is_scored(table, seat):
        return None
    space = table["seats"][seat]["emperor"]
    outcome, sentence = _verdict(table, seat, scoring, language)
    points = BOARD.emperor_points[space]
    return {"after": scoring.after(space), "points": points, "outcome": outcome, "text": sentence}


def _is_scored(table: Table, seat: int) -> bool:
    """Whether the scoring that is under way has come to this seat; clockwise from the round's first player."""
    if table["phase"] != "emperor":
        return False
    return bool((seat - first_seat(dict(table))) % len(table["seats"]) < table["count"])


def _verdict(table: Table, seat: int, scoring: Scoring, language: str) -> tuple[str, str]:
    outcome = scoring.outcome(table["seats"][seat]["emperor"])
    rules = table["setup"]["rules"]
    if outcome == NOTHING or (table["leopold"] is not None and seat == 1):
        return NOTHING, text("outlook-nothing", language)
    if outcome == BONUS:
        return BONUS, bonus_text(scoring.tile, language)
    if is_immune(table, seat):
        return NOTHING, text("outlook-immune", language)
    return PENALTY, penalty_text(scoring.tile, language, rules)


def is_immune(table: Table, seat: int) -> bool:
    """Whether staff keeps every penalty away, by rule option."""
    at = Situation({**table, "actor": seat})
    return bool(at.acting & PAYS_PENALTY) and not at.is_2022("conference_manager")

"""What people are called before they say so, and the players of a table in sentences: bots by their level, Leopold."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from grandaustria.bots.naming import bot_names
from grandaustria.server.seating import is_leopold
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.texts import text


def guest_name(person_id: str, language: str) -> str:
    """A name for a newcomer, in their language; it follows from the id, so that it needs no chance of its own."""
    number = 1000 + int(hashlib.sha256(person_id.encode()).hexdigest(), 16) % 9000
    return text("guest-name", language, number=str(number))  # digits of a name, not an amount


def names_at(game: GameRow, people: Mapping[str, str], language: str) -> tuple[str, ...]:
    """The names of all seats in a language; bots of the same level are told apart by a number."""
    called = iter(bot_names([str(row.bot) for row in game.seats if _is_bot(row)], language))
    return tuple(next(called) if _is_bot(row) else _person(game, row, people, language) for row in game.seats)


def _is_bot(row: SeatRow) -> bool:
    """A bot that plays in the stead of a person keeps the person's name."""
    return row.bot is not None and row.person_id is None


def _person(game: GameRow, row: SeatRow, people: Mapping[str, str], language: str) -> str:
    if is_leopold(game, row.seat):
        return text("leopold", language)
    alone = len(game.seats_of(row.person_id)) == 1  # at a hot seat table one name would stand for several players
    name = people.get(row.person_id, "") if row.person_id and alone else ""
    return name or text("player-number", language, number=row.seat + 1)

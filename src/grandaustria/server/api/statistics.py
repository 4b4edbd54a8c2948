"""What one's finished games say together."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.shapes import Statistics
from grandaustria.server.db.engine import reading
from grandaustria.server.statistics import statistics
from grandaustria.server.store.statistics import cards_played, decided_games, finished_games, seats_around

router = APIRouter(tags=["people"])

RECENT = 50
"""Games that are listed, and whose cards are counted."""


@router.get("/me/statistics", response_model=Statistics)
async def my_statistics(house: InHouse, person: Asking) -> dict[str, Any]:
    """Your finished games together, and the last of them; without hot seats, seats you left, games played on."""
    async with reading(house.engine) as connection:
        own = await finished_games(connection, person.id)
        recent = own[-RECENT:]
        around = await seats_around(connection, [game.id for game in recent])
        cards = await cards_played(connection, recent)
        cut_short = await decided_games(connection, person.id)
    return statistics(own, recent, around, cards, cut_short)

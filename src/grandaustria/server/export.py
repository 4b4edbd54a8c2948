"""All that the house knows of somebody, as one file that is written game by game: of a running one their own view."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

from pydantic_core import to_json

from grandaustria.engine import ActionError, PositionError
from grandaustria.play.forms import RecordData
from grandaustria.play.move import Move
from grandaustria.server.db.engine import reading
from grandaustria.server.house import House
from grandaustria.server.store import export, play, ratings, tables
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import eyes_of, record_for, table_for

Json = dict[str, Any]
FORMAT, VERSION = "grandaustria-export", 1


async def written_for(house: House, person_id: str) -> AsyncIterator[bytes]:
    """The file in pieces: what is known of the person first, then one game after the other."""
    now = house.services.now()
    async with reading(house.engine) as connection:
        known = await export.own_data(connection, person_id)
        ids = await export.games_of(connection, person_id)
    head = to_json({"format": FORMAT, "version": VERSION, "at": now, **known})
    yield head[:-1] + b',"games":['
    for number, game_id in enumerate(ids):
        yield (b"," if number else b"") + to_json(await _game(house, game_id, person_id, now))
    yield b"]}"


async def _game(house: House, game_id: str, person_id: str, now: float) -> Json | None:
    """A table with its record; none where it was removed meanwhile."""
    async with reading(house.engine) as connection:
        game = await play.read_game(connection, game_id)
        if game is None:
            return None
        names = await tables.names_of(connection, [game])
        rated = await ratings.shown_at(connection, [game], now)
        moves = (await play.read_moves(connection, game_id))[: game.moves]
    shown = table_for(game, names, person_id, rated=rated.get(game_id))
    return {"table": shown, "record": await asyncio.to_thread(_record, game, moves, person_id)}


def _record(game: GameRow, moves: Sequence[Move], person_id: str) -> RecordData | None:
    if game.started is None:
        return None
    seat = eyes_of(game, person_id)
    try:
        return record_for(game, moves, seat)
    except (ActionError, PositionError):  # of a version whose rules are no longer known: as it was written down
        return record_for(replace(game, status="frozen"), moves, seat)

"""Games that come as records: verified already, stored as if they had been played here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.play import record
from grandaustria.play.game import Game
from grandaustria.server.store import play, tables
from grandaustria.server.store.play import GameRow, SeatRow

Json = dict[str, Any]


async def add_record(connection: AsyncConnection, game: Game, facts: Json, now: float) -> GameRow:
    """Store a finished game; one update tells all of it, as everything is open."""
    told = [event.to_json() for event in game.events(record.ALL)]
    moves = len(game.log)
    seats = [SeatRow(seat, None, None, False) for seat in range(game.setup.players)]
    ended = {"status": "over", "started": now, "finished": now, "created": now, "result": record.result(game.position)}
    counts = {"revision": 1, "told": len(told), "moves": moves}
    row = await tables.add_game(connection, game.setup, seats, {**facts, **ended, **counts, "imported": True})
    update = {"type": "update", "revision": 1, "kind": "import", "seat": None, "at": now, "moves": moves}
    await play.append_moves(connection, replace(row, moves=0), game.log, now)
    await play.append_update(
        connection, row.id, row.revision, {**update, "status": "over", "run": None, "events": told}, now
    )
    return row

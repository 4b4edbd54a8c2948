"""Final moves that are steps again."""

from __future__ import annotations

from sqlalchemy import delete, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.play.hosted import HostedGame
from grandaustria.server.db.schema import events, steps, taken_back
from grandaustria.server.store import play
from grandaustria.server.store.play import GameRow

RETAKEN = (
    "revision", "cursor", "moves", "told", "to_act", "bot_to_act", "turn", "turn_since", "due", "times", "expires",
    "end_votes", "question",
)  # fmt: skip
"""What of a game's row changes when a turn is taken back."""


async def retract(connection: AsyncConnection, before: GameRow, after: GameRow, hosted: HostedGame) -> None:
    """Keep what is not final any more beside the game, and let its steps be those of the turn that was taken back."""
    await play.write_game(connection, before, **{name: getattr(after, name) for name in RETAKEN})
    gone = (events.c.game_id == before.id, events.c.sequence >= after.moves)
    moved = ("game_id", "sequence", "seat", "action", "notation", "at")
    kept = select(literal(after.revision), *(events.c[name] for name in moved)).where(*gone)
    await connection.execute(insert(taken_back).from_select(["revision", *moved], kept))
    await connection.execute(delete(events).where(*gone))
    await connection.execute(delete(steps).where(steps.c.game_id == before.id))
    await play.add_steps(connection, before, hosted)

"""What seats have chosen before they are asked: beside the game, until it comes to them."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import chosen_ahead
from grandaustria.server.db.upsert import upsert

KEY = ("game_id", "seat")


class Kept(NamedTuple):
    """The choices of a seat, how many of them are done, and whether it has confirmed them."""

    actions: tuple[int, ...] = ()
    done: int = 0
    ready: bool = False


NOTHING = Kept()
_WHAT = (chosen_ahead.c.actions, chosen_ahead.c.done, chosen_ahead.c.ready)


async def read(connection: AsyncConnection, game_id: str) -> dict[int, Kept]:
    """By seat."""
    query = select(chosen_ahead.c.seat, *_WHAT).where(chosen_ahead.c.game_id == game_id)
    return {row.seat: _kept(row) for row in await connection.execute(query)}


async def write(connection: AsyncConnection, game_id: str, seat: int, kept: Kept, now: float) -> None:
    values = {"actions": list(kept.actions), "done": kept.done, "ready": kept.ready, "at": now}
    writing = upsert(connection, chosen_ahead).values(game_id=game_id, seat=seat, **values)
    await connection.execute(writing.on_conflict_do_update(index_elements=KEY, set_=values))


async def take(connection: AsyncConnection, game_id: str, seat: int) -> Kept:
    """What a seat had chosen, which is kept no longer."""
    gone = delete(chosen_ahead).where(chosen_ahead.c.game_id == game_id, chosen_ahead.c.seat == seat)
    row = (await connection.execute(gone.returning(*_WHAT))).one_or_none()
    return NOTHING if row is None else _kept(row)


def _kept(row: Any) -> Kept:
    return Kept(tuple(row.actions), row.done, bool(row.ready))

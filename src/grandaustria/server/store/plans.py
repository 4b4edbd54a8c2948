"""What seats will do by themselves when their turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server.db.schema import games, plans

Json = dict[str, Any]
EMPTY: Json = {"first": None, "second": None, "until": None}


class PlanRow(NamedTuple):
    """Of one seat; what it wants to do, and when, or what became of it."""

    game_id: str
    seat: int
    first: Json | None
    second: Json | None
    until: Json | None
    turn: int | None
    due: float | None
    became: str | None


def _of(game_id: str, seat: int) -> Any:
    return (plans.c.game_id == game_id) & (plans.c.seat == seat)


async def read(connection: AsyncConnection, game_id: str, seat: int) -> PlanRow | None:
    row = (await connection.execute(select(plans).where(_of(game_id, seat)))).one_or_none()
    return None if row is None else PlanRow(*row)


async def keep(connection: AsyncConnection, game_id: str, seat: int, **values: Json | None) -> None:
    """Write some of it anew; the game is locked, and what became of an earlier one is not told any more."""
    row = await read(connection, game_id, seat)
    if row is None:
        await connection.execute(insert(plans), [{"game_id": game_id, "seat": seat, **EMPTY, **values}])
        return
    await connection.execute(update(plans).where(_of(game_id, seat)).values(**values, became=None))


async def drop(connection: AsyncConnection, game_id: str, seats: Sequence[int]) -> None:
    if seats:
        await connection.execute(delete(plans).where(plans.c.game_id == game_id, plans.c.seat.in_(seats)))


async def begin(connection: AsyncConnection, game_id: str, seat: int, turn: int, due: float) -> None:
    """The turn of a seat begins: what was planned for it, if anything, is to be played at this moment."""
    wanted = plans.c.first.is_not(None) | plans.c.second.is_not(None) | plans.c.until.is_not(None)
    await connection.execute(update(plans).where(_of(game_id, seat), wanted).values(turn=turn, due=due))


async def waiting(connection: AsyncConnection, until: float, most: int = 100) -> list[PlanRow]:
    """Those to be played before a moment in the turn that is under way."""
    soon = select(plans).where(plans.c.due <= until).order_by(plans.c.due).limit(most).subquery()
    now = (games.c.turn == soon.c.turn) & (games.c.to_act == soon.c.seat) & (games.c.status == "running")
    rows = await connection.execute(select(soon).join(games, games.c.id == soon.c.game_id).where(now))
    return [PlanRow(*row) for row in rows]


async def settle(connection: AsyncConnection, row: PlanRow, became: str | None, goes_on: bool) -> bool:
    """Note what became of it, unless it was changed since it was read; passing may go on in the next turn."""
    if await read(connection, row.game_id, row.seat) != row:
        return False
    values = {"turn": None, "due": None, "became": became} | ({} if goes_on else EMPTY)
    done = await connection.execute(update(plans).where(_of(row.game_id, row.seat)).values(values))
    return done.rowcount == 1

"""Choosing at the same time: what a seat may choose before it is asked, and what becomes of it when it is.

Who may, and what is possible, is asked of the engine (`play.together`). What is chosen is kept beside the game and told
to its seat alone; of the others everybody hears whether they are ready. When the game comes to the seat, its choices
are done as its own steps, in the transaction of the step before them: no order of decisions is another than ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.engine import ActionError
from grandaustria.play.hosted import HostedGame
from grandaustria.play.together import NO_CHANCE, Ahead, ahead_of, as_run, later_seats
from grandaustria.server.store import together as store
from grandaustria.server.store.play import GameRow
from grandaustria.server.store.together import NOTHING, Kept

Json = dict[str, Any]
Chosen = Mapping[int, Kept]
"""By the seats that may choose ahead now, what they have chosen so far."""
PHASES = ("draft", "rooms")


def choosers(game: GameRow, hosted: HostedGame) -> tuple[int, ...]:
    """The seats of people that may choose ahead; at one screen everybody would see it."""
    if game.status != "running" or game.hot_seat or hosted.position.phase not in PHASES:
        return ()
    return tuple(at for at in later_seats(hosted) if game.seats[at].person_id and game.seats[at].bot is None)


async def chosen(connection: AsyncConnection, game: GameRow, hosted: HostedGame) -> Chosen:
    """What is kept at a table, by the seats that may choose ahead there."""
    seats = choosers(game, hosted)
    if not seats:
        return {}
    kept = await store.read(connection, game.id)
    return {seat: kept.get(seat, NOTHING) for seat in seats}


def own_table(hosted: HostedGame, seat: int, kept: Kept) -> Ahead:
    """The table of a seat that chooses ahead; what the rules of this version do not allow any more was not chosen."""
    try:
        return ahead_of(hosted, seat, kept.actions, kept.done)
    except ActionError:
        return ahead_of(hosted, seat)


def with_choice(hosted: HostedGame, seat: int, kept: Kept, kind: str, action: int | str | None) -> Kept:
    """What a seat has chosen after a step, an undo, a redo or a confirmation; ActionError if that is not possible."""
    own = own_table(hosted, seat, kept)
    if kind == "confirm" and not own.is_complete:
        raise ActionError("there are still choices to make before these can be confirmed")
    if kind == "step":
        if action is None:
            raise ActionError("an action is missing")
        own.step(action, NO_CHANCE)
    elif kind == "undo":
        own.undo()
    elif kind == "redo":
        own.redo()
    return Kept(tuple(step.action for step in own.steps), own.cursor, ready=kind == "confirm")


async def due(connection: AsyncConnection, game: GameRow, hosted: HostedGame) -> list[tuple[str, int | None]]:
    """What the seat that is asked now has chosen ahead, to be done as its run, and kept no longer.

    Where a bot plays the seat meanwhile, the bot chooses.
    """
    if hosted.seat is None or hosted.position.phase not in PHASES:
        return []
    kept = await store.take(connection, game.id, hosted.seat)
    plays = game.seats[hosted.seat].bot is None
    return as_run(hosted, kept.actions[: kept.done], kept.ready) if plays and kept.done else []


def together_for(chosen: Chosen) -> Json | None:
    """Who may choose ahead, and who of them is ready: everybody may know that, and no more."""
    return {"seats": [*chosen], "ready": [at for at, kept in chosen.items() if kept.ready]} if chosen else None

"""A turn that has ended is taken up again: its moves, which were final, are the steps of a run again.

The player stands where they stood before the end of the turn, and undoes and redoes as before; never past something
that was revealed. What was final is not forgotten: it is kept beside the game, under the revision that took it back.
Record, replay and `gah verify` see a game in which this turn is under way.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.play.hosted import HostedGame
from grandaustria.play.retrace import retrace
from grandaustria.play.together import NO_CHANCE
from grandaustria.server import clocks
from grandaustria.server.errors import conflict
from grandaustria.server.store import plans, play
from grandaustria.server.store import taking_back as store
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import run_of


async def take_back(connection: AsyncConnection, game: GameRow, seat: int, now: float) -> GameRow:
    """The game as it was before a seat ended its turn, which is the last thing that became final, stored."""
    actions = await play.read_actions(connection, game.id)
    hosted = before_the_end(game, actions)
    if hosted.seat != seat:
        raise conflict("not-back", "This turn cannot be taken back any more.")
    moves = len(actions) - 1 - len(hosted.moves)
    after = replace(
        game,
        revision=game.revision + 1,
        cursor=hosted.cursor,
        moves=moves,
        told=hosted.told - sum(step.told for step in hosted.steps),
        to_act=seat,
        turn=game.turn + 1,
        turn_since=now,
        end_votes=[],
        question=None,
    )
    after = clocks.taken_back(game, after, now)
    await store.retract(connection, game, after, hosted)
    await plans.drop(connection, game.id, [seat])
    update: dict[str, Any] = {
        "type": "update",
        "revision": after.revision,
        "kind": "back",
        "seat": seat,
        "at": now,
        "moves": after.moves,
        "status": after.status,
        "run": run_of(hosted),
        "events": [],
    }
    await play.append_updates(connection, game.id, [update], now)
    await play.notify(connection, game.id, after.revision)
    return after


def before_the_end(game: GameRow, actions: list[int]) -> HostedGame:
    """The table before the last of its final moves, which ended a turn: the run is under way again."""
    *_, (hosted, _) = retrace(game.setup, actions[:-1], NO_CHANCE)
    return hosted

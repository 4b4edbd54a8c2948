"""Tables as a test wants them: a position put on a table, a game played long ago, a turn that takes too long."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria import Luck, Position
from grandaustria.engine import waiter_action
from grandaustria.play.hosted import Change, HostedGame
from grandaustria.server import host
from grandaustria.server.changes import CHANGING, update_of
from grandaustria.server.db.engine import writing
from grandaustria.server.db.schema import events, games, seats, steps
from grandaustria.server.house import House
from grandaustria.server.store import play, tables
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import result_of
from tests.server.running import Running
from tests.setups import choose

Put = Callable[[str, Position], None]
GREED = 0.7
"""How often the first seat does what brings it most; the others always do."""


# Positions


class Stage:
    """Puts composed positions on running tables. The game goes on from there, as long as the server runs."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self._server = server
        self._placed: dict[str, Position] = {}
        self._since: dict[str, HostedGame] = {}
        """As the tables stand after what was done since; their stored moves alone do not lead there."""
        self._read: Callable[[AsyncConnection, GameRow], Awaitable[HostedGame]] = play.read_hosted
        monkeypatch.setattr(play, "read_hosted", self._hosted)
        monkeypatch.setattr(host, "update_of", self._noting)

    def clear(self) -> None:
        """Nothing is on it any more."""
        self._placed.clear()
        self._since.clear()

    def put(self, table: str, position: Position) -> None:
        """From now on the table stands like this; whoever has it open sees it."""
        self._server.within(self._tell(table, position))

    async def _hosted(self, connection: AsyncConnection, game: GameRow) -> HostedGame:
        placed = self._placed.get(game.id)
        if placed is None:
            return await self._read(connection, game)
        return self._since.get(game.id) or HostedGame(placed.copy(), game.told)

    def _noting(self, game: GameRow, hosted: HostedGame, change: Change, now: float) -> dict[str, Any]:
        """Called with every change of a table, before it is stored."""
        if game.id in self._placed:
            self._since[game.id] = hosted
        return update_of(game, hosted, change, now)

    async def _tell(self, table: str, position: Position) -> None:
        house = self._server.house

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            # Only here, where nobody else changes the table: a bot may just be doing something at it.
            self._placed[table] = position
            self._since.pop(table, None)
            house.host.forget(table)
            await play.write_game(connection, game, to_act=position.to_move, cursor=0, turn=game.turn + 1)
            await connection.execute(delete(steps).where(steps.c.game_id == table))
            staged = replace(game, to_act=position.to_move)
            return await tables.store_change(connection, game, staged, house.services.now())

        await house.host.rearrange(table, change)
        house.host.forget(table)  # whoever read it just before it was changed may have remembered the old one


# Games played long ago


def play_through(server: Running, table: str, seed: int, days_ago: float = 0) -> None:
    """An open table becomes a finished game, with all that was told of it, in one go."""
    server.within(_play_through(server.house, table, seed, days_ago * 86_400))


async def _play_through(house: House, table: str, seed: int, ago: float) -> None:
    luck, rng, now = Luck(seed), random.Random(seed), house.services.now() - ago
    async with writing(house.engine) as connection:
        game = await play.read_game(connection, table, lock=True)
        assert game is not None
        assert game.started is None
        hosted, change = HostedGame.begin(game.setup, luck)
        row = replace(game, created=now, started=now)
        while True:
            before, row = row, _after(row, hosted, change, now)
            await play.append_moves(connection, before, change.final, now)
            await play.append_update(connection, table, row.revision, update_of(row, hosted, change, now), now)
            if hosted.is_over:
                break
            change = hosted.confirm(luck) if hosted.is_complete else hosted.step(_sensible(hosted, rng), luck)
        await play.write_game(connection, game, created=now, **{name: getattr(row, name) for name in CHANGING})
    house.host.forget(table)


def _sensible(hosted: HostedGame, rng: random.Random) -> int:
    position = hosted.position
    if hosted.seat == 0 and rng.random() > GREED:
        return choose(position, Luck(0), rng, keen=True)
    return waiter_action(position.view(position.to_move))


def _after(row: GameRow, hosted: HostedGame, change: Change, now: float) -> GameRow:
    new_run = change.kind != "step"
    return replace(
        row,
        revision=row.revision + 1,
        cursor=hosted.cursor,
        moves=row.moves + len(change.final),
        told=hosted.told if new_run else row.told,
        to_act=hosted.seat,
        turn=row.turn + new_run,
        status="over" if hosted.is_over else "running",
        finished=now + 2400 if hosted.is_over else None,
        result=result_of(hosted) if hosted.is_over else None,
    )


# Tables on which something is wrong


def time_is_up(server: Running, table: str) -> None:
    """Whoever is to act there has let the others wait too long."""
    _change_row(server, table, due=server.house.services.now() - 1)


def spoil(server: Running, table: str) -> None:
    """As if the rules had changed since: what was legal then is not any more."""

    async def work() -> None:
        async with writing(server.house.engine) as connection:
            where = (events.c.game_id == table, events.c.sequence == 5)
            await connection.execute(update(events).where(*where).values(action=0))
        server.house.host.forget(table)

    server.within(work())


def end_without_result(server: Running, table: str) -> None:
    """As if all had agreed to end it."""
    _change_row(server, table, status="ended", finished=server.house.services.now(), to_act=None)


def _change_row(server: Running, table: str, **columns: Any) -> None:
    async def work() -> None:
        async with writing(server.house.engine) as connection:
            await connection.execute(update(games).where(games.c.id == table).values(**columns))

    server.within(work())


def been_away(server: Running, table: str, seconds: float) -> None:
    """Nobody has had it open for so long, the turn has lasted as long, and the house has been open all the time."""
    before = server.house.services.now() - seconds
    _change_row(server, table, turn_since=before, started=before)

    async def work() -> None:
        async with writing(server.house.engine) as connection:
            await connection.execute(update(seats).where(seats.c.game_id == table).values(seen=before))

    server.within(work())
    server.house.absence.opened = before

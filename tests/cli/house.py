"""A house for the commands around the server: people, and games at every stage, made by the server's own code."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Sequence

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria import Luck, Setup
from grandaustria.server.db.engine import connect, writing
from grandaustria.server.db.migrate import upgrade
from grandaustria.server.db.schema import chat, outbox, reports, requests
from grandaustria.server.host import Host
from grandaustria.server.passwords import code_hash
from grandaustria.server.settings import Services
from grandaustria.server.store import people, tables
from grandaustria.server.store.play import SeatRow

NOW = 1_800_000_000.0
DAY = 86_400.0
WHOLE = 10_000
HOST, OTHER = "host", "other"
CODE = "12345-12345-12345-12345-12345"


class Builder:
    """Makes a house and the games in it."""

    def __init__(self, engine: AsyncEngine, seed: int = 1) -> None:
        numbers = itertools.count(1)
        self._engine = engine
        self._rng = random.Random(seed)
        self.services = Services(now=lambda: NOW, new_id=lambda: f"id{next(numbers)}", chance=Luck(seed))  # type: ignore[arg-type]
        self._host = Host(engine, self.services, self._nobody_listens)

    async def _nobody_listens(self, *_change: object) -> None:
        return

    async def people(self) -> None:
        """An account, and a guest who has a seat."""
        async with writing(self._engine) as connection:
            for person_id, name in ((HOST, "Sisi"), (OTHER, "Guest 1234")):
                await people.add_person(connection, person_id, name, "en", NOW - 400 * DAY)
                await people.add_session(
                    connection, f"of-{person_id}", person_id, f"token {person_id}", "a browser", NOW
                )
            secrets = {"password_hash": "some hash", "recovery_hash": code_hash(CODE)}
            await people.change_person(connection, HOST, name_key="sisi", **secrets)

    async def table(self, game_id: str, setup: Setup, decisions: int = 0, undo: bool = False) -> None:
        """A table that begins if there are decisions to be made; `undo` takes the last one back if that is possible."""
        facts = {"id": game_id, "code": f"code-{game_id}", "host_id": HOST, "public": True, "hot_seat": False}
        around = [SeatRow(0, HOST, None, False), SeatRow(1, OTHER, None, False)]
        around += [SeatRow(seat, None, "random", False) for seat in range(2, setup.players)]
        async with writing(self._engine) as connection:
            game = await tables.add_game(
                connection, setup, around[: setup.players], {**facts, "created": NOW, "title": ""}
            )
            if decisions:
                await self._host.begin(connection, game)
        for _ in range(decisions):
            if not await self._decide(game_id):
                break
        table = await self._host.table(game_id) if decisions else None
        if undo and table and table.hosted.can_undo:
            await self._host.act_for_bot(game_id, table.game.revision, "undo")

    async def _decide(self, game_id: str) -> bool:
        table = await self._host.table(game_id)
        if table.hosted.is_over:
            return False
        if table.hosted.is_complete:
            await self._host.act_for_bot(game_id, table.game.revision, "confirm")
        else:
            action = self._rng.choice(table.hosted.legal_actions())
            await self._host.act_for_bot(game_id, table.game.revision, "step", action)
        return True

    async def traces(self, game_id: str) -> None:
        """What gathers around a table: chat with a report, answered requests, sent and waiting messages."""
        message = {"id": 1, "game_id": game_id, "person_id": OTHER, "text": "[bold]You cheat[/bold]", "at": NOW - DAY}
        report = {
            "id": 1,
            "game_id": game_id,
            "person_id": HOST,
            "about_id": OTHER,
            "chat_id": 1,
            "text": "rude",
            "at": NOW,
        }
        asked = {"game_id": game_id, "person_id": HOST, "revision": 1}
        alert = {"person_id": HOST, "game_id": game_id, "channel": "mail", "address": "sisi@example.org", "body": {}}
        async with writing(self._engine) as connection:
            await connection.execute(insert(chat), [message])
            await connection.execute(insert(reports), [report])
            await connection.execute(
                insert(requests), [{**asked, "request_id": f"r{age}", "at": NOW - age * DAY} for age in (1, 100)]
            )
            sent = {"turn": 1, "next_try": NOW, "sent": NOW - 100 * DAY}
            waiting = {"turn": 2, "next_try": NOW, "sent": None}
            await connection.execute(insert(outbox), [{**alert, **row} for row in (sent, waiting)])


async def _fill(url: str, stages: Sequence[tuple[str, Setup, int, bool]]) -> None:
    engine = connect(url)
    try:
        await upgrade(engine)
        builder = Builder(engine)
        await builder.people()
        for stage in stages:
            await builder.table(*stage)
        if stages:
            await builder.traces(stages[0][0])
    finally:
        await engine.dispose()


STAGES = (
    ("running", Setup(players=2), 25, False),
    ("taken-back", Setup(players=3, staff="draft"), 40, True),
    ("over", Setup(players=2), WHOLE, False),
    ("solo", Setup(solo="easy"), 30, False),
    ("waiting", Setup(players=2), 0, False),
)


def build(url: str, stages: Sequence[tuple[str, Setup, int, bool]] = STAGES) -> None:
    """Fill an empty database."""
    asyncio.run(_fill(url, stages))

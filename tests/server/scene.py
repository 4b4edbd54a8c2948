"""A stage for tests of who may do what: tables in every condition, and people with every relation to them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from grandaustria import bots
from grandaustria.server.api.people import Door
from grandaustria.server.db.processes import metadata
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Limits, Services, Settings
from tests.server.running import GENEROUS, Json, Running, Visitor, running
from tests.server.sqlite import empty_house
from tests.waiting import eventually

TURN_SECONDS = 60
BOT = bots.names()[0]
Dump = dict[str, set[tuple[Json, ...]]]


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Stage:
    """Some people: two who play, one of them the host, and two who do not."""

    server: Running
    clock: Clock
    database: Path
    host: Visitor
    member: Visitor
    spectator: Visitor
    stranger: Visitor
    _standing: dict[tuple[str, bool], Scene] = field(default_factory=dict, init=False)

    def dump(self) -> Dump:
        """All there is in the database, but for when sessions were last seen and how often something was tried; no bot
        is about to change it."""
        self.server.within(eventually(lambda: not self.server.house.bots.driving()))
        with closing(sqlite3.connect(self.database)) as connection:
            return {
                table.name: set(connection.execute(f"SELECT {columns_of(table.name)} FROM {table.name}"))
                for table in metadata.sorted_tables
                if table.name != "tries"
            }

    def standing(self, kind: str, public: bool) -> Scene:
        """Such a table for all tests that change nothing."""
        if (kind, public) not in self._standing:
            self._standing[kind, public] = self.set(kind, public)
        return self._standing[kind, public]

    def set(self, kind: str, public: bool) -> Scene:
        """A table in some condition: open, running, late or ended."""
        form = {"players": 3 if kind == "open" else 2, "public": public, "seconds_per_turn": TURN_SECONDS}
        table = self.host.post("/tables", form, 201)
        scene = Scene(self, table["id"], table["code"], table["revision"])
        scene.revise(self.member.post(scene.path("join"), {"seat": 1, "code": scene.code}))
        if kind != "open":
            scene.revise(self.host.post(scene.path("start"), {}))
        if kind in ("late", "ended"):
            self.clock.now += TURN_SECONDS + 1
        if kind == "ended":
            body = {"choice": "end", "revision": scene.revision}
            scene.revise(scene.who("waiting").post(scene.path("late"), body))
        return scene


def columns_of(table: str) -> str:
    return ", ".join(f'"{column.name}"' for column in metadata.tables[table].columns if column.name != "seen")


@dataclass
class Scene:
    """A table, and who is who at it."""

    stage: Stage
    table: str
    code: str
    revision: int
    acting: int | None = None

    def revise(self, answer: Json) -> None:
        self.revision, self.acting = answer["revision"], answer.get("to_act", self.acting)

    def path(self, name: str) -> str:
        return f"/tables/{self.table}/{name}"

    def who(self, role: str) -> Visitor:
        """Somebody by their part; `acting` and `waiting` are the players, as it is their turn or not."""
        players = (self.stage.host, self.stage.member)
        if role in ("acting", "waiting"):
            assert self.acting is not None
            return players[self.acting if role == "acting" else 1 - self.acting]
        person: Visitor = getattr(self.stage, role)
        return person


@contextmanager
def staged(folder: Path, database: str | None = None, limits: Limits = GENEROUS) -> Iterator[Stage]:
    """People on a stage; `dump` looks only into a database file in the folder, which is where it is by default."""
    clock = Clock()
    settings = Settings(database or empty_house(folder), port=0, limits=limits)
    with running(settings, Services(now=clock)) as server:
        server.app.state.door = Door(limits, Passwords(memory_kib=64))
        people = [server.guest() for _ in range(4)]
        yield Stage(server, clock, folder / "tables.db", *people)

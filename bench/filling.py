"""Databases full of games, made without playing each of them: a few real ones are copied many times."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.server import SECRET
from grandaustria import Luck, Setup
from grandaustria.engine import PRESETS
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.play.hosted import HostedGame
from grandaustria.play.move import Move
from grandaustria.server.db.engine import connect
from grandaustria.server.db.migrate import upgrade
from grandaustria.server.store.people import token_hash
from grandaustria.server.store.tables import OWN_RULES
from grandaustria.server.visible import result_of
from grandaustria.version import __version__

Row = dict[str, Any]
LAST_ROUND = 7
AT_ONCE = 5_000
LONG_AGO = 1_700_000_000.0


@dataclass
class Played:
    """A game as far as it was played, at random."""

    setup: Setup
    hosted: HostedGame
    moves: list[Move]
    turns: int
    revisions: int

    @classmethod
    def play(cls, setup: Setup, seed: int, to_the_end: bool) -> Played:
        """A whole game, or one to the middle of a turn of its last round."""
        rng, luck = random.Random(seed), Luck(seed)
        hosted, change = HostedGame.begin(setup, luck)
        game = cls(setup, hosted, list(change.final), 1, 1)
        while not hosted.is_over:
            if not to_the_end and hosted.position.round == LAST_ROUND and hosted.cursor > 1 and not hosted.is_complete:
                break
            done = hosted.confirm(luck) if hosted.is_complete else hosted.step(rng.choice(hosted.legal_actions()), luck)
            game.moves += done.final
            game.turns += done.kind in ("end", "confirm")
            game.revisions += 1
        return game

    def told(self) -> int:
        """Events told of final moves."""
        return self.hosted.told - sum(step.told for step in self.hosted.steps[: self.hosted.cursor])

    def row(self) -> Row:
        """The columns that follow from what was played."""
        over = self.hosted.is_over
        return {
            "status": "over" if over else "running",
            "setup": json.dumps(self.setup.to_json()),
            "rules": self.setup.rules.name() or OWN_RULES,
            "players": self.setup.players,
            "revision": self.revisions,
            "cursor": self.hosted.cursor,
            "moves": len(self.moves),
            "told": self.told(),
            "to_act": self.hosted.seat,
            "turn": self.turns,
            "result": json.dumps(result_of(self.hosted)) if over else None,
        }


def open_row(setup: Setup) -> Row:
    """The same of a table that waits for people."""
    names = ("revision", "cursor", "moves", "told", "turn")
    facts = {"status": "open", "setup": json.dumps(setup.to_json()), "rules": setup.rules.name() or OWN_RULES}
    return {**facts, "players": setup.players, "to_act": None, "result": None, **dict.fromkeys(names, 0)}


def some_games(to_the_end: bool, players: Iterable[int] = (2, 3, 4)) -> list[Played]:
    """One game for each number of players and rulebook."""
    wanted = [(number, rules) for number in players for rules in PRESETS.values()]
    return [Played.play(Setup(number, rules), seed, to_the_end) for seed, (number, rules) in enumerate(wanted)]


def token(person: int) -> str:
    return f"token-of-person-{person}"


def person_id(person: int) -> str:
    return f"p{person}"


@dataclass
class Filling:
    """Writes straight into a SQLite database that no server uses yet."""

    path: Path
    _connection: sqlite3.Connection = field(init=False)

    @classmethod
    async def begin(cls, url: str) -> Filling:
        engine = connect(url, pool=1)
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()
        return cls(Path(url.removeprefix("sqlite:///")))

    def __post_init__(self) -> None:
        self._connection = sqlite3.connect(self.path)
        self._connection.execute("PRAGMA synchronous=OFF")

    def close(self) -> None:
        """All is written; nothing is analysed, as in a database nobody has looked after."""
        self._connection.commit()
        self._connection.close()

    def people(self, count: int, now: float) -> None:
        """People with a session each; nobody has to be noted as seen while it is measured."""
        self._insert("people", ({"id": person_id(i), "name": f"Guest {i}", "created": LONG_AGO} for i in range(count)))
        self._insert(
            "sessions",
            (
                {
                    "id": f"s{i}",
                    "person_id": person_id(i),
                    "token_hash": token_hash(SECRET, token(i)),
                    "created": now,
                    "seen": now,
                }
                for i in range(count)
            ),
        )

    def games(self, rows: Iterable[tuple[Row, list[int]]]) -> None:
        """Tables: their rows, and who sits there."""
        games, seats = [], []
        for row, around in rows:
            started = row["status"] != "open"
            games.append({**_COMMON, "started": row["created"] if started else None, **row})
            host = {"host_id": person_id(around[0]), "code": f"code-{row['id']}"}
            games[-1] |= host
            seats += [
                {"game_id": row["id"], "seat": seat, "person_id": person_id(person)}
                for seat, person in enumerate(around)
            ]
        self._insert("games", games)
        self._insert("seats", seats)

    def moves(self, game_id: str, played: Played) -> None:
        """What was played there."""
        self._insert(
            "events",
            (
                {"game_id": game_id, "sequence": i, "at": LONG_AGO, **move._asdict()}
                for i, move in enumerate(played.moves)
            ),
        )
        self._insert(
            "steps",
            (
                {
                    "game_id": game_id,
                    "place": i,
                    "action": step.action,
                    "outcomes": json.dumps(step.outcomes),
                    "told": step.told,
                }
                for i, step in enumerate(played.hosted.steps)
            ),
        )

    def _insert(self, table: str, rows: Iterable[Row]) -> None:
        for some in _chunks(rows):
            names = list(some[0])
            marks = ", ".join(f":{name}" for name in names)
            quoted = ", ".join(f'"{name}"' for name in names)
            self._connection.executemany(f"INSERT INTO {table} ({quoted}) VALUES ({marks})", some)


_COMMON: Row = {
    "public": True,
    "hot_seat": False,
    "engine_version": __version__,
    "numbering_version": NUMBERING_VERSION,
    "turn_since": LONG_AGO,
    "finished": None,
}


def _chunks(rows: Iterable[Row]) -> Iterator[list[Row]]:
    some: list[Row] = []
    for row in rows:
        some.append(row)
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some

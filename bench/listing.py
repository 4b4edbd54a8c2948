"""The scenario of a house with a long history: lists of tables out of very many."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote

from bench.figures import Report, Target, milliseconds
from bench.filling import LONG_AGO, Filling, Played, Row, open_row, some_games, token
from bench.scale import Run, Size
from bench.server import running
from bench.visitor import Visitor

LISTING_MS = 50.0
DAY = 86_400.0
REGULAR = 0
"""Somebody who plays much: one game in two hundred is theirs too."""
REGULAR_SHARE = 200
PUBLIC_SHARE = 3
"""One game in so many is private."""
WITH_MOVES = 100
"""Games of each kind whose moves are stored too."""
OPEN_SHARE = 30
"""There is one open table for so many running ones."""

LISTS = {
    "open tables": "/tables?status=open",
    "open tables of four": "/tables?status=open&players=4",
    "running tables": "/tables?status=running",
    "running tables, filtered": "/tables?status=running&players=2&rules=2022",
    "my games": "/me/games",
    "archive": "/archive",
    "archive, players": "/archive?players=3",
    "archive, rules": "/archive?rules=2015",
    "archive, both": "/archive?players=2&rules=2022",
    "archive, nothing found": "/archive?players=1",
    "my archive": "/archive?mine=true",
    "my archive, filtered": "/archive?mine=true&players=4",
}


@dataclass
class Crowd:
    """Who sits at which table."""

    people: int
    rng: random.Random

    def around(self, number: int, players: int) -> list[int]:
        some = self.rng.sample(range(1, self.people), players)
        return [REGULAR, *some[1:]] if number % REGULAR_SHARE == 0 else some


def _rows(size: Size, crowd: Crowd, over: list[Played], late: list[Played]) -> Iterator[tuple[Row, list[int]]]:
    for i in range(size.archived_games):
        game = over[i % len(over)]
        when = LONG_AGO + i * 60.0
        row = {"id": f"a{i}", "created": when, "finished": when + DAY, "public": i % PUBLIC_SHARE != 0, **game.row()}
        yield row, crowd.around(i, game.setup.players)
    for i in range(size.running_games):
        game = late[i % len(late)]
        when = LONG_AGO + i * 30.0
        row = {"id": f"r{i}", "created": when, "turn_since": when + 5, "public": i % PUBLIC_SHARE != 0, **game.row()}
        yield row, crowd.around(i, game.setup.players)
    for i in range(size.running_games // OPEN_SHARE):
        game = late[i % len(late)]
        yield {"id": f"o{i}", "created": LONG_AGO + i, **open_row(game.setup)}, crowd.around(i, game.setup.players)


def fill(filling: Filling, size: Size) -> int:
    """Everything at once; how many people there are."""
    over, late = some_games(to_the_end=True), some_games(to_the_end=False)
    crowd = Crowd(max(20, size.archived_games // 20), random.Random(1))
    filling.people(crowd.people, time.time())
    filling.games(_rows(size, crowd, over, late))
    for i in range(min(WITH_MOVES, size.running_games)):
        filling.moves(f"a{i}", over[i % len(over)])
        filling.moves(f"r{i}", late[i % len(late)])
    filling.close()
    return crowd.people


async def listing(run: Run) -> Report:
    size, database = run.size, run.new_database()
    run.tell(f"{size.archived_games} finished and {size.running_games} running games are written")
    people = fill(await Filling.begin(database), size)
    started = time.perf_counter()
    async with running(database, run.folder) as server:
        started = time.perf_counter() - started
        run.tell("lists are asked for")
        rng = random.Random(2)
        some = [REGULAR, *(rng.randrange(people) for _ in range(4))]
        visitors = [server.visitor(token(person)) for person in some]
        for visitor in visitors:
            await visitor.get("/me")
        found = {name: milliseconds(await _asked(visitors, path, size.asked)) for name, path in LISTS.items()}
        for visitor in visitors:
            visitor.close()
    figures = {"archived": size.archived_games, "running": size.running_games, "start_seconds": round(started, 1)}
    return Report(
        f"lists out of {size.running_games} running and {size.archived_games} archived games",
        {**figures, "lists_ms": found},
        tuple(Target(f"p95 of {name}", times["p95"], LISTING_MS, "ms") for name, times in found.items()),
    )


async def _asked(visitors: list[Visitor], path: str, times: int) -> list[float]:
    """Page after page, by one person after the other; from the first again after the last."""
    took: list[float] = []
    following: dict[int, str | None] = {}
    for i in range(times):
        who = i % len(visitors)
        cursor = following.get(who)
        more = f"{'&' if '?' in path else '?'}cursor={quote(cursor)}" if cursor else ""
        started = time.perf_counter()
        page = await visitors[who].get(path + more)
        took.append(time.perf_counter() - started)
        following[who] = page["next"]
    return took

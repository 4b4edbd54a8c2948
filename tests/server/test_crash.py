"""Killed at any moment, the server has kept all it had granted, nothing twice, and everybody can go on."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from grandaustria import PRESETS, Game, Setup
from grandaustria.play.hosted import HostedGame
from tests.server.driving import Doing, Table, check_same, seat_people
from tests.server.processes import Process, process
from tests.server.test_whole_games import stored_moves

SETUP = Setup(2, PRESETS["de2015"], "day", "draft")
LONGEST_LIFE, LIVES = 0.7, 3
GONE = (httpx.TransportError, ConnectionClosed, ConnectionError, TimeoutError)


@pytest.fixture
def victim(database: str, tmp_path: Path) -> Iterator[Process]:
    with process(database, tmp_path / "server.log") as server:
        yield server


class Endangered(Table):
    """A table at a server that may be gone at any moment."""

    granted: Doing | None = None
    answer: object = None
    """What was answered to the request granted last: the update, and the state."""
    wanted: Doing | None = None

    def step(self) -> None:
        """As ever, but what was asked for and not answered is remembered."""
        self.wanted = self.wanted or self.intend()
        self.answer = self.send(self.wanted)
        self.granted, self.wanted = self.wanted, None
        self.done.append(self.granted)
        self.hear(self.granted.revision)

    def return_after_crash(self) -> None:
        """Everybody comes back and asks for what they have missed."""
        for client in self.clients:
            with suppress(*GONE):
                client.disconnect()
            client.catch_up()
        assert len({client.seen for client in self.clients}) == 1, "clients differ about what happened"

    def check_nothing_lost_or_doubled(self) -> None:
        """Whatever was granted stands; what was not answered happened once or not at all."""
        granted = self.granted.revision if self.granted else 0
        unanswered = self.wanted.revision if self.wanted else granted
        assert granted <= self.revision <= max(granted, unanswered)
        if self.granted and not self.wanted:
            assert self.send(self.granted) == self.answer  # asked once more: answered as the first time
        if self.wanted:
            self.send(self.wanted)
            self.send(self.wanted)
            self.done.append(self.wanted)
            self.granted, self.wanted = None, None
        for client in self.clients:
            client.catch_up()
        assert self.revision == max(granted, unanswered)


def play_until_killed(table: Endangered, server: Process, rng: random.Random) -> None:
    """Play as fast as can be; somewhere in between the server is gone."""
    killer = threading.Timer(rng.random() * LONGEST_LIFE, server.kill)
    killer.start()
    try:
        with suppress(*GONE):
            table.play()
    finally:
        killer.join()


def survive(table: Endangered, server: Process, rng: random.Random) -> None:
    table.connect()
    play_until_killed(table, server, rng)
    server.start()
    table.return_after_crash()
    table.check_nothing_lost_or_doubled()


def endangered(server: Process, seed: int) -> Endangered:
    table = seat_people([server.visitor() for _ in range(SETUP.players)], SETUP, seed)
    return Endangered(table.clients, seed)


def check_replay(table: Table, database: str) -> None:
    """All that is stored is a game by the rules, in which everything happened once."""
    client = table.clients[0]
    moves = stored_moves(database, client.table)
    game = HostedGame.restore(SETUP, [move.action for move in moves], [], 0, 0)
    assert game.seat == client.state["run"]["seat"]
    if table.is_over:
        assert list(Game.from_record(client.visitor.get(client.path("record"))).log) == moves
    revisions = [update["revision"] for update in client.ask_updates(0)]
    assert revisions == list(range(1, len(revisions) + 1))
    table.disconnect()


def test_killed_again_and_again(victim: Process, database: str) -> None:
    rng = random.Random(7)
    table = endangered(victim, seed=7)
    for _ in range(LIVES):
        survive(table, victim, rng)
    check_replay(table, database)


def test_every_kind_of_request_repeated_after_a_crash(victim: Process, database: str) -> None:
    """What was granted once is granted again after the crash, without a second effect."""
    table = endangered(victim, seed=3)
    table.back = 0.5
    kinds: dict[str, Doing] = {}
    while len(kinds) < 4:
        table.step()
        assert table.granted is not None
        kinds[table.granted.kind] = table.granted
    revision = table.revision
    victim.kill()
    victim.start()
    for doing in kinds.values():
        accepted, _ = table.send(doing)
        check_same(accepted, table.at(doing.seat).updates[doing.revision - 1])
    table.return_after_crash()
    assert table.revision == revision
    check_replay(table, database)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_among_crashes(victim: Process, database: str, seed: int) -> None:
    rng = random.Random(seed)
    table = endangered(victim, seed)
    while not table.is_over:
        survive(table, victim, rng)
    check_replay(table, database)

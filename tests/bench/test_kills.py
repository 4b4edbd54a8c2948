"""Kills: what a server has granted is written down, and whatever becomes of it later is found."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.kills import killed
from bench.ledger import FAULTS, Asked, Faults, Ledger
from bench.scale import SIZES, Run
from grandaustria import CHANCE, Game, Setup
from tests.server.postgresql import running_cluster

Json = dict[str, Any]
PEOPLE, BOT = 0, 1


def update(revision: int, seat: int = PEOPLE, kind: str = "step", **more: Any) -> Json:
    event = {"index": revision, "name": "takes-guest", "arguments": {"guest": revision}}
    return {"revision": revision, "kind": kind, "seat": seat, "events": [event], **more}


def asked(revision: int, kind: str = "actions", action: int = 7) -> Asked:
    """What leads to this revision."""
    return Asked(PEOPLE, kind, {"revision": revision - 1, "request_id": str(revision), "action": action})


@pytest.fixture
def ledger() -> Ledger:
    """The game has begun, its first player was granted two steps, a bot has made one."""
    found = Ledger("table", [BOT], Faults())
    for revision in (2, 3):
        found.grant(asked(revision), update(revision))
    return found


def compare(ledger: Ledger, log: list[Json]) -> bool:
    """When nothing was told since the log was asked for."""
    return ledger.compare(log, set(ledger.told))


LOG = [update(1, CHANCE, "begin"), update(2), update(3), update(4, BOT)]


def test_what_was_granted_is_there_once_and_in_order(ledger: Ledger) -> None:
    compare(ledger, LOG)
    assert not ledger.faults.counts


WRONG = {
    "the last is gone": (LOG[:2], {"lost": 1}),
    "one in between is gone": ([LOG[0], *LOG[2:]], {"lost": 1}),
    "all is gone": ([], {"lost": 2}),
    "one stands there twice": ([*LOG[:3], LOG[2], LOG[3]], {"doubled": 1}),
    "one was done once more": ([*LOG, update(5)], {"doubled": 1}),
    "another order": ([LOG[0], LOG[2], LOG[1], LOG[3]], {"changed": 1}),
    "another kind": ([*LOG[:2], update(3, kind="undo"), LOG[3]], {"changed": 1}),
    "another player": ([*LOG[:2], update(3, BOT), LOG[3]], {"changed": 1}),
}


@pytest.mark.parametrize(("log", "faults"), WRONG.values(), ids=WRONG)
def test_what_became_of_it_is_found(ledger: Ledger, log: list[Json], faults: dict[str, int]) -> None:
    compare(ledger, log)
    assert ledger.faults.counts == faults
    assert len(ledger.faults.words) == sum(faults.values())


@pytest.mark.parametrize("done", [True, False])
def test_what_was_not_answered_was_done_or_not(ledger: Ledger, done: bool) -> None:
    ledger.under_way = asked(5)
    assert compare(ledger, [*LOG, update(5)] if done else LOG) == done
    ledger.grant(asked(5), update(5))
    compare(ledger, [*LOG, update(5)])
    assert not ledger.faults.counts


def test_asked_again_it_is_neither_done_twice_nor_refused(ledger: Ledger) -> None:
    ledger.under_way = asked(5)
    ledger.grant(asked(5), update(6))
    ledger.refuse(asked(5), "stale")
    assert ledger.faults.counts == {"doubled": 1, "refused": 1}


def test_a_socket_tells_everything_once(ledger: Ledger) -> None:
    ledger.tell_in_order(LOG[3], 3)
    assert not ledger.faults.counts
    ledger.tell_in_order(LOG[3], 4)
    ledger.tell_in_order(update(7, BOT), 4)
    assert ledger.faults.counts == {"untold": 2}
    compare(ledger, [*LOG, update(5, BOT), update(6, BOT)])
    assert ledger.faults.counts == {"untold": 2, "lost": 1}  # somebody was told of 7


def test_what_is_told_after_the_log_was_asked_for_need_not_be_in_it(ledger: Ledger) -> None:
    known = set(ledger.told)
    ledger.tell_in_order(update(5, BOT), 4)
    ledger.compare(LOG, known)
    assert not ledger.faults.counts


def test_what_depends_on_who_asks_is_not_compared(ledger: Ledger) -> None:
    other = update(3)
    other["events"][0]["arguments"] = {}
    compare(ledger, [*LOG[:2], other, LOG[3]])
    assert not ledger.faults.counts


# Records


def played(seed: int) -> tuple[Game, Ledger]:
    """A whole game of two, in which nearly every fourth step is taken back and done again, and what was granted."""
    game, rng, ledger = Game(Setup(2), seed), random.Random(seed), Ledger("table", [], Faults())
    revision = 1
    while not game.is_over:
        seat, action = game.to_move, rng.choice(game.legal_actions())
        game.play(action)
        for kind in ("actions", "undo", "redo") if rng.random() < 0.25 else ("actions",):
            body = {"revision": revision, "request_id": str(revision), "action": action}
            revision += 1
            ledger.asked[revision] = Asked(seat, kind, body)
    return game, ledger


@pytest.fixture(scope="module")
def whole() -> tuple[Game, dict[int, Asked]]:
    game, ledger = played(1)
    return game, ledger.asked


@pytest.fixture
def finished(whole: tuple[Game, dict[int, Asked]]) -> tuple[Json, Json, Ledger]:
    """Its record, its state, and a ledger that is nobody else's."""
    game, granted = whole
    ledger = Ledger("table", [], Faults())
    ledger.asked = dict(granted)
    record: Any = game.record()
    return record, {"position": game.position.to_json()}, ledger


def test_a_record_holds_what_was_granted(finished: tuple[Json, Json, Ledger]) -> None:
    record, state, ledger = finished
    ledger.check_record(record, state)
    assert not ledger.faults.counts


def test_a_record_with_more_or_less_is_found(finished: tuple[Json, Json, Ledger]) -> None:
    record, state, ledger = finished
    first = ledger.asked.pop(min(ledger.asked))
    ledger.check_record(record, state)
    assert ledger.faults.counts == {"doubled": 1}
    ledger.asked[1], ledger.asked[2] = first, first
    ledger.check_record(record, state)
    assert ledger.faults.counts == {"doubled": 1, "lost": 1}


def test_a_record_in_another_order_or_for_another_position_is_found(finished: tuple[Json, Json, Ledger]) -> None:
    record, _, ledger = finished
    first, last = min(ledger.asked), max(ledger.asked)
    ledger.asked[first], ledger.asked[last] = ledger.asked[last], ledger.asked[first]
    ledger.check_record(record, {"position": None})
    assert ledger.faults.counts == {"changed": 2}


# Kills


def check(figures: Json, kills: int) -> None:
    """The last kill comes when all is over."""
    assert figures["kills"] == kills + 1
    assert figures["acknowledged"] > 0
    assert figures["games"] > 0
    assert [figures[kind] for kind in (*FAULTS, "server_errors", "ended_by_themselves")] == [0] * 7, figures["faults"]


def test_people_play_on_at_a_server_that_is_killed(tmp_path: Path) -> None:
    run = Run(replace(SIZES["tiny"], kills=2), tmp_path, lambda text: None)
    check(asyncio.run(killed(run, run.new_database(), 1)), 2)


@pytest.mark.long
@pytest.mark.parametrize("database", ["postgresql"])
def test_they_do_at_two_processes(database: str, tmp_path: Path) -> None:
    run = Run(replace(SIZES["usual"], kills=20), tmp_path, lambda text: None)
    with running_cluster() as cluster, cluster.database() as address:
        check(asyncio.run(killed(run, address, 2)), 20)

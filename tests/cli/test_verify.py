"""`gah verify`: a clean house passes, and whatever was tampered with is found."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from grandaustria import Setup
from grandaustria.server.db.engine import connect
from grandaustria.server.verify import Checked, verify
from tests.cli.house import WHOLE, build
from tests.cli.running import Gah, Outcome


def change(url: str, statement: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
        assert connection.execute(statement).rowcount > 0


def ask(url: str, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        return connection.execute(question).fetchall()


def verified(gah: Gah, url: str, more: str = "") -> Outcome:
    return gah(f"verify --database {url} --json {more}")


def test_a_clean_house_passes(gah: Gah, house: str) -> None:
    outcome = verified(gah, house)
    assert (outcome.status, outcome.errors) == (0, "")
    found = outcome.data
    assert (found["games"], found["differing"], found["frozen"], found["differences"]) == (5, 0, 0, [])
    assert gah(f"verify --database {house}").output.endswith("all replay as they were stored\n")


TAMPERED = {
    "UPDATE events SET notation = 'die 6' WHERE game_id = 'running' AND sequence = 3": ("running", "event 3", "die 6"),
    "UPDATE events SET seat = 1 WHERE game_id = 'running' AND sequence = 0": ("running", "event 0, seat", 1),
    "UPDATE events SET action = 999 WHERE game_id = 'over' AND sequence = 40": ("over", "event 40", None),
    "DELETE FROM events WHERE game_id = 'over' AND sequence = 7": ("over", "moves", None),
    "UPDATE events SET sequence = 9999 WHERE game_id = 'over' AND sequence = 7": ("over", "event 7", None),
    "UPDATE games SET moves = moves + 1 WHERE id = 'solo'": ("solo", "moves", None),
    "UPDATE games SET told = told + 1 WHERE id = 'over'": ("over", "events told", None),
    "UPDATE games SET to_act = 3 WHERE id = 'running'": ("running", "seat to act", 3),
    "UPDATE games SET cursor = 99 WHERE id = 'taken-back'": ("taken-back", "cursor", 99),
    "UPDATE games SET status = 'over' WHERE id = 'running'": ("running", "over", True),
    "UPDATE games SET result = '{}' WHERE id = 'over'": ("over", "result", {}),
    "UPDATE games SET setup = '{\"players\": 9}' WHERE id = 'solo'": ("solo", "set-up", {"players": 9}),
    "UPDATE games SET numbering_version = 0 WHERE id = 'solo'": ("solo", "numbering of actions", 0),
    "UPDATE games SET moves = 1, status = 'open' WHERE id = 'running'": ("running", "moves", None),
    "UPDATE steps SET action = 999 WHERE game_id = 'taken-back'": ("taken-back", "tentative step 0", "action 999"),
    "UPDATE steps SET told = 7 WHERE game_id = 'taken-back'": ("taken-back", "tentative step 0, events told", 7),
    "UPDATE steps SET place = place + 7 WHERE game_id = 'taken-back'": ("taken-back", "tentative step 0", "place 7"),
}


@pytest.mark.parametrize("statement", TAMPERED)
def test_what_was_tampered_with_is_found(gah: Gah, house: str, statement: str) -> None:
    game, where, stored = TAMPERED[statement]
    change(house, statement)
    outcome = verified(gah, house)
    assert outcome.status == 1
    assert outcome.errors == "gah verify: 1 of 5 games differ\n"
    found = {difference["where"]: difference for difference in outcome.data["differences"]}
    assert {difference["game"] for difference in found.values()} == {game}
    assert where in found
    assert stored is None or found[where]["stored"] == stored
    assert found[where]["stored"] != found[where]["replayed"]


def test_differences_are_said_in_lines(gah: Gah, house: str) -> None:
    change(house, "UPDATE events SET notation = 'die 6' WHERE game_id = 'running' AND sequence = 3")
    lines = gah(f"verify --database {house}").output.splitlines()
    assert lines[0].startswith("running (running): event 3: stored die 6, replayed ")
    assert lines[1].endswith(": 1 differ")


def test_the_quick_look_does_not_tell_the_moves(gah: Gah, house: str) -> None:
    change(house, "UPDATE games SET told = told + 1 WHERE id = 'over'")
    assert verified(gah, house, "--quick").status == 0
    assert verified(gah, house).status == 1


def test_nothing_is_altered(gah: Gah, house: str) -> None:
    change(house, "UPDATE events SET notation = 'die 6' WHERE game_id = 'running' AND sequence = 3")
    questions = [f"SELECT * FROM {table} ORDER BY 1, 2" for table in ("games", "events", "steps", "updates")]
    before = [ask(house, question) for question in questions]
    verified(gah, house)
    assert [ask(house, question) for question in questions] == before


def test_freezing_marks_the_game_and_nothing_else(gah: Gah, house: str) -> None:
    change(house, "UPDATE events SET notation = 'die 6' WHERE game_id = 'running' AND sequence = 3")
    rest = "SELECT id, revision, moves, cursor, told, to_act, result FROM games ORDER BY id"
    before = ask(house, rest)
    assert verified(gah, house, "--freeze").data["frozen"] == 1
    assert ask(house, rest) == before
    ((status, reason),) = ask(house, "SELECT status, frozen_reason FROM games WHERE id = 'running'")
    assert status == "frozen"
    assert str(reason).startswith("event 3: stored die 6")
    again = verified(gah, house)
    assert (again.status, again.data["frozen"], again.data["differing"]) == (0, 1, 0)
    assert again.data["differences"][0]["status"] == "frozen"


def test_a_frozen_game_that_replays_again_can_be_thawed(gah: Gah, house: str) -> None:
    change(house, "UPDATE games SET status = 'frozen', frozen_reason = 'x' WHERE id IN ('running', 'over')")
    for game in ("running", "over"):
        told = f"SELECT json_extract(data, '$.status') FROM updates WHERE game_id = '{game}' ORDER BY revision"
        before = ask(house, told)
        assert gah(f"admin --database {house} thaw-table {game}").status == 0
        assert ask(house, told) == [*before, (game,)]
        assert ask(house, f"SELECT status, frozen_reason FROM games WHERE id = '{game}'") == [(game, None)]
    assert verified(gah, house).status == 0
    assert gah(f"admin --database {house} thaw-table running").errors.endswith("is running, not frozen\n")
    change(house, "UPDATE games SET status = 'frozen' WHERE id = 'over'")
    change(house, "UPDATE events SET notation = 'die 6' WHERE game_id = 'over' AND sequence = 3")
    assert "does not replay with this version: event 3" in gah(f"admin --database {house} thaw-table over").errors


def test_a_game_whose_shared_luck_has_gone_stays_frozen(gah: Gah, house: str) -> None:
    """It could not go on; with the secret of its event it can."""
    change(house, "UPDATE games SET status = 'frozen', luck_id = 'event' WHERE id IN ('running', 'over')")
    refused = gah(f"admin --database {house} thaw-table running")
    assert refused.errors.endswith("their event is over: it cannot go on\n")
    assert ask(house, "SELECT status FROM games WHERE id = 'running'") == [("frozen",)]
    assert gah(f"admin --database {house} thaw-table over").status == 0
    change(house, "INSERT INTO shared_luck VALUES ('event', zeroblob(32), 0)")
    assert gah(f"admin --database {house} thaw-table running").status == 0


def test_processes_find_the_same(tmp_path: Path, built_house: Path) -> None:
    """More games than one batch holds, checked in other processes."""
    url = f"sqlite:///{tmp_path.as_posix()}/many.db"
    shutil.copy(built_house, tmp_path / "many.db")
    with closing(sqlite3.connect(tmp_path / "many.db")) as connection, connection:
        multiply(connection, 60)
    change(url, "UPDATE events SET notation = 'die 6' WHERE game_id = 'running-17' AND sequence = 3")
    alone, together = (asyncio.run(gather(url, processes)) for processes in (1, 2))
    assert sum(checked.games for checked in together) == sum(checked.games for checked in alone) == 125
    found = [difference.to_json() for checked in together for difference in checked.differences]
    assert [(difference["game"], difference["where"]) for difference in found] == [("running-17", "event 3")]
    assert json.dumps(found) == json.dumps([d.to_json() for checked in alone for d in checked.differences])


def multiply(connection: sqlite3.Connection, times: int) -> None:
    """Copies of two of the games under other ids."""
    for table, key in (("games", "id"), ("events", "game_id"), ("steps", "game_id")):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        for number in range(times):
            renamed = [f"{name} || '-{number}'" if name in (key, "code") else name for name in columns]
            connection.execute(
                f"INSERT INTO {table} SELECT {', '.join(renamed)} FROM {table} WHERE {key} IN ('running', 'taken-back')"
            )


async def gather(url: str, processes: int) -> list[Checked]:
    engine = connect(url)
    try:
        return [checked async for checked in verify(engine, processes)]
    finally:
        await engine.dispose()


@pytest.fixture(scope="module")
def all_stages(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = f"sqlite:///{tmp_path_factory.mktemp('stages').as_posix()}/house.db"
    games = [
        (f"{setup.players}-{setup.staff}-{setup.solo}-{moves}", setup, moves, moves % 2 == 0)
        for setup in (Setup(players=2), Setup(players=4, hotels="day", staff="draft"), Setup(solo="hard"))
        for moves in (1, 7, 20, 55, WHOLE)
    ]
    build(url, games)
    return url


def test_games_of_every_kind_pass_at_every_stage(gah: Gah, all_stages: str) -> None:
    outcome = verified(gah, all_stages)
    assert (outcome.data["games"], outcome.data["differences"]) == (15, [])


def test_an_empty_file_is_no_database(gah: Gah, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    outcome = gah(f"verify --database sqlite:///{tmp_path.as_posix()}/empty.db")
    assert (outcome.status, outcome.errors) == (1, "gah verify: the database: no such table: games\n")

"""`gah watch` and `gah replay`: whole games as readable logs, in every variant."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from grandaustria import CHANCE, Score, Setup, bots
from grandaustria.bots import Budget
from grandaustria.cards import STAFF
from grandaustria.cli import watch
from grandaustria.languages import LANGUAGES
from grandaustria.play import Game
from grandaustria.texts import text
from grandaustria.texts.describe import staff_name
from tests.bots.tables import VARIED_TABLES, table_name
from tests.cli.running import Gah


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_watch_every_table(gah: Gah, setup: Setup) -> None:
    people = f"--solo {setup.solo}" if setup.solo else f"--players {setup.players}"
    line = f"{people} --rules {setup.rules.name()} --hotels {setup.hotels} --staff {setup.staff}"
    status, output, errors = gah(f"watch {line} --bots waiter --seed 5")
    assert (status, errors) == (0, "")
    assert all(f"Round {number} begins" in output for number in range(1, 8))
    totals = output.split(text("source-total"))[-1].split()
    game = watch.play_game(setup, ("waiter",) * setup.players, 5)
    assert totals == [str(score.total) for score in game.scores()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_watch_in_every_language(gah: Gah, language: str) -> None:
    status, output, _ = gah(f"watch --players 3 --bots waiter --language {language}")
    assert status == 0
    assert text("title-scores", language) in output


def test_same_seed_same_game(gah: Gah) -> None:
    assert gah("watch --seed 4").output == gah("watch --seed 4").output
    assert gah("watch --seed 4").output != gah("watch --seed 5").output


def test_each_seat_its_own_bot() -> None:
    game = watch.play_game(Setup(players=2), ("waiter", "random"), 6)
    position, waiter = game.start, bots.get("waiter")
    as_waiter: dict[int, set[bool]] = {0: set(), 1: set()}
    for move in game.log:
        if move.seat != CHANCE:
            choice = waiter.choose(position.view(move.seat), Budget(), Random(0))
            as_waiter[move.seat].add(choice == move.action)
        position.apply(move.action)
    assert as_waiter == {0: {True}, 1: {True, False}}


def dealt_names(output: str) -> set[str]:
    setup_part = output.split("Round 1 begins")[0]
    return {name for staff in STAFF if (name := staff_name(staff.number)) in setup_part}


def test_watch_shows_all_hands_and_a_seat_only_its_own(gah: Gah) -> None:
    everything, one, two = (dealt_names(gah(f"watch --seed 8 {seat}").output) for seat in ("", "--seat 1", "--seat 2"))
    assert one != two
    assert one | two == everything
    assert len(one) == len(two) == 6


def test_watch_waits_between_lines(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("time.sleep", waits.append)
    gah("watch --delay 0.5")
    assert set(waits) == {0.5}
    assert len(waits) > 100


def test_scores_leave_out_what_gave_nothing(gah: Gah) -> None:
    game = watch.play_game(Setup(players=2), ("random",) * 2, 1)
    table = gah("watch --seed 1").output.split(text("title-scores"))[-1]
    for source in Score._fields:
        gave = any(getattr(score, source) for score in game.scores())
        assert (text(f"source-{source}") in table) is gave


@pytest.fixture
def record(gah: Gah, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    assert gah(f"watch --players 2 --bots waiter --seed 3 --record {path}").status == 0
    return path


def sentences(output: str) -> list[str]:
    """The log without the names, the rules under headings and the scores."""
    log = output.split(text("title-scores"))[0]
    for seat in ("1", "2"):
        log = log.replace(f"Waiter {seat}", "X").replace(f"Player {seat}", "X")
    return [line.strip("─ ") for line in log.splitlines() if line.strip("─ ")]


def test_replay_tells_the_same_game(gah: Gah, record: Path) -> None:
    watched, replayed = gah("watch --players 2 --bots waiter --seed 3"), gah(f"replay {record}")
    assert replayed.status == 0
    assert sentences(replayed.output) == sentences(watched.output)
    assert replayed.output.split(text("source-total"))[-1] == watched.output.split(text("source-total"))[-1]


@pytest.mark.parametrize("decisions", [0, 1, 20, 100_000])
def test_replay_to_a_decision(gah: Gah, record: Path, decisions: int) -> None:
    whole = sentences(gah(f"replay {record}").output)
    part = sentences(gah(f"replay {record} --to {decisions}").output)
    assert part == whole[: len(part)]
    assert (len(part) < len(whole)) is (decisions < 1000)


def test_replay_as_a_seat(gah: Gah, record: Path) -> None:
    assert sentences(gah(f"replay {record} --seat 2").output) == sentences(
        gah("watch --players 2 --bots waiter --seed 3 --seat 2").output
    )


def test_replay_of_an_unfinished_game(gah: Gah, tmp_path: Path) -> None:
    game, path = Game(Setup(players=2), seed=9), tmp_path / "begun.json"
    game.play(game.legal_actions()[0])
    game.save(path)
    status, output, _ = gah(f"replay {path}")
    assert status == 0
    assert dealt_names(output) == set()
    assert len(dealt_names(gah(f"replay {path} --seat 1").output)) == 6


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "{path}: No such file"),
        ("not json", "{path}: this is not JSON"),
        ("{}", "{path}: format"),
    ],
)
def test_replay_refuses_what_is_no_record(gah: Gah, tmp_path: Path, content: str | None, reason: str) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_text(content)
    status, output, errors = gah(f"replay {path}")
    assert (status, output) == (1, "")
    assert len(errors.splitlines()) == 1
    assert errors.startswith(f"gah replay: {reason.format(path=path)}")


def test_replay_refuses_a_changed_record(gah: Gah, record: Path) -> None:
    data = json.loads(record.read_text())
    data["result"]["scores"][1]["guests"] += 1
    record.write_text(json.dumps(data))
    status, _, errors = gah(f"replay {record}")
    assert status == 1
    assert f"{record}: result, scores, seat 2, guests: the record says" in errors
    assert len(errors) < 200 + len(str(record))


@pytest.mark.parametrize(
    "line", ["watch --seat 3", "watch --seat 0", "replay {record} --seat 3", "replay {record} --to -1"]
)
def test_wrong_numbers(gah: Gah, record: Path, line: str) -> None:
    assert gah(line.format(record=record)).status == 2


def test_a_record_from_standard_input(gah: Gah, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = gah(f"replay {record}").output
    for content, status, said in (
        (record.read_bytes(), 0, ""),
        (b"not json", 1, "gah replay: standard input: this is not JSON"),
    ):
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(content)))
        outcome = gah("replay -")
        assert (outcome.status, outcome.output) == (status, told if status == 0 else "")
        assert outcome.errors.startswith(said)


@pytest.mark.parametrize(("place", "reason"), [("missing/game.json", "No such file"), (".", "Is a directory")])
def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    gah: Gah, tmp_path: Path, place: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "play_game", None)
    status, output, errors = gah(f"watch --record {tmp_path / place}")
    assert (status, output) == (1, "")
    assert reason in errors
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_told_even_if_its_record_fails(gah: Gah, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", full)
    status, output, errors = gah(f"watch --record {tmp_path / 'game.json'}")
    assert (status, errors) == (1, "gah watch: game.json: No space left on device\n")
    assert text("title-scores") in output


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device", "game.json")

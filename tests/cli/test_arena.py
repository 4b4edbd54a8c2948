"""`gah arena` and `gah bots`: the figures as data and as a table, a match in parts, an early end that is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grandaustria import Setup, bots
from grandaustria.arena import Match, report_on, run_match
from grandaustria.cli import arena
from tests.cli.running import Gah

MATCH = "arena --bots waiter,random --seed 3 --workers 1"
KEYS = {"bot", "games", "wins", "win_rate", "ci", "mean_score", "seconds_per_turn"}


def test_json_has_the_figures_of_every_bot(gah: Gah) -> None:
    status, output, errors = gah(f"{MATCH} --games 6 --json")
    assert (status, errors) == (0, "")
    data = json.loads(output)
    assert [entry["bot"] for entry in data["results"]] == ["waiter", "random"]
    for entry in data["results"]:
        assert set(entry) >= KEYS
        assert entry["games"] == 6
        assert entry["ci"][0] <= entry["win_rate"] <= entry["ci"][1]
        assert sum(entry["by_source"].values()) == pytest.approx(entry["mean_score"], abs=0.1)
    waiter, random = data["results"]
    assert waiter["wins"] + random["wins"] == 6
    assert waiter["rating"] > random["rating"]


def test_three_sit_at_one_table(gah: Gah) -> None:
    data = gah("arena --bots waiter,random --players 3 --games 3 --workers 1 --json").data
    assert [(entry["bot"], entry["games"]) for entry in data["results"]] == [("waiter", 3), ("random", 6)]


def test_a_bot_against_itself(gah: Gah) -> None:
    data = gah("arena --bots waiter,waiter --games 2 --workers 1 --json").data
    assert [(entry["bot"], entry["games"], entry["win_rate"]) for entry in data["results"]] == [("waiter", 4, 0.5)]
    assert data["mean_winner"] > data["results"][0]["mean_score"]


def test_a_match_in_parts(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    gah(f"{MATCH} --games 2 --file {file}")
    parts = gah(f"{MATCH} --games 4 --file {file} --json").data
    whole = gah(f"{MATCH} --games 4 --json").data
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    assert [entry["mean_score"] for entry in parts["results"]] == [entry["mean_score"] for entry in whole["results"]]


def test_a_file_of_another_match_is_refused(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    gah(f"{MATCH} --games 1 --file {file}")
    status, _, errors = gah(f"arena --bots waiter,random --seed 4 --games 1 --workers 1 --file {file}")
    assert status == 1
    assert "holds another match" in errors


def test_an_early_end_is_said(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "ENOUGH", 6)
    status, output, _ = gah(f"{MATCH} --games 50 --until 0.5")
    assert status == 0
    assert "6 games, stopped early of 50" in output


def test_it_is_clear_after_the_same_games_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "ENOUGH", 6)
    outcomes = run_match(Match(Setup(players=2), 3), ("waiter", "random"), 12, workers=1)
    clear = [arena.clear_after(order, "waiter", 0.5) for order in (outcomes, outcomes[::-1])]
    assert clear[0] == clear[1] == 6
    assert arena.clear_after(outcomes[:3] + outcomes[4:], "waiter", 0.5) is None
    assert arena.clear_after(outcomes, "random", 0.5) is None


def test_a_cluster_needs_its_package(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    status, _, errors = gah(f"{MATCH} --games 1 --ray auto")
    assert status == 2
    assert "the package ray is not installed" in errors


def test_an_interrupted_match_says_how_to_go_on(gah: Gah, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run_match", interrupted)
    status, _, errors = gah(f"{MATCH} --file {tmp_path}/match.jsonl")
    assert status == 130
    assert "goes on from" in errors


def test_the_levels(gah: Gah) -> None:
    listed = gah("bots --json").data
    assert tuple(entry["bot"] for entry in listed) == bots.names()
    measured = [entry["rating"] for entry in listed if "rating" in entry]
    assert measured == sorted(measured)
    assert len(measured) > 3
    table = gah("bots").output
    for entry in listed:
        assert entry["bot"] in table
    for rating in measured:
        assert f"{rating:+d}" in table


def test_a_level_without_figures(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one is listed before it has been measured."""
    monkeypatch.setattr("grandaustria.cli.bots.measured", dict)
    assert [set(entry) for entry in gah("bots --json").data] == [{"bot"}] * len(bots.names())
    assert gah("bots").output.split().count("-") == 3 * len(bots.names())


def test_a_match_as_a_drawing(gah: Gah, tmp_path: Path) -> None:
    file, games = tmp_path / "match.svg", tmp_path / "match.jsonl"
    status, _, errors = gah(f"{MATCH} --games 4 --file {games} --svg {file}")
    assert (status, errors) == (0, "")
    outcomes = run_match(Match(Setup(), 3), ("waiter", "random"), 4, 1, games)
    assert file.read_text(encoding="utf-8") == report_on(outcomes).drawn()


def test_a_drawing_that_cannot_be_written_is_refused_before_the_match(
    gah: Gah, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "run_match", None)
    status, output, errors = gah(f"{MATCH} --svg {tmp_path}")
    assert (status, output) == (1, "")
    assert "Is a directory" in errors

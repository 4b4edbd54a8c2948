"""`gah simulate`: the figures, and the digest that never depends on threads or chunks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grandaustria import Setup
from grandaustria.arena import Series, Totals, play_series
from grandaustria.arena.series import NATIVE
from grandaustria.cli import simulate
from grandaustria.engine import simulate as native
from tests.bots.tables import EVERY_TABLE, table_name
from tests.cli.running import Gah
from tests.cli.test_watch import full

KEYS = ["games", "workers", "seconds", "games_per_second", "decisions_per_game", "mean_score", "mean_winner", "digest"]


def test_json_has_exactly_these_keys(gah: Gah) -> None:
    status, output, errors = gah("simulate --players 4 --games 50 --seed 1 --bots random --json")
    assert (status, errors) == (0, "")
    assert output.startswith("{\n")
    data = gah("simulate --players 4 --games 50 --seed 1 --bots random --json").data
    assert list(data) == KEYS
    assert data["games"] == 50
    assert data["games_per_second"] == pytest.approx(50 / data["seconds"])
    assert len(data["digest"]) == 16
    assert int(data["digest"], 16) >= 0


def test_figures_are_those_of_the_games(gah: Gah) -> None:
    games, decisions, score, winner, digest = native(Setup(players=3), 5, 0, 40, ["waiter", "random", "random"])
    data = gah("simulate --players 3 --games 40 --seed 5 --bots waiter,random,random --json").data
    assert data["decisions_per_game"] == decisions / games
    assert data["mean_score"] == score / (3 * games)
    assert data["mean_winner"] == winner / games
    assert data["digest"] == f"{digest:016x}"


@pytest.mark.parametrize("bot", NATIVE)
def test_digest_is_the_same_for_any_number_of_threads(gah: Gah, bot: str) -> None:
    line = f"simulate --players 2 --games 60 --seed 2 --bots {bot} --json"
    digests = {gah(f"{line} --workers {workers}").data["digest"] for workers in (1, 2, 3, 7)}
    assert len(digests) == 1


def test_digest_adds_up_over_parts() -> None:
    setup, seats = Setup(players=2), ("random", "random")
    whole = play_series(setup, 3, 30, seats, 1).totals
    parts = Totals(*native(setup, 3, 0, 11, seats)) + Totals(*native(setup, 3, 11, 19, seats))
    assert whole == parts


def test_digest_tells_games_apart(gah: Gah) -> None:
    lines = [
        "simulate --games 20 --json",
        "simulate --games 20 --json --seed 2",
        "simulate --games 21 --json",
        "simulate --games 20 --json --bots waiter",
        "simulate --games 20 --json --rules de2015",
        "simulate --games 20 --json --hotels day",
        "simulate --games 20 --json --staff draft",
    ]
    assert len({gah(line).data["digest"] for line in lines}) == len(lines)


@pytest.mark.parametrize("setup", EVERY_TABLE, ids=table_name)
def test_every_table(gah: Gah, setup: Setup) -> None:
    people = f"--solo {setup.solo}" if setup.solo else f"--players {setup.players}"
    line = f"{people} --rules {setup.rules.name()} --hotels {setup.hotels} --staff {setup.staff}"
    data = gah(f"simulate {line} --games 3 --workers 1 --json").data
    bots_of_all = ["random"] * setup.players
    assert data["digest"] == f"{native(setup, 1, 0, 3, bots_of_all)[4]:016x}"


@pytest.mark.parametrize(
    ("rules", "option", "value"),
    [
        ("2022", "table", "before"),
        ("de2015", "tile_c2", "column"),
        ("2022,tile_c2=column", "tile_c2", "column"),
        ("tile_c2=floor", "tile_c2", "floor"),
        ("de2015,table=before,penalty=first", "table", "before"),
        ("de2015,table=before,penalty=first", "tile_b4", "occupied"),
    ],
)
def test_rules_are_a_preset_with_options(
    gah: Gah, monkeypatch: pytest.MonkeyPatch, rules: str, option: str, value: str
) -> None:
    played: list[Setup] = []

    def series(setup: Setup, *_: object, **__: object) -> Series:
        played.append(setup)
        found = Series(setup, ("random", "random"))
        found.totals = Totals(games=1)
        return found

    monkeypatch.setattr(simulate, "play_series", series)
    assert gah(f"simulate --rules {rules}").status == 0
    assert [getattr(setup.rules, option) for setup in played] == [value]


def test_layout_for_each_seat(gah: Gah) -> None:
    setup = Setup(players=2, hotels=("day_d", "day_a"))
    data = gah("simulate --hotels day_d,day_a --games 5 --json").data
    assert data["digest"] == f"{native(setup, 1, 0, 5, ['random'] * 2)[4]:016x}"


def test_plain_output_names_every_figure(gah: Gah) -> None:
    lines = gah("simulate --games 1200 --bots random").output.splitlines()
    assert [line.split("  ")[0] for line in lines] == [
        "games",
        "workers",
        "seconds",
        "games per second",
        "decisions per game",
        "mean score",
        "mean score of the winner",
        "digest",
    ]
    assert lines[0].endswith("1,200")


def test_progress_bar_on_a_terminal(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    outcome = gah("simulate --games 100 --json")
    assert "games" in outcome.errors
    assert outcome.data["games"] == 100


def test_scores_as_a_drawing(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "scores.svg"
    line = "simulate --players 3 --games 30 --bots waiter,random,random --json"
    status, output, errors = gah(f"{line} --svg {file}")
    assert (status, errors) == (0, "")
    assert json.loads(output)["digest"] == gah(line).data["digest"]
    series = play_series(Setup(players=3), 1, 30, ("waiter", "random", "random"), scored=True)
    assert file.read_text(encoding="utf-8") == series.drawn()


def test_a_drawing_that_cannot_be_written_is_refused_before_the_games(
    gah: Gah, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play_series", None)
    status, output, errors = gah(f"simulate --svg {tmp_path / 'missing' / 'scores.svg'}")
    assert (status, output) == (1, "")
    assert "No such file" in errors


def test_the_figures_are_printed_even_if_the_drawing_fails(
    gah: Gah, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "write_text", full)
    status, output, errors = gah(f"simulate --games 5 --svg {tmp_path / 'scores.svg'}")
    assert (status, errors) == (1, "gah simulate: game.json: No space left on device\n")
    assert "digest" in output

"""`gah analyse`: the table, the mistakes, everything as JSON, and the curve."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grandaustria import Setup
from grandaustria.analysis import turns_of
from grandaustria.cli import analyse
from grandaustria.cli.curve import Panel
from grandaustria.languages import LANGUAGES
from grandaustria.play import Game, player_names
from grandaustria.svg import DASHES
from grandaustria.texts import text
from tests.analysis.scenes import CHECKS_IN, LEAVES_THE_GUEST, ended
from tests.cli.running import Gah
from tests.play.games import finished, game_from

SVG = "{http://www.w3.org/2000/svg}"
SETUPS = {"two": Setup(players=2), "four": Setup(players=4), "alone": Setup(solo="easy")}
LAST_ROUNDS = 6
"""Of two and of four the last rounds are enough; alone, a whole game is analysed."""


def end_of(game: Game) -> Game:
    """The same game, as if it had begun with its last rounds."""
    position = game.start
    for place, move in enumerate(game.log):
        if position.round == LAST_ROUNDS:
            return game_from(position, *(move.notation for move in game.log[place:]))
        position.apply(move.action)
    raise ValueError("it ended before")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("records")
    files = {name: folder / f"{name}.json" for name in SETUPS}
    for name, file in files.items():
        game = finished(SETUPS[name], seed=2)
        (game if name == "alone" else end_of(game)).save(file)
    return files


@pytest.fixture
def record(records: dict[str, Path]) -> Path:
    return records["two"]


@pytest.mark.parametrize("name", ["two", "alone"])
def test_every_turn_has_a_row_and_the_largest_mistakes_are_told(gah: Gah, records: dict[str, Path], name: str) -> None:
    status, output, errors = gah(f"analyse {records[name]} --budget 200")
    assert (status, errors) == (0, "")
    table, told = output.split(text("analysis-mistakes"))
    assert text("analysis-known") in table
    turns = turns_of(Game.load(records[name]))
    rows = [(turn.round, turn.number) for turn in turns]
    assert [(int(a), int(b)) for a, b in re.findall(r"^ +(\d) +(\d+)  \w", table, re.MULTILINE)] == rows
    assert len(re.findall(r"→", table)) == 2 * len(turns)
    costs = [float(cost) for cost in re.findall(r"^\d\. ([\d.]+):", told, re.MULTILINE)]
    assert len(costs) == 5
    assert costs == sorted(costs, reverse=True)
    assert told.count(f"{text('analysis-better')}: ") == 5


def test_json_says_everything(gah: Gah, record: Path) -> None:
    data = gah(f"analyse {record} --budget 200 --json").data
    game = Game.load(record)
    turns = turns_of(game)
    assert (data["budget"], data["open_cards"], data["winners"]) == (200, False, game.winners())
    assert data["scores"] == [score.total for score in game.scores()]
    assert [turn["number"] for turn in data["turns"]] == [turn.number for turn in turns]
    for told, turn in zip(data["turns"], turns, strict=True):
        decided = [move.notation for move in game.log[turn.first : turn.last + 1] if move.seat == turn.seat]
        assert told["played"] == decided
        assert told["best"] == decided if not told["cost"] else told["best"]
        assert set(told["before"]) == set(told["after"]) == {"score", "margin", "chance"}
    by_cost = sorted(data["turns"], key=lambda turn: (-turn["cost"], turn["number"]))
    assert data["mistakes"] == [turn["number"] for turn in by_cost[:5]]


def test_any_number_of_threads_says_the_same_and_open_cards_something_else(gah: Gah, record: Path) -> None:
    line = f"analyse {record} --budget 200 --json"
    one, three, opened = (gah(f"{line} {more}").data for more in ("--workers 1", "--workers 3", "--open-cards"))
    assert one == three
    assert opened["open_cards"]
    assert opened["turns"] != one["turns"]


@pytest.mark.parametrize("name", ["four", "alone"])
def test_the_curve_can_be_read_without_colour_and_without_eyes(
    gah: Gah, records: dict[str, Path], tmp_path: Path, name: str
) -> None:
    file = tmp_path / "curve.svg"
    assert gah(f"analyse {records[name]} --budget 200 --svg {file}").status == 0
    drawing = ElementTree.parse(file).getroot()
    title, described = drawing.find(f"{SVG}title"), drawing.find(f"{SVG}desc")
    assert drawing.get("role") == "img"
    assert title is not None
    assert title.text == text("analysis-title")
    assert described is not None
    assert described.text
    said = [element.text for element in drawing.iter(f"{SVG}text")]
    seats = [0] if SETUPS[name].solo else range(SETUPS[name].players)
    for seat in seats:
        player = player_names(SETUPS[name])[seat]
        assert player in said
        assert player in described.text
        dashed = [one for one in drawing.iter(f"{SVG}path") if one.get("stroke-dasharray") == DASHES[seat]]
        assert len(dashed) == 3  # chance, margin, and beside the name
    assert ({"Round 1", *"234567"} if name == "alone" else {"6", "7"}) <= set(said)
    assert set("12345") <= set(said)


def test_the_curve_stays_inside_its_scale() -> None:
    for values in ([3.0, 7.0], [-55.0, 31.0], [-80.0, -2.0], [0.0, 0.0]):
        panel = Panel.around(100, 50, values)
        scale = panel.scale()
        assert (scale[0], scale[-1]) == (panel.low, panel.high)
        assert 0.0 in scale
        assert 2 <= len(scale) <= 9
        assert all(100 <= panel.y(value) <= 150 for value in (*values, *scale))


@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_in_every_language(gah: Gah, tmp_path: Path, language: str) -> None:
    file = tmp_path / "last turn.json"
    ended(*LEAVES_THE_GUEST).save(file)
    status, output, _ = gah(f"analyse '{file}' --budget 1000 --language {language}")
    assert status == 0
    assert text("analysis-mistakes", language) in output


def test_a_turn_without_fault_is_no_mistake(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ended(*CHECKS_IN).save(file)
    output = gah(f"analyse {file} --budget 1000 --svg {tmp_path / 'curve.svg'}").output
    assert text("analysis-no-mistakes") in output
    assert text("analysis-mistakes") not in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_a_game_that_is_not_over_is_refused(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    Game(Setup(players=2), seed=1).save(file)
    status, output, errors = gah(f"analyse {file}")
    assert (status, output) == (1, "")
    assert errors == f"gah analyse: {file}: this game is not over; only finished games are analysed\n"


@pytest.mark.parametrize(("place", "reason"), [("missing/curve.svg", "No such file"), (".", "Is a directory")])
def test_a_picture_that_cannot_be_written_is_refused_before_the_work(
    gah: Gah, record: Path, tmp_path: Path, place: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse, "judged", None)
    status, output, errors = gah(f"analyse {record} --svg {tmp_path / place}")
    assert (status, output) == (1, "")
    assert errors.startswith(f"gah analyse: {tmp_path / place}: {reason}")
    assert list(tmp_path.iterdir()) == []


def test_the_table_is_printed_even_if_the_picture_fails(
    gah: Gah, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    ended(*LEAVES_THE_GUEST).save(file)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", "curve.svg")

    monkeypatch.setattr(Path, "write_text", full)
    status, output, errors = gah(f"analyse {file} --budget 100 --svg {tmp_path / 'curve.svg'}")
    assert (status, errors) == (1, "gah analyse: curve.svg: No space left on device\n")
    assert text("analysis-title") in output


def test_what_is_no_record_is_refused(gah: Gah, tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text("{}")
    assert gah(f"analyse {file}").status == 1
    assert "No such file" in gah(f"analyse {tmp_path / 'absent.json'}").errors
    assert gah(f"analyse {file} --budget 0").status == 2

"""Records replay to the same game on any machine, and a wrong one is refused with its reason."""

from __future__ import annotations

import copy
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grandaustria import Game, RecordError, Setup, __version__
from grandaustria.play import record
from tests.engine.compose import compose, seat
from tests.play.games import finished, game_from, short, step
from tests.setups import every_variant

Record = dict[str, Any]


@cache
def written() -> str:
    return json.dumps(finished(Setup(players=3, staff="draft"), 8).record())


def example() -> Record:
    """The record of a finished game, to be tampered with."""
    data = json.loads(written())
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize("setup", every_variant(), ids=short)
def test_a_finished_game_replays_to_its_scores(setup: Setup) -> None:
    game = finished(setup, 2)
    again = Game.from_record(json.loads(json.dumps(game.record())))
    assert again.log == game.log
    assert again.position.to_bytes() == game.position.to_bytes()
    assert again.record() == game.record()


@pytest.mark.parametrize("setup", every_variant()[::10], ids=short)
def test_a_running_game_goes_on_where_it_was(setup: Setup) -> None:
    rng = random.Random(4)
    game = Game(setup, seed=4)
    for _ in range(30):
        step(game, rng, keen=False)
    again = Game.from_record(game.record(), seed=4)
    assert (again.position, again.undo_seat, again.can_undo) == (game.position, game.undo_seat, game.can_undo)
    assert game.record()["result"] is None
    while not game.is_over:
        action = rng.choice(game.legal_actions())
        game.play(action)
        again.play(action)
    assert again.record() == game.record()


def test_a_composed_start_is_recorded() -> None:
    game = game_from(compose(seat(cafe=[(60, "ccww")])), "check-in 60 room 1", "die 4", "split 1")
    data = game.record()
    assert data["start"] == game.start.to_json()
    again = Game.from_record(json.loads(json.dumps(data)))
    assert (again.position, again.log, again.is_composed) == (game.position, game.log, True)
    assert again.events() == game.events()


def test_what_a_record_says() -> None:
    data = finished(Setup(solo="easy"), 1).record()
    assert (data["format"], data["version"], data["numbering"]) == ("grandaustria-record", 1, 1)
    assert data["engine"] == __version__
    assert data["setup"] == Setup(solo="easy").to_json()
    assert data["start"] is None
    assert data["moves"][0].startswith("tile A")
    assert data["result"] is not None
    assert set(data["result"]) == {"scores", "winners"}
    assert all(entry["total"] == sum(entry.values()) - entry["total"] for entry in data["result"]["scores"])


def test_dice_rolled_together_stand_together() -> None:
    rolls = [move for move in Game(seed=1).record()["moves"] if move.startswith("roll")]
    assert rolls == []
    game = finished(Setup(), 1)
    rolls = [move for move in game.record()["moves"] if move.startswith("roll")]
    assert len(rolls[0].split()) == 11
    assert sum(len(roll.split()) - 1 for roll in rolls) == sum(move.notation.startswith("roll") for move in game.log)


def test_dice_may_also_stand_alone() -> None:
    data = example()
    data["moves"] = [
        one
        for move in data["moves"]
        for one in ([f"roll {die}" for die in move.split()[1:]] if move.startswith("roll") else [move])
    ]
    assert Game.from_record(data).record() == example()


def test_files(tmp_path: Path) -> None:
    game = finished(Setup(), 3)
    game.save(tmp_path / "game.json")
    assert Game.load(tmp_path / "game.json").record() == game.record()
    assert Game.load(str(tmp_path / "game.json")).position == game.position


def test_another_process_with_another_hash_seed_agrees(tmp_path: Path) -> None:
    game = finished(Setup(players=4, hotels="day"), 5)
    game.save(tmp_path / "game.json")
    code = "import sys, grandaustria; print(grandaustria.Game.load(sys.argv[1]).position.hash)"
    found = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game.json")],
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(found.stdout) == game.position.hash


# What is refused


def moves_changed(change: Callable[[list[Any]], Any]) -> Callable[[Record], Any]:
    return lambda data: change(data["moves"])


def setting(*path: Any, to: Any) -> Callable[[Record], Any]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return change


TAMPERED = {
    "another score": (
        setting("result", "scores", 1, "guests", to=99),
        r"^result, scores, seat 2, guests: the record says 99, the replay gives \d+$",
    ),
    "scores of fewer": (setting("result", "scores", to=[]), r"^result, scores: the record says \[\], the replay"),
    "another winner": (
        setting("result", "winners", to=[]),
        r"^result, winners: the record says \[\], the replay",
    ),
    "a word more": (setting("result", "remark", to="well played"), "^result, remark: the record says 'well played'"),
    "no result": (setting("result", to=None), "no result, but the game is over"),
    "an illegal move": (moves_changed(lambda moves: moves.insert(40, "end")), "move 41: end"),
    "an unreadable move": (moves_changed(lambda moves: moves.insert(30, "resign")), "move 31: .*resign"),
    "a move that is no text": (moves_changed(lambda moves: moves.insert(2, 17)), "move 3: 17"),
    "an endless move": (moves_changed(lambda moves: moves.insert(2, "x" * 5000)), "move 3: .*short text"),
    "a die of seven": (moves_changed(lambda moves: moves.insert(0, "roll 7 7")), "move 1: "),
    "another card": (moves_changed(lambda moves: moves.__setitem__(0, "draw guest 50")), "move 1: .*cards"),
    "a decision for chance": (moves_changed(lambda moves: moves.__setitem__(0, "end")), "move 1: "),
    "a move too few": (moves_changed(lambda moves: moves.pop()), "has a result, but the game is not over"),
    "a move too many": (moves_changed(lambda moves: moves.append("end")), "move .*: the game is over"),
    "no moves": (setting("moves", to=[]), "still awaited"),
    "moves of no kind": (setting("moves", to="end"), "moves: expected a list"),
    "too many moves": (setting("moves", to=["end"] * 20_001), "moves: 20001"),
    "another format": (setting("format", to="grandaustria-position"), "format: 'grandaustria-position'"),
    "a later version": (setting("version", to=2), "version: 2 is not known here, only 1"),
    "a version of another kind": (setting("version", to=True), "version: True"),
    "another numbering": (setting("numbering", to=2), "numbering: 2"),
    "an engine without a name": (setting("engine", to=1), "^engine: 1 is not a text$"),
    "an unknown key": (setting("seed", to=1), "unknown key 'seed'"),
    "a missing key": (lambda data: data.pop("setup"), "setup is missing"),
    "other players": (setting("setup", "players", to=2), "move "),
    "impossible players": (setting("setup", "players", to=7), "players: 7"),
    "a set-up of no kind": (setting("setup", to=[]), "setup"),
    "an impossible start": (setting("start", to={"round": 99}), "round"),
    "a start of another set-up": (setting("start", to=compose().to_json()), "start: its set-up"),
}


@pytest.mark.parametrize(("change", "reason"), TAMPERED.values(), ids=TAMPERED.keys())
def test_a_tampered_record_is_refused(change: Callable[[Record], Any], reason: str) -> None:
    data = example()
    change(data)
    with pytest.raises(RecordError, match=reason):
        Game.from_record(data)


def test_the_untampered_record_is_accepted() -> None:
    assert Game.from_record(example()).is_over


def test_reading_leaves_the_data_alone() -> None:
    data = example()
    before = copy.deepcopy(data)
    Game.from_record(data)
    assert data == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not JSON"),
        (b"[1, 2]", "an object"),
        (b'{"format": NaN}', "NaN"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"version": ' + b"9" * 5000 + b"}", "not JSON"),
        (b" " * (record.MOST_BYTES + 1), "at most"),
    ],
    ids=["empty", "list", "constant", "encoding", "depth", "number", "size"],
)
def test_a_file_that_is_none(content: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=f"^{re.escape(str(file))}: .*{reason}"):
        Game.load(file)


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        Game.load(tmp_path / "nowhere.json")


def test_a_record_that_is_no_object() -> None:
    nothing: Any = None
    with pytest.raises(RecordError, match="object"):
        Game.from_record(nothing)


# Records as one side sees them


def test_a_record_for_one_seat_hides_what_it_may_not_see() -> None:
    game = finished(Setup(), 3)
    whole, own, public = (game.record(seat)["moves"] for seat in ("all", 0, None))
    dealt = [place for place, move in enumerate(whole) if move.startswith("draw staff")][:12]
    assert [own[place] for place in dealt[:6]] == [whole[place] for place in dealt[:6]]
    assert [own[place] for place in dealt[6:]] == ["draw staff ?"] * 6
    assert [public[place] for place in dealt] == ["draw staff ?"] * 12
    open_moves = [move for move in whole if not move.startswith(("draw staff", "under"))]
    assert [move for move in public if "?" not in move] == open_moves


@pytest.mark.parametrize(("seat_of", "name"), [(0, 0), (1, 1), (None, "public")])
def test_a_record_with_gaps_says_so_and_cannot_be_replayed(seat_of: int | None, name: object) -> None:
    data = finished(Setup(), 3).record(seat_of)
    assert data["seen_by"] == name
    with pytest.raises(RecordError, match="cannot be replayed"):
        Game.from_record(data)


def test_a_composed_start_is_hidden_too() -> None:
    game = Game.from_position(compose(seat(hand=[1, 2]), seat(hand=[3])))
    starts = [game.record(of)["start"] for of in (0, 1, None)]
    hands = [[own["hand"] for own in start["seats"]] for start in starts if start is not None]
    assert hands == [[[1, 2], [0]], [[0, 0], [3]], [[0, 0], [0]]]


@pytest.mark.parametrize("nobody", [2, -1, "everything"])
def test_a_record_for_nobody(nobody: Any) -> None:
    with pytest.raises(RecordError, match="no seat"):
        Game(seed=1).record(nobody)

"""Rule options for the emperor's penalties: the same position by the rules of 2022 and by other values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grandaustria.vocabulary import RULE_VALUES
from tests.components import component
from tests.engine.compose import changes, legal, play, seat
from tests.engine.emperor_positions import scoring

Option = Mapping[str, str]
RULES_2022: Option = {}
CHOICE: Option = {"penalty": "choice"}


@component("option", "conference_manager=immune")
@pytest.mark.parametrize(("krones", "asked"), [(5, ["pay", "suffer 1"]), (0, [])])
def test_the_conference_manager_pays_or_is_never_penalised(krones: int, asked: list[str]) -> None:
    one = seat(emperor=0, krones=krones, played=[26])
    assert legal(scoring("C1", one).after) == asked
    before, immune = scoring("C1", one, rules={"conference_manager": "immune"})
    assert changes(before, immune) == {}


def test_the_card_is_needed_to_be_immune() -> None:
    before, penalised = scoring("C1", seat(emperor=0), rules={"conference_manager": "immune"})
    assert changes(before, penalised) == {"points.tiles": -8}


@component("option", "penalty=choice")
@pytest.mark.parametrize(
    ("tile", "fields", "choices"),
    [
        ("A1", {"krones": 3}, ["suffer 1", "suffer 2"]),
        ("A3", {"hand": [1, 2]}, ["suffer 1", "suffer 2"]),
        ("A4", {"prepared": [0]}, ["suffer 1", "suffer 2"]),
        ("B2", {"krones": 5}, ["suffer 1", "suffer 2"]),
        ("B3", {"hand": [1, 2, 3]}, ["suffer 1", "suffer 2"]),
        ("B4", {"prepared": [0, 5]}, ["suffer 1", "suffer 2"]),
        ("C4", {"played": [30]}, ["suffer 1", "suffer 2"]),
        ("C4", {"played": [26, 30]}, ["pay", "suffer 1", "suffer 2"]),
    ],
)
def test_the_first_penalty_if_payable_or_the_players_choice(
    tile: str, fields: dict[str, Any], choices: list[str]
) -> None:
    one = seat(emperor=0, **fields)
    assert "suffer 2" not in legal(scoring(tile, one).after)
    before, asked = scoring(tile, one, rules=CHOICE)
    assert legal(asked) == choices
    points = {"A": -5, "B": -7}.get(tile[0], -10)
    assert changes(before, play(asked, "suffer 2")) == {"points.tiles": points}


@component("option", "penalty=choice")
@pytest.mark.parametrize(
    ("tile", "fields", "points"),
    [("A1", {"krones": 2}, -5), ("A3", {"hand": [1]}, -5), ("B4", {"prepared": [0]}, -7), ("C4", {}, -10)],
)
def test_what_is_not_payable_cannot_be_chosen(tile: str, fields: dict[str, Any], points: int) -> None:
    before, done = scoring(tile, seat(emperor=0, **fields), rules=CHOICE)
    assert changes(before, done) == {"points.tiles": points}


@component("option", "penalty=choice")
@pytest.mark.parametrize(("action", "change"), [("suffer 1", {"krones": -3}), ("suffer 2", {"points.tiles": -5})])
def test_the_chosen_penalty_is_suffered(action: str, change: dict[str, int]) -> None:
    before, asked = scoring("A1", seat(emperor=0, krones=10), rules=CHOICE)
    assert changes(before, play(asked, action)) == change


@component("option", "tile_b4=occupied")
@pytest.mark.parametrize(
    ("rules", "change"),
    [(RULES_2022, {"prepared": [0]}), ({"tile_b4": "occupied"}, {"occupied": [1]})],
)
def test_which_rooms_b4_takes(rules: Option, change: dict[str, list[int]]) -> None:
    one = seat(emperor=0, prepared=[0, 6, 12], occupied=[1, 9, 17])
    before, done = scoring("B4", one, rules=rules)
    assert changes(before, done) == change


@component("option", "tile_b4=occupied")
def test_b4_takes_occupied_rooms_highest_first_or_points() -> None:
    rules = {"tile_b4": "occupied"}
    before, asked = scoring("B4", seat(emperor=0, prepared=[0], occupied=[1, 5, 6, 9]), rules=rules)
    assert legal(asked) == ["remove 5", "remove 6", "remove 9"]
    second = play(asked, "remove 6")
    assert legal(second) == ["remove 5", "remove 9"]
    assert changes(before, play(second, "remove 9")) == {"occupied": [1, 5]}
    before, done = scoring("B4", seat(emperor=0, prepared=[0, 5, 6], occupied=[1]), rules=rules)
    assert changes(before, done) == {"points.tiles": -7}


SECOND_ROOMS: dict[str, dict[str, list[int]]] = {
    # the upper room is 16 (floor 4, column 2); which other occupied room may follow
    "13 6": {"lower": [13], "column": [6], "below": [], "floor": [13]},
    "9 1": {"lower": [9], "column": [1], "below": [], "floor": []},
    "11 13 6": {"lower": [11, 13], "column": [11], "below": [11], "floor": [11, 13]},
    "5 0": {"lower": [5], "column": [], "below": [], "floor": []},
}


@pytest.mark.parametrize(
    "value",
    [
        "lower",
        *(pytest.param(way, marks=component("option", f"tile_c2={way}")) for way in RULE_VALUES["tile_c2"][1:]),
    ],
)
@pytest.mark.parametrize("others", SECOND_ROOMS)
def test_the_second_room_of_c2(others: str, value: str) -> None:
    occupied = sorted([16, *map(int, others.split())])
    candidates = SECOND_ROOMS[others][value]
    before, at = scoring("C2", seat(emperor=0, prepared=[], occupied=occupied), rules={"tile_c2": value})
    if len(candidates) > 1:
        assert legal(at) == [f"remove {room}" for room in candidates]
        at = play(at, f"remove {candidates[0]}")
    gone = [16, *candidates[:1]]
    assert changes(before, at) == {"occupied": [room for room in occupied if room not in gone]}


@pytest.mark.parametrize("value", RULE_VALUES["tile_c2"])
def test_c2_takes_one_room_where_only_the_ground_floor_has_any(value: str) -> None:
    before, asked = scoring("C2", seat(emperor=0, prepared=[], occupied=[1, 3]), rules={"tile_c2": value})
    assert changes(before, play(asked, "remove 3")) == {"occupied": [1]}

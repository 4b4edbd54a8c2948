"""Positions put together by hand, and what positions, games and set-ups show of themselves."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from grandaustria import ActionError, Game, Position, PositionError, Rules, Setup, View
from grandaustria.engine.compose import seat


def test_only_what_matters_is_named() -> None:
    position = Position.compose({"krones": 3, "kitchen": "ssk", "cafe": [(53, "s")]})
    own, other = position.seats
    assert (own.krones, own.kitchen, own.prepared) == (3, (2, 0, 0, 1), (0, 1, 5))
    assert own.cafe[0] is not None
    assert own.cafe[0].served == (1, 0, 0, 0)
    assert (other.krones, position.round, position.dice) == (10, 2, (2, 2, 2, 2, 2, 0))
    assert len(set(position.queue)) == 5
    assert 53 not in position.queue


def test_the_table_and_the_set_up_too() -> None:
    position = Position.compose(players=3, rules="de2015", hotels="night", round=5, dice=[0, 0, 0, 0, 0, 1])
    assert (position.players, position.round, position.dice[5]) == (3, 5, 1)
    assert position.setup.rules == Rules.preset("de2015")


def test_all_that_is_impossible_is_named() -> None:
    with pytest.raises(PositionError) as refused:
        Position.compose({"hand": [7], "played": [7]}, {"krones": 21, "crowns": 1}, dice=[9] * 6)
    for reason in ("staff 7 is in 2 places", "seats[1].krones: 21", "unknown key 'crowns'", "dice: 54 are more"):
        assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"kitchen": "ssx"}, "unknown food letter 'x'"),
        ({"cafe": [(53, "zz")]}, "unknown food letter 'z'"),
        ({"cafe": 5}, "seats[0].cafe: expected a list"),
        ({"cafe": [()]}, "seats[0].cafe[0]: expected an object"),
        ({"cafe": [{"gast": 5}]}, "guest is missing"),
        ({"occupied": 5}, "seats[0].occupied: expected a list"),
        ({"prepared": [0, 1], "occupied": [0]}, "rooms [0] are both prepared and occupied"),
    ],
)
def test_nothing_is_mended_in_silence(given: Any, reason: str) -> None:
    with pytest.raises(PositionError, match=re.escape(reason)):
        Position.compose(given)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"players": 7}, "players: 7 is not a whole number from 2 to 4"),
        ({"players": "two"}, "players: 'two'"),
        ({"hotels": 5}, "hotels"),
        ({"rules": 5}, "rules"),
        ({"guest_discard": 5}, "guest_discard: expected a list"),
    ],
)
def test_the_set_up_is_checked_with_the_rest(table: Any, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        Position.compose({"krones": 21}, **table)
    assert reason in str(refused.value)
    assert "seats[0].krones: 21" in str(refused.value)


def test_a_seat_may_be_made_beforehand() -> None:
    assert seat(**seat(cafe=[60], kitchen="w", occupied=[0])) == seat(cafe=[60], kitchen="w", occupied=[0])


def test_a_position_prints_as_a_table() -> None:
    lines = str(Position.compose({"hand": [3, 4]})).splitlines()
    assert lines[0] == "round 2 of 7, turn: seat 0 decides"
    assert "hand      3 4" in lines


def test_a_view_prints_what_its_seat_sees() -> None:
    assert "hand      ? ?" in str(Position.compose({}, {"hand": [3, 4]}).view(0)).splitlines()


@pytest.mark.parametrize("kind", ["position", "view", "game"])
def test_notebooks_show_a_drawing(kind: str) -> None:
    position = Position.compose()
    shown: Position | View | Game = position
    if kind != "position":
        shown = position.view(0) if kind == "view" else Game.from_position(position)
    assert ElementTree.fromstring(shown._repr_svg_()).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_game_says_what_it_is() -> None:
    game = Game(Setup(players=3), seed=1)
    assert repr(game) == "<Game: 3 players, round 0, seat 0 to move, 30 moves>"


@pytest.mark.parametrize(
    "written",
    [
        "Setup()",
        "Setup(players=3, rules=Rules.preset('de2015'), hotels='day')",
        "Setup(rules=Rules(penalty='choice'), hotels=('day_a', 'day_b'), staff='draft')",
        "Setup(solo='hard')",
    ],
)
def test_a_set_up_says_what_is_unusual_as_python_reads_it(written: str) -> None:
    assert repr(eval(written, {"Setup": Setup, "Rules": Rules})) == written


def test_is_legal_asks_the_engine() -> None:
    position = Position.compose()
    legal = set(position.legal_actions())
    assert {action for action in range(700) if position.is_legal(action)} == legal
    for nothing in (-1, 10**30, "die 1", None):
        assert not position.is_legal(nothing)  # type: ignore[arg-type]
    with pytest.raises(ActionError, match=re.escape("there is no action -1")):
        position.apply(-1)

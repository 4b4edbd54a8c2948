"""A position in one line: everything of it, nothing that is usual, and back again."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandaustria import Luck, Position, PositionError, Setup
from grandaustria.engine import line
from tests.setups import every_variant, good_among

EMPTY = {"dice": [1, 0, 0, 0, 0, 0], "queue": [49, 50, 51, 52, 53]}
LINE = "gah1 dice=1.0.0.0.0.0 queue=49.50.51.52.53 / krones=3 / hand=7.9"


def along(setup: Setup, seed: int) -> list[Position]:
    """Positions of a game, one after the other."""
    position, luck, found = Position(setup), Luck(seed), []
    while not position.is_over:
        luck.resolve(position)
        found.append(position.copy())
        if not position.is_over:
            legal = good_among(position.legal_actions())
            position.apply(legal[(seed + len(found)) % len(legal)])
    return found


@pytest.mark.parametrize("setup", every_variant()[::7], ids=repr)
def test_a_line_is_the_whole_position(setup: Setup) -> None:
    for position in along(setup, 3)[::5]:
        written = position.to_line()
        assert Position.from_line(written) == position
        assert "\n" not in written
        assert len(written) < line.LONGEST


def test_what_is_usual_is_left_out() -> None:
    assert Position.from_json(EMPTY).to_line() == "gah1 dice=1.0.0.0.0.0 queue=49.50.51.52.53 / /"


def test_every_kind_of_value() -> None:
    position = Position.compose(
        {"cafe": [60, (53, "sw")], "points": {"tiles": -3}},
        {"played": [1], "used": [1]},
        claims=[[1, 0], [], [0]],
        staff_under=[{"card": 7, "by": 1, "from_hand": True}],
        turn={"begun": True, "guest": True},
        rules={"penalty": "choice", "table": "after"},
        hotels=["day_b", "day_a"],
        hands_mixed=True,
    )
    assert position.to_line() == (
        "gah1 rules=penalty:choice,table:after hotels=day_b.day_a round=2 turn=1:1:0:0:0 claims=1.0,,0"
        " dice=2.2.2.2.2.0 queue=104.103.102.101.100 staff_under=7:1:1 hands_mixed=1"
        " / points=0:0:0:-3:0:0:0 cafe=60:0.0.0.0,53:1.0.1.0,- prepared=0.1.5 / prepared=0.1.5 played=1 used=1"
    )
    assert Position.from_line(position.to_line()) == position


def test_lines_of_version_0_2_can_be_read_for_ever() -> None:
    """What was written down once stays what it was."""
    position = Position.from_line(LINE)
    assert position.setup.readings == 2
    assert position.dice == (1, 0, 0, 0, 0, 0)
    assert (position.seats[0].krones, position.seats[1].hand) == (3, (7, 9))


FAULTS = {
    "nothing": ("", "begins with gah1"),
    "another version": (LINE.replace("gah1", "gah2"), "begins with gah1"),
    "no line": (None, "short text"),
    "a long text": ("gah1 " + "x" * 5000, "short text"),
    "a word alone": (LINE.replace("krones=3", "krones"), "'krones' is not KEY=VALUE"),
    "an unknown key": (LINE.replace("krones", "crowns"), "unknown key 'crowns'"),
    "a key that is counted": (LINE.replace("dice=", "guest_deck=3 dice="), "unknown key 'guest_deck'"),
    "no number": (LINE.replace("krones=3", "krones=much"), "krones: 'much' is not a whole number"),
    "another digit": (LINE.replace("krones=3", "krones=٣"), "is not a whole number"),
    "no flag": (LINE.replace("dice=", "hands_mixed=2 dice="), "hands_mixed: '2' is not 0 or 1"),
    "too few values": (LINE.replace("dice=", "turn=1:0 dice="), "turn: '1:0' has 2 values, not 5"),
    "an impossible position": (LINE.replace("7.9", "7.7"), "staff 7 is in 2 places"),
    "an impossible set-up": (LINE.replace("gah1", "gah1 players=7"), "players: 7"),
    "an unknown rule": (LINE.replace("gah1", "gah1 rules=weather:fine"), "weather"),
    "a key said twice": (LINE.replace("krones=3", "krones=3 krones=4"), "a key is said twice"),
    "a seat too many": (LINE + " /", "seats: 3 for 2 players"),
}


@pytest.mark.parametrize(("text", "reason"), FAULTS.values(), ids=FAULTS.keys())
def test_a_line_that_is_none(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=re.escape(reason)):
        Position.from_line(text)


@given(st.text(alphabet="gah1 /=.:,-0123456789dicequeuprnoksl", max_size=80))
def test_anything_else_is_refused_in_words(text: str) -> None:
    try:
        position = Position.from_line("gah1 " + text)
    except PositionError:
        return
    assert Position.from_line(position.to_line()) == position

"""What lies on the table can be read as attributes, and is what the JSON of the position says."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from grandaustria import Luck, Position, PositionError, Setup, View
from grandaustria.engine import Board, SeatBoard
from grandaustria.engine.forms import SeatData
from tests.engine.compose import compose, seat
from tests.setups import every_variant

ALIKE = ("round", "phase", "dice", "to_roll", "dustbin", "queue", "guest_deck", "guest_discard", "staff_deck", "offer",
         "tiles", "objectives", "actor")  # fmt: skip
OWN_ALIKE = ("krones", "emperor", "points", "kitchen", "prepared", "occupied", "hand", "played", "used", "known",
             "numbers")  # fmt: skip


def plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def check_seat(own: SeatBoard, data: SeatData) -> None:
    said: Mapping[str, Any] = data
    assert {name: plain(getattr(own, name)) for name in OWN_ALIKE} == {name: said[name] for name in OWN_ALIKE}
    tables = [None if table is None else {"guest": table.guest, "served": list(table.served)} for table in own.cafe]
    assert tables == data["cafe"]
    assert own.hotel.layout == data["hotel"]
    for state in ("prepared", "occupied"):
        assert [room.number for room in own.hotel.rooms if room.state == state] == said[state]


def check(board: Board) -> None:
    data = board.to_json()
    said: Mapping[str, Any] = data
    assert {name: plain(getattr(board, name)) for name in ALIKE} == {name: said[name] for name in ALIKE}
    assert [list(seats) for seats in board.claims] == data["claims"]
    assert [own.passed for own in board.seats] == data["passed"]
    for own, seat_data in zip(board.seats, data["seats"], strict=True):
        check_seat(own, seat_data)


def moments(setup: Setup) -> Iterator[Position]:
    """Along a game of random decisions."""
    position, luck, rng = Position(setup), Luck(5), random.Random(5)
    while not position.is_over:
        luck.resolve(position)
        yield position
        if not position.is_over:
            position.apply(rng.choice(position.legal_actions()))


@pytest.mark.parametrize("setup", every_variant()[::9], ids=str)
def test_attributes_say_what_the_json_says(setup: Setup) -> None:
    for step, position in enumerate(moments(setup)):
        if step % 7 == 0:
            for board in (position, position.view(0), position.public_view()):
                check(board)


def test_rooms_know_their_place() -> None:
    rooms = compose(seat(prepared=[0, 7], occupied=[19])).seats[0].hotel.rooms
    assert (rooms[7].number, rooms[7].floor, rooms[7].state) == (7, 2, "prepared")
    assert (rooms[19].floor, rooms[19].state, rooms[1].state) == (4, "occupied", "closed")
    assert {room.colour for room in rooms} == {"blue", "red", "yellow"}


def test_a_seat_changes_with_its_position() -> None:
    position = compose(seat(krones=7))
    own = position.seats[0]
    position.apply(position.parse("guest 5"))
    assert own.krones == position.to_json()["seats"][0]["krones"]
    assert own.cafe[0] is not None


def test_a_view_hides_cards() -> None:
    view = compose(seat(), seat(hand=[7, 9])).view(0)
    assert isinstance(view, View)
    assert view.seats[1].hand == (0, 0)


def test_there_is_no_other_seat() -> None:
    with pytest.raises(PositionError, match="no seat"):
        SeatBoard(Position(), 2)
    assert len(Position(Setup(players=3)).seats) == 3


def test_attributes_can_only_be_read() -> None:
    board: Any = Position()
    for name in ("dice", "seats"):
        with pytest.raises(AttributeError):
            setattr(board, name, ())
    with pytest.raises(AttributeError):
        board.seats[0].krones = 5


def test_a_seat_says_what_it_is() -> None:
    assert repr(compose(seat(krones=7, emperor=3)).seats[0]) == "<SeatBoard: seat 0, 7 krones, emperor 3>"

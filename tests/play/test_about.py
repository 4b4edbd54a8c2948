"""What is told of a room and of a seat: everything that is drawn there, in sentences."""

from __future__ import annotations

import pytest

from grandaustria import Luck, Setup
from grandaustria.cards import COLUMNS, HOTELS, ROOMS
from grandaustria.languages import LANGUAGES
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from grandaustria.texts import text
from grandaustria.texts.describe import gains_text
from tests.engine.compose import compose, seat

NAMES = ("Anna", "Max")


def table() -> HostedGame:
    """A hotel with its corner and a red group full, and rooms in and out of reach."""
    us = seat(krones=5, prepared=[1], occupied=[0], numbers=1)
    them = seat(krones=3, emperor=4, hand=[3, 4], played=[5], cafe=[85, (60, "ccww")], kitchen="ssc", numbers=1)
    return HostedGame(compose(us, them, round=2, dice=[1, 0, 2, 1, 0, 0]), 0)


def rooms(game: HostedGame, language: str = "en", eyes: int | None = 0) -> list[str]:
    told = prospects(game, eyes, language, NAMES)["about"]
    assert len(set(told["lines"])) == len(told["lines"])
    return [" ".join(told["lines"][line] for line in some) for some in told["rooms"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_tells_what_is_printed_in_it_and_its_floor(language: str) -> None:
    told = rooms(table(), language)
    for room in range(ROOMS):
        assert text("room-end", language, points=HOTELS.final_points[room // COLUMNS]) in told[room]
        printed = gains_text({"points": HOTELS.printed_points[room]}, language)
        assert not printed or text("room-printed", language, bonus=printed) in told[room]
    assert len(told) == ROOMS
    assert sum(points > 0 for points in HOTELS.printed_points) == 5


def test_a_room_tells_its_price_or_why_it_cannot_be_reached() -> None:
    told = rooms(table())
    assert "Preparing it costs 1 krone." in told[5]
    assert "Rooms of its floor cost 3 krones." in told[19]
    assert told[19].endswith(" if occupied. Out of reach: rooms are prepared next to those you have.")
    assert not any(word in told[room] for room in (0, 1) for word in ("cost", "free", "reach"))


def test_who_is_asked_for_rooms_is_told_once_why_not() -> None:
    """With the room itself, by a refusal."""
    game = table()
    game.step("die 3", Luck(1))
    asked = prospects(game, 0, "en", NAMES)
    assert {"notation": "prepare 19", "text": "Room 405 is not next to any room of your hotel."} in asked["refusals"]
    assert "Rooms of its floor cost 3 krones." in rooms(game)[19]
    assert "reach" not in rooms(game)[19]
    assert "reach" in rooms(game, eyes=1)[19]


def test_a_room_that_is_a_group_alone_is_not_counted() -> None:
    groups = table().position.groups_of(0)
    alone = [group.rooms[0] for group in groups if len(group.rooms) == 1 and not group.paid]
    told = rooms(table())
    assert alone
    assert all(told[room].startswith("A group of its own: once occupied, +") for room in alone)
    larger = [room for group in groups if len(group.rooms) > 1 for room in group.rooms]
    assert all("Occupied in its group: " in told[room] and " rooms; once all are, +" in told[room] for room in larger)
    assert not any(" of 1 " in line for line in told)


def test_a_spectator_is_told_of_the_first_hotel() -> None:
    assert rooms(table(), eyes=None) == rooms(table(), eyes=0)


def test_a_seat_tells_figures_orders_and_kitchen() -> None:
    told = prospects(table(), 0, "en", NAMES)["seats"]
    figures = "0 points, 3 krones, emperor space 4, 2 cards in hand, 1 staff at work, 3 prepared and 0 occupied rooms."
    assert told[1]["about"] == [
        figures,
        "Major still waits for 2 strudels and 1 cake.",
        "Jewelry Designer has everything ordered.",
        "Kitchen: 2 strudels and 1 cake.",
    ]
    assert told[0]["about"] == []
    assert prospects(table(), 1, "en", NAMES)["seats"][0]["about"][1:] == ["The kitchen is empty."]


def test_leopold_has_neither_krones_nor_kitchen() -> None:
    game, _ = HostedGame.begin(Setup(2, solo="easy"), Luck(1))
    (figures,) = prospects(game, 0, "en", ("Anna", "Leopold"))["seats"][1]["about"]
    assert figures == "0 points, emperor space 0, 0 staff at work, 0 prepared and 0 occupied rooms."

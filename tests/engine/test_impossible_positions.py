"""Impossible positions are refused, and every reason is named."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from grandaustria import Luck, Position, PositionError, Setup
from grandaustria.engine.forms import PositionData
from tests.engine.compose import compose, seat
from tests.engine.solo_positions import leopold_of

Json = dict[str, Any]


def base() -> Json:
    """Two seats in round 2, guests in the cafes, staff played and in hand; seat 0 to move."""
    first = seat(cafe=[(63, ""), 64], played=[1, 27], hand=[2, 3], occupied=[5])
    second = seat(cafe=[65], hand=[4], played=[30])
    return dict(compose(first, second, guest_discard=[70, 71]).to_json())


def at(*path: str | int, value: Any) -> Callable[[Json], None]:
    """A fault: another value at one place."""

    def change(data: Json) -> None:
        holder: Any = data
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    return change


def without(*path: str | int) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        holder: Any = data
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]

    return change


# What is wrong, how to do it, and a word of the reason that must name it.
SHAPES: Mapping[str, tuple[Callable[[Json], None], str]] = {
    "another format": (at("format", value="chess"), "format"),
    "another version": (at("version", value=2), "version"),
    "an unknown key": (at("weather", value="fine"), "weather"),
    "an unknown phase": (at("phase", value="lunch"), "phase"),
    "an unknown key of a seat": (at("seats", 1, "lift", value=1), "lift"),
    "21 krones": (at("seats", 0, "krones", value=21), "seats[0].krones"),
    "krones as text": (at("seats", 1, "krones", value="10"), "seats[1].krones"),
    "beyond the emperor track": (at("seats", 0, "emperor", value=14), "seats[0].emperor"),
    "room 20": (at("seats", 0, "prepared", value=[0, 20]), "seats[0].prepared[1]"),
    "staff card 49": (at("seats", 1, "hand", value=[49]), "seats[1].hand[0]"),
    "guest 48": (at("seats", 1, "cafe", 2, value={"guest": 48, "served": [0] * 4}), "seats[1].cafe[2].guest"),
    "three foods only": (at("seats", 1, "kitchen", value=[0, 0, 0]), "seats[1].kitchen"),
    "four tables": (at("seats", 0, "cafe", value=[None] * 4), "seats[0].cafe"),
    "a table without food": (without("seats", 0, "cafe", 0, "served"), "served is missing"),
    "round 8": (at("round", value=8), "round"),
    "five dice spaces": (at("dice", value=[1] * 5), "dice"),
    "a layout that is none": (at("seats", 0, "hotel", value="dusk"), "seats[0].hotel"),
    "a point source that is none": (at("seats", 0, "points", value={"charm": 3}), "charm"),
    "true as a number": (at("dustbin", value=True), "dustbin"),
    "a flag as a number": (at("turn", "die", value=1), "turn.die"),
    "an unknown frame": (at("pending", value=[{"frame": "nap", "a": 0, "b": 0, "c": 0}]), "pending[0].frame"),
}
PLACES: Mapping[str, tuple[Callable[[Json], None], str]] = {
    "a guest in two cafes": (at("seats", 1, "cafe", 0, "guest", value=64), "guest 64 is in 2 places"),
    "a guest in cafe and discard": (at("guest_discard", value=[63, 70]), "guest 63 is in 2 places"),
    "a staff card in two hands": (at("seats", 1, "hand", value=[2]), "staff 2 is in 2 places"),
    "a staff card in hand and in play": (at("seats", 1, "played", value=[3]), "staff 3 is in 2 places"),
    "a room prepared and occupied": (at("seats", 0, "prepared", value=[0, 5]), "rooms [5] are both"),
    "more food than ordered": (at("seats", 0, "cafe", 0, "served", value=[3, 3, 3, 3]), "guest 63 has more"),
    "too many dice": (at("dice", value=[3, 3, 3, 3, 0, 0]), "dice: 12"),
    "a tile of another group": (at("tiles", 1, value="C1"), "tiles[1]"),
    "an objective of another group": (at("objectives", 2, value=105), "objectives[2]"),
    "a seat with two discs": (at("claims", 0, value=[1, 1]), "claims"),
    "day hotels at night": (at("seats", 1, "hotel", value="day_a"), "not all night"),
    "staff used that was not played": (at("seats", 1, "used", value=[1]), "seats[1].used"),
    "Leopold among people": (
        at("leopold", value={"deck": [193], "staff": [], "markers": [0] * 3}),
        "leopold",
    ),
    "draft packs without a draft": (at("draft", value=[[0] * 6, [0] * 6]), "draft"),
    "a deck of another size": (at("guest_deck", value=3), "guest_deck: 3"),
    "a staff deck of another size": (at("staff_deck", value=3), "staff_deck: 3"),
    "a hole in the queue": (at("queue", 2, value=0), "queue"),
    "a mover who has passed": (at("passed", value=[True, False]), "has passed"),
    "both numbers covered": (at("seats", 0, "numbers", value=2), "both numbers"),
    "a frame of another phase": (
        at("pending", value=[{"frame": "penalty", "a": 0, "b": 0, "c": 0}]),
        "penalty",
    ),
}
SEATS: Mapping[str, tuple[Callable[[Json], None], str]] = {
    "a seat too many": (lambda data: data["seats"].append(copy.deepcopy(seat())), "seats: 3 for 2"),
    "a mover that is not there": (at("actor", value=3), "actor: there is no seat 3"),
    "a first player that is not there": (at("first", value=2), "first: there is no seat 2"),
    "passes of three": (at("passed", value=[False] * 3), "passed: 3 entries"),
}
SETUPS: Mapping[str, tuple[Callable[[Json], None], str]] = {
    "five players": (at("setup", "players", value=5), "players"),
    "a staff variant that is none": (at("setup", "staff", value="auction"), "auction"),
    "hotels that are none": (at("setup", "hotels", value="noon"), "noon"),
    "a solo level that is none": (at("setup", "solo", value="brutal"), "brutal"),
}
EVERYTHING = {**SHAPES, **PLACES, **SEATS, **SETUPS}
# Some faults sit at the same place and cannot be combined; these can.
TOGETHER = {
    "shapes": (
        "an unknown key", "21 krones", "beyond the emperor track", "five dice spaces", "staff card 49",
        "true as a number",
    ),
    "places": (
        "a guest in two cafes", "a guest in cafe and discard", "a staff card in two hands",
        "a room prepared and occupied", "more food than ordered", "too many dice", "a tile of another group",
        "a seat with two discs", "day hotels at night", "a mover who has passed", "both numbers covered",
        "a hole in the queue",
    ),
    "seats": (
        "a mover that is not there", "a first player that is not there", "passes of three",
        "a seat with two discs",
    ),
    "seats and places": (
        "a first player that is not there", "a guest in two cafes", "a staff card in two hands",
    ),
    "set-up": tuple(SETUPS),
    "shape and place": ("21 krones", "a guest in two cafes", "too many dice"),
    "shape and set-up": ("21 krones", "a staff variant that is none"),
}  # fmt: skip


def refusal(faults: tuple[str, ...]) -> str:
    data = base()
    for fault in faults:
        EVERYTHING[fault][0](data)
    with pytest.raises(PositionError) as error:
        Position.from_json(data)
    return str(error.value)


def test_the_position_without_faults_is_accepted() -> None:
    assert Position.from_json(base()).to_json() == base()


@pytest.mark.parametrize("fault", EVERYTHING)
def test_a_fault_is_refused_and_named(fault: str) -> None:
    assert EVERYTHING[fault][1] in refusal((fault,))


@pytest.mark.parametrize("faults", TOGETHER.values(), ids=TOGETHER)
def test_several_faults_are_all_named(faults: tuple[str, ...]) -> None:
    message = refusal(faults)
    assert [fault for fault in faults if EVERYTHING[fault][1] not in message] == []


def in_the_draft(picks: int) -> PositionData:
    """Three players, so many cards kept."""
    position, luck = Position(Setup(players=3, staff="draft")), Luck(1)
    luck.resolve(position)
    for _ in range(picks):
        position.apply(position.legal_actions()[-1])
        luck.resolve(position)
    return position.to_json()


@pytest.mark.parametrize("picks", [0, 1, 3, 8, 14])
def test_hands_of_a_draft_are_what_was_kept(picks: int) -> None:
    data = in_the_draft(picks)
    assert data["phase"] == "draft"
    assert Position.from_json(data).to_json() == data
    other_hands = [{**player, "hand": []} for player in data["seats"]]
    faults: list[Json] = [{"count": count} for count in range(18) if count != picks]
    if picks:
        faults.append({"seats": other_hands})
    for fault in faults:
        with pytest.raises(PositionError, match="does not hold what was kept in the draft"):
            Position.from_json({**data, **fault})


@pytest.mark.parametrize("key", ["prepared", "used", "known"])
def test_what_is_named_twice_is_there_once(key: str) -> None:
    data = Position.compose({"prepared": [1], "played": [1], "used": [1], "known": [2]}).to_json()
    twice: Json = {**data["seats"][0], key: 2 * data["seats"][0][key]}  # type: ignore[literal-required]
    assert Position.from_json({**data, "seats": [twice, data["seats"][1]]}).to_json() == data


def test_a_draft_with_a_seat_too_many_is_refused() -> None:
    data = in_the_draft(4)
    with pytest.raises(PositionError, match="seats: "):
        Position.from_json({**data, "seats": [*data["seats"], data["seats"][0]]})


def test_nobody_knows_leopolds_cards() -> None:
    position = Position(Setup(solo="medium"))
    Luck(1).resolve(position)
    data = position.to_json()
    data["seats"][0]["known"] = leopold_of(position)["staff"][:1]
    with pytest.raises(PositionError, match="nobody knows Leopold's face-down cards"):
        Position.from_json(data)

"""The hotel: where rooms may be prepared and what that costs, printed points, groups and their bonus."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import scoring

ALL_ROOMS = range(20)
PRICE = {1: 0, 2: 1, 3: 2, 4: 3}
PRINTED = {13: 1, 14: 1, 17: 2, 18: 2, 19: 2}


def preparing(*, strength: int = 1, **fields: Any) -> Position:
    """A 3 was taken."""
    return play(compose(seat(**fields), dice=[0, 0, strength, 0, 0, 0]), "die 3")


def offered(position: Position) -> list[int]:
    return [int(action.split()[1]) for action in legal(position) if action.startswith("prepare")]


# Adjacency


@pytest.mark.parametrize(
    ("tiles", "rooms"),
    [
        pytest.param([0], [1, 5], id="corner"),
        pytest.param([12], [7, 11, 13, 17], id="middle"),
        pytest.param([4], [3, 9], id="right-edge-does-not-wrap"),
        pytest.param([5], [0, 6, 10], id="left-edge-does-not-wrap"),
        pytest.param([19], [14, 18], id="top-right"),
        pytest.param([0, 1, 5], [2, 6, 10], id="several"),
        pytest.param([0, 19], [1, 5, 14, 18], id="separate-parts"),
    ],
)
@pytest.mark.parametrize("side", ["prepared", "occupied"])
def test_next_to_a_tile_of_either_side(tiles: list[int], rooms: list[int], side: str) -> None:
    hotel: dict[str, Any] = {"prepared": [], side: tiles}
    assert offered(preparing(**hotel)) == rooms


def test_an_empty_hotel_starts_bottom_left() -> None:
    assert offered(preparing(prepared=[])) == [0]


def test_a_full_hotel_has_nothing_to_prepare() -> None:
    full = preparing(prepared=list(ALL_ROOMS))
    assert offered(full) == []
    assert "end" in legal(full)


def test_each_room_opens_the_way_to_the_next() -> None:
    first = preparing(strength=2, prepared=[0, 1, 5])
    assert 7 not in offered(first)
    assert 7 in offered(play(first, "prepare 2"))


# Prices and printed points


@pytest.mark.parametrize("room", ALL_ROOMS)
def test_price_and_printed_points_of_a_room(room: int) -> None:
    before = preparing(prepared=[other for other in ALL_ROOMS if other != room])
    expected: dict[str, Any] = {"prepared": list(ALL_ROOMS)}
    if price := PRICE[room // 5 + 1]:
        expected["krones"] = -price
    if room in PRINTED:
        expected["points.rooms"] = PRINTED[room]
    assert changes(before, play(before, f"prepare {room}")) == expected


@pytest.mark.parametrize("layout", ["day_a", "day_b", "day_c", "day_d"])
def test_the_day_hotels_have_the_same_prices_and_points(layout: str) -> None:
    for room in ALL_ROOMS:
        before = compose(
            seat(prepared=[other for other in ALL_ROOMS if other != room]),
            hotels=(layout, "day_a" if layout == "day_b" else "day_b"),
        )
        gained = changes(before, play(before, "die 3", f"prepare {room}"))
        assert gained.get("krones", 0) == -PRICE[room // 5 + 1]
        assert gained.get("points.rooms", 0) == PRINTED.get(room, 0)


@pytest.mark.parametrize(("krones", "highest"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_what_cannot_be_paid_in_full_is_not_offered(krones: int, highest: int) -> None:
    rooms = offered(preparing(prepared=[0, 5, 10, 15], krones=krones))
    assert max(room // 5 + 1 for room in rooms) == highest


@pytest.mark.parametrize(("room", "price"), [(3, 0), (7, 0), (11, 1), (15, 2)])
def test_a_discount_of_one_never_pays_money_out(room: int, price: int) -> None:
    served = seat(prepared=[0, 1, 2, 5, 10], cafe=[(61, "swww")])
    before = play(compose(served), "check-in 61 room 1", "reward 1")
    assert changes(before, play(before, f"prepare {room}")).get("krones", 0) == -price


def test_a_room_taken_by_the_emperor_scores_its_print_again_when_prepared_anew() -> None:
    lost = scoring("A4", seat(prepared=[0, 1, 2, 3, 8, 13], points={"rooms": 1})).after
    assert lost.to_json()["seats"][0]["prepared"] == [0, 1, 2, 3, 8]
    assert lost.to_json()["seats"][0]["points"]["rooms"] == 1
    rolled = play(lost, *["roll 3"] * 10, "die 3", "done", "end")
    assert rolled.to_move == 0
    after = play(rolled, "die 3", "prepare 13")
    assert after.to_json()["seats"][0]["points"]["rooms"] == 2


# The layouts: rooms by colour and their groups

Groups = dict[str, list[list[int]]]
LAYOUTS: dict[str, Groups] = {
    "night": {
        "blue": [[0], [4], [10, 15], [12, 17], [19]],
        "red": [[2, 3, 7, 8], [11, 16], [18]],
        "yellow": [[1, 5, 6], [9, 13, 14]],
    },
    "day_a": {
        "blue": [[5, 10, 15], [7, 8, 9], [17, 18]],
        "red": [[0], [2, 3], [12, 13], [19]],
        "yellow": [[1, 6, 11, 16], [4], [14]],
    },
    "day_b": {
        "blue": [[0, 5, 10], [8], [12, 16, 17], [19]],
        "red": [[2, 3, 4, 7], [11], [13, 18]],
        "yellow": [[1, 6], [9, 14], [15]],
    },
    "day_c": {
        "blue": [[1, 6], [13, 14, 18], [15]],
        "red": [[0, 5, 10], [2], [4], [12, 17]],
        "yellow": [[3, 7, 8, 9], [11, 16], [19]],
    },
    "day_d": {
        "blue": [[1, 6, 11, 12], [4], [14, 19]],
        "red": [[0], [2, 3], [13], [15, 16, 17]],
        "yellow": [[5, 10], [7, 8, 9], [18]],
    },
}
BONUS = {
    "blue": ("points.groups", (2, 5, 9, 15)),
    "red": ("krones", (1, 3, 6, 10)),
    "yellow": ("emperor", (1, 3, 6, 10)),
}
GAINS = [what for what, _ in BONUS.values()]
each_layout = pytest.mark.parametrize(
    "layout", [pytest.param(name, marks=component("layout", name)) for name in LAYOUTS]
)
each_colour = pytest.mark.parametrize("colour", ["blue", "red", "yellow"])


def in_hotel(layout: str, **fields: Any) -> Position:
    """A turn in a hotel of this layout; the Page Boy (35) can be hired for nothing and occupies rooms."""
    other = "night" if layout == "night" else "day_b" if layout == "day_a" else "day_a"
    return compose(seat(**{"hand": [35], "prepared": [], **fields}), hotels=(layout, other))


@each_layout
@each_colour
def test_rooms_of_a_colour(layout: str, colour: str) -> None:
    guest, order = {"blue": (65, "k"), "red": (77, "c"), "yellow": (51, "w")}[colour]
    position = in_hotel(layout, prepared=list(ALL_ROOMS), cafe=[(guest, order)])
    rooms = sorted(room for group in LAYOUTS[layout][colour] for room in group)
    assert [action for action in legal(position) if action.startswith("check-in")] == [
        f"check-in {guest} room {room}" for room in rooms
    ]


@each_layout
@each_colour
def test_group_bonus_by_colour_and_size(layout: str, colour: str) -> None:
    kind, amounts = BONUS[colour]
    for group in LAYOUTS[layout][colour]:
        for last in group:
            before = in_hotel(layout, prepared=[last], occupied=[room for room in group if room != last])
            gained = changes(before, play(before, "die 5", "hire 35", f"occupy {last}"))
            expected = {kind: amounts[len(group) - 1]}
            assert {key: gained[key] for key in gained if key in ("krones", "emperor", "points.groups")} == expected


# Each group pays once


@pytest.mark.parametrize(
    ("room", "guest", "order", "usual"),
    [
        pytest.param(0, 65, "k", {"points.guests": 3}, id="blue"),
        pytest.param(18, 86, "cww", {"points.guests": 3}, id="red"),
        pytest.param(1, 51, "w", {"points.guests": 1, "kitchen": [1, 0, 0, 0]}, id="yellow"),
    ],
)
def test_a_group_pays_once_even_if_a_room_of_it_is_lost(
    room: int, guest: int, order: str, usual: dict[str, Any]
) -> None:
    """The room is occupied, goes back to the supply, and is occupied anew."""
    others = [5, 6]  # with 1 the yellow group of three
    before = compose(seat(prepared=[room], occupied=others, cafe=[(guest, order)]))
    once = play(before, f"check-in {guest} room {room}")
    moved = {"prepared": [], "occupied": sorted([*others, room]), "cafe": [None] * 3}
    assert set(changes(before, once)) > {*moved, *usual, "groups_paid"}
    data: Any = once.to_json()
    old: Any = before.to_json()["seats"][0]
    data["seats"][0] |= {what: old[what] for what in (*moved, "kitchen")}
    lost = Position.from_json({**data, "guest_discard": []})
    assert changes(lost, play(lost, f"check-in {guest} room {room}")) == {**moved, **usual}


def test_two_groups_of_one_effect_both_pay() -> None:
    before = in_hotel("night", prepared=[0, 18])
    gained = changes(before, play(before, "die 5", "hire 35", "occupy 0", "occupy 18"))
    assert (gained["points.groups"], gained["krones"]) == (2, 1)


def test_an_incomplete_group_pays_nothing() -> None:
    before = in_hotel("night", prepared=[1], occupied=[5])
    gained = changes(before, play(before, "die 5", "hire 35", "occupy 1"))
    assert set(gained) == {"hand", "played", "prepared", "occupied", "numbers"}


def test_prepared_rooms_do_not_complete_a_group() -> None:
    before = in_hotel("night", prepared=[10, 15])
    asked = play(before, "die 5", "hire 35", "occupy 10")
    assert "points.groups" not in changes(before, asked)
    assert changes(asked, play(asked, "occupy 15"))["points.groups"] == 5


def test_krones_of_a_group_stop_at_twenty() -> None:
    before = in_hotel("night", prepared=[2], occupied=[3, 7, 8], krones=15)
    assert changes(before, play(before, "die 5", "hire 35", "occupy 2"))["krones"] == 5


def test_steps_of_a_group_beyond_the_track_are_points() -> None:
    before = in_hotel("night", prepared=[1], occupied=[5, 6], emperor=10)
    gained = changes(before, play(before, "die 5", "hire 35", "occupy 1"))
    assert (gained["emperor"], gained["points.emperor"]) == (3, 3)

"""The penalty of every emperor tile, for a disc that stands on 0 after moving back."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import Scoring, scoring


def penalty(tile: str, **fields: Any) -> Scoring:
    """Seat 0 is penalised; its seat is given by fields."""
    return scoring(tile, seat(emperor=0, **fields))


def lost(scored: Scoring, *actions: str) -> dict[str, Any]:
    """What the penalty changed for seat 0, after these choices."""
    return changes(scored.before, play(scored.after, *actions))


# The first penalty in full, else the second


@pytest.mark.parametrize(
    ("krones", "change"),
    [
        pytest.param(10, {"krones": -3}, marks=component("tile", "A1 penalty")),
        pytest.param(3, {"krones": -3}, marks=component("tile", "A1 penalty")),
        pytest.param(2, {"points.tiles": -5}, marks=component("tile", "A1 penalty")),
        pytest.param(0, {"points.tiles": -5}, marks=component("tile", "A1 penalty")),
    ],
)
def test_a1_takes_three_krones_or_five_points(krones: int, change: dict[str, int]) -> None:
    assert lost(penalty("A1", krones=krones)) == change


@component("tile", "B2 penalty")
@pytest.mark.parametrize(("krones", "change"), [(10, {"krones": -5}), (5, {"krones": -5}), (4, {"points.tiles": -7})])
def test_b2_takes_five_krones_or_seven_points(krones: int, change: dict[str, int]) -> None:
    assert lost(penalty("B2", krones=krones)) == change


@component("tile", "A3 penalty")
def test_a3_puts_two_cards_of_the_hand_under_the_deck_in_the_chosen_order() -> None:
    scored = penalty("A3", hand=[4, 7, 9])
    assert legal(scored.after) == ["under 4", "under 7", "under 9"]
    first = play(scored.after, "under 9")
    assert legal(first) == ["under 4", "under 7"]
    assert lost(scored, "under 9", "under 4") == {"hand": [7], "known": [4, 9]}
    assert under(play(first, "under 4")) == [(9, 0, True), (4, 0, True)]


def under(position: Position) -> list[tuple[int, int, bool]]:
    return [(entry["card"], entry["by"], entry["from_hand"]) for entry in position.to_json()["staff_under"]]


@component("tile", "A3 penalty")
@pytest.mark.parametrize("order", [(4, 7), (7, 4)])
def test_a3_with_two_cards_in_hand_asks_only_for_the_order(order: tuple[int, int]) -> None:
    scored = penalty("A3", hand=[4, 7])
    assert lost(scored, f"under {order[0]}") == {"hand": [], "known": [4, 7]}
    assert [card for card, _, _ in under(play(scored.after, f"under {order[0]}"))] == list(order)


@pytest.mark.parametrize(
    ("tile", "hand", "points"),
    [
        pytest.param("A3", [4], -5, marks=component("tile", "A3 penalty")),
        pytest.param("A3", [], -5, marks=component("tile", "A3 penalty")),
        pytest.param("B3", [4, 7], -7, marks=component("tile", "B3 penalty")),
        pytest.param("B3", [], -7, marks=component("tile", "B3 penalty")),
    ],
)
def test_too_few_cards_in_hand_cost_points_and_stay(tile: str, hand: list[int], points: int) -> None:
    assert lost(penalty(tile, hand=hand, played=[1, 2, 3])) == {"points.tiles": points}


@component("tile", "B3 penalty")
def test_b3_puts_three_cards_of_the_hand_under_the_deck() -> None:
    scored = penalty("B3", hand=[4, 7, 9, 12])
    assert lost(scored, "under 12", "under 4", "under 9") == {"hand": [7], "known": [4, 9, 12]}
    assert [card for card, _, _ in under(play(scored.after, "under 12", "under 4", "under 9"))] == [12, 4, 9]


def test_nobody_else_sees_the_cards_put_under_the_deck() -> None:
    after = play(penalty("A3", hand=[4, 7, 9]).after, "under 9", "under 4")
    assert [card for card, _, _ in under(after)] == [9, 4]
    assert [entry["card"] for entry in after.view(0).to_json()["staff_under"]] == [9, 4]
    assert [entry["card"] for entry in after.view(1).to_json()["staff_under"]] == [0, 0]


# Food


@component("tile", "A2 penalty")
def test_a2_takes_the_food_of_the_kitchen_only() -> None:
    scored = penalty("A2", kitchen="sscwk", cafe=[(54, "w")])
    assert lost(scored) == {"kitchen": [0, 0, 0, 0]}


@component("tile", "B1 penalty")
def test_b1_takes_the_food_of_the_kitchen_and_of_the_guests() -> None:
    scored = penalty("B1", kitchen="sscwk", cafe=[(54, "w"), (51, "w"), 66])
    cafe = [{"guest": guest, "served": [0, 0, 0, 0]} for guest in (54, 51, 66)]
    assert lost(scored) == {"kitchen": [0, 0, 0, 0], "cafe": cafe}


@pytest.mark.parametrize(
    "tile",
    [pytest.param(tile, marks=component("tile", f"{tile} penalty")) for tile in ("A2", "B1")],
)
def test_without_food_nothing_is_lost(tile: str) -> None:
    assert lost(penalty(tile, cafe=[54])) == {}


# Empty rooms


@component("tile", "A4 penalty")
def test_a4_removes_an_empty_room_of_the_highest_floor_that_has_one() -> None:
    scored = penalty("A4", prepared=[0, 1, 5, 6, 9], occupied=[10])
    assert legal(scored.after) == ["remove 5", "remove 6", "remove 9"]
    assert lost(scored, "remove 6") == {"prepared": [0, 1, 5, 9]}


@component("tile", "A4 penalty")
def test_a4_asks_nothing_where_the_highest_floor_has_one_empty_room() -> None:
    assert lost(penalty("A4", prepared=[0, 1, 5], occupied=[10, 15])) == {"prepared": [0, 1]}


@pytest.mark.parametrize(
    ("tile", "prepared", "points"),
    [
        pytest.param("A4", [], -5, marks=component("tile", "A4 penalty")),
        pytest.param("B4", [], -7, marks=component("tile", "B4 penalty")),
        pytest.param("B4", [1], -7, marks=component("tile", "B4 penalty")),
    ],
)
def test_too_few_empty_rooms_cost_points_and_stay(tile: str, prepared: list[int], points: int) -> None:
    assert lost(penalty(tile, prepared=prepared, occupied=[0, 5, 6])) == {"points.tiles": points}


@component("tile", "B4 penalty")
def test_b4_removes_two_empty_rooms_each_of_the_highest_floor() -> None:
    scored = penalty("B4", prepared=[0, 1, 5, 6, 7, 10], occupied=[11])
    assert legal(scored.after) == ["remove 5", "remove 6", "remove 7"]
    assert lost(scored, "remove 7") == {"prepared": [0, 1, 5, 6]}


@component("tile", "B4 penalty")
def test_b4_may_take_both_rooms_from_one_floor() -> None:
    scored = penalty("B4", prepared=[0, 5, 6, 7])
    assert legal(play(scored.after, "remove 5")) == ["remove 6", "remove 7"]
    assert lost(scored, "remove 5", "remove 7") == {"prepared": [0, 6]}


@pytest.mark.parametrize(("prepared", "left"), [([0, 5, 9], [0]), ([3, 4], []), ([0, 1, 17, 19], [0, 1])])
def test_b4_asks_nothing_where_both_rooms_of_a_floor_must_go(prepared: list[int], left: list[int]) -> None:
    assert lost(penalty("B4", prepared=prepared)) == {"prepared": left}


def test_printed_points_of_a_removed_room_are_kept_and_gained_again_when_it_is_prepared_anew() -> None:
    scored = penalty("A4", prepared=[8, 13], points={"rooms": 1})
    assert lost(scored) == {"prepared": [8]}
    again = compose(seat(prepared=[8], points={"rooms": 1}), dice=[0, 0, 1, 0, 0, 0])
    assert changes(again, play(again, "die 3", "prepare 13"))["points.rooms"] == 1


def test_removal_can_leave_clusters_and_each_may_be_extended() -> None:
    """Four rooms are left, none next to another; a new one may touch any of them."""
    scored = penalty("B4", prepared=[0, 5, 13], occupied=[4, 10, 14], krones=20)
    assert lost(scored) == {"prepared": [0]}
    rest = compose(seat(prepared=[0], occupied=[4, 10, 14], krones=20), dice=[0, 0, 1, 0, 0, 0])
    assert legal(play(rest, "die 3")) == [
        "done", *(f"prepare {room}" for room in (1, 3, 5, 9, 11, 13, 15, 19)),
    ]  # fmt: skip


def test_a_hotel_without_any_tile_starts_again_bottom_left() -> None:
    assert lost(penalty("B4", prepared=[0, 5])) == {"prepared": []}
    rest = compose(seat(prepared=[]), dice=[0, 0, 1, 0, 0, 0])
    assert legal(play(rest, "die 3")) == ["done", "prepare 0"]


# Occupied rooms


@component("tile", "C2 penalty")
def test_c2_removes_an_occupied_room_of_the_highest_floor_and_one_of_the_next_lower_that_has_one() -> None:
    scored = penalty("C2", prepared=[12], occupied=[0, 1, 15, 16, 4])
    assert legal(scored.after) == ["remove 15", "remove 16"]
    second = play(scored.after, "remove 16")
    assert legal(second) == ["remove 0", "remove 1", "remove 4"]
    assert lost(scored, "remove 16", "remove 4") == {"occupied": [0, 1, 15]}


@component("tile", "C2 penalty")
@pytest.mark.parametrize(("occupied", "left"), [([3], []), ([], []), ([18, 3], []), ([18, 13, 3], [3])])
def test_c2_takes_no_points_instead(occupied: list[int], left: list[int]) -> None:
    expected = {"occupied": left} if occupied else {}
    assert lost(penalty("C2", prepared=[0, 1], occupied=occupied, krones=20, hand=[1, 2, 3])) == expected


@component("tile", "C2 penalty")
def test_c2_takes_only_one_room_if_no_lower_floor_has_one() -> None:
    scored = penalty("C2", occupied=[2, 3, 4])
    assert lost(scored, "remove 3") == {"occupied": [2, 4]}


def test_the_bonus_of_a_group_is_kept_but_the_group_is_no_longer_full() -> None:
    """Card 37 counts full groups; the points the group paid stay."""
    scored = penalty("C2", prepared=[], occupied=[0, 1], groups_paid=[0], points={"groups": 2}, played=[37])
    assert scored.before.scores()[0].staff_end == 2
    after = play(scored.after, "remove 0")
    assert (after.scores()[0].staff_end, after.scores()[0].groups) == (0, 2)


# Points


@component("tile", "C1 penalty")
@pytest.mark.parametrize("had", [0, 5, 50])
def test_c1_takes_eight_points_also_below_zero(had: int) -> None:
    scored = penalty("C1", points={"guests": had}, played=[1, 2, 3])
    assert lost(scored) == {"points.tiles": -8}
    assert scored.after.scores()[0].in_play == had - 8


@component("tile", "C3 penalty")
@pytest.mark.parametrize(("played", "points"), [([1], -2), ([1, 2, 3, 30, 31], -10)])
def test_c3_takes_two_points_for_each_played_card(played: list[int], points: int) -> None:
    assert lost(penalty("C3", played=played, hand=[4])) == {"points.tiles": points}


@component("tile", "C3 penalty")
def test_c3_takes_nothing_without_played_staff() -> None:
    assert lost(penalty("C3", hand=[4, 5])) == {}


# End-of-game staff


@component("tile", "C4 penalty")
def test_c4_removes_one_played_end_of_game_card_from_the_game() -> None:
    scored = penalty("C4", played=[3, 27, 31, 42])
    assert legal(scored.after) == ["dismiss 27", "dismiss 31"]
    after = play(scored.after, "dismiss 31")
    assert changes(scored.before, after) == {"played": [3, 27, 42]}
    assert after.to_json()["staff_removed"] == [31]


@component("tile", "C4 penalty")
def test_c4_asks_nothing_where_there_is_one_such_card() -> None:
    assert lost(penalty("C4", played=[3, 27])) == {"played": [3]}


@component("tile", "C4 penalty")
def test_c4_without_such_a_card_takes_ten_points() -> None:
    assert lost(penalty("C4", played=[3, 42], hand=[27])) == {"points.tiles": -10}


# The Conference Manager (26) may pay a krone to be spared


@pytest.mark.parametrize(
    ("tile", "fields", "choices"),
    [
        ("A1", {"krones": 3}, ["pay", "suffer 1"]),
        ("A1", {"krones": 1}, ["pay", "suffer 2"]),
        ("A2", {"kitchen": "s"}, ["pay", "suffer 1"]),
        ("A3", {}, ["pay", "suffer 2"]),
        ("A4", {}, ["pay", "suffer 1"]),
        ("B1", {"cafe": [(54, "w")]}, ["pay", "suffer 1"]),
        ("C1", {}, ["pay", "suffer 1"]),
        ("C2", {"occupied": [1]}, ["pay", "suffer 1"]),
        ("C3", {}, ["pay", "suffer 1"]),
        ("C4", {}, ["pay", "suffer 2"]),
    ],
)
def test_the_conference_manager_is_asked_before_the_penalty(
    tile: str, fields: dict[str, Any], choices: list[str]
) -> None:
    scored = penalty(tile, played=[26], **fields)
    assert legal(scored.after) == choices
    assert lost(scored, "pay") == {"krones": -1}


@pytest.mark.parametrize(
    ("tile", "fields"),
    [("A2", {}), ("A2", {"cafe": [(54, "w")]}), ("B1", {"cafe": [54]}), ("C2", {"prepared": [0]})],
)
def test_the_conference_manager_is_not_asked_where_nothing_would_be_lost(tile: str, fields: dict[str, Any]) -> None:
    assert lost(penalty(tile, played=[26], **fields)) == {}


def test_the_conference_manager_without_a_krone_cannot_pay() -> None:
    assert lost(penalty("C1", played=[26], krones=0)) == {"points.tiles": -8}

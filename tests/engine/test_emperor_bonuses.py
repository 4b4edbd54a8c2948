"""The bonus of every emperor tile, for a disc that stands on 3 or more after moving back."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import CHANCE, Position
from tests.components import component
from tests.engine.compose import changes, legal, play, seat
from tests.engine.emperor_positions import ON_BONUS, SPACE_SCORED, Scoring, scoring

TWO_FLOORS = list(range(10))


def bonus(tile: str, **fields: Any) -> Scoring:
    """Seat 0 gets the bonus; its seat is given by fields."""
    return scoring(tile, seat(emperor=ON_BONUS[tile[0]], **fields))


def gained(tile: str, before: Position, after: Position) -> dict[str, Any]:
    """What changed for seat 0, beyond the points of its space and moving back, which must have happened."""
    found = changes(before, after)
    scored = SPACE_SCORED[tile[0]]
    assert {key: found.pop(key) for key in scored} == scored
    return found


def staff_but(*kept: int) -> list[int]:
    return [card for card in range(1, 49) if card not in kept]


# Krones and points


@pytest.mark.parametrize(
    ("tile", "krones", "gain"),
    [
        pytest.param("A1", 10, 3, marks=component("tile", "A1 bonus")),
        pytest.param("A1", 18, 2, marks=component("tile", "A1 bonus")),
        pytest.param("B2", 10, 5, marks=component("tile", "B2 bonus")),
        pytest.param("B2", 18, 2, marks=component("tile", "B2 bonus")),
    ],
)
def test_krones_up_to_the_limit_of_twenty(tile: str, krones: int, gain: int) -> None:
    before, after = bonus(tile, krones=krones)
    assert gained(tile, before, after) == {"krones": gain}


@pytest.mark.parametrize(
    ("tile", "played", "points"),
    [
        pytest.param("C1", [], 8, marks=component("tile", "C1 bonus")),
        pytest.param("C1", [1, 2, 3], 8, marks=component("tile", "C1 bonus")),
        pytest.param("C3", [1], 2, marks=component("tile", "C3 bonus")),
        pytest.param("C3", [1, 2, 3, 4, 5], 10, marks=component("tile", "C3 bonus")),
    ],
)
def test_points(tile: str, played: list[int], points: int) -> None:
    before, after = bonus(tile, played=played, hand=[30, 31])
    assert gained(tile, before, after) == {"points.tiles": points}


@component("tile", "C3 bonus")
def test_c3_gives_nothing_without_played_staff() -> None:
    before, after = bonus("C3", hand=[30, 31])
    assert gained("C3", before, after) == {}


# Food


@component("tile", "A2 bonus")
@pytest.mark.parametrize(
    ("chosen", "kitchen"),
    [
        (("strudel", "coffee"), [1, 0, 0, 1]),
        (("cake", "cake"), [0, 2, 0, 0]),
        (("wine", "cake"), [0, 1, 1, 0]),
    ],
)
def test_a2_gives_two_items_of_any_kind(chosen: tuple[str, str], kitchen: list[int]) -> None:
    before, after = bonus("A2")
    assert legal(after) == ["food strudel", "food cake", "food wine", "food coffee"]
    assert gained("A2", before, play(after, *(f"food {food}" for food in chosen))) == {"kitchen": kitchen}


@component("tile", "B1 bonus")
def test_b1_gives_one_item_of_each_kind() -> None:
    before, after = bonus("B1", kitchen="ss")
    assert gained("B1", before, after) == {"kitchen": [3, 1, 1, 1]}


@component("tile", "B1 bonus")
def test_food_of_the_bonus_completes_orders_of_several_guests() -> None:
    before, after = bonus("B1", cafe=[51, 65])
    assert legal(after) == ["done", "place wine 51", "place coffee 65"]
    placed = play(after, "place coffee 65", "place wine 51")
    cafe = [{"guest": 51, "served": [0, 0, 1, 0]}, {"guest": 65, "served": [0, 0, 0, 1]}, None]
    assert gained("B1", before, placed) == {"kitchen": [1, 1, 0, 0], "cafe": cafe}


# Offers


@pytest.mark.parametrize(
    ("tile", "pays"),
    [
        pytest.param("A3", {1: 1, 2: 3, 6: 0}, marks=component("tile", "A3 bonus")),
        pytest.param("B3", {1: 0, 2: 0, 6: 0}, marks=component("tile", "B3 bonus")),
    ],
)
def test_an_offer_of_three_cards_of_which_one_is_played(tile: str, pays: dict[int, int]) -> None:
    before, drawing = bonus(tile, krones=10, hand=[40])
    assert drawing.to_move == CHANCE
    offered = play(drawing, *(f"draw staff {card}" for card in pays))
    assert legal(offered) == ["done", "hire 1", "hire 2", "hire 6"]
    for card, price in pays.items():
        rest = [other for other in pays if other != card]
        hired = play(offered, f"hire {card}")
        assert legal(hired) == [f"under {other}" for other in rest]
        settled = play(hired, f"under {rest[1]}")
        krones = {"krones": -price} if price else {}
        assert gained(tile, before, settled) == {**krones, "played": [card], "known": rest}
        assert [entry["card"] for entry in settled.to_json()["staff_under"]] == rest[::-1]


@pytest.mark.parametrize(
    "tile",
    [pytest.param(f"{group}3", marks=component("tile", f"{group}3 bonus")) for group in "AB"],
)
def test_an_offer_may_be_declined_and_goes_under_the_deck_in_the_chosen_order(tile: str) -> None:
    under = [{"card": 9, "by": 1, "from_hand": True}]
    one = seat(emperor=ON_BONUS[tile[0]])
    before, drawing = scoring(tile, one, staff_under=under)
    declined = play(drawing, "draw staff 5", "draw staff 7", "draw staff 6", "done")
    assert legal(declined) == ["under 5", "under 6", "under 7"]
    settled = play(declined, "under 6", "under 7")
    assert gained(tile, before, settled) == {"known": [5, 6, 7]}
    put = [(entry["card"], entry["by"], entry["from_hand"]) for entry in settled.to_json()["staff_under"]]
    assert put == [(9, 1, True), (6, 0, False), (7, 0, False), (5, 0, False)]


def test_only_the_drawer_sees_the_offer() -> None:
    offered = play(bonus("A3").after, "draw staff 5", "draw staff 7", "draw staff 6")
    assert offered.view(0).to_json()["offer"] == [5, 6, 7]
    assert offered.view(1).to_json()["offer"] == [0, 0, 0]


@pytest.mark.parametrize(
    ("tile", "hires"),
    [
        pytest.param("A3", ["hire 6"], marks=component("tile", "A3 bonus")),
        pytest.param("B3", ["hire 2", "hire 6", "hire 9"], marks=component("tile", "B3 bonus")),
    ],
)
def test_without_money_only_what_the_discount_covers_can_be_played(tile: str, hires: list[str]) -> None:
    drawing = bonus(tile, krones=0).after
    offered = play(drawing, "draw staff 2", "draw staff 6", "draw staff 9")
    assert legal(offered) == ["done", *hires]


def test_an_offer_that_cannot_be_paid_is_not_asked() -> None:
    drawing = bonus("A3", krones=0).after
    offered = play(drawing, "draw staff 2", "draw staff 4", "draw staff 9")
    assert legal(offered) == ["under 2", "under 4", "under 9"]


@pytest.mark.parametrize("left", [[], [7], [7, 8]])
def test_a_small_deck_offers_fewer_cards(left: list[int]) -> None:
    one = seat(emperor=ON_BONUS["B"])
    before, at = scoring("B3", one, staff_removed=staff_but(*left))
    at = play(at, *(f"draw staff {card}" for card in left))
    assert at.to_json()["offer"] == left
    if left:
        assert legal(at) == ["done", *(f"hire {card}" for card in left)]
        at = play(at, f"hire {left[-1]}")
    expected = {"played": left[-1:], "known": left[:-1]}
    assert gained("B3", before, at) == {key: value for key, value in expected.items() if value}


def test_cards_under_the_deck_are_drawn_last_and_in_their_order() -> None:
    under = [{"card": card, "by": 1, "from_hand": True} for card in (20, 10)]
    one = seat(emperor=ON_BONUS["B"])
    drawing = scoring("B3", one, staff_removed=staff_but(20, 10, 30), staff_under=under).after
    names = []
    while drawing.to_move == CHANCE and drawing.phase == "emperor":
        [(outcome, probability)] = drawing.chance_outcomes()
        names.append((drawing.notation(outcome), probability))
        drawing.apply(outcome)
    assert names == [("draw staff 30", 1.0), ("draw staff 20", 1.0), ("draw staff 10", 1.0)]


def test_staff_played_from_the_offer_takes_effect_before_the_rest_goes_under_the_deck() -> None:
    before, drawing = bonus("B3", cafe=[74])
    hired = play(drawing, "draw staff 43", "draw staff 1", "draw staff 2", "hire 43")
    assert legal(hired) == ["done", "place coffee 74"]
    placed = play(hired, "place coffee 74", "place coffee 74")
    assert legal(placed) == ["under 1", "under 2"]
    cafe = [{"guest": 74, "served": [0, 0, 0, 2]}, None, None]
    settled = gained("B3", before, play(placed, "under 1"))
    assert settled == {"cafe": cafe, "kitchen": [0, 0, 0, 2], "known": [1, 2], "played": [43]}


# Hiring from hand


@component("tile", "C4 bonus")
def test_c4_plays_a_card_from_hand_for_free() -> None:
    before, after = bonus("C4", krones=0, hand=[2, 45, 48])
    assert legal(after) == ["done", "hire 2", "hire 45", "hire 48"]
    assert gained("C4", before, play(after, "hire 2")) == {"hand": [45, 48], "played": [2]}
    assert gained("C4", before, play(after, "done")) == {}
    steps = changes(before, play(after, "hire 45"))
    assert steps == {**SPACE_SCORED["C"], "emperor": -4, "hand": [2, 48], "played": [45]}


def test_c4_is_not_asked_with_an_empty_hand() -> None:
    before, after = bonus("C4")
    assert gained("C4", before, after) == {}


# Rooms


@component("tile", "A4 bonus")
def test_a4_prepares_a_room_for_free_on_any_floor() -> None:
    before, after = bonus("A4", krones=0, prepared=[0, 5, 10], occupied=[])
    assert legal(after) == ["done", "prepare 1", "prepare 6", "prepare 11", "prepare 15"]
    assert gained("A4", before, play(after, "prepare 15")) == {"prepared": [0, 5, 10, 15]}
    assert gained("A4", before, play(after, "done")) == {}


@component("tile", "A4 bonus")
def test_a4_scores_printed_points() -> None:
    before, after = bonus("A4", krones=0, prepared=[8, 9])
    assert gained("A4", before, play(after, "prepare 13")) == {"prepared": [8, 9, 13], "points.rooms": 1}


@pytest.mark.parametrize(
    ("tile", "rooms"),
    [
        pytest.param("B4", [1, 6], marks=component("tile", "B4 bonus")),
        pytest.param("C2", [1, 6, 11, 15], marks=component("tile", "C2 bonus")),
    ],
)
def test_a_free_room_is_occupied_at_once(tile: str, rooms: list[int]) -> None:
    """Only next to other tiles, B4 only on the floors 1 and 2, and only if wanted."""
    before, after = bonus(tile, krones=0, prepared=[0, 5, 10])
    assert legal(after) == ["done", *(f"prepare {room}" for room in rooms)]
    assert gained(tile, before, play(after, "prepare 6")) == {"occupied": [6]}
    assert gained(tile, before, play(after, "done")) == {}


@component("tile", "C2 bonus")
def test_c2_scores_printed_points() -> None:
    before, after = bonus("C2", prepared=[14], krones=0)
    assert gained("C2", before, play(after, "prepare 13")) == {"occupied": [13], "points.rooms": 1}


@component("tile", "B4 bonus")
def test_b4_gives_nothing_if_the_floors_1_and_2_are_full() -> None:
    before, after = bonus("B4", prepared=TWO_FLOORS)
    assert gained("B4", before, after) == {}


@component("tile", "C2 bonus")
def test_c2_gives_nothing_in_a_full_hotel() -> None:
    before, after = bonus("C2", prepared=list(range(20)))
    assert gained("C2", before, after) == {}


@pytest.mark.parametrize(
    ("tile", "prepared", "occupied", "room", "gain"),
    [
        ("B4", [5], [], 0, {"points.groups": 2}),
        ("B4", [], [2, 3, 7], 8, {"krones": 10}),
        ("B4", [2], [5, 6], 1, {"emperor": -5 + 6}),
        ("C2", [], [12], 17, {"points.groups": 5, "points.rooms": 2}),
        ("C2", [], [16], 11, {"krones": 3}),
        ("C2", [], [9, 13], 14, {"emperor": -7 + 6, "points.rooms": 1}),
    ],
)
def test_the_room_can_complete_a_group(
    tile: str, prepared: list[int], occupied: list[int], room: int, gain: dict[str, int]
) -> None:
    before, after = bonus(tile, krones=5, prepared=prepared, occupied=occupied)
    found = changes(before, play(after, f"prepare {room}"))
    assert len(found.pop("groups_paid")) == 1
    assert found == {**SPACE_SCORED[tile[0]], "occupied": sorted([*occupied, room]), **gain}


@pytest.mark.parametrize("tile", ["B4", "C2"])
def test_a_group_that_paid_before_pays_nothing(tile: str) -> None:
    """The room is prepared anew after a penalty took it."""
    paid = play(bonus("B4", prepared=[5]).after, "prepare 0").to_json()["seats"][0]["groups_paid"]
    before, after = bonus(tile, prepared=[5], groups_paid=paid)
    assert gained(tile, before, play(after, "prepare 0")) == {"occupied": [0]}


@pytest.mark.parametrize("tile", ["B4", "C2"])
def test_the_custodian_gets_his_krone_and_the_room_may_complete_a_red_group(tile: str) -> None:
    before, after = bonus(tile, krones=0, prepared=[], occupied=[2, 3, 7], played=[23])
    found = gained(tile, before, play(after, "prepare 8"))
    assert (found["krones"], found["occupied"]) == (1 + 10, [2, 3, 7, 8])
    assert gained(tile, before, play(after, "prepare 1")) == {"krones": 1, "occupied": [1, 2, 3, 7]}


@pytest.mark.parametrize("tile", ["A4", "B4", "C2"])
def test_an_empty_hotel_starts_again_bottom_left(tile: str) -> None:
    after = bonus(tile, prepared=[]).after
    assert legal(after) == ["done", "prepare 0"]


def test_every_cluster_of_rooms_may_be_extended() -> None:
    after = bonus("A4", prepared=[0, 19]).after
    assert legal(after) == ["done", "prepare 1", "prepare 5", "prepare 14", "prepare 18"]


@pytest.mark.parametrize("tile", ["A4", "B4", "C2"])
@pytest.mark.parametrize("space_after", [1, 2])
def test_nothing_between_bonus_and_penalty(tile: str, space_after: int) -> None:
    space = ON_BONUS[tile[0]] - 3 + space_after
    before, after = scoring(tile, seat(emperor=space, occupied=[5]))
    found = changes(before, after)
    assert set(found) == {"emperor", "points.emperor"}

"""Staff that scores at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import compose, play, seat
from tests.engine.emperor_positions import scoring

OCCUPIED = [1, 3, 5, 6, 7, 8, 9, 11, 12, 13, 16, 18]
PREPARED = [0, 4, 10, 14, 17]
"""A night hotel in which every card scores something else. Occupied are red 3 7 8 11 16 18, blue 12, yellow
1 5 6 9 13; the groups 1 5 6, 11 16 and 18; the second floor; the second and the fourth column."""
HOTEL: dict[str, Any] = {"occupied": OCCUPIED, "prepared": PREPARED, "emperor": 11}
IN_THAT_HOTEL = {
    27: 3 * 6, 28: 3 * 1, 30: 3 * 5, 31: 12, 32: 2 * 4, 34: 12 + 5, 37: 2 * 3, 40: 0, 41: 2 * 11, 46: 5 * 1,
    47: 5 * 2, 48: 4 * 1,
}  # fmt: skip
NO_END_STAFF = [1, 5, 21]


def points_of(position: Position, of: int = 0) -> int:
    return position.scores()[of].staff_end


def scored(*played: int, opponent: tuple[int, ...] = (), **fields: Any) -> int:
    """The points of the first seat's end-of-game cards."""
    return points_of(compose(seat(played=list(played), **fields), seat(played=list(opponent))))


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param(card, points, marks=component("staff", card), id=f"staff-{card}")
        for card, points in IN_THAT_HOTEL.items()
    ],
)
def test_points_in_the_example_hotel(card: int, points: int) -> None:
    assert scored(card, *NO_END_STAFF, **HOTEL) == points


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param(card, points, marks=component("staff", 29), id=f"copying-{card}")
        for card, points in IN_THAT_HOTEL.items()
    ],
)
def test_staff_29_secretary_copies_an_opponents_card_for_the_own_hotel(card: int, points: int) -> None:
    assert scored(29, *NO_END_STAFF, opponent=(card,), **HOTEL) == points


@pytest.mark.parametrize(
    ("card", "nearly", "fully", "points"),
    [
        pytest.param(27, [0, 1, 4], [0, 1, 2, 4], 3, marks=component("staff", 27), id="staff-27"),
        pytest.param(28, [1, 2, 3], [1, 2, 3, 4], 3, marks=component("staff", 28), id="staff-28"),
        pytest.param(30, [0, 2, 4], [0, 1, 2, 4], 3, marks=component("staff", 30), id="staff-30"),
        pytest.param(31, [], [9], 1, marks=component("staff", 31), id="staff-31"),
        pytest.param(37, [1, 2, 3, 5, 7], [1, 2, 3, 5, 6, 7], 2, marks=component("staff", 37), id="staff-37"),
        pytest.param(46, [0, 1, 2, 3], [0, 1, 2, 3, 4], 5, marks=component("staff", 46), id="staff-46"),
        pytest.param(47, [0, 5, 10], [0, 5, 10, 15], 5, marks=component("staff", 47), id="staff-47"),
        pytest.param(48, [0, 4, 1], [0, 4, 1, 2], 4, marks=component("staff", 48), id="staff-48"),
    ],
)
def test_only_occupied_rooms_count(card: int, nearly: list[int], fully: list[int], points: int) -> None:
    everything_prepared = list(range(20))
    assert scored(card, prepared=everything_prepared, occupied=nearly) == 0
    assert scored(card, prepared=everything_prepared, occupied=fully) == points


@component("staff", 34)
def test_staff_34_receptionist_counts_prepared_and_occupied_rooms() -> None:
    assert scored(34, prepared=[]) == 0
    assert scored(34, prepared=[0, 1]) == 2
    assert scored(34, prepared=[0, 1], occupied=[5, 6, 7]) == 5


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param(27, 21, marks=component("staff", 27), id="staff-27"),
        pytest.param(28, 21, marks=component("staff", 28), id="staff-28"),
        pytest.param(30, 18, marks=component("staff", 30), id="staff-30"),
        pytest.param(31, 20, marks=component("staff", 31), id="staff-31"),
        pytest.param(34, 20, marks=component("staff", 34), id="staff-34"),
        pytest.param(37, 20, marks=component("staff", 37), id="staff-37"),
        pytest.param(46, 20, marks=component("staff", 46), id="staff-46"),
        pytest.param(47, 25, marks=component("staff", 47), id="staff-47"),
        pytest.param(48, 24, marks=component("staff", 48), id="staff-48"),
    ],
)
def test_points_of_a_full_hotel(card: int, points: int) -> None:
    assert scored(card, prepared=[], occupied=list(range(20))) == points


@component("staff", 37)
def test_staff_37_room_service_does_not_count_a_group_that_lost_a_room() -> None:
    assert scored(37, occupied=[0, 1, 5], groups_paid=[0, 1]) == 2


@component("staff", 32)
@pytest.mark.parametrize(("others", "points"), [((), 2), ((1, 5, 21), 8), ((29, 31, 48), 8)])
def test_staff_32_assistant_manager_counts_every_played_card_and_itself(others: tuple[int, ...], points: int) -> None:
    assert scored(32, *others, hand=[2, 3]) == points


@component("staff", 40)
@pytest.mark.parametrize(
    ("claims", "points"),
    [([[], [], []], 0), ([[1], [], []], 0), ([[0], [], [1, 0]], 10), ([[0], [0], [1, 0]], 15)],
)
def test_staff_40_marketing_director_counts_the_own_discs(claims: list[list[int]], points: int) -> None:
    assert points_of(compose(seat(played=[40]), claims=claims)) == points


@component("staff", 41)
@pytest.mark.parametrize("space", [0, 6, 7, 13])
def test_staff_41_operator_doubles_the_space(space: int) -> None:
    assert scored(41, emperor=space) == 2 * space


@component("staff", 41)
def test_staff_41_operator_goes_beyond_twelve_when_a_bonus_moved_the_disc() -> None:
    """From 13 back to 6; the yellow group 1 5 6 that the bonus completes brings six more steps."""
    _, asked = scoring("C2", seat(played=[41], emperor=13, occupied=[1, 5]))
    after = play(asked, "prepare 6")
    assert after.is_over
    assert points_of(after) == 2 * 12


# 29 copies the best end-of-game card of an opponent.


@component("staff", 29)
def test_staff_29_secretary_takes_the_best_card_of_an_opponent() -> None:
    assert scored(29, opponent=(28, 27, 48), **HOTEL) == 3 * 6


@component("staff", 29)
def test_staff_29_secretary_takes_the_best_of_all_opponents() -> None:
    position = compose(seat(played=[29], **HOTEL), seat(played=[28]), seat(played=[47]), players=3, dice=[0] * 5 + [1])
    assert points_of(position) == 10


@component("staff", 29)
@pytest.mark.parametrize("opponent", [(), (1, 5, 21, 33)], ids=["none", "no-end-of-game-card"])
def test_staff_29_secretary_without_a_card_to_copy(opponent: tuple[int, ...]) -> None:
    assert scored(29, opponent=opponent, **HOTEL) == 0


@component("staff", 29)
def test_staff_29_secretary_does_not_copy_the_own_cards() -> None:
    assert scored(29, 27, opponent=(28,), **HOTEL) == 3 * 6 + 3 * 1
    assert scored(29, 27, **HOTEL) == 3 * 6


@component("staff", 29)
def test_staff_29_secretary_scores_the_own_staff_and_discs() -> None:
    position = compose(seat(played=[29, 1]), seat(played=[32, 40, 2, 3, 4]), claims=[[0], [1, 0], [0, 1]])
    assert points_of(position) == 15
    fewer = compose(seat(played=[29, 1]), seat(played=[32, 2, 3, 4]), claims=[[0], [1, 0], [0, 1]])
    assert points_of(fewer) == 2 * 2


@component("staff", 29)
def test_staff_29_secretary_leaves_the_copied_card_its_points() -> None:
    position = compose(seat(played=[29], **HOTEL), seat(played=[31], occupied=[0]))
    assert [points_of(position, of) for of in (0, 1)] == [12, 1]

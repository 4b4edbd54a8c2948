"""Every card of Leopold on every level, in positions where each tie is decided by the hand on the card."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.components import component
from tests.engine.compose import changes
from tests.engine.solo_positions import LEVELS, leopold_of, leopolds_turn, turn_card

# Two guests of the colour are equal, and two of other colours are equal and worth more. For a card that wants any
# guest there are two queues, in which the best ones have different colours.
QUEUES = {
    "blue": [[68, 85, 71, 55, 90]] * 2,
    "red": [[85, 68, 86, 69, 55]] * 2,
    "yellow": [[59, 68, 60, 69, 90]] * 2,
    "green": [[97, 68, 100, 69, 55]] * 2,
    "any": [[97, 69, 68, 59, 90], [97, 82, 65, 51, 55]],
}
IN_SECOND_QUEUE = {69: 82, 90: 55}
POINTS = {68: 4, 71: 4, 85: 3, 86: 3, 59: 5, 60: 5, 97: 4, 100: 4, 69: 7, 55: 7, 82: 7, 90: 7}
ROOM = {68: 0, 71: 0, 69: 0, 85: 2, 86: 2, 82: 2, 90: 2, 59: 1, 60: 1, 55: 1, 97: 4, 100: 4}
"""His room in an empty hotel: for blue, red and yellow leftmost on the ground floor, for green rightmost."""
DICE = ([1, 2, 1, 2, 1, 1], [2, 1, 2, 1, 1, 2])
MARKERS = ([0, 0, 0], [1, 0, 2])


class Turn(NamedTuple):
    """What a card does in these positions; three entries stand for easy, medium and hard."""

    queue: str
    guests: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    faces: tuple[int, int]
    """The die he takes from each of the two rows of dice."""
    emperor: tuple[int, int, int] = (0, 0, 0)
    staff: tuple[int, int, int] = (0, 0, 0)
    objective: tuple[str, str, str] = ("", "", "")
    """The objective he advances on for each of the two rows of markers."""


def always(*guests: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    return guests, guests, guests


TURNS = {
    193: Turn("blue", always(71), (1, 1), objective=("", "", "CB")),
    194: Turn("red", always(85), (2, 2), emperor=(1, 1, 1), objective=("BB", "BB", "BB")),
    195: Turn("any", always(90), (3, 3), objective=("CC", "CC", "CC")),
    196: Turn("yellow", always(59), (4, 4), emperor=(2, 2, 2), objective=("", "AA", "AA")),
    197: Turn("green", ((), (100,), (100,)), (5, 5), emperor=(3, 3, 3)),
    198: Turn("red", always(85), (6, 6), staff=(1, 1, 1), objective=("", "", "BB")),
    199: Turn("blue", always(71), (4, 6), emperor=(2, 2, 2), objective=("CC", "CC", "CC")),
    200: Turn("any", ((), (), (69,)), (2, 1), objective=("AA", "AA", "AA")),
    201: Turn("yellow", always(60), (4, 6), emperor=(1, 1, 1), staff=(1, 1, 1)),
    202: Turn("red", always(85), (2, 1), emperor=(3, 3, 3), objective=("", "AB", "AB")),
    203: Turn("green", ((100,), (100, 55), (100, 55)), (4, 6), objective=("AA", "AA", "AA")),
    204: Turn("green", always(97), (2, 1), objective=("BB", "BB", "BB")),
    205: Turn("blue", always(71), (4, 6), emperor=(2, 2, 2), staff=(0, 1, 1)),
    206: Turn("yellow", always(59), (2, 1), emperor=(0, 2, 2), staff=(1, 1, 1)),
    207: Turn("red", ((86,), (86,), (86, 55)), (2, 1), emperor=(2, 2, 2), staff=(0, 0, 1)),
    208: Turn("any", always(69), (4, 3), emperor=(1, 1, 1), objective=("", "", "CC")),
    209: Turn("green", always(100), (6, 6), emperor=(1, 1, 1), objective=("AA", "AA", "AA")),
    210: Turn("blue", always(68), (2, 3), emperor=(4, 4, 4)),
    211: Turn("any", always(90), (4, 5), emperor=(2, 2, 2), objective=("BB", "BB", "BB")),
    212: Turn("yellow", always(59, 69), (1, 1), objective=("CC", "CC", "CC")),
}


def guests_taken(turn: Turn, level: int, row: int) -> list[int]:
    taken = turn.guests[level]
    return [IN_SECOND_QUEUE[guest] for guest in taken] if turn.queue == "any" and row else list(taken)


def expected(turn: Turn, level: int, row: int) -> dict[str, Any]:
    """What changes for Leopold, apart from his markers."""
    guests = guests_taken(turn, level, row)
    claims = turn.objective[level][row:] and MARKERS[row]["ABC".index(turn.objective[level][row])] == 2
    found: dict[str, Any] = {
        "occupied": sorted(ROOM[guest] for guest in guests),
        "points.guests": sum(POINTS[guest] for guest in guests),
        "points.objectives": 15 if claims else 0,
        "emperor": turn.emperor[level],
        "played": [46] * turn.staff[level],
        "numbers": 1,
    }
    return {key: value for key, value in found.items() if value}


@pytest.mark.parametrize("level", range(3), ids=LEVELS)
@pytest.mark.parametrize("row", range(2))
@pytest.mark.parametrize("card", [pytest.param(card, marks=component("solo", card)) for card in TURNS])
def test_card(card: int, row: int, level: int) -> None:
    turn = TURNS[card]
    queue, dice, markers = QUEUES[turn.queue][row], DICE[row], MARKERS[row]
    before = leopolds_turn(LEVELS[level], markers=markers, table={"queue": queue, "dice": dice})
    after = turn_card(before, card)
    data, leopold = after.to_json(), leopold_of(after)
    assert changes(before, after, of=1) == expected(turn, level, row)
    assert data["dice"] == [n - (face == turn.faces[row]) for face, n in enumerate(dice, 1)]
    advanced = turn.objective[level][row : row + 1]
    assert leopold["markers"] == [n + (name == advanced) for name, n in zip("ABC", markers, strict=True)]
    assert data["guest_discard"] == sorted(guests_taken(turn, level, row))
    assert leopold["deck"] == [other for other in TURNS if other != card]


# Which face he takes from each of three more rows of dice; no two wishes lead to the same three.
MORE_DICE = ([2, 0, 2, 3, 2, 1], [1, 3, 2, 1, 2, 0], [1, 2, 0, 1, 1, 3])
FACES = {
    193: (1, 1, 1),
    194: (4, 2, 2),
    195: (3, 3, 6),
    196: (4, 4, 4),
    197: (5, 5, 5),
    198: (6, 2, 6),
    **dict.fromkeys(range(199, 207), (4, 2, 6)),
    207: (1, 2, 2),
    208: (4, 3, 4),
    209: (5, 5, 6),
    210: (3, 2, 2),
    211: (4, 5, 5),
    212: (1, 1, 6),
}


@pytest.mark.parametrize("card", [pytest.param(card, marks=component("solo", card)) for card in FACES])
def test_die_of_the_card(card: int) -> None:
    for dice, face in zip(MORE_DICE, FACES[card], strict=True):
        after = turn_card(leopolds_turn("easy", table={"dice": dice}), card)
        assert after.to_json()["dice"] == [n - (value == face) for value, n in enumerate(dice, 1)]


@pytest.mark.parametrize("card", TURNS)
def test_nothing_changes_for_the_human(card: int) -> None:
    queue = QUEUES[TURNS[card].queue][0]
    before = leopolds_turn("hard", human={"cafe": [51]}, table={"queue": queue, "dice": DICE[0]})
    after = turn_card(before, card)
    assert changes(before, after, of=0) == {}
    assert after.to_move == 0

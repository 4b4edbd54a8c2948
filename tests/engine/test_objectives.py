"""The twelve objective cards: what they ask for, what a claim gives, and when one may claim."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Position
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import scoring

Fields = dict[str, Any]

FLOORS = [[5 * floor + column for column in range(5)] for floor in range(4)]
COLUMNS = [[5 * floor + column for floor in range(4)] for column in range(5)]
BLUE, RED, YELLOW = [0, 4, 10, 12, 15, 17, 19], [2, 3, 7, 8, 11, 16, 18], [1, 5, 6, 9, 13, 14]
SIX_GROUPS = [0, 4, 19, 18, 10, 15, 11, 16]
SEVEN_GROUPS = [*SIX_GROUPS, 1, 5, 6]


def rooms(*occupied: int, prepared: list[int] | None = None) -> Fields:
    return {"occupied": list(occupied), "prepared": prepared or []}


def without(occupied: list[int], *missing: int) -> Fields:
    """All but these rooms are occupied; these are only prepared."""
    return rooms(*(room for room in occupied if room not in missing), prepared=list(missing))


JUST_MET: dict[int, list[Fields]] = {
    105: [{"krones": 20}],
    106: [{"prepared": list(range(12))}, rooms(*range(5, 10), prepared=[0, 1, 2, 3, 4, 10, 11])],
    107: [{"played": [1, 2, 3, 27, 35, 42]}],
    108: [{"emperor": 10}, {"emperor": 13}],
    109: [rooms(*FLOORS[0], *FLOORS[1]), rooms(*FLOORS[1], *FLOORS[3])],
    110: [rooms(*SIX_GROUPS), rooms(*SEVEN_GROUPS)],
    111: [rooms(*BLUE), rooms(*RED), rooms(*YELLOW)],
    112: [rooms(*COLUMNS[0], *COLUMNS[1]), rooms(*COLUMNS[2], *COLUMNS[4])],
    113: [rooms(*RED[:3], *BLUE[:3], *YELLOW[:3])],
    114: [rooms(*RED[:4], *YELLOW[:3])],
    115: [rooms(*YELLOW[:4], *BLUE[:3])],
    116: [rooms(*BLUE[:4], *RED[:3])],
}
JUST_MISSED: dict[int, list[Fields]] = {
    105: [{"krones": 19, "emperor": 13}],
    106: [{"prepared": list(range(11))}, rooms(*range(5, 10), prepared=[0, 1, 2, 3, 4, 10])],
    107: [{"played": [1, 2, 3, 27, 35], "hand": [42, 43, 44]}],
    108: [{"emperor": 9, "krones": 20}],
    109: [without(FLOORS[0] + FLOORS[1], 0), without(FLOORS[1] + FLOORS[3], 15), rooms(*FLOORS[0])],
    110: [without(SIX_GROUPS, 0), without(SIX_GROUPS, 15), without(SEVEN_GROUPS, 5, 16)],
    111: [without(BLUE, 19), without(RED, 2), without(YELLOW, 14), without(BLUE + RED + YELLOW, 0, 2, 1)],
    112: [without(COLUMNS[0] + COLUMNS[1], 16), without(COLUMNS[2] + COLUMNS[4], 4), rooms(*COLUMNS[3])],
    113: [rooms(*RED[:2], *BLUE, *YELLOW), rooms(*RED, *BLUE[:2], *YELLOW), rooms(*RED, *BLUE, *YELLOW[:2])],
    114: [without(RED[:4] + YELLOW + BLUE, 8), without(RED + BLUE + YELLOW[:3], 1)],
    115: [without(YELLOW[:4] + BLUE + RED, 9), without(YELLOW + RED + BLUE[:3], 10)],
    116: [without(BLUE[:4] + RED + YELLOW, 12), without(BLUE + YELLOW + RED[:3], 7)],
}


def table(number: int, *seats: Fields, **fields: Any) -> Position:
    objectives = [105, 109, 113]
    objectives[(number - 105) // 4] = number
    return compose(*(seat(**one) for one in seats), objectives=objectives, **fields)


def letter(number: int) -> str:
    return "ABC"[(number - 105) // 4]


def cases(conditions: dict[int, list[Fields]]) -> list[Any]:
    return [
        pytest.param(number, fields, marks=component("objective", number), id=f"{number}-{i}")
        for number, positions in conditions.items()
        for i, fields in enumerate(positions, 1)
    ]


@pytest.mark.parametrize(("number", "fields"), cases(JUST_MET))
def test_just_met(number: int, fields: Fields) -> None:
    position = table(number, fields)
    claim = f"claim {letter(number)}"
    assert claim in legal(position)
    assert changes(position, play(position, claim)) == {"points.objectives": 15}


@pytest.mark.parametrize(("number", "fields"), cases(JUST_MISSED))
def test_just_missed(number: int, fields: Fields) -> None:
    assert f"claim {letter(number)}" not in legal(table(number, fields))


@component("objective", 111)
@pytest.mark.parametrize(("hotel", "claimable"), [("day_a", True), ("day_b", False)])
def test_the_layout_decides_which_rooms_have_a_colour(hotel: str, claimable: bool) -> None:
    yellow_of_day_a = rooms(1, 4, 6, 11, 14, 16)
    position = table(111, yellow_of_day_a, hotels=(hotel, "day_c"))
    assert ("claim B" in legal(position)) == claimable


# What a claim gives


@pytest.mark.parametrize(("discs", "points"), [([], 15), ([2], 10), ([3, 1], 5)])
def test_the_highest_free_amount(discs: list[int], points: int) -> None:
    position = table(105, {"krones": 20}, players=4, claims=[discs, [], []])
    after = play(position, "claim A")
    assert changes(position, after) == {"points.objectives": points}
    assert after.to_json()["claims"] == [[*discs, 0], [], []]


def test_the_fourth_player_gets_none() -> None:
    position = table(105, {"krones": 20}, players=4, claims=[[3, 1, 2], [], []])
    assert "claim A" not in legal(position)


def test_one_disc_for_each_player_and_card() -> None:
    position = play(table(105, {"krones": 20, "emperor": 10}), "claim A")
    assert "claim A" not in legal(position)


def test_the_cards_are_independent_of_each_other() -> None:
    everything = {"krones": 20, **rooms(*range(20))}
    position = table(105, everything, claims=[[1], [], [1]])
    assert {"claim A", "claim B", "claim C"} <= set(legal(position))
    after = play(position, "claim C", "claim A", "claim B")
    assert changes(position, after) == {"points.objectives": 10 + 10 + 15}
    assert after.to_json()["claims"] == [[1, 0], [0], [1, 0]]


def test_claims_one_after_the_other_by_four_players() -> None:
    rich = {"krones": 20}
    position = table(105, rich, rich, rich, rich, players=4, dice=[0, 8, 0, 0, 0, 0])
    amounts = []
    for of in range(4):
        if "claim A" in legal(position):
            position = play(position, "claim A")
        position = play(position, "die 2", "split 0", "end")
        amounts.append(position.to_json()["seats"][of]["points"]["objectives"])
    assert amounts == [15, 10, 5, 0]


# When one may claim


def test_what_holds_now_counts() -> None:
    """Twenty krones, one spent, one regained."""
    position = table(105, {"krones": 20})
    assert "claim A" in legal(position)
    spent = play(position, "guest 3", "draw guest 49")
    assert "claim A" not in legal(spent)
    regained = play(spent, "die 4", "split 1")
    assert "claim A" in legal(regained)


def test_a_disc_stays_when_its_condition_is_lost() -> None:
    position = table(105, {"krones": 20})
    after = play(position, "claim A", "guest 3", "draw guest 49")
    assert changes(position, after)["points.objectives"] == 15
    assert after.to_json()["claims"][0] == [0]


def test_before_and_after_the_die_but_not_inside_an_action() -> None:
    position = table(106, {"prepared": list(range(11)), "krones": 20})
    building = play(position, "die 3", "prepare 11")
    assert {action.split()[0] for action in legal(building)} == {"done", "prepare"}
    assert "claim A" in legal(play(building, "done"))


def test_claiming_begins_the_turn() -> None:
    position = table(105, {"krones": 20})
    assert "pass" in legal(position)
    claimed = play(position, "claim A")
    assert {"pass", "end"}.isdisjoint(legal(claimed))


def test_not_in_the_turn_of_another() -> None:
    position = table(105, {"krones": 10}, {"krones": 20})
    assert position.to_move == 0
    assert "claim A" not in legal(position)


def test_not_while_the_emperor_scores_but_in_the_next_turn() -> None:
    """A bonus that meets the condition can be claimed once the seat has its turn again."""
    met = scoring("A4", seat(emperor=6, prepared=list(range(11))), objectives=[106, 109, 113]).after
    assert legal(met)[0] == "done"
    prepared = play(met, "prepare 11", *["roll 1"] * 10, "die 1", "split 0", "end")
    assert prepared.to_move == 0
    assert "claim A" in legal(prepared)


def test_not_after_the_last_scoring() -> None:
    over = scoring("C2", seat(emperor=10, prepared=list(range(11))), objectives=[106, 109, 113]).after
    assert play(over, "prepare 11").is_over

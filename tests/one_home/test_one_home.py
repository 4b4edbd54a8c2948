"""A rule has one home: change a number in the data, and all who speak of it say the new one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping

import pytest

from tests.one_home.retelling import Json, Scene, retold

CHANGES: Mapping[str, object] = {
    "price": [0, 1, 2, 6],  # of the floors
    "action.six_price": 3,
    "action.boost_price": 2,
    "cafe.serve_price": 4,
    "guest_queue.price": [5, 2, 1, 1, 0],
    "krones.maximum": 19,
    "objectives.points": [12, 10, 5],
    "objective.105.condition": "krones 18",
    "staff.13.effect": ["die 1 2: strength 4"],
    "staff.17.alternative.cost": 4,
    "staff.32.alternative.effect": ["per staff 7"],
    "group_bonus.red": [2, 4, 8, 11],
    "emperor.bonus_from": 2,
    "emperor.back": [5, 5, 7],
    "tile.A1.bonus": "krones 2",
    "tile.B4.alternative.penalty": ["occupied rooms 1", "points 9"],
}
ONE_ROOM = "Lose 1 occupied room, from as high up as possible; if you have none, lose 9 points."
LAST_DIE_TAKEN: Json = {"dice": [0] * 6, "turn": {"begun": True, "die": True}}

SCENES: Mapping[str, Scene] = {
    "the price of a floor": Scene(
        {"krones": 9, "prepared": [0, 5, 10]},
        "prepare 15",
        {
            "engine": {"krones": -6},
            "option": "Prepare blue room 401 on floor 4 for 6 krones.",
            "log": "Anna prepares blue room 401 on floor 4 for 6 krones.",
            "reason": "Room 401 costs 6 krones; you have 5.",
            "prospects": {"seats.0.room_prices.15": 6},
            "page": {"board.floor_prices": [0, 1, 2, 6]},
        },
        table={"dice": [0, 0, 2, 0, 0, 0]},
        before=("die 3",),
        refused_with={"krones": 5},
    ),
    "the fee of the 6": Scene(
        {"krones": 9},
        "die 6+",
        {
            "engine": {"krones": -5},
            "option": "Take a 6 at strength 2 for 5 krones.",
            "log": "Anna takes a 6 of strength 2 for 5 krones.",
            "reason": "A boosted 6 costs 5 krones; you have 4.",
            "prospects": {"dice.5.price": 3},
            "page": {"board.six_price": 3},
        },
        table={"dice": [0, 0, 0, 0, 0, 1]},
        refused_with={"krones": 4},
    ),
    "the boost": Scene(
        {"krones": 9},
        "die 1+",
        {
            "engine": {"krones": -2},
            "option": "Take a 1 at strength 3 for 2 krones.",
            "log": "Anna takes a 1 of strength 3 for 2 krones.",
            "reason": "A boost costs 2 krones; you have 1.",
            "page": {"board.boost_price": 2},
        },
        table={"dice": [2, 0, 0, 0, 0, 0]},
        refused_with={"krones": 1},
    ),
    "serving": Scene(
        {"krones": 9, "kitchen": [0, 0, 1, 0], "cafe": [{"guest": 75, "served": [0, 0, 0, 0]}, None, None]},
        "serve wine 75",
        {
            "engine": {"krones": -4},
            "option": "Serve wine to Baroness for 4 krones.",
            "log": "Anna pays 4 krones and serves wine to Baroness.",
            "reason": "Serving costs 4 krones; you have 1.",
            "page": {"board.serve_price": 4},
        },
        table={"dice": [2, 0, 0, 0, 0, 0]},
        refused_with={"krones": 1},
    ),
    "a place of the queue": Scene(
        {"krones": 9},
        "guest 1",
        {
            "engine": {"krones": -5},
            "option": "Take Jewelry Designer for 5 krones.",
            "log": "Anna takes Jewelry Designer for 5 krones.",
            "reason": "This guest costs 5 krones; you have 4.",
            "prospects": {"queue_prices": [5, 2, 1, 1, 0]},
            "page": {"board.queue_prices": [5, 2, 1, 1, 0]},
        },
        table={"dice": [2, 0, 0, 0, 0, 0]},
        refused_with={"krones": 4},
    ),
    "an objective": Scene(
        {"krones": 18},
        "claim A",
        {
            "engine": {"points.objectives": 12},
            "option": "Claim the objective Full Purse: +12 points.",
            "log": "Anna claims the objective Full Purse: +12 points.",
            "reason": "The condition of the objective Full Purse (105) is not met.",
            "prospects": {
                "seats.0.objectives.0.need": 18,
                "seats.0.objectives.0.met": True,
                "seats.0.objectives.0.points": 12,
            },
            "page": {"board.objective_points": [12, 10, 5], "objectives.105.text": "Have 18 krones."},
            "cards": {105: "Have 18 krones."},
        },
        table={"dice": [2, 0, 0, 0, 0, 0]},
        refused_with={"krones": 17},
    ),
    "the most krones": Scene(
        {"krones": 16, "prepared": [16], "occupied": [11]},
        "occupy 16",
        {
            "engine": {"krones": 3},
            "option": "Turn red room 402 on floor 4 to occupied: +3 krones.",
            "log": "Anna has filled a red group of 2: +4 krones.",
            "page": {"board.most_krones": 19},
        },
        table={"pending": [{"frame": "occupy", "a": 1, "b": 0, "c": 0}], "dice": [2, 0, 0, 0, 0, 0]},
    ),
    "a card under an option": Scene(
        {"krones": 9, "hand": [17, 18]},
        "hire 17",
        {
            "engine": {"krones": -3},
            "option": "Hire Kitchen Hand for 3 krones.",
            "log": "Anna hires Kitchen Hand for 3 krones.",
            "reason": "Kitchen Hand (17) costs 3 krones; you have 2.",
            "page": {"staff.17.cost": 4},
            "cards": {17: "cost 4"},
        },
        rules={"kitchen_hand": "3"},
        table={"dice": [0, 0, 0, 0, 1, 0]},
        before=("die 5",),
        refused_with={"krones": 2},
    ),
    "what staff adds to a die": Scene(
        {"krones": 9, "played": [13]},
        "die 1",
        {
            "option": "Take a 1 at strength 6.",
            "log": "Anna takes a 1 of strength 6.",
            "prospects": {"dice.0.strength": 6, "dice.0.boosted": 7, "dice.0.text": "2 dice, 4 staff"},
            "page": {"staff.13.text": "When you take a 1 or a 2, its strength is 4 higher."},
            "cards": {13: "its strength is 4 higher."},
        },
        table={"dice": [2, 0, 0, 0, 0, 0]},
    ),
    "an end-of-game card": Scene(
        {"krones": 9, "played": [32]},
        "pass",
        {
            "prospects": {"seats.0.staff_end": {"32": 7}, "seats.0.scores.staff_end": 7},
            "page": {"staff.32.text": "Score 7 points for each staff card you have played, this one included."},
            "cards": {32: "Score 7 points"},
        },
        rules={"assistant_manager": "4"},
        table={"dice": [2, 0, 0, 0, 0, 0]},
    ),
    "the emperor": Scene(
        {"krones": 9, "emperor": 7, "numbers": 1},
        "end",
        {
            "engine": {"krones": 2, "points.emperor": 5},
            "log": "goes 5 spaces back: +5 points.",
            "prospects": {
                "emperor.back": 5,
                "seats.0.emperor.after": 2,
                "seats.0.emperor.outcome": "bonus",
                "seats.0.emperor.text": "Gain 2 krones.",
            },
            "page": {"board.bonus_from": 2, "board.emperor_back": [5, 5, 7], "tiles.A1.bonus": "Gain 2 krones."},
            "cards": {"A1": "Gain 2 krones."},
        },
        table={**LAST_DIE_TAKEN, "round": 3, "tiles": ["A1", "B1", "C1"]},
    ),
    "a penalty under an option": Scene(
        {"krones": 9, "emperor": 0, "numbers": 1},
        "end",
        {
            "engine": {"points.tiles": -9},
            "log": "Anna loses 9 points.",
            "prospects": {"seats.0.emperor.text": ONE_ROOM},
            "page": {"tiles.B4.penalties": [{"kind": "occupied_rooms", "amount": 1}, {"kind": "points", "amount": 9}]},
            "cards": {"B4": ONE_ROOM},
        },
        rules={"tile_b4": "occupied"},
        table={**LAST_DIE_TAKEN, "round": 5, "tiles": ["A1", "B4", "C1"]},
    ),
}


@pytest.fixture(scope="module")
def said() -> dict[str, Json]:
    """All scenes, told in a process that has read nothing yet."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        told = pool.apply(retold, (CHANGES, tuple(SCENES.values())))
    return dict(zip(SCENES, told, strict=True))


@pytest.mark.parametrize("name", SCENES)
def test_everybody_says_the_new_number(name: str, said: dict[str, Json]) -> None:
    assert said[name] == SCENES[name].said

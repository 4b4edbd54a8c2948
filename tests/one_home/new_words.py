"""Told by a copy that was built with words of its own: third values of three options, a kind of effect, a family.

`test_new_words.py` runs it as a script.

Nothing of the package may be imported before its own sources are first on the path.
"""

from __future__ import annotations

import importlib
import json
import random
from typing import Any

from tests.one_home.retelling import Json, Scene, retold

SCENES = {
    "a cost": Scene(
        {"krones": 9, "hand": [17, 18]},
        "hire 17",
        {
            "engine": {"krones": -6},
            "option": "Hire Kitchen Hand for 6 krones.",
            "log": "Anna hires Kitchen Hand for 6 krones.",
            "reason": "Kitchen Hand (17) costs 6 krones; you have 5.",
            "page": {"staff.17.cost": 7},
            "cards": {17: "cost 7"},
        },
        rules={"kitchen_hand": "7"},
        table={"dice": [0, 0, 0, 0, 1, 0]},
        before=("die 5",),
        refused_with={"krones": 5},
    ),
    "a penalty": Scene(
        {"krones": 9, "emperor": 0, "numbers": 1, "played": [13, 22]},
        "end",
        {
            "engine": {"points.tiles": -6},
            "log": "Anna loses 6 points.",
            "page": {"tiles.B4.penalties": [{"kind": "points_per_staff", "amount": 3}]},
        },
        rules={"tile_b4": "mild"},
        table={
            "dice": [0] * 6,
            "turn": {"begun": True, "die": True},
            "round": 5,
            "tiles": ["A1", "B4", "C1"],
        },
    ),
}
OPERATOR, SPACE = 41, 10


def told() -> Json:
    """What the scenes say, what the Operator scores under each of his values, what is read, and how games go."""
    said = dict(zip(SCENES, retold({}, tuple(SCENES.values())), strict=True))
    package: Any = importlib.import_module("grandaustria")
    words: Any = importlib.import_module("grandaustria.vocabulary")
    seats = [{"emperor": SPACE, "played": [OPERATOR]}, {}]
    tables = [{"setup": {"rules": {"operator": value}}, "seats": seats} for value in words.RULE_VALUES["operator"]]
    turn = {"dice": [1] * 6, "queue": [60, 61, 62, 63, 64]}
    scores = [package.Position.from_json({**turn, **table}).end_scores(0)[OPERATOR] for table in tables]
    games = [_game(package, words, seed) for seed in range(12)]
    return {"said": said, "operator": scores, "read": _read(package), "games": games}


def _read(package: Any) -> Json:
    """An action of the new family, both ways, and an effect of the new kind."""
    cards: Any = importlib.import_module("grandaustria.cards")
    board = package.Position.from_json({"dice": [1] * 6, "queue": [60, 61, 62, 63, 64]})
    number = board.parse("swap wine table 2")
    effect = cards.parse_effect("swap 2")
    return {"number": number, "written": board.notation(number), "kind": effect.kind, "amount": effect.amount}


def _game(package: Any, words: Any, seed: int) -> Json:
    """Options at random, to the end: the rules as they were asked for, as they were read back and as they were seen."""
    observation: Any = importlib.import_module("grandaustria.research.observation")
    rng, luck = random.Random(seed), package.Luck(seed)
    rules = package.Rules(**{option: rng.choice(values) for option, values in words.RULE_VALUES.items()})
    position = package.Position(package.Setup(players=2 + seed % 3, rules=rules))
    luck.resolve(position)
    while not position.is_over:
        position.apply(rng.choice(position.legal_actions()))
        luck.resolve(position)
    again = package.Position.from_json(position.to_json())
    lines = observation.describe(observation.observe(position, 0)).splitlines()
    return {
        "asked": rules.to_json(),
        "read": again.setup.rules.to_json() if again == position else None,
        "seen": next(line for line in lines if line.startswith("Rules: ")),
        "bytes": observation.SIZE,
    }


if __name__ == "__main__":
    print(json.dumps(told()))

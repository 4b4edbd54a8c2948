"""Where the emperor's last scoring does not come after the last round, none is waited for in the rounds behind it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping

from tests.one_home.retelling import Json, Scene, retold

CHANGES: Mapping[str, object] = {"emperor.rounds": [2, 4, 6]}
FORESEEN: Mapping[int, Json] = {
    5: {"emperor.tile": "C1", "emperor.round": 6, "seats.0.emperor.points": 3},
    6: {"emperor.tile": "C1", "emperor.round": 6, "seats.0.emperor.points": 3},
    7: {"emperor": None, "seats.0.emperor": None, "seats.1.emperor": None},
}
SCENES = (
    *(
        Scene({"emperor": 4}, "die 1", {"prospects": said}, table={"dice": [2, 0, 0, 0, 0, 0], "round": number})
        for number, said in FORESEEN.items()
    ),
    Scene(
        {"krones": 9, "numbers": 1},
        "end",
        {"engine": {}, "log": "Max wins with"},
        table={"dice": [0] * 6, "turn": {"begun": True, "die": True}, "round": 7},
    ),
)


def test_none_is_waited_for_after_the_last() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        told = pool.apply(retold, (CHANGES, SCENES))
    assert told == [scene.said for scene in SCENES]

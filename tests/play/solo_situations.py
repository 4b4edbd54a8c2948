"""Situations of Leopold's turns with the sentences that tell them."""

from __future__ import annotations

from tests.engine.solo_positions import leopolds_turn
from tests.play.situations import Situation

SOLO = (
    Situation(
        "all that Leopold can do",
        lambda: leopolds_turn(markers=[0, 1, 2]),
        ("leopold 198", "draw guest 65", "draw staff 27"),
        (
            "Leopold turns up his next card.",
            "Leopold takes Durgoing into blue room 105 on floor 1: +4 points.",
            "Knight of the Empire joins the queue.",
            "Leopold takes a 1 away.",
            "Leopold turns up Booking Manager.",
            "Leopold's marker on the objective Floor by Floor moves to II.",
        ),
    ),
    Situation(
        "a last card, a claim",
        lambda: leopolds_turn(markers=[2, 3, 3], deck=[198], staff=[]),
        ("leopold 198", "draw guest 65"),
        (
            "Leopold turns up his next card.",
            "Leopold shuffles his cards.",
            "Leopold takes Durgoing into blue room 105 on floor 1: +4 points.",
            "Knight of the Empire joins the queue.",
            "Leopold takes a 1 away.",
            "Leopold has no staff card left to turn up.",
            "Leopold's marker on the objective Full Purse moves to I.",
            "Leopold claims the objective Full Purse: +15 points.",
        ),
    ),
    Situation(
        "a full hotel, all objectives claimed",
        lambda: leopolds_turn(occupied=list(range(20)), markers=[3, 3, 3], emperor=12),
        ("leopold 199",),
        (
            "Leopold turns up his next card.",
            "No guest fits Leopold's hotel.",
            "Leopold takes a 5 away.",
            "Leopold goes 2 steps up the emperor track: +1 point.",
            "Leopold has no objective left to work on.",
        ),
    ),
)

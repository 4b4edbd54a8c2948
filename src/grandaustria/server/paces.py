"""How fast one plays with strangers: the paces of the house, each a clock of the existing kinds."""

from __future__ import annotations

from typing import Any, NamedTuple

from grandaustria.server.clocks import BUDGET, DAY, DAYS, SEAT, THIS_TURN
from grandaustria.server.seating import PACES as SPEEDS
from grandaustria.vocabulary import PLAYERS

Json = dict[str, Any]


class Pace(NamedTuple):
    """A name, the clock behind it, and how long whoever waits for it may be silent before they count as gone."""

    name: str
    clock: Json
    silence: float

    @property
    def live(self) -> bool:
        return bool(self.clock["kind"] != DAYS)

    @property
    def pool(self) -> str:
        """With which games it is rated."""
        return SPEEDS[0] if self.live else SPEEDS[1]


HERE, ELSEWHERE = 20.0, 3_600.0
"""Seconds of silence: who plays live has to be there when it begins."""


def _live(minutes: int, addition: int) -> Json:
    return {"kind": BUDGET, "seconds": minutes * 60, "addition": addition, "days_off": 0, "then": SEAT}


def _over_days(days: int, days_off: int) -> Json:
    return {"kind": DAYS, "seconds": int(days * DAY), "addition": 0, "days_off": days_off, "then": THIS_TURN}


PACES = (
    Pace("quick", _live(8, 10), HERE),
    Pace("steady", _live(15, 20), HERE),
    Pace("calm", _live(30, 30), HERE),
    Pace("daily", _over_days(1, 3), ELSEWHERE),
    Pace("slow", _over_days(3, 7), ELSEWHERE),
)
BY_NAME = {pace.name: pace for pace in PACES}
NAMES = tuple(BY_NAME)
COMPANY = PLAYERS
"""For how many people a game can be wished."""

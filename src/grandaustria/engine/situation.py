"""What is asked of whom, read from the public form of a position; and what a reason is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from grandaustria.cards import GUESTS, HOTELS
from grandaustria.engine.setup import RULE_VALUES

Json = Mapping[str, Any]
FIRST_GUEST = GUESTS[0].number


@dataclass(frozen=True, slots=True)
class Reason:
    """The id of a message in the catalogues, and its arguments: numbers and names."""

    id: str
    arguments: Mapping[str, Any]


def because(message_id: str, **arguments: Any) -> Reason:
    return Reason(message_id, arguments)


@dataclass(frozen=True)
class Situation:
    """What is asked of whom."""

    data: Json

    @cached_property
    def seat(self) -> Any:
        return self.data["seats"][self.data["actor"]]

    @cached_property
    def frame(self) -> Any:
        """The frame being asked about; None in a plain turn, in the draft and for the first guests."""
        return self.data["pending"][-1] if self.data["pending"] else None

    @cached_property
    def name(self) -> str:
        """What is asked: the name of a frame (with its action for a die), or of a phase."""
        if self.frame is None:
            return str(self.data["phase"])
        return f"die-{self.frame['a']}" if self.frame["frame"] == "die" else str(self.frame["frame"])

    @cached_property
    def krones(self) -> int:
        return int(self.seat["krones"])

    @cached_property
    def acting(self) -> frozenset[int]:
        """Staff that acts now."""
        return frozenset(self.seat["played"]) - frozenset(self.data["fresh"])

    @cached_property
    def layout(self) -> tuple[str, ...]:
        return HOTELS.layouts[self.seat["hotel"]]

    @cached_property
    def tiles(self) -> frozenset[int]:
        return frozenset(self.seat["prepared"]) | frozenset(self.seat["occupied"])

    @cached_property
    def turn(self) -> Any:
        return self.data["turn"]

    @property
    def takes_no_die(self) -> bool:
        """An action is done without taking its die: an extra turn, or 97's action."""
        return bool(self.turn["extra"]) or self.name == "gizia"

    def rule(self, option: str) -> str:
        return str(self.data["setup"]["rules"][option])

    def is_2022(self, option: str) -> bool:
        return self.rule(option) == RULE_VALUES[option][0]

    def missing(self, table: int) -> tuple[int, ...]:
        """What the guest at a table still waits for."""
        sits = self.seat["cafe"][table]
        order = GUESTS[sits["guest"] - FIRST_GUEST].order
        return tuple(wanted - lies for wanted, lies in zip(order, sits["served"], strict=True))

"""One step of a traced action: the table before and after, and what changed between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from grandaustria.cards import COLUMNS, FOODS, HOTELS
from grandaustria.engine import Position
from grandaustria.engine.forms import FrameData, LeopoldData, PositionData, SeatData
from grandaustria.engine.notation import family, parts_of

NO_FRAME: FrameData = {"frame": "none", "a": 0, "b": 0, "c": 0}


@dataclass
class Step:
    """`label` says what moved on: `action`, or the frame or phase that went on by itself.

    `start` and `end` are the positions, to be asked; `before` and `after` what lies on their tables.
    """

    label: str
    action: int | None
    start: Position
    end: Position
    before: PositionData
    after: PositionData

    @cached_property
    def family(self) -> str:
        """The family of the action; empty for what happened by itself."""
        return "" if self.action is None else family(self.action)[0]

    @cached_property
    def place(self) -> int:
        """The place of the action in its family."""
        return -1 if self.action is None else family(self.action)[1]

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """What the action names: food and table, table and room."""
        return () if self.action is None else parts_of(self.action)

    @property
    def actor(self) -> int:
        """The seat that decided."""
        return self.before["actor"]

    @property
    def frame(self) -> FrameData:
        """What was being resolved."""
        return _top(self.before)

    @property
    def next_frame(self) -> FrameData:
        """What is being decided after it."""
        return _top(self.after)

    @property
    def own(self) -> SeatData:
        """The actor's seat before."""
        return self.seat_before(self.actor)

    def seat_before(self, seat: int) -> SeatData:
        """What lay before a seat."""
        return self.before["seats"][seat]

    def seat_after(self, seat: int) -> SeatData:
        """What lies before a seat now."""
        return self.after["seats"][seat]

    @cached_property
    def effects(self) -> dict[str, int]:
        """What changed for the actor."""
        return self.effects_for(self.actor)

    def effects_for(self, seat: int) -> dict[str, int]:
        """How the holdings of a seat have changed, by kind."""
        old, new = _holdings(self.start, self.before, seat), _holdings(self.end, self.after, seat)
        return {kind: new[kind] - old[kind] for kind in old if new[kind] != old[kind]}

    def room(self, room: int) -> dict[str, Any]:
        """A room of the actor's hotel, as arguments of an event."""
        layout = HOTELS.layouts[self.own["hotel"]]
        return {"room": room, "floor": room // COLUMNS + 1, "colour": layout[room]}

    def guest_at(self, table: int) -> int:
        """Who sat at a table of the actor's café."""
        return self.start.cafe(self.actor)[table]

    @property
    def leopold_before(self) -> LeopoldData:
        """What lay before Leopold."""
        return _leopold(self.before)

    @property
    def leopold_after(self) -> LeopoldData:
        """What lies before Leopold now."""
        return _leopold(self.after)


def _leopold(table: PositionData) -> LeopoldData:
    assert table["leopold"] is not None
    return table["leopold"]


def _top(table: PositionData) -> FrameData:
    return table["pending"][-1] if table["pending"] else NO_FRAME


def _holdings(position: Position, table: PositionData, seat: int) -> dict[str, int]:
    """All that a seat owns in numbers; food that is just being gained counts as its own already."""
    own = table["seats"][seat]
    holdings = {"krones": own["krones"], "emperor": own["emperor"]}
    holdings |= {f"points.{source}": points for source, points in own["points"].items()}
    kitchen = list(own["kitchen"])
    if seat == table["actor"]:
        kitchen = [n + more for n, more in zip(kitchen, position.food_between(), strict=True)]
    return holdings | dict(zip(FOODS, kitchen, strict=True))


def named_food(counts: Iterable[int]) -> dict[str, int]:
    """Food by name, without what is not there."""
    return {food: n for food, n in zip(FOODS, counts, strict=True) if n}


def _non_zero(effects: dict[str, int]) -> dict[str, int]:
    return {kind: amount for kind, amount in effects.items() if amount}


def less(effects: dict[str, int], *others: dict[str, int]) -> dict[str, int]:
    """What remains of effects when others are taken away."""
    rest = dict(effects)
    for other in others:
        for kind, amount in other.items():
            rest[kind] = rest.get(kind, 0) - amount
    return _non_zero(rest)

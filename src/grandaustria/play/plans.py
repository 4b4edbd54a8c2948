"""Decisions one after the other, as somebody sensible makes them: food handed out to the guests who wait for it.

A plan is found by trying: what may be done is asked of the engine, and the plan ends before anything is revealed.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from grandaustria.cards import FIRST_GUEST, FOODS, GUESTS
from grandaustria.engine import Position
from grandaustria.engine.figures import CafeTable
from grandaustria.engine.notation import numbers_of, parts_of

NUMBERS = {name: numbers_of(name) for name in ("place", "serve")}
OPEN = {"place": "food", "serve": "serve"}
"""What is asked as long as more can be handed out."""

Foods = tuple[int, ...]
Item = tuple[int, int]
"""A food and the table it goes to."""


class Serving(NamedTuple):
    """What a guest gets, item by item of strudel, cake, wine, coffee, and whether the order is complete by it."""

    guest: int
    food: Foods
    full: bool


class Plan(NamedTuple):
    """Decisions and where they lead; `certain` if whoever waits for an item gets it: nothing is to be weighed."""

    actions: tuple[int, ...]
    end: Position
    certain: bool


def servings(start: Position, end: Position, seat: int) -> list[Serving]:
    """What the guests of a seat have got between two positions."""
    pairs = zip(start.seats[seat].cafe, end.seats[seat].cafe, strict=True)
    return [Serving(old.guest, _less(new.served, old.served), not any(missing(new))) for old, new in pairs
            if old and new and old != new]  # fmt: skip


def stored(start: Position, end: Position, seat: int) -> Foods:
    """What has come into the kitchen of a seat, or would come if nothing more were handed out."""
    new = [n + more for n, more in zip(end.seats[seat].kitchen, end.food_between(), strict=True)]
    return _less(new, start.seats[seat].kitchen)


def missing(table: CafeTable) -> Foods:
    """What a guest still waits for."""
    return _less(GUESTS[table.guest - FIRST_GUEST].order, table.served)


def handing_out(position: Position, name: str = "place") -> Plan:
    """Food just gained is placed, or food of the kitchen served: to one guest after the other, in the best order."""
    seat = position.to_move
    tables = sorted({table for _, table in _items(position, name)})
    plans: list[Plan] = []
    for order in permutations(tables):
        plans.append(_in_order(position, order, name))
        if plans[-1].certain:
            return plans[-1]
    return max(plans, key=lambda plan: _worth(position, plan, seat))


def divides_food(position: Position) -> bool:
    """Whether the strength of a die is to be divided between two kinds of food."""
    return any(kind in FOODS for kind in position.asked().divided)


def dividing(position: Position) -> Plan:
    """The division of a die's strength by which the most orders are completed, with handing out what it brings.

    Between equals the one with more of the second kind, of which there is never more than of the first.
    """
    seat = position.to_move
    plans = [_divided(position, split) for split in position.legal_actions()]
    best = max(reversed(plans), key=lambda plan: _worth(position, plan, seat))
    certain = best.certain and (len(plans) == 1 or not any(stored(position, best.end, seat)))
    return best._replace(certain=certain)


def _divided(position: Position, split: int) -> Plan:
    after = position.copy()
    after.apply(split)
    following = handing_out(after) if after.asked().name == "food" else Plan((), after, certain=True)
    return following._replace(actions=(split, *following.actions))


def _in_order(position: Position, order: tuple[int, ...], name: str) -> Plan:
    """One guest after the other gets all there is, for one price; what is left goes into the kitchen by itself."""
    seat, now, asked = position.to_move, position, OPEN[name]
    actions: list[int] = []
    offered: set[Item] = set()
    while not actions or now.asked().name == asked:
        items = _items(now, name)
        offered.update(items)
        action = items[min(items, key=lambda item: (order.index(item[1]), item[0]))] if items else None
        after = None if action is None else _after(now, action, seat)
        if action is None or after is None:
            break
        actions.append(action)
        now = after
    return Plan(tuple(actions), now, not _left_out(now, seat, offered, from_kitchen=name == "serve"))


def _items(now: Position, name: str) -> dict[Item, int]:
    """What can be handed out, and how."""
    found = [action for action in now.legal_actions() if action in NUMBERS[name]]
    return {(food, table): action for action in found for food, table in [parts_of(action)]}


def _after(position: Position, action: int, seat: int) -> Position | None:
    """Where a decision leads, if nothing is revealed or decided by others then."""
    after = position.copy()
    after.apply(action)
    return after if after.to_move == seat and after.phase == position.phase else None


def _left_out(now: Position, seat: int, offered: set[Item], from_kitchen: bool) -> bool:
    """Whether somebody goes without an item that was given to another, or could have been served instead of another."""
    own = now.seats[seat]
    for food in range(len(FOODS)):
        wanting = [own.cafe[table] for item, table in offered if item == food]
        short = any(missing(table)[food] for table in wanting if table)
        if short and (len(wanting) > 1 or (from_kitchen and own.kitchen[food])):
            return True
    return False


def _worth(start: Position, plan: Plan, seat: int) -> tuple[int, int]:
    """Orders that are complete by it, then items that have come to guests."""
    found = servings(start, plan.end, seat)
    return sum(serving.full for serving in found), sum(sum(serving.food) for serving in found)


def _less(more: Foods | list[int], less: Foods) -> Foods:
    return tuple(a - b for a, b in zip(more, less, strict=True))

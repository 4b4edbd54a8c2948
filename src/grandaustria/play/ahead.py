"""What a die could bring: tried out to its end, and told in the words of the strip and in whole sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from grandaustria.engine import Position
from grandaustria.engine.notation import family
from grandaustria.play.plans import Foods, Plan, Serving, divides_food, dividing, handing_out, servings, stored
from grandaustria.texts import Argument, alternatives_text, list_text, text
from grandaustria.texts.describe import foods_text, guest_name, room_number, staff_name

Json = dict[str, Any]
LOOKED_AT = ("die", "boosted die", "action", "split")
"""Decisions after which more is to be decided that belongs to the same die."""
Teller = Callable[[Position, int, str], Json]


def ahead(at: Position, action: int, language: str) -> Json | None:
    """What could follow from a die, or from dividing it; none for other decisions, and where something is revealed."""
    name, place = family(action)
    if name not in LOOKED_AT:
        return None
    seat, after = at.to_move, at.copy()
    after.apply(action)
    if after.to_move != seat:
        return None
    asked = after.asked().name
    teller = TELLERS.get(asked) or (IN_VAIN.get(place) if name != "split" and asked == "turn" else None)
    if teller:
        return {**_between(at, after, seat, language), **teller(after, seat, language)}
    handed = handing_out(after) if asked == "food" else Plan((), after, True)
    plan = dividing(after) if divides_food(after) else handed
    return _between(at, plan.end, seat, language)


def _between(start: Position, end: Position, seat: int, language: str) -> Json:
    """Who gets what between two positions, and what is left for the kitchen."""
    found, kitchen = servings(start, end, seat), stored(start, end, seat)
    return {
        "servings": [{**serving._asdict(), "food": list(serving.food)} for serving in found],
        "kitchen": list(kitchen),
        "rooms": {},
        "staff": {},
        "phrases": [],
        "text": " ".join(_sentences(found, kitchen, language)),
    }


def _sentences(found: Iterable[Serving], kitchen: Foods, language: str) -> Iterator[str]:
    for guest, food, full in found:
        yield text(
            "ahead-full" if full else "ahead-served",
            language,
            guest=guest_name(guest, language),
            items=foods_text(food, language),
        )
    left = tuple(max(0, count) for count in kitchen)
    if any(left):
        yield text("ahead-kitchen", language, items=foods_text(left, language))


# What is told of other dice, while their action is open


def _rooms(now: Position, seat: int, language: str) -> Json:
    prices, most = now.room_prices(seat), now.asked().amount
    rooms = {room: prices[room] or 0 for room in _legal(now, "prepare")}
    if not rooms:
        return _told("ahead-no-room", "ahead-no-room-all", language)
    by_price = {price: [room for room in rooms if rooms[room] == price] for price in sorted(set(rooms.values()))}
    doors = [_at(_doors(some, language), price, language) for price, some in by_price.items()]
    told = _told("ahead-rooms", "ahead-rooms-all", language, amount=most, list=list_text(doors, language))
    counts = [_at(str(len(some)), price, language) for price, some in by_price.items()]
    return {**told, "rooms": _named(rooms), "phrases": [*told["phrases"], *counts]}


def _doors(rooms: Iterable[int], language: str) -> str:
    return list_text([str(room_number(room)) for room in rooms], language)


def _money(now: Position, _seat: int, language: str) -> Json:
    return _told("ahead-divide", "ahead-divide-all", language, amount=now.asked().amount)


def _staff(now: Position, seat: int, language: str) -> Json:
    staff = {place + 1: now.hire_price(seat, place + 1) for place in _legal(now, "hire")}
    if not staff:
        return _told("ahead-nobody", "ahead-nobody-all", language)
    listed = list_text([_at(staff_name(card, language), price, language) for card, price in staff.items()], language)
    return {**_told("ahead-staff", "ahead-staff-all", language, count=len(staff), list=listed), "staff": _named(staff)}


def _any_action(now: Position, _seat: int, language: str) -> Json:
    listed = alternatives_text([str(place + 1) for place in _legal(now, "action")], language)
    return _told("ahead-copies", "ahead-copies-all", language, list=listed, strength=now.asked().amount)


def _named(prices: dict[int, int]) -> dict[str, int]:
    return {str(number): price for number, price in prices.items()}


def _legal(now: Position, name: str) -> list[int]:
    """What can be done of a family, as places in it."""
    return [place for found, place in map(family, now.legal_actions()) if found == name]


def _at(what: str, price: int, language: str) -> str:
    return text("ahead-at", language, what=what, price=price)


def _told(phrase: str, sentence: str, language: str, **arguments: Argument) -> Json:
    return {"phrases": [text(phrase, language, **arguments)], "text": text(sentence, language, **arguments)}


TELLERS: dict[str, Teller] = {"die-3": _rooms, "die-4": _money, "die-5": _staff, "six": _any_action}
IN_VAIN: dict[int, Teller] = {2: _rooms, 4: _staff}
"""By the place of the die: its action is over at once where it can do nothing."""


# What may be done in one go

PROPOSED = (("place", "food"), ("serve", "turn"), ("serve", "serve"))


def proposals(at: Position, language: str) -> list[Json]:
    """Several decisions at once: food goes to whoever waits for it."""
    asked, legal = at.asked().name, {family(action)[0] for action in at.legal_actions()}
    found = [(name, handing_out(at, name)) for name, when in PROPOSED if asked == when and name in legal]
    if divides_food(at):
        found.append(("split", dividing(at)))
    return [_proposal(at, name, plan, language) for name, plan in found if _serves(at, plan)]


def _serves(at: Position, plan: Plan) -> bool:
    return bool(servings(at, plan.end, at.to_move))


def _proposal(at: Position, name: str, plan: Plan, language: str) -> Json:
    seat = at.to_move
    label = f"proposal-{'serve' if name == 'serve' else 'all'}{'' if plan.certain else '-marked'}"
    return {
        "name": name,
        "label": text(label, language),
        "certain": plan.certain,
        "price": at.serve_price(seat) if name == "serve" and at.asked().name == "turn" else 0,
        "actions": _written(at, plan.actions),
        "ahead": _between(at, plan.end, seat, language),
    }


def _written(at: Position, actions: Iterable[int]) -> list[str]:
    now, written = at.copy(), []
    for action in actions:
        written.append(now.notation(action))
        now.apply(action)
    return written

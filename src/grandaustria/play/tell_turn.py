"""The events of decisions: guests, dice, rooms, staff, objectives and the parts of a reward."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from grandaustria.cards import BOARD, FOODS, GUESTS, HOTELS, room_groups
from grandaustria.engine import prices
from grandaustria.play.event import Event, tell, tell_cards
from grandaustria.play.groups import BONUS_KINDS
from grandaustria.play.step import Purse, Step, food_in, less, named_food

D_STARTED = 4
DECLINES = {
    "prepare": "prepare",
    "hire": "hire",
    "pick": "offer",
    "occupy": "occupy",
    "guest": "guest",
    "gizia": "action",
}
SPLITS = {1: ("strudel", "cake"), 2: ("wine", "coffee"), 4: ("krones", "emperor")}


# Guests


def tell_guest(step: Step) -> Iterator[Event]:
    guest = step.before["queue"][step.place]
    if step.before["phase"] == "guests":
        yield tell("takes-first-guest", step.actor, guest=guest)
    else:
        price = -step.effects.get("krones", 0)
        yield tell("takes-guest", step.actor, step.effects, guest=guest, price=price)


def tell_serve(step: Step) -> Iterator[Event]:
    """The first item pays for all."""
    price = 0 if step.frame["frame"] == "serve" else prices.serve_price(step.situation)
    food = FOODS[step.place // BOARD.tables]
    effects = {food: -1, **({"krones": -price} if price else {})}
    yield tell("serves", step.actor, effects, food=food, guest=step.guest_at(step.place % 3), price=price)
    yield from _tell_completed(step, less(step.effects, effects))


def tell_place(step: Step) -> Iterator[Event]:
    food = FOODS[step.place // BOARD.tables]
    effects = {food: -1}
    yield tell("places-food", step.actor, effects, food=food, guest=step.guest_at(step.place % 3))
    yield from _tell_completed(step, less(step.effects, effects))


def _tell_completed(step: Step, effects: dict[str, int]) -> Iterator[Event]:
    """With the last item, and with what staff gains by it under the older rules."""
    table = step.place % BOARD.tables
    guest = step.guest_at(table)
    if tuple(step.seat_after(step.actor)["cafe"][table]["served"]) == _order(guest):
        yield tell("order-complete", step.actor, effects, guest=guest)


def _order(guest: int) -> tuple[int, ...]:
    return GUESTS[guest - 49].order


def tell_complete(step: Step) -> Iterator[Event]:
    yield tell("completes-order", step.actor, step.effects, guest=step.guest_at(step.place))


def tell_check_in(step: Step) -> Iterator[Event]:
    table, room = divmod(step.place, 20)
    yield tell("checks-in", step.actor, step.effects, guest=step.guest_at(table), **step.room(room))


def tell_reward(step: Step) -> Iterator[Event]:
    """Only what is gained at once; a choice tells itself."""
    if step.effects:
        yield tell("reward", step.actor, step.effects, guest=48 + step.frame["a"])


def tell_food(step: Step) -> Iterator[Event]:
    yield tell("chooses-food", step.actor, step.effects, food=FOODS[step.place])


# Dice


def tell_die(step: Step) -> Iterator[Event]:
    die, boosted = step.place + 1, step.family == "boosted die"
    extra = step.before["turn"]["extra"]
    strength = prices.strength(step.situation, die, boosted)
    price = -step.effects.get("krones", 0) if die == 6 else boosted * BOARD.boost_price
    given = {"strength": strength, "price": price}
    if extra:
        yield tell("extra-action", step.actor, step.effects, action=die, **given)
    else:
        nothing = die == 6 and step.next_frame["frame"] != "six"
        name = "takes-die-for-nothing" if nothing else "takes-die"
        yield tell(name, step.actor, step.effects, die=die, **given)


def tell_action(step: Step) -> Iterator[Event]:
    action = step.place + 1
    if step.frame["frame"] == "six":
        yield tell("copies-action", step.actor, step.effects, action=action, strength=step.frame["a"])
        return
    price = -step.effects.get("krones", 0)
    strength = step.before["dice"][step.place]
    yield tell("extra-action", step.actor, step.effects, action=action, strength=strength, price=price)


def tell_split(step: Step) -> Iterator[Event]:
    first, second = SPLITS[step.frame["a"]]
    items = {first: step.frame["b"] - step.place, second: step.place}
    yield tell("splits", step.actor, step.effects, items={kind: n for kind, n in items.items() if n})


# Rooms


def tell_prepare(step: Step) -> Iterator[Event]:
    room = step.room(step.place)
    if step.frame["frame"] == "prepare" and step.frame["c"]:
        points = {"points.rooms": HOTELS.printed_points[step.place]}
        yield tell("prepares-room", step.actor, less(points), **room, price=0)
        yield from _tell_occupied(step, room)
    else:
        price = -step.effects.get("krones", 0)
        yield tell("prepares-room", step.actor, step.effects, **room, price=price)


def tell_occupy(step: Step) -> Iterator[Event]:
    yield from _tell_occupied(step, step.room(step.place))


def _tell_occupied(step: Step, room: dict[str, Any]) -> Iterator[Event]:
    purse = Purse(step.own)
    effects: dict[str, int] = {}
    if step.before["setup"]["rules"]["custodian"] == "rooms":
        for trigger in step.triggers("occupied"):
            effects |= purse.gain(trigger.kind, trigger.amount, "staff")
    yield tell("occupies-room", step.actor, effects, **room)
    yield from _tell_groups(step, purse)


def _tell_groups(step: Step, purse: Purse) -> Iterator[Event]:
    """The occupancy bonus of every group that was paid now."""
    paid = set(step.seat_after(step.actor)["groups_paid"]) - set(step.own["groups_paid"])
    for group in sorted(paid):
        yield _group_event(step, purse, group)


def _group_event(step: Step, purse: Purse, group: int) -> Event:
    layout = HOTELS.layouts[step.own["hotel"]]
    rooms = room_groups(layout)[group]
    colour = layout[min(rooms)]
    amount = HOTELS.group_bonus[colour][len(rooms) - 1]
    effects = purse.gain(BONUS_KINDS[colour], amount, "groups")
    return tell("occupancy-bonus", step.actor, effects, colour=colour, size=len(rooms), amount=amount)


def tell_bonus(step: Step) -> Iterator[Event]:
    yield _group_event(step, Purse(step.own), step.frame["c"] - 1)


def tell_remove(step: Step) -> Iterator[Event]:
    yield tell("room-removed", step.actor, step.effects, **step.room(step.place))


# Staff and objectives


def tell_hire(step: Step) -> Iterator[Event]:
    card = step.place + 1
    price = prices.hire_price(step.situation, card, _discount(step))
    yield tell("hires", step.actor, step.effects, staff=card, price=price)


def _discount(step: Step) -> int:
    """By what the card is hired: a 5, a reward, an offer, or at full cost beside a 3."""
    frame = step.frame
    if frame["frame"] == "die":
        return int(frame["b"]) if frame["a"] == 5 else 0
    return int(frame["b"] if frame["frame"] == "pick" else frame["a"])


def tell_use(step: Step) -> Iterator[Event]:
    yield tell("uses-staff", step.actor, step.effects, staff=step.place + 1)


def tell_under(step: Step) -> Iterator[Event]:
    yield tell_cards("staff-under", step.actor, [step.place + 1])


def tell_keep(step: Step) -> Iterator[Event]:
    players = len(step.after["seats"])
    yield tell_cards("draft-keeps", step.before["count"] % players, [step.place + 1])
    picks, over = divmod(step.after["count"], players)
    if not over and picks < BOARD.start_hand:
        yield tell("draft-passes-on")


def tell_dismiss(step: Step) -> Iterator[Event]:
    yield tell("dismisses", step.actor, step.effects, staff=step.place + 1)


def tell_claim(step: Step) -> Iterator[Event]:
    yield tell("claims", step.actor, step.effects, objective=step.before["objectives"][step.place])


# Declining, and finishing what may go on


def tell_done(step: Step, last: str) -> Iterator[Event]:
    frame = step.frame["frame"]
    if frame == "food":
        yield tell("stores-food", step.actor, step.effects, items=named_food(food_in(step.frame)))
    elif frame == "die":
        if not step.frame["c"] & D_STARTED:
            yield tell("declines", step.actor, what="hire" if step.frame["a"] == 5 else "prepare")
    elif frame == "occupy" and last == "occupies-room":
        yield from _tell_groups(step, Purse(step.own))
    elif frame in DECLINES:
        yield tell("declines", step.actor, step.effects, what=DECLINES[frame])


Teller = Callable[[Step], Iterator[Event]]
DECISIONS: dict[str, Teller] = {
    "guest": tell_guest,
    "serve": tell_serve,
    "place": tell_place,
    "complete": tell_complete,
    "check-in": tell_check_in,
    "reward": tell_reward,
    "food": tell_food,
    "die": tell_die,
    "boosted die": tell_die,
    "action": tell_action,
    "split": tell_split,
    "prepare": tell_prepare,
    "occupy": tell_occupy,
    "bonus": tell_bonus,
    "remove": tell_remove,
    "hire": tell_hire,
    "use": tell_use,
    "under": tell_under,
    "keep": tell_keep,
    "dismiss": tell_dismiss,
    "claim": tell_claim,
}

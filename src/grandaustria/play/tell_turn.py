"""The events of decisions: guests, dice, rooms, staff, objectives and the parts of a reward."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from grandaustria.cards import BOARD, FIRST_GUEST, FOODS, GUESTS
from grandaustria.play.event import Event, tell, tell_cards
from grandaustria.play.step import Step, less, named_food

DECLINES = {
    "prepare": "prepare",
    "hire": "hire",
    "pick": "offer",
    "occupy": "occupy",
    "guest": "guest",
    "gizia": "action",
    "die-3": "prepare",
    "die-5": "hire",
}
ROOM_EVENTS = {"prepare": "prepares-room", "occupy": "occupies-room"}


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
    price = step.start.serve_price(step.actor)
    item, table = step.parts
    food = FOODS[item]
    effects = {food: -1, **({"krones": -price} if price else {})}
    yield tell("serves", step.actor, effects, food=food, guest=step.guest_at(table), price=price)
    yield from _tell_completed(step, table, less(step.effects, effects))


def tell_place(step: Step) -> Iterator[Event]:
    item, table = step.parts
    food = FOODS[item]
    effects = {food: -1}
    yield tell("places-food", step.actor, effects, food=food, guest=step.guest_at(table))
    yield from _tell_completed(step, table, less(step.effects, effects))


def _tell_completed(step: Step, table: int, effects: dict[str, int]) -> Iterator[Event]:
    """With the last item, and with what staff gains by it under the older rules."""
    guest = step.guest_at(table)
    served = step.end.seats[step.actor].cafe[table]
    if served and served.served == _order(guest):
        yield tell("order-complete", step.actor, effects, guest=guest)


def _order(guest: int) -> tuple[int, ...]:
    return GUESTS[guest - FIRST_GUEST].order


def tell_complete(step: Step) -> Iterator[Event]:
    yield tell("completes-order", step.actor, step.effects, guest=step.guest_at(step.place))


def tell_check_in(step: Step) -> Iterator[Event]:
    table, room = step.parts
    yield tell("checks-in", step.actor, step.effects, guest=step.guest_at(table), **step.room(room))


def tell_reward(step: Step) -> Iterator[Event]:
    """Only what is gained at once; a choice tells itself."""
    if step.effects:
        yield tell("reward", step.actor, step.effects, guest=step.start.asked().guest)


def tell_food(step: Step) -> Iterator[Event]:
    yield tell("chooses-food", step.actor, step.effects, food=FOODS[step.place])


# Dice


def tell_die(step: Step) -> Iterator[Event]:
    die, boosted = step.place + 1, step.family == "boosted die"
    face = step.start.die_for(step.actor, step.place + 1)
    strength = face.boosted if boosted else face.strength
    unpaid = face.fee > 0 and step.next_frame["frame"] != "six"
    price = 0 if unpaid else face.boosted_price if boosted else face.fee
    given = {"strength": strength, "price": price}
    if step.before["turn"]["extra"]:
        yield tell("extra-action", step.actor, step.effects, action=die, **given)
    else:
        name = "takes-die-for-nothing" if unpaid else "takes-die"
        yield tell(name, step.actor, step.effects, die=die, **given)


def tell_action(step: Step) -> Iterator[Event]:
    action = step.place + 1
    if step.frame["frame"] == "six":
        yield tell("copies-action", step.actor, step.effects, action=action, strength=step.start.asked().amount)
        return
    face = step.start.die_for(step.actor, step.place + 1)
    yield tell("extra-action", step.actor, step.effects, action=action, strength=face.strength, price=face.fee)


def tell_split(step: Step) -> Iterator[Event]:
    asked = step.start.asked()
    first, second = asked.divided
    items = {first: asked.amount - step.place, second: step.place}
    yield tell("splits", step.actor, step.effects, items={kind: n for kind, n in items.items() if n})


# Rooms


def tell_prepare(step: Step) -> Iterator[Event]:
    deeds = ("prepare", "occupy") if step.start.asked().occupies else ("prepare",)
    yield from _tell_rooms(step, deeds)


def tell_occupy(step: Step) -> Iterator[Event]:
    yield from _tell_rooms(step, ("occupy",))


def _tell_rooms(step: Step, deeds: Sequence[str]) -> Iterator[Event]:
    """A room is prepared, occupied or both; then the occupancy bonus of every group that was paid now."""
    room, paid = step.room(step.place), _groups_paid(step)
    effects = step.start.effects_of([*((deed, step.place) for deed in deeds), *(("bonus", group) for group in paid)])
    for deed, gained in zip(deeds, effects, strict=False):
        price = {"price": -gained.get("krones", 0)} if deed == "prepare" else {}
        yield tell(ROOM_EVENTS[deed], step.actor, gained, **room, **price)
    yield from _tell_bonuses(step, paid, effects[len(deeds) :])


def _groups_paid(step: Step) -> list[int]:
    return sorted(set(step.seat_after(step.actor)["groups_paid"]) - set(step.own["groups_paid"]))


def _tell_bonuses(step: Step, groups: Sequence[int], effects: Iterable[dict[str, int]]) -> Iterator[Event]:
    own = step.start.groups_of(step.actor)
    for group, gained in zip([own[place] for place in groups], effects, strict=True):
        size = len(group.rooms)
        yield tell("occupancy-bonus", step.actor, gained, colour=group.colour, size=size, amount=group.amount)


def tell_bonus(step: Step) -> Iterator[Event]:
    yield from _tell_bonuses(step, [step.frame["c"] - 1], [step.effects])


def tell_remove(step: Step) -> Iterator[Event]:
    yield tell("room-removed", step.actor, step.effects, **step.room(step.place))


# Staff and objectives


def tell_hire(step: Step) -> Iterator[Event]:
    card = step.place + 1
    price = step.start.hire_price(step.actor, card)
    yield tell("hires", step.actor, step.effects, staff=card, price=price)


def tell_use(step: Step) -> Iterator[Event]:
    yield tell("uses-staff", step.actor, step.effects, staff=step.place + 1)


def tell_under(step: Step) -> Iterator[Event]:
    yield tell_cards("staff-under", step.actor, [step.place + 1])


def tell_keep(step: Step) -> Iterator[Event]:
    players = len(step.after["seats"])
    yield tell_cards("draft-keeps", step.actor, [step.place + 1])
    picks, over = divmod(step.after["count"], players)
    if not over and picks < BOARD.start_hand:
        yield tell("draft-passes-on")


def tell_dismiss(step: Step) -> Iterator[Event]:
    yield tell("dismisses", step.actor, step.effects, staff=step.place + 1)


def tell_claim(step: Step) -> Iterator[Event]:
    yield tell("claims", step.actor, step.effects, objective=step.before["objectives"][step.place])


# Declining, and finishing what may go on


def tell_done(step: Step, last: str) -> Iterator[Event]:
    asked = step.start.asked()
    if asked.name == "food":
        yield tell("stores-food", step.actor, step.effects, items=named_food(asked.food))
    elif asked.name == "occupy" and last == "occupies-room":
        paid = _groups_paid(step)
        yield from _tell_bonuses(step, paid, step.start.effects_of([("bonus", group) for group in paid]))
    elif asked.name in DECLINES and not asked.begun:
        yield tell("declines", step.actor, step.effects, what=DECLINES[asked.name])


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

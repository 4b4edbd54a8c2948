"""What the rules have against an action, family by family, read from the public form of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grandaustria.cards import BOARD, COLUMNS, FLOORS, FOODS, GUESTS, OBJECTIVES, ROOMS, STAFF, neighbours
from grandaustria.engine import prices
from grandaustria.engine.situation import FIRST_GUEST, Reason, Situation, because
from grandaustria.engine.tally import progress

Reasons = Iterator[Reason]
Check = Callable[[Situation, int], Reasons]


# In the die frame: what staff adds, and that the action has begun.
ALSO_PREPARE, ALSO_HIRE, ACTION_BEGUN = 1, 2, 4
# In the remove frame: which rooms; the last mode is for the second room of C2.
MODES = ("prepared", "occupied", "occupied", "occupied")


def something_else(at: Situation) -> Reasons:
    """Another thing is asked."""
    yield because(f"error-open-{at.name}")


# A turn


def end(at: Situation, _k: int) -> Reasons:
    if not at.turn["die"] and (not at.turn["extra"] or any(at.data["dice"])):
        yield because("error-end-without-action" if at.turn["extra"] else "error-end-without-die")


def pass_turn(at: Situation, _k: int) -> Reasons:
    if at.turn["extra"]:
        yield because("error-pass-extra")
    if at.turn["begun"]:
        yield because("error-pass-begun")


def die(at: Situation, k: int) -> Reasons:
    if at.turn["die"]:
        yield because("error-action-done" if at.turn["extra"] else "error-die-taken")
    if not at.data["dice"][k]:
        yield because("error-no-die", die=k + 1)


def boosted_die(at: Situation, k: int) -> Reasons:
    yield from die(at, k)
    if at.krones < BOARD.boost_price:
        yield because("error-no-krone-boost")
    price = BOARD.boost_price + prices.fee(at, k + 1)
    if at.krones < price:
        yield because("error-boosted-six", price=price, krones=at.krones)


def guest(at: Situation, k: int) -> Reasons:
    if at.turn["die"]:
        yield because("error-guest-after-die")
    if at.turn["guest"]:
        yield because("error-guest-taken")
    yield from free_guest(at, k)
    price = prices.guest_price(at, k)
    if price > at.krones:
        yield because("error-guest-price", price=price, krones=at.krones)


def free_guest(at: Situation, k: int) -> Reasons:
    if all(at.seat["cafe"]):
        yield because("error-no-free-table")
    if not at.data["queue"][k]:
        yield because("error-no-guest", place=k + 1)


def claim(at: Situation, k: int) -> Reasons:
    number = at.data["objectives"][k]
    claims = at.data["claims"][k]
    if at.data["actor"] in claims:
        yield because("error-objective-claimed", objective=number)
    if len(claims) == len(BOARD.objective_points):
        yield because("error-objective-full", objective=number)
    if not progress(OBJECTIVES[number - OBJECTIVES[0].number], at.seat).met:
        yield because("error-objective-unmet", objective=number)


def use(at: Situation, k: int) -> Reasons:
    if k + 1 not in at.seat["played"]:
        yield because("error-staff-not-played", staff=k + 1)
    if STAFF[k].timing != "round":
        yield because("error-staff-not-round", staff=k + 1)
    if k + 1 in at.seat["used"]:
        yield because("error-staff-used", staff=k + 1)


# The cafe


def _wants(at: Situation, table: int, food: int) -> Reasons:
    """What speaks against one item of this food for the guest at the table."""
    sits = at.seat["cafe"][table]
    if sits is None:
        yield because("error-table-empty", table=table + 1)
        return
    if not any(at.missing(table)):
        yield because("error-order-complete", guest=sits["guest"])
    if not at.missing(table)[food]:
        yield because("error-not-ordered", guest=sits["guest"], food=FOODS[food])


def serve_more(at: Situation, k: int) -> Reasons:
    food, table = divmod(k, BOARD.tables)
    yield from _wants(at, table, food)
    if not at.seat["kitchen"][food]:
        yield because("error-no-food", food=FOODS[food])


def serve(at: Situation, k: int) -> Reasons:
    yield from serve_more(at, k)
    price = prices.serve_price(at)
    if price > at.krones:
        yield because("error-serve-price", price=price, krones=at.krones)


def place(at: Situation, k: int) -> Reasons:
    food, table = divmod(k, BOARD.tables)
    yield from _wants(at, table, food)
    gained = at.frame["a"] | at.frame["b"] << 8 | at.frame["c"] << 16
    if not gained >> 6 * food & 63:
        yield because("error-food-not-gained", food=FOODS[food])


def complete(at: Situation, k: int) -> Reasons:
    sits = at.seat["cafe"][k]
    if sits is None:
        yield because("error-table-empty", table=k + 1)
    elif not any(at.missing(k)):
        yield because("error-order-complete", guest=sits["guest"])


def check_in(at: Situation, k: int) -> Reasons:
    table, room = divmod(k, ROOMS)
    sits = at.seat["cafe"][table]
    if sits is None:
        yield because("error-table-empty", table=table + 1)
        return
    if any(at.missing(table)):
        yield because("error-order-incomplete", guest=sits["guest"], missing=at.missing(table))
    colour = GUESTS[sits["guest"] - FIRST_GUEST].colour
    suits = {r for r in range(ROOMS) if colour in ("green", at.layout[r])}
    if not suits & set(at.seat["prepared"]):
        yield because("error-no-room" if colour == "green" else "error-no-room-of-colour", colour=colour)
    if room not in suits:
        yield because("error-room-colour", room=room, colour=colour)
    yield from occupy(at, room)


# Rooms


def occupy(at: Situation, room: int) -> Reasons:
    if room in at.seat["occupied"]:
        yield because("error-room-occupied", room=room)
    if room not in at.seat["prepared"]:
        yield because("error-room-not-prepared", room=room)


def prepare_at_price(at: Situation, room: int, discount: int = 0, floors: int = FLOORS) -> Reasons:
    """What speaks against preparing a room."""
    if room in at.tiles:
        yield because("error-room-taken", room=room)
    if not at.tiles and room:
        yield because("error-first-room")
    if at.tiles and not at.tiles.intersection(neighbours(room)):
        yield because("error-not-adjacent", room=room)
    if room // COLUMNS >= floors:
        yield because("error-floor-limit", floor=floors)
    price = prices.room_price(at, room, discount)
    if price > at.krones:
        yield because("error-room-price", room=room, price=price, krones=at.krones)


def prepare_with_discount(at: Situation, k: int) -> Reasons:
    yield from prepare_at_price(at, k, at.frame["a"], at.frame["b"])


def also_prepare(at: Situation, k: int) -> Reasons:
    yield from prepare_at_price(at, k) if at.frame["c"] & ALSO_PREPARE else something_else(at)


def remove(at: Situation, k: int) -> Reasons:
    kind = MODES[at.frame["b"]]
    if k not in at.seat[kind]:
        yield because(f"error-room-not-{kind}", room=k)
    elif k not in _removable(at, at.seat[kind]):
        yield because("error-room-not-removable", room=k)


def _removable(at: Situation, rooms: list[int]) -> list[int]:
    """The highest of the rooms a penalty takes; for the second room of C2 by the rule option."""
    if at.frame["b"] == len(MODES) - 1:
        last = at.frame["c"] - 1
        lower = [room for room in rooms if room // COLUMNS < last // COLUMNS]
        column = [room for room in lower if room % COLUMNS == last % COLUMNS]
        rooms = {
            "lower": lower,
            "column": column,
            "below": [room for room in column if room == last - COLUMNS],
            "floor": [room for room in lower if room // COLUMNS == last // COLUMNS - 1],
        }[at.rule("tile_c2")]
    top = max((room // COLUMNS for room in rooms), default=0)
    return [room for room in rooms if room // COLUMNS == top]


# Staff


def _price(at: Situation, k: int, discount: int) -> Reasons:
    price = prices.hire_price(at, k + 1, discount)
    if price > at.krones:
        yield because("error-staff-price", staff=k + 1, price=price, krones=at.krones)


def in_hand(at: Situation, k: int) -> Reasons:
    if k + 1 not in at.seat["hand"]:
        yield because("error-staff-not-in-hand", staff=k + 1)


def in_offer(at: Situation, k: int) -> Reasons:
    if k + 1 not in at.data["offer"]:
        yield because("error-staff-not-offered", staff=k + 1)


def pick(at: Situation, k: int) -> Reasons:
    yield from in_offer(at, k)
    yield from _price(at, k, at.frame["b"])


def hire(at: Situation, k: int) -> Reasons:
    yield from in_hand(at, k)
    yield from _price(at, k, at.frame["a"])


def hire_with_die(at: Situation, k: int) -> Reasons:
    yield from in_hand(at, k)
    yield from _price(at, k, at.frame["b"])


def also_hire(at: Situation, k: int) -> Reasons:
    if not at.frame["c"] & ALSO_HIRE:
        yield from something_else(at)
    if at.frame["c"] & ACTION_BEGUN:
        yield because("error-hire-between")
    yield from in_hand(at, k)
    yield from _price(at, k, 0)


def keep(at: Situation, k: int) -> Reasons:
    actor, players = at.data["actor"], len(at.data["seats"])
    pick = at.data["count"] // players
    pack = at.data["draft"][(actor - pick) % players]
    if k + 1 not in pack[pick:]:
        yield because("error-staff-not-in-pack", staff=k + 1)


def dismiss(at: Situation, k: int) -> Reasons:
    if k + 1 not in at.seat["played"]:
        yield because("error-staff-not-played", staff=k + 1)
    if STAFF[k].timing != "end":
        yield because("error-staff-not-end", staff=k + 1)


# Dice and their actions


def split(at: Situation, k: int) -> Reasons:
    action, strength = at.frame["a"], at.frame["b"]
    highest = strength if action == 4 else strength // 2
    if k > highest:
        yield because("error-split-range", lowest=0, highest=highest)


def copied_action(_at: Situation, k: int) -> Reasons:
    if k + 1 == 6:
        yield because("error-six-copied")


def extra_action(at: Situation, k: int) -> Reasons:
    if not at.data["dice"][k]:
        yield because("error-no-die", die=k + 1)
    if k + 1 == 6 and at.krones < BOARD.six_price:
        yield because("error-six-price", price=BOARD.six_price, krones=at.krones)

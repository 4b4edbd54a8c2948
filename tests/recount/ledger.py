"""What one step of a game should do to the books of the seat it concerns."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.recount.books import Books, food_of, missing
from tests.recount.decode import chosen_food, decode
from tests.recount.facts import (
    BACK,
    CLAIM_POINTS,
    GUEST_COLOUR,
    GUEST_POINTS,
    LEOPOLD_STEPS,
    ORDER,
    PRINTED,
    QUEUE_PRICE,
    REWARD,
    STAFF_EFFECT,
    TILE_BONUS,
    TRACK_POINTS,
    penalty,
)
from tests.recount.hotel import Json

POINTS_ON_DIE = {12: ({3, 4}, 2), 16: ({4}, 4), 19: ({3}, 5)}


class Step(NamedTuple):
    """One decision of a seat: the table before it, the seat's books, what was done, what was pending."""

    data: Json
    books: Books
    family: str
    thing: int
    frame: Json


class Event(NamedTuple):
    """Something that happened by itself."""

    before: Json
    everyone: list[Books]
    after: Json


def books_after(before: Json, label: str, action: int | None, after: Json) -> list[Books]:
    """The books of every seat as they should be after this step."""
    everyone = [Books(before, seat) for seat in range(len(before["seats"]))]
    if action is None:
        _AUTOMATIC.get(label, _nothing)(Event(before, everyone, after))
        return everyone
    family, thing = decode(action)
    pending: Json = before["pending"][-1] if before["pending"] else {}
    step = Step(before, everyone[before["actor"]], family, thing, pending)
    if family != "chance" and pending:
        _PENDING.get(pending["frame"], _nothing)(step)
    elif family != "chance" and before["phase"] == "turn":
        _TURN.get(family, _nothing)(step)
    return everyone


def compare(books: Books, data: Json, seat: int) -> None:
    one = data["seats"][seat]
    kept = vars(books)
    found = {
        "krones": one["krones"],
        "emperor": one["emperor"],
        "points": one["points"],
        "food": food_of(data, seat),
        "prepared": set(one["prepared"]),
        "occupied": set(one["occupied"]),
    }
    wrong = {name: (kept[name], value) for name, value in found.items() if kept[name] != value}
    assert not wrong, f"seat {seat}, expected and found: {wrong}"


def _nothing(_: Step | Event) -> None:
    """No books are touched."""


# A turn, with nothing pending


def _take_die(step: Step) -> None:
    data, books, family, die = step.data, step.books, step.family, step.thing
    acts = set() if data["turn"]["extra"] else books.staff
    boosted = family == "boost"
    books.pay(int(boosted))
    for card, (dice, points) in POINTS_ON_DIE.items():
        if card in acts and die in dice:
            books.points["staff"] += points
    if 20 in acts and die == 5:
        books.gain_steps(2)
    if 15 in acts and die == 4:
        books.gain_krones(data["dice"][3] + boosted)
        books.gain_steps(data["dice"][3] + boosted)
    if die == 6 and 17 not in acts and books.krones:
        books.pay(1)


def _take_guest(step: Step) -> None:
    books = step.books
    books.pay(0 if 25 in books.staff else QUEUE_PRICE[step.thing])


def _claim(step: Step) -> None:
    discs = step.data["claims"][step.thing]
    step.books.points["objectives"] += CLAIM_POINTS[len(discs)]


def _serve(step: Step) -> None:
    books, item = step.books, step.thing
    books.pay(0 if 24 in books.staff else 1)
    _put_on_guest(books, item)


def _put_on_guest(books: Books, item: int) -> None:
    table = books.seat["cafe"][item % 3]
    if sum(missing(table)) == 1:
        books.service(table["guest"], "completed")


def _check_in(step: Step) -> None:
    books, where = step.books, step.thing
    guest = books.seat["cafe"][where // 20]["guest"]
    colour = GUEST_COLOUR[guest]
    books.occupy(where % 20, by_guest=True)
    books.service(guest, "check-in")
    books.gain_krones(int(7 in books.staff and colour == "yellow"))
    books.points["staff"] += 2 * (8 in books.staff and colour == "green")
    books.points["staff"] += 4 * (33 in books.staff and sum(ORDER[guest]) >= 4)
    books.points["guests"] += GUEST_POINTS[guest]
    if books.rules["table"] == "before":
        _leaves(books, where // 20)


def _leaves(books: Books, table: int) -> None:
    """The food on a guest goes back with him."""
    books.gain_food([-lies for lies in books.seat["cafe"][table]["served"]])


def _use(step: Step) -> None:
    step.books.effect(STAFF_EFFECT[step.thing])


_TURN: dict[str, Callable[[Step], None]] = {
    "die": _take_die,
    "boost": _take_die,
    "guest": _take_guest,
    "claim": _claim,
    "serve": _serve,
    "check-in": _check_in,
    "use": _use,
}


# What is pending


def _place(step: Step) -> None:
    if step.family in ("place", "serve"):
        _put_on_guest(step.books, step.thing)


def _die_action(step: Step) -> None:
    books, family, thing, frame = step.books, step.family, step.thing, step.frame
    action, strength = frame["a"], frame["b"]
    if family == "prepare":
        books.prepare(thing)
    elif family == "hire":
        books.hire(thing, strength if action == 5 else 0)
    elif family == "split" and action == 4:
        books.gain_krones(strength - thing)
        books.gain_steps(thing)
    elif family == "split":
        assert strength - thing >= thing
        two = [strength - thing, thing]
        books.gain_food([*two, 0, 0] if action == 1 else [0, 0, *two])


def _reward(step: Step) -> None:
    books, family, frame = step.books, step.family, step.frame
    if family == "bonus":
        books.occupancy_bonus(frame["c"] - 1)
    else:
        books.effect(REWARD[frame["a"] + 48][step.thing])


def _occupy(step: Step) -> None:
    books, family, thing, frame = step.books, step.family, step.thing, step.frame
    if family == "occupy":
        books.occupy(thing, by_guest=False)
    if family == "done" or frame["a"] == 1:
        _bonuses(books)


def _bonuses(books: Books) -> None:
    for group in books.newly_full():
        books.occupancy_bonus(group)


def _prepare(step: Step) -> None:
    books, family, thing, frame = step.books, step.family, step.thing, step.frame
    if family == "prepare":
        books.prepare(thing, frame["a"] if frame["frame"] == "prepare" else 0)
        if frame["frame"] == "prepare" and frame["c"]:
            books.occupy(thing, by_guest=False)
            _bonuses(books)


def _hire(step: Step) -> None:
    books, family, thing, frame = step.books, step.family, step.thing, step.frame
    if family == "hire":
        books.hire(thing, frame["b"] if frame["frame"] == "pick" else frame["a"])


def _gizia(step: Step) -> None:
    books, family, thing = step.books, step.family, step.thing
    books.pay(int(family == "action" and thing == 6))


def _any(step: Step) -> None:
    books, thing, frame = step.books, step.thing, step.frame
    if frame["a"] == 1:
        books.gain_food([n + (kind == thing) for kind, n in enumerate(chosen_food(frame))])


def _complete(step: Step) -> None:
    books = step.books
    table = books.seat["cafe"][step.thing]
    books.gain_food(missing(table))
    books.service(table["guest"], "completed")


def _remove(step: Step) -> None:
    books, thing = step.books, step.thing
    books.prepared.discard(thing)
    books.occupied.discard(thing)


def _penalty(step: Step) -> None:
    books = step.books
    if step.family == "pay":
        books.pay(1)
        return
    tile = step.data["tiles"][step.frame["a"] // 4]
    what, *rest = penalty(tile, books.rules)[step.thing].split()
    if what == "krones":
        books.pay(int(rest[-1]))
    elif what == "points":
        books.points["tiles"] -= int(rest[-1]) * (len(books.seat["played"]) if rest[0] == "per" else 1)
    elif what == "kitchen":
        books.gain_food([-n for n in books.seat["kitchen"]])
    elif what == "food":
        books.food = [0, 0, 0, 0]


_PENDING: dict[str, Callable[[Step], None]] = {
    "food": _place,
    "serve": _place,
    "die": _die_action,
    "reward": _reward,
    "occupy": _occupy,
    "prepare": _prepare,
    "first_rooms": _prepare,
    "hire": _hire,
    "pick": _hire,
    "gizia": _gizia,
    "any": _any,
    "complete": _complete,
    "remove": _remove,
    "penalty": _penalty,
}


# What happens by itself.


def _emperor(event: Event) -> None:
    """One seat is scored: points of the space, back, and the bonus if it gives something at once."""
    before, everyone = event.before, event.everyone
    if event.after["count"] != before["count"] + 1:
        return
    seat = (before["first"] + before["round"] - 1 + before["count"]) % len(everyone)
    books = everyone[seat]
    back = BACK[before["round"]]
    books.points["emperor"] += TRACK_POINTS[books.emperor]
    books.emperor = max(0, books.emperor - back)
    if books.emperor >= 3 and not (before["setup"]["solo"] and seat == 1):
        books.points["staff"] += 5 * (42 in books.staff)
        books.effect(TILE_BONUS[before["tiles"][back // 2 - 1]])


def _reward_over(event: Event) -> None:
    books = event.everyone[event.before["actor"]]
    if books.rules["table"] == "after":
        _leaves(books, event.before["pending"][-1]["b"] >> 4)


def _leopold(event: Event) -> None:
    """His guests score and move in, his card moves him on the track, his claims count."""
    before, everyone, after = event
    books, data = everyone[1], after["seats"][1]
    guests = set(after["guest_discard"]) - set(before["guest_discard"])
    moved_in = set(data["occupied"]) - books.occupied
    assert len(guests) == len(moved_in)
    books.occupied |= moved_in
    books.points["guests"] += sum(GUEST_POINTS[guest] for guest in guests)
    books.points["rooms"] += sum(PRINTED[room] for room in moved_in)
    for old, new in zip(before["claims"], after["claims"], strict=True):
        books.points["objectives"] += sum(CLAIM_POINTS[k] for k in range(len(old), len(new)))
    steps = data["emperor"] - books.emperor + data["points"]["emperor"] - books.points["emperor"]
    assert steps in (0, LEOPOLD_STEPS[before["pending"][-1]["a"] + 193])
    books.gain_steps(steps)


_AUTOMATIC: dict[str, Callable[[Event], None]] = {
    "emperor": _emperor,
    "reward": _reward_over,
    "leopold": _leopold,
}

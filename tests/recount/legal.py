"""What the seat to move may do, counted anew from the JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tests.recount import hotel
from tests.recount.books import Books, missing
from tests.recount.decode import encode, frame_food
from tests.recount.facts import (
    END_STAFF,
    GUEST_COLOUR,
    LAYOUT,
    QUEUE_PRICE,
    TIMING,
    TURN_TILES,
    cost,
    penalty,
)
from tests.recount.hotel import Json

DONE = encode("done")


class Question(NamedTuple):
    """What is asked of the seat to move, with its books."""

    data: Json
    books: Books
    frame: Json


def compare(data: Json, offered: list[int]) -> None:
    """The offered actions are exactly those that the rules allow."""
    frame: Json = data["pending"][-1] if data["pending"] else {}
    asked = Question(data, Books(data, data["actor"]), frame)
    if not frame:
        assert offered == sorted(_PHASES[data["phase"]](asked))
        return
    allowed = _FRAMES[frame["frame"]](asked)
    # Which orders of a reward are worth asking for is tested elsewhere: here only what may be asked at all.
    expected = allowed & set(offered) if frame["frame"] == "reward" else allowed
    assert offered == sorted(expected), frame


def _each(family: str, things: Iterable[int]) -> set[int]:
    return {encode(family, thing) for thing in things}


# A turn


def _whose_turn(data: Json) -> int:
    """Of those still in, the seat with the lowest visible number; the tiles move left each round."""
    players = len(data["seats"])
    numbers = {}
    for order, tile in enumerate(TURN_TILES[players]):
        seat = (data["first"] + data["round"] - 1 + order) % players
        numbers[seat] = [*tile, 99][data["seats"][seat]["numbers"]]
    still_in: list[int] = [seat for seat in numbers if not data["passed"][seat]]
    return min(still_in, key=lambda seat: int(numbers[seat]))


def _turn(asked: Question) -> set[int]:
    data, books = asked.data, asked.books
    turn = data["turn"]
    assert turn["die"] or turn["extra"] or data["actor"] == _whose_turn(data)
    legal = _additional(data, books)
    if turn["die"] or (turn["extra"] and not sum(data["dice"])):
        legal.add(encode("end"))
    if not turn["begun"] and not turn["extra"]:
        legal.add(encode("pass"))
    if not turn["die"]:
        legal |= _dice(data, books)
    if not turn["die"] and not turn["guest"] and None in books.seat["cafe"]:
        price = [0] * 5 if 25 in books.staff else QUEUE_PRICE
        legal |= _each("guest", (place for place in range(5) if price[place] <= books.krones))
    return legal


def _dice(data: Json, books: Books) -> set[int]:
    faces = [face for face in range(1, 7) if data["dice"][face - 1]]
    fee = 0 if 17 in books.staff and not data["turn"]["extra"] else 1
    boosted = [face for face in faces if books.krones >= 1 + fee * (face == 6)]
    return _each("die", faces) | _each("boost", boosted)


def _additional(data: Json, books: Books) -> set[int]:
    seat = books.seat
    claims = [k for k in range(3) if _may_claim(data, k)]
    usable = [card for card in seat["played"] if TIMING[card] == "round" and card not in seat["used"]]
    legal = _each("claim", claims) | _each("use", usable) | _each("check-in", _check_ins(seat))
    if books.krones or 24 in books.staff:
        legal |= _each("serve", _items(seat, seat["kitchen"]))
    return legal


def _may_claim(data: Json, k: int) -> bool:
    discs = data["claims"][k]
    seat = data["seats"][data["actor"]]
    return len(discs) < 3 and data["actor"] not in discs and hotel.holds(data["objectives"][k], seat)


def _check_ins(seat: Json) -> list[int]:
    """A complete order and a prepared room of the guest's colour, any colour for a green one."""
    return [
        20 * k + room
        for k, table in enumerate(seat["cafe"])
        if table and not any(missing(table))
        for room in seat["prepared"]
        if GUEST_COLOUR[table["guest"]] in ("green", LAYOUT[seat["hotel"]][room])
    ]


def _items(seat: Json, food: list[int]) -> list[int]:
    """Every item of this food for every guest that waits for it."""
    return [
        3 * kind + k
        for k, table in enumerate(seat["cafe"])
        if table
        for kind in range(4)
        if food[kind] and missing(table)[kind]
    ]


def _draft(asked: Question) -> set[int]:
    data = asked.data
    players = len(data["seats"])
    pick = data["count"] // players
    pack = data["draft"][(data["actor"] - pick) % players]
    return _each("keep", pack[pick:])


_PHASES: dict[str, Callable[[Question], set[int]]] = {
    "turn": _turn,
    "draft": _draft,
    "guests": lambda _: _each("guest", range(5)),
}


# What is pending


def _preparable(books: Books, discount: int = 0, floors: int = 4) -> set[int]:
    tiles = books.prepared | books.occupied
    border = {n for room in tiles for n in hotel.neighbours(room)} - tiles if tiles else {0}
    rooms = (room for room in border if room // 5 < floors and books.price_of(room, discount) <= books.krones)
    return _each("prepare", rooms)


def _hirable(books: Books, cards: list[int], discount: int) -> set[int]:
    return _each("hire", (card for card in cards if cost(card, books.rules) - discount <= books.krones))


def _die_action(asked: Question) -> set[int]:
    books, frame = asked.books, asked.frame
    action, strength = frame["a"], frame["b"]
    before, also_hire, started = frame["c"] & 1, frame["c"] & 2, frame["c"] & 4
    if action == 5:
        return {DONE} | _hirable(books, books.seat["hand"], strength)
    if action == 3:
        hire = _hirable(books, books.seat["hand"], 0) if also_hire and not started else set()
        return {DONE} | _preparable(books) | hire
    splits = _each("split", range(strength + 1 if action == 4 else strength // 2 + 1))
    return splits | (_preparable(books) if before else set())


def _free_guests(asked: Question) -> set[int]:
    books = asked.books
    return {DONE} | (_each("guest", range(5)) if None in books.seat["cafe"] else set())


def _first_rooms(asked: Question) -> set[int]:
    books = asked.books
    up_to = books.rules["first_rooms"] == "up_to"
    return _preparable(books) | ({DONE} if up_to else set())


def _gizia(asked: Question) -> set[int]:
    data, books = asked.data, asked.books
    faces = (face for face in range(1, 7) if data["dice"][face - 1] and (face < 6 or books.krones))
    return {DONE} | _each("action", faces)


def _penalty(asked: Question) -> set[int]:
    data, books = asked.data, asked.books
    ways = penalty(data["tiles"][asked.frame["a"] // 4], books.rules)
    first = _sufferable(books, ways[0])
    legal = _each("suffer", [0] if first else [])
    if len(ways) > 1 and (books.rules["penalty"] == "choice" or not first):
        legal |= _each("suffer", [1])
    if 26 in books.staff and books.krones and (len(ways) > 1 or _takes_something(books.seat, ways[0])):
        legal.add(encode("pay"))
    return legal


def _sufferable(books: Books, way: str) -> bool:
    what, *rest = way.split()
    have = {
        "krones": books.krones,
        "staff": len(books.seat["hand"]),
        "empty": len(books.prepared),
        "occupied": len(books.occupied),
        "end": len(END_STAFF & set(books.seat["played"])),
    }
    return what not in have or have[what] >= int(rest[-1])


def _takes_something(seat: Json, way: str) -> bool:
    on_guests = sum(sum(table["served"]) for table in seat["cafe"] if table)
    takes = {
        "kitchen": sum(seat["kitchen"]),
        "food": sum(seat["kitchen"]) + on_guests,
        "top rooms": len(seat["occupied"]),
        "points per staff 2": len(seat["played"]),
    }
    return takes.get(way, 1) > 0


def _remove(asked: Question) -> set[int]:
    books, frame = asked.books, asked.frame
    empty, second = frame["b"] == 0, frame["b"] == 3
    rooms = books.prepared if empty else books.occupied
    if second:
        rooms = _second_rooms(rooms, frame["c"] - 1, books.rules["tile_c2"])
    top = max((room // 5 for room in rooms), default=0)
    return _each("remove", (room for room in rooms if room // 5 == top))


def _second_rooms(rooms: set[int], last: int, way: str) -> set[int]:
    """C2, after a room of the highest floor."""
    allowed = {
        "lower": lambda room: room // 5 < last // 5,
        "column": lambda room: room % 5 == last % 5 and room < last,
        "below": lambda room: room == last - 5,
        "floor": lambda room: room // 5 == last // 5 - 1,
    }
    return {room for room in rooms if allowed[way](room)}


def _reward(asked: Question) -> set[int]:
    books, frame = asked.books, asked.frame
    pending, started = frame["b"] & 3, frame["b"] & 4
    legal = _each("reward", (k for k in range(2) if pending >> k & 1))
    before_it = books.rules["occupancy_bonus"] == "free" and not started
    return legal | ({encode("bonus")} if frame["c"] and (before_it or not pending) else set())


_FRAMES: dict[str, Callable[[Question], set[int]]] = {
    "food": lambda q: {DONE} | _each("place", _items(q.books.seat, frame_food(q.frame))),
    "serve": lambda q: {DONE} | _each("serve", _items(q.books.seat, q.books.seat["kitchen"])),
    "die": _die_action,
    "prepare": lambda q: {DONE} | _preparable(q.books, q.frame["a"], q.frame["b"]),
    "first_rooms": _first_rooms,
    "hire": lambda q: {DONE} | _hirable(q.books, q.books.seat["hand"], q.frame["a"]),
    "pick": lambda q: {DONE} | _hirable(q.books, q.data["offer"], q.frame["b"]),
    "under": lambda q: _each("under", q.data["offer"]),
    "return": lambda q: _each("under", q.books.seat["hand"]),
    "occupy": lambda q: {DONE} | _each("occupy", q.books.prepared),
    "guest": _free_guests,
    "gizia": _gizia,
    "six": lambda _: _each("action", range(1, 6)),
    "any": lambda _: _each("food", range(4)),
    "complete": lambda q: _each(
        "complete", (k for k, table in enumerate(q.books.seat["cafe"]) if table and any(missing(table)))
    ),
    "penalty": _penalty,
    "remove": _remove,
    "dismiss": lambda q: _each("dismiss", END_STAFF & set(q.books.seat["played"])),
    "reward": _reward,
}

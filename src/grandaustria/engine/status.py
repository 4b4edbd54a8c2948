"""What makes a position possible. A position that is not is refused with every reason named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from grandaustria import cards
from grandaustria.engine.errors import PositionError
from grandaustria.engine.setup import LAYOUTS, Setup

Json = Mapping[str, Any]

PHASES = (
    "tiles", "objectives", "queue", "first", "hotels", "deal", "draft", "guests", "rooms", "roll", "turn", "emperor",
    "over",
)  # fmt: skip
FRAMES = (
    "refill", "draw", "offer", "leopold_card", "leopold_staff", "leopold", "pick", "under", "return", "food", "any",
    "prepare", "first_rooms", "hire", "occupy", "guest", "gizia", "six", "die", "serve", "complete", "reward",
    "penalty", "remove", "dismiss",
)  # fmt: skip
POINT_SOURCES = ("guests", "staff", "emperor", "tiles", "objectives", "groups", "rooms")
STAFF_NUMBERS = range(1, 49)
GUEST_NUMBERS = range(49, 105)
ROUND_STAFF = {card.number for card in cards.STAFF if card.timing == "round"}
END_STAFF = {card.number for card in cards.STAFF if card.timing == "end"}
MOST_FRAMES = 8
BYTE = 255


def checked(data: object) -> dict[str, Any]:
    """The position with all defaults filled in, or a PositionError that names every reason against it."""
    if not isinstance(data, Mapping):
        raise PositionError("a position is an object")
    reasons = list(_shape(data, _TABLE, "position"))
    if reasons:
        raise PositionError("; ".join(reasons))
    setup = Setup.from_json(data.get("setup", {}))
    complete = _with_defaults(data, setup)
    reasons = [reason for check in _CHECKS for reason in check(complete, setup)]
    if reasons:
        raise PositionError("; ".join(reasons))
    return complete


# Defaults: an empty table in the first round, the first seat to move.


def _with_defaults(data: Json, setup: Setup) -> dict[str, Any]:
    named = setup.hotels if isinstance(setup.hotels, tuple) else ("night",) * setup.players
    leopold = {"deck": [card.number for card in cards.LEOPOLD], "staff": [], "markers": [0, 0, 0]}
    defaults: dict[str, Any] = {
        "format": "grandaustria-position", "version": 1, "setup": {}, "phase": "turn", "round": 1, "first": 0,
        "actor": 0, "count": 0, "tiles": ["A1", "B1", "C1"], "objectives": [105, 109, 113], "claims": [[], [], []],
        "dice": [0] * 6, "to_roll": 0, "dustbin": 0, "rolls": 1, "passed": [False] * setup.players, "queue": [0] * 5,
        "guest_discard": [], "reshuffles": 0, "staff_under": [], "staff_removed": [], "offer": [], "fresh": [],
        "draft": [], "leopold": leopold if setup.solo else None, "pending": [],
    }  # fmt: skip
    turn = {"begun": False, "guest": False, "die": False, "extra": False, "extra_turns": 0}
    seats = list(data.get("seats", [])) or [{}] * setup.players
    return {
        **defaults,
        **data,
        "turn": {**turn, **data.get("turn", {})},
        "seats": [_seat_with_defaults(seat, named[i % len(named)]) for i, seat in enumerate(seats)],
    }


def _seat_with_defaults(seat: Json, hotel: str) -> dict[str, Any]:
    defaults = {
        "hotel": hotel, "krones": 10, "emperor": 0, "kitchen": [0] * 4, "cafe": [None] * 3, "prepared": [],
        "occupied": [], "groups_paid": [], "hand": [], "played": [], "used": [], "known": [], "numbers": 0,
    }  # fmt: skip
    points = {**dict.fromkeys(POINT_SOURCES, 0), **seat.get("points", {})}
    return {**defaults, **seat, "points": points}


# Shape: the right keys with the right kinds of values.

Shape = Callable[[object, str], Iterator[str]]


def _number(low: int, high: int) -> Shape:
    def check(value: object, where: str) -> Iterator[str]:
        if type(value) is not int or not low <= value <= high:
            yield f"{where}: {value!r} is not a whole number from {low} to {high}"

    return check


def _one_of(values: Iterable[object]) -> Shape:
    allowed = tuple(values)

    def check(value: object, where: str) -> Iterator[str]:
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            yield f"{where}: {value!r} is not possible here"

    return check


def _flag(value: object, where: str) -> Iterator[str]:
    if not isinstance(value, bool):
        yield f"{where}: {value!r} is not true or false"


def _anything(value: object, where: str) -> Iterator[str]:
    yield from ()


def _list(item: Shape, least: int = 0, most: int = 64) -> Shape:
    def check(value: object, where: str) -> Iterator[str]:
        if not isinstance(value, list | tuple):
            yield f"{where}: expected a list"
        elif not least <= len(value) <= most:
            yield f"{where}: {len(value)} entries, expected {least if least == most else f'{least} to {most}'}"
        else:
            for i, entry in enumerate(value):
                yield from item(entry, f"{where}[{i}]")

    return check


def _or_none(shape: Shape) -> Shape:
    def check(value: object, where: str) -> Iterator[str]:
        if value is not None:
            yield from shape(value, where)

    return check


def _object(keys: Mapping[str, Shape], required: bool = False) -> Shape:
    def check(value: object, where: str) -> Iterator[str]:
        if not isinstance(value, Mapping):
            yield f"{where}: expected an object"
            return
        yield from _shape(value, keys, where)
        if required:
            yield from (f"{where}: {key} is missing" for key in keys if key not in value)

    return check


def _shape(value: Json, keys: Mapping[str, Shape], where: str) -> Iterator[str]:
    for key, entry in value.items():
        if key not in keys:
            yield f"{where}: unknown key {key!r}"
        else:
            yield from keys[key](entry, f"{where}.{key}" if where != "position" else key)


_STAFF_LIST = _list(_number(1, 48), most=48)
_ROOM_LIST = _list(_number(0, 19), most=20)
_CAFE_TABLE = _object({"guest": _number(49, 104), "served": _list(_number(0, 4), 4, 4)}, required=True)
_SEAT = {
    "hotel": _one_of(LAYOUTS), "krones": _number(0, cards.BOARD.krones_maximum), "emperor": _number(0, 13),
    "points": _object({source: _number(-9999, 9999) for source in POINT_SOURCES}),
    "kitchen": _list(_number(0, 200), 4, 4), "cafe": _list(_or_none(_CAFE_TABLE), 3, 3), "prepared": _ROOM_LIST,
    "occupied": _ROOM_LIST, "groups_paid": _list(_number(0, 9), most=10), "hand": _STAFF_LIST, "played": _STAFF_LIST,
    "used": _list(_one_of(sorted(ROUND_STAFF))), "known": _STAFF_LIST, "numbers": _number(0, 2),
}  # fmt: skip
_TURN = {"begun": _flag, "guest": _flag, "die": _flag, "extra": _flag, "extra_turns": _number(0, 9)}
_UNDER = {"card": _number(1, 48), "by": _number(0, 3), "from_hand": _flag}
_FRAME = {"frame": _one_of(FRAMES), "a": _number(0, BYTE), "b": _number(0, BYTE), "c": _number(0, BYTE)}
_LEOPOLD = {
    "deck": _list(_one_of(card.number for card in cards.LEOPOLD), most=20),
    "staff": _STAFF_LIST,
    "markers": _list(_number(0, 3), 3, 3),
}
_TABLE: Mapping[str, Shape] = {
    "format": _one_of(["grandaustria-position"]), "version": _one_of([1]), "setup": _anything, "phase": _one_of(PHASES),
    "round": _number(0, 7), "first": _number(0, 3), "actor": _number(0, 3), "count": _number(0, 24),
    "turn": _object(_TURN), "tiles": _list(_or_none(_one_of(tile.id for tile in cards.TILES)), 3, 3),
    "objectives": _list(_or_none(_number(105, 116)), 3, 3), "claims": _list(_list(_number(0, 3), most=3), 3, 3),
    "dice": _list(_number(0, 14), 6, 6), "to_roll": _number(0, 14), "dustbin": _number(0, 14),
    "rolls": _number(0, 14), "passed": _list(_flag, 2, 4), "queue": _list(_one_of((0, *GUEST_NUMBERS)), 5, 5),
    "guest_discard": _list(_number(49, 104), most=56), "guest_deck": _number(0, 56), "reshuffles": _number(0, BYTE),
    "staff_deck": _number(0, 48), "staff_under": _list(_object(_UNDER, required=True), most=48),
    "staff_removed": _STAFF_LIST, "offer": _STAFF_LIST, "fresh": _STAFF_LIST,
    "draft": _list(_list(_number(0, 48), 6, 6), most=4), "leopold": _or_none(_object(_LEOPOLD, required=True)),
    "pending": _list(_object(_FRAME, required=True), most=MOST_FRAMES), "seats": _list(_object(_SEAT), 2, 4),
}  # fmt: skip


# Consistency: nothing in two places, nothing that the rules exclude.


def _check_seats(data: Json, setup: Setup) -> Iterator[str]:
    if len(data["seats"]) != setup.players:
        yield f"seats: {len(data['seats'])} for {setup.players} players"
    if len(data["passed"]) != setup.players:
        yield f"passed: {len(data['passed'])} entries for {setup.players} players"
    for name in ("first", "actor"):
        if data[name] >= setup.players:
            yield f"{name}: there is no seat {data[name]}"
    for objective in data["claims"]:
        if len(set(objective)) < len(objective) or any(seat >= setup.players for seat in objective):
            yield f"claims: {objective} does not name different seats of this game"


def _repeated(entries: Iterable[int], what: str) -> Iterator[str]:
    for number, times in Counter(entries).items():
        if times > 1:
            yield f"{what} {number} is in {times} places"


def _check_guests(data: Json, setup: Setup) -> Iterator[str]:
    in_cafes = [table["guest"] for seat in data["seats"] for table in seat["cafe"] if table]
    in_queue = [guest for guest in data["queue"] if guest]
    everywhere = in_cafes + in_queue + list(data["guest_discard"])
    yield from _repeated(everywhere, "guest")
    if "guest_deck" in data and data["guest_deck"] != len(GUEST_NUMBERS) - len(set(everywhere)):
        yield f"guest_deck: {data['guest_deck']} cards do not fit what lies elsewhere"
    orders = {guest.number: guest.order for guest in cards.GUESTS}
    for i, seat in enumerate(data["seats"]):
        for table in filter(None, seat["cafe"]):
            if any(lies > wanted for lies, wanted in zip(table["served"], orders[table["guest"]], strict=True)):
                yield f"seats[{i}].cafe: guest {table['guest']} has more than the order asks for"


def _check_staff(data: Json, setup: Setup) -> Iterator[str]:
    places = [seat[place] for seat in data["seats"] for place in ("hand", "played")]
    places += [data["offer"], data["staff_removed"], [entry["card"] for entry in data["staff_under"]]]
    if data["leopold"]:
        places.append(data["leopold"]["staff"])
    if data["phase"] in ("deal", "draft"):
        in_hands = {card for seat in data["seats"] for card in seat["hand"]}
        places.append([card for pack in data["draft"] for card in pack if card and card not in in_hands])
    everywhere = [card for place in places for card in place]
    yield from _repeated(everywhere, "staff")
    if "staff_deck" in data and data["staff_deck"] != len(STAFF_NUMBERS) - len(set(everywhere)):
        yield f"staff_deck: {data['staff_deck']} cards do not fit what lies elsewhere"
    played = {card for seat in data["seats"] for card in seat["played"]}
    if not set(data["fresh"]) <= played:
        yield "fresh: only played staff can be fresh"
    for i, seat in enumerate(data["seats"]):
        if not set(seat["used"]) <= set(seat["played"]):
            yield f"seats[{i}].used: only played staff can be used"
        if set(seat["known"]) & (played | set(seat["hand"])):
            yield f"seats[{i}].known: cards in the own hand or in play are not secret"


def _check_hotels(data: Json, setup: Setup) -> Iterator[str]:
    for i, seat in enumerate(data["seats"]):
        both = sorted(set(seat["prepared"]) & set(seat["occupied"]))
        if both:
            yield f"seats[{i}]: rooms {both} are both prepared and occupied"
    hotels = [seat["hotel"] for seat in data["seats"]]
    dealt = PHASES.index(data["phase"]) > PHASES.index("hotels")
    named = list(setup.hotels) if isinstance(setup.hotels, tuple) else None
    if named and hotels != named:
        yield f"seats: the hotels {hotels} are not those of the set-up"
    if setup.hotels == "night" and set(hotels) != {"night"}:
        yield f"seats: the hotels {hotels} are not all night"
    people = hotels[:1] if setup.solo else hotels
    if setup.hotels == "day" and dealt and ("night" in people or len(set(people)) < len(people)):
        yield f"seats: the hotels {hotels} are not different day layouts"


def _check_board(data: Json, setup: Setup) -> Iterator[str]:
    dice = sum(data["dice"]) + data["to_roll"] + data["dustbin"]
    if dice > cards.BOARD.dice[setup.players]:
        yield f"dice: {dice} are more than {setup.players} players use"
    set_up = PHASES.index(data["phase"]) > PHASES.index("objectives")
    for i, group in enumerate("ABC"):
        tile, objective = data["tiles"][i], data["objectives"][i]
        if (tile or set_up) and (tile is None or tile[0] != group):
            yield f"tiles[{i}]: {tile!r} is not of group {group}"
        if (objective or set_up) and (objective is None or (objective - 105) // 4 != i):
            yield f"objectives[{i}]: {objective!r} is not of group {group}"
    in_play = PHASES.index(data["phase"]) > PHASES.index("rooms")
    if in_play != (data["round"] > 0):
        yield f"round: {data['round']} does not fit the phase {data['phase']}"
    if data["phase"] == "emperor" and data["round"] not in cards.BOARD.emperor_rounds:
        yield f"round: the emperor does not score after round {data['round']}"


def _check_turn(data: Json, setup: Setup) -> Iterator[str]:
    if data["phase"] != "turn":
        return
    seat = data["seats"][data["actor"]] if data["actor"] < len(data["seats"]) else None
    turn = data["turn"]
    if seat is None or turn["extra"] or (setup.solo and data["actor"] == 1):
        return
    if turn["die"] and seat["numbers"] == 0:
        yield "turn: a die was taken, but no number is covered"
    if not turn["die"] and seat["numbers"] == 2:
        yield "turn: both numbers of the seat to move are covered"
    if data["passed"][data["actor"]]:
        yield "passed: the seat to move has passed"
    if not turn["die"] and not sum(data["dice"]):
        yield "dice: there is none left for this turn"


def _check_solo(data: Json, setup: Setup) -> Iterator[str]:
    if (data["leopold"] is None) != (setup.solo is None):
        yield "leopold: his cards belong to a solo game and to no other"
    if data["leopold"] and not set(data["leopold"]["staff"]) <= END_STAFF:
        yield "leopold: his face-down staff are end-of-game cards"
    if data["leopold"] and data["phase"] == "turn" and data["actor"] == 1 and not data["pending"]:
        yield "actor: Leopold does not decide anything"


_CHECKS = (_check_seats, _check_guests, _check_staff, _check_hotels, _check_board, _check_turn, _check_solo)

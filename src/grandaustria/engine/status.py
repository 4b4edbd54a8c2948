"""What makes a position possible. A position that is not is refused with every reason named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from grandaustria import cards
from grandaustria.engine import pending
from grandaustria.engine.errors import PositionError
from grandaustria.engine.forms import PointsData, PositionData, SeatData, TurnData
from grandaustria.engine.setup import Setup, stored
from grandaustria.engine.shape import faults
from grandaustria.vocabulary import (
    GROUP_CARDS,
    GROUPS,
    GUEST_NUMBERS,
    MARKER_SPACES,
    OBJECTIVE_NUMBERS,
    PHASES,
    POINT_SOURCES,
    STAFF_NUMBERS,
    TURN_FLAGS,
)

Json = Mapping[str, Any]

END_STAFF = {card.number for card in cards.STAFF if card.timing == "end"}
COMPOSED = frozenset([PositionData, SeatData, TurnData, PointsData])
"""Of these a composed position may leave out keys."""


def checked(data: object) -> PositionData:
    """The position with all defaults filled in, or a PositionError that names every reason against it."""
    if not isinstance(data, Mapping):
        raise PositionError("a position is an object")
    beside_setup = {key: value for key, value in data.items() if key != "setup"}  # which says itself what is wrong
    found = list(faults(beside_setup, PositionData, "position", COMPOSED))
    reasons = [fault.reason for fault in found]
    if data.get("fresh"):  # a position of version 0.1, which did not name its readings
        data = {**data, "setup": stored(data.get("setup", {}))}
    try:
        setup = Setup.from_json(data.get("setup", {}))
    except PositionError as error:
        reasons.append(str(error))
    else:
        if all(fault.readable for fault in found):
            complete = with_defaults(data, setup)
            reasons += _inconsistencies(complete, setup)
    if reasons:
        raise PositionError("; ".join(reasons))
    return complete


def _inconsistencies(data: PositionData, setup: Setup) -> Iterator[str]:
    """Where a seat is named that is not there, what asks about seats by number is left out."""
    missing = list(_check_seats(data, setup))
    yield from missing
    for check in _CHECKS if missing else _CHECKS + _CHECKS_BY_SEAT:
        yield from check(data, setup)


# Defaults: an empty table in the first round, the first seat to move.


def with_defaults(data: Json, setup: Setup) -> PositionData:
    """A composed position with everything that was not said, as it usually is."""
    named = setup.hotels if isinstance(setup.hotels, tuple) else ("night",) * setup.players
    leopold = {"deck": [card.number for card in cards.LEOPOLD], "staff": [], "markers": [0, 0, 0]}
    defaults: dict[str, Any] = {
        "format": "grandaustria-position", "version": 1, "setup": {}, "phase": "turn", "round": 1, "first": 0,
        "actor": 0, "count": 0, "tiles": ["A1", "B1", "C1"], "objectives": [105, 109, 113], "claims": [[], [], []],
        "dice": [0] * 6, "to_roll": 0, "dustbin": 0, "rolls": 1, "passed": [False] * setup.players, "queue": [0] * 5,
        "guest_discard": [], "reshuffles": 0, "staff_under": [], "hands_mixed": False, "staff_removed": [],
        "offer": [], "fresh": [], "draft": [[0] * 6] * setup.players if setup.staff == "draft" else [],
        "leopold": leopold if setup.solo else None, "pending": [],
    }  # fmt: skip
    turn = {**dict.fromkeys(TURN_FLAGS, False), "extra_turns": 0}
    seats = data.get("seats", [{}] * setup.players)
    parts = {
        "turn": {**turn, **data.get("turn", {})},
        "seats": [_seat_with_defaults(seat, named[i % len(named)]) for i, seat in enumerate(seats)],
    }
    return cast(PositionData, {**defaults, **data, **parts})


def _seat_with_defaults(seat: Json, hotel: str) -> dict[str, Any]:
    defaults = {
        "hotel": hotel, "krones": 10, "emperor": 0, "kitchen": [0] * 4, "cafe": [None] * 3, "prepared": [],
        "occupied": [], "groups_paid": [], "hand": [], "played": [], "used": [], "known": [], "numbers": 0,
    }  # fmt: skip
    points = {**dict.fromkeys(POINT_SOURCES, 0), **seat.get("points", {})}
    return {**defaults, **seat, "points": points}


# Consistency: nothing in two places, nothing that the rules exclude.


def _check_seats(data: PositionData, setup: Setup) -> Iterator[str]:
    if len(data["seats"]) != setup.players:
        yield f"seats: {len(data['seats'])} for {setup.players} players"
    if len(data["passed"]) != setup.players:
        yield f"passed: {len(data['passed'])} entries for {setup.players} players"
    for name in ("first", "actor"):
        if data[name] >= setup.players:
            yield f"{name}: there is no seat {data[name]}"


def _check_claims(data: PositionData, setup: Setup) -> Iterator[str]:
    for objective in data["claims"]:
        if len(set(objective)) < len(objective) or any(seat >= setup.players for seat in objective):
            yield f"claims: {objective} does not name different seats of this game"


def _repeated(entries: Iterable[int], what: str) -> Iterator[str]:
    for number, times in Counter(entries).items():
        if times > 1:
            yield f"{what} {number} is in {times} places"


def _check_guests(data: PositionData, setup: Setup) -> Iterator[str]:
    in_cafes = [table["guest"] for seat in data["seats"] for table in seat["cafe"] if table]
    in_queue = [guest for guest in data["queue"] if guest]
    everywhere = in_cafes + in_queue + list(data["guest_discard"])
    yield from _repeated(everywhere, "guest")
    if data.get("guest_deck") not in (None, len(GUEST_NUMBERS) - len(set(everywhere))):
        yield f"guest_deck: {data['guest_deck']} cards do not fit what lies elsewhere"
    orders = {guest.number: guest.order for guest in cards.GUESTS}
    for i, seat in enumerate(data["seats"]):
        for table in filter(None, seat["cafe"]):
            order = orders.get(table["guest"], table["served"])
            if any(lies > wanted for lies, wanted in zip(table["served"], order, strict=True)):
                yield f"seats[{i}].cafe: guest {table['guest']} has more than the order asks for"


def _check_staff(data: PositionData, setup: Setup) -> Iterator[str]:
    places = [seat[place] for seat in data["seats"] for place in ("hand", "played")]
    places += [data["offer"], data["staff_removed"], [entry["card"] for entry in data["staff_under"]]]
    if data["leopold"]:
        places.append(data["leopold"]["staff"])
    if data["phase"] in ("deal", "draft"):
        in_hands = {card for seat in data["seats"] for card in seat["hand"]}
        places.append([card for pack in data["draft"] for card in pack if card and card not in in_hands])
    everywhere = [card for place in places for card in place]
    yield from _repeated(everywhere, "staff")
    if data.get("staff_deck") not in (None, len(STAFF_NUMBERS) - len(set(everywhere))):
        yield f"staff_deck: {data['staff_deck']} cards do not fit what lies elsewhere"
    played = {card for seat in data["seats"] for card in seat["played"]}
    if not set(data["fresh"]) <= played:
        yield "fresh: only played staff can be fresh"
    if data["fresh"] and setup.readings > 1:
        yield f"fresh: in readings {setup.readings} staff acts at once"
    leopolds = set(data["leopold"]["staff"]) if data["leopold"] else set()
    for i, seat in enumerate(data["seats"]):
        if not set(seat["used"]) <= set(seat["played"]):
            yield f"seats[{i}].used: only played staff can be used"
        if set(seat["known"]) & (played | set(seat["hand"])):
            yield f"seats[{i}].known: cards in the own hand or in play are not secret"
        if set(seat["known"]) & leopolds:
            yield f"seats[{i}].known: nobody knows Leopold's face-down cards"


def _check_hotels(data: PositionData, setup: Setup) -> Iterator[str]:
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


def _check_board(data: PositionData, setup: Setup) -> Iterator[str]:
    dice = sum(data["dice"]) + data["to_roll"] + data["dustbin"]
    if dice > cards.BOARD.dice[setup.players]:
        yield f"dice: {dice} are more than {setup.players} players use"
    set_up = PHASES.index(data["phase"]) > PHASES.index("objectives")
    for i, group in enumerate(GROUPS):
        tile, objective = data["tiles"][i], data["objectives"][i]
        if (tile or set_up) and (tile is None or tile[0] != group):
            yield f"tiles[{i}]: {tile!r} is not of group {group}"
        if (objective or set_up) and (objective is None or (objective - OBJECTIVE_NUMBERS[0]) // GROUP_CARDS != i):
            yield f"objectives[{i}]: {objective!r} is not of group {group}"
    in_play = PHASES.index(data["phase"]) > PHASES.index("rooms")
    if in_play != (data["round"] > 0):
        yield f"round: {data['round']} does not fit the phase {data['phase']}"
    if data["phase"] == "emperor" and data["round"] not in cards.BOARD.emperor_rounds:
        yield f"round: the emperor does not score after round {data['round']}"


def _check_turn(data: PositionData, setup: Setup) -> Iterator[str]:
    if data["phase"] != "turn":
        return
    seat, turn = data["seats"][data["actor"]], data["turn"]
    if turn["extra"] or (setup.solo and data["actor"] == 1):
        return
    if turn["die"] and seat["numbers"] == 0:
        yield "turn: a die was taken, but no number is covered"
    if not turn["die"] and seat["numbers"] == 2:
        yield "turn: both numbers of the seat to move are covered"
    if data["passed"][data["actor"]]:
        yield "passed: the seat to move has passed"
    if not turn["die"] and not sum(data["dice"]):
        yield "dice: there is none left for this turn"


def _check_solo(data: PositionData, setup: Setup) -> Iterator[str]:
    if (data["leopold"] is None) != (setup.solo is None):
        yield "leopold: his cards belong to a solo game and to no other"
    if data["leopold"] and not set(data["leopold"]["staff"]) <= END_STAFF:
        yield "leopold: his face-down staff are end-of-game cards"
    if data["leopold"] and not data["leopold"]["deck"]:
        yield "leopold: his deck is never empty"
    for i, marker in enumerate(data["leopold"]["markers"] if data["leopold"] else ()):
        if (marker == len(MARKER_SPACES)) != (1 in data["claims"][i]):
            yield f"leopold: on objective {GROUPS[i]} he has a disc if his marker has come to I, and only then"
    frames = {frame["frame"] for frame in data["pending"]}
    his = {"refill", "leopold_card", "leopold_staff", "leopold"}
    if data["leopold"] and data["phase"] == "turn" and data["actor"] == 1 and not (frames and frames <= his):
        yield "actor: Leopold does not decide anything"


def _check_pending(data: PositionData, setup: Setup) -> Iterator[str]:
    return pending.reasons(data)


def _check_progress(data: PositionData, setup: Setup) -> Iterator[str]:
    """Steps done within a phase, and whether what is asked next can be asked."""
    phase, count = data["phase"], data["count"]
    most = {"emperor": setup.players, "guests": setup.players, "rooms": setup.players, "turn": 0, "roll": 0}
    if count > most.get(phase, count):
        yield f"count: {count} steps are too many for the phase {phase}"
    if phase in ("roll", "over", "deal", "tiles", "objectives", "queue", "first", "hotels") and data["pending"]:
        yield f"pending: nothing is resolved in the phase {phase}"
    if phase == "deal" or (phase == "draft" and setup.staff == "draft"):
        yield from _check_dealt(data)
    if PHASES.index(phase) > PHASES.index("queue") and phase != "over":
        holes = [place for place in data["queue"] if not place]
        if len(holes) > ("refill" in [frame["frame"] for frame in data["pending"]]):
            yield "queue: five guests wait there"
    if phase == "guests" and any(len([t for t in seat["cafe"] if t]) > 1 for seat in data["seats"]):
        yield "cafe: nobody has more than one guest yet"


def _check_dealt(data: PositionData) -> Iterator[str]:
    """While staff is dealt or drafted, whatever was dealt lies somewhere, and nothing has left the game."""
    dealt = sum(len(seat["hand"]) for seat in data["seats"]) + sum(card > 0 for pack in data["draft"] for card in pack)
    dealt += len(data["leopold"]["staff"]) if data["leopold"] else 0
    if data["phase"] == "deal" and dealt != data["count"]:
        yield f"count: {dealt} staff cards lie before the seats, not {data['count']}"
    if data["staff_removed"]:
        yield "staff_removed: no card is out of the game yet"


def _check_draft(data: PositionData, setup: Setup) -> Iterator[str]:
    packs = data["draft"]
    if setup.staff != "draft":
        if packs:
            yield "draft: this game has none"
        return
    dealt = PHASES.index(data["phase"]) > PHASES.index("deal")
    if len(packs) != setup.players:
        yield f"draft: {len(packs)} packs for {setup.players} players"
    elif dealt:
        yield from _repeated((card for pack in packs for card in pack if card), "drafted staff")
    if dealt and data["phase"] == "draft" and any(0 in pack for pack in packs):
        yield "draft: every pack has six cards"
    if data["phase"] in ("deal", "draft") and len(packs) == setup.players:
        yield from _check_kept(data, setup)


def _check_kept(data: PositionData, setup: Setup) -> Iterator[str]:
    """During the draft a hand is what its seat has kept: pick by pick the first cards of the packs that came along."""
    kept: list[set[int]] = [set() for _ in range(setup.players)]
    choices = data["count"] if data["phase"] == "draft" else 0
    for choice in range(min(choices, setup.players * len(data["draft"][0]))):
        pick, picking = divmod(choice, setup.players)
        kept[picking].add(data["draft"][(picking - pick) % setup.players][pick])
    for i, seat in enumerate(data["seats"]):
        if set(seat["hand"]) != kept[i]:
            yield f"seats[{i}].hand: it does not hold what was kept in the draft"


_CHECKS = (
    _check_claims,
    _check_guests,
    _check_staff,
    _check_hotels,
    _check_board,
    _check_progress,
)
_CHECKS_BY_SEAT = (_check_draft, _check_turn, _check_solo, _check_pending)
